/** End-to-end scenarios of a community through the API. */

import { ApiError } from '@community-platform/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

function unique(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Returns the status of a rejected call, or 200. */
function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
  );
}

function textOf(text: string) {
  return {
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  };
}

/** Creates a space in a new group. */
async function openSpace(more: { readonly is_private?: boolean; readonly space_type?: 'chat' | 'event' } = {}) {
  const { api } = running.ours;
  const group = await api.spaceGroups.create({ body: { name: 'Kitchen', slug: `kitchen-${unique()}` } });
  const body = { name: 'Bakehouse', slug: `bakehouse-${unique()}`, space_group_id: group.id, ...more };
  return (await api.spaces.create({ body })).space;
}

async function invite(name: string, more: object = {}) {
  const email = `${name.toLowerCase()}-${unique()}@example.com`;
  const body = { email, name, ...more };
  return (await running.ours.api.members.create({ body })).community_member;
}

test('a member is invited, posts, receives a comment, is found and is counted in segments', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const mark = `Quince${unique()}`;
  const [open, closed] = [await openSpace(), await openSpace({ is_private: true })];
  const odile = await invite('Odile', { headline: `Bakes ${mark}`, space_ids: [open.id] });
  const mails = (await readOutbox(running, ours)).filter(({ recipient }) => recipient === odile.email);
  expect(mails).toMatchObject([{ kind: 'mail', subject: expect.stringContaining('invited') }]);
  expect((await api.memberSpaces.list({ query: { community_member_id: odile.id } })).records).toMatchObject([
    { id: open.id },
  ]);
  const asOdile = await ours.asMember(odile.id);
  const feed = async () => (await asOdile.homeFeed.get({ query: { per_page: 100 } })).records;
  const write = async (space_id: number, name: string) =>
    (await api.posts.create({ body: { space_id, name, user_email: odile.email, tiptap_body: textOf(mark) } })).post;
  const post = await write(open.id, `My ${mark}`);
  const secret = (
    await api.posts.create({ body: { space_id: closed.id, name: `Secret ${mark}`, user_email: ours.ownerEmail } })
  ).post;
  expect((await feed()).map(({ id }) => id)).toEqual([post.id]);
  await api.spaceMembers.add({ body: { space_id: closed.id, email: odile.email } });
  expect((await feed()).map(({ id }) => id)).toEqual([secret.id, post.id]);
  await api.spaceMembers.remove({ query: { space_id: closed.id, email: odile.email } });
  const comment = await api.comments.create({ body: { post_id: post.id, body: `<p>What a ${mark}!</p>` } });
  expect(await feed()).toMatchObject([{ id: post.id, comment_count: 1 }]);
  expect(await api.members.get({ path: { id: odile.id } })).toMatchObject({ posts_count: 1, comments_count: 0 });

  const found = await asOdile.memberSearch.search({ body: { search_text: mark } });
  expect(found.data.map(({ id }) => id)).toEqual([odile.id]);
  const stranger = await theirs.asMember(theirs.ownerId);
  expect((await stranger.memberSearch.search({ body: { search_text: mark } })).data).toEqual([]);
  const search = async (of = api) =>
    (await of.search.run({ query: { query: mark, per_page: 100 } })).records.map(({ type, id }) => `${type} ${id}`);
  expect((await search()).toSorted()).toEqual(
    [`comment ${comment.id}`, `member ${odile.id}`, `post ${post.id}`, `post ${secret.id}`].toSorted(),
  );
  expect(await search(theirs.api)).toEqual([]);

  const tag = await api.memberTags.create({ body: { name: mark } });
  const filters = [{ key: 'headline', filter_type: 'contains', value: mark }] as const;
  const rules = { rule_type: 'custom_filters' as const, rules: [...filters] };
  const segment = await api.segments.create({ body: { title: mark, rules } });
  expect(segment.audience_count).toBe(1);
  await api.taggedMembers.add({ body: { member_tag_id: tag.id, user_email: odile.email } });
  expect((await api.members.list({ query: { member_tag_ids: [tag.id] } })).records).toMatchObject([
    { id: odile.id, member_tags: [{ id: tag.id, name: mark }] },
  ]);
  await api.members.deactivate({ path: { id: odile.id } });
  expect((await api.segments.get({ path: { id: segment.id } })).audience_count).toBe(0);
  expect((await api.members.list({ query: { member_tag_ids: [tag.id] } })).records).toEqual([]);
  await api.posts.delete({ path: { id: post.id } });
  expect(await statusOf(api.comments.get({ path: { id: comment.id } }))).toBe(404);
  expect(await search()).not.toContain(`comment ${comment.id}`);
});

test('a token works until the token, its refresh token or its member is revoked', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const { id } = await invite('Tobin');
  const pair = await api.authTokens.create({ body: { community_member_id: id } });
  const home = async (token: string) => (await running.send('GET', '/api/headless/v1/home', undefined, token)).status;
  const admin = async (token: string) => (await running.send('GET', '/api/admin/v2/posts', undefined, token)).status;
  expect([await home(pair.access_token), await home(ours.adminToken), await home('nobody')]).toEqual([200, 403, 401]);
  expect([await admin(pair.access_token), await admin(ours.headlessToken)]).toEqual([403, 403]);
  const { refresh_token } = pair;
  const refreshed = await api.authTokens.refreshAccessToken({ body: { refresh_token } });
  expect(await home(refreshed.access_token)).toBe(200);
  const { access_token } = refreshed;
  expect(await statusOf(theirs.api.authTokens.revokeAccessToken({ body: { access_token } }))).toBe(404);
  expect(await home(access_token)).toBe(200);
  await api.authTokens.revokeAccessToken({ body: { access_token } });
  expect([await home(access_token), await home(pair.access_token)]).toEqual([401, 200]);
  const again = await api.authTokens.refreshAccessToken({ body: { refresh_token } });
  expect(await statusOf(theirs.api.authTokens.revokeRefreshToken({ body: { refresh_token } }))).toBe(404);
  await api.authTokens.revokeRefreshToken({ body: { refresh_token } });
  expect(await statusOf(api.authTokens.refreshAccessToken({ body: { refresh_token } }))).toBe(401);
  expect(await home(again.access_token)).toBe(200);
  const other = await api.authTokens.create({ body: { community_member_id: id } });
  await api.members.deactivate({ path: { id } });
  expect([await home(again.access_token), await home(other.access_token)]).toEqual([401, 401]);
  const kept = { refresh_token: other.refresh_token };
  expect(await statusOf(api.authTokens.refreshAccessToken({ body: kept }))).toBe(404);
  expect(await statusOf(api.authTokens.create({ body: { community_member_id: id } }))).toBe(404);
  const issued = await api.apiTokens.create({ body: { name: 'Second', token_type: 'Admin V1 or V2' } });
  expect(await admin(issued.token)).toBe(200);
  await api.apiTokens.revoke({ path: { id: issued.id } });
  expect(await admin(issued.token)).toBe(401);
});

test('a member is deactivated, restored and finally banned, and the ban removes all their content', async () => {
  const { ours } = running;
  const { api } = ours;
  const [space, chat, calendar] = [
    await openSpace(),
    await openSpace({ space_type: 'chat' }),
    await openSpace({ space_type: 'event' }),
  ];
  const tag = await api.memberTags.create({ body: { name: unique() } });
  const wilf = await invite('Wilf', { space_ids: [space.id, chat.id], member_tag_ids: [tag.id] });
  const { id, email } = wilf;
  const { access_token, refresh_token } = await api.authTokens.create({ body: { email } });
  const { post } = await api.posts.create({ body: { space_id: space.id, name: 'Mine', user_email: email } });
  const kept = await api.posts.create({ body: { space_id: space.id, name: 'Kept', user_email: ours.ownerEmail } });
  const comment = await api.comments.create({ body: { post_id: kept.post.id, body: 'Hm' } });
  // Comments are created as the admin, since members have no API for comments.
  await running.service.database.db
    .updateTable('comments')
    .set({ author_member_id: id })
    .where('community_id', '=', ours.id)
    .where('id', '=', comment.id)
    .execute();
  const reply = await api.comments.create({ body: { post_id: post.id, body: 'Yes' } });
  const { chat_room_message } = await api.messages.send({ body: { user_email: email, rich_text_body: textOf('Hi') } });
  await api.postFollowers.add({ path: { post_id: kept.post.id }, body: { community_member_id: id } });
  const event = await api.events.create({
    body: { space_id: calendar.id, event: { name: 'Bake', space_id: calendar.id, status: 'published' } },
  });
  await api.eventAttendees.add({ body: { event_id: event.id, member_email: email } });
  const paywall = await api.paywalls.create({
    body: {
      display_name: 'School',
      currency: 'eur',
      prices: [
        { price_type: 'onetime', amount_in_cents: 1250, display_name: 'Once' },
        {
          price_type: 'subscription',
          amount_in_cents: 3000,
          interval: 'monthly',
          interval_count: 1,
          display_name: 'M',
        },
      ],
    },
  });
  await api.paywalls.publish({ path: { id: paywall.id } });
  const [once, monthly] = paywall.prices.map((price) => price.id);
  const buys = { community_member_id: id };
  const charge = await api.charges.create({ body: { ...buys, paywall_price_id: once ?? 0 } });
  const subscription = await api.subscriptions.create({ body: { ...buys, paywall_price_id: monthly ?? 0 } });

  expect((await api.postFollowers.list({ path: { post_id: kept.post.id } })).count).toBe(1);

  await api.members.deactivate({ path: { id } });
  expect(await api.members.get({ path: { id } })).toMatchObject({ active: false });
  expect((await api.posts.get({ path: { id: post.id } })).name).toBe('Mine');
  expect(await statusOf(api.spaceMembers.add({ body: { space_id: calendar.id, email } }))).toBe(422);
  const back = await api.members.create({ body: { email: email.toUpperCase() } });
  expect(back.community_member).toMatchObject({ id, active: true, name: 'Wilf' });
  const mails = (await readOutbox(running, ours)).filter(({ recipient }) => recipient === email);
  expect(mails.filter(({ subject }) => subject.includes('invited'))).toHaveLength(2);

  await api.members.ban({ path: { id } });
  const { status } = await running.send('GET', '/api/headless/v1/home', undefined, access_token);
  expect(status).toBe(401);
  expect(await statusOf(api.authTokens.refreshAccessToken({ body: { refresh_token } }))).toBeGreaterThanOrEqual(401);
  const gone = [
    () => api.members.get({ path: { id } }),
    () => api.members.find({ query: { email } }),
    () => api.posts.get({ path: { id: post.id } }),
    () => api.comments.get({ path: { id: comment.id } }),
    () => api.comments.get({ path: { id: reply.id } }),
    () => api.members.ban({ path: { id } }),
    () => api.members.deactivate({ path: { id } }),
  ];
  for (const call of gone) expect(await statusOf(call()), String(call)).toBe(404);
  for (const spelling of [email, email.toUpperCase()])
    expect(await statusOf(api.members.create({ body: { email: spelling } }))).toBe(422);
  expect((await api.eventAttendees.list({ query: { event_id: event.id } })).count).toBe(0);
  expect((await api.memberTags.get({ path: { id: tag.id } })).tagged_members_count).toBe(0);
  expect((await api.postFollowers.list({ path: { post_id: kept.post.id } })).count).toBe(0);
  expect((await api.spaceMembers.list({ query: { space_id: space.id, status: 'all' } })).count).toBe(0);
  const { chat_room_uuid } = chat_room_message;
  expect((await api.messages.list({ path: { chat_room_uuid } })).records).toHaveLength(1);
  expect((await api.chatRooms.list({ query: { per_page: 100 } })).records).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ uuid: chat_room_uuid })]),
  );
  // Payments remain without the member.
  expect(await api.charges.get({ path: { id: charge.id } })).toMatchObject({ amount: 1250, community_member_id: null });
  expect(await api.subscriptions.get({ path: { id: subscription.id } })).toMatchObject({
    status: 'canceled',
    community_member_id: null,
  });
});

test('returns 422 for deactivating, banning or deleting the owner', async () => {
  const { ours } = running;
  const { api, ownerId, ownerEmail } = ours;
  for (const take of ['deactivate', 'ban', 'delete'] as const)
    expect(await statusOf(api.members[take]({ path: { id: ownerId } })), take).toBe(422);
  expect(await api.members.find({ query: { email: ownerEmail } })).toMatchObject({ id: ownerId, active: true });
});
