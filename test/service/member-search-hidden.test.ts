/** The member search does not reveal hidden members or memberships. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGroup, addMember } from './content-support.js';
import { issueTokens, type RunningService, startService } from './support.js';

const ADMIN = '/api/admin/v2';

let running: RunningService;
let headless: string;
beforeAll(async () => {
  running = await startService();
  headless = (await issueTokens(running))['headless'] ?? '';
});
afterAll(() => running.close());

async function tokenOf(email: string): Promise<string> {
  const { body } = await running.send('POST', '/api/v1/headless/auth_token', { email }, headless);
  return Object(body).access_token;
}

async function findBy(email: string, key: string, value: number, filter_type = 'is'): Promise<number[]> {
  const body = { filters: [{ key, value: String(value), filter_type }], per_page: 100 };
  const target = '/api/headless/v1/search/community_members';
  const response = await running.send('POST', target, body, await tokenOf(email));
  expect(response.status).toBe(200);
  return Object(response.body).data.map(({ id }: { readonly id: number }) => id);
}

test('hides members who are not visible in the directory from search results and counts', async () => {
  const { ours, send } = running;
  const [shy, other] = [await addMember(running, ours, 'Shy Wren'), await addMember(running, ours, 'Other Wren')];
  const find = async (email: string, body: object) => {
    const target = '/api/headless/v1/search/community_members';
    const response = await send('POST', target, { per_page: 100, ...body }, await tokenOf(email));
    const { data, total_count: count } = Object(response.body);
    const ids: number[] = data.map(({ id }: { readonly id: number }) => id);
    expect(count).toBe(ids.length);
    return ids;
  };
  const searches = [{}, { exclude_empty_name: true }, { search_text: 'Wren' }, { order: 'alphabetical' }];
  for (const body of searches)
    for (const { email } of [shy, other])
      expect(await find(email, body)).toEqual(expect.arrayContaining([shy.id, other.id]));
  const preferences = { visible_in_member_directory: false };
  await send('PUT', `${ADMIN}/community_members/${shy.id}`, { preferences });
  for (const body of searches) {
    const found = await find(other.email, body);
    expect([body, found.includes(shy.id), found.includes(other.id)]).toEqual([body, false, true]);
    expect(await find(shy.email, body)).toEqual(expect.arrayContaining([shy.id, other.id]));
  }
  // Admins can still list every member.
  const listed = await send('GET', `${ADMIN}/community_members?per_page=100`);
  expect(Object(listed.body).records.map(({ id }: { readonly id: number }) => id)).toContain(shy.id);
});

test('finds no members by hidden spaces, hidden groups or private tags', async () => {
  const { ours, send } = running;
  const [inside, outside] = [await addMember(running, ours, 'In'), await addMember(running, ours, 'Out')];
  const group = await addGroup(ours.api);
  const { body: space } = await send('POST', `${ADMIN}/spaces`, {
    name: 'Hidden',
    slug: 'hidden',
    space_group_id: group.id,
    is_hidden_from_non_members: true,
  });
  const spaceId = Object(space).space?.id ?? Object(space).id;
  await send('POST', `${ADMIN}/space_members`, { space_id: spaceId, email: inside.email });
  const hidden = await addGroup(ours.api);
  await send('PUT', `${ADMIN}/space_groups/${hidden.id}`, { is_hidden_from_non_members: true });
  await send('POST', `${ADMIN}/space_group_members`, { space_group_id: hidden.id, email: inside.email });
  const { body: tag } = await send('POST', `${ADMIN}/member_tags`, { name: 'Private', is_public: false });
  await send('POST', `${ADMIN}/tagged_members`, { member_tag_id: Object(tag).id, user_email: inside.email });
  for (const [key, id, ownFinds] of [
    ['spaces', spaceId, true],
    ['space_groups', hidden.id, true],
    ['tags', Object(tag).id, false],
  ] as const) {
    expect([key, await findBy(outside.email, key, id)]).toEqual([key, []]);
    expect([key, await findBy(outside.email, key, id, 'is_not')]).toEqual([key, expect.arrayContaining([inside.id])]);
    expect([key, await findBy(inside.email, key, id)]).toEqual([key, ownFinds ? [inside.id] : []]);
  }
  await send('PUT', `${ADMIN}/spaces/${spaceId}`, { is_hidden_from_non_members: false });
  expect(await findBy(outside.email, 'spaces', spaceId)).toEqual([inside.id]);
});
