/**
 * Checks that apply to every operation: it is implemented, requires its own type of token, and rejects malformed
 * requests.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operations, targetOf } from './operations.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let memberToken = '';
beforeAll(async () => {
  running = await startService();
  const body = { community_member_id: running.ours.ownerId };
  memberToken = (await running.ours.api.authTokens.create({ body })).access_token;
});
afterAll(() => running.close());

function tokenOf({ surface }: Operation): string {
  return surface === 'admin'
    ? running.ours.adminToken
    : surface === 'member'
      ? memberToken
      : running.ours.headlessToken;
}

function wrongTokensOf({ surface }: Operation): string[] {
  return surface === 'admin'
    ? [running.ours.headlessToken, memberToken]
    : surface === 'member'
      ? [running.ours.adminToken, running.ours.headlessToken]
      : [running.ours.adminToken, memberToken];
}

const uuid = '00000000-0000-4000-8000-000000000000';
function fill(operation: Operation) {
  return (): string => (operation.path.includes('/workflows/') ? uuid : '2000000001');
}

/** A service with a rate limit of zero. */
let strict: RunningService;
beforeAll(async () => {
  strict = await startService({ limits: { rateLimit: 0 } });
});
afterAll(() => strict.close());

const error = { success: false, message: expect.any(String), error_details: expect.anything() };

describe.each(operations)('$id', (operation) => {
  const send = (token: string | undefined, init: RequestInit = {}, target = targetOf(operation, fill(operation))) =>
    fetch(`${running.base}${target}`, {
      method: operation.method,
      ...init,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...init.headers },
    });
  const withBody = (body: unknown): RequestInit =>
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

  test('returns 401 without a valid token, and 403 for a token of another API (admin, headless or member)', async () => {
    if (operation.surface === 'open') return;
    const init = withBody(operation.bodies[0]);
    for (const token of [undefined, 'nobody', 'a.b.c']) {
      const response = await send(token, init);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
      expect(await response.json()).toEqual(error);
    }
    for (const token of wrongTokensOf(operation)) expect((await send(token, init)).status).toBe(403);
  });

  test('returns a documented status for unknown records', async () => {
    const response = await send(tokenOf(operation), withBody(operation.bodies[0]));
    const text = await response.text();
    expect(response.status, text).toBeLessThan(500);
    expect(operation.statuses, text).toContain(String(response.status));
    expect(response.headers.get('x-request-id')).toBeTruthy();
    const isMissing = operation.pathNames.length > 0;
    if (isMissing && operation.bodies.length === 0 && operation.statuses.includes('404'))
      expect(response.status, text).toBe(404);
    if (response.status >= 400) expect(JSON.parse(text)).toEqual(error);
  });

  test('returns the same status for ids beyond the integer range as for unknown ids', async () => {
    if (operation.pathNames.length === 0 || operation.path.includes('/workflows/')) return;
    const statusFor = async (id: string): Promise<number> =>
      (
        await send(
          tokenOf(operation),
          withBody(operation.bodies[0]),
          targetOf(operation, () => id),
        )
      ).status;
    // The largest id that the database can store, and the next number.
    const known = await statusFor('2147483647');
    expect([await statusFor('2147483648'), await statusFor('9007199254740991')]).toEqual([known, known]);
  });

  test('returns 400 for malformed JSON, 415 for wrong media types and 422 for wrong types', async () => {
    if (operation.bodies.length === 0) return;
    const token = operation.surface === 'open' ? undefined : tokenOf(operation);
    const json = { 'content-type': 'application/json' };
    expect((await send(token, { body: '{"a":', headers: json })).status).toBe(400);
    expect((await send(token, { body: '['.repeat(5_000), headers: json })).status).toBe(400);
    expect((await send(token, { body: 'a=b', headers: { 'content-type': 'text/csv' } })).status).toBe(415);
    const shape = await send(token, { body: '"text"', headers: json });
    expect(shape.status).toBe(422);
  });

  test('returns 400 for non-numeric path ids and page numbers', async () => {
    const token = operation.surface === 'open' ? undefined : tokenOf(operation);
    if (operation.pathNames.length > 0 && /\bid\b|_id\b/u.test(operation.pathNames.join(' '))) {
      const response = await send(
        token,
        withBody(operation.bodies[0]),
        targetOf(operation, () => 'x\u0000y'),
      );
      expect(response.status).toBe(400);
    }
    // Requires one of two parameters, which a schema cannot express.
    const named: Record<string, string> = operation.id === 'listMemberSpaces' ? { community_member_id: '1' } : {};
    if ('page' in operation.query) {
      for (const page of ['0', '-1', '1.5', 'x', '', '99999999999999999999']) {
        const response = await send(token, {}, targetOf(operation, fill(operation), { page }));
        expect(response.status, `page=${page}`).toBe(400);
      }
      const first = await send(token, {}, targetOf(operation, fill(operation), { page: '1', ...named }));
      expect(await first.text()).not.toMatch(/"page"\s*:\s*\[/u);
    }
    if ('per_page' in operation.query) {
      for (const [size, shown] of [
        ['0', undefined],
        ['-1', undefined],
        ['x', undefined],
        ['1', 1],
        ['100', 100],
        ['101', 100],
        ['100000', 100],
      ] as const) {
        const response = await send(token, {}, targetOf(operation, fill(operation), { per_page: size, ...named }));
        if (shown === undefined) expect(response.status, `per_page=${size}`).toBe(400);
        else if (response.status === 200)
          expect(await response.json(), `per_page=${size}`).toHaveProperty('per_page', shown);
        else expect(response.status, `per_page=${size}`).toBe(404);
      }
    }
  });

  test('returns 405, 406, 413 or 429 for a wrong method, Accept header, body size or rate', async () => {
    const token = operation.surface === 'open' ? undefined : tokenOf(operation);
    const body = withBody(operation.bodies[0]);
    const method = await send(token, { method: 'PROPFIND' });
    expect(method.status).toBe(405);
    expect(method.headers.get('allow')?.split(', ')).toContain(operation.method);
    const type = await send(token, { ...body, headers: { ...body.headers, accept: 'image/png' } });
    if (operation.statuses.includes('406')) expect(type.status).toBe(406);
    if (operation.bodies.length > 0) {
      const long = `{"name":"${'x'.repeat(1_100_000)}"}`;
      expect((await send(token, { ...body, body: long })).status).toBe(413);
    }
    const much = await fetch(`${strict.base}${targetOf(operation, fill(operation))}`, {
      method: operation.method,
      ...body,
    });
    expect(much.status).toBe(429);
    expect(Number(much.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await much.json()).toEqual(error);
  });
});
