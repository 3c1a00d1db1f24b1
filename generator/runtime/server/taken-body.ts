import { essence, isJsonType } from '../codec/media-type.js';
import { isRecord } from '../codec/objects.js';
import type { RequestHeaders } from './options.js';

/**
 * The host has already read the body, and the parsed value does not allow restoring the bytes. This is a configuration
 * error of the host, sent as a 500.
 */
export class BodyTakenError extends Error {
  override readonly name = 'BodyTakenError';

  constructor(reason: string) {
    super(`The host has read the body before this server: ${reason}; mount this server before the host's body parser`);
  }
}

/**
 * Restores the bytes of a body from the value that a body parser of the host has stored: bytes and text are used
 * unchanged; JSON and forms are encoded again. Throws `BodyTakenError` for other values.
 */
export function printTaken(value: unknown, headers: RequestHeaders): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (value === undefined) throw new BodyTakenError('no parsed body is left on the request');
  const type = essence(headers.get('content-type') ?? '');
  const text = isJsonType(type) ? printJson(value, headers) : printText(value, type);
  if (text === undefined) throw new BodyTakenError(`the parsed value cannot be restored to ${type || 'bytes'}`);
  return encoder.encode(text);
}

/** Restores the body as a stream of bytes. */
export async function* readTaken(value: unknown, headers: RequestHeaders): AsyncGenerator<Uint8Array> {
  yield printTaken(value, headers);
}

const encoder = /* @__PURE__ */ new TextEncoder();

/**
 * Returns a body as JSON text. A string is taken as unparsed text if its length in bytes equals `content-length`,
 * otherwise as a parsed JSON string. `undefined` for a string without `content-length`.
 */
function printJson(value: unknown, headers: RequestHeaders): string | undefined {
  const length = headers.get('content-length');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (length === undefined) return undefined;
  return encoder.encode(value).length === Number(length) ? value : JSON.stringify(value);
}

function printText(value: unknown, type: string): string | undefined {
  if (typeof value === 'string') return value;
  if (type !== 'application/x-www-form-urlencoded' || !isRecord(value)) return undefined;
  const form = new URLSearchParams();
  addFields(form, '', value);
  return form.toString();
}

/**
 * Adds a value to a form. Names are nested as in `a[b]=c` for `{a: {b: 'c'}}`, and repeated for the items of a list.
 */
function addFields(form: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) addFields(form, name, item);
  else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) addFields(form, name === '' ? key : `${name}[${key}]`, inner);
  } else form.append(name, String(value));
}
