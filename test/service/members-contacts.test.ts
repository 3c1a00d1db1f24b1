/** Member tags, tagged members, leads and contact notes. */
import { issueApiToken } from '@community-platform/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let memberId: number;

function note(text: string) {
  return {
    tiptap_body: { body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
  };
}

beforeAll(async () => {
  running = await startService();
  const body = { email: 'tobin@example.com', skip_invitation: true };
  memberId = (await running.ours.api.members.create({ body })).community_member.id;
});
afterAll(() => running.close());

test('creates, reads, updates, sorts and deletes member tags', async () => {
  const { ours, theirs, send } = running;
  const root = '/api/admin/v2/member_tags';
  const mentor = await ours.api.memberTags.create({
    body: { name: 'Mentor', color: '#2f7d5b', emoji: '🥖', is_public: false, display_locations: { post_bio: false } },
  });
  expect(mentor).toMatchObject({
    name: 'Mentor',
    color: '#2f7d5b',
    emoji: '🥖',
    is_public: false,
    display_format: 'label',
    tagged_members_count: 0,
    display_locations: { post_bio: false, profile_page: true, member_directory: true },
  });
  expect(await ours.api.memberTags.get({ path: { id: mentor.id } })).toEqual(mentor);
  const baker = await ours.api.memberTags.create({ body: { name: 'baker' } });
  for (const body of [
    {},
    { name: ' ' },
    { name: 'mentor' },
    { name: 'x', color: 'red' },
    { name: 'x', custom_emoji: { emoji_type: 'custom' } },
  ]) {
    expect((await send('POST', root, body)).status, JSON.stringify(body)).toBe(422);
  }
  for (const body of [{ name: '' }, { name: 'MENTOR' }]) {
    expect((await send('PUT', `${root}/${baker.id}`, body)).status).toBe(422);
  }
  const changed = await ours.api.memberTags.update({
    path: { id: baker.id },
    body: {
      is_background_enabled: true,
      custom_emoji: { emoji_type: 'custom', signed_id: 'https://a.example/abc.png' },
    },
  });
  expect(changed).toMatchObject({ name: 'baker', is_background_enabled: true });
  expect(changed.custom_emoji_url).toContain('abc');
  const names = async (query: Parameters<typeof ours.api.memberTags.list>[0]) =>
    (await ours.api.memberTags.list(query)).records.map(({ name }) => name);
  expect(await names({})).toEqual(['baker', 'Mentor']);
  expect(await names({ query: { sort: 'oldest' } })).toEqual(['Mentor', 'baker']);
  expect(await names({ query: { sort: 'alphabetical' } })).toEqual(['baker', 'Mentor']);
  expect(await names({ query: { sort: 'alphabetical_desc' } })).toEqual(['Mentor', 'baker']);
  expect(await names({ query: { name: 'BAK' } })).toEqual(['baker']);
  expect(await names({ query: { is_public: false } })).toEqual(['Mentor']);
  expect(await names({ query: { per_page: 1, page: 2 } })).toEqual(['Mentor']);
  const foreign = await theirs.api.memberTags.create({ body: { name: 'Theirs' } });
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect((await send(method, `${root}/${foreign.id}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
  }
  await ours.api.taggedMembers.add({ body: { member_tag_id: baker.id, user_email: 'tobin@example.com' } });
  await ours.api.memberTags.delete({ path: { id: baker.id } });
  expect((await send('GET', `${root}/${baker.id}`)).status).toBe(404);
  expect((await ours.api.members.get({ path: { id: memberId } })).member_tags).toEqual([]);
});

test('tags each member and lead at most once', async () => {
  const { ours, theirs, send } = running;
  const root = '/api/admin/v2/tagged_members';
  const tag = await ours.api.memberTags.create({ body: { name: 'Newcomer' } });
  const body = { member_tag_id: tag.id, user_email: 'TOBIN@example.com' };
  await ours.api.taggedMembers.add({ body });
  await ours.api.taggedMembers.add({ body });
  const lead = await ours.api.leads.create({ body: { email: 'tagged@example.com', member_tag_ids: [tag.id] } });
  const page = await ours.api.taggedMembers.list({ query: { member_tag_ids: [tag.id] } });
  expect(page.records).toMatchObject([
    { lead_id: lead.id, lead_email: 'tagged@example.com', contact_id: lead.id, member_tag_name: 'Newcomer' },
    {
      lead_id: null,
      lead_email: null,
      contact_id: memberId,
      community_member_id: memberId,
      user_email: 'tobin@example.com',
    },
  ]);
  expect(new Set(page.records.map(({ id }) => id)).size).toBe(2);
  for (const record of page.records) {
    expect(await ours.api.taggedMembers.get({ path: { id: record.id } })).toEqual(record);
    expect((await send('GET', `${root}/${record.id}`, undefined, theirs.adminToken)).status).toBe(404);
  }
  expect((await ours.api.memberTags.get({ path: { id: tag.id } })).tagged_members_count).toBe(2);
  await ours.api.leads.delete({ path: { id: lead.id } });
  expect((await ours.api.memberTags.get({ path: { id: tag.id } })).tagged_members_count).toBe(1);
  const query = { member_tag_id: tag.id, user_email: 'tobin@example.com' };
  await ours.api.taggedMembers.remove({ query });
  await expect(ours.api.taggedMembers.remove({ query })).rejects.toMatchObject({ status: 404 });
  for (const wrong of [
    { ...body, member_tag_id: 999_999 },
    { ...body, user_email: theirs.ownerEmail },
  ]) {
    expect((await send('POST', root, wrong)).status).toBe(404);
  }
});

test('creates, updates, deletes and restores leads', async () => {
  const { ours, theirs, send } = running;
  const root = '/api/admin/v2/community_leads';
  const tag = await ours.api.memberTags.create({ body: { name: 'Warm' } });
  const wilf = await ours.api.leads.create({
    body: { email: 'wilf@example.com', name: 'Wilf', member_tag_ids: [tag.id] },
  });
  expect(wilf).toMatchObject({ name: 'Wilf', type: 'Lead', email: 'wilf@example.com', public_uid: null });
  expect(wilf.member_tags).toMatchObject([{ id: tag.id, tagged_members_count: 1 }]);
  expect(await ours.api.leads.get({ path: { id: wilf.id } })).toEqual(wilf);
  const theirTag = await theirs.api.memberTags.create({ body: { name: 'Warm' } });
  for (const body of [
    { email: 'WILF@example.com' },
    { email: 'Tobin@example.com' },
    { email: 'new@example.com', member_tag_ids: [theirTag.id] },
    { name: 'Nobody' },
  ]) {
    expect((await send('POST', root, body)).status, JSON.stringify(body)).toBe(422);
  }
  expect((await send('PUT', `${root}/${wilf.id}`, { member_tag_ids: [theirTag.id] })).status).toBe(422);
  const changed = await ours.api.leads.update({ path: { id: wilf.id }, body: { name: 'Wilf Harrow' } });
  expect(changed).toMatchObject({ name: 'Wilf Harrow', member_tags: [{ id: tag.id }] });
  expect((await ours.api.leads.update({ path: { id: wilf.id }, body: { member_tag_ids: [] } })).member_tags).toEqual(
    [],
  );
  expect((await ours.api.leads.list({ query: { name: 'harrow' } })).records.map(({ id }) => id)).toEqual([wilf.id]);
  await ours.api.leads.delete({ path: { id: wilf.id } });
  expect((await ours.api.leads.list({ query: { name: 'harrow' } })).count).toBe(0);
  const foreign = await theirs.api.leads.create({ body: { email: 'theirs@example.com' } });
  for (const id of [wilf.id, memberId, foreign.id]) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await send(method, `${root}/${id}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
  }
  const back = await ours.api.leads.create({ body: { email: 'Wilf@example.com' } });
  expect(back).toMatchObject({ id: wilf.id, sqid: wilf.sqid, name: 'Wilf Harrow' });
});

test('keeps the tags and notes of a lead who becomes a member', async () => {
  const { ours } = running;
  const tag = await ours.api.memberTags.create({ body: { name: 'Joined' } });
  const lead = await ours.api.leads.create({ body: { email: 'joins@example.com', member_tag_ids: [tag.id] } });
  await ours.api.contactNotes.create({ path: { contact_id: lead.sqid }, body: note('Asked') });
  const { community_member: member } = await ours.api.members.create({ body: { email: 'Joins@example.com' } });
  expect(member.member_tags).toEqual([{ id: tag.id, name: 'Joined' }]);
  await expect(ours.api.leads.get({ path: { id: lead.id } })).rejects.toMatchObject({ status: 404 });
  expect((await ours.api.contactNotes.list({ path: { contact_id: String(member.id) } })).count).toBe(1);
});

test('lists the notes of members and leads, newest first, five per page', async () => {
  const { ours } = running;
  const lead = await ours.api.leads.create({ body: { email: 'noted@example.com' } });
  const { public_uid } = await ours.api.members.get({ path: { id: memberId } });
  for (const [id, ...names] of [
    [lead.id, String(lead.id), lead.sqid],
    [memberId, String(memberId), public_uid],
  ] as const) {
    const path = { contact_id: names[0] ?? '' };
    const made: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      made.push((await ours.api.contactNotes.create({ path, body: note(`Note ${count}`) })).id);
    }
    for (const name of names) {
      const page = await ours.api.contactNotes.list({ path: { contact_id: name } });
      expect(page).toMatchObject({ per_page: 5, count: 6, page_count: 2 });
      expect(page.records.map((one) => one.id)).toEqual(made.toReversed().slice(0, 5));
      expect(page.records[0]).toMatchObject({
        contact_id: id,
        author_id: ours.ownerId,
        tiptap_body: note('Note 5').tiptap_body,
        policies: { can_edit: true, can_destroy: true },
      });
      expect(
        (await ours.api.contactNotes.list({ path: { contact_id: name }, query: { page: 2 } })).records.length,
      ).toBe(1);
    }
  }
});

test('lets only the author update a note, and only under its contact', async () => {
  const { ours, theirs, service, send } = running;
  const { db } = service.database;
  const { community_member: admin } = await ours.api.members.create({ body: { email: 'admin@example.com' } });
  await db.updateTable('members').set({ is_admin: true }).where('id', '=', admin.id).execute();
  const token = await issueApiToken(db, { communityId: ours.id, ownerId: admin.id }, 'Admin V1 or V2');
  const root = `/api/admin/v2/contacts/${memberId}/contact_notes`;
  const { id } = await ours.api.contactNotes.create({ path: { contact_id: String(memberId) }, body: note('One') });
  const seen = await send('GET', `${root}/${id}`, undefined, token);
  expect(seen.body).toMatchObject({ id, policies: { can_edit: false, can_destroy: false } });
  expect((await send('PUT', `${root}/${id}`, note('Two'), token)).status).toBe(403);
  expect((await send('DELETE', `${root}/${id}`, undefined, token)).status).toBe(403);
  const changed = await send('PUT', `${root}/${id}`, note('Two'));
  expect(changed).toMatchObject({ status: 200, body: note('Two') });
  expect((await send('POST', root, {})).status).toBe(422);
  for (const contact of [admin.id, theirs.ownerId, 'nobody', 999_999]) {
    const path = `/api/admin/v2/contacts/${contact}/contact_notes/${id}`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await send(method, path, method === 'PUT' ? note('x') : undefined)).status).toBe(404);
    }
  }
  const foreign = await theirs.api.leads.create({ body: { email: 'foreign@example.com' } });
  for (const contact of ['nobody', theirs.ownerId, foreign.id, foreign.sqid]) {
    const path = `/api/admin/v2/contacts/${contact}/contact_notes`;
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('POST', path, note('x'))).status).toBe(404);
  }
  expect((await send('DELETE', `${root}/${id}`)).status).toBe(200);
  expect((await send('GET', `${root}/${id}`)).status).toBe(404);
});
