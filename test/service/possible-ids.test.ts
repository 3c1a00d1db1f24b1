/** Ids outside the possible range are treated as ids of records that do not exist. */
import { describe, expect, test } from 'vitest';
import { exampleCases } from './example-requests.js';
import { isNode } from './operations.js';
import { serveSample } from './sample-server.js';

const send = serveSample();

/** Ids beyond 32 bits: a safe integer, the largest safe integer, the next number, and one beyond 64 bits. */
const IMPOSSIBLE = ['3000000000', '9007199254740991', '9007199254740992', '18446744073709551616'];

function isIdName(name: string): boolean {
  return /(?:^|_)ids?$/u.test(name) || name === 'topics';
}

/** Returns a copy of the body for each id in it and each impossible id, with that id replaced. */
function spoil(value: unknown, name = ''): unknown[] {
  if (typeof value === 'number') return isIdName(name) ? IMPOSSIBLE.map(Number) : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => spoil(item, name).map((spoilt) => value.with(index, spoilt)));
  // The parameters of an action are free-form and are checked when it runs.
  if (!isNode(value) || name === 'api_params') return [];
  return Object.entries(value).flatMap(([key, part]) => spoil(part, key).map((one) => ({ ...value, [key]: one })));
}

/** Returns a copy of the target for each id in it and each impossible id. */
function spoilTarget(target: string): string[] {
  return [...target.matchAll(/(?<=[/=])\d+(?=[/?&]|$)/gu)]
    .filter(({ index }) => !/(?:page|per_page)=$/u.test(target.slice(0, index)))
    .flatMap(({ index, 0: id }) =>
      IMPOSSIBLE.map((other) => `${target.slice(0, index)}${other}${target.slice(index + id.length)}`),
    );
}

const targets = exampleCases
  .filter(({ operation }) => operation.surface === 'admin')
  .flatMap(({ name, operation: { method }, target, body }) =>
    spoilTarget(target).map((spoilt, index) => [`${name}, ${index + 1}`, method, spoilt, body] as const),
  );

const cases = exampleCases
  .filter(({ operation }) => operation.surface === 'admin')
  .flatMap(({ name, operation: { method }, target, body }) =>
    spoil(body).map((spoilt, index) => [`${name}, ${index + 1}`, method, target, spoilt] as const),
  );

describe('impossible id in a body', () => {
  test.each(cases)('an impossible id in a body returns 404 or 422: %s', async (_name, method, target, body) => {
    const [status, text] = await send(method, target, body);
    // Invitations return 200 with the result of each.
    const allowed = target.endsWith('/paywall_affiliates/invite') ? [200] : [404, 422];
    expect([status, text]).toEqual([expect.toBeOneOf(allowed), text]);
  });
});

describe('impossible id in a path or query', () => {
  test.each(targets)('an impossible id returns 404, or an empty list: %s', async (_name, method, target, body) => {
    const [status, text] = await send(method, target, body);
    // A list filtered by an unknown record is empty.
    expect([status, text]).toEqual([expect.toBeOneOf(target.includes('?') ? [404, 422, 200] : [404]), text]);
  });
});

test('ignores impossible ids in list filters without changing other parameters', async () => {
  const huge = '18446744073709551616';
  const list = async (query: string) => send('GET', `/api/admin/v2/access_groups?${query}`, undefined);
  const [, plain] = await list('ids=1701');
  expect(JSON.parse(plain).records).toMatchObject([{ id: 1701 }]);
  for (const ids of [`1701&ids=${huge}`, `${huge}&ids=1701`, `-${huge}&ids=1701`])
    expect(await list(`ids=${ids}`)).toEqual([200, plain]);
  const members = async (ids: string) =>
    send('GET', `/api/admin/v2/community_members?member_tag_ids=${ids}`, undefined);
  expect(await members(`51,${huge}`)).toEqual(await members('51'));
  for (const query of [`page=${huge}`, `per_page=${huge}`]) expect((await list(query))[0]).toBe(400);
  // A name filter is text, even if it looks like an id.
  for (const name of [huge, `/${huge}`, `a?b_id=${huge}`]) {
    await send('POST', '/api/admin/v2/access_groups', { access_group: { name } });
    const [, found] = await list(`name=${encodeURIComponent(name)}`.replaceAll('%2F', '/'));
    expect(JSON.parse(found).records.map((group: { readonly name: string }) => group.name)).toContain(name);
  }
});

test('covers more than 100 requests with ids in the path or query, and 40 with ids in the body', () => {
  expect(cases.length).toBeGreaterThan(40);
  expect(targets.length).toBeGreaterThan(100);
});
