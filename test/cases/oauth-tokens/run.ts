import { deepEqual, equal, rejects } from 'node:assert/strict';
// An operation may be called as what fetches tokens is: they are imported from different places.
import { createClient, listPets, refreshToken as callRefreshToken, TokenRefreshError } from '@case/client';
import { clientCredentials, OAuthError, refreshToken } from '@case/client/oauth';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    listPets: (_, { principal }) => ({ status: 200, body: String(principal) }),
    refreshToken: () => ({ status: 204 }),
  },
  security: { login: (token) => token, device: (token) => token, page: (token) => token, connect: (token) => token },
});
const asked: string[] = [];
const isRefused = { now: false };
const fetch = async (url: string, init: RequestInit): Promise<Response> => {
  if (url.startsWith('https://case.test/v1/')) return server.fetch(new Request(url, init));
  asked.push(url);
  return isRefused.now
    ? Response.json({ error: 'invalid_client' }, { status: 401 })
    : Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 60 });
};

const client = createClient({ fetch, auth: { login: clientCredentials({ clientId: 'i', clientSecret: 's' }) } });
const pets = await listPets(client);
equal(pets.status === 200 && pets.body, 'a');
await listPets(client);
deepEqual(asked.splice(0), ['https://case.test/token']);

const told: string[] = [];
const onRefresh = ({ accessToken }: { readonly accessToken: string }): void => void told.push(accessToken);
const refreshed = refreshToken({ clientId: 'i', refreshToken: 'r', onRefresh });
await listPets(createClient({ fetch, auth: { login: refreshed } }));
await callRefreshToken(createClient({ fetch, auth: { device: refreshToken({ clientId: 'i', refreshToken: 'r' }) } }));
deepEqual(asked.splice(0), ['https://case.test/refresh', 'https://case.test/tokens']);
deepEqual(told, ['a']);

// Where the document does not say where tokens are, the caller does.
const own = { clientId: 'i', clientSecret: 's', tokenUrl: '/own' };
await callRefreshToken(createClient({ fetch, auth: { connect: clientCredentials(own) } }));
deepEqual(asked.splice(0), ['https://case.test/own']);
const { tokenUrl: _, ...without } = own;
for (const auth of [{ connect: clientCredentials(without) }, { page: clientCredentials(without) }])
  await rejects(callRefreshToken(createClient({ fetch, auth })), TokenRefreshError);

isRefused.now = true;
const refused = createClient({ fetch, auth: { login: clientCredentials(without) } });
const error: unknown = await listPets(refused).catch((reason: unknown) => reason);
equal(error instanceof TokenRefreshError && error.cause instanceof OAuthError && error.cause.error, 'invalid_client');
// @ts-expect-error: a client without a secret has no credentials.
clientCredentials({ clientId: 'i' });
