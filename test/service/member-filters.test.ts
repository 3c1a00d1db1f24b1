/**
 * The filter configuration and the member search agree: the search accepts and applies every filter that the
 * configuration offers.
 */
import type { Api, MemberSearchFilter, MemberSearchRequest } from '@community-platform/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { addGroup, addSpace } from './content-support.js';
import { createManualClock, DAY, SECOND } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let owner: Api;
let ben: Api;
let spaceId = 0;
let groupId = 0;
let tagId = 0;
let oldTagsId = 0;
const time = createManualClock('2026-01-10T10:00:00.000Z');

async function find(body: MemberSearchRequest, as = owner): Promise<string[]> {
  const { data } = await as.memberSearch.search({ body: { order: 'alphabetical', per_page: 100, ...body } });
  return data.map(({ name }) => name);
}

beforeAll(async () => {
  running = await startService({ clock: time.clock });
  const { api } = running.ours;
  groupId = (await addGroup(api, { name: 'Bakery' })).id;
  spaceId = (await addSpace(api, { name: 'Crumb Lab', space_group_id: groupId })).id;
  await addSpace(api, { name: 'Cellar', is_private: true, space_group_id: groupId });
  const tag = { name: 'Mentor', is_public: true, display_locations: { member_directory: true } };
  tagId = (await api.memberTags.create({ body: tag })).id;
  const pages_attributes = [{ name: 'edit_profile' as const, visible: true }];
  const fields = [
    { label: 'Flour', key: 'flour', field_type: 'text' as const },
    {
      label: 'Loaves',
      key: 'loaves',
      field_type: 'number' as const,
      number_options_attributes: { format: 'number' as const },
    },
    {
      label: 'Bread',
      key: 'bread',
      field_type: 'select' as const,
      choices_attributes: [{ value: 'Rye' }, { value: 'Spelt' }],
    },
    // The key of this field equals the key of another filter.
    { label: 'Old tags', key: 'tags', field_type: 'text' as const },
  ];
  for (const field of fields) {
    oldTagsId = (await api.profileFields.create({ body: { profile_field: { ...field, pages_attributes } } })).id;
  }
  const make = async (name: string, answers: Record<string, unknown>): Promise<number> => {
    const email = `${name.toLowerCase()}@example.com`;
    const more = { skip_invitation: true, community_member_profile_fields: answers };
    return (await api.members.create({ body: { email, name, ...more } })).community_member.id;
  };
  const answers = { flour: 'Rye flour', loaves: 12, bread: ['Rye'], location: 'Ghent, Belgium', tags: 'old' };
  const benId = await make('Ben', answers);
  await make('Cleo', { loaves: 3, location: 'Gent' });
  time.advance(40 * DAY);
  await make('Dora', {});
  await api.taggedMembers.add({ body: { member_tag_id: tagId, user_email: 'ben@example.com' } });
  for (const email of ['ben@example.com', 'cleo@example.com']) {
    await api.spaceMembers.add({ body: { space_id: spaceId, email } });
    await api.spaceGroupMembers.add({ body: { space_group_id: groupId, email } });
  }
  ben = await running.ours.asMember(benId);
  owner = await running.ours.asMember(running.ours.ownerId);
});

/** All filters, with the members that each finds among Ada (the owner), Ben, Cleo and Dora. */
const cases: readonly (readonly [filter: () => MemberSearchFilter, found: readonly string[]])[] = [
  [() => ({ key: 'tags', filter_type: 'is', value: String(tagId) }), ['Ben']],
  [() => ({ key: 'tags', value: String(tagId) }), ['Ben']],
  [() => ({ key: 'tags', filter_type: 'is_not', value: String(tagId) }), ['Ada Rye', 'Cleo', 'Dora']],
  [() => ({ key: 'tags', filter_type: 'exist' }), ['Ben']],
  [() => ({ key: 'tags', filter_type: 'not_exist' }), ['Ada Rye', 'Cleo', 'Dora']],
  [() => ({ key: 'tags', filter_type: 'is', value: '99999999999' }), []],
  [() => ({ key: 'spaces', filter_type: 'is', value: String(spaceId) }), ['Ben', 'Cleo']],
  [() => ({ key: 'spaces', filter_type: 'is_not', value: String(spaceId) }), ['Ada Rye', 'Dora']],
  [() => ({ key: 'space_groups', filter_type: 'is', value: String(groupId) }), ['Ben', 'Cleo']],
  [() => ({ key: 'flour', filter_type: 'contains', value: 'rye' }), ['Ben']],
  [() => ({ key: 'flour', filter_type: 'does_not_contain', value: 'rye' }), ['Ada Rye', 'Cleo', 'Dora']],
  [() => ({ key: 'flour', filter_type: 'exist' }), ['Ben']],
  [() => ({ key: 'flour', filter_type: 'not_exist' }), ['Ada Rye', 'Cleo', 'Dora']],
  [() => ({ key: 'loaves', filter_type: 'is', value: '3' }), ['Cleo']],
  [() => ({ key: 'loaves', filter_type: 'is_not', value: '3' }), ['Ada Rye', 'Ben', 'Dora']],
  [() => ({ key: 'loaves', filter_type: 'exist' }), ['Ben', 'Cleo']],
  [() => ({ key: 'loaves', filter_type: 'not_exist' }), ['Ada Rye', 'Dora']],
  [() => ({ key: 'bread', filter_type: 'is', value: 'Rye' }), ['Ben']],
  [() => ({ key: 'bread', filter_type: 'not_exist' }), ['Ada Rye', 'Cleo', 'Dora']],
  [() => ({ key: `profile_field_${oldTagsId}`, filter_type: 'is', value: 'old' }), ['Ben']],
  [() => ({ key: 'location', value: 'ghent' }), ['Ben']],
  [() => ({ key: 'location', filter_type: 'exist' }), ['Ben', 'Cleo']],
  [() => ({ key: 'near_me', value: 'Gent' }), ['Cleo']],
  [() => ({ key: 'contact_search', value: 'flour' }), ['Ben']],
  [() => ({ key: 'recently_joined' }), ['Dora']],
  [() => ({ key: 'recently_joined', value: 'false' }), ['Ada Rye', 'Ben', 'Cleo']],
  [() => ({ key: 'name', filter_type: 'not_exist' }), []],
  [() => ({ key: 'headline', filter_type: 'not_exist' }), ['Ada Rye', 'Ben', 'Cleo', 'Dora']],
  [() => ({ id: 'hidden', key: 'role', value: 'member' }), ['Ben', 'Cleo', 'Dora']],
];

describe('configured filters', () => {
  test.each(cases.map(([filter, found], index) => ({ index, filter, found })))(
    'configured filters find the matching members (case $index)',
    async ({ filter, found }) => {
      expect(await find({ filters: [filter()] }), JSON.stringify(filter())).toEqual(found);
    },
  );

  test('every configured filter is accepted by the search with each filter_type it offers', async () => {
    const { filter_configurations } = await running.ours.api.filterConfiguration.get({
      query: { context: 'member_directory' },
    });
    expect(filter_configurations.length).toBeGreaterThanOrEqual(12);
    for (const { key, payload } of filter_configurations) {
      const types: unknown =
        typeof payload === 'object' && payload !== null && 'filter_types' in payload
          ? payload.filter_types
          : [undefined];
      if (!Array.isArray(types)) throw new Error(`${key} has no list of comparisons`);
      for (const filter_type of types) {
        const filter = { key, value: key === 'role' ? 'admin' : '1', ...(filter_type && { filter_type }) };
        expect(await find({ filters: [filter] }), `${key} ${filter_type}`).toBeInstanceOf(Array);
      }
    }
  });

  test('the preset parameters of configured filters are accepted by the search', async () => {
    const { filter_configurations } = await running.ours.api.filterConfiguration.get({
      query: { context: 'member_directory' },
    });
    const presets = filter_configurations.filter((each) => each.input_type === 'preset');
    expect(presets.length).toBeGreaterThan(0);
    for (const { payload } of presets) expect(await find(payload.preset_params)).toHaveLength(4);
  });
});

test('the near_me filter uses the location of the member and returns 422 without one', async () => {
  expect(await find({ filters: [{ key: 'near_me' }] }, ben)).toEqual(['Ben']);
  await expect(find({ filters: [{ key: 'near_me' }] })).rejects.toMatchObject({ status: 422 });
});

test('the online filter finds members seen within 15 minutes', async () => {
  const online = () => find({ filters: [{ key: 'online' }] });
  await find({}, ben);
  time.advance(15 * 60 * SECOND - 1);
  expect(await online()).toEqual(['Ada Rye', 'Ben']);
  time.advance(1);
  expect(await online()).toEqual(['Ada Rye']);
});

test('the search accepts the base_search_params of the directory and of spaces', async () => {
  const { filterConfiguration } = running.ours.api;
  const directory = await filterConfiguration.get({ query: { context: 'member_directory' } });
  const space = await filterConfiguration.get({ query: { context: 'member_space', space_id: spaceId } });
  const search = async (body: unknown) => {
    const { access_token } = await running.ours.api.authTokens.create({
      body: { community_member_id: running.ours.ownerId },
    });
    const response = await running.send('POST', '/api/headless/v1/search/community_members', body, access_token);
    expect(response.status).toBe(200);
    return response.body;
  };
  const names = (all: string[]) => ({ data: all.map((name) => expect.objectContaining({ name })) });
  expect(await search(directory.base_search_params)).toMatchObject(names(['Ada Rye', 'Ben', 'Cleo', 'Dora']));
  expect(await search(space.base_search_params)).toMatchObject(names(['Ben', 'Cleo']));
});

test('sorts members by a field and direction and rejects cursors of another order', async () => {
  expect(await find({ order: { name: 'desc' } })).toEqual(['Dora', 'Cleo', 'Ben', 'Ada Rye']);
  expect(await find({ order: { created_at: 'desc' } })).toEqual(['Dora', 'Cleo', 'Ben', 'Ada Rye']);
  expect(await find({ order: { created_at: 'asc' } })).toEqual(['Ada Rye', 'Ben', 'Cleo', 'Dora']);
  expect(await find({ order: {} })).toEqual(['Dora', 'Cleo', 'Ben', 'Ada Rye']);
  const order = { name: 'desc' } as const;
  const first = await owner.memberSearch.search({ body: { order, per_page: 3 } });
  const search_after = first.next_search_after ?? [];
  expect(await find({ order, search_after })).toEqual(['Ada Rye']);
  await expect(find({ order: 'alphabetical', search_after })).rejects.toMatchObject({ status: 422 });
  for (const wrong of [{ name: 'up' }, { headline: 'asc' }, { name: 'asc', created_at: 'asc' }, [], 3]) {
    const response = await running.send(
      'POST',
      '/api/headless/v1/search/community_members',
      { order: wrong },
      await tokenOfBen(),
    );
    expect(response.status, JSON.stringify(wrong)).toBe(422);
  }
});

async function tokenOfBen(): Promise<string> {
  return (await running.ours.api.authTokens.create({ body: { email: 'ben@example.com' } })).access_token;
}

test('returns filter options for every token, limited to those that a member may see', async () => {
  const { filter_configurations } = await running.ours.api.filterConfiguration.get({
    query: { context: 'member_directory' },
  });
  const urls = filter_configurations.flatMap((each) => (each.input_type === 'async_search' ? [each.payload.url] : []));
  expect(urls).toHaveLength(2);
  const read = async (url: string, token: string) => {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, body: await response.json() };
  };
  const [spaces = '', groups = ''] = urls;
  const { adminToken, headlessToken } = running.ours;
  const of = (names: readonly string[]) => ({
    status: 200,
    body: { count: names.length, records: names.map((name) => ({ id: expect.any(Number), name })) },
  });
  for (const token of [adminToken, headlessToken]) {
    expect(await read(spaces, token)).toMatchObject(of(['Cellar', 'Crumb Lab']));
    expect(await read(groups, token)).toMatchObject(of(['Bakery']));
  }
  expect(await read(spaces, await tokenOfBen())).toMatchObject(of(['Crumb Lab']));
  expect(await read(`${spaces}?search_text=LAB`, adminToken)).toMatchObject(of(['Crumb Lab']));
  expect(await read(`${spaces}?search_text=%25`, adminToken)).toMatchObject(of([]));
  expect(await read(`${spaces}?page=2&per_page=1`, adminToken)).toMatchObject({
    body: { page: 2, per_page: 1, has_next_page: false, count: 2, records: [{ name: 'Crumb Lab' }] },
  });
  expect(await read(spaces, running.theirs.adminToken)).toMatchObject(of([]));
  expect((await read(spaces, 'nobody')).status).toBe(401);
  for (const query of ['page=0', 'per_page=x', 'page=1e3', 'search_text=%00', `search_text=${'a'.repeat(1_001)}`]) {
    expect((await read(`${spaces}?${query}`, adminToken)).status, query).toBe(400);
  }
  const { status } = await fetch(spaces, { method: 'POST', headers: { authorization: `Bearer ${adminToken}` } });
  expect(status).toBe(405);
  expect((await read(`${spaces.replace('spaces', 'toString')}`, adminToken)).status).toBe(404);
});
