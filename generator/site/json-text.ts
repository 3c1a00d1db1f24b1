import { parseJson } from '../src/support/json.js';

/** Matches a string, a bracket, a comma, a colon, or another token of JSON. */
const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gu;

/** Indents JSON without changing its tokens, so that no digits of numbers are lost. Returns other text unchanged. */
export function indentJson(text: string): string {
  if (parseJson(text) === undefined) return text;
  let depth = 0;
  let result = '';
  let previous = '';
  const newLine = (): string => `\n${'  '.repeat(Math.min(depth, 100))}`;
  for (const [piece] of text.matchAll(token)) {
    if (piece === '}' || piece === ']') {
      depth -= 1;
      if (previous !== '{' && previous !== '[') result += newLine();
    } else if (previous === '{' || previous === '[' || previous === ',') result += newLine();
    result += piece === ':' ? ': ' : piece;
    if (piece === '{' || piece === '[') depth += 1;
    previous = piece;
  }
  return result;
}
