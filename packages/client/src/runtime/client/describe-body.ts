/** What the body of an error says, in one line. */
import { isRecord, lookUp } from '../codec/objects.js';

/** Members that say it, the most telling first: RFC 9457's, OAuth's (RFC 6749 5.2), and what is usual besides. */
const TEXTS = ['detail', 'message', 'error_description', 'msg', 'title', 'error', 'reason'];
/** Members that contain what says it. */
const HOLDERS = ['error', 'errors', 'detail', 'details'];
const MOST_CHARACTERS = 200;

/** A text of the body, cut to 200 characters; `undefined` where it has none. */
export function describeBody(body: unknown): string | undefined {
  const text = findText(body, 3)?.replace(/\s+/g, ' ').trim();
  return text && text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text || undefined;
}

function findText(body: unknown, depth: number): string | undefined {
  if (typeof body === 'string') return body;
  if (depth === 0) return undefined;
  if (Array.isArray(body)) return findText(body[0], depth - 1);
  if (!isRecord(body)) return undefined;
  for (const name of TEXTS) {
    const text = lookUp(body, name);
    if (text && typeof text === 'string') return text;
  }
  for (const name of HOLDERS) {
    const text = findText(lookUp(body, name), depth - 1);
    if (text !== undefined) return text;
  }
  return undefined;
}
