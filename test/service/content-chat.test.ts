/** Chat rooms, sent and imported messages, and reports about content. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace, statusesOf, textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';
const hello = textOf('Hello');

test('messages reuse the room of the same members, and a room of three members is a group', async () => {
  const { ours } = running;
  const { api } = ours;
  const ann = await addMember(running, ours, 'Ann');
  const bob = await addMember(running, ours, 'Bob');
  const first = await api.messages.send({ body: { rich_text_body: hello, user_email: ann.email } });
  const message = first.chat_room_message;
  expect(message).toMatchObject({
    body: 'Hello',
    rich_text_body: hello,
    parent_message_id: null,
    sender: { community_member_id: ours.ownerId, email: ours.ownerEmail },
  });
  const again = await api.messages.send({
    body: { rich_text_body: hello, user_emails: [ann.email.toUpperCase()], parent_message_id: message.id },
  });
  expect(again.chat_room_message).toMatchObject({
    chat_room_uuid: message.chat_room_uuid,
    parent_message_id: message.id,
  });
  const group = await api.messages.send({ body: { rich_text_body: hello, user_emails: [bob.email, ann.email] } });
  const rooms = (await api.chatRooms.list({ query: { per_page: 2 } })).records;
  expect(rooms).toMatchObject([
    { uuid: group.chat_room_message.chat_room_uuid, kind: 'group', members_count: 3, name: 'Ada Rye, Ann, Bob' },
    { uuid: message.chat_room_uuid, kind: 'direct', members_count: 2, name: null, space_id: null },
  ]);
  const path = { chat_room_uuid: message.chat_room_uuid };
  const page = await api.messages.list({ path, query: { per_page: 1 } });
  expect(page).toMatchObject({ count: 2, page_count: 2, records: [{ id: again.chat_room_message.id }] });
});

test('message import adds the sender to the space and the room and stores the original time', async () => {
  const { ours } = running;
  const { api } = ours;
  const space = await addSpace(api, { name: 'Kitchen Table', space_type: 'chat' });
  const cem = await addMember(running, ours, 'Cem');
  const room = (await api.chatRooms.list({ query: { per_page: 100 } })).records.find(
    ({ space_id }) => space_id === space.id,
  );
  expect(room).toMatchObject({ kind: 'space', name: 'Kitchen Table', members_count: 0, last_message_at: null });
  const chat_room_uuid = room?.uuid ?? '';
  const sent_at = '2025-05-20T18:30:00.000Z';
  const old = { chat_room_uuid, user_email: cem.email, rich_text_body: hello, sent_at };
  const message = await api.messages.import({ body: { ...old, parent_message_id: null } });
  expect(message).toMatchObject({ sent_at, sender: { community_member_id: cem.id } });
  expect((await api.spaceMembers.get({ query: { email: cem.email, space_id: space.id } })).status).toBe('active');
  await api.messages.import({ body: { ...old, sent_at: '2024-01-01T00:00:00Z', rich_text_body: textOf('Older') } });
  await api.messages.send({ body: { chat_room_uuid, rich_text_body: textOf('Newest') } });
  const { records } = await api.messages.list({ path: { chat_room_uuid } });
  expect(records.map(({ body }) => body)).toEqual(['Newest', 'Hello', 'Older']);
  const mails = running.service.database.db.selectFrom('outbox_messages').select('id');
  expect(await mails.where('community_id', '=', ours.id).execute()).toEqual([]);
  // A third member turns a direct room into a group, and the first two get a new room.
  const ann = await addMember(running, ours, 'Ann');
  const send = () => api.messages.send({ body: { rich_text_body: hello, user_email: ann.email } });
  const direct = (await send()).chat_room_message.chat_room_uuid;
  await api.messages.import({ body: { ...old, chat_room_uuid: direct } });
  expect((await send()).chat_room_message.chat_room_uuid).not.toBe(direct);
});

test('messages with invalid recipients, rooms, times or parents return 404 or 422', async () => {
  const { ours, theirs } = running;
  const ann = await addMember(running, ours, 'Ann');
  const gone = await addMember(running, ours, 'Gone', { active: false });
  const dora = await addMember(running, theirs, 'Dora');
  const theirRoom = (await theirs.api.messages.send({ body: { rich_text_body: hello, user_email: dora.email } }))
    .chat_room_message.chat_room_uuid;
  const sent = await ours.api.messages.send({ body: { rich_text_body: hello, user_email: ann.email } });
  const { chat_room_uuid, id } = sent.chat_room_message;
  const message = { rich_text_body: hello };
  const old = { chat_room_uuid, user_email: ann.email, rich_text_body: hello, sent_at: '2025-01-01T00:00:00Z' };
  const [messages, imports] = [`${ADMIN}/messages`, `${ADMIN}/chat_room_message_imports`];
  expect(
    await statusesOf(running, [
      ['POST', messages, { ...message, user_email: dora.email }],
      ['POST', messages, { ...message, user_emails: [ann.email, 'nobody@example.com'] }],
      ['POST', messages, { ...message, chat_room_uuid: theirRoom }],
      ['POST', messages, { ...message, chat_room_uuid: 'no uuid' }],
      ['POST', messages, { ...message, user_email: gone.email }],
      ['POST', messages, { ...message, user_email: ours.ownerEmail }],
      ['POST', messages, { ...message, user_email: ann.email, chat_room_uuid }],
      ['POST', messages, message],
      ['POST', messages, { user_email: ann.email, rich_text_body: {} }],
      ['POST', messages, { ...message, user_email: ann.email, parent_message_id: id + 1_000 }],
      ['POST', imports, { ...old, chat_room_uuid: theirRoom }],
      ['POST', imports, { ...old, user_email: dora.email }],
      ['POST', imports, { ...old, parent_message_id: id + 1_000 }],
      ['POST', imports, { ...old, sent_at: '2999-01-01T00:00:00Z' }],
      ['GET', `${ADMIN}/chat_rooms/${theirRoom}/messages`],
      ['GET', `${ADMIN}/chat_rooms/x/messages`],
    ]),
  ).toEqual([404, 404, 404, 404, 422, 422, 422, 422, 422, 422, 422, 422, 422, 422, 404, 404]);
  expect((await ours.api.messages.list({ path: { chat_room_uuid } })).count).toBe(1);
});

test('reports stay in the inbox until a moderator decides, and rejected content is hidden', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const author = await addMember(running, ours, 'Author');
  const made = await api.posts.create({ body: { space_id: space.id, name: 'Spam', user_email: author.email } });
  const comment = await api.comments.create({ body: { post_id: made.post.id, body: 'Spam' } });
  const sent = await api.messages.send({ body: { rich_text_body: hello, user_email: author.email } });
  const { id: messageId, chat_room_uuid } = sent.chat_room_message;
  const report = (content_type: 'post' | 'comment' | 'chat_room_message', content_id: number) =>
    api.flaggedContents.create({
      body: {
        flagged_content: { content_type, content_id, reported_reason_type: 'spam', reported_reason_body: 'Again' },
      },
    });
  const post = await report('post', made.post.id);
  expect(post).toMatchObject({
    status: 'inbox',
    content_authored_by_id: author.id,
    content_authored_by_name: 'Author',
    reported_by_id: ours.ownerId,
    action_by_id: null,
    action_taken_at: null,
  });
  const kept = await report('comment', comment.id);
  const said = await report('chat_room_message', messageId);
  expect((await api.posts.get({ path: { id: made.post.id } })).unresolved_flagged_reports_count).toBe(1);
  expect((await api.comments.get({ path: { id: comment.id } })).unresolved_flagged_reports_count).toBe(1);
  const path = { id: post.id };
  const rejected = await api.flaggedContents.reject({ path, body: { action_reason_body: 'An advertisement' } });
  expect(rejected).toMatchObject({
    status: 'rejected',
    action_by_email: ours.ownerEmail,
    action_reason_body: 'An advertisement',
  });
  expect(rejected.action_taken_at).not.toBeNull();
  expect(await api.flaggedContents.get({ path })).toEqual(rejected);
  expect((await api.flaggedContents.approve({ path: { id: kept.id } })).status).toBe('approved');
  await api.flaggedContents.reject({ path: { id: said.id } });
  const taken = await api.posts.get({ path: { id: made.post.id } });
  expect(taken).toMatchObject({ unresolved_flagged_reports_count: 0 });
  expect(taken.flagged_for_approval_at).not.toBeNull();
  expect((await api.comments.get({ path: { id: comment.id } })).flagged_for_approval_at).toBeNull();
  expect((await api.messages.list({ path: { chat_room_uuid } })).count).toBe(0);
  const list = async (status?: 'all' | 'inbox' | 'approved' | 'rejected') =>
    (await api.flaggedContents.list(status === undefined ? {} : { query: { status } })).records.map(({ id }) => id);
  expect(await list()).toEqual([said.id, kept.id, post.id]);
  expect(await list('rejected')).toEqual([said.id, post.id]);
  expect(await list('approved')).toEqual([kept.id]);
  expect(await list('inbox')).toEqual([]);
  const foreignSpace = await addSpace(theirs.api);
  const foreign = (await theirs.api.posts.create({ body: { space_id: foreignSpace.id, name: 'x' } })).post;
  const contents = `${ADMIN}/flagged_contents`;
  const content = {
    content_type: 'post',
    content_id: foreign.id,
    reported_reason_type: 'spam',
    reported_reason_body: '',
  };
  expect(
    await statusesOf(running, [
      ['PUT', `${contents}/${post.id}/approve`],
      ['PUT', `${contents}/${kept.id}/reject`, {}],
      ['POST', contents, { flagged_content: content }],
      ['POST', contents, { flagged_content: { ...content, content_type: 'connection', content_id: 1 } }],
      ['POST', contents, { flagged_content: { ...content, content_type: 'space' } }],
      ['GET', `${contents}/999999`],
      ['PUT', `${contents}/999999/approve`],
    ]),
  ).toEqual([422, 422, 422, 422, 422, 404, 404]);
});

test('concurrent requests create one room, unique post slugs and one decision per report', async () => {
  const { ours, send } = running;
  const { api } = ours;
  const eve = await addMember(running, ours, 'Eve');
  const message = () => api.messages.send({ body: { rich_text_body: hello, user_email: eve.email } });
  const sent = await Promise.all(Array.from({ length: 6 }, message));
  expect(new Set(sent.map(({ chat_room_message }) => chat_room_message.chat_room_uuid)).size).toBe(1);
  const space = await addSpace(api);
  const title = () => api.posts.create({ body: { space_id: space.id, name: 'Same title' } });
  const posts = await Promise.all(Array.from({ length: 4 }, title));
  expect(new Set(posts.map(({ post }) => post.slug)).size).toBe(4);
  const flagged_content = {
    content_type: 'post',
    content_id: posts[0]?.post.id ?? 0,
    reported_reason_type: 'spam',
    reported_reason_body: '',
  } as const;
  const report = await api.flaggedContents.create({ body: { flagged_content } });
  const decide = async (how: string) => (await send('PUT', `${ADMIN}/flagged_contents/${report.id}/${how}`)).status;
  const decisions = await Promise.all(['approve', 'reject', 'approve', 'reject'].map(decide));
  expect(decisions.toSorted()).toEqual([200, 422, 422, 422]);
});
