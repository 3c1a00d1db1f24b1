import { answerKey, encodeAnswerHeaders } from '../codec/answers.js';
import { negotiate } from '../codec/media-type.js';
import { isRecord, lookUp } from '../codec/objects.js';
import type { Operation } from '../codec/operation.js';
import type { RawAnswer } from './options.js';

type Header = readonly [name: string, value: string];

/** A handler's answer that the document does not declare; told to `onError`, answered as a 500. */
export class UndeclaredAnswerError extends Error {
  override readonly name = 'UndeclaredAnswerError';
}

/** What a handler returned, once it is seen to be an answer. */
export interface Result {
  readonly status: number;
  readonly headers?: object;
  readonly body?: unknown;
}

/** Checks the outline of what a handler returned; its types say more, but a handler may be JavaScript. */
export function toResult(operation: Operation, value: unknown): Result {
  const isResult = isRecord(value) && typeof value['status'] === 'number' && Number.isInteger(value['status']);
  if (!isResult) throw new UndeclaredAnswerError(`${operation.id} returned no answer with a status`);
  const { status, headers, body } = value;
  return { status: Number(status), body, ...(isRecord(headers) ? { headers } : {}) };
}

/** The media types of an operation's 2XX answers, for `Accept`. */
export function producedTypes(operation: Operation): readonly string[] {
  const successes = Object.entries(operation.answers).filter(([status]) => status.startsWith('2'));
  return [...new Set(successes.flatMap(([, answer]) => Object.keys(answer.content ?? {})))];
}

/**
 * Serialises a handler's answer; throws `UndeclaredAnswerError` for a status, header or body that is not declared, and
 * `RequestError` for a header value that no header can carry.
 */
export function encodeAnswer(operation: Operation, result: Result, accept: string | undefined): RawAnswer {
  const { status } = result;
  const key = answerKey(operation, status);
  const declared = key === undefined ? undefined : operation.answers[key];
  const isFinal = status >= 200 && status <= 599;
  if (declared === undefined || !isFinal) throw new UndeclaredAnswerError(`${operation.id} declares no ${status}`);
  const given = result.headers ?? NO_HEADERS;
  for (const name of Object.keys(given)) {
    if (lookUp(declared.headers, name) === undefined) {
      throw new UndeclaredAnswerError(`${operation.id} declares no header ${name} for ${status}`);
    }
  }
  const headers: Header[] = declared.headers === undefined ? [] : [...encodeAnswerHeaders(declared, given)];
  const types = declared.content === undefined ? [] : Object.keys(declared.content);
  if ((result.body === undefined) !== (types.length === 0)) {
    const wording = types.length === 0 ? 'declares no body' : 'returned no body';
    throw new UndeclaredAnswerError(`${operation.id} ${wording} for ${status}`);
  }
  if (types.length === 0) return { status, headers, body: null };
  const type = (types.length === 1 ? types[0] : (negotiate(accept, types) ?? types[0])) ?? '';
  headers.push(['content-type', type]);
  if (lookUp(declared.content, type) === 'json') return { status, headers, body: JSON.stringify(result.body) };
  if (typeof result.body === 'string') return { status, headers, body: result.body };
  throw new UndeclaredAnswerError(`${operation.id} returned a body that is not text for ${status}`);
}

const NO_HEADERS = {};

/** The answer as HEAD gives it: with the length of the body that it leaves out (RFC 9110 9.3.2). */
export function withoutBody(answer: RawAnswer): RawAnswer {
  const { body, headers } = answer;
  if (body === null) return answer;
  const { length } = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { ...answer, headers: [...headers, ['content-length', String(length)]], body: null };
}
