/**
 * Serves pages and the paths described in `spec/service.yaml` in front of the service: health, readiness, metrics, and
 * the outbox for admins.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type RawRequest, type RawResponse, requestIdOf, type Server, toServer } from '@community-platform/server';
import type { WholeDb } from '../database/database.js';
import {
  createServer,
  type GetReadinessResult,
  type Handlers,
  httpError,
  type Reply,
} from '../generated/process/server/index.js';
import type { Principal } from '../kernel/scope.js';
import { timeText } from '../kernel/text.js';
import { acceptAny } from './change-request.js';
import { handle } from './generated-handlers.js';
import type { Metrics } from './metrics.js';
import { forMethod, refuse } from './responses.js';

/** Data about a sandbox for its reference pages. */
export interface PageFacts {
  /** Base URL, without a trailing slash. */
  readonly base: string;
  /** Valid tokens by security scheme; omitted if somebody else could read the page. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Tokens for request bodies, by property name; omitted like `credentials`. */
  readonly bodyTokens?: Readonly<Record<string, string>>;
  /** How the seed data differs from the examples; omitted for other communities. */
  readonly seed?: {
    /** Base URL of the community in the examples, without a trailing slash; the seed data has `base` instead. */
    readonly base: string;
    /** Milliseconds by which times of the seed data are later than times of the examples. */
    readonly later: number;
  };
}

/** A file of the reference. */
export interface Page {
  readonly type: string;
  /** Text, or the bytes of an image. */
  readonly body: string | Uint8Array;
  /** Status of the response. Default: 200. */
  readonly status?: number;
  /** Whether the path changes with the content, so that browsers may cache the file indefinitely. */
  readonly isImmutable: boolean;
}

/** Returns a page, which takes precedence over the API; `undefined` if the path is not that of a page. */
export type ReadPage = (target: string, tell?: () => Promise<PageFacts>, accept?: string) => Promise<Page | undefined>;

/** The properties of a service that requests need once it is ready. */
export interface Served extends Pick<Server, 'handle'> {
  readonly database: { readonly db: WholeDb };
  /** Returns the principal of an admin token, or `undefined`. */
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
}

/** State of the process. It listens from the beginning, so that clients can see that it is starting. */
export interface State {
  /** `ready`, or the reason why the process is not ready. */
  readonly status: string;
  /** The service, once it is ready. */
  readonly service?: Served;
  /** Returns the data about the sandbox for its pages. */
  readonly tell?: (request: RawRequest) => Promise<PageFacts>;
}

export interface FrontOptions {
  /** Metrics to serve. Default: none are served. */
  readonly metrics?: Metrics;
  readonly state: () => State;
  readonly readPage?: ReadPage | undefined;
}

/** Seconds after which clients should retry while the service is starting. */
const SOON = 1;

async function readOutbox(db: WholeDb, communityId: number) {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'attachment_name', 'attachment', 'created_at'])
    .where('community_id', '=', communityId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: timeText(created_at) }));
}

async function readReadiness({ status, service }: State): Promise<Reply<GetReadinessResult>> {
  const notReady = (reason: string) =>
    ({ status: 503, headers: { 'retry-after': SOON }, body: { status: reason } }) as const;
  if (service === undefined || status !== 'ready') return notReady(status);
  const isUp = await service.database.db
    .selectFrom('communities')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );
  return isUp ? { status: 200, body: { status } } : notReady('the database does not respond');
}

function createHandlers({ metrics, state }: FrontOptions): Handlers<Principal> {
  return {
    getHealth: async () => ({ status: 200, body: { status: 'ok' } }),
    getReadiness: () => readReadiness(state()),
    getMetrics: async () => {
      if (metrics === undefined) throw httpError(404, 'There is no such path');
      return { status: 200, body: await metrics.read() };
    },
    listOutbox: handle(async (_, { principal }) => {
      const { service } = state();
      if (service === undefined || principal === undefined) throw httpError(503, 'The service is not available');
      return { status: 200, body: { messages: await readOutbox(service.database.db, principal.communityId) } };
    }),
  };
}

/** Returns the server for the paths that `spec/service.yaml` describes. */
function createOwnServer(options: FrontOptions) {
  const findAdmin = handle(async (secret: string) => {
    const principal = await options.state().service?.authenticate(secret);
    return principal?.kind === 'admin' ? principal : undefined;
  });
  return createServer<Principal>({
    handlers: createHandlers(options),
    security: { AdminBearer: findAdmin, AdminToken: findAdmin },
    errorBody: ({ status, message }) =>
      status === 401
        ? { message: 'The outbox requires an admin token' }
        : { success: false, message, error_details: {} },
    hooks: { onRequest: ({ extraHeaders }) => extraHeaders.set('cache-control', 'no-store') },
  });
}

function refuseEarly(request: RawRequest, status: string): RawResponse {
  const headers = [
    ['retry-after', String(SOON)],
    ['x-request-id', requestIdOf(request)],
  ] as const;
  return forMethod(request, refuse(503, `The service is starting: ${status}`, headers));
}

/** Size below which bodies are not compressed, because they fit in one packet. */
const SMALL = 1400;

/** Returns the response for a page: compressed if the client accepts that, or 304 if the client has it cached. */
function respondWith(
  { type, body, status = 200, isImmutable }: Page,
  request: RawRequest,
  isPrivate: boolean,
): RawResponse {
  // The tag is weak, because the compressed bytes differ (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const cached = isImmutable ? 'public, max-age=31536000, immutable' : isPrivate ? 'private, no-cache' : 'no-cache';
  const headers: [string, string][] = [
    ['cache-control', cached],
    ['etag', etag],
    ['vary', 'accept, accept-encoding'],
    ['x-content-type-options', 'nosniff'],
  ];
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  if (status === 200 && known.includes(etag)) return { status: 304, headers, body: null };
  // Images are compressed already.
  const isLarge = typeof body === 'string' && body.length > SMALL;
  const isZipped = isLarge && /\bgzip\b/u.test(request.headers.get('accept-encoding') ?? '');
  headers.push(['content-type', type], ...(isZipped ? [['content-encoding', 'gzip'] as [string, string]] : []));
  return { status, headers, body: isZipped ? gzipSync(body) : body };
}

/** Returns a server that handles pages and the paths of the process, and passes all other requests to the service. */
export function withFront(options: FrontOptions): Server {
  const { state, readPage } = options;
  const own = createOwnServer(options);

  const findPage = async (request: RawRequest): Promise<RawResponse | undefined> => {
    const { tell } = state();
    const accept = request.headers.get('accept') ?? undefined;
    const page = await readPage?.(request.target, tell && (() => tell(request)), accept);
    return page && forMethod(request, respondWith(page, request, tell !== undefined));
  };

  return toServer(async (request) => {
    const { status, service } = state();
    const isOutbox = request.target.split('?')[0] === '/outbox';
    // Nobody can be authenticated before the database is open.
    if (own.match?.(request) === 'operation' && (service !== undefined || !isOutbox))
      return own.handle(acceptAny(request));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead ? await findPage(request) : undefined;
    return page ?? service?.handle(request) ?? refuseEarly(request, status);
  });
}
