/** What a service answers beside its API: whether it lives and is ready, its metrics, and the outbox of its admins. */
import { type RawAnswer, type RawRequest, type Server, toServer } from '@community-platform/server';
import type { Principal } from '../core/scope.js';
import { timeText } from '../core/text.js';
import type { Db } from '../database/database.js';
import type { Metrics } from './metrics.js';

/** A page that is served before the API, or `undefined` where a path is none. */
export type ReadPage = (target: string) => Promise<{ readonly type: string; readonly body: string } | undefined>;

export interface FrontOptions {
  readonly db: Db;
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
  /** Who a token is. */
  readonly authenticate: (secret: string) => Promise<Principal | undefined>;
  readonly readPage?: ReadPage | undefined;
}

const json = (status: number, body: unknown): RawAnswer => ({
  status,
  headers: [
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
  ],
  body: JSON.stringify(body),
});

const readOutbox = async (db: Db, communityId: number) => {
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['id', 'kind', 'recipient', 'subject', 'body', 'attachment_name', 'attachment', 'created_at'])
    .where('community_id', '=', communityId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: timeText(created_at) }));
};

/** A server that answers `/health`, `/ready`, `/metrics`, `/outbox` and pages by itself, and all else by the API. */
export const withFront = (api: Server, { db, metrics, isClosing, authenticate, readPage }: FrontOptions): Server => {
  const answer = async (request: RawRequest): Promise<RawAnswer | undefined> => {
    const path = request.target.split('?')[0] ?? '';
    switch (path) {
      case '/health':
        return json(200, { status: 'ok' });
      case '/ready': {
        if (isClosing()) return json(503, { status: 'closing' });
        const isUp = await db
          .selectFrom('communities')
          .select('id')
          .limit(1)
          .execute()
          .then(
            () => true,
            () => false,
          );
        return isUp ? json(200, { status: 'ready' }) : json(503, { status: 'the database does not answer' });
      }
      case '/metrics': {
        const { type, text } = await metrics.read();
        return { status: 200, headers: [['content-type', type]], body: text };
      }
      case '/outbox': {
        const secret = /^(?:bearer|token) +(\S+)$/iu.exec(request.headers.get('authorization') ?? '')?.[1];
        const principal = secret === undefined ? undefined : await authenticate(secret);
        if (principal?.kind !== 'admin') return json(401, { message: 'The outbox is read with an admin token' });
        return json(200, { messages: await readOutbox(db, principal.communityId) });
      }
      default: {
        const page = await readPage?.(request.target);
        if (page === undefined) return undefined;
        const headers = [
          ['content-type', page.type],
          ['cache-control', 'no-cache'],
          ['x-content-type-options', 'nosniff'],
        ] as const;
        return { status: 200, headers, body: page.body };
      }
    }
  };
  return toServer(async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return api.handle(request);
    const own = await answer(request);
    if (own === undefined) return api.handle(request);
    return request.method === 'HEAD' ? { ...own, body: null } : own;
  });
};
