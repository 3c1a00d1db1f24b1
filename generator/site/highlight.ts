import { make } from './dom.js';

/** Returns text with the given words in `<mark>` elements. Words consist of letters and digits. */
export function highlight(text: string, words: readonly string[]): (Node | string)[] {
  if (words.length === 0) return [text];
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const pieces = text.split(new RegExp(`(${longestFirst.join('|')})`, 'iu'));
  return pieces.map((piece, index) => (index % 2 === 1 ? make('mark', {}, piece) : piece));
}
