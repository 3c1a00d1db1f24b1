/** Rich text, HTML, URLs and slugs. Unit tests, because each table row would require a request. */
import { describe, expect, test } from 'vitest';
import { fileUrl, joinUrl, postUrl } from '../../../packages/service/src/kernel/addresses.js';
import { escapeHtml, sanitizeHtml, sanitizeText, textOfHtml } from '../../../packages/service/src/kernel/html.js';
import { safeHref, safeSource, withSafeLinks } from '../../../packages/service/src/kernel/links.js';
import {
  documentOfText,
  readDocument,
  readSgids,
  renderHtml,
  renderText,
  toRichText,
} from '../../../packages/service/src/kernel/rich-text.js';
import { checkSlug, slugsOf } from '../../../packages/service/src/kernel/slugs.js';
import { containing, slugOf } from '../../../packages/service/src/kernel/text.js';

function text(value: string, ...marks: object[]) {
  return { type: 'text', text: value, ...(marks[0] && { marks }) };
}
const labels = new Map([['s1', 'Ada & Co']]);

/** Nodes with their HTML and plain text. */
const nodes: readonly (readonly [node: object, html: string, plain: string])[] = [
  [text('a < "b"'), 'a &lt; &quot;b&quot;', 'a < "b"'],
  [{ type: 'paragraph', content: [text('a'), text('b')] }, '<p>ab</p>', 'ab'],
  [{ type: 'paragraph' }, '<p></p>', ''],
  [{ type: 'bulletList', content: [{ type: 'list_item', content: [text('a')] }] }, '<ul><li>a</li></ul>', 'a'],
  [{ type: 'ordered_list', content: [{ type: 'listItem', content: [text('a')] }] }, '<ol><li>a</li></ol>', 'a'],
  [{ type: 'blockquote', content: [text('a')] }, '<blockquote>a</blockquote>', 'a'],
  [{ type: 'codeBlock', content: [text('a')] }, '<pre><code>a</code></pre>', 'a'],
  [{ type: 'heading', content: [text('a')] }, '<h2>a</h2>', 'a'],
  [{ type: 'heading', attrs: { level: 1 }, content: [text('a')] }, '<h1>a</h1>', 'a'],
  [{ type: 'heading', attrs: { level: -3 }, content: [text('a')] }, '<h1>a</h1>', 'a'],
  [{ type: 'heading', attrs: { level: 6.9 }, content: [text('a')] }, '<h6>a</h6>', 'a'],
  [{ type: 'heading', attrs: { level: 7 }, content: [text('a')] }, '<h6>a</h6>', 'a'],
  [{ type: 'heading', attrs: { level: 'x' }, content: [text('a')] }, '<h2>a</h2>', 'a'],
  [{ type: 'paragraph', content: [text('a'), { type: 'hard_break' }, text('b')] }, '<p>a<br>b</p>', 'a b'],
  [{ type: 'horizontalRule' }, '<hr>', ''],
  [text('a', { type: 'bold' }), '<strong>a</strong>', 'a'],
  [text('a', { type: 'strong' }), '<strong>a</strong>', 'a'],
  [text('a', { type: 'italic' }), '<em>a</em>', 'a'],
  [text('a', { type: 'em' }), '<em>a</em>', 'a'],
  [text('a', { type: 'strike' }), '<s>a</s>', 'a'],
  [text('a', { type: 'underline' }), '<u>a</u>', 'a'],
  [text('a', { type: 'code' }, { type: 'bold' }), '<strong><code>a</code></strong>', 'a'],
  [text('a', { type: 'blink' }), 'a', 'a'],
  [text('a', { type: 'link', attrs: { href: 'javascript:x' } }), 'a', 'a'],
  [text('a', { type: 'link' }), 'a', 'a'],
  [
    text('a', { type: 'Link', attrs: { href: 'https://a.example/?b=1&c=2' } }),
    '<a href="https://a.example/?b=1&amp;c=2" rel="noopener nofollow">a</a>',
    'a',
  ],
  [{ type: 'mention', attrs: { sgid: 's1', label: 'old' } }, '<span>@Ada &amp; Co</span>', '@Ada & Co'],
  [{ type: 'mention', attrs: { sgid: 's2', label: 'L', name: 'N' } }, '<span>@L</span>', '@L'],
  [{ type: 'mention', attrs: { name: 'N' } }, '<span>@N</span>', '@N'],
  [{ type: 'mention', attrs: [1] }, '', '@'],
  [{ type: 'image', attrs: { src: 'https://a.example/b' } }, '<img src="https://a.example/b" alt="">', ''],
  [
    { type: 'image', attrs: { url: 'https://a.example/b?c="&d', alt: '<' } },
    '<img src="https://a.example/b?c=%22&amp;d" alt="&lt;">',
    '',
  ],
  [{ type: 'image', attrs: { src: 'mailto:a@example.com' } }, '', ''],
  [{ type: 'image' }, '', ''],
  [{ type: 'embed', attrs: { sgid: 's1' } }, 'Ada &amp; Co', ''],
  [{ type: 'poll', text: 'a<' }, 'a&lt;', 'a<'],
  [{ type: 'poll', content: [text('b')], text: 'a' }, 'b', 'ba'],
  [{ content: [text('b'), 'c', null, [text('d')]] }, 'b', 'b'],
  [{ type: 7, content: 'x' }, '', ''],
];

describe('editor documents', () => {
  test.each(nodes)('editor documents are rendered to HTML and plain text: %j', (node, html, plain) => {
    const document = { type: 'doc', content: [{ ...node }] };
    expect([renderHtml(document, labels), renderText(document, labels)]).toEqual([html, plain]);
  });

  test('editor documents become one line of text with spaces between blocks', () => {
    const paragraph = { type: 'paragraph', content: [text('a '), text(' b\n')] };
    expect(renderText({ type: 'doc', content: [paragraph, paragraph, text('c'), text('d')] })).toBe('a b a b c d');
  });

  test('an editor document is read from the property body or used directly', () => {
    const content = [text('a')];
    expect(readDocument({ body: { type: 'note', content } })).toEqual({ type: 'note', content });
    expect(readDocument({ type: 'note', content: [...content, 'b', null, [1]] })).toEqual({ type: 'note', content });
    expect(readDocument({ body: 'x', type: 1 })).toEqual({ type: 'doc', content: [] });
    for (const none of [undefined, null, 'x', []]) expect(readDocument(none)).toEqual({ type: 'doc', content: [] });
    expect(documentOfText('')).toEqual({ type: 'doc', content: [] });
    expect(documentOfText('a')).toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [text('a')] }] });
  });

  test('editor documents list the sgids of references at any depth', () => {
    const inner = { type: 'mention', attrs: { sgid: 'b' } };
    const content = [
      { attrs: { sgid: 'a' }, content: [{ attrs: { sgid: '' }, content: [inner] }] },
      { attrs: { sgid: 1 } },
      {},
    ];
    expect(readSgids({ type: 'doc', content })).toEqual(['a', 'b']);
  });

  test('editor documents are normalized to strict rich text', () => {
    const content = [
      { type: 'paragraph', content: [text('a', { type: 'bold', attrs: { href: 'javascript:x', target: '_top' } })] },
      text(
        'b',
        { attrs: { href: 'https://a.example', target: '_top' } },
        { type: 'link', attrs: { href: 'mailto:a@b' } },
      ),
      { text: 'c', marks: [], content: [] },
      { attrs: { href: 'https://a.example' } },
      { type: 'mention', attrs: { sgid: 's' } },
      { type: 'mention', attrs: { sgid: 's', href: 'data:x', target: 1 } },
      { type: 'mention', attrs: { sgid: 's', href: 'https://a.example', target: '_top' } },
    ];
    expect(toRichText({ type: 'doc', content })).toStrictEqual({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] },
        {
          type: 'text',
          text: 'b',
          marks: [
            { type: 'mark', attrs: { href: 'https://a.example/', target: '_top' } },
            { type: 'link', attrs: { href: 'mailto:a@b', target: null } },
          ],
        },
        { type: 'text', text: 'c' },
        { type: 'paragraph' },
        { type: 'mention', attrs: { sgid: 's' } },
        { type: 'mention', attrs: { sgid: 's', href: null, target: null } },
        { type: 'mention', attrs: { sgid: 's', href: 'https://a.example/', target: '_top' } },
      ],
    });
  });
});

describe('HTML', () => {
  test('HTML is escaped completely', () => expect(escapeHtml(`<a b='"&'>`)).toBe('&lt;a b=&#39;&quot;&amp;&#39;&gt;'));

  const kept = 'p pre blockquote ul ol li h1 h2 h3 h4 h5 h6 div figure figcaption table thead tbody tr th td';
  test.each([...kept.split(' '), ...'b strong i em u s code a span'.split(' ')])(
    'sanitizing HTML keeps the element %s',
    (tag) => {
      expect(sanitizeHtml(`<${tag} title="x">a</${tag}>`)).toBe(`<${tag}>a</${tag}>`);
    },
  );

  const dropped = 'script style template noscript iframe object svg math textarea option';
  test.each(dropped.split(' '))('sanitizing HTML drops the element %s with its content', (tag) => {
    expect(sanitizeHtml(`a<${tag}>b</${tag}>c`)).toBe('ac');
  });

  test.each([
    ['<br><hr/>', '<br><hr>'],
    ['<blink>a</blink>', 'a'],
    ['<a rel="opener">a</a>', '<a>a</a>'],
    ['<img src="https://a.example/b">', '<img src="https://a.example/b">'],
    ['<img alt="b"><img src="">', ''],
    ['<img src="mailto:a@b" alt="c">', ''],
  ])('HTML is sanitized: %s', (given, expected) => expect(sanitizeHtml(given)).toBe(expected));

  test.each([
    ['plain', '<p>plain</p>'],
    ['1 < 2', '<p>1 &lt; 2</p>'],
    ['<b>a', '<b>a</b>'],
    ['a</b>', 'a'],
    ['a<!-- b -->', 'a'],
  ])('HTML is sanitized or created from plain text: %s', (given, expected) =>
    expect(sanitizeText(given)).toBe(expected),
  );

  test.each([
    ['<p>a <b>b</b>c</p>\n<p>d</p>', 'a bc d'],
    ['a<br>b &lt;c&gt; &quot;&amp;amp; ', 'a b <c> "&amp;'],
    ['a&nbsp;&nbsp;b<script>c</script>', 'a b'],
  ])('HTML is converted to plain text: %s', (given, expected) => expect(textOfHtml(given)).toBe(expected));
});

describe('URLs', () => {
  test.each([
    ['https://a.example', 'https://a.example/', 'https://a.example/'],
    ['http://a.example/b', 'http://a.example/b', 'http://a.example/b'],
    ['mailto:a@example.com', 'mailto:a@example.com', undefined],
    ['javascript:x', undefined, undefined],
    ['/a', undefined, undefined],
    ['ftp://a.example', undefined, undefined],
  ])('unsafe URLs become undefined: %s', (given, href, source) =>
    expect([safeHref(given), safeSource(given)]).toEqual([href, source]),
  );

  test('URLs in nested values become null when unsafe', () => {
    const value = { HREF: 'x', src: 'https://a.example', url: 7, title: 'x', more: [{ url: 'x', n: null }] };
    expect(withSafeLinks(value)).toEqual({ ...value, HREF: null, more: [{ url: null, n: null }] });
  });

  test('URLs of the service are built from its base URL', () => {
    const scope = { baseUrl: 'https://b.example' };
    expect(postUrl(scope, 'a/b', 'c d')).toBe('https://b.example/c/a%2Fb/c%20d');
    expect(joinUrl(scope, 'a&b')).toBe('https://b.example/join?invitation_token=a%26b');
    expect([fileUrl(scope, '/files/a'), fileUrl(scope, 'https://a.example/')]).toEqual([
      'https://b.example/files/a',
      'https://a.example/',
    ]);
  });
});

describe('slugs', () => {
  test.each([
    ['Crème brûlée: 2 ways!', 'creme-brulee-2-ways'],
    ['--a -- b--', 'a-b'],
    ['日本', '日本'],
    ['!?', 'untitled'],
    ['', 'untitled'],
    [`${'a'.repeat(81)}`, 'a'.repeat(80)],
  ])('a slug is made from the title %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  test('a slug in use gets a number or a random suffix', () => {
    const slugs = slugsOf('A b');
    expect(slugs.slice(0, -1)).toEqual(['a-b', 'a-b-2', 'a-b-3', 'a-b-4', 'a-b-5']);
    expect(slugs.at(-1)).toMatch(/^a-b-[0-9a-f]{8}$/u);
  });

  test('slugs from requests are validated', () => {
    for (const slug of ['a', 'Ä-9_', 'x'.repeat(200)]) expect(checkSlug(slug)).toBe(slug);
    for (const slug of ['', 'x'.repeat(201), 'a b', 'a/', '/a']) expect(() => checkSlug(slug)).toThrow('not valid');
  });

  test('containing() escapes SQL wildcards', () => expect(containing('a%_\\b')).toBe('%a\\%\\_\\\\b%'));
});
