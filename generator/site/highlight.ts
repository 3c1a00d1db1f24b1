import { make } from './dom.js';

/** Returns a text with the given words, which are in lower case, in `<mark>` elements. */
export function highlight(text: string, words: readonly string[]): (Node | string)[] {
  const lower = text.toLowerCase();
  // Some characters have another length in lower case.
  if (lower.length !== text.length) return [text];
  const parts: (Node | string)[] = [];
  let start = 0;
  for (let index = 0; index < text.length; ) {
    const isStart = index === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(index - 1)) || /\p{Lu}/u.test(text.charAt(index));
    const word = isStart ? longest(words.filter((candidate) => lower.startsWith(candidate, index))) : '';
    if (word !== '') {
      parts.push(text.slice(start, index), make('mark', {}, text.slice(index, index + word.length)));
      start = index + word.length;
    }
    index += Math.max(word.length, 1);
  }
  return [...parts, text.slice(start)].filter((part) => part !== '');
}

function longest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}
