/** Interactions between areas of the service: records that one area writes are shown and protected by others. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaywall, priceOf, putOnSale } from './business-support.js';
import { addMember, addSpace } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

async function upload(filename: string) {
  const checksum = createHash('md5').update('x').digest('base64');
  const blob = { key: filename, filename, content_type: 'image/png', byte_size: 1, checksum };
  return running.ours.api.uploads.create({ body: { blob } });
}

test('lists the spaces of a member with the same fields as when a single space is read', async () => {
  const { ours } = running;
  const member = await addMember(running, ours, 'Tobin Fennick');
  const made = await addSpace(ours.api, { space_type: 'course', locked_page_heading: 'Closed', hide_sorting: true });
  await ours.api.spaceMembers.add({ body: { space_id: made.id, email: member.email } });
  const { records } = await ours.api.memberSpaces.list({ query: { community_member_id: member.id } });
  expect(records).toEqual([await ours.api.spaces.get({ path: { id: made.id } })]);
  expect(records).toMatchObject([{ locked_page_heading: 'Closed', hide_sorting: true }]);
});

test('resolves signed upload ids in every area and returns 422 for unknown ones', async () => {
  const { ours, theirs, send, base } = running;
  const { signed_id: signed, url } = await upload('loaf.png');
  expect(url.startsWith(base)).toBe(true);
  const { community_member: author } = await ours.api.members.create({
    body: { email: 'ines@example.com', avatar: signed, skip_invitation: true },
  });
  expect(author.avatar_url).toBe(url);
  const tag = await ours.api.memberTags.create({
    body: { name: 'Baker', custom_emoji: { emoji_type: 'custom', signed_id: signed } },
  });
  expect([tag.custom_emoji_url, tag.custom_emoji_dark_url]).toEqual([url, url]);
  await ours.api.taggedMembers.add({ body: { member_tag_id: tag.id, user_email: author.email } });
  const course = await addSpace(ours.api, { space_type: 'course' });
  const section = await ours.api.courseSections.create({ body: { name: 'One', space_id: course.id } });
  const lesson = await ours.api.courseLessons.create({
    body: { name: 'Flour', section_id: section.id, thumbnail: signed, featured_media: 'https://a.example/b.mp4' },
  });
  expect(lesson.thumbnail).toEqual({ url, filename: 'loaf.png' });
  expect(lesson.featured_media).toEqual({ url: 'https://a.example/b.mp4', filename: 'b.mp4' });
  const calendar = await addSpace(ours.api, { space_type: 'event' });
  const event = { name: 'Fair', status: 'draft' as const, space_id: calendar.id, cover_image: signed };
  const made = await ours.api.events.create({
    body: { space_id: calendar.id, event: { ...event, user_id: author.user_id } },
  });
  expect(made).toMatchObject({ cover_image_url: url, member_avatar_url: url });
  const space = await addSpace(ours.api);
  const written = { space_id: space.id, user_email: author.email, name: 'Rye', status: 'published' as const };
  await ours.api.posts.create({ body: written });
  const found = await ours.api.search.run({ query: { query: 'Rye', type: 'posts' } });
  expect(found.records[0]?.author?.avatar_url).toBe(url);
  const { records: tags } = await ours.api.memberTags.list({});
  expect(tags.map(({ custom_emoji_url }) => custom_emoji_url)).toEqual([url]);
  expect((await send('PUT', `${ADMIN}/community`, { community: { logo: signed } })).status).toBe(200);

  const foreign = await theirs.api.uploads.create({
    body: {
      blob: { key: 'a', filename: 'a', content_type: 'image/png', byte_size: 1, checksum: 'nU4eI71bcnBGqeO0t9tXvA==' },
    },
  });
  const refusals = [
    ['PUT', `community_members/${author.id}`, (avatar: string) => ({ avatar })],
    ['PUT', `member_tags/${tag.id}`, (id: string) => ({ custom_emoji: { emoji_type: 'custom', signed_id: id } })],
    ['PATCH', `course_lessons/${lesson.id}`, (thumbnail: string) => ({ thumbnail })],
    ['PUT', `events/${made.id}`, (id: string) => ({ space_id: calendar.id, event: { ...event, cover_image: id } })],
    ['PUT', 'community', (logo: string) => ({ community: { logo } })],
  ] as const;
  for (const [method, path, bodyOf] of refusals) {
    for (const unknown of ['unknown', foreign.signed_id]) {
      expect((await send(method, `${ADMIN}/${path}`, bodyOf(unknown))).status, `${path} ${unknown}`).toBe(422);
    }
  }
  for (const [avatar, expected] of [
    ['https://a.example/b.png', 'https://a.example/b.png'],
    ['', null],
  ] as const) {
    const changed = await ours.api.members.update({ path: { id: author.id }, body: { avatar } });
    expect(changed.avatar_url).toBe(expected);
  }
});

test('an invitation link accepts a published paywall and is deactivated when the paywall is deleted', async () => {
  const { ours, theirs, send } = running;
  const path = `${ADMIN}/invitation_links`;
  const onSale = await putOnSale(ours, {});
  const [draft, other, foreign] = [
    await createPaywall(ours, {}),
    await putOnSale(ours, {}),
    await putOnSale(theirs, {}),
  ];
  const paywall = { paywall_id: onSale.id, paywall_price_id: priceOf(onSale), paywall_coupon_code: 'RYE' };
  const link = await ours.api.invitationLinks.create({ body: { name: 'Fair', paywall } });
  expect(link.paywall).toMatchObject({ paywall_id: String(onSale.id), paywall_price_id: String(priceOf(onSale)) });
  const refusals = [
    [{ paywall_id: 999_999 }, 400, 'paywall_id'],
    [{ paywall_id: foreign.id }, 400, 'paywall_id'],
    [{ paywall_id: onSale.id, paywall_price_id: priceOf(other) }, 400, 'paywall_price_id'],
    [{ paywall_id: draft.id }, 422, 'paywall_id'],
  ] as const;
  for (const [wrong, status, field] of refusals) {
    const made = await send('POST', path, { name: 'Fair', paywall: wrong });
    expect(made).toMatchObject({ status: 422, body: { error_details: { [field]: [expect.any(String)] } } });
    const changed = await send('PUT', `${path}/${link.id}`, { paywall: wrong });
    expect(changed).toMatchObject({ status, body: { error_details: { [field]: [expect.any(String)] } } });
  }
  await ours.api.paywalls.delete({ path: { id: onSale.id } });
  const after = await ours.api.invitationLinks.get({ path: { id: link.id } });
  expect(after).toMatchObject({ active: false, paywall: null });
  const { pathname, search } = new URL(link.redemption_url);
  expect((await send('POST', `${pathname}${search}`, { name: 'Free', email: 'free@example.com' })).status).toBe(410);
});

test('returns 422 for deleting a segment used by a workflow, and rejects unknown segments', async () => {
  const { ours, theirs, send } = running;
  const make = async (api: typeof ours.api) =>
    (await api.segments.create({ body: { title: 'All', rules: { rule_type: 'all_members', rules: [] } } })).id;
  const foreign = await make(theirs.api);
  const uses = [
    (id: number) => ({ community_segment_id: id }),
    (id: number) => ({ trigger: { trigger_type: 'joined', community_segment_id: id } }),
    (id: number) => ({ actions: [{ action_type: 'send', community_segment_id: id }] }),
  ];
  for (const use of uses) {
    const id = await make(ours.api);
    const workflow = { name: 'Greet', workflow_type: 'dynamic' as const };
    const made = await ours.api.workflows.create({ body: { ...workflow, ...use(id) } });
    for (const unknown of [999_999, foreign]) {
      expect((await send('POST', `${ADMIN}/workflows`, { ...workflow, ...use(unknown) })).status).toBe(422);
      expect((await send('PUT', `${ADMIN}/workflows/${made.id}`, use(unknown))).status).toBe(422);
    }
    expect(await send('DELETE', `${ADMIN}/community_segments/${id}`)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('in use by a workflow') },
    });
    const unused = { community_segment_id: null, trigger: null, actions: [] };
    await ours.api.workflows.update({ path: { id: made.id }, body: unused });
    expect((await send('DELETE', `${ADMIN}/community_segments/${id}`)).status).toBe(200);
  }
});

test('returns 422 for deleting a form used by an active workflow, and accepts form submissions from leads', async () => {
  const { ours, send } = running;
  const form = await ours.api.forms.create({ body: { name: 'Ask', status: 'published' } });
  const trigger = { trigger_type: 'form_submitted', resource_id: form.id, resource_type: 'Form' };
  const workflow = await ours.api.workflows.create({
    body: { name: 'Greet', workflow_type: 'dynamic', trigger, actions: [{ action_type: 'send_message' }] },
  });
  const path = { id: workflow.id };
  await ours.api.workflows.activate({ path });

  const lead = await ours.api.leads.create({ body: { email: 'Wren@example.com' } });
  const submit = (email: string) =>
    send('POST', `${ADMIN}/forms/${form.id}/submissions`, { elements: [], submission_on_behalf_of: email });
  expect((await submit('wren@EXAMPLE.com')).status).toBe(201);
  await ours.api.leads.delete({ path: { id: lead.id } });
  expect((await submit('wren@example.com')).status).toBe(422);

  const remove = () => send('DELETE', `${ADMIN}/forms/${form.id}`);
  expect(await remove()).toMatchObject({ status: 422, body: { message: expect.stringContaining('Greet') } });
  await ours.api.workflows.deactivate({ path });
  expect((await remove()).status).toBe(200);
});

test('publishing posts and comments adds points and raises the activity score', async () => {
  const { ours } = running;
  const member = await addMember(running, ours, 'Odile Hart');
  const space = await addSpace(ours.api);
  const write = async (more: object = {}) => {
    const body = { space_id: space.id, user_email: member.email, name: 'Rye', status: 'published' as const, ...more };
    return (await ours.api.posts.create({ body })).post;
  };
  const [post] = [
    await write(),
    await write(),
    await write({ status: 'draft' }),
    await write({ created_at: '2024-01-01' }),
  ];
  const { gamification_stats, activity_score } = await ours.api.members.get({ path: { id: member.id } });
  expect(gamification_stats?.total_points).toBe(30);
  expect(activity_score.activity_score).toBe('4');
  const leaders = await ours.api.leaderboard.get({});
  expect(leaders.find((leader) => leader.community_member_id === member.id)?.total_points).toBe(30);

  const found = async (gte: number, lte: number) => {
    const filters = [{ key: 'activity_score', gte, lte }];
    const api = await ours.asMember(member.id);
    return (await api.memberSearch.search({ body: { filters } })).data.map(({ id }) => id);
  };
  expect([await found(4, 4), await found(5, 10)]).toEqual([[member.id], []]);
  await Promise.all(Array.from({ length: 5 }, () => write()));
  expect(await found(10, 10)).toEqual([member.id]);
  if (post !== undefined) await ours.api.posts.delete({ path: { id: post.id } });
  expect(await found(10, 10)).toEqual([member.id]);
  const owner = await ours.api.members.get({ path: { id: ours.ownerId } });
  const other = await write();
  const comment = await ours.api.comments.create({ body: { post_id: other.id, body: 'Good' } });
  const scoreOf = async () =>
    (await ours.api.members.get({ path: { id: ours.ownerId } })).activity_score.activity_score ?? '0';
  const before = Number(owner.activity_score.activity_score ?? '0');
  expect(Number(await scoreOf())).toBe(before + 1);
  await ours.api.comments.delete({ path: { id: comment.id } });
  expect(Number(await scoreOf())).toBe(before);
});

test('gives invited members the default membership of a space', async () => {
  const { ours } = running;
  const space = await addSpace(ours.api, {
    default_notification_setting: 'never',
    default_in_app_notification_setting: 'never',
  });
  const members = [await addMember(running, ours, 'Wilf Orme')];
  await ours.api.spaceMembers.add({ body: { space_id: space.id, email: members[0]?.email ?? '' } });
  const { community_member } = await ours.api.members.create({
    body: { email: 'new@example.com', space_ids: [space.id] },
  });
  const read = async (email: string) => {
    const {
      id,
      user_id,
      community_member_id,
      community_member: _member,
      created_at,
      updated_at,
      ...rest
    } = await ours.api.spaceMembers.get({ query: { email, space_id: space.id } });
    expect([id, user_id, community_member_id, created_at, updated_at].every((value) => Boolean(value))).toBe(true);
    return rest;
  };
  expect(await read(community_member.email)).toEqual(await read(members[0]?.email ?? ''));
});
