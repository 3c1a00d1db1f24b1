/** OAuth 2.0 tokens (RFC 6749) from a certified authorization server and from a handwritten server that misbehaves. */
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { describe, expect, test, vi } from 'vitest';
import { type AnyFunction, load, type Send, whenDone } from './load.js';
import { listenFastify, listenHono } from './servers.js';

// The provider logs many warnings about production use.
const muted = (['info', 'warn'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
whenDone(() => {
  for (const each of muted) each.mockRestore();
});
const { Provider } = await import('oidc-provider');

const { connect, use } = await load(`
openapi: 3.1.0
info: { title: OAuth, version: '1' }
security: [{ login: [read] }]
paths:
  /me: { get: { operationId: readMe, responses: { '200': { description: OK, content: { text/plain: { schema: { type: string } } } }, '401': { description: Who } } } }
components:
  securitySchemes:
    login:
      type: oauth2
      flows:
        clientCredentials: { tokenUrl: /token, scopes: { read: Reads } }
        authorizationCode: { authorizationUrl: /auth, tokenUrl: /token, refreshUrl: /refresh, scopes: { read: Reads } }
`);
const [clientCredentials, refreshToken]: readonly AnyFunction[] = [use('clientCredentials'), use('refreshToken')];

/** Text that must be encoded twice, in a form and in Base64. */
const clientId = 'a client: & +%';
const clientSecret = 's:e&c r+e%t/=?~ of no less than 32 characters';
const client = { clientId, clientSecret };

interface Tokens {
  readonly refreshToken: string;
}

describe('an OAuth client with oidc-provider', async () => {
  const grants = ['client_credentials', 'refresh_token', 'authorization_code'];
  const common = { grant_types: grants, redirect_uris: ['https://case.test/'], client_secret: clientSecret };
  const provider = new Provider('http://127.0.0.1', {
    clients: [
      { ...common, client_id: clientId, token_endpoint_auth_method: 'client_secret_basic' },
      { ...common, client_id: 'posting', token_endpoint_auth_method: 'client_secret_post' },
      { ...common, client_id: 'public', token_endpoint_auth_method: 'none', grant_types: grants.slice(1) },
    ].map(({ client_secret, ...rest }) => (rest.client_id === 'public' ? rest : { ...rest, client_secret })),
    scopes: ['openid', 'offline_access', 'read', 'write'],
    features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    rotateRefreshToken: true,
    ttl: { ClientCredentials: 100, AccessToken: 100, RefreshToken: 1_000, Grant: 1_000 },
    cookies: { keys: ['a key'] },
  });
  const server = provider.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  whenDone(() => server.close());
  const address = server.address();
  const tokenUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/token`;

  /** The API, which accepts tokens issued by the provider. */
  const app = new Hono();
  const find = async (token: string) =>
    (await provider.ClientCredentials.find(token)) ?? (await provider.AccessToken.find(token));
  app.use(bearerAuth({ verifyToken: async (token) => (await find(token))?.isValid === true }));
  app.get('/me', async ({ req, text }) => {
    const token = await find(req.header('authorization')?.slice('Bearer '.length) ?? '');
    return text(`${token?.clientId} ${token?.scope}`);
  });
  const base = await listenHono(app);

  let fetched = 0;
  const counted = (url: string, init: RequestInit): Promise<Response> => {
    if (url === tokenUrl) fetched += 1;
    return fetch(url, init);
  };
  const sendAs = (session: unknown, options: object = {}): Send =>
    connect(base, { ...options, fetch: counted, auth: { login: session } });

  test('sends client credentials in the header or in the body', async () => {
    const scopes = ['read', 'write'];
    const send = sendAs(clientCredentials?.({ ...client, tokenUrl, scopes }));
    expect((await send('readMe')).body).toBe(`${clientId} read write`);
    const posting = { clientSecret, clientId: 'posting', secretIn: 'body', tokenUrl, scopes: ['read'] };
    expect((await sendAs(clientCredentials?.(posting))('readMe')).body).toBe('posting read');
  });

  test('reuses one token for many calls until it is about to expire', async () => {
    let now = Date.now();
    const clock = { now: () => now, sleep: async () => {}, random: () => 0 };
    const send = sendAs(clientCredentials?.({ ...client, tokenUrl }), { clock });
    fetched = 0;
    const responses = await Promise.all(Array.from({ length: 10 }, () => send('readMe')));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(fetched).toBe(1);
    // A token with a lifetime of 100 seconds is renewed after 90 % of it.
    now += 89_000;
    await send('readMe');
    expect(fetched).toBe(1);
    now += 2_000;
    await send('readMe');
    expect(fetched).toBe(2);
  });

  test('requests a new token once after a revocation', async () => {
    const tokens: string[] = [];
    provider.on('client_credentials.saved', ({ jti }) => tokens.push(jti));
    const send = sendAs(clientCredentials?.({ ...client, tokenUrl }));
    await send('readMe');
    await (await find(tokens[0] ?? ''))?.destroy();
    fetched = 0;
    expect((await Promise.all([send('readMe'), send('readMe')])).map(({ status }) => status)).toEqual([200, 200]);
    expect([fetched, tokens.length]).toEqual([1, 2]);
  });

  test('throws OAuthError with the error code when the provider refuses', async () => {
    const refused = async (changes: object): Promise<unknown> => {
      const error: unknown = await sendAs(clientCredentials?.({ ...client, tokenUrl, ...changes }))('readMe').catch(
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ name: 'TokenRefreshError', scheme: 'login' });
      return Reflect.get(Object(error), 'cause');
    };
    expect(await refused({ clientSecret: 'wrong' })).toMatchObject({
      name: 'OAuthError',
      error: 'invalid_client',
      status: 401,
    });
    expect(await refused({ clientId: 'nobody', secretIn: 'body' })).toMatchObject({ error: 'invalid_client' });
  });

  /** Creates the refresh token of a user who has signed in. */
  const signIn = async (id: string): Promise<string> => {
    const grant = new provider.Grant({ accountId: 'ann', clientId: id });
    grant.addOIDCScope('openid offline_access read');
    const grantId = await grant.save();
    const found = await provider.Client.find(id);
    if (found === undefined) throw new Error('no client');
    const token = new provider.RefreshToken({
      client: found,
      accountId: 'ann',
      grantId,
      gty: 'authorization_code',
      scope: 'openid offline_access read',
      authTime: 1,
      claims: {},
      sessionUid: 'x',
      expiresWithSession: false,
    });
    return token.save();
  };

  test.each([
    ['with its secret', client],
    ['without one', { clientId: 'public' }],
  ])('an OAuth client %s refreshes its token and stores the rotated refresh token', async (_, who) => {
    const first = await signIn(who.clientId);
    const refreshed: Tokens[] = [];
    const onRefresh = (tokens: Tokens): void => void refreshed.push(tokens);
    let now = Date.now();
    const clock = { now: () => now, sleep: async () => {}, random: () => 0 };
    const send = sendAs(refreshToken?.({ ...who, tokenUrl, refreshToken: first, onRefresh }), { clock });
    expect((await send('readMe')).body).toBe(`${who.clientId} openid offline_access read`);
    now += 95_000;
    expect((await send('readMe')).status).toBe(200);
    expect(refreshed.map((each) => each.refreshToken).filter((each) => each !== first)).toHaveLength(2);
    expect(new Set(refreshed.map((each) => each.refreshToken)).size).toBe(2);
    // The first token was rotated: using it again is refused.
    const late = sendAs(refreshToken?.({ ...who, tokenUrl, refreshToken: first }));
    await expect(late('readMe')).rejects.toMatchObject({ cause: { error: 'invalid_grant' } });
  });
});

describe('an OAuth client with a handwritten server', async () => {
  let response: (request: FastifyRequest, reply: FastifyReply) => unknown;
  const seen: unknown[] = [];
  const app = fastify();
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  for (const path of ['/token', '/refresh', '/elsewhere'])
    app.post(path, (request, reply) => {
      const { authorization, 'content-type': sent } = request.headers;
      seen.push([request.url, sent, authorization, request.body]);
      return response(request, reply);
    });
  app.get('/v1/me', ({ headers }, reply) => {
    const { authorization = '' } = headers;
    return authorization.includes('bad') ? reply.code(401).send() : reply.type('text/plain').send(authorization);
  });
  const base = `${await listenFastify(app)}/v1`;
  const sendAs = (session: unknown, options: object = {}) => connect(base, { ...options, auth: { login: session } });
  const own = { clientId: 'Aladdin', clientSecret: 'open sesame' };
  const causeOf = async (promise: Promise<unknown>): Promise<unknown> =>
    Reflect.get(Object(await promise.catch((error: unknown) => error)), 'cause');

  test('sends the requests defined by the OAuth RFC to the URLs in the document', async () => {
    response = () => ({ access_token: 'A/b~1', token_type: 'bearer', expires_in: '3600', scope: 'x' });
    expect((await sendAs(clientCredentials?.({ ...own, scopes: ['a', 'b'] }))('readMe')).body).toBe('Bearer A/b~1');
    const parameters = { audience: 'https://api', grant_type: 'none' };
    await sendAs(refreshToken?.({ ...own, secretIn: 'body', refreshToken: 'r&1', parameters }))('readMe');
    await sendAs(
      refreshToken?.({ clientId: 'p', refreshToken: 'r', tokenUrl: 'elsewhere' }),
      {},
    )('readMe').catch(() => {});
    // Encoded as in a form: "open+sesame".
    const basic = `Basic ${Buffer.from('Aladdin:open+sesame').toString('base64')}`;
    expect(seen.splice(0)).toEqual([
      ['/token', type, basic, { grant_type: 'client_credentials', scope: 'a b' }],
      [
        '/refresh',
        type,
        undefined,
        {
          grant_type: 'refresh_token',
          refresh_token: 'r&1',
          audience: 'https://api',
          client_id: own.clientId,
          client_secret: own.clientSecret,
        },
      ],
      ['/elsewhere', type, undefined, { grant_type: 'refresh_token', refresh_token: 'r', client_id: 'p' }],
    ]);
  });

  test('uses a configured access token until the server rejects it', async () => {
    let count = 0;
    response = () => {
      count += 1;
      return { access_token: `bad ${count}`, token_type: 'Bearer' };
    };
    const given = { ...own, refreshToken: 'r', accessToken: 'mine', expiresAt: '2999-01-01T00:00:00Z' };
    expect((await sendAs(refreshToken?.(given))('readMe')).body).toBe('Bearer mine');
    expect(count).toBe(0);
    // Each call refreshes the token at most once; if the new one is rejected, the call returns that response.
    expect((await sendAs(refreshToken?.({ ...given, accessToken: 'bad' }))('readMe')).status).toBe(401);
    expect(count).toBe(1);
  });

  test.each<[string, number, string, { readonly message?: RegExp; readonly [field: string]: unknown }]>([
    [
      'with an OAuth error',
      400,
      '{"error":"invalid_request","error_description":"no: open sesame"}',
      { error: 'invalid_request' },
    ],
    ['that is not JSON', 502, '<html>open sesame</html>', { error: undefined, status: 502 }],
    ['without a token', 200, '{"token_type":"bearer"}', { status: 200, message: /no access_token$/u }],
    ['with an empty token', 200, '{"access_token":"","token_type":"bearer"}', { message: /no access_token$/u }],
    [
      'with a token that is not a string',
      200,
      '{"access_token":7,"token_type":"bearer"}',
      { message: /no access_token$/u },
    ],
    [
      'with another token_type',
      200,
      '{"access_token":"a","token_type":"mac"}',
      { status: 200, message: /not a bearer token$/u },
    ],
    [
      'with a token_type that starts with "bearer"',
      200,
      '{"access_token":"a","token_type":"bearers"}',
      { message: /not a bearer token$/u },
    ],
    ['that is not an object', 200, 'null', { status: 200 }],
  ])('a token response %s throws an OAuthError without secrets', async (_, status, text, error) => {
    response = (_request, reply) => reply.code(status).type('application/json').send(text);
    const cause = await causeOf(sendAs(clientCredentials?.(own))('readMe'));
    const { message = /^/u, ...fields } = error;
    expect(cause).toMatchObject({ name: 'OAuthError', ...fields });
    expect(Reflect.get(Object(cause), 'message')).toMatch(message);
    expect(`${cause} ${JSON.stringify(cause)}`).not.toContain('sesame');
  });

  test('does not follow redirects of the token endpoint', async () => {
    response = (_, reply) => reply.redirect('/elsewhere', 307);
    seen.length = 0;
    expect(await causeOf(sendAs(clientCredentials?.(own))('readMe'))).toMatchObject({
      name: 'OAuthError',
      status: 307,
    });
    expect(seen).toHaveLength(1);
  });

  test('times out if the token endpoint does not respond; aborting one call does not affect the others', async () => {
    response = (_, reply) => reply.hijack();
    const send = sendAs(clientCredentials?.({ ...own, tokenUrl: '/elsewhere' }), { timeout: 50 });
    expect(await causeOf(send('readMe'))).toMatchObject({ name: 'TimeoutError', timeout: 50 });

    let entered: () => void = () => {};
    let go: () => void = () => {};
    const going = new Promise<void>((resolve) => {
      go = resolve;
    });
    const entering = new Promise<void>((resolve) => {
      entered = resolve;
    });
    response = async () => {
      entered();
      await going;
      return { access_token: 'late', token_type: 'bearer' };
    };
    // A request of the previous call may still arrive.
    const asked = () => seen.filter((each) => Array.isArray(each) && each[0] === '/token').length;
    const before = asked();
    const shared = sendAs(clientCredentials?.(own));
    const controller = new AbortController();
    const [leaver, waiter] = [shared('readMe', {}, { signal: controller.signal }), shared('readMe')];
    const gone = expect(leaver).rejects.toThrow('gone');
    await entering;
    controller.abort(new Error('gone'));
    await gone;
    go();
    expect([(await waiter).body, asked() - before]).toEqual(['Bearer late', 1]);
  });

  test('throws NetworkError for an unreachable token endpoint, and an error without a tokenUrl', async () => {
    const away = clientCredentials?.({ ...own, tokenUrl: 'http://127.0.0.1:1/token' });
    expect(await causeOf(sendAs(away)('readMe'))).toMatchObject({ name: 'NetworkError' });
    const other = await load(`
openapi: 3.1.0
info: { title: None, version: '1' }
security: [{ connect: [] }]
paths: { /me: { get: { operationId: readMe, tags: [oauth], responses: { '204': { description: OK } } } } }
components: { securitySchemes: { connect: { type: oauth2, flows: { implicit: { authorizationUrl: 'https://case.test/', scopes: {} } } } } }
`);
    const session = other.use('clientCredentials')(own);
    expect(await causeOf(other.connect(base, { auth: { connect: session } })('readMe'))).toMatchObject({
      message: expect.stringContaining('pass tokenUrl'),
    });
  });
});
