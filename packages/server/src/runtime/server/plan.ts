import { responseKey } from '../codec/responses.js';
import { getMember, lookUp } from '../codec/objects.js';
import { type ResponseEncoder, createResponseEncoder, producedTypes } from './response.js';
import type { RequestValidators, ServerDefinition, Validate, ValidationIssue } from './definition.js';
import { createInputReader, type InputReader } from './input.js';
import { describeIssues, listIssues } from './issues.js';
import type { Operation } from './operation.js';
import { HttpError } from './problems.js';
import { createGuard, type Guard } from './security.js';

/** Any handler. The exact input and result types are in generated code; here only a function is required. */
export type Handler = (input: object, context: object) => unknown;

/** The data of an operation that is prepared before its first request. */
export interface Plan {
  readonly operation: Operation;
  readonly handler: Handler | undefined;
  readonly guard: Guard | undefined;
  readonly readInput: InputReader;
  readonly validators: RequestValidators;
  readonly encodeResponse: ResponseEncoder;
  readonly produces: readonly string[];
  /** Whether several media types are declared for the body, so that a handler receives `contentType`. */
  readonly hasSeveralTypes: boolean;
  /** Whether `content-encoding` is a declared parameter, so that the handler decodes the body itself. */
  readonly isCodingRead: boolean;
  /** The status for a body that violates its schema: 422 if declared, else 400. */
  readonly bodyStatus: number;
}

/** Prepares an operation for requests. */
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

/** Returns the status for an invalid parameter: 400 if declared, else 422 if declared, else 400. */
export function parameterStatus(operation: Operation): number {
  return responseKey(operation, 400) === undefined && responseKey(operation, 422) !== undefined ? 422 : 400;
}

/** Throws an error if the parameters violate their schemas. */
export function validateParameters({ validators, operation }: Plan, value: unknown): void {
  const validate = validators.parameters;
  if (validate === undefined || validate(value)) return;
  throw invalid(parameterStatus(operation), 'A parameter is not valid', gather(validate, value), true);
}

/** Throws an error if the body violates its schema. */
export function validateBody(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.body, value, type, 'The body is not valid');
}

/** Throws an error if the headers of the body's parts violate their schemas. */
export function validatePartHeaders(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.partHeaders, value, type, 'A header of a part is not valid');
}

/**
 * Returns a stream that validates each item when it is read; an invalid item throws the error of an invalid body. A
 * value that is not a stream of items is returned unchanged.
 */
export function validateItems(plan: Plan, value: unknown, type: string): unknown {
  const validate = checkOf(plan.validators.body, type);
  return validate === undefined || !isStream(value) ? value : readValid(plan, validate, value);
}

async function* readValid(plan: Plan, validate: Validate, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  let index = 0;
  for await (const item of items) {
    if (!validate(item)) {
      const issues = gather(validate, item).map((issue) => ({
        ...issue,
        instancePath: `/${index}${issue.instancePath}`,
      }));
      throw invalid(plan.bodyStatus, 'The body is not valid', issues, false);
    }
    yield item;
    index += 1;
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

/** Creates the error of an invalid request. */
function invalid(
  status: number,
  message: string,
  issues: readonly ValidationIssue[],
  isParameters: boolean,
): HttpError {
  const details = describeIssues(issues, isParameters);
  return new HttpError(status, message, details, {}, { issues: listIssues(issues, isParameters) });
}

/** Returns the issues of an invalid value. */
export function gather(validate: Validate, value: unknown): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  validate(value, issues);
  return issues;
}
