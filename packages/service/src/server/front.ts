/** What a service answers beside its API: whether it lives and is ready, its metrics, and the outbox of its admins. */
import { type RawResponse, type RawRequest, requestIdOf, type Server, toServer } from '@community-platform/server';
import type { WholeDb } from '../database/database.js';
import type { Principal } from '../kernel/scope.js';
import { timeText } from '../kernel/text.js';
import { forMethod, json, refuse, refuseError, tokenOf } from './responses.js';
import type { Metrics } from './metrics.js';

/** What the pages of a sandbox tell of it. */
export interface PageFacts {
  /** Where it is reached, without a slash at the end. */
  readonly base: string;
  /** Tokens that work, by security scheme; none where somebody else might read them. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Tokens for bodies that are about one, by the names of its properties; where credentials are told. */
  readonly bodyTokens?: Readonly<Record<string, string>>;
  /** What the sample has in the place of what examples tell; none where the community is not the sample. */
  readonly told?: {
    /** Where the examples have the community, without a slash at the end; the sample has it at `base`. */
    readonly base: string;
    /** Milliseconds by which the times of the sample are later than those of the examples. */
    readonly later: number;
  };
}

/** A page that is served before the API, or `undefined` where a path is none. */
export type ReadPage = (
  target: string,
  tell?: () => Promise<PageFacts>,
) => Promise<{ readonly type: string; readonly body: string } | undefined>;

/** What is served once it is ready. */
export interface Served extends Pick<Server, 'handle'> {
  readonly database: { readonly db: WholeDb };
  /** Who an admin token is, or `undefined`. */
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
}

/** What a process is at. It listens from the first moment, so that whoever waits for it is told. */
export interface State {
  /** `ready`, or why it is not. */
  readonly status: string;
  /** What answers, once it can. */
  readonly service?: Served;
  /** What its pages tell of a sandbox to whoever asks. */
  readonly tell?: (request: RawRequest) => Promise<PageFacts>;
}

export interface FrontOptions {
  /** Default: none are served. */
  readonly metrics?: Metrics;
  readonly state: () => State;
  readonly readPage?: ReadPage | undefined;
}

/** Seconds after which to ask a service again that is not ready yet. */
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

/** A database that is away is no fault of the service; what is one is thrown again. */
const refuseLost = (error: unknown): RawResponse => {
  const response = refuseError(error);
  if (response.status === 500) throw error;
  return response;
};

const refuseEarly = (request: RawRequest, status: string): RawResponse =>
  refuse(503, `The service is starting: ${status}`, [SOON, ['x-request-id', requestIdOf(request)]]);

/** A server that answers `/health`, `/ready`, `/metrics`, `/outbox` and pages by itself, and all else by the service. */
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
