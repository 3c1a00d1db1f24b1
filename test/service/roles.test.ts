/** Filters by role in the member search and in segments, for every role with `is` and `is_not`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from './content-support.js';
import { type RunningService, startService } from './support.js';

/** Members with their roles in the database. The owner of a new community is also an admin. */
const people = {
  admin: { is_admin: true, is_moderator: false },
  both: { is_admin: true, is_moderator: true },
  moderator: { is_admin: false, is_moderator: true },
  plain: { is_admin: false, is_moderator: false },
} as const;
const everybody = ['admin', 'both', 'moderator', 'owner', 'plain'];

/** The expected members by role. An admin who is also a moderator counts only as an admin. */
const expected: Readonly<Record<string, readonly string[]>> = {
  owner: ['owner'],
  admin: ['admin', 'both', 'owner'],
  moderator: ['moderator'],
  member: ['plain'],
};

let running: RunningService;
let names: Map<number, string>;
let memberToken: string;
beforeAll(async () => {
  running = await startService();
  const { ours, theirs, service } = running;
  names = new Map([[ours.ownerId, 'owner']]);
  for (const [name, roles] of Object.entries(people)) {
    for (const community of [ours, theirs]) {
      const { id } = await addMember(running, community, name);
      await service.database.db.updateTable('members').set(roles).where('id', '=', id).execute();
      if (community === ours) names.set(id, name);
    }
  }
  memberToken = (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
});
afterAll(() => running.close());

function others(of: readonly string[]): string[] {
  return everybody.filter((name) => !of.includes(name));
}

const cases = Object.entries(expected).flatMap(([role, who]) => [
  [role, 'is', who] as const,
  [role, 'is_not', others(who)] as const,
]);

describe.each(cases)('filter by role: %s %s', (value, filter_type, who) => {
  test('the member search finds the members with the role', async () => {
    const body = { filters: [{ key: 'role', filter_type, value }], per_page: 100 };
    const response = await running.send('POST', '/api/headless/v1/search/community_members', body, memberToken);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ total_count: who.length });
    const { data }: { data?: { id: number }[] } = Object(response.body);
    expect(data?.map(({ id }) => names.get(id)).toSorted()).toEqual(who);
  });

  test('a segment counts the members with the role', async () => {
    const segment = await running.ours.api.segments.create({
      body: { title: 'Some', rules: { rule_type: 'custom_filters', rules: [{ key: 'role', filter_type, value }] } },
    });
    expect(segment.audience_count).toBe(who.length);
  });
});

test('returns 422 for an unknown role', async () => {
  for (const filter_type of ['is', 'is_not'] as const) {
    const filters = [{ key: 'role', filter_type, value: 'nobody' }];
    const search = '/api/headless/v1/search/community_members';
    const rules = { rule_type: 'custom_filters', rules: filters };
    const responses = [
      await running.send('POST', search, { filters }, memberToken),
      await running.send('POST', '/api/admin/v2/community_segments', { title: 'Some', rules }),
    ];
    for (const response of responses)
      expect([response.status, JSON.stringify(response.body)]).toEqual([
        422,
        expect.stringContaining('nobody is not a role'),
      ]);
  }
});

test('sorts members by role (admins, moderators, then others) and by id within each role', async () => {
  const response = await running.send(
    'POST',
    '/api/headless/v1/search/community_members',
    { order: 'role', per_page: 100 },
    memberToken,
  );
  const { data }: { data?: { id: number }[] } = Object(response.body);
  expect(data?.map(({ id }) => names.get(id))).toEqual(['owner', 'admin', 'both', 'moderator', 'plain']);
});
