import { getMember, lookUp } from '../codec/objects.js';
import { responseKey } from '../codec/responses.js';
import type { ServerDefinition } from './definition.js';
import { createInputReader, type InputReader } from './input.js';
import { describeIssues, listIssues } from './issues.js';
import type { Operation } from './operation.js';
import { HttpError } from './problems.js';
import { createResponseEncoder, producedTypes, type ResponseEncoder } from './response.js';
import { createGuard, type Guard } from './security.js';
import type { ContentValidators, RequestValidators, Validate, ValidationIssue } from './validators.js';

/** A handler of any operation. Only generated code knows the types of inputs and results. */
export type OperationHandler = (input: object, context: object) => unknown;

/** The data of an operation that is prepared before the first request. */
export interface Plan {
  readonly operation: Operation;
  readonly handler: OperationHandler | undefined;
  readonly guard: Guard | undefined;
  readonly readInput: InputReader;
  readonly validators: RequestValidators;
  readonly encodeResponse: ResponseEncoder;
  readonly produces: readonly string[];
  /** Whether the body can have several declared media types, so that the handler receives `contentType`. */
  readonly hasSeveralTypes: boolean;
  /** Whether `content-encoding` is a declared parameter, which means that the handler itself decodes the body. */
  readonly isCodingRead: boolean;
}

/** Prepares an operation for handling requests. */
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
    handler: isOperationHandler(handler) ? handler : undefined,
    guard: createGuard(operation, definition.securitySchemes, security, isMock),
    readInput: createInputReader(operation),
    validators: lookUp(definition.validators, operation.id) ?? {},
    encodeResponse: createResponseEncoder(operation),
    produces: producedTypes(operation),
    hasSeveralTypes: Object.keys(operation.body?.content ?? {}).length > 1,
    isCodingRead: (operation.parameters ?? []).some(
      ({ in: where, name }) => where === 'header' && name.toLowerCase() === 'content-encoding',
    ),
  };
}

function isOperationHandler(value: unknown): value is OperationHandler {
  return typeof value === 'function';
}

/** Returns the status for an invalid body: 422 if a declared response (even `default`) covers it, else 400. */
export function bodyStatus(operation: Operation): number {
  return responseKey(operation, 422) === undefined ? 400 : 422;
}

/** Returns the status for an invalid parameter: 422 if declared responses cover 422 but not 400, otherwise 400. */
export function parameterStatus(operation: Operation): number {
  return responseKey(operation, 400) === undefined && responseKey(operation, 422) !== undefined ? 422 : 400;
}

/** Throws the error for an invalid parameter unless the parameters match their schemas. */
export function validateParameters({ validators, operation }: Plan, value: unknown): void {
  const validate = validators.parameters;
  if (validate === undefined || validate(value)) return;
  throw invalid(parameterStatus(operation), 'A parameter is not valid', gather(validate, value), true);
}

/** Throws the error for an invalid body unless the body matches its schema. */
export function validateBody(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.body, value, type, 'The body is not valid');
}

/** Throws the error for an invalid body unless the headers of the body's parts match their schemas. */
export function validatePartHeaders(plan: Plan, value: unknown, type: string): void {
  validateBy(plan, plan.validators.partHeaders, value, type, 'A header of a part is not valid');
}

/**
 * Returns a stream that validates each item when the item is read. For an invalid item, it throws the error for an
 * invalid body. A value that is not a stream is returned unchanged.
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
      throw invalid(bodyStatus(plan.operation), 'The body is not valid', issues, false);
    }
    yield item;
    index += 1;
  }
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Returns the validator for a media type, if any. */
export function checkOf(by: ContentValidators | undefined, type: string): Validate | undefined {
  return typeof by === 'object' ? lookUp(by, type) : by;
}

function validateBy(
  plan: Plan,
  by: ContentValidators | undefined,
  value: unknown,
  type: string,
  message: string,
): void {
  const validate = checkOf(by, type);
  if (validate === undefined || validate(value)) return;
  throw invalid(bodyStatus(plan.operation), message, gather(validate, value), false);
}

/** Creates the error for an invalid request. */
export function invalid(
  status: number,
  message: string,
  issues: readonly ValidationIssue[],
  isParameters: boolean,
): HttpError {
  const details = describeIssues(issues, isParameters);
  return new HttpError(status, message, details, {}, { issues: listIssues(issues, isParameters) });
}

/** Returns the issues that a validator finds in a value. */
export function gather(validate: Validate, value: unknown): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  validate(value, issues);
  return issues;
}
