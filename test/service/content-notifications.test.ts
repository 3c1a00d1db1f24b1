/** Mail notifications about content published in a space. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMember, addSpace, textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

type Space = Awaited<ReturnType<typeof addSpace>>;

/** Adds members to a space: two with notifications, an author, and members who must not be notified. */
async function people(space: Space): Promise<{ readonly emails: string[]; readonly author: string }> {
  const { ours, service } = running;
  const join = async (name: string, notification_type: string, active = true) => {
    const { id, email } = await addMember(running, ours, name, { active });
    const row = { community_id: ours.id, space_id: space.id, member_id: id, notification_type };
    await service.database.db.insertInto('space_members').values(row).execute();
    return email;
  };
  const emails = [await join('Ann', 'all'), await join('Bob', 'all')].toSorted();
  await join('Quiet', 'none');
  await join('Gone', 'all', false);
  await addMember(running, ours, 'Elsewhere');
  return { emails, author: await join('Author', 'all') };
}

/** Returns the mails sent since the last call, sorted by recipient. */
async function mails() {
  const { ours, service } = running;
  const { db } = service.database;
  const found = await db
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject', 'body'])
    .where('community_id', '=', ours.id)
    .orderBy('recipient')
    .execute();
  await db.deleteFrom('outbox_messages').where('community_id', '=', ours.id).execute();
  return found;
}

beforeEach(async () => {
  await mails();
});

test('notifies subscribed members about a published post, but not its author', async () => {
  const { api } = running.ours;
  const space = await addSpace(api, { name: 'Bread' });
  const { emails, author } = await people(space);
  const { post } = await api.posts.create({ body: { space_id: space.id, name: 'Loaf', user_email: author } });
  const news = { subject: 'New post in Bread: Loaf', body: post.url };
  expect(await mails()).toEqual(emails.map((recipient) => ({ recipient, ...news })));
  await api.posts.create({ body: { space_id: space.id, name: 'Hush', skip_notifications: true } });
  await api.posts.create({ body: { space_id: space.id, name: 'Draft', status: 'draft' } });
  await api.posts.create({ body: { space_id: (await addSpace(api)).id, name: 'Elsewhere' } });
  expect(await mails()).toEqual([]);
});

test('notifies members about image posts, and about duplicated posts with send_notifications', async () => {
  const { api } = running.ours;
  const space = await addSpace(api, { name: 'Crumbs', space_type: 'image' });
  const { emails, author } = await people(space);
  const path = { space_id: space.id };
  const make = async (more: object) => {
    const gallery_attributes = { images_attributes: [{ image: 'https://example.com/x.png' }] };
    const body = { tiptap_body: textOf('Loaves'), user_email: author, gallery_attributes, ...more };
    return (await api.imagePosts.create({ path, body })).post;
  };
  const post = await make({});
  const expectedMails = (url: string) =>
    emails.map((recipient) => ({ recipient, subject: 'New images in Crumbs', body: url }));
  expect(await mails()).toEqual(expectedMails(post.url));
  const draft = await make({ status: 'draft' });
  expect(await mails()).toEqual([]);
  const copy = async (id: number, send_notifications?: boolean) =>
    (
      await api.imagePosts.duplicate({
        path: { ...path, id },
        ...(send_notifications !== undefined && { body: { post: { send_notifications } } }),
      })
    ).post;
  await copy(post.id);
  await copy(post.id, false);
  await copy(draft.id, true);
  expect(await mails()).toEqual([]);
  const last = await copy(post.id, true);
  expect(await mails()).toEqual(expectedMails(last.url));
});
