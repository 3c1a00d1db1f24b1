import { answerOf, createHeaderEncoder, type HeaderEncoder } from '../codec/answers.js';
import { negotiate } from '../codec/media-type.js';
import { isRecord } from '../codec/objects.js';
import type { BodyKind, Operation } from '../codec/operation.js';
import type { RawAnswer } from './options.js';

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
  return isRecord(headers) ? { status: Number(status), body, headers } : { status: Number(status), body };
}

/** The media types of an operation's 2XX answers, for `Accept`. */
export function producedTypes(operation: Operation): readonly string[] {
  const successes = Object.entries(operation.answers).filter(([status]) => status.startsWith('2'));
  return [...new Set(successes.flatMap(([, answer]) => Object.keys(answer.content ?? {})))];
}

/** Serialises a handler's answer for a request with this `Accept`. */
export type AnswerEncoder = (result: Result, accept: string | undefined) => RawAnswer;

/** What is known of an answer before it is first given. */
interface Form {
  readonly headers: HeaderEncoder;
  readonly content: readonly (readonly [mediaType: string, kind: BodyKind])[];
}

/**
 * Prepares the encoding of an operation's answers.
 *
 * The encoder throws `UndeclaredAnswerError` for a status, header or body that is not declared, and `RequestError` for a
 * header value that no header can carry.
 */
export function createAnswerEncoder(operation: Operation): AnswerEncoder {
  const forms = new Map<number, Form>();
  const formOf = (status: number): Form => {
    const known = forms.get(status);
    if (known !== undefined) return known;
    const declared = answerOf(operation, status);
    const isFinal = status >= 200 && status <= 599;
    if (declared === undefined || !isFinal) throw new UndeclaredAnswerError(`${operation.id} declares no ${status}`);
    const form = { headers: createHeaderEncoder(declared), content: Object.entries(declared.content ?? {}) };
    forms.set(status, form);
    return form;
  };
  return (result, accept) => {
    const { status, body } = result;
    const { headers: encodeHeaders, content } = formOf(status);
    const headers = encodeHeaders(result.headers ?? NO_HEADERS, (name) => {
      throw new UndeclaredAnswerError(`${operation.id} declares no header ${name} for ${status}`);
    });
    if ((body === undefined) !== (content.length === 0)) {
      const wording = content.length === 0 ? 'declares no body' : 'returned no body';
      throw new UndeclaredAnswerError(`${operation.id} ${wording} for ${status}`);
    }
    const chosen = content.length > 1 ? preferred(content, accept) : content[0];
    if (chosen === undefined) return { status, headers, body: null };
    const [type, kind] = chosen;
    headers.push(['content-type', type]);
    if (kind === 'json') return { status, headers, body: JSON.stringify(body) };
    if (typeof body === 'string') return { status, headers, body };
    throw new UndeclaredAnswerError(`${operation.id} returned a body that is not text for ${status}`);
  };
}

function preferred(content: Form['content'], accept: string | undefined): Form['content'][number] | undefined {
  const type = negotiate(
    accept,
    content.map(([name]) => name),
  );
  return content.find(([name]) => name === type) ?? content[0];
}

const NO_HEADERS = {};

/** The answer as HEAD gives it: with the length of the body that it leaves out (RFC 9110 9.3.2). */
export function withoutBody(answer: RawAnswer): RawAnswer {
  const { body, headers } = answer;
  if (body === null) return answer;
  const { length } = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { ...answer, headers: [...headers, ['content-length', String(length)]], body: null };
}
