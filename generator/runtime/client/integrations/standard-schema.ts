import { writeDates } from '../../codec/dates.js';
import { Failure, RequestError } from '../../codec/errors.js';
import { isJsonType } from '../../codec/media-type.js';
import { isRecord, lookUp } from '../../codec/objects.js';
import type { MessageDates, OperationDates } from '../../codec/places.js';
import { responseKey } from '../../codec/responses.js';
import { fits, mismatch, refuse, within } from '../../server/refuse.js';
import { type StandardIssue, type StandardSchema, toStandardSchema } from '../../server/standard-schema.js';
import type {
  ContentValidators,
  RequestValidators,
  ResponseValidators,
  Validate,
  ValidationIssue,
} from '../../server/validators.js';
import type { Operation } from '../operation.js';
import type { OnUndeclared, Received, RequestOptions, RequestParts, Sender } from '../options.js';

/** The body of a response does not match its schema. */
export class InvalidResponseError extends Failure {
  override readonly name = 'InvalidResponseError';
  declare readonly operationId: string;
  declare readonly status: number;
  declare readonly headers: Headers;
  /** The decoded body. */
  declare readonly body: unknown;
  /** At most 20 issues. */
  declare readonly issues: readonly StandardIssue[];

  /** Creates an error whose message contains the first issue and its path. */
  constructor(
    operationId: string,
    { status, headers }: Response,
    { body, issues }: { readonly body: unknown; readonly issues: readonly StandardIssue[] },
  ) {
    const [first] = issues;
    const path = first?.path.join('.') ?? '';
    super(`${operationId}: ${status} (the body is not valid: ${path && `${path} `}${first?.message})`, {
      operationId,
      status,
      headers,
      body,
      issues,
    });
  }
}

/** Makes a check accept data from newer servers; see `tolerate`. */
export type Tolerate = (check: Validate) => Validate;

/** Checks for responses, by operation: `{ getPet: getPetResponseChecks }`. */
export type ResponseChecks = Readonly<Record<string, ResponseValidators>>;

/** How to validate the request of an operation. */
export interface RequestRules {
  readonly isBodyRequired?: boolean;
  /** Locations of the dates, if the request contains `Date` objects. */
  readonly dates?: MessageDates | undefined;
}

/** An empty object per parameter location; a request may omit locations without required parameters. */
const noParameters = { path: {}, query: {}, headers: {}, cookies: {} };

/**
 * Returns a schema for the requests of an operation. Parameters and body are validated as on the server; bodies without
 * checks, such as streams, are not validated. Dates are validated in the form in which they are sent.
 */
export function toRequestSchema<T>(checks: RequestValidators, rules: RequestRules = {}): StandardSchema<T> {
  const check = (value: unknown, issues?: ValidationIssue[]): value is T => {
    if (!isRecord(value)) return mismatch(issues, 'object');
    const request = toSent(value, rules.dates, issues);
    if (request === undefined) return false;
    const { body, partHeaders, contentType } = request;
    const type = typeof contentType === 'string' ? contentType : undefined;
    const run = (part: Validate | undefined, path: string, of: unknown): boolean =>
      part !== undefined && !part(of) && within(issues, path, part, of);
    if (run(checks.parameters, '', { ...noParameters, ...request })) return false;
    if (body === undefined && rules.isBodyRequired && refuse(issues, '', 'required', 'body')) return false;
    if (body !== undefined && run(checkOf(checks.body, type), '/body', body)) return false;
    if (partHeaders !== undefined && run(checkOf(checks.partHeaders, type), '/partHeaders', partHeaders)) return false;
    return fits(issues);
  };
  return toStandardSchema(check);
}

/** Returns a message with its dates in the form in which they are sent; `undefined` if a date is invalid. */
function toSent(
  message: Readonly<Record<string, unknown>>,
  dates: MessageDates | undefined,
  issues: ValidationIssue[] | undefined,
): Readonly<Record<string, unknown>> | undefined {
  try {
    return writeDates(message, dates);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { location, parameter } = error;
    const member = location === 'header' || location === 'cookie' ? `${location}s` : location;
    refuse(issues, `/${member}/${parameter}`, 'format', 'date');
    return undefined;
  }
}

/** Returns the check for a media type. Default: the first JSON type, else the first type. */
function checkOf(by: ContentValidators | undefined, type: string | undefined): Validate | undefined {
  if (typeof by !== 'object') return by;
  const types = Object.keys(by);
  return lookUp(by, type ?? types.find(isJsonType) ?? types[0] ?? '');
}

/**
 * Returns schemas for the response bodies of an operation, by status, range or `default`. They accept unlisted strings
 * in open enums and unknown variants of open unions. If a response has several media types, the body must match the
 * schema of one of them.
 */
export function toResponseSchemas<T extends object>(
  checks: ResponseValidators,
  tolerate: Tolerate,
  dates?: OperationDates,
): T {
  const entries = Object.entries(checks).map(([status, by]) => {
    const all = (typeof by === 'function' ? [by] : Object.values(by)).map(tolerate);
    const check = (value: unknown, issues?: ValidationIssue[]): value is unknown => {
      const sent = toSent({ body: value }, dates?.responses?.[status], issues);
      if (sent === undefined) return false;
      const { body } = sent;
      if (all.some((each) => each(body))) return true;
      all[0]?.(body, issues);
      return false;
    };
    return [status, toStandardSchema(check)];
  });
  // The declared type has the same keys, because it is generated from the same responses.
  return Object.fromEntries(entries) as T;
}

/**
 * Returns a client that validates response bodies and rejects with an `InvalidResponseError` if one does not match its
 * schema. Responses of operations without checks, and bodies that are streamed, are not validated.
 */
export function withResponseChecks<C extends Sender<OnUndeclared>>(
  client: C,
  checks: ResponseChecks,
  tolerate: Tolerate,
): C {
  const send = async <Req extends RequestParts, Res extends { readonly status: number }>(
    operation: Operation<Req, Res>,
    request: Req,
    options?: RequestOptions<OnUndeclared>,
  ): Promise<Received<Res>> => {
    const received = await client.send(operation, request, options);
    checkResponse(operation, received, lookUp(checks, operation.id), tolerate);
    return received;
  };
  return { ...client, send };
}

interface ReceivedParts {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
  readonly response: Response;
}

function checkResponse(
  operation: Operation,
  received: ReceivedParts,
  checks: ResponseValidators | undefined,
  tolerate: Tolerate,
): void {
  const key = checks && responseKey(operation, received.status);
  if (key === undefined || received.body === undefined) return;
  const check = checkOf(lookUp(checks, key), received.contentType);
  if (check === undefined) return;
  const { body } = writeDates(received, operation.dates?.responses?.[key]);
  const accepts = tolerate(check);
  const typed = (value: unknown, issues?: ValidationIssue[]): value is unknown => accepts(value, issues);
  const result = toStandardSchema(typed)['~standard'].validate(body);
  if ('issues' in result)
    throw new InvalidResponseError(operation.id, received.response, { body: received.body, issues: result.issues });
}
