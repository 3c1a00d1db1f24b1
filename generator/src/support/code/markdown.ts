/** Prints text from a document as Markdown, on one line. */
const control = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Prints inline text; characters that Markdown or HTML would interpret are escaped. */
export function printInline(text: string): string {
  return text
    .replaceAll(control, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/gu, (match) => (match === '<' ? '&lt;' : match === '>' ? '&gt;' : `\\${match}`));
}

/** Prints text for a code span in a table. Bars are escaped, because they would end the cell. */
export function printTableCell(text: string): string {
  return text
    .replaceAll(control, ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/[`<>]/gu, (match) => (match === '`' ? '\u02cb' : match === '<' ? '&lt;' : '&gt;'));
}
