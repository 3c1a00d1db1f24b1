import { essence, isJsonType } from '../codec/media-type.js';
import { isRecord } from '../codec/objects.js';
import type { RequestHeaders } from './options.js';

/**
 * The host has already read the body, and its bytes cannot be restored from the parsed value. A configuration error of
 * the host, sent as a 500.
 */
export class BodyTakenError extends Error {
  override readonly name = 'BodyTakenError';

  constructor(reason: string) {
    super(
      `The host has read the body before this server: ${reason}; mount this server before the host's parser of bodies`,
    );
  }
}

/**
 * Restores the bytes of a body from the value that a parser of the host has stored: bytes and text are used unchanged,
 * JSON and forms are encoded again. Throws `BodyTakenError` for any other value.
 */
export function printTaken(value: unknown, headers: RequestHeaders): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (value === undefined) throw new BodyTakenError('nothing of it is left');
  const type = essence(headers.get('content-type') ?? '');
  const text = isJsonType(type) ? printJson(value, headers) : printText(value, type);
  if (text === undefined) throw new BodyTakenError(`what is left of it is no ${type || 'bytes'}`);
  return encoder.encode(text);
}

/** Restores the body as a stream. */
export async function* readTaken(value: unknown, headers: RequestHeaders): AsyncGenerator<Uint8Array> {
  yield printTaken(value, headers);
}

const encoder = new TextEncoder();

/** A string is the unparsed text if its length equals `content-length`, otherwise a parsed JSON string. */
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

/** Encodes fields with nested names: `a[b]=c` for `{a: {b: 'c'}}`, and a repeated name for each item of a list. */
function addFields(form: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) addFields(form, name, item);
  else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) addFields(form, name === '' ? key : `${name}[${key}]`, inner);
  } else form.append(name, String(value));
}
