/** Lowers path items and operations. */
import type { Method } from '../../runtime/codec/operation.js';
import type { Event, Operation, Parameter, RequestBody, SecurityRequirement } from '../ir/api.js';
import { type Direction, requestOf, responseOf } from '../ir/direction.js';
import { isSendable } from '../ir/methods.js';
import { stabilityLevels } from '../openapi/resolve/extensions.js';
import { asArray, asObject, asString, type JsonObject, optional } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import { lowerContent } from './content.js';
import { type Context, docsOf, docsOfDeprecable, follow, type Located } from './context.js';
import { lowerHeaders } from './headers.js';
import { lowerPagination } from './pagination.js';
import { lowerParameters } from './parameter.js';
import { lowerResponses } from './response.js';
import { lowerRequirements, type Schemes } from './security.js';
import { lowerServers } from './servers.js';

const methods: readonly Method[] = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'];

interface Defaults {
  readonly security: readonly SecurityRequirement[];
  readonly schemes: Schemes;
}

/** Lowers the operations in all path items. */
export function lowerOperations(context: Context, paths: unknown, defaults: Defaults): Operation[] {
  const operations: Operation[] = [];
  const routes = new Map<string, string[]>();
  for (const [path, item] of Object.entries(asObject(paths))) {
    if (path.startsWith('x-')) continue;
    const own = join('/paths', path);
    const route = path.replaceAll(/\{[^}]*\}/gu, '{}');
    const other = (routes.get(route) ?? []).find((each) =>
      methods.some((method) => hasBoth(method, item, paths, each)),
    );
    if (other !== undefined) context.report('path-duplicate', own, { path, other });
    routes.set(route, [...(routes.get(route) ?? []), path]);
    if (!checkTemplate(context, splitKey(path).route, own)) continue;
    const located = follow(context, item, own);
    if (located === undefined) continue;
    const template = splitKey(path);
    for (const each of listMethods(located.value)) {
      const pointer = join(located.pointer, ...each.tokens);
      operations.push(lowerOperation(context, { ...each, ...template, path, pointer }, located, defaults));
    }
  }
  return operations;
}

/** Splits a key of `paths`, which may contain RFC 6570 operators, a query and a fragment. */
function splitKey(key: string): Pick<Operation, 'route' | 'query'> {
  const [, path = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/u.exec(key) ?? [];
  const route = path.replaceAll(/\{[.;?/&+#]?([^{}*]+)\*?\}/gu, '{$1}');
  // Query values in braces are parameters.
  const pairs = [...new URLSearchParams(search)].filter(([, value]) => !value.includes('{'));
  return pairs.length === 0 ? { route } : { route, query: pairs };
}

/** Returns the operations in a path item, including those in `additionalOperations`. */
export function listMethods(
  item: JsonObject,
): { readonly method: Method; readonly raw: JsonObject; readonly tokens: readonly string[] }[] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (key === 'additionalOperations')
      return Object.entries(asObject(value)).map(([method, raw]) => ({
        method,
        raw: asObject(raw),
        tokens: [key, method],
      }));
    const method = methods.find((each) => each.toLowerCase() === key);
    return method === undefined ? [] : [{ method, raw: asObject(value), tokens: [key] }];
  });
}

/** Returns whether a path item and the path item of the path `other` both declare a method. */
function hasBoth(method: Method, item: unknown, paths: unknown, other: string): boolean {
  return [item, asObject(paths)[other]].every((each) => Object.hasOwn(asObject(each), method.toLowerCase()));
}

function checkTemplate(context: Context, path: string, pointer: string): boolean {
  if (!path.startsWith('/')) {
    context.report('document-invalid', pointer, { reason: `the path ${JSON.stringify(path)} must begin with a slash` });
    return false;
  }
  if (!isDecodable(path)) {
    context.report('document-invalid', pointer, {
      reason: `the path ${JSON.stringify(path)} is not percent-encoded UTF-8`,
    });
    return false;
  }
  const segments = path.split('/');
  const broken = segments.find((segment) => !isTemplate(segment));
  if (broken !== undefined) context.report('path-template-unsupported', pointer, { path, segment: broken });
  const lost = segments.find((segment) => !isKept(segment));
  if (lost !== undefined) context.report('path-segment-unsupported', pointer, { path, segment: lost });
  return broken === undefined && lost === undefined;
}

/**
 * Returns whether a segment remains unchanged in a URL, in which dot segments are resolved, backslashes are separators,
 * and tabs and line ends are removed (WHATWG URL).
 */
function isKept(segment: string): boolean {
  return !/^(?:\.|%2e){1,2}$/iu.test(segment) && !/[\\\t\n\r]/u.test(segment);
}

/** Returns whether a segment is valid: any parameters in it are separated by text. */
function isTemplate(segment: string): boolean {
  const rest = segment.replaceAll(/\{[^{}]+\}/gu, '{}');
  return !rest.includes('{}{}') && !/[{}]/u.test(rest.replaceAll('{}', ''));
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

interface Location {
  readonly method: Method;
  readonly path: string;
  readonly route: string;
  readonly query?: Operation['query'];
  readonly raw: JsonObject;
  readonly pointer: string;
  readonly id?: string;
  readonly event?: Event;
}

/** Lowers an operation. The id of an event comes from `place`; other operations have an `operationId` by now. */
export function lowerOperation(context: Context, place: Location, item: Located, defaults: Defaults): Operation {
  const { method, path, route, query, raw, pointer, event } = place;
  const id = place.id ?? asString(raw['operationId']) ?? '';
  const servers = lowerServers(raw['servers'] ?? item.value['servers']);
  const declared = lowerParameters(context, [
    { value: item.value['parameters'], pointer: join(item.pointer, 'parameters') },
    { value: raw['parameters'], pointer: join(pointer, 'parameters') },
  ]);
  checkPathParameters(context, route, declared, pointer);
  // A path parameter that is not in the path cannot be sent.
  const parameters = declared.filter((each) => each.in !== 'path' || route.includes(`{${each.name}}`));
  const responses = lowerResponses(context, raw['responses'], join(pointer, 'responses'), responseOf(place));
  if (responses.length === 0) context.report('response-missing', pointer, { id });
  const body = lowerBody(context, raw['requestBody'], join(pointer, 'requestBody'), requestOf(place));
  const hasBody = !['GET', 'HEAD', 'TRACE', 'CONNECT'].includes(method);
  if (body !== undefined && !hasBody) context.report('content-ignored', body.pointer, { of: `a ${method} request` });
  if (!isSendable(method))
    context.report('construct-ignored', pointer, {
      construct: `the method ${method} in the client, because fetch does not allow it`,
    });
  return {
    id,
    method,
    path,
    route,
    // Leave out fixed query parameters that are also declared as parameters.
    ...optional(
      'query',
      query?.filter(([name]) => !parameters.some((each) => each.in === 'query' && each.name === name)),
    ),
    tag: asString(raw['x-group']) ?? asString(asArray(raw['tags'])[0]) ?? 'default',
    ...optional('pinned', asString(raw['x-name'])),
    parameters,
    ...optional('body', hasBody ? body : undefined),
    responses: responses.length === 0 ? [{ ...anyResponse, pointer }] : responses,
    security:
      lowerRequirements(context, raw['security'], join(pointer, 'security'), defaults.schemes) ?? defaults.security,
    ...optional('pagination', lowerPagination(context, raw, pointer, parameters)),
    ...optional('servers', servers.length === 0 ? undefined : servers),
    ...optional('event', event),
    ...optional(
      'stability',
      stabilityLevels.find((level) => level === raw['x-stability-level']),
    ),
    ...docsOfDeprecable(raw),
    pointer,
  };
}

/** The response of an operation that declares none. */
const anyResponse = { status: 'default', description: '', headers: [], content: [] } as const;

function checkPathParameters(context: Context, path: string, parameters: readonly Parameter[], pointer: string): void {
  const inPath = new Set([...path.matchAll(/\{([^{}]+)\}/gu)].map((match) => match[1] ?? ''));
  const declared = parameters.filter((parameter) => parameter.in === 'path');
  for (const { name, pointer: own } of declared) {
    if (!inPath.delete(name)) context.report('path-parameter-unused', own, { name, path });
  }
  for (const name of inPath) context.report('path-parameter-undeclared', pointer, { name, path });
}

/** Lowers a request body; `undefined` if it is absent or has no content. */
export function lowerBody(
  context: Context,
  value: unknown,
  pointer: string,
  direction: Direction,
): RequestBody | undefined {
  if (value === undefined) return undefined;
  const located = follow(context, value, pointer);
  if (located === undefined) return undefined;
  const place = join(located.pointer, 'content');
  const content = lowerContent(context, located.value['content'], place, direction, (headers, own) =>
    lowerHeaders(context, headers, own),
  );
  if (content.length === 0) return undefined;
  return { required: located.value['required'] === true, content, pointer: located.pointer, ...docsOf(located.value) };
}
