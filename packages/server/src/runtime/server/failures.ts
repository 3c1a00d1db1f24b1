import { answerOf } from '../codec/answers.js';
import { DecodeError } from '../codec/errors.js';
import { isFieldValue } from '../codec/header-value.js';
import type { Json, Operation } from '../codec/operation.js';
import { MissingParameter } from './input.js';
import type { ErrorContext, Problem, RawAnswer, RawRequest } from './options.js';
import { parameterStatus } from './plan.js';
import { HttpError, problemBody, toProblem } from './problems.js';

/** Answers an error in the form that the operation, or the document, declares. */
export type Failures = (
  error: unknown,
  request: RawRequest,
  operation: Operation | undefined,
  requestId: string,
) => RawAnswer;

/** The user's part in errors; neither hook can stop an error from being answered. */
export interface FailureHooks {
  readonly formatError?: (problem: Problem, context: ErrorContext) => Json;
  readonly onError?: (error: unknown, context: ErrorContext) => void;
}

export function createFailures(template: Json | undefined, hooks: FailureHooks): Failures {
  const { formatError, onError = (error, context) => console.error(context, error) } = hooks;

  const report = (error: unknown, context: ErrorContext): void => {
    try {
      onError(error, context);
    } catch {
      // There is nobody left to tell.
    }
  };

  const bodyOf = (problem: Problem, context: ErrorContext): Json => {
    if (formatError === undefined) return problemBody(problem, template);
    try {
      return formatError(problem, context);
    } catch (error) {
      report(error, context);
      return problemBody(problem, template);
    }
  };

  return (error, { method, target }, operation, requestId) => {
    const context = { requestId, request: { method, target }, ...(operation && { operationId: operation.id }) };
    const known = fromCodec(error, operation);
    const problem = toProblem(known);
    if (problem.cause !== undefined) report(problem.cause, context);
    const { status, message } = problem;
    const headers = known instanceof HttpError && known.status === status ? sendable(known.headers) : [];
    const declared = operation && answerOf(operation, status)?.content;
    const types = Object.keys(declared ?? {});
    const json = types.find((type) => /[/+]json(?:$|;)/i.test(type));
    const text = json === undefined ? types.find((type) => /^text\/[^*]/i.test(type)) : undefined;
    const type = json ?? text ?? 'application/json';
    const body = text === undefined ? JSON.stringify(bodyOf(problem, context)) : message;
    return { status, headers: [...headers, ['content-type', type]], body };
  };
}

/** The headers that a handler's error can set; what would break the answer is left out of it. */
function sendable(headers: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    isFieldValue(value) ? [[name.toLowerCase(), value] as const] : [],
  );
}

/** What is wrong with a parameter's text, as an answer. */
function fromCodec(error: unknown, operation: Operation | undefined): unknown {
  const status = operation === undefined ? 400 : parameterStatus(operation);
  if (error instanceof DecodeError) {
    const { parameter, reason } = error;
    return new HttpError(status, `The parameter ${parameter} ${reason}`, { [parameter]: [reason] });
  }
  if (error instanceof MissingParameter) {
    const message = `Missing parameter: ${error.message}`;
    return new HttpError(status, message, { message });
  }
  return error;
}
