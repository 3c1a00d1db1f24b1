/** What browsers are told of pages of other origins (Fetch, 3.3), for all that a process serves and not its API alone. */
import { type RawResponse, type RawRequest, type Server, toServer } from '@community-platform/server';

export type IsAllowed = (origin: string) => boolean;

/** Seconds for which a browser keeps what it was told. */
const KEPT = '600';

/** What a page may read beside the headers that it always may. */
const EXPOSED = [
  ...['allow', 'content-disposition', 'deprecation', 'location', 'ratelimit-limit', 'ratelimit-remaining'],
  ...['ratelimit-reset', 'retry-after', 'sunset', 'www-authenticate', 'x-request-id'],
].join(', ');

/** Whether an origin is a page of this machine, at whatever port. */
export const isLocalOrigin: IsAllowed = (origin) =>
  /^https?:\/\/(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/u.test(origin);

const isPreflight = ({ method, headers }: RawRequest): boolean =>
  method === 'OPTIONS' &&
  headers.get('origin') !== undefined &&
  headers.get('access-control-request-method') !== undefined;

/** Before anybody asks who calls: a preflight bears no token. */
const responsePreflight = ({ headers }: RawRequest, isAllowed: boolean): RawResponse => ({
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
});

/** A page of a server is nobody else's to read: that of the reference bears tokens. */
const isPage = ({ headers }: RawResponse): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

/** A server whose answers, errors too, may be read by pages of the origins that are allowed. */
export const withCors = (server: Server, isAllowed: IsAllowed): Server =>
  toServer(async (request) => {
    const origin = request.headers.get('origin');
    const isKnown = origin !== undefined && isAllowed(origin);
    const response = isPreflight(request) ? responsePreflight(request, isKnown) : await server.handle(request);
    const told: RawResponse['headers'] =
      isKnown && !isPage(response)
        ? [
            ['access-control-allow-origin', origin],
            ['access-control-expose-headers', EXPOSED],
          ]
        : [];
    // What a cache keeps for one origin is no answer to another (Fetch, 3.3.5).
    return { ...response, headers: [...response.headers, ...told, ['vary', 'origin']] };
  });
