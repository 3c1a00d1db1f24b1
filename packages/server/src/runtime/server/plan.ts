import { responseKey } from '../codec/responses.js';
import { getMember, lookUp } from '../codec/objects.js';
import { type ResponseEncoder, createResponseEncoder, producedTypes } from './response.js';
import type { RequestValidators, ServerDefinition, Validate, ValidationIssue } from './definition.js';
import { createInputReader, type InputReader } from './input.js';
import { describeIssues, listIssues } from './issues.js';
import type { Operation } from './operation.js';
import { HttpError } from './problems.js';
import { createGuard, type Guard } from './security.js';

/** Generated types say what each handler takes and returns; here all that is seen is that it is callable. */
export type Handler = (input: object, context: object) => unknown;

/** All that is known of an operation before its first request. */
export interface Plan {
  readonly operation: Operation;
  readonly handler: Handler | undefined;
  readonly guard: Guard | undefined;
  readonly readInput: InputReader;
  readonly validators: RequestValidators;
  readonly encodeResponse: ResponseEncoder;
  readonly produces: readonly string[];
  /** Whether the body may be of several media types, of which a handler is told which it is. */
  readonly hasSeveralTypes: boolean;
  /** Whether the handler is told of a content coding, which is then its own to take off. */
  readonly isCodingRead: boolean;
  /** The status of a body that breaks its schema: 422 if it is declared, else 400. */
  readonly bodyStatus: number;
}

export function createPlan(
  operation: Operation,
  definition: ServerDefinition,
  handlers: object,
  security: object,
  isMock: boolean,
): Plan {
  const handler = getMember(handlers, operation.id);
  return {
    operation,
    handler: isHandler(handler) ? handler : undefined,
    guard: createGuard(operation, definition.securitySchemes, security, isMock),
    readInput: createInputReader(operation),
    validators: lookUp(definition.validators, operation.id) ?? {},
    encodeResponse: createResponseEncoder(operation),
    produces: producedTypes(operation),
    hasSeveralTypes: Object.keys(operation.body?.content ?? {}).length > 1,
    isCodingRead: (operation.parameters ?? []).some(
      ({ in: where, name }) => where === 'header' && name.toLowerCase() === 'content-encoding',
    ),
    bodyStatus: responseKey(operation, 422) === undefined ? 400 : 422,
  };
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

/** The status of a parameter that is wrong: 400 if it is declared, else 422 if that is, else 400. */
export function parameterStatus(operation: Operation): number {
  return responseKey(operation, 400) === undefined && responseKey(operation, 422) !== undefined ? 422 : 400;
}

/** Throws the error of parameters that break their schemas. */
export function validateParameters({ validators, operation }: Plan, value: unknown): void {
  const validate = validators.parameters;
  if (validate === undefined || validate(value)) return;
  throw invalid(parameterStatus(operation), 'A parameter is not valid', gather(validate, value), true);
}

/** Throws the error of a body that breaks its schema. */
export function validateBody(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.body, value, type, 'The body is not valid');
}

/** The same of the headers of its parts. */
export function validatePartHeaders(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.partHeaders, value, type, 'A header of a part is not valid');
}

/**
 * A stream whose items are checked when they are read: reading one that breaks its schema throws the error of a body that
 * does. What is no stream of items is given back as it is.
 */
export function validateItems(plan: Plan, value: unknown, type: string): unknown {
  const validate = checkOf(plan.validators.body, type);
  return validate === undefined || !isStream(value) ? value : readValid(plan, validate, value);
}

async function* readValid(plan: Plan, validate: Validate, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  let at = 0;
  for await (const item of items) {
    if (!validate(item)) {
      const issues = gather(validate, item).map((issue) => ({ ...issue, instancePath: `/${at}${issue.instancePath}` }));
      throw invalid(plan.bodyStatus, 'The body is not valid', issues, false);
    }
    yield item;
    at += 1;
  }
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function checkOf(by: RequestValidators['body'], type: string): Validate | undefined {
  return typeof by === 'object' ? lookUp(by, type) : by;
}

function validateBy(plan: Plan, by: RequestValidators['body'], value: unknown, type: string, message: string): void {
  const validate = checkOf(by, type);
  if (validate === undefined || validate(value)) return;
  throw invalid(plan.bodyStatus, message, gather(validate, value), false);
}

/** The error of a request that breaks its schema. */
function invalid(
  status: number,
  message: string,
  issues: readonly ValidationIssue[],
  isParameters: boolean,
): HttpError {
  const details = describeIssues(issues, isParameters);
  return new HttpError(status, message, details, {}, { issues: listIssues(issues, isParameters) });
}

/** What a value that was refused is refused for. */
export function gather(validate: Validate, value: unknown): readonly ValidationIssue[] {
  const found: ValidationIssue[] = [];
  validate(value, found);
  return found;
}
