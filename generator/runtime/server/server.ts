import { DecodeError } from '../codec/errors.js';
import { matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import { isPromise } from '../codec/promises.js';
import { declaredResponses, responseKey } from '../codec/responses.js';
import { toServer } from './adapters/fetch.js';
import { createCors } from './cors.js';
import type { ServerDefinition } from './definition.js';
import { Exchange } from './exchange.js';
import { createFailures } from './failures.js';
import { limitsOf } from './limits.js';
import { mockResponse } from './mock.js';
import type { Hooks, RawRequest, RawResponse, RequestLine, RuntimeServerOptions, Server } from './options.js';
import { checkOf, createPlan, gather, type OperationHandler, type Plan } from './plan.js';
import { HttpError } from './problems.js';
import { readRequest } from './read-request.js';
import { requestIdOf } from './request-id.js';
import { type Result, toResult, UndeclaredResponseError, withoutBody } from './response.js';
import { createRouter, type Match } from './router.js';
import { basePathsOf, pathBelow, splitTarget } from './target.js';
import { withinTime } from './time-limit.js';
import type { ResponseValidators } from './validators.js';
import { type Watch, watchStream } from './watch-stream.js';

/** Creates a server from handlers. Throws `TypeError` if a security scheme that is in use has no handler. */
export function createRuntimeServer<
  H extends object,
  S extends object = Record<never, never>,
  Principal = unknown,
  State = unknown,
>(definition: ServerDefinition, options: RuntimeServerOptions<H, S, Principal, State>): Server {
  const isMock = options.mock === true;
  const limits = limitsOf(options.limits);
  const handlers = options.handlers ?? {};
  const plans = definition.operations.map((operation) =>
    createPlan(operation, definition, handlers, options.security ?? {}, isMock),
  );
  const route = createRouter<Plan | undefined>([
    ...plans.map((plan) => [plan.operation.method, plan.operation.path, plan] as const),
    ...(definition.skipped ?? []).map(([method, path]) => [method, path, undefined] as const),
  ]);
  const basePaths = basePathsOf(options.basePath, definition.basePath);
  const examples = isMock ? definition.examples?.() : undefined;
  const responseValidators = options.validateResponses ? definition.responseValidators : undefined;
  const hooks: Hooks = options.hooks ?? {};
  const failures = createFailures(definition.errorBody, options);
  const cors = options.cors && createCors(options.cors, definition.securitySchemes);

  const find = (request: RequestLine, pathname: string): Match<Plan | undefined> =>
    route(pathBelow(pathname, request.mount, basePaths), request.method);

  /** The latest match, cached because a host usually passes the same request to `handle` afterwards. */
  let asked: { readonly request: RequestLine; readonly found: Match<Plan | undefined> } | undefined;

  const match: Server['match'] = (request) => {
    const routeMatch = find(request, splitTarget(request.target).pathname);
    asked = { request, found: routeMatch };
    if (routeMatch === undefined || routeMatch === 'malformed') return 'nothing';
    const { routes } = routeMatch.leaf;
    const { method } = request;
    const hasMethod = routes.has(method) || (method === 'HEAD' && routes.has('GET'));
    return hasMethod || (method === 'OPTIONS' && cors !== undefined) ? 'operation' : 'path';
  };

  const respond = async (exchange: Exchange, routed: Found): Promise<RawResponse> => {
    const { request } = exchange;
    if (hooks.onRequest !== undefined) exchange.state = await hooks.onRequest(exchange);
    if (request.headers.count > limits.headerCount) throw new HttpError(431, 'There are too many headers');
    const { pathname, query } = splitTarget(request.target);
    const match = asked?.request === request ? asked.found : find(request, pathname);
    asked = undefined;
    if (match === 'malformed') throw new HttpError(400, 'The path is not percent-encoded UTF-8');
    if (match === undefined) throw new HttpError(404, 'There is no such path');
    const { routes, allow } = match.leaf;
    const preflight = cors?.preflight(
      request,
      allow,
      [...routes.values()].flat().flatMap((routePlan) => routePlan ?? []),
    );
    if (preflight !== undefined) return preflight;
    const method = request.method === 'HEAD' && !routes.has('HEAD') ? 'GET' : request.method;
    const plans = routes.get(method);
    const [first] = plans ?? [];
    const plan = plans === undefined || plans.length === 1 ? first : choosePlan(plans, request, match.segments, query);
    if (plan === undefined) {
      if (plans !== undefined) throw new HttpError(501, 'The operation is left out of this server');
      if (request.method === 'OPTIONS') return { status: 204, headers: [['allow', allow]], body: null };
      throw new HttpError(405, `The method must be ${allow}`, {}, { allow });
    }
    const { passed } = match;
    if (passed !== undefined && !judge(plan, request, match.segments, query).isPathValid)
      throw new HttpError(405, `The method must be ${passed.allow}`, {}, { allow: passed.allow });
    routed.plan = plan;
    exchange.operationId = plan.operation.id;
    exchange.route = plan.operation.path;
    if (plan.operation.deprecation !== undefined) exchange.addHeaders(plan.operation.deprecation);
    if (plan.guard !== undefined) await plan.guard(exchange);
    if (hooks.onAuthenticated !== undefined) await hooks.onAuthenticated(exchange);
    const read = readRequest(plan, request, match.segments, query, limits);
    const input = read instanceof Promise ? await read : read;
    const result =
      plan.handler === undefined ? await mock(plan, request) : await call(plan.handler, plan, input, exchange);
    if (responseValidators !== undefined) checkResponse(plan, result, responseValidators);
    return plan.encodeResponse(result, request.headers.get('accept'));
  };

  const call = (handler: OperationHandler, plan: Plan, input: object, exchange: Exchange): Result | Promise<Result> => {
    const value = handler.call(handlers, input, exchange);
    if (!isPromise(value)) return toResult(plan.operation, value);
    return withinTime(Promise.resolve(value), limits.handlerTimeout, exchange).then((settled) =>
      toResult(plan.operation, settled),
    );
  };

  const mock = async (plan: Plan, request: RawRequest): Promise<Result> => {
    if (!isMock) throw new HttpError(501, 'The operation is not implemented');
    return mockResponse(plan.operation, (await examples) ?? {}, request, definition.dynamic);
  };

  /** Adds the headers that every response needs: those of the exchange, and those for CORS. */
  const seal = (response: RawResponse, exchange: Exchange): RawResponse => {
    const finished = exchange.finish(response);
    if (cors === undefined) return finished;
    const lines = cors.headersOf(exchange.request, finished, (error) => failures.tell(error, exchange));
    return { ...finished, headers: [...finished.headers, ...lines] };
  };

  const finish = async (response: RawResponse, exchange: Exchange, fail: (error: unknown) => RawResponse) => {
    let replaced = response;
    try {
      replaced = (hooks.onResponse && (await hooks.onResponse(response, exchange))) ?? response;
      // Only a replacement stream may still read the original stream. Canceling a stream that has ended has no effect.
      if (response.body instanceof ReadableStream && !(replaced.body instanceof ReadableStream)) cancel(response.body);
      return seal(replaced, exchange);
    } catch (error) {
      // Nobody will read the stream, unless the failed hook is reading it; then it cannot be canceled.
      if (replaced.body instanceof ReadableStream) cancel(replaced.body, error);
      exchange.dropFraming();
      return seal(fail(error), exchange);
    }
  };

  /**
   * Watches the response stream of a handler. Until the stream ends, the handler counts as active, so its signal aborts
   * if the caller disconnects.
   */
  const watchOf = (exchange: Exchange): Watch => ({
    failed: (error) => {
      // If the caller disconnected, the stream ended because of that, not because of an error in the source.
      if (!exchange.isAborted) failures.tell(error, exchange);
    },
    left: (reason) => exchange.abort(reason),
    ended: () => exchange.release(),
  });

  const handle = async (request: RawRequest): Promise<RawResponse> => {
    const exchange = new Exchange(request, requestIdOf(request));
    const routed: Found = { plan: undefined };
    const fail = (error: unknown): RawResponse => failures.respond(error, exchange, routed.plan?.operation);
    const response = await respond(exchange, routed).catch(fail);
    if (!(response.body instanceof ReadableStream)) exchange.release();
    const finished = await finish(response, exchange, fail);
    const { body } = finished;
    if (request.method !== 'HEAD' && body instanceof ReadableStream)
      return { ...finished, body: watchStream(body, watchOf(exchange)) };
    exchange.release();
    return request.method === 'HEAD' ? withoutBody(finished) : finished;
  };

  return toServer(handle, match);
}

/** Cancels a stream that will not be read, unless a reader has locked the stream. */
function cancel(stream: ReadableStream, reason?: unknown): void {
  stream.cancel(reason).catch(() => undefined);
}

/**
 * Selects one of several operations with the same method and path: the first for which all parameters are valid, else
 * the first with valid path parameters. Operations with fixed query parameters are candidates only if the request
 * contains these; those with the most come first.
 */
function choosePlan(
  plans: readonly (Plan | undefined)[],
  request: RawRequest,
  segments: readonly string[],
  query: string,
): Plan | undefined {
  const parameters = new URLSearchParams(query);
  const judged = plans.flatMap((plan) => {
    if (plan === undefined) return [];
    const wanted = plan.operation.query ?? [];
    if (!wanted.every(([name, value]) => parameters.getAll(name).includes(value))) return [];
    return [{ plan, wanted: wanted.length, ...judge(plan, request, segments, query) }];
  });
  const ordered = judged.sort((a, b) => b.wanted - a.wanted);
  const best = ordered.find(({ isValid }) => isValid) ?? ordered.find(({ isPathValid }) => isPathValid) ?? ordered[0];
  return best?.plan ?? plans[0];
}

/** Returns whether all parameters of a request are valid for an operation, and whether its path parameters are. */
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

/** Throws an error if the body of a response violates its schema. */
function checkResponse(
  { operation }: Plan,
  { status, body, contentType }: Result,
  validators: Readonly<Record<string, ResponseValidators>>,
): void {
  const key = responseKey(operation, status) ?? String(status);
  const types = Object.keys(lookUp(declaredResponses(operation), key)?.content ?? {});
  const type = contentType === undefined ? types[0] : matchDeclared(contentType, types);
  const validate = checkOf(lookUp(lookUp(validators, operation.id), key), type ?? '');
  if (validate === undefined || body === undefined || validate(body)) return;
  throw new UndeclaredResponseError(`${operation.id} ${status}: ${JSON.stringify(gather(validate, body))}`);
}

/** The plan for the current request, which determines the body of error responses. */
interface Found {
  plan: Plan | undefined;
}
