/** Finds positions in a configuration module by searching its text, because the imported value has none. */
import type { Position } from '../diagnostics/diagnostics.js';
import { makeLocate } from '../openapi/read/lines.js';
import { split } from '../support/json-pointer.js';

/** Replaces comments by spaces, so that offsets stay the same. */
function blankComments(text: string): string {
  return text.replaceAll(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\//gu,
    (part) => (part.startsWith('/') ? part.replaceAll(/[^\n]/gu, ' ') : part),
  );
}

/** Returns an expression that matches a key in an object literal, with a value or in shorthand notation. */
function keyPattern(key: string): RegExp {
  const name = key.replaceAll(/[$()*+./?[\\\]^{|}]/gu, '\\$&');
  return new RegExp(`(?<![\\w$.'"\`])(['"\`]?)${name}\\1(?=\\s*[:,}])`, 'gu');
}

/**
 * Returns a function that locates a pointer by searching for its keys one after another. It returns the position of the
 * last key that is found, or the start of the file if none is. In an array of documents, a key counts only if it occurs
 * once in the file.
 */
export function locateKeys(file: string, text: string): (pointer: string) => Position {
  const bare = blankComments(text);
  const locate = makeLocate(file, text);
  return (pointer) => {
    const tokens = split(pointer);
    const isList = /^\d+$/u.test(tokens[0] ?? '');
    let offset = 0;
    for (const token of tokens.filter((each) => !/^\d+$/u.test(each))) {
      const found = [...bare.matchAll(keyPattern(token))].map(({ index }) => index);
      const next = isList && found.length > 1 ? undefined : found.find((index) => index >= offset);
      if (next === undefined) break;
      offset = next;
    }
    return locate(offset);
  };
}
