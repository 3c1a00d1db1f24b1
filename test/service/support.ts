/** A service on a free port with a separate database and two communities that must not see each other's data. */
import { type Api, createApi, createClient } from '@community-platform/client';
import { createNodeServer } from '@community-platform/server/node';
import {
  createCommunity,
  createService,
  issueApiToken,
  type Service,
  type ServiceOptions,
} from '@community-platform/service';
import { withLedger } from './ledger.js';

export interface TestCommunity {
  readonly id: number;
  /** The member who owns the tokens. */
  readonly ownerId: number;
  readonly ownerEmail: string;
  readonly adminToken: string;
  readonly headlessToken: string;
  /** Client for the Admin API and the Headless Auth API; errors reject with `ApiError`. */
  readonly api: Api;
  /** A client with the access token of a member. */
  readonly asMember: (memberId: number) => Promise<Api>;
}

export interface RunningService {
  readonly base: string;
  readonly service: Service;
  readonly ours: TestCommunity;
  readonly theirs: TestCommunity;
  /** Sends a request to a path or URL, as the admin of our community unless `token` is given. */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }>;
  readonly close: () => Promise<void>;
}

/** The database of the tests: a server if `SERVICE_DATABASE_URL` is set. */
export const location: ServiceOptions['database'] =
  process.env['SERVICE_DATABASE_URL'] === undefined
    ? { kind: 'memory' }
    : { kind: 'server', url: process.env['SERVICE_DATABASE_URL'] };

function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}

async function makeCommunity(service: Service, base: string, name: string): Promise<TestCommunity> {
  const mark = unique();
  const ownerEmail = `owner-${mark}@example.com`;
  const { db } = service.database;
  const community = { name, slug: `${name}-${mark}`, ownerName: 'Ada Rye', ownerEmail };
  const made = await createCommunity(db, community, service.clock);
  const adminToken = await issueApiToken(db, made, 'Admin V1 or V2', undefined, service.clock);
  const headlessToken = await issueApiToken(db, made, 'Headless Auth', undefined, service.clock);
  const options = { baseUrl: base } as const;
  const api = createApi(createClient({ ...options, auth: { AdminBearer: adminToken, HeadlessBearer: headlessToken } }));
  return {
    id: made.communityId,
    ownerId: made.ownerId,
    ownerEmail,
    adminToken,
    headlessToken,
    api,
    asMember: async (memberId) => {
      const { access_token } = await api.authTokens.create({ body: { community_member_id: memberId } });
      return createApi(createClient({ ...options, auth: { MemberAccessToken: access_token } }));
    },
  };
}

interface Served {
  readonly base: string;
  readonly service: Service;
  readonly close: () => Promise<void>;
}

async function serve(options: Partial<ServiceOptions>): Promise<Served> {
  const service = await createService({
    database: location,
    validateResponses: true,
    // Test files share a PostgreSQL server but have their own clocks, so due work runs only when a test calls it.
    looksForDue: false,
    limits: { rateLimit: 1_000_000 },
    failed: ({ cause }) => void (cause !== undefined && console.error(cause)),
    ...options,
  });
  const node = createNodeServer(withLedger(service));
  const base = `http://127.0.0.1:${await node.listen()}`;
  service.reachedAt(base);
  return {
    base,
    service,
    close: async () => {
      await node.close();
      await service.close();
    },
  };
}

/** The service that all test files of a worker share. It ends with the worker. */
let shared: Promise<Served> | undefined;

/**
 * Starts a service with two new communities. Without options, test files share one service; with options, even an empty
 * object, the service is separate.
 */
export async function startService(options?: Partial<ServiceOptions>): Promise<RunningService> {
  if (options === undefined) shared ??= serve({});
  const { base, service, close } = await (options === undefined && shared !== undefined
    ? shared
    : serve(options ?? {}));
  const ours = await makeCommunity(service, base, 'ours');
  const theirs = await makeCommunity(service, base, 'theirs');
  return {
    base,
    service,
    ours,
    theirs,
    send: async (method, path, body, token = ours.adminToken) => {
      const response = await fetch(new URL(path, base), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
    },
    close: options === undefined ? async () => {} : close,
  };
}

/** Issues a token of our community for each surface of the API. */
export async function issueTokens({ ours }: RunningService): Promise<Readonly<Record<string, string>>> {
  const { access_token } = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  return { admin: ours.adminToken, headless: ours.headlessToken, member: access_token };
}
