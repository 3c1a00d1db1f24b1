/** API tokens and member tokens: issuing, rejection and revocation. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: createManualClock('2027-03-01T10:00:00.000Z').clock });
});
afterAll(() => running.close());

test('returns an API token once, accepts the Bearer and Token schemes and rejects it after revocation', async () => {
  const { ours, base } = running;
  const issued = await ours.api.apiTokens.create({ body: { name: 'CI', token_type: 'Admin V1 or V2' } });
  expect(issued.token).toMatch(/^[\w-]{43}$/u);
  const { records } = await ours.api.apiTokens.list();
  expect(records.map(({ name }) => name)).toEqual(['CI', 'Headless', 'Admin']);
  expect(JSON.stringify(records)).not.toContain(issued.token);
  const get = (form: string) =>
    fetch(`${base}/api/admin/v2/api_tokens`, { headers: { authorization: `${form} ${issued.token}` } });
  expect((await get('Bearer')).status).toBe(200);
  expect((await get('Token')).status).toBe(200);
  await ours.api.apiTokens.revoke({ path: { id: issued.id } });
  const refused = await get('Bearer');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  expect((await running.send('DELETE', `/api/admin/v2/api_tokens/${issued.id}`)).status).toBe(404);
});

test('returns 403 for a token of the wrong type and 401 for an unknown one', async () => {
  const { ours, send } = running;
  expect((await send('GET', '/api/admin/v2/api_tokens', undefined, ours.headlessToken)).status).toBe(403);
  expect((await send('GET', '/api/admin/v2/api_tokens', undefined, 'nobody')).status).toBe(401);
  const body = { community_member_id: ours.ownerId };
  expect((await send('POST', '/api/v1/headless/auth_token', body, ours.adminToken)).status).toBe(403);
  const { access_token } = await ours.api.authTokens.create({ body });
  expect((await send('GET', '/api/admin/v2/api_tokens', undefined, access_token)).status).toBe(403);
  expect((await send('GET', '/api/headless/v1/home', undefined, ours.adminToken)).status).toBe(403);
});

test('refreshes and revokes member tokens', async () => {
  const { ours, theirs, send } = running;
  const tokens = await ours.api.authTokens.create({ body: { email: ours.ownerEmail.toUpperCase() } });
  expect(tokens.community_id).toBe(ours.id);
  const claims = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ community_id: ours.id, community_member_id: ours.ownerId, sso_user_id: null });
  const refreshed = await ours.api.authTokens.refreshAccessToken({ body: { refresh_token: tokens.refresh_token } });
  expect(refreshed.access_token_expires_at).toBe('2027-03-01T11:00:00.000Z');
  // Clients send the refresh token itself as the Bearer value.
  const path = '/api/v1/headless/access_token/refresh';
  const itself = await send('PATCH', path, { refresh_token: tokens.refresh_token }, tokens.refresh_token);
  expect(itself.status).toBe(200);
  await expect(
    theirs.api.authTokens.revokeRefreshToken({ body: { refresh_token: tokens.refresh_token } }),
  ).rejects.toMatchObject({ status: 404 });
  await ours.api.authTokens.revokeRefreshToken({ body: { refresh_token: tokens.refresh_token } });
  expect((await send('PATCH', path, { refresh_token: tokens.refresh_token })).status).toBe(401);
});

test('requires exactly one identifier of a member of the same community', async () => {
  const { ours, theirs } = running;
  await expect(ours.api.authTokens.create({ body: { community_member_id: theirs.ownerId } })).rejects.toMatchObject({
    status: 404,
  });
  const none = await running.send('POST', '/api/v1/headless/auth_token', {}, ours.headlessToken);
  expect(none.status).toBe(422);
  const two = { email: ours.ownerEmail, sso_id: 'x' };
  expect((await running.send('POST', '/api/v1/headless/auth_token', two, ours.headlessToken)).status).toBe(422);
});

test('executes a repeated POST with an Idempotency-Key once and repeats its response', async () => {
  const { base, ours } = running;
  const send = (body: unknown) =>
    fetch(`${base}/api/admin/v2/api_tokens`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ours.adminToken}`,
        'content-type': 'application/json',
        'idempotency-key': 'once',
      },
      body: JSON.stringify(body),
    });
  const body = { name: 'Repeated', token_type: 'Headless Auth' };
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(body)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  const texts = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(texts).size).toBe(1);
  expect((await send({ ...body, name: 'Other' })).status).toBe(422);
});

test('reports quota usage and rate limits', async () => {
  const { ours, send } = running;
  const before = await ours.api.quota.get();
  await send('GET', '/api/admin/v2/nothing');
  expect((await ours.api.quota.get()).used).toBe(before.used + 2);
  const { headers } = await send('GET', '/api/admin/v2/quota');
  expect(Number(headers.get('ratelimit-remaining'))).toBeGreaterThan(0);
});
