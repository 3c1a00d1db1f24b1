import { answerOf } from '../codec/answers.js';
import { BodyError } from '../codec/errors.js';
import { essence, matchDeclared } from '../codec/media-type.js';
import type { Json, Media } from '../codec/operation.js';
import { UnexpectedAnswerError } from './errors.js';
import type { Answer, Operation } from './operation.js';
import type { Exchange } from './pipeline.js';

/** A received answer before it has its operation's type. */
export interface AnyReceived {
  readonly status: number;
  readonly headers: Readonly<Record<string, Json>>;
  contentType?: string;
  body?: unknown;
  /** Of the parts of a multipart body. */
  partHeaders?: object;
  readonly response: Response;
}

/** An answer that came, and under what it is declared. */
export interface Arrived extends Exchange {
  readonly answer: Answer | undefined;
  /** What it may hold; `undefined` where it has no body. */
  readonly content: Answer['content'];
  /** As received. */
  readonly type: string;
  /** The declared media type or range; `undefined` if there is none. */
  readonly name: string | undefined;
  readonly media: Media | undefined;
  /** Absent for a body that is read as it comes. */
  readonly bytes: Uint8Array | undefined;
}

const EXCERPT = 1_000;
/** Statuses of answers without a body (RFC 9110, 15.3.5, 15.3.6, 15.4.5). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** Finds the declaration of an answer, and takes in its body, unless it is one that is read as it comes. */
export async function receive(operation: Operation, response: Response): Promise<Arrived> {
  const answer = answerOf(operation, response.status);
  const content = operation.method === 'HEAD' || BODILESS.has(response.status) ? undefined : answer?.content;
  const type = response.headers.get('content-type') ?? '';
  const name = content && matchDeclared(type, Object.keys(content));
  const media = name === undefined ? undefined : content?.[name];
  const bytes = media?.isStream ? undefined : new Uint8Array(await response.arrayBuffer());
  return { response, answer, content, type, name, media, bytes };
}

/**
 * Reads an answer as the operation declares its status: exactly, then by range (`4XX`), then by `default`.
 *
 * Throws `UnexpectedAnswerError` for an undeclared status or media type and for a body that does not parse.
 */
export function readAnswer(operation: Operation, arrived: Arrived): AnyReceived {
  const { response, answer, content, type, name = '', media, bytes } = arrived;
  const { status } = response;
  const unexpected = (reason: string): UnexpectedAnswerError => {
    const excerpt = new TextDecoder().decode(bytes?.subarray(0, 4 * EXCERPT)).slice(0, EXCERPT);
    return new UnexpectedAnswerError(reason, operation.id, response, excerpt);
  };
  if (response.type === 'opaqueredirect') throw unexpected('a redirect, which a browser keeps to itself');
  if (answer === undefined) throw unexpected('an undeclared status');
  const message: AnyReceived = { status, headers: readHeaders(answer, response.headers), response };
  if (content === undefined) return message;
  if (media?.decode === undefined) throw unexpected(`an undeclared media type "${type}"`);
  const stream = (): ReadableStream<Uint8Array> => response.body ?? new Blob([]).stream();
  try {
    message.contentType = name.includes('*') ? essence(type) : name;
    message.body = media.decode({ type, bytes: bytes ?? new Uint8Array(), stream, maxDepth: Infinity, message }, media);
    return message;
  } catch (error) {
    if (error instanceof BodyError) throw unexpected(`a body that cannot be read: ${error.message}`);
    throw error;
  }
}

/** The declared headers that are present. */
function readHeaders({ headers = {} }: Answer, received: Headers): Readonly<Record<string, Json>> {
  // A name may be `__proto__`.
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, form]) => {
      const value = form.read(received, name, form);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
