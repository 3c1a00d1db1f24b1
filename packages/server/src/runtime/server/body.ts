import { decodeUtf8, parseJson } from '../codec/json.js';
import { isUtf8, matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { BodyKind, Json, RequestBody } from '../codec/operation.js';
import type { RawRequest } from './options.js';
import { HttpError } from './problems.js';

/** Bounds of `Limits` that a body meets. */
export interface BodyLimits {
  readonly bodyBytes: number;
  readonly jsonDepth: number;
}

const REASONS = {
  empty: 'The body is empty',
  encoding: 'The body is not UTF-8',
  depth: 'The body is nested too deeply',
  syntax: 'The body is not valid JSON',
} as const;

/**
 * Checks the head of a request with a body: how the body is to be read, or `undefined` if it has none.
 *
 * Throws a 415 for a media type or charset that is not declared, and a 413 for a length over the limit.
 */
export function checkBody(declared: RequestBody, request: RawRequest, limits: BodyLimits): BodyKind | undefined {
  const length = request.headers.get('content-length');
  if (request.body === null || length === '0') return undefined;
  const type = request.headers.get('content-type') ?? '';
  const names = Object.keys(declared.content);
  const matched = matchDeclared(type, names);
  if (matched === undefined || !isUtf8(type)) {
    throw new HttpError(415, `The content type must be ${names.join(' or ')}`, {}, { accept: names.join(', ') });
  }
  if (Number(length) > limits.bodyBytes) throw tooLarge(limits);
  return lookUp(declared.content, matched);
}

/**
 * Reads a body; `undefined` if no byte came.
 *
 * Throws a 413 as soon as it goes over the limit, and a 400 for bytes that are not UTF-8, not JSON or cut off.
 */
export async function readBody(request: RawRequest, kind: BodyKind, limits: BodyLimits): Promise<Json | undefined> {
  const bytes = await collect(request.body, limits);
  if (bytes.length === 0) return undefined;
  if (kind === 'text') {
    const text = decodeUtf8(bytes);
    if (text === undefined) throw new HttpError(400, REASONS.encoding);
    return text;
  }
  const parsed = parseJson(bytes, { maxDepth: limits.jsonDepth });
  if (!parsed.ok) throw new HttpError(400, REASONS[parsed.reason]);
  return parsed.value;
}

async function collect(body: AsyncIterable<Uint8Array> | null, limits: BodyLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > limits.bodyBytes) throw tooLarge(limits);
      chunks.push(chunk);
    }
  } catch (error) {
    // Of a sender who went away, only the log reads the answer, and it must not look like a fault of the server.
    throw error instanceof HttpError ? error : new HttpError(400, 'The body was cut off');
  }
  if (chunks.length === 1 && chunks[0] !== undefined) return chunks[0];
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function tooLarge(limits: BodyLimits): HttpError {
  return new HttpError(413, `The body is larger than ${limits.bodyBytes} bytes`);
}
