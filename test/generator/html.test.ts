/** HTML in descriptions becomes Markdown in the reference and plain text in code comments. A unit test. */
import { expect, test } from 'vitest';
import { htmlToMarkdown, htmlToText } from '../../generator/src/support/code/html.js';

test.each([
  [
    '<a href="https://a.example/x?y=1&amp;z">here</a>',
    '[here](https://a.example/x?y=1&z)',
    'here (https://a.example/x?y=1&z)',
  ],
  ["See <A HREF='#part'>it</A>.", 'See [it](#part).', 'See it (#part).'],
  ['<a href="javascript:alert(1)">no</a>', 'no', 'no'],
  [
    '<a href="https://a.example/)[x](javascript:1)">no</a>',
    '[no](https://a.example/%29[x]%28javascript:1%29)',
    'no (https://a.example/%29[x]%28javascript:1%29)',
  ],
  ['<a href="//a.example">no</a>', 'no', 'no'],
  ['<b>bold</b> <em>more</em> <code>x &lt; y</code>', '**bold** *more* `x &lt; y`', 'bold more `x < y`'],
  ['one<br>two<br/>three', 'one  \ntwo  \nthree', 'one\ntwo\nthree'],
  ['<p>one</p><p>two</p>', 'one\n\ntwo', 'one\n\ntwo'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n- two', '- one\n- two'],
  ['a <!-- hidden --> b', 'a  b', 'a  b'],
  // Text that only looks like HTML.
  ['a < b and List<b> and <id>', 'a < b and List<b> and <id>', 'a < b and List<b> and <id>'],
  ['</b> <script>x</script>', '</b> <script>x</script>', '</b> <script>x</script>'],
  ['`<b>x</b>` and\n```\n<i>y</i>\n```', '`<b>x</b>` and\n```\n<i>y</i>\n```', '`<b>x</b>` and\n```\n<i>y</i>\n```'],
  ['plain *Markdown* & [link](/x)', 'plain *Markdown* & [link](/x)', 'plain *Markdown* & [link](/x)'],
])('converts %j to Markdown and text', (html, markdown, text) => {
  expect([htmlToMarkdown(html), htmlToText(html)]).toEqual([markdown, text]);
});

// Each text would take minutes if it were scanned again for every repetition.
test.each(['<a ', '<b>', '<a href=', '<a x="', '`', '``` ', '~~~\n', '<!--', '&#', '</b>', ' \n'])(
  'converts 50,000 repetitions of %j in linear time',
  (part) => {
    const text = part.repeat(50_000);
    expect(htmlToText(text)).toBe(text);
  },
);
