/** Prints JSON over several lines. */

/** Matches strings, empty arrays and objects, and the delimiters of JSON. */
const tokens = /"(?:[^"\\]|\\.)*"|\{\}|\[\]|[{}[\],:]/gu;

/** Indents compact JSON like `JSON.stringify` with two spaces, but keeps all digits of numbers. */
function indentJson(text: string): string {
  let indent = '\n';
  return text.replaceAll(tokens, (token) => {
    if (token === '{' || token === '[') {
      indent += '  ';
      return token + indent;
    }
    if (token === '}' || token === ']') {
      indent = indent.slice(0, -2);
      return indent + token;
    }
    if (token === ':') return ': ';
    return token === ',' ? token + indent : token;
  });
}

/** Prints compact JSON over several lines if it is longer than `most` characters. */
export function indentLong(text: string, most: number): string {
  return text.length > most ? indentJson(text) : text;
}
