/** Spaces, space groups and their members. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGroup, addMember, addSpace, statusesOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

test('stores all settings of a space and updates only the given fields', async () => {
  const { ours, base } = running;
  const { api } = ours;
  const group = await addGroup(api);
  const other = await addGroup(api);
  const topic = await api.topics.create({ body: { name: 'Rye' } });
  const settings = {
    name: 'Crumb Lab',
    cover_image_visible: false,
    cover_image_display_style: 'wide',
    is_private: true,
    is_hidden: true,
    is_hidden_from_non_members: true,
    locked_button_url: 'https://example.com',
    locked_button_label: 'Enter',
    locked_page_heading: 'Locked',
    locked_page_description: 'Ask',
    lock_screen_blocks: [{ type: 'text', hidden: false, data: { a: 1 } }],
    show_lock_icon_for_non_members: true,
    is_post_disabled: true,
    hide_post_settings: true,
    default_sort: 'latest',
    hide_sorting: true,
    default_comment_sort: 'oldest',
    default_member_sort: 'alphabetical',
    display_view: 'cards',
    pinned_posts_label: 'First',
    topics: [topic.id],
    require_topic_selection: true,
    emoji: '🍞',
    event_auto_rsvp_enabled: true,
    default_in_app_notification_setting: 'never',
    default_mobile_notification_setting: 'never',
    default_notification_setting: 'never',
    default_mention_in_app_notification_setting: 'never',
    default_mention_mobile_notification_setting: 'never',
    hide_from_sidebar: true,
    hide_right_sidebar: true,
    hide_from_featured_areas: true,
    hide_members_count: true,
    prevent_members_from_adding_others: true,
    disable_member_post_covers: true,
    default_tab: 'posts',
    show_tab_bar: true,
    show_next_event: true,
    visible_tabs: { posts: true, past: false },
  } as const;
  const meta = { meta_title: 'Title', opengraph_image: 'https://example.com/a.png' };
  const sent = { ...settings, lock_screen_blocks: [...settings.lock_screen_blocks], topics: [topic.id] };
  const made = await api.spaces.create({
    body: {
      ...sent,
      slug: 'crumb-lab',
      space_group_id: group.id,
      cover_image: 'https://example.com/c.png',
      meta_tag_attributes: meta,
    },
  });
  expect(made.success).toBe(true);
  expect(made.space).toMatchObject({
    ...settings,
    slug: 'crumb-lab',
    space_type: 'basic',
    url: `${base}/c/crumb-lab`,
    cover_image_url: 'https://example.com/c.png',
    thumbnail_image_url: null,
    space_group: { id: group.id, name: 'Group' },
    meta_tag_attributes: { ...meta, meta_description: null, opengraph_title: null, opengraph_description: null },
    course_setting: null,
    post_ids: [],
  });
  const { post } = await api.posts.create({ body: { space_id: made.space.id, name: 'x' } });
  const changed = await api.spaces.update({
    path: { id: made.space.id },
    body: { name: 'Lab', space_group_id: other.id, chat_room_description: 'Chat', cover_image: '' },
  });
  expect(changed).toMatchObject({
    ...settings,
    name: 'Lab',
    slug: 'crumb-lab',
    space_group: { id: other.id },
    chat_room_description: 'Chat',
    cover_image_url: null,
    post_ids: [post.id],
  });
  expect(await api.spaces.get({ path: { id: made.space.id } })).toEqual(changed);
  await api.spaces.delete({ path: { id: made.space.id } });
  expect(await statusesOf(running, [['GET', `${ADMIN}/posts/${post.id}`]])).toEqual([404]);
});

test('stores course settings and returns 422 for invalid spaces', async () => {
  const { ours, theirs } = running;
  const group = await addGroup(ours.api);
  const foreignGroup = await addGroup(theirs.api);
  const foreign = await addSpace(theirs.api);
  const course = await addSpace(ours.api, {
    space_type: 'course',
    course_setting: { course_type: 'structured', custom_lesson_label: 'lesson' },
  });
  const path = { id: course.id };
  const body = {
    is_draft: true,
    course_setting_attributes: { custom_lesson_label: null, enforce_lessons_order: true },
  };
  expect(await ours.api.spaces.update({ path, body })).toMatchObject({
    is_draft: true,
    course_setting: { course_type: 'structured', custom_lesson_label: null, enforce_lessons_order: true },
  });
  const basic = await addSpace(ours.api, { slug: 'taken' });
  const space = { name: 'x', slug: 'free', space_group_id: group.id };
  const spaces = `${ADMIN}/spaces`;
  expect(
    await statusesOf(running, [
      ['POST', spaces, { ...space, slug: 'taken' }],
      ['POST', spaces, { ...space, slug: 'a b' }],
      ['POST', spaces, { ...space, name: ' ' }],
      ['POST', spaces, { ...space, space_group_id: foreignGroup.id }],
      ['POST', spaces, { ...space, topics: [1] }],
      ['POST', spaces, { ...space, cover_image: 'unknown' }],
      ['POST', spaces, { ...space, course_setting: {} }],
      ['PUT', `${spaces}/${basic.id}`, { is_draft: true }],
      ['PUT', `${spaces}/${basic.id}`, { course_setting_attributes: {} }],
      ['GET', `${spaces}/${foreign.id}`],
      ['PUT', `${spaces}/${foreign.id}`, { name: 'x' }],
      ['DELETE', `${spaces}/${foreign.id}`],
    ]),
  ).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 422, 404, 404, 404]);
});

test('returns 422 when deleting the default space for new members or its group', async () => {
  const { api } = running.ours;
  const { id: groupId } = await addGroup(api);
  const space = await addSpace(api, { space_group_id: groupId });
  const lead = (id: number | null) =>
    api.community.update({ body: { community: { default_new_member_space_id: id } } });
  await lead(space.id);
  await expect(api.spaces.delete({ path: { id: space.id } })).rejects.toMatchObject({ status: 422 });
  expect((await api.spaces.get({ path: { id: space.id } })).name).toBe(space.name);
  const group = { path: { id: groupId } };
  await expect(api.spaceGroups.delete(group)).rejects.toMatchObject({ status: 422 });
  expect((await api.spaces.get({ path: { id: space.id } })).name).toBe(space.name);
  await lead(null);
  await api.spaces.delete({ path: { id: space.id } });
  const other = await addSpace(api);
  await lead(other.id);
  await api.spaceGroups.delete(group);
  expect((await api.spaces.get({ path: { id: other.id } })).name).toBe(other.name);
  await lead(null);
});

test('supports every sort order of spaces', async () => {
  const own = await startService();
  const { api, id: communityId } = own.ours;
  const b = await addSpace(api, { name: 'b' });
  const a = await addSpace(api, { name: 'a' });
  const c = await addSpace(api, { name: 'c' });
  const { db } = own.service.database;
  const { post } = await api.posts.create({ body: { space_id: b.id, name: 'x' } });
  await db
    .insertInto('post_likes')
    .values({ community_id: communityId, post_id: post.id, member_id: own.ours.ownerId })
    .execute();
  const confirmed = await addMember(own, own.ours, 'Confirmed');
  await db.updateTable('members').set({ profile_confirmed_at: new Date() }).where('id', '=', confirmed.id).execute();
  await api.spaceMembers.add({ body: { email: confirmed.email, space_id: a.id } });
  await api.spaces.update({ path: { id: a.id }, body: { emoji: 'A' } });
  const orders = {
    oldest: [b.id, a.id, c.id],
    alphabetical: [a.id, b.id, c.id],
    likes: [b.id, c.id, a.id],
    active: [b.id, c.id, a.id],
    latest_updated: [a.id, c.id, b.id],
    oldest_updated: [b.id, c.id, a.id],
    latest_profile_confirmed: [a.id, c.id, b.id],
  };
  for (const sort of [
    'oldest',
    'alphabetical',
    'likes',
    'active',
    'latest_updated',
    'oldest_updated',
    'latest_profile_confirmed',
  ] as const)
    expect(
      (await api.spaces.list({ query: { sort } })).records.map(({ id }) => id),
      sort,
    ).toEqual(orders[sort]);
  const page = await api.spaces.list({ query: { page: 2, per_page: 2 } });
  expect(page).toMatchObject({ count: 3, page_count: 2, records: [{ id: c.id }] });
  await own.close();
});

test('adds space members with default settings, lists them by status and removes them', async () => {
  const { ours, theirs, base } = running;
  const { api } = ours;
  const space = await addSpace(api, { default_notification_setting: 'never' });
  const foreign = await addSpace(theirs.api);
  const tobin = await addMember(running, ours, 'Tobin Fennick');
  const gone = await addMember(running, ours, 'Gone', { active: false });
  const { db } = running.service.database;
  await db
    .insertInto('space_members')
    .values({ community_id: ours.id, space_id: space.id, member_id: gone.id })
    .execute();
  const body = { email: tobin.email.toUpperCase(), space_id: space.id };
  const added = await api.spaceMembers.add({ body });
  expect(await api.spaceMembers.add({ body })).toEqual(added);
  const member = await api.spaceMembers.get({ query: body });
  expect(member).toMatchObject({
    community_member_id: tobin.id,
    notification_type: 'never',
    in_app_notification_setting: 'all',
    status: 'active',
    community_member: { name: 'Tobin Fennick', last_name: '', community_id: ours.id },
  });
  expect(member.community_member.profile_url).toBe(`${base}/u/${member.community_member.public_uid}`);
  const list = async (status?: 'active' | 'inactive' | 'all') => {
    const query = { space_id: space.id, ...(status !== undefined && { status }) };
    return (await api.spaceMembers.list({ query })).records.map(({ community_member_id }) => community_member_id);
  };
  expect(await list()).toEqual([tobin.id]);
  expect(await list('inactive')).toEqual([gone.id]);
  expect((await list('all')).toSorted()).toEqual([tobin.id, gone.id].toSorted());
  await api.spaceMembers.remove({ query: body });
  const members = `${ADMIN}/space_members`;
  expect(
    await statusesOf(running, [
      ['DELETE', `${members}?email=${tobin.email}&space_id=${space.id}`],
      ['GET', `${ADMIN}/space_member?email=${tobin.email}&space_id=${space.id}`],
      ['GET', `${members}?space_id=${foreign.id}`],
      ['POST', members, { email: tobin.email, space_id: foreign.id }],
      ['POST', members, { email: theirs.ownerEmail, space_id: space.id }],
      ['POST', members, { email: gone.email, space_id: space.id }],
      ['GET', members],
    ]),
  ).toEqual([404, 404, 404, 404, 404, 422, 400]);
});

test('creates, updates and lists space groups, assigns moderators, and deletes groups with their spaces', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const group = await addGroup(api, { name: 'The Kitchen', slug: 'kitchen', allow_members_to_create_spaces: true });
  expect(group).toMatchObject({ allow_members_to_create_spaces: true, spaces_count: 0, space_group_members_count: 0 });
  const space = await addSpace(api, { space_group_id: group.id });
  const ann = await addMember(running, ours, 'Ann');
  const bob = await addMember(running, ours, 'Bob');
  await api.spaceGroupMembers.add({ body: { space_group_id: group.id, email: ann.email } });
  const moderate = (ids: number[]) =>
    api.spaceGroups.update({ path: { id: group.id }, body: { moderator_community_member_ids: ids } });
  await moderate([ann.id]);
  expect(await moderate([bob.id])).toMatchObject({
    name: 'The Kitchen',
    spaces_count: 1,
    space_group_members_count: 2,
  });
  expect(await api.spaceGroups.get({ path: { id: group.id } })).toMatchObject({ name: 'The Kitchen', spaces_count: 1 });
  const moderates = async (email: string) =>
    (await api.spaceGroupMembers.get({ query: { email, space_group_id: group.id } })).moderator;
  expect([await moderates(ann.email), await moderates(bob.email)]).toEqual([false, true]);
  expect((await moderate([])).space_group_members_count).toBe(2);
  expect([await moderates(ann.email), await moderates(bob.email)]).toEqual([false, false]);
  await addGroup(api, { slug: 'other' });
  expect((await api.spaceGroups.list({ query: { name: 'KITCH' } })).records.map(({ id }) => id)).toEqual([group.id]);
  expect((await api.spaceGroups.update({ path: { id: group.id }, body: { slug: 'kitchen', name: 'K' } })).name).toBe(
    'K',
  );
  const foreign = await addGroup(theirs.api);
  const groups = `${ADMIN}/space_groups`;
  expect(
    await statusesOf(running, [
      ['POST', groups, { name: 'x', slug: 'kitchen' }],
      ['POST', groups, { name: ' ', slug: 'x' }],
      ['PUT', `${groups}/${group.id}`, { slug: 'other' }],
      ['PUT', `${groups}/${group.id}`, { moderator_community_member_ids: [theirs.ownerId] }],
      ['GET', `${groups}/${foreign.id}`],
      ['PUT', `${groups}/${foreign.id}`, { name: 'x' }],
      ['DELETE', `${groups}/${foreign.id}`],
      ['DELETE', `${groups}/${group.id}`],
      ['GET', `${ADMIN}/spaces/${space.id}`],
      ['GET', `${groups}/${group.id}`],
    ]),
  ).toEqual([422, 422, 422, 422, 404, 404, 404, 200, 404, 404]);
});

test('adding or removing members of a space group adds or removes them in its spaces', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const group = await addGroup(api, {
    automatically_add_members_to_new_spaces: true,
    add_members_to_space_group_on_space_join: true,
  });
  const ann = await addMember(running, ours, 'Ann');
  const bob = await addMember(running, ours, 'Bob');
  const body = { space_group_id: group.id, email: ann.email };
  expect((await api.spaceGroupMembers.add({ body })).success).toBe(true);
  const space = await addSpace(api, { space_group_id: group.id });
  expect((await api.spaceMembers.get({ query: { email: ann.email, space_id: space.id } })).space_id).toBe(space.id);
  await api.spaceMembers.add({ body: { email: bob.email, space_id: space.id } });
  const members = await api.spaceGroupMembers.list({ query: { space_group_id: group.id, per_page: 1 } });
  expect(members).toMatchObject({ count: 2, records: [{ community_member_id: bob.id, posts_read_count: 0 }] });
  const { db } = running.service.database;
  await db.updateTable('members').set({ active: false }).where('id', '=', bob.id).execute();
  const idsOf = async (query: { readonly status?: 'active' | 'inactive' | 'all' }): Promise<unknown[]> => {
    const { records } = await api.spaceGroupMembers.list({ query: { ...query, space_group_id: group.id } });
    return records.map(({ community_member_id: id }) => id);
  };
  expect(await idsOf({})).toEqual([ann.id]);
  expect(await idsOf({ status: 'active' })).toEqual([ann.id]);
  expect(await idsOf({ status: 'inactive' })).toEqual([bob.id]);
  expect(await idsOf({ status: 'all' })).toEqual([bob.id, ann.id]);
  await api.spaceGroupMembers.add({ body: { ...body, email: ours.ownerEmail } });
  await api.spaceGroupMembers.remove({ query: body });
  const foreign = await addGroup(theirs.api);
  const path = `${ADMIN}/space_group_members`;
  expect(
    await statusesOf(running, [
      ['GET', `${ADMIN}/space_member?email=${ann.email}&space_id=${space.id}`],
      ['GET', `${ADMIN}/space_group_member?email=${ann.email}&space_group_id=${group.id}`],
      ['DELETE', `${path}?email=${ann.email}&space_group_id=${group.id}`],
      ['DELETE', `${path}?email=${ours.ownerEmail}&space_group_id=${group.id}`],
      ['POST', path, { ...body, email: bob.email }],
      ['POST', path, { ...body, email: theirs.ownerEmail }],
      ['GET', `${path}?space_group_id=${foreign.id}`],
    ]),
  ).toEqual([404, 404, 404, 422, 422, 404, 404]);
});
