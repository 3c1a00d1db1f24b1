import { lookUp } from '../codec/objects.js';
import { now } from '../codec/promises.js';
import type { SecurityScheme } from './operation.js';
import type { CorsOptions, RawRequest, RawResponse } from './options.js';
import type { Plan } from './plan.js';

/** Handles cross-origin requests of browsers (Fetch, 3.3). */
export interface Cors {
  /** Returns the response to a preflight request; `undefined` for other requests. */
  readonly preflight: (request: RawRequest, allow: string, plans: readonly Plan[]) => RawResponse | undefined;
  /** Returns the CORS headers for a response. If the `origins` function throws, calls `failed`. */
  readonly headersOf: (request: RawRequest, response: RawResponse, failed: (error: unknown) => void) => readonly Line[];
}

type Line = readonly [name: string, value: string];

/** Response headers that a page may always read (Fetch, 3.2.3). */
const SAFELISTED: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);

const listHeaders = (plan: Plan, schemes: Readonly<Record<string, SecurityScheme>>): string[] => [
  ...(plan.operation.body === undefined ? [] : ['content-type']),
  ...(plan.operation.parameters ?? []).flatMap((parameter) =>
    parameter.in === 'header' ? [parameter.name.toLowerCase()] : [],
  ),
  ...(plan.operation.security ?? []).flatMap((requirement) =>
    Object.keys(requirement).flatMap((name) => headerOf(lookUp(schemes, name))),
  ),
];

const headerOf = (scheme: SecurityScheme | undefined): string[] => {
  if (scheme === undefined || scheme.type === 'mutualTLS') return [];
  if (scheme.type !== 'apiKey') return ['authorization'];
  return scheme.in === 'header' ? [scheme.name.toLowerCase()] : [];
};

/** Creates the CORS handling for a server. Throws `TypeError` if credentials are allowed for the origin `*`. */
export const createCors = (options: CorsOptions, schemes: Readonly<Record<string, SecurityScheme>>): Cors => {
  const { origins, credentials = false, maxAge = 600, headers = [] } = options;
  if (origins === '*' && credentials)
    throw new TypeError("cors: the origin '*' does not allow credentials; list the origins, or pass a function");
  const takesAny = origins === '*';
  /** Whether an origin is allowed. If the `origins` function fails, the origin is not allowed. */
  const isAllowed = (origin: string, failed?: (error: unknown) => void): boolean => {
    if (takesAny) return true;
    if (typeof origins !== 'function') return origins.includes(origin);
    try {
      return now('cors.origins', origins(origin));
    } catch (error) {
      failed?.(error);
      return false;
    }
  };

  const linesFor = (origin: string): Line[] => [
    ['access-control-allow-origin', takesAny ? '*' : origin],
    ...(credentials ? [['access-control-allow-credentials', 'true'] as const] : []),
  ];
  // A response cached for one origin must not be used for another (Fetch, 3.3.5).
  const vary: readonly Line[] = takesAny ? [] : [['vary', 'origin']];

  return {
    preflight: (request, allow, plans) => {
      const origin = request.headers.get('origin');
      if (request.method !== 'OPTIONS' || origin === undefined) return undefined;
      if (request.headers.get('access-control-request-method') === undefined) return undefined;
      const requestHeaders = new Set([...plans.flatMap((plan) => listHeaders(plan, schemes)), 'x-request-id']);
      const lines: Line[] = [
        ['access-control-allow-methods', allow],
        ['access-control-allow-headers', [...requestHeaders, ...headers].join(', ')],
        ['access-control-max-age', String(maxAge)],
      ];
      return { status: 204, headers: isAllowed(origin) ? lines : [], body: null };
    },
    headersOf: (request, response, failed) => {
      const origin = request.headers.get('origin');
      if (origin === undefined || !isAllowed(origin, failed)) return vary;
      const names = new Set(response.headers.map(([name]) => name));
      const exposed = [...names].filter(
        (name) => !SAFELISTED.has(name) && !/^(?:access-control-.*|set-cookie|vary)$/.test(name),
      );
      const expose: Line[] = exposed.length === 0 ? [] : [['access-control-expose-headers', exposed.join(', ')]];
      return [...linesFor(origin), ...expose, ...vary];
    },
  };
};
