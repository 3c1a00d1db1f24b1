/** Text of a document in Markdown, on one line. */
const control = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Prints inline text; characters that Markdown or HTML would interpret are escaped. */
export const printInline = (text: string): string =>
  text
    .replaceAll(control, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/gu, (match) => (match === '<' ? '&lt;' : match === '>' ? '&gt;' : `\\${match}`));

/** Prints text in a code span of a table, where a bar would end the cell. */
export const printTableCell = (text: string): string =>
  text
    .replaceAll(control, ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/[`<>]/gu, (match) => (match === '`' ? '\u02cb' : match === '<' ? '&lt;' : '&gt;'));
