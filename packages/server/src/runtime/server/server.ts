import { answerKey } from '../codec/answers.js';
import { DecodeError } from '../codec/errors.js';
import { DEFAULT_JSON_DEPTH } from '../codec/json.js';
import { matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import { toServer } from './adapters/fetch.js';
import { type Result, toResult, UndeclaredAnswerError, withoutBody } from './answer.js';
import { createContext, createSignalHolder, type SignalHolder, withinTime } from './context.js';
import type { ServerDefinition, Validate } from './definition.js';
import { createFailures } from './failures.js';
import { mockAnswer } from './mock.js';
import type { RawAnswer, RawRequest, RuntimeServerOptions, Server } from './options.js';
import { createPlan, gather, type Handler, type Plan } from './plan.js';
import { HttpError } from './problems.js';
import { readRequest } from './read-request.js';
import { createRouter } from './router.js';

const DEFAULT_LIMITS = {
  bodyBytes: 1_048_576,
  jsonDepth: DEFAULT_JSON_DEPTH,
  headerCount: 100,
  handlerTimeout: 30_000,
};
const NOBODY = {};
const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** Makes a server of handlers; throws `TypeError` if a security scheme in use has no handler. */
export function createRuntimeServer<H extends object, S extends object = Record<never, never>>(
  definition: ServerDefinition,
  options: RuntimeServerOptions<H, S>,
): Server {
  const isMock = options.mock === true;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const handlers = options.handlers ?? {};
  const plans = definition.operations.map((operation) =>
    createPlan(operation, definition, handlers, options.security ?? {}, isMock),
  );
  const route = createRouter<Plan | undefined>([
    ...plans.map((plan) => [plan.operation.method, plan.operation.path, plan] as const),
    ...(definition.skipped ?? []).map(([method, path]) => [method, path, undefined] as const),
  ]);
  const examples = isMock ? definition.examples?.() : undefined;
  const answerValidators = options.validateAnswers ? definition.answerValidators?.() : undefined;
  const fail = createFailures(definition.errorBody, options);

  const respond = async (request: RawRequest, found: Found, requestId: string): Promise<RawAnswer> => {
    if (request.headers.count > limits.headerCount) throw new HttpError(431, 'There are too many headers');
    const { pathname, query } = splitTarget(request.target);
    const match = route(withoutBase(pathname, options.basePath, definition.basePath), request.method);
    if (match === 'malformed') throw new HttpError(400, 'The path is not percent-encoded UTF-8');
    if (match === undefined) throw new HttpError(404, 'There is no such path');
    const { routes, allow } = match.leaf;
    const method = request.method === 'HEAD' && !routes.has('HEAD') ? 'GET' : request.method;
    const plans = routes.get(method);
    const [first] = plans ?? [];
    const plan = plans === undefined || plans.length === 1 ? first : choosePlan(plans, request, match.segments, query);
    if (plan === undefined) {
      if (plans !== undefined) throw new HttpError(501, 'The operation is left out of this server');
      if (request.method === 'OPTIONS') return { status: 204, headers: [['allow', allow]], body: null };
      throw new HttpError(405, `The method must be ${allow}`, {}, { allow });
    }
    found.plan = plan;
    const holder = createSignalHolder(request);
    try {
      const identity = plan.guard === undefined ? NOBODY : await plan.guard(request, requestId, holder);
      const read = readRequest(plan, request, match.segments, query, limits);
      const input = read instanceof Promise ? await read : read;
      const context = createContext(plan.operation.id, requestId, request, identity, holder);
      const result =
        plan.handler === undefined ? await mock(plan, request) : await call(plan.handler, plan, input, context, holder);
      if (answerValidators !== undefined) checkAnswer(plan, result, await answerValidators);
      return plan.encodeAnswer(result, request.headers.get('accept'));
    } finally {
      holder.release();
    }
  };

  const call = (handler: Handler, plan: Plan, input: object, context: object, holder: SignalHolder) => {
    const value = handler.call(handlers, input, context);
    if (!(value instanceof Promise)) return toResult(plan.operation, value);
    return withinTime(value, limits.handlerTimeout, holder).then((settled) => toResult(plan.operation, settled));
  };

  const mock = async (plan: Plan, request: RawRequest): Promise<Result> => {
    if (!isMock) throw new HttpError(501, 'The operation is not implemented');
    return mockAnswer(plan.operation, (await examples) ?? {}, request);
  };

  const handle = async (request: RawRequest): Promise<RawAnswer> => {
    const given = request.headers.get('x-request-id');
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : globalThis.crypto.randomUUID();
    const found: Found = { plan: undefined };
    const answer = await respond(request, found, requestId).catch((error: unknown) =>
      fail(error, request, found.plan?.operation, requestId),
    );
    const headers = answer.headers.filter(([name]) => name !== 'x-request-id');
    headers.push(['x-request-id', requestId]);
    const whole = { status: answer.status, headers, body: answer.body };
    return request.method === 'HEAD' ? withoutBody(whole) : whole;
  };

  return toServer(handle);
}

/**
 * Of operations with one method and path: the first whose parameters are all valid, else the first whose path parameters
 * are; only those whose query is there, if they ask for one.
 */
function choosePlan(
  plans: readonly (Plan | undefined)[],
  request: RawRequest,
  segments: readonly string[],
  query: string,
): Plan | undefined {
  const given = new URLSearchParams(query);
  const judged = plans.flatMap((plan) => {
    if (plan === undefined) return [];
    const wanted = plan.operation.query ?? [];
    if (!wanted.every(([name, value]) => given.getAll(name).includes(value))) return [];
    return [{ plan, wanted: wanted.length, ...judge(plan, request, segments, query) }];
  });
  const ordered = judged.sort((a, b) => b.wanted - a.wanted);
  const best = ordered.find(({ isValid }) => isValid) ?? ordered.find(({ isPathValid }) => isPathValid) ?? ordered[0];
  return best?.plan ?? plans[0];
}

/** Whether the parameters of a request are those of an operation. */
function judge(
  plan: Plan,
  request: RawRequest,
  segments: readonly string[],
  query: string,
): { readonly isValid: boolean; readonly isPathValid: boolean } {
  try {
    const input = plan.readInput(request, segments, query);
    const validate = plan.validators.parameters;
    const issues = validate === undefined ? [] : gather(validate, input);
    const isPathValid = !issues.some(({ instancePath }) => instancePath.startsWith('/path'));
    return { isValid: issues.length === 0, isPathValid };
  } catch (error) {
    return { isValid: false, isPathValid: !(error instanceof DecodeError && error.location === 'path') };
  }
}

/** Throws for an answer whose body breaks its schema. */
function checkAnswer(
  { operation }: Plan,
  { status, body, contentType }: Result,
  validators: Readonly<Record<string, Validate>>,
): void {
  const key = answerKey(operation, status) ?? String(status);
  const types = Object.keys(lookUp(operation.answers, key)?.content ?? {});
  const type = contentType === undefined ? types[0] : matchDeclared(contentType, types);
  const validate = lookUp(validators, `${operation.id} ${key}${types.length > 1 ? ` ${type ?? ''}` : ''}`);
  if (validate === undefined || body === undefined || validate(body)) return;
  throw new UndeclaredAnswerError(`${operation.id} ${status}: ${JSON.stringify(gather(validate, body))}`);
}

/** The operation of a request, for the form of its errors. */
interface Found {
  plan: Plan | undefined;
}

/** A path below the base path; outside one that was asked for there is nothing. */
function withoutBase(pathname: string, asked: string | undefined, declared = ''): string {
  const base = (asked ?? declared).replace(/\/$/, '');
  const isBelow = pathname.startsWith(base) && (pathname[base.length] === '/' || pathname.length === base.length);
  if (isBelow) return pathname.slice(base.length);
  return asked === undefined ? pathname : '';
}

/** Path and query of a target in origin or absolute form (RFC 9112 3.2). */
function splitTarget(target: string): { readonly pathname: string; readonly query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const at = local.indexOf('?');
  return at < 0 ? { pathname: local, query: '' } : { pathname: local.slice(0, at), query: local.slice(at + 1) };
}
