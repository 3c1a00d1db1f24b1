import { essence, isJsonType } from '../codec/media-type.js';
import type { Json } from '../codec/operation.js';
import { responseOf } from '../codec/responses.js';
import { UnexpectedResponseError } from './errors.js';
import type { Operation, ResponseDescriptor } from './operation.js';
import type { OnUndeclared } from './options.js';
import { rememberOperation } from './unwrap.js';

/** A received response that does not have the type of its operation yet. */
export interface AnyReceived {
  readonly status: number;
  readonly headers: Readonly<Record<string, Json>>;
  contentType?: string;
  body?: unknown;
  /** Headers of the parts of a multipart body. */
  partHeaders?: object;
  readonly response: Response;
}

/** A received response. The body is in memory unless it is a stream. */
export interface Arrived {
  readonly response: Response;
  /**
   * Decodes the response as declared for its status: exact status, then range (`4XX`), then `default`. Throws
   * `UnexpectedResponseError` if the media type is undeclared, the body cannot be parsed, or the status is undeclared
   * and `undeclared` is not `return`.
   */
  readonly read: (undeclared: OnUndeclared | undefined) => AnyReceived;
}

/** Finds the declared response for a received one, and reads the body. */
export async function receive(operation: Operation, response: Response): Promise<Arrived> {
  const { status } = response;
  const declared = responseOf(operation, status);
  if (!response.ok || !declared) rememberOperation(response, operation.id);
  const type = response.headers.get('content-type') ?? '';
  // These statuses have no body (RFC 9110, 15.3.5, 15.3.6, 15.4.5), even if a range declares one.
  const content = [204, 205, 304].includes(status) ? undefined : declared?.content;
  const contentType = content && (declared?.match?.(type, Object.keys(content)) ?? essence(type));
  const media = contentType === undefined ? undefined : content?.[contentType];
  const bytes = media?.isStream ? undefined : new Uint8Array(await response.arrayBuffer());
  const unexpected = (reason: string): UnexpectedResponseError => {
    const excerpt = new TextDecoder().decode(bytes?.subarray(0, 4_000)).slice(0, 1_000);
    return new UnexpectedResponseError(reason, operation.id, response, { excerpt, body: readAny(type, bytes) });
  };
  const read = (undeclared: OnUndeclared | undefined): AnyReceived => {
    if (!declared) {
      if (undeclared !== 'return') throw unexpected('undeclared status');
      return { status, headers: {}, body: readAny(type, bytes), response };
    }
    const message: AnyReceived = { status, headers: readHeaders(declared, response.headers), response };
    if (contentType === undefined) return message;
    if (!media?.decode) throw unexpected(`undeclared media type "${type}"`);
    const stream = (): ReadableStream<Uint8Array> => response.body ?? new Blob().stream();
    try {
      message.contentType = contentType.includes('*') ? essence(type) : contentType;
      message.body = media.decode(
        { type, bytes: bytes ?? new Uint8Array(), stream, maxDepth: Infinity, message },
        media,
      );
      return message;
    } catch (error) {
      throw unexpected(`the body cannot be parsed: ${error}`);
    }
  };
  return { response, read };
}

/** Parses a body according to its media type, without a declaration. */
function readAny(type: string, bytes: Uint8Array | undefined): unknown {
  const text = new TextDecoder().decode(bytes);
  if (text === '' || !(isJsonType(type) || /^(?:text\/|$)/i.test(type))) return undefined;
  if (!isJsonType(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the declared headers that a response contains. */
const readHeaders = ({ headers = {} }: ResponseDescriptor, received: Headers): Readonly<Record<string, Json>> =>
  // A name may be `__proto__`, which assignment would not set.
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, form]) => {
      const value = form.read(received, name, form);
      return value === undefined ? [] : [[name, value]];
    }),
  );
