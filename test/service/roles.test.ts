/** Filters by role, in the member search and in segments: by hand, for every role and both ways. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from './content-support.js';
import { type RunningService, startService } from './support.js';

/** The people, by what they are in the database; the owner of a new community is an admin, too. */
const people = {
  admin: { is_admin: true, is_moderator: false },
  both: { is_admin: true, is_moderator: true },
  moderator: { is_admin: false, is_moderator: true },
  plain: { is_admin: false, is_moderator: false },
} as const;
const everybody = ['admin', 'both', 'moderator', 'owner', 'plain'];

/** Who has which role: an admin who moderates too is an admin. */
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

const others = (of: readonly string[]): string[] => everybody.filter((name) => !of.includes(name));

const cases = Object.entries(expected).flatMap(([role, who]) => [
  [role, 'is', who] as const,
  [role, 'is_not', others(who)] as const,
]);

describe.each(cases)('role %s %s', (value, filter_type, who) => {
  test('in the search', async () => {
    const body = { filters: [{ key: 'role', filter_type, value }], per_page: 100 };
    const answer = await running.send('POST', '/api/headless/v1/search/community_members', body, memberToken);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ total_count: who.length });
    const { data }: { data?: { id: number }[] } = Object(answer.body);
    expect(data?.map(({ id }) => names.get(id)).toSorted()).toEqual(who);
  });

  test('in a segment', async () => {
    const segment = await running.ours.api.segments.create({
      body: { title: 'Some', rules: { rule_type: 'custom_filters', rules: [{ key: 'role', filter_type, value }] } },
    });
    expect(segment.audience_count).toBe(who.length);
  });
});

test('a role that nobody can have is refused', async () => {
  for (const filter_type of ['is', 'is_not'] as const) {
    const filters = [{ key: 'role', filter_type, value: 'nobody' }];
    const search = '/api/headless/v1/search/community_members';
    const rules = { rule_type: 'custom_filters', rules: filters };
    const answers = [
      await running.send('POST', search, { filters }, memberToken),
      await running.send('POST', '/api/admin/v2/community_segments', { title: 'Some', rules }),
    ];
    for (const answer of answers)
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('nobody is no role')]);
  }
});

test('the order by role puts admins first, then moderators, then all others, each by id', async () => {
  const answer = await running.send(
    'POST',
    '/api/headless/v1/search/community_members',
    { order: 'role', per_page: 100 },
    memberToken,
  );
  const { data }: { data?: { id: number }[] } = Object(answer.body);
  expect(data?.map(({ id }) => names.get(id))).toEqual(['owner', 'admin', 'both', 'moderator', 'plain']);
});
