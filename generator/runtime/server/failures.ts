import { BodyError, DecodeError } from '../codec/errors.js';
import { isFieldValue } from '../codec/field-value.js';
import { isJsonType } from '../codec/media-type.js';
import type { Json, Media, Outgoing } from '../codec/operation.js';
import { ignoreRejection, now } from '../codec/promises.js';
import { responseOf } from '../codec/responses.js';
import { problemBody } from './error-body.js';
import type { Exchange } from './exchange.js';
import { MissingParameter } from './input.js';
import type { Operation } from './operation.js';
import type { Hooks, ProblemIssue, RawResponse, RequestContext, ServerProblem } from './options.js';
import { parameterStatus } from './plan.js';
import { HttpError, toProblem } from './problems.js';

/** Converts errors to error responses, with the body that the operation or the document declares. */
export interface Failures {
  readonly respond: (error: unknown, exchange: Exchange, operation: Operation | undefined) => RawResponse;
  /** Reports an error that occurs after the response has begun. */
  readonly tell: (error: unknown, exchange: Exchange) => void;
}

/** The user's options for errors. If they fail, an error response is sent nevertheless. */
interface FailureOptions {
  readonly errorBody?: ((problem: ServerProblem, context: RequestContext) => Json) | undefined;
  readonly hooks?: Pick<Hooks, 'onError'> | undefined;
}

const printFault = ({ cause }: ServerProblem, { operationId, requestId }: RequestContext): void => {
  if (cause !== undefined) console.error({ operationId, requestId }, cause);
};

/** Media type of problem details in JSON (RFC 9457, 3). */
const PROBLEM = 'application/problem+json';

/** Creates the functions that convert errors to responses; `template` is the document's error body. */
export function createFailures(template: Json | undefined, options: FailureOptions): Failures {
  const { errorBody, hooks } = options;

  // Custom error bodies are not necessarily problem details.
  const ownType = errorBody === undefined && template === undefined ? PROBLEM : 'application/json';

  const report = (problem: ServerProblem, exchange: Exchange): void => {
    try {
      if (hooks?.onError === undefined) printFault(problem, exchange);
      else ignoreRejection(hooks.onError(problem, exchange));
    } catch {
      // The error hook itself has failed: there is no further handler.
    }
  };

  const bodyOf = (problem: ServerProblem, exchange: Exchange, declared: Json | undefined): Json => {
    const defaultBody = (): Json => problemBody(problem, exchange, declared ?? template);
    if (errorBody === undefined) return defaultBody();
    try {
      return now('errorBody', errorBody(problem, exchange));
    } catch (error) {
      report(toProblem(error), exchange);
      return defaultBody();
    }
  };

  const respond: Failures['respond'] = (error, exchange, operation) => {
    const known = fromCodec(error, operation);
    const problem = toProblem(known);
    report(problem, exchange);
    const { status, message } = problem;
    const headers = known instanceof HttpError && known.status === status ? sendable(known.headers) : [];
    const response = operation && responseOf(operation, status);
    const declared = Object.entries(response?.content ?? {});
    const find = (test: (type: string, media: Media) => boolean) => declared.find(([type, media]) => test(type, media));
    const json = find((type) => type === ownType) ?? find(isJsonType);
    const text =
      json === undefined ? find((type, { xml }) => xml === undefined && /^text\/[^*]/i.test(type)) : undefined;
    const [type, media] = json ?? text ?? find((_, { xml }) => xml !== undefined) ?? [ownType];
    if (text !== undefined) return { status, headers: [...headers, ['content-type', type]], body: message };
    const sent = write(bodyOf(problem, exchange, response?.errorBody), type, media, ownType);
    return { status, headers: [...headers, ['content-type', sent.type]], body: sent.body };
  };

  return { respond, tell: (error, exchange) => report(toProblem(fromCodec(error, undefined)), exchange) };
}

/** Encodes an error body in the declared media type, or as JSON if that fails. */
function write(value: Json, type: string, media: Media | undefined, ownType: string): Outgoing {
  try {
    if (media?.encode !== undefined) return media.encode(value, type, media);
  } catch {
    // The problem may contain the very value that cannot be encoded.
  }
  return { type: ownType, body: JSON.stringify(value) };
}

/** Returns the valid headers of an `HttpError`; invalid ones are omitted, because they would break the response. */
function sendable(headers: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    isFieldValue(value) ? [[name.toLowerCase(), value] as const] : [],
  );
}

/** Converts errors from decoding parameters and bodies to `HttpError`s. */
function fromCodec(error: unknown, operation: Operation | undefined): unknown {
  const status = operation === undefined ? 400 : parameterStatus(operation);
  if (error instanceof BodyError) {
    const issues: readonly ProblemIssue[] = [{ in: 'body', path: [], message: error.message, code: 'malformed' }];
    return new HttpError(400, error.message, {}, {}, { issues });
  }
  if (error instanceof DecodeError) {
    const { location, parameter, reason } = error;
    const issues: readonly ProblemIssue[] = [{ in: location, path: [parameter], message: reason, code: 'type' }];
    return new HttpError(status, `The parameter ${parameter} ${reason}`, { [parameter]: [reason] }, {}, { issues });
  }
  if (error instanceof MissingParameter) {
    const { message: name, location } = error;
    const message = `Missing parameter: ${name}`;
    const issues: readonly ProblemIssue[] = [{ in: location, path: [name], message: 'is required', code: 'required' }];
    return new HttpError(status, message, { message }, {}, { issues });
  }
  return error;
}
