/** Credentials of the three APIs, with the generated client and server over a real socket. */
import {
  type Auth,
  type Client,
  createApi,
  createAuthToken,
  createClient,
  getHomeFeed,
  listPosts,
  session,
  TokenRefreshError,
} from '@community-platform/client';
import { createRawClient } from '@community-platform/client/raw';
import { createServer, forbidden, type Handlers, type SecurityHandlers } from '@community-platform/server';
import { createNodeServer, type NodeServer } from '@community-platform/server/node';
import { afterEach, expect, test } from 'vitest';

const feed = { page: 1, per_page: 10, has_next_page: false, count: 0, sort: 'latest', records: [] };
const posts = { page: 1, per_page: 10, has_next_page: false, count: 0, page_count: 1, records: [] };
const hour = 3_600_000;

interface State {
  /** The access tokens that the server accepts. */
  readonly accepted: Set<string>;
  refreshes: number;
  issued: number;
  readonly seen: string[];
  /** Milliseconds by which the server's clock is ahead. */
  ahead?: number;
}

let running: NodeServer | undefined;

afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function serve(state: State): Promise<(auth: Auth) => Client> {
  const handlers: Partial<Handlers> = {
    getHomeFeed: () => ({ status: 200, body: feed }),
    listPosts: () => ({ status: 200, body: posts }),
    refreshAccessToken: async ({ body }) => {
      state.refreshes += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (body.refresh_token !== 'refresh')
        return { status: 401, body: { success: false, message: 'no', error_details: {} }, headers: {} };
      state.issued += 1;
      const access_token = `access-${state.issued}`;
      state.accepted.add(access_token);
      return {
        status: 200,
        body: { access_token, access_token_expires_at: new Date(Date.now() + (state.ahead ?? 0) + hour).toISOString() },
      };
    },
  };
  const apiToken =
    (key: string): SecurityHandlers['AdminBearer'] =>
    (credential) => {
      state.seen.push(credential);
      return credential === key ? 'api' : credential === 'other-type' ? forbidden() : undefined;
    };
  const security: SecurityHandlers = {
    AdminBearer: apiToken('admin'),
    AdminToken: apiToken('admin'),
    HeadlessBearer: apiToken('headless'),
    HeadlessToken: apiToken('headless'),
    MemberAccessToken: (credential) => (state.accepted.has(credential) ? 'member' : undefined),
  };
  running = createNodeServer(createServer({ mock: true, handlers, security, validateResponses: true }));
  const port = await running.listen();
  return (auth) => createClient({ baseUrl: `http://127.0.0.1:${port}`, auth });
}

function begin(): State {
  return { accepted: new Set(['access-0']), refreshes: 0, issued: 0, seen: [] };
}

test('sends an API token with the Bearer or the Token scheme', async () => {
  const state = begin();
  const connect = await serve(state);
  for (const auth of [{ AdminBearer: 'admin' }, { AdminToken: 'admin' }, { AdminToken: 'Token admin' }]) {
    expect((await listPosts(connect(auth))).status).toBe(200);
  }
  expect(state.seen).toEqual(['admin', 'admin', 'admin']);
});

test('returns 403 for a token of the wrong type and 401 with a challenge for an invalid one', async () => {
  const connect = await serve(begin());
  expect((await listPosts(connect({ AdminBearer: 'other-type' }))).status).toBe(403);
  const refused = await listPosts(connect({ AdminBearer: 'nonsense' }));
  expect(refused.status).toBe(401);
  if (refused.status === 401) expect(refused.headers['www-authenticate']).toMatch(/^Bearer/u);
});

test('refreshes a session once for parallel calls shortly before its token expires', async () => {
  const state = begin();
  const connect = await serve(state);
  const client = connect({
    MemberAccessToken: session({
      accessToken: 'access-0',
      expiresAt: new Date(Date.now() + 5_000).toISOString(),
      refreshToken: 'refresh',
    }),
  });
  const results = await Promise.all(Array.from({ length: 20 }, () => getHomeFeed(client)));
  expect(new Set(results.map((result) => result.status))).toEqual(new Set([200]));
  expect(state.refreshes).toBe(1);
});

test('refreshes a session once after a 401', async () => {
  const state = begin();
  state.accepted.clear();
  const connect = await serve(state);
  const client = connect({
    MemberAccessToken: session({ accessToken: 'revoked', expiresAt: Date.now() + hour, refreshToken: 'refresh' }),
  });
  expect((await getHomeFeed(client)).status).toBe(200);
  expect((await getHomeFeed(client)).status).toBe(200);
  expect(state.refreshes).toBe(1);
});

test('returns a 401 that follows a refresh as an ordinary response', async () => {
  const state = begin();
  const connect = await serve(state);
  const client = connect({
    MemberAccessToken: session({ accessToken: 'revoked', expiresAt: Date.now() + hour, refreshToken: 'refresh' }),
  });
  await getHomeFeed(client);
  state.accepted.clear();
  state.accepted.add = (token) => (token.startsWith('never') ? state.accepted : new Set());
  expect((await getHomeFeed(client)).status).toBe(401);
  expect(state.refreshes).toBe(2);
});

test("refreshes once if the server's clock is behind, and again after a 401", async () => {
  const state = { ...begin(), ahead: -365 * 24 * hour };
  const connect = await serve(state);
  const refreshed: (number | undefined)[] = [];
  const client = connect({
    MemberAccessToken: session({
      refreshToken: 'refresh',
      onRefresh: ({ expiresAt }) => void refreshed.push(expiresAt),
    }),
  });
  for (let call = 0; call < 3; call += 1) expect((await getHomeFeed(client)).status).toBe(200);
  expect(state.refreshes).toBe(1);
  expect(refreshed).toEqual([expect.any(Number)]);
  state.accepted.clear();
  expect((await getHomeFeed(client)).status).toBe(200);
  expect(state.refreshes).toBe(2);
});

test('requests an access token first when the session has none, and calls onRefresh', async () => {
  const state = begin();
  const connect = await serve(state);
  const refreshed: string[] = [];
  const client = connect({
    MemberAccessToken: session({
      refreshToken: 'refresh',
      onRefresh: (tokens) => void refreshed.push(tokens.accessToken),
    }),
  });
  expect((await getHomeFeed(client)).status).toBe(200);
  expect(refreshed).toEqual(['access-1']);
});

test('throws TokenRefreshError when the refresh token is rejected', async () => {
  const connect = await serve(begin());
  const client = connect({ MemberAccessToken: session({ refreshToken: 'stolen' }) });
  const error: unknown = await getHomeFeed(client).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TokenRefreshError);
  expect(String(error)).toContain('of MemberAccessToken could not be refreshed: refreshAccessToken: 401 no');
});

test("also sends the session's credentials with raw calls", async () => {
  const connect = await serve(begin());
  const client = connect({ AdminBearer: 'admin', MemberAccessToken: 'access-0' });
  const raw = createRawClient(client);
  const { response: home } = await raw.GET('/api/headless/v1/home');
  const { data, response } = await raw.GET('/api/admin/v2/comments/posts', { params: { query: { page: 1 } } });
  expect([home.status, response.status]).toEqual([200, 200]);
  expect(data?.records).toEqual([]);
});

test('the grouped client returns bodies and throws ApiError', async () => {
  const connect = await serve(begin());
  const api = createApi(connect({ AdminBearer: 'admin' }));
  expect(await api.posts.list()).toEqual(posts);
  await expect(createApi(connect({ AdminBearer: 'nonsense' })).posts.list()).rejects.toMatchObject({
    name: 'ApiError',
    status: 401,
  });
});

test('requires exactly one identifier of a member to issue member tokens', async () => {
  const connect = await serve(begin());
  const client = connect({ HeadlessBearer: 'headless' });
  expect((await createAuthToken(client, { body: { email: 'ines@example.com' } })).status).toBe(200);
  // @ts-expect-error two identifiers at once break the schema
  expect((await createAuthToken(client, { body: { email: 'ines@example.com', sso_id: 'x' } })).status).toBe(422);
});
