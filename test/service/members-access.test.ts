/** Access groups, their members and invitation links. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaywall, priceOf, putOnSale } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let memberId: number;
let spaceId: number;

beforeAll(async () => {
  running = await startService();
  const { ours, service } = running;
  const { db } = service.database;
  const body = { email: 'tobin@example.com', skip_invitation: true };
  memberId = (await ours.api.members.create({ body })).community_member.id;
  const group = { community_id: ours.id, name: 'Kitchen', slug: 'kitchen' };
  const { id } = await db.insertInto('space_groups').values(group).returning('id').executeTakeFirstOrThrow();
  const space = { community_id: ours.id, space_group_id: id, name: 'Bakehouse', slug: 'bakehouse' };
  spaceId = (await db.insertInto('spaces').values(space).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => running.close());

function makeGroup(name: string) {
  return running.ours.api.accessGroups.create({ body: { access_group: { name } } });
}

test('creates, updates, archives and unarchives access groups', async () => {
  const { ours, theirs, send } = running;
  const root = '/api/admin/v2/access_groups';
  const group = await makeGroup('Course takers');
  expect(group).toMatchObject({ name: 'Course takers', description: '', status: 'active', community_id: ours.id });
  const other = await makeGroup('Other');
  const path = { id: group.id };
  expect(await ours.api.accessGroups.get({ path })).toEqual(group);
  const body = { access_group: { description: 'Whoever bought it' } };
  expect(await ours.api.accessGroups.update({ path, body })).toMatchObject({
    name: 'Course takers',
    description: 'Whoever bought it',
  });
  for (const name of ['COURSE takers', ' ']) {
    expect((await send('POST', root, { access_group: { name } })).status).toBe(422);
    expect((await send('PUT', `${root}/${other.id}`, { access_group: { name } })).status).toBe(422);
  }
  expect((await send('POST', root, {})).status).toBe(422);
  const ids = async (query: string) => {
    const { body: page } = await send('GET', `${root}?${query}`);
    return JSON.stringify(Reflect.get(Object(page), 'records').map((record: { id: number }) => record.id));
  };
  await ours.api.accessGroups.archive({ path });
  expect((await send('DELETE', `${root}/${group.id}`)).status).toBe(422);
  expect((await send('PUT', `${root}/${group.id}`, body)).status).toBe(422);
  expect(await ids('')).toBe(JSON.stringify([other.id]));
  expect(await ids('status=archived')).toBe(JSON.stringify([group.id]));
  expect(await ids('status=all')).toBe(JSON.stringify([other.id, group.id]));
  expect(await ids('status=all&name=course')).toBe(JSON.stringify([group.id]));
  expect(await ids(`status=all&ids=${group.id}&ids=999999`)).toBe(JSON.stringify([group.id]));
  expect(await ids('status=all&per_page=1&page=2')).toBe(JSON.stringify([group.id]));
  expect(await ours.api.accessGroups.unarchive({ path })).toMatchObject({ id: group.id, status: 'active' });
  expect((await send('PATCH', `${root}/${group.id}/unarchive`)).status).toBe(200);
  const foreign = await theirs.api.accessGroups.create({ body: { access_group: { name: 'Theirs' } } });
  for (const [method, rest] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['PATCH', '/unarchive'],
  ]) {
    const sent = method === 'PUT' ? { access_group: {} } : undefined;
    expect((await send(method ?? '', `${root}/${foreign.id}${rest}`, sent)).status).toBe(404);
  }
});

test('adds members to access groups and removes them', async () => {
  const { ours, theirs, send } = running;
  const group = await makeGroup('Inside');
  const path = { access_group_id: group.id };
  const email = 'Tobin@example.com';
  await ours.api.accessGroupMembers.add({ path, body: { email } });
  await ours.api.accessGroupMembers.add({ path, body: { email } });
  await ours.api.accessGroupMembers.add({ path, body: { email: ours.ownerEmail } });
  const page = await ours.api.accessGroupMembers.list({ path });
  expect(page.records.map((one) => one.community_member_id)).toEqual([ours.ownerId, memberId]);
  const membership = await ours.api.accessGroupMembers.get({ path, query: { email } });
  expect(membership).toEqual(page.records[1]);
  const groups = () => ours.api.memberAccessGroups.list({ path: { community_member_id: memberId } });
  expect((await groups()).records).toMatchObject([{ id: group.id }]);
  await ours.api.accessGroups.archive({ path: { id: group.id } });
  expect((await groups()).count).toBe(0);
  const root = `/api/admin/v2/access_groups/${group.id}/community_members`;
  expect((await send('POST', root, { email })).status).toBe(422);
  await ours.api.accessGroups.unarchive({ path: { id: group.id } });
  expect((await groups()).count).toBe(1);
  await ours.api.accessGroupMembers.remove({ path, query: { email } });
  expect((await groups()).count).toBe(0);
  const one = `/api/admin/v2/access_groups/${group.id}/community_member?email=${encodeURIComponent(email)}`;
  expect((await send('GET', one)).status).toBe(404);
  expect((await send('DELETE', `${root}?email=${encodeURIComponent(email)}`)).status).toBe(404);
  expect((await send('POST', root, { email: theirs.ownerEmail })).status).toBe(404);
  const foreign = await theirs.api.accessGroups.create({ body: { access_group: { name: 'Foreign' } } });
  const away = `/api/admin/v2/access_groups/${foreign.id}/community_members`;
  expect((await send('GET', away)).status).toBe(404);
  expect((await send('POST', away, { email })).status).toBe(404);
  expect((await send('DELETE', `${away}?email=x`)).status).toBe(404);
  expect((await send('GET', `/api/admin/v2/community_members/${theirs.ownerId}/access_groups`)).status).toBe(404);
});

test('creates, updates, revokes and deletes invitation links', async () => {
  const { ours, theirs, base, send } = running;
  const root = '/api/admin/v2/invitation_links';
  const group = await makeGroup('Linked');
  const tag = await ours.api.memberTags.create({ body: { name: 'Linked' } });
  const paywall = await putOnSale(ours, {});
  const price = priceOf(paywall);
  const link = await ours.api.invitationLinks.create({
    body: {
      name: 'Spring fair',
      redirect_space_id: spaceId,
      access_group_ids: [group.id],
      member_tag_ids: [tag.id],
      paywall: {
        paywall_id: paywall.id,
        paywall_price_id: price,
        paywall_trial_days: 14,
        paywall_coupon_code: 'SPRING',
      },
    },
  });
  expect(link).toMatchObject({
    name: 'Spring fair',
    access_group_ids: [group.id],
    member_tag_ids: [String(tag.id)],
    active: true,
    members_joined_count: 0,
    redirect_space_id: spaceId,
    paywall: {
      paywall_id: String(paywall.id),
      paywall_price_id: String(price),
      trial_days: 14,
      paywall_coupon_code: 'SPRING',
    },
  });
  expect(link.redemption_url).toMatch(new RegExp(`^${base}/join\\?invitation_token=[\\w-]{22}$`, 'u'));
  const path = { id: link.id };
  expect(await ours.api.invitationLinks.get({ path })).toEqual(link);
  const plain = await ours.api.invitationLinks.create({ body: { name: 'Winter market', paywall: null } });
  expect(plain).toMatchObject({ access_group_ids: [], member_tag_ids: [], redirect_space_id: null, paywall: null });
  const theirTag = await theirs.api.memberTags.create({ body: { name: 'Theirs' } });
  const theirGroup = await theirs.api.accessGroups.create({ body: { access_group: { name: 'Other' } } });
  for (const wrong of [
    { redirect_space_id: 999_999 },
    { member_tag_ids: [theirTag.id] },
    { access_group_ids: [theirGroup.id] },
  ]) {
    expect((await send('POST', root, { name: 'Lost', ...wrong })).status).toBe(422);
    expect((await send('PUT', `${root}/${link.id}`, { name: 'Lost', ...wrong })).status).toBe(400);
  }
  const draft = await createPaywall(ours, {});
  const unsold = { paywall_id: draft.id, paywall_price_id: priceOf(draft) };
  expect(await send('POST', root, { name: 'Lost', paywall: unsold })).toMatchObject({
    status: 422,
    body: { error_details: { paywall_id: ['is not active'], paywall_price_id: ['is not active'] } },
  });
  for (const wrong of [{ name: ' ' }, { name: 'Lost', paywall: {} }]) {
    expect((await send('POST', root, wrong)).status).toBe(422);
    expect((await send('PUT', `${root}/${link.id}`, wrong)).status).toBe(422);
  }
  const changed = await ours.api.invitationLinks.update({
    path,
    body: { access_group_ids: [], redirect_space_id: null, paywall: null },
  });
  expect(changed).toMatchObject({
    name: 'Spring fair',
    access_group_ids: [],
    member_tag_ids: [String(tag.id)],
    redirect_space_id: null,
    paywall: null,
  });
  expect((await send('DELETE', `${root}/${link.id}`)).status).toBe(422);
  await ours.api.invitationLinks.revoke({ path });
  expect((await ours.api.invitationLinks.get({ path })).active).toBe(false);
  expect((await send('PATCH', `${root}/${link.id}/revoke`)).status).toBe(422);
  expect((await send('PUT', `${root}/${link.id}`, { name: 'Later' })).status).toBe(422);
  const ids = async (request: Parameters<typeof ours.api.invitationLinks.list>[0]) =>
    (await ours.api.invitationLinks.list(request)).records.map(({ id }) => id);
  expect(await ids({})).toEqual([plain.id, link.id]);
  expect(await ids({ query: { status: 'active' } })).toEqual([plain.id]);
  expect(await ids({ query: { status: 'revoked' } })).toEqual([link.id]);
  expect(await ids({ query: { name: 'WINTER' } })).toEqual([plain.id]);
  expect(await ids({ query: { per_page: 1, page: 2 } })).toEqual([link.id]);
  await ours.api.invitationLinks.delete({ path });
  const foreign = await theirs.api.invitationLinks.create({ body: { name: 'Theirs' } });
  for (const id of [link.id, foreign.id]) {
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['PATCH', '/revoke'],
    ]) {
      expect((await send(method ?? '', `${root}/${id}${rest}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
  }
});
