/** CORS (Fetch, 3.3) for everything that a process serves, including paths outside the API. */
import { type RawRequest, type RawResponse, type Server, toServer } from '@community-platform/server';

export type IsAllowed = (origin: string) => boolean;

/** Seconds for which a browser caches the result of a preflight request. */
const KEPT = '600';

/** Response headers that pages may read in addition to the safelisted ones. */
const EXPOSED = [
  'allow',
  'content-disposition',
  'deprecation',
  'location',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'sunset',
  'www-authenticate',
  'x-request-id',
].join(', ');

/** Whether an origin is on this machine, with any port. */
export const isLocalOrigin: IsAllowed = (origin) =>
  /^https?:\/\/(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/u.test(origin);

function isPreflight({ method, headers }: RawRequest): boolean {
  return (
    method === 'OPTIONS' &&
    headers.get('origin') !== undefined &&
    headers.get('access-control-request-method') !== undefined
  );
}

/** Responds to a preflight request. It carries no token, so it is handled before authentication. */
function responsePreflight({ headers }: RawRequest, isAllowed: boolean): RawResponse {
  return {
    status: 204,
    headers: isAllowed
      ? [
          ['access-control-allow-methods', headers.get('access-control-request-method') ?? 'GET'],
          [
            'access-control-allow-headers',
            headers.get('access-control-request-headers') ?? 'authorization, content-type',
          ],
          ['access-control-max-age', KEPT],
        ]
      : [],
    body: null,
  };
}

/** Whether a response is an HTML page, which other origins may not read: the reference contains tokens. */
function isPage({ headers }: RawResponse): boolean {
  return headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
}

/** Wraps a server so that pages of allowed origins can read its responses, including errors. */
export function withCors(server: Server, isAllowed: IsAllowed): Server {
  return toServer(async (request) => {
    const origin = request.headers.get('origin');
    const isKnown = origin !== undefined && isAllowed(origin);
    const response = isPreflight(request) ? responsePreflight(request, isKnown) : await server.handle(request);
    const corsHeaders: RawResponse['headers'] =
      isKnown && !isPage(response)
        ? [
            ['access-control-allow-origin', origin],
            ['access-control-expose-headers', EXPOSED],
          ]
        : [];
    // A response that is cached for one origin must not be used for another (Fetch, 3.3.5).
    return { ...response, headers: [...response.headers, ...corsHeaders, ['vary', 'origin']] };
  });
}
