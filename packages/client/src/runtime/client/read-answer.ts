import { answerOf, decodeAnswerHeaders } from '../codec/answers.js';
import { decodeUtf8, parseJson } from '../codec/json.js';
import { matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import type { Json, Operation } from '../codec/operation.js';
import { UnexpectedAnswerError } from './errors.js';

/** A received answer before it has its operation's type. */
export interface AnyReceived {
  readonly status: number;
  readonly headers: Readonly<Record<string, Json>>;
  readonly body?: unknown;
  readonly response: Response;
}

const EXCERPT = 1_000;

/**
 * Reads an answer as the operation declares its status: exactly, then by range (`4XX`), then by `default`.
 *
 * Throws `UnexpectedAnswerError` for an undeclared status or media type and for a body that does not parse.
 */
export function readAnswer(operation: Operation, response: Response, bytes: Uint8Array): AnyReceived {
  const unexpected = (reason: string): UnexpectedAnswerError => {
    const excerpt = new TextDecoder().decode(bytes.subarray(0, 4 * EXCERPT)).slice(0, EXCERPT);
    return new UnexpectedAnswerError(reason, operation.id, response, excerpt);
  };
  const { status } = response;
  if (response.type === 'opaqueredirect') throw unexpected('a redirect, which is not followed');
  const answer = answerOf(operation, status);
  if (answer === undefined) throw unexpected('an undeclared status');
  const headers = decodeAnswerHeaders(answer, (name) => response.headers.get(name));
  if (answer.content === undefined || operation.method === 'HEAD' || status === 204 || status === 304) {
    return { status, headers, response };
  }
  const type = response.headers.get('content-type') ?? '';
  const declared = matchDeclared(type, Object.keys(answer.content));
  if (declared === undefined) throw unexpected(`an undeclared media type "${type}"`);
  if (lookUp(answer.content, declared) === 'text') {
    return { status, headers, response, body: decodeUtf8(bytes) ?? new TextDecoder().decode(bytes) };
  }
  const parsed = parseJson(bytes, { maxDepth: Number.POSITIVE_INFINITY });
  if (!parsed.ok) throw unexpected('a body that is not valid JSON');
  return { status, headers, response, body: parsed.value };
}
