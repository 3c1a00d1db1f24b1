/** Finds the path to a position in JSON text, for lines that are too long to show. */
import { join } from '../support/json-pointer.js';

/** A scan of text up to an offset. `keys`: the current key of each open container, outermost first. */
interface Scan {
  readonly source: string;
  readonly tokens: RegExp;
  readonly keys: (string | number | undefined)[];
  offset: number;
}

let latest: Scan | undefined;

/** Returns the latest scan if it can continue to the offset, because positions usually ascend; else a new one. */
function scanFor(source: string, offset: number): Scan {
  if (latest?.source !== source || latest.offset > offset)
    latest = { source, tokens: /"(?:[^"\\]|\\.)*"|[{}[\],]/gsu, keys: [], offset: 0 };
  latest.offset = offset;
  return latest;
}

function readString(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token.slice(1, -1);
  }
}

function advance(keys: Scan['keys'], token: string): void {
  const last = keys.at(-1);
  if (token === '{') keys.push(undefined);
  else if (token === '[') keys.push(0);
  else if (token === '}' || token === ']') keys.pop();
  else if (token === ',') keys.splice(-1, 1, typeof last === 'number' ? last + 1 : undefined);
  else if (last === undefined && keys.length > 0) keys.splice(-1, 1, readString(token));
}

/**
 * Returns the keys and indexes that lead to an offset of JSON text; at the key of a member, that key is the last one.
 * Returns `undefined` if the text is not a JSON object or array.
 */
export function pathAt(source: string, offset: number): readonly string[] | undefined {
  if (!/^\uFEFF?\s*(?:\{\s*"|\[)/u.test(source)) return undefined;
  const { tokens, keys } = scanFor(source, offset);
  while (true) {
    const start = tokens.lastIndex;
    const match = tokens.exec(source);
    const isContainer = match !== null && match.index === offset && /[{[]/u.test(match[0]);
    if (match === null || match.index > offset || isContainer) {
      tokens.lastIndex = match === null ? source.length : start;
      return keys.flatMap((key) => (key === undefined ? [] : [String(key)]));
    }
    advance(keys, match[0]);
  }
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

/** Describes a path: `GET /pets, at /parameters/0` in an operation, and otherwise `#/components/schemas/Pet`. */
export function describePath(path: readonly string[]): string {
  const [first, key = '', method = '', ...rest] = path;
  if ((first !== 'paths' && first !== 'webhooks') || !methods.has(method)) return join('#', ...path);
  const operation = `${method.toUpperCase()} ${first === 'webhooks' ? 'of the webhook ' : ''}${key}`;
  return rest.length === 0 ? operation : `${operation}, at ${join('', ...rest)}`;
}
