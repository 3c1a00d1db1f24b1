/** Endpoints next to the API: health, readiness, metrics, and the outbox for admins. */
import { type RawResponse, type RawRequest, requestIdOf, type Server, toServer } from '@community-platform/server';
import type { WholeDb } from '../database/database.js';
import type { Principal } from '../kernel/scope.js';
import { timeText } from '../kernel/text.js';
import { forMethod, json, refuse, refuseError, tokenOf } from './responses.js';
import type { Metrics } from './metrics.js';

/** Data about a sandbox for its reference pages. */
export interface PageFacts {
  /** Base URL, without a trailing slash. */
  readonly base: string;
  /** Valid tokens by security scheme; omitted if somebody else could read them. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Tokens for request bodies, by property name; omitted like `credentials`. */
  readonly bodyTokens?: Readonly<Record<string, string>>;
  /** How the seed data differs from the examples; omitted if the community is not the seed data. */
  readonly told?: {
    /** Base URL of the community in the examples, without a trailing slash; in the seed data it is `base`. */
    readonly base: string;
    /** Milliseconds by which the times of the seed data are later than those of the examples. */
    readonly later: number;
  };
}

/** Returns a page that takes precedence over the API, or `undefined` if the path is not a page. */
export type ReadPage = (
  target: string,
  tell?: () => Promise<PageFacts>,
) => Promise<{ readonly type: string; readonly body: string } | undefined>;

/** The parts of a service that are used once it is ready. */
export interface Served extends Pick<Server, 'handle'> {
  readonly database: { readonly db: WholeDb };
  /** Returns the principal of an admin token, or `undefined`. */
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
}

/** State of the process. It listens from the start, so that clients can see that it is starting. */
export interface State {
  /** `ready`, or the reason why it is not. */
  readonly status: string;
  /** The service, once it is ready. */
  readonly service?: Served;
  /** Returns the data about the sandbox for its pages. */
  readonly tell?: (request: RawRequest) => Promise<PageFacts>;
}

export interface FrontOptions {
  /** Default: no metrics are served. */
  readonly metrics?: Metrics;
  readonly state: () => State;
  readonly readPage?: ReadPage | undefined;
}

/** Seconds after which to retry a request to a service that is starting. */
const SOON: readonly [string, string] = ['retry-after', '1'];

const readOutbox = async (db: WholeDb, communityId: number) => {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'attachment_name', 'attachment', 'created_at'])
    .where('community_id', '=', communityId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: timeText(created_at) }));
};

const notReady = (status: string): RawResponse => {
  const response = json(503, { status });
  return { ...response, headers: [...response.headers, SOON] };
};

const readState = async ({ status, service }: State): Promise<RawResponse> => {
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
  return isUp ? json(200, { status }) : notReady('the database does not respond');
};

/** Returns the response for an unavailable database; rethrows any other error. */
const refuseLost = (error: unknown): RawResponse => {
  const response = refuseError(error);
  if (response.status === 500) throw error;
  return response;
};

const refuseEarly = (request: RawRequest, status: string): RawResponse =>
  refuse(503, `The service is starting: ${status}`, [SOON, ['x-request-id', requestIdOf(request)]]);

/**
 * Returns a server that handles `/health`, `/ready`, `/metrics`, `/outbox` and pages, and passes all other requests to
 * the service.
 */
export const withFront = ({ metrics, state, readPage }: FrontOptions): Server => {
  const response = async (request: RawRequest): Promise<RawResponse | undefined> => {
    const path = request.target.split('?')[0] ?? '';
    switch (path) {
      case '/health':
        return json(200, { status: 'ok' });
      case '/ready':
        return readState(state());
      case '/metrics': {
        if (metrics === undefined) return undefined;
        const { type, text } = await metrics.read();
        return { status: 200, headers: [['content-type', type]], body: text };
      }
      case '/outbox': {
        const { service } = state();
        if (service === undefined) return undefined;
        const secret = tokenOf(request);
        const principal = secret === undefined ? undefined : await service.authenticate(secret);
        if (principal?.kind !== 'admin') return json(401, { message: 'The outbox is read with an admin token' });
        return json(200, { messages: await readOutbox(service.database.db, principal.communityId) });
      }
      default: {
        const { tell } = state();
        const page = await readPage?.(request.target, tell && (() => tell(request)));
        if (page === undefined) return undefined;
        const headers = [
          ['content-type', page.type],
          ['cache-control', tell === undefined ? 'no-cache' : 'no-store'],
          ['x-content-type-options', 'nosniff'],
        ] as const;
        return { status: 200, headers, body: page.body };
      }
    }
  };
  return toServer(async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const own = isRead ? await response(request).catch(refuseLost) : undefined;
    const { status, service } = state();
    if (own === undefined && service !== undefined) return service.handle(request);
    return forMethod(request, own ?? refuseEarly(request, status));
  });
};
