import { deepEqual, equal, rejects } from 'node:assert/strict';
// An operation may have the same name as a token function, because they have different import paths.
import { createClient, listPets, refreshToken as callRefreshToken, TokenRefreshError } from '@case/client';
import { clientCredentials, OAuthError, refreshToken } from '@case/client/oauth';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    listPets: (_, { principal }) => ({ status: 200, body: String(principal) }),
    refreshToken: () => ({ status: 204 }),
  },
  security: { login: (token) => token, device: (token) => token, page: (token) => token, connect: (token) => token, found: (token) => token },
});
const asked: string[] = [];
const isRefused = { now: false };
let configuration = (): Response => Response.json({ token_endpoint: 'https://login.test/token' });
async function fetch(url: string, init: RequestInit): Promise<Response> {
  if (/^https?:\/\/case\.test\/v1\//u.test(url)) return server.fetch(new Request(url, init));
  asked.push(url);
  if (url.includes('/.well-known/')) return configuration();
  return isRefused.now
    ? Response.json({ error: 'invalid_client' }, { status: 401 })
    : Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 60 });
}

const client = createClient({ fetch, auth: { login: clientCredentials({ clientId: 'i', clientSecret: 's' }) } });
const pets = await listPets(client);
equal(pets.status === 200 && pets.body, 'a');
await listPets(client);
deepEqual(asked.splice(0), ['https://case.test/token']);

const told: string[] = [];
function onRefresh({ accessToken }: { readonly accessToken: string }): void {
told.push(accessToken);
}
const refreshed = refreshToken({ clientId: 'i', refreshToken: 'r', onRefresh });
await listPets(createClient({ fetch, auth: { login: refreshed } }));
await callRefreshToken(createClient({ fetch, auth: { device: refreshToken({ clientId: 'i', refreshToken: 'r' }) } }));
deepEqual(asked.splice(0), ['https://case.test/refresh', 'https://case.test/tokens']);
deepEqual(told, ['a']);

// If the document has no token URL, the caller passes it.
const own = { clientId: 'i', clientSecret: 's', tokenUrl: '/own' };
await callRefreshToken(createClient({ fetch, auth: { connect: clientCredentials(own) } }));
deepEqual(asked.splice(0), ['https://case.test/own']);
const { tokenUrl: _, ...without } = own;
await rejects(
  callRefreshToken(createClient({ fetch, auth: { page: clientCredentials(without) } })),
  ({ cause }) => cause instanceof TypeError && cause.message.includes('pass tokenUrl'),
);

// Otherwise, the token URL is discovered from the authorization server, once.
const found = clientCredentials(without);
const finder = createClient({ fetch, auth: { found } });
await Promise.all([callRefreshToken(finder), callRefreshToken(finder)]);
deepEqual(asked.splice(0), ['https://case.test/.well-known/oauth-authorization-server', 'https://login.test/token']);
const connect = refreshToken({ clientId: 'i', refreshToken: 'r', accessToken: 'old', expiresAt: 0 });
await callRefreshToken(createClient({ fetch, auth: { connect } }));
deepEqual(asked.splice(0), ['https://case.test/.well-known/openid-configuration', 'https://login.test/token']);

// Discovery is repeated after a failure. Invalid or unencrypted URLs never receive the secret.
const unfit: [() => Response, number][] = [
  [() => Response.json({}), 200],
  [() => Response.json({ token_endpoint: 5 }), 200],
  [() => Response.json({ token_endpoint: '/token' }), 200],
  [() => Response.json({ token_endpoint: 'javascript:alert(1)' }), 200],
  [() => Response.json({ token_endpoint: 'http://login.test/token' }), 200],
  [() => Response.json({ token_endpoint: 'https://login.test/token' }, { status: 404 }), 404],
  [() => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }), 302],
  [() => new Response('<html>'), 200],
];
const retried = createClient({ fetch, auth: { connect: clientCredentials(without) } });
for (const [response, status] of unfit) {
  configuration = response;
  await rejects(
    callRefreshToken(retried),
    ({ cause }) => cause instanceof OAuthError && cause.status === status && cause.message.includes('no token_endpoint'),
  );
}
deepEqual(new Set(asked.splice(0)), new Set(['https://case.test/.well-known/openid-configuration']));
configuration = () => Response.json({ token_endpoint: 'https://login.test/own' });
equal((await callRefreshToken(retried)).status, 204);
deepEqual(asked.splice(0).slice(-1), ['https://login.test/own']);

isRefused.now = true;
const refused = createClient({ fetch, auth: { login: clientCredentials(without) } });
const error: unknown = await listPets(refused).catch((reason: unknown) => reason);
equal(error instanceof TokenRefreshError && error.cause instanceof OAuthError && error.cause.error, 'invalid_client');
// @ts-expect-error: client credentials require a secret.
clientCredentials({ clientId: 'i' });
asked.length = 0;
isRefused.now = false;

// If the API itself is not encrypted, as on localhost, the secret is sent to the discovered URL.
configuration = () => Response.json({ token_endpoint: 'http://login.test/token' });
const auth = { found: clientCredentials(without) };
equal((await callRefreshToken(createClient({ fetch, baseUrl: 'http://case.test/v1', auth }))).status, 204);
deepEqual(asked.splice(0), ['http://case.test/.well-known/oauth-authorization-server', 'http://login.test/token']);
