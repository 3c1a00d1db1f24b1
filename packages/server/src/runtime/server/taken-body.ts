import { essence, isJsonType } from '../codec/media-type.js';
import { isRecord } from '../codec/objects.js';
import type { RequestHeaders } from './options.js';

/** A body that the host has read before, and of which what it left cannot be made again: a fault of the host, and a 500. */
export class BodyTakenError extends Error {
  override readonly name = 'BodyTakenError';

  constructor(reason: string) {
    super(
      `The host has read the body before this server: ${reason}; mount this server before the host's parser of bodies`,
    );
  }
}

/**
 * The bytes of a body of which there is only what a parser of the host has made: bytes and text as they are, JSON and forms
 * written anew. Throws `BodyTakenError` for all else.
 */
export function printTaken(value: unknown, headers: RequestHeaders): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (value === undefined) throw new BodyTakenError('nothing of it is left');
  const type = essence(headers.get('content-type') ?? '');
  const text = isJsonType(type) ? printJson(value, headers) : printText(value, type);
  if (text === undefined) throw new BodyTakenError(`what is left of it is no ${type || 'bytes'}`);
  return encoder.encode(text);
}

/** The same as a stream. */
export async function* readTaken(value: unknown, headers: RequestHeaders): AsyncGenerator<Uint8Array> {
  yield printTaken(value, headers);
}

const encoder = new TextEncoder();

/** A text is the whole text if it is as long as that was, and otherwise the value of one. */
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

/** Fields as parsers nest them: `a[b]=c` for `{a: {b: 'c'}}`, a name again for each item of a list. */
function addFields(form: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) addFields(form, name, item);
  else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) addFields(form, name === '' ? key : `${name}[${key}]`, inner);
  } else form.append(name, String(value));
}
