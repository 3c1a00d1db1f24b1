/** Publishing a draft in an update sends the same notifications as publishing a new record. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpace, readOutbox } from './business-support.js';
import { textOf } from './content-support.js';
import { createManualClock, DAY, HOUR } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2027-03-01T08:00:00.000Z');

let running: RunningService;
let mailbox = '';
const spaces = { basic: 0, image: 0, course: 0 };
beforeAll(async () => {
  running = await startService({ clock: time.clock });
  const { api, id } = running.ours;
  const group = await api.spaceGroups.create({ body: { name: 'Drafts', slug: `drafts-${id}` } });
  for (const space_type of ['basic', 'image', 'course'] as const) {
    const body = { name: space_type, slug: `${space_type}-${id}`, space_group_id: group.id, space_type };
    spaces[space_type] = (await api.spaces.create({ body })).space.id;
  }
  mailbox = `reader-${id}@example.com`;
  await api.members.create({
    body: { email: mailbox, skip_invitation: true, space_ids: [spaces.basic, spaces.image] },
  });
});
afterAll(() => running.close());

async function mailsAbout(text: string) {
  return (await readOutbox(running, running.ours)).filter(
    ({ recipient, subject, body }) => recipient === mailbox && `${subject} ${body}`.includes(text),
  );
}

const NOW = '2027-03-05T08:00:00.000Z';

test('publishes a draft post and notifies readers once', async () => {
  time.set('2027-03-01T08:00:00.000Z');
  const { api } = running.ours;
  const body = { space_id: spaces.basic, name: 'Rye draft', status: 'draft' as const, tiptap_body: textOf('x') };
  const { id } = (await api.posts.create({ body })).post;
  time.set(NOW);
  await api.posts.update({ path: { id }, body: { name: 'Rye draft, better' } });
  expect((await api.posts.get({ path: { id } })).status).toBe('draft');
  expect(await mailsAbout('Rye draft')).toEqual([]);
  // Sends the record as it was read, with only the status changed.
  const read = await running.send('GET', `/api/admin/v2/posts/${id}`);
  const sent = await running.send('PUT', `/api/admin/v2/posts/${id}`, { ...Object(read.body), status: 'published' });
  expect([sent.status, Object(sent.body).post]).toMatchObject([200, { status: 'published', published_at: NOW }]);
  expect((await api.posts.search({ query: { space_id: spaces.basic, status: 'published' } })).count).toBe(1);
  expect(await mailsAbout('Rye draft, better')).toHaveLength(1);
  // Publishing again sends no second mail.
  await api.posts.update({ path: { id }, body: { status: 'published' } });
  expect(await mailsAbout('Rye draft, better')).toHaveLength(1);
  await api.posts.update({ path: { id }, body: { status: 'draft' } });
  expect((await api.posts.get({ path: { id } })).status).toBe('draft');
});

test('publishes a post with a given publication time and schedules another', async () => {
  time.set(NOW);
  const { api } = running.ours;
  const body = { space_id: spaces.basic, name: 'Spelt', status: 'draft' as const, tiptap_body: textOf('x') };
  const { id } = (await api.posts.create({ body })).post;
  const update = (change: object) => running.send('PUT', `/api/admin/v2/posts/${id}`, change);
  expect((await update({ status: 'scheduled' })).status).toBe(422);
  expect((await update({ status: 'scheduled', published_at: '2027-03-05' })).status).toBe(422);
  expect((await update({ status: 'scheduled', published_at: '2027-03-06T08:00:00Z' })).status).toBe(200);
  expect((await api.posts.get({ path: { id } })).status).toBe('scheduled');
  time.set(Date.parse(NOW) + DAY);
  expect((await api.posts.get({ path: { id } })).status).toBe('published');
  // The scheduled time has passed, and publishing does not change it.
  await update({ status: 'published' });
  expect(await api.posts.get({ path: { id } })).toMatchObject({ published_at: '2027-03-06T08:00:00.000Z' });
  const early = (await api.posts.create({ body })).post;
  await api.posts.update({ path: { id: early.id }, body: { status: 'published', published_at: '2027-01-01' } });
  expect((await api.posts.get({ path: { id: early.id } })).published_at).toBe('2027-01-01T00:00:00.000Z');
});

test('publishes a draft image post and notifies readers', async () => {
  time.set(NOW);
  const { api } = running.ours;
  const images_attributes = [{ image: 'https://example.com/a.png', width: 1, height: 1 }];
  const body = { status: 'draft' as const, gallery_attributes: { images_attributes } };
  const path = { space_id: spaces.image };
  const { id } = (await api.imagePosts.create({ path, body })).post;
  expect(await mailsAbout('New images')).toEqual([]);
  time.advance(HOUR);
  const published = await api.imagePosts.update({ path: { ...path, id }, body: { status: 'published' } });
  expect(published).toMatchObject({ status: 'published', published_at: time.now().toISOString() });
  expect(await mailsAbout('New images')).toHaveLength(1);
});

test('publishes a draft event, lesson, course and form', async () => {
  const { api } = running.ours;
  const space_id = await addSpace(running, running.ours, 'event');
  const draft = { name: 'E', status: 'draft' as const };
  const event = await api.events.create({ body: { space_id, event: draft } });
  const invited = { attendee_invite_attributes: { invited_entities_ids: { spaces_ids: [spaces.basic] } } };
  await api.events.update({ path: { id: event.id }, body: { event: { name: 'E', ...invited } } });
  expect(await mailsAbout('You are invited to E')).toEqual([]);
  await api.events.update({ path: { id: event.id }, body: { event: { name: 'E', status: 'published' } } });
  expect(await mailsAbout('You are invited to E')).toHaveLength(1);
  const section = await api.courseSections.create({ body: { name: 'S', space_id: spaces.course } });
  const lesson = await api.courseLessons.create({ body: { section_id: section.id, name: 'L' } });
  expect(lesson.status).toBe('draft');
  const path = { id: lesson.id };
  expect((await api.courseLessons.update({ path, body: { status: 'published' } })).status).toBe('published');
  for (const is_draft of [true, false])
    expect((await api.spaces.update({ path: { id: spaces.course }, body: { is_draft } })).is_draft).toBe(is_draft);
  const form = await api.forms.create({ body: { name: 'F' } });
  expect(form.status).toBe('draft');
  const formPath = { id: form.id };
  expect((await api.forms.update({ path: formPath, body: { status: 'published' } })).status).toBe('published');
});
