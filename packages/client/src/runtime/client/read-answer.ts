import { answerOf } from '../codec/answers.js';
import { BodyError } from '../codec/errors.js';
import { essence, matchDeclared } from '../codec/media-type.js';
import { lookUp, type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json, Media } from '../codec/operation.js';
import { UnexpectedAnswerError } from './errors.js';
import type { Answer, Operation } from './operation.js';

/** A received answer before it has its operation's type. */
export interface AnyReceived {
  readonly status: number;
  readonly headers: Readonly<Record<string, Json>>;
  readonly contentType?: string;
  readonly body?: unknown;
  readonly response: Response;
}

const EXCERPT = 1_000;
const NO_BYTES = new Uint8Array(0);
/** Statuses of answers without a body (RFC 9110, 15.3.5, 15.3.6, 15.4.5). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** What an answer may hold by its declaration; `undefined` where it has no body. */
function contentOf(operation: Operation, { status }: Response): Answer['content'] {
  if (operation.method === 'HEAD' || BODILESS.has(status)) return undefined;
  return answerOf(operation, status)?.content;
}

/** The media type under which an answer is declared; `undefined` if it is none, or has no body. */
function findMedia(
  operation: Operation,
  response: Response,
): { readonly name: string; readonly media: Media } | undefined {
  const content = contentOf(operation, response);
  if (content === undefined) return undefined;
  const name = matchDeclared(response.headers.get('content-type') ?? '', Object.keys(content));
  const media = name === undefined ? undefined : lookUp(content, name);
  return name === undefined || media === undefined ? undefined : { name, media };
}

/**
 * Reads an answer as the operation declares its status: exactly, then by range (`4XX`), then by `default`.
 *
 * Throws `UnexpectedAnswerError` for an undeclared status or media type and for a body that does not parse. `bytes` are
 * absent for a body that is read as it comes.
 */
export function readAnswer(operation: Operation, response: Response, bytes: Uint8Array | undefined): AnyReceived {
  const unexpected = (reason: string): UnexpectedAnswerError => {
    const excerpt = new TextDecoder().decode((bytes ?? NO_BYTES).subarray(0, 4 * EXCERPT)).slice(0, EXCERPT);
    return new UnexpectedAnswerError(reason, operation.id, response, excerpt);
  };
  const { status } = response;
  if (response.type === 'opaqueredirect') throw unexpected('a redirect, which a browser keeps to itself');
  const answer = answerOf(operation, status);
  if (answer === undefined) throw unexpected('an undeclared status');
  const headers = readHeaders(answer, response.headers);
  if (contentOf(operation, response) === undefined) return { status, headers, response };
  const type = response.headers.get('content-type') ?? '';
  const found = findMedia(operation, response);
  if (found?.media.decode === undefined) throw unexpected(`an undeclared media type "${type}"`);
  const { name, media } = found;
  const contentType = name.includes('*') ? essence(type) : name;
  const stream = (): ReadableStream<Uint8Array> => response.body ?? new Blob([]).stream();
  try {
    const body = found.media.decode({ type, bytes: bytes ?? NO_BYTES, stream, maxDepth: Infinity }, media);
    return { status, headers, contentType, response, body };
  } catch (error) {
    if (error instanceof BodyError) throw unexpected(`a body that cannot be read: ${error.message}`);
    throw error;
  }
}

/** The body of an answer, unless it is one that is read as it comes. */
export async function readBytes(operation: Operation, response: Response): Promise<Uint8Array | undefined> {
  return findMedia(operation, response)?.media.isStream ? undefined : new Uint8Array(await response.arrayBuffer());
}

/** The declared headers that are present. */
function readHeaders({ headers = {} }: Answer, received: Headers): Readonly<Record<string, Json>> {
  const out: MutableRecord<Json> = {};
  for (const [name, form] of Object.entries(headers)) {
    const value = form.read(received, name, form);
    if (value !== undefined) setOwn(out, name, value);
  }
  return out;
}
