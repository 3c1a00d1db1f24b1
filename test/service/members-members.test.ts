/** Members: creating, inviting, finding, updating, deactivating, banning and deleting them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let spaceId: number;
let groupId: number;
let theirTagId: number;

async function invite(email: string, more: object = {}) {
  return (await running.ours.api.members.create({ body: { email, skip_invitation: true, ...more } })).community_member;
}

beforeAll(async () => {
  running = await startService();
  const { db } = running.service.database;
  const { ours, theirs } = running;
  const group = { community_id: ours.id, name: 'Kitchen', slug: 'kitchen' };
  groupId = (await db.insertInto('space_groups').values(group).returning('id').executeTakeFirstOrThrow()).id;
  const space = { community_id: ours.id, space_group_id: groupId, name: 'Bakehouse', slug: 'bakehouse' };
  spaceId = (await db.insertInto('spaces').values(space).returning('id').executeTakeFirstOrThrow()).id;
  theirTagId = (await theirs.api.memberTags.create({ body: { name: 'Theirs' } })).id;
});
afterAll(() => running.close());

test('assigns a single sign-on id to one member at a time', async () => {
  const { ours, theirs } = running;
  const tobin = await invite('tobin-sso@example.com', { sso_provider_user_id: 'baker-1' });
  expect(tobin.sso_provider_user_id).toBe('baker-1');
  const token = await ours.api.authTokens.create({ body: { sso_id: 'baker-1' } });
  expect(token.community_member_id).toBe(tobin.id);
  await expect(theirs.api.authTokens.create({ body: { sso_id: 'baker-1' } })).rejects.toMatchObject({ status: 404 });
  const taken = { status: 422, body: { error_details: { sso_provider_user_id: ['belongs to another member'] } } };
  await expect(invite('odile-sso@example.com', { sso_provider_user_id: 'baker-1' })).rejects.toMatchObject(taken);
  const odile = await invite('odile-sso@example.com');
  const change = (id: number, value: string | null) =>
    ours.api.members.update({ path: { id }, body: { sso_provider_user_id: value } });
  await expect(change(odile.id, 'baker-1')).rejects.toMatchObject(taken);
  expect((await change(tobin.id, null)).sso_provider_user_id).toBeNull();
  expect((await change(odile.id, 'baker-1')).sso_provider_user_id).toBe('baker-1');
  // The maximum length, and one character more.
  expect((await change(tobin.id, 'x'.repeat(255))).sso_provider_user_id).toHaveLength(255);
  await expect(change(tobin.id, 'x'.repeat(256))).rejects.toMatchObject({ status: 422 });
  await expect(change(tobin.id, '')).rejects.toMatchObject({ status: 422 });
});

test('accepts names of up to 255 characters', async () => {
  expect((await invite('long@example.com', { name: 'x'.repeat(255) })).name).toHaveLength(255);
  await expect(invite('longer@example.com', { name: 'x'.repeat(256) })).rejects.toMatchObject({ status: 422 });
});

test('sends an invitation and returns the complete member record', async () => {
  const { ours, base } = running;
  const { db } = running.service.database;
  const tag = await ours.api.memberTags.create({ body: { name: 'Mentor' } });
  const { message, community_member: odile } = await ours.api.members.create({
    body: {
      email: 'Odile@example.com',
      name: 'Odile van Thackery',
      password: 'starter dough',
      space_ids: [spaceId],
      space_group_ids: [groupId],
      member_tag_ids: [tag.id],
      preferences: { messaging_enabled_by_admin: false },
      community_member_profile_fields: { location: 'Millhaven' },
    },
  });
  expect(message).toBe('The invitation was sent');
  expect(odile).toMatchObject({
    email: 'Odile@example.com',
    first_name: 'Odile',
    last_name: 'van Thackery',
    accepted_invitation: '',
    active: true,
    community_id: ours.id,
    profile_url: `${base}/u/${odile.public_uid}`,
    flattened_profile_fields: { location: 'Millhaven' },
    member_tags: [{ id: tag.id, name: 'Mentor' }],
    gamification_stats: null,
    member_since: null,
  });
  expect(odile.profile_fields.map(({ key }) => key)).toEqual(['bio', 'location', 'website']);
  const mails = await db
    .selectFrom('outbox_messages')
    .select(['recipient', 'kind'])
    .where('community_id', '=', ours.id)
    .execute();
  expect(mails).toEqual([{ recipient: 'Odile@example.com', kind: 'mail' }]);
  const { records } = await ours.api.memberSpaces.list({ query: { community_member_id: odile.id } });
  expect(records.map(({ id }) => id)).toEqual([spaceId]);
  const row = await db
    .selectFrom('members')
    .select(['password_hash', 'messaging_enabled_by_admin'])
    .where('id', '=', odile.id)
    .executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/u);
  expect(row.messaging_enabled_by_admin).toBe(false);
  const groups = await db
    .selectFrom('space_group_members')
    .select('space_group_id')
    .where('member_id', '=', odile.id)
    .execute();
  expect(groups).toEqual([{ space_group_id: groupId }]);

  const again = await ours.api.members.create({ body: { email: 'ODILE@example.com' } });
  expect(again.message).toContain('already belongs');
  expect(again.community_member.id).toBe(odile.id);
  expect(await ours.api.members.find({ query: { email: 'odile@EXAMPLE.com' } })).toEqual(again.community_member);
});

test('creates one member when eight concurrent requests invite the same address', async () => {
  const { ours } = running;
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => ours.api.members.create({ body: { email: 'once@example.com' } })),
  );
  expect(new Set(responses.map(({ community_member }) => community_member.id)).size).toBe(1);
});

test('accepts a member without an invitation and computes their counts and levels', async () => {
  const { ours } = running;
  const { db } = running.service.database;
  const tobin = await invite('tobin@example.com', { name: 'Tobin' });
  expect(tobin.accepted_invitation).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/u);
  expect(tobin).toMatchObject({ first_name: 'Tobin', last_name: null, posts_count: 0 });
  const post = { community_id: ours.id, space_id: spaceId, author_member_id: tobin.id };
  const { id } = await db
    .insertInto('posts')
    .values({ ...post, slug: 'a' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('posts')
    .values({ ...post, slug: 'b', status: 'draft' })
    .execute();
  const comment = { community_id: ours.id, post_id: id, author_member_id: tobin.id, body_html: 'Yes' };
  await db.insertInto('comments').values([comment, comment]).execute();
  await db.updateTable('members').set({ activity_score: 4 }).where('id', '=', tobin.id).execute();
  expect(await ours.api.members.get({ path: { id: tobin.id } })).toMatchObject({
    posts_count: 1,
    comments_count: 2,
    gamification_stats: { total_points: 20, current_level: null, points_to_next_level: 30, level_progress: 40 },
    activity_score: { activity_score: '4', contribution: '1.0', participation: '2.0', connection: '0.0' },
  });
  const many = Array.from({ length: 18 }, (_, index) => ({ ...post, slug: `c${index}` }));
  await db.insertInto('posts').values(many).execute();
  expect((await ours.api.members.get({ path: { id: tobin.id } })).gamification_stats).toMatchObject({
    total_points: 200,
    current_level: 2,
    points_to_next_level: 100,
    level_progress: 33,
  });
});

test('updates only the given fields of a member and replaces lists', async () => {
  const { ours } = running;
  const first = await ours.api.memberTags.create({ body: { name: 'First' } });
  const second = await ours.api.memberTags.create({ body: { name: 'Second' } });
  const ines = await invite('ines@example.com', {
    name: 'Ines Marrowby',
    member_tag_ids: [first.id],
    space_ids: [spaceId],
  });
  const path = { id: ines.id };
  const changed = await ours.api.members.update({
    path,
    body: {
      headline: 'Keeper',
      avatar: 'https://a.example/signed.png',
      member_tag_ids: [second.id],
      space_ids: [],
      member_since: '2025-03-01T10:00:00Z',
      preferences: { visible_in_member_directory: false },
      community_member_profile_fields: { bio: 'Bread' },
    },
  });
  expect(changed).toMatchObject({
    name: 'Ines Marrowby',
    headline: 'Keeper',
    member_since: '2025-03-01T10:00:00.000Z',
    member_since_overridden: true,
    member_tags: [{ id: second.id, name: 'Second' }],
    flattened_profile_fields: { bio: 'Bread' },
  });
  expect(changed.avatar_url).toContain('signed');
  expect((await ours.api.memberSpaces.list({ query: { user_email: 'INES@example.com' } })).count).toBe(0);
  const emptied = await ours.api.members.update({ path, body: { community_member_profile_fields: { bio: null } } });
  expect(emptied).toMatchObject({ headline: 'Keeper', flattened_profile_fields: {}, member_tags: [{ id: second.id }] });
});

test('returns 422 or 404 for invalid updates of a member and saves nothing', async () => {
  const { ours, theirs, send } = running;
  const wilma = await invite('wilma@example.com', { name: 'Wilma' });
  const path = `/api/admin/v2/community_members/${wilma.id}`;
  const named = await send('PUT', path, { member_tag_ids: [theirTagId] });
  expect(named.body).toMatchObject({
    error_details: { member_tag_ids: [expect.stringContaining(String(theirTagId))] },
  });
  for (const body of [
    { name: 'Lost', member_tag_ids: [theirTagId] },
    { name: 'Lost', space_ids: [999_999] },
    { name: 'Lost', space_group_ids: [999_999] },
    { name: 'Lost', community_member_profile_fields: { nothing: 'x' } },
    { name: 'Lost', community_member_profile_fields: { bio: 7 } },
  ]) {
    expect((await send('PUT', path, body)).status).toBe(422);
    expect((await send('POST', '/api/admin/v2/community_members', { email: 'lost@example.com', ...body })).status).toBe(
      422,
    );
  }
  expect((await send('PUT', path, { name: 'Lost', member_since: '2999-01-01T00:00:00Z' })).status).toBe(422);
  expect((await ours.api.members.get({ path: { id: wilma.id } })).name).toBe('Wilma');
  await expect(ours.api.members.find({ query: { email: 'lost@example.com' } })).rejects.toMatchObject({ status: 404 });
  expect((await running.send('GET', '/api/admin/v2/community_members/search')).status).toBe(400);
  for (const id of [theirs.ownerId, 999_999]) {
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['PUT', '/ban_member'],
      ['PUT', '/delete_member'],
    ]) {
      const body = method === 'PUT' && rest === '' ? {} : undefined;
      expect((await send(method ?? '', `/api/admin/v2/community_members/${id}${rest}`, body)).status).toBe(404);
    }
  }
  expect((await send('GET', '/api/admin/v2/community_members/abc')).status).toBe(400);
  expect((await send('POST', '/api/admin/v2/community_members', { email: 'no address' })).status).toBe(422);
});

test('deactivates, bans and deletes members, but never the owner', async () => {
  const { ours, send } = running;
  const { db } = running.service.database;
  const root = '/api/admin/v2/community_members';
  for (const [method, rest] of [
    ['DELETE', ''],
    ['PUT', '/ban_member'],
    ['PUT', '/delete_member'],
  ]) {
    expect((await send(method ?? '', `${root}/${ours.ownerId}${rest}`)).status).toBe(422);
  }
  const quiet = await invite('quiet@example.com');
  await ours.api.members.deactivate({ path: { id: quiet.id } });
  expect((await ours.api.members.get({ path: { id: quiet.id } })).active).toBe(false);
  await expect(ours.asMember(quiet.id)).rejects.toMatchObject({ status: 404 });
  const inactive = await ours.api.members.list({ query: { status: 'inactive' } });
  expect(inactive.records.map(({ id }) => id)).toEqual([quiet.id]);
  const back = await ours.api.members.create({ body: { email: 'quiet@example.com' } });
  expect(back.community_member).toMatchObject({ id: quiet.id, active: true });

  const rude = await invite('Rude@example.com');
  await db
    .insertInto('posts')
    .values({ community_id: ours.id, space_id: spaceId, author_member_id: rude.id, slug: 'rude' })
    .execute();
  await ours.api.members.ban({ path: { id: rude.id } });
  await expect(ours.api.members.get({ path: { id: rude.id } })).rejects.toMatchObject({ status: 404 });
  expect(await db.selectFrom('posts').select('id').where('author_member_id', '=', rude.id).execute()).toEqual([]);
  expect((await send('POST', root, { email: 'rude@EXAMPLE.com' })).status).toBe(422);
  expect((await send('POST', '/api/admin/v2/community_leads', { email: 'rude@example.com' })).status).toBe(422);

  const gone = await invite('gone@example.com');
  await ours.api.members.delete({ path: { id: gone.id } });
  await expect(ours.api.members.delete({ path: { id: gone.id } })).rejects.toMatchObject({ status: 404 });
  expect((await ours.api.members.create({ body: { email: 'gone@example.com' } })).community_member.id).not.toBe(
    gone.id,
  );
});

test('lists members newest first, with pagination and a filter by tag', async () => {
  const { ours } = running;
  const tag = await ours.api.memberTags.create({ body: { name: 'Listed' } });
  const ids: number[] = [];
  for (const name of ['a', 'b', 'c']) ids.push((await invite(`${name}@list.example`, { member_tag_ids: [tag.id] })).id);
  const page = await ours.api.members.list({ query: { per_page: 2, member_tag_ids: [tag.id, 999_999] } });
  expect(page).toMatchObject({ page: 1, per_page: 2, has_next_page: true, count: 3, page_count: 2 });
  expect(page.records.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  const rest = await ours.api.members.list({ query: { per_page: 2, page: 2, member_tag_ids: [tag.id] } });
  expect(rest.records.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await ours.api.members.list({ query: { per_page: 500 } })).per_page).toBe(100);
  const all = await ours.api.members.list({ query: { status: 'all', per_page: 100 } });
  expect(all.records.map(({ id }) => id)).not.toContain(running.theirs.ownerId);
});

test("lists the caller's own spaces unless another member is named", async () => {
  const { send, ours } = running;
  const path = '/api/admin/v2/community_member_spaces';
  const own = await send('GET', path);
  expect(own.status).toBe(200);
  expect(own.body).toEqual((await send('GET', `${path}?community_member_id=${ours.ownerId}`)).body);
  expect((await send('GET', `${path}?user_email=`)).status).toBe(404);
  expect((await send('GET', `${path}?community_member_id=${running.theirs.ownerId}`)).status).toBe(404);
  expect((await send('GET', `${path}?user_email=nobody%40example.com`)).status).toBe(404);
});
