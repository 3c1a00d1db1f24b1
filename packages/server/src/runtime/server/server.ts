import { responseKey } from '../codec/responses.js';
import { DecodeError } from '../codec/errors.js';
import { matchDeclared } from '../codec/media-type.js';
import { lookUp } from '../codec/objects.js';
import { isPromise } from '../codec/promises.js';
import { toServer } from './adapters/fetch.js';
import { type Result, toResult, UndeclaredResponseError, withoutBody } from './response.js';
import { createCors } from './cors.js';
import type { ServerDefinition, Validate } from './definition.js';
import { Exchange } from './exchange.js';
import { createFailures } from './failures.js';
import { limitsOf } from './limits.js';
import { mockResponse } from './mock.js';
import type { Hooks, RawResponse, RawRequest, RequestLine, RuntimeServerOptions, Server } from './options.js';
import { createPlan, gather, type Handler, type Plan } from './plan.js';
import { HttpError } from './problems.js';
import { readRequest } from './read-request.js';
import { requestIdOf } from './request-id.js';
import { createRouter, type Match } from './router.js';
import { basePathsOf, pathBelow, splitTarget } from './target.js';
import { withinTime } from './time-limit.js';
import { type Watch, watchStream } from './watch-stream.js';

/** Creates a server from handlers. Throws `TypeError` if a security scheme in use has no handler. */
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
  const responseValidators = options.validateResponses ? definition.responseValidators?.() : undefined;
  const hooks: Hooks = options.hooks ?? {};
  const failures = createFailures(definition.errorBody, options);
  const cors = options.cors && createCors(options.cors, definition.securitySchemes);

  const find = (request: RequestLine, pathname: string): Match<Plan | undefined> =>
    route(pathBelow(pathname, request.mount, basePaths), request.method);

  /** The latest match, cached because a host usually passes the same request to `handle` next. */
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
    if (plan.operation.deprecation !== undefined) exchange.addHeaders(plan.operation.deprecation);
    if (plan.guard !== undefined) await plan.guard(exchange);
    if (hooks.onAuthenticated !== undefined) await hooks.onAuthenticated(exchange);
    const read = readRequest(plan, request, match.segments, query, limits);
    const input = read instanceof Promise ? await read : read;
    const result =
      plan.handler === undefined ? await mock(plan, request) : await call(plan.handler, plan, input, exchange);
    if (responseValidators !== undefined) checkResponse(plan, result, await responseValidators);
    return plan.encodeResponse(result, request.headers.get('accept'));
  };

  const call = (handler: Handler, plan: Plan, input: object, exchange: Exchange): Result | Promise<Result> => {
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

  /** Completes a response with the headers that every response of its exchange has. */
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
      // A replacement does not read the original stream, unless it is a stream; a stream read to its end is unaffected.
      if (response.body instanceof ReadableStream && !(replaced.body instanceof ReadableStream)) cancel(response.body);
      return seal(replaced, exchange);
    } catch (error) {
      // Nobody will read it. If it cannot be cancelled, the failed hook is reading it.
      if (replaced.body instanceof ReadableStream) cancel(replaced.body, error);
      exchange.dropFraming();
      return seal(fail(error), exchange);
    }
  };

  /**
   * A handler is active while its stream is read, so its signal reports until then that the caller has disconnected.
   */
  const watchOf = (exchange: Exchange): Watch => ({
    failed: (error) => {
      // Not an error of the source: it ended because the caller disconnected.
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

/** Cancels a stream that will not be read, unless it is locked by a reader. */
function cancel(stream: ReadableStream, reason?: unknown): void {
  stream.cancel(reason).catch(() => undefined);
}

/**
 * Selects one of several operations with the same method and path: the first whose parameters are all valid, else the
 * first whose path parameters are. An operation with fixed query parameters is a candidate only if the request has
 * them.
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

/** Returns whether the parameters of a request are valid for an operation. */
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

/** Throws if the body of a response violates its schema. */
function checkResponse(
  { operation }: Plan,
  { status, body, contentType }: Result,
  validators: Readonly<Record<string, Validate>>,
): void {
  const key = responseKey(operation, status) ?? String(status);
  const types = Object.keys(lookUp(operation.responses, key)?.content ?? {});
  const type = contentType === undefined ? types[0] : matchDeclared(contentType, types);
  const validate = lookUp(validators, `${operation.id} ${key}${types.length > 1 ? ` ${type ?? ''}` : ''}`);
  if (validate === undefined || body === undefined || validate(body)) return;
  throw new UndeclaredResponseError(`${operation.id} ${status}: ${JSON.stringify(gather(validate, body))}`);
}

/** The plan of the current request, which determines the form of its errors. */
interface Found {
  plan: Plan | undefined;
}
