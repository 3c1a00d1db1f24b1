/** Text of a document in Markdown: kept as text, on one line. */
const control = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Inline text; what Markdown or HTML would read as markup is escaped. */
export const printInline = (text: string): string =>
  text
    .replaceAll(control, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/gu, (match) => (match === '<' ? '&lt;' : match === '>' ? '&gt;' : `\\${match}`));

/** Text within a code span of a table: a bar would end the cell. */
export const printTableCell = (text: string): string =>
  text
    .replaceAll(control, ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/[`<>]/gu, (match) => (match === '`' ? '\u02cb' : match === '<' ? '&lt;' : '&gt;'));
