/** Summarizes an error body on one line. */
import { lookUp } from '../codec/objects.js';

/** Members that may contain a message, most specific first: from RFC 9457, OAuth (RFC 6749, 5.2) and common usage. */
const TEXTS = ['detail', 'message', 'error_description', 'msg', 'title', 'error', 'reason'];
/** Members that may contain an object with a message. */
const HOLDERS = ['error', 'errors', 'detail', 'details'];
const MOST_CHARACTERS = 200;

/** Returns the message in an error body, truncated to 200 characters; `undefined` if there is none. */
export function describeBody(body: unknown): string | undefined {
  const text = findText(body, 3)?.replace(/\s+/g, ' ').trim();
  return text && text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text || undefined;
}

function findText(body: unknown, depth: number): string | undefined {
  if (typeof body === 'string') return body;
  if (depth === 0 || typeof body !== 'object' || body === null) return undefined;
  if (Array.isArray(body)) return findText(body[0], depth - 1);
  for (const [names, rest] of [
    [TEXTS, 0],
    [HOLDERS, depth - 1],
  ] as const)
    for (const name of names) {
      const text = findText(lookUp(body, name), rest);
      if (text) return text;
    }
  return undefined;
}
