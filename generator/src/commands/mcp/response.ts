/** Prints the response of a call as JSON text, within limits. */
import { printExact } from '../../../runtime/codec/exact-json.js';
import { isContainer } from '../../support/guards.js';
import type { GeneratedModule } from '../run/modules.js';

/** Maximum number of characters of a printed body. */
export const mostCharacters = 50_000;

/** Maximum number of items that are read from a stream. */
export const mostItems = 100;

/** Milliseconds after which a stream is not read any further. */
const longestStream = 10_000;

export interface PrintedResponse {
  readonly text: string;
  readonly isError: boolean;
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return isContainer(value) && Symbol.asyncIterator in value;
}

/** Whether a value is a body of bytes that has not been read yet: the class belongs to the generated client. */
function isUnread(value: unknown): value is { readonly type: string; readonly bytes: () => Promise<Uint8Array> } {
  return isContainer(value) && typeof value['bytes'] === 'function' && 'stream' in value && !(value instanceof Blob);
}

/** Returns bytes as text if they are valid UTF-8 without NUL, otherwise in Base64. */
function printBytes(bytes: Uint8Array, type: string, isSecret: (text: string) => boolean): unknown {
  const about = { type, size: bytes.length };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The bytes are not text.
  }
  if (isSecret(Buffer.from(bytes).toString('latin1'))) return { ...about, omitted: 'contains a credential' };
  const base64 = Buffer.from(bytes).toString('base64');
  return base64.length > mostCharacters ? { ...about, omitted: 'too long' } : { ...about, base64 };
}

/** Returns a value in which files are replaced by JSON. */
async function toJson(value: unknown, isSecret: (text: string) => boolean): Promise<unknown> {
  if (value instanceof Blob) return printBytes(new Uint8Array(await value.arrayBuffer()), value.type, isSecret);
  if (value instanceof Uint8Array) return printBytes(value, 'application/octet-stream', isSecret);
  if (Array.isArray(value)) return Promise.all(value.map((item) => toJson(item, isSecret)));
  if (!isContainer(value) || value instanceof Date) return value;
  const members = Object.entries(value).map(async ([name, member]) => [name, await toJson(member, isSecret)] as const);
  return Object.fromEntries(await Promise.all(members));
}

/** Reads the items of a stream until one of the limits, and then calls `stop`. */
async function readItems(stream: AsyncIterable<unknown>, stop: () => void): Promise<object> {
  const items: unknown[] = [];
  const iterator = stream[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((settle) => {
    timer = setTimeout(settle, longestStream, 'late');
  });
  try {
    while (items.length < mostItems) {
      const next = await Promise.race([iterator.next(), late]);
      if (next === 'late') return { items, isComplete: false };
      if (next.done === true) return { items, isComplete: true };
      items.push(next.value);
    }
    return { items, isComplete: false };
  } finally {
    clearTimeout(timer);
    // Without this, a server that sends nothing more would keep the connection open.
    stop();
  }
}

async function readBody(body: unknown, isSecret: (text: string) => boolean, stop: () => void): Promise<unknown> {
  if (isUnread(body)) return printBytes(await body.bytes(), body.type, isSecret);
  return toJson(isStream(body) ? await readItems(body, stop) : body, isSecret);
}

/**
 * Prints a result of the generated client: status, declared headers, media type and body. A body that is too long is
 * truncated and printed as a string. `stop` ends a stream; `redact` replaces credentials.
 */
export async function printResponse(
  result: GeneratedModule,
  { stop, redact }: { readonly stop: () => void; readonly redact: (text: string) => string },
): Promise<PrintedResponse> {
  const { status, headers, contentType, partHeaders } = result;
  const isSecret = (text: string): boolean => redact(text) !== text;
  const body = await readBody(result['body'], isSecret, stop);
  const text = printExact(body) ?? '';
  const head = {
    status,
    ...(isContainer(headers) && Object.keys(headers).length > 0 && { headers }),
    ...(contentType !== undefined && { contentType }),
    ...(partHeaders !== undefined && { partHeaders }),
  };
  const shown =
    text.length > mostCharacters
      ? {
          ...head,
          cut: `the first ${mostCharacters} of ${text.length} characters`,
          body: text.slice(0, mostCharacters),
        }
      : { ...head, ...(body !== undefined && { body }) };
  return { text: redact(printExact(shown) ?? ''), isError: typeof status !== 'number' || status >= 400 };
}
