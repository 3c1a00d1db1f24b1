/** Who names a record by an id that none can have is told what is true of it, that there is none. */
import { describe, expect, test } from 'vitest';
import { exampleCases } from './example-requests.js';
import { isNode } from './operations.js';
import { serveSample } from './sample-server.js';

const send = serveSample();

/**
 * Beyond the 32 bits in which records are numbered: within what a number holds exactly, the last of that and the next, and
 * beyond 64 bits.
 */
const IMPOSSIBLE = ['3000000000', '9007199254740991', '9007199254740992', '18446744073709551616'];

const isIdName = (name: string): boolean => /(?:^|_)ids?$/u.test(name) || name === 'topics';

/** A body as often as there are ids in it, each time with another that is impossible. */
const spoil = (value: unknown, name = ''): unknown[] => {
  if (typeof value === 'number') return isIdName(name) ? IMPOSSIBLE.map(Number) : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => spoil(item, name).map((spoilt) => value.with(index, spoilt)));
  // What an action takes is free, and is looked at when it runs.
  if (!isNode(value) || name === 'api_params') return [];
  return Object.entries(value).flatMap(([key, part]) => spoil(part, key).map((one) => ({ ...value, [key]: one })));
};

/** An address as often as there are ids in it. */
const spoilTarget = (target: string): string[] =>
  [...target.matchAll(/(?<=[/=])\d+(?=[/?&]|$)/gu)]
    .filter(({ index }) => !/(?:page|per_page)=$/u.test(target.slice(0, index)))
    .flatMap(({ index, 0: id }) =>
      IMPOSSIBLE.map((other) => `${target.slice(0, index)}${other}${target.slice(index + id.length)}`),
    );

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

describe('in a body', () => {
  test.each(cases)('%s', async (_name, method, target, body) => {
    const [status, text] = await send(method, target, body);
    // Invitations are answered with how each of them went.
    const told = target.endsWith('/paywall_affiliates/invite') ? [200] : [404, 422];
    expect([status, text]).toEqual([expect.toBeOneOf(told), text]);
  });
});

describe('in an address', () => {
  test.each(targets)('%s', async (_name, method, target, body) => {
    const [status, text] = await send(method, target, body);
    // A list that is narrowed by what is not there is empty.
    expect([status, text]).toEqual([expect.toBeOneOf(target.includes('?') ? [404, 422, 200] : [404]), text]);
  });
});

test('a list that is narrowed by ids has those that can be, and no other part of an address is changed', async () => {
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
  // What is looked for is a text, though it may look like an id.
  for (const name of [huge, `/${huge}`, `a?b_id=${huge}`]) {
    await send('POST', '/api/admin/v2/access_groups', { access_group: { name } });
    const [, found] = await list(`name=${encodeURIComponent(name)}`.replaceAll('%2F', '/'));
    expect(JSON.parse(found).records.map((group: { readonly name: string }) => group.name)).toContain(name);
  }
});

test('many requests name records', () => {
  expect(cases.length).toBeGreaterThan(40);
  expect(targets.length).toBeGreaterThan(100);
});
