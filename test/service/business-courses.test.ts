/** Courses: the order of sections and lessons, and the progress of members. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let course: number;
beforeAll(async () => {
  running = await startService();
  course = await addSpace(running, running.ours, 'course');
});
afterAll(() => running.close());

const base = '/api/admin/v2';
async function statusOf(method: string, path: string, body?: unknown) {
  return (await running.send(method, `${base}${path}`, body)).status;
}

test('lists sections in creation order by default and supports sorting', async () => {
  const { api } = running.ours;
  const names = ['B', 'a', 'C'];
  for (const name of names) await api.courseSections.create({ body: { name, space_id: course } });
  const list = async (sort?: 'newest' | 'oldest' | 'alphabetical' | 'alphabetical_desc') =>
    (await api.courseSections.list({ query: { space_id: course, ...(sort && { sort }) } })).records.map(
      (of) => of.name,
    );
  expect(await list()).toEqual(names);
  expect(await list('newest')).toEqual(['C', 'a', 'B']);
  expect(await list('oldest')).toEqual(names);
  expect(await list('alphabetical')).toEqual(['a', 'B', 'C']);
  expect(await list('alphabetical_desc')).toEqual(['C', 'B', 'a']);
  const page = await api.courseSections.list({ query: { space_id: course, page: 2, per_page: 2 } });
  expect(page).toMatchObject({ count: 3, page_count: 2, has_next_page: false, records: [{ name: 'C' }] });
  expect((await api.courseSections.list({ query: { space_id: 1 } })).records).toEqual([]);
  const [first] = page.records;
  const id = first?.id ?? 0;
  await api.courseSections.update({ path: { id }, body: { name: 'See' } });
  expect((await api.courseSections.get({ path: { id } })).name).toBe('See');
  expect(await api.courseSections.delete({ path: { id } })).toMatchObject({ success: true });
  expect(await statusOf('GET', `/course_sections/${id}`)).toBe(404);
});

test('returns 404 or 422 for sections in unknown or non-course spaces', async () => {
  const basic = await addSpace(running, running.ours, 'basic');
  const theirs = await addSpace(running, running.theirs, 'course');
  const section = await running.theirs.api.courseSections.create({ body: { name: 'T', space_id: theirs } });
  expect(await statusOf('POST', '/course_sections', { name: 'X', space_id: basic })).toBe(422);
  expect(await statusOf('POST', '/course_sections', { name: 'X', space_id: theirs })).toBe(404);
  expect(await statusOf('POST', '/course_sections', { name: '', space_id: course })).toBe(422);
  for (const id of [section.id, 999_999]) {
    expect(await statusOf('GET', `/course_sections/${id}`)).toBe(404);
    expect(await statusOf('PUT', `/course_sections/${id}`, { name: 'X' })).toBe(404);
    expect(await statusOf('DELETE', `/course_sections/${id}`)).toBe(404);
    expect(await statusOf('POST', '/course_lessons', { name: 'X', section_id: id })).toBe(404);
  }
});

test('creates lessons as drafts and renders their rich text as safe HTML', async () => {
  const { api } = running.ours;
  const space = await addSpace(running, running.ours, 'course');
  const { id: section_id } = await api.courseSections.create({ body: { name: 'One', space_id: space } });
  const lesson = await api.courseLessons.create({
    body: {
      section_id,
      name: 'Feeding',
      body_html: '<p>not this</p>',
      thumbnail: 'https://files.example/a/loaf.png?x=1',
      rich_text_body: {
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: '<script>1</script>' },
                { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
                {
                  type: 'text',
                  text: 'y',
                  marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://a"b' } }],
                },
              ],
            },
          ],
        },
      },
    },
  });
  expect(lesson).toMatchObject({
    status: 'draft',
    space_id: space,
    is_comments_enabled: true,
    featured_media: null,
    thumbnail: { url: 'https://files.example/a/loaf.png?x=1', filename: 'loaf.png' },
    body_html:
      '<p>&lt;script&gt;1&lt;/script&gt;x<a href="https://a&quot;b/" rel="noopener nofollow"><strong>y</strong></a></p>',
  });
  const path = { id: lesson.id };
  await api.courseLessons.update({ path, body: { status: 'published', is_comments_enabled: false, thumbnail: '' } });
  expect(await api.courseLessons.get({ path })).toMatchObject({
    name: 'Feeding',
    status: 'published',
    is_comments_enabled: false,
    thumbnail: null,
  });
  expect((await api.courseLessons.list({ query: { space_id: space, status: 'draft' } })).count).toBe(0);
  expect((await api.courseLessons.list({ query: { section_id, status: 'published' } })).count).toBe(1);
  expect(await api.courseLessons.update({ path, body: { status: 'draft' } })).toMatchObject({ status: 'draft' });
  await api.courseLessons.delete({ path });
  expect(await statusOf('GET', `/course_lessons/${path.id}`)).toBe(404);
  expect(await statusOf('PATCH', `/course_lessons/${path.id}`, { name: 'x' })).toBe(404);
  expect(await statusOf('DELETE', `/course_lessons/${path.id}`)).toBe(404);
});

test('reorders lessons across sections and returns 422 for incomplete or duplicate orders', async () => {
  const { api } = running.ours;
  const space = await addSpace(running, running.ours, 'course');
  const add = async (name: string) => (await api.courseSections.create({ body: { name, space_id: space } })).id;
  const [one, two] = [await add('One'), await add('Two')];
  const lessons = await Promise.all(
    ['a', 'b', 'c'].map((name) => api.courseLessons.create({ body: { section_id: one, name } })),
  );
  const [a = 0, b = 0, c = 0] = lessons.map(({ id }) => id);
  const reorder = (new_order: unknown) => statusOf('PUT', '/course_lessons/reorder', { space_id: space, new_order });
  const refusal = async (new_order: unknown) =>
    (await running.send('PUT', '/api/admin/v2/course_lessons/reorder', { space_id: space, new_order })).body;
  expect(await refusal([{ section_id: two, lesson_ids: [c, a] }])).toMatchObject({
    error_details: { new_order: [`does not name the section ${one}`, `does not name the lesson ${b}`] },
  });
  expect(
    await refusal([
      { section_id: two, lesson_ids: [c, a, a] },
      { section_id: one, lesson_ids: [b] },
      { section_id: one, lesson_ids: [] },
    ]),
  ).toMatchObject({ error_details: { new_order: ['names a section twice', 'names a lesson twice'] } });
  const foreign = [
    [{ section_id: two, lesson_ids: [c, a, 9_999] }, 'Missing record: CourseLesson'],
    [{ section_id: 9_999, lesson_ids: [c, a] }, 'Missing record: CourseSection'],
  ] as const;
  for (const [part, message] of foreign) {
    const order = [part, { section_id: one, lesson_ids: [b] }];
    expect(await reorder(order)).toBe(404);
    expect(JSON.stringify(await refusal(order))).toContain(message);
  }
  expect(await statusOf('PUT', '/course_lessons/reorder', { space_id: 9_999, new_order: [] })).toBe(404);
  expect(
    await reorder([
      { section_id: two, lesson_ids: [c, a] },
      { section_id: one, lesson_ids: [b] },
    ]),
  ).toBe(200);
  const { records } = await api.courseLessons.list({ query: { space_id: space } });
  expect(records.map(({ id, section_id }) => [id, section_id])).toEqual([
    [c, two],
    [a, two],
    [b, one],
  ]);
  await api.courseSections.delete({ path: { id: two } });
  expect((await api.courseLessons.list({ query: { space_id: space } })).count).toBe(1);
});

test('stores lesson progress per member and ignores repeated updates', async () => {
  const { api } = running.ours;
  const space = await addSpace(running, running.ours, 'course');
  const { id: section_id } = await api.courseSections.create({ body: { name: 'One', space_id: space } });
  const { id: lesson_id } = await api.courseLessons.create({ body: { section_id, name: 'Feeding' } });
  const tobin = await addMember(running, running.ours, 'Tobin Fennick');
  const say = (status: 'completed' | 'incomplete', member_email = tobin.email) =>
    api.lessonProgress.update({ body: { lesson_id, member_email, status } });
  const early = { lesson_id, member_email: tobin.email, status: 'completed' };
  expect(await running.send('PUT', '/api/admin/v2/course_lesson_progress', early)).toMatchObject({
    status: 422,
    body: { error_details: { member_email: ['belongs to a member who is not in the space of the lesson'] } },
  });
  await api.spaceMembers.add({ body: { email: tobin.email, space_id: space } });
  await say('incomplete');
  expect((await api.lessonProgress.list({ query: { lesson_id } })).count).toBe(0);
  await say('completed', tobin.email.toUpperCase());
  const [before] = (await api.lessonProgress.list({ query: { space_id: space } })).records;
  expect(before).toMatchObject({
    lesson_id,
    lesson_name: 'Feeding',
    section_id,
    space_id: space,
    status: 'completed',
    member_email: tobin.email,
    community_member_id: tobin.id,
  });
  await say('completed');
  expect((await api.lessonProgress.list({ query: { member_email: tobin.email } })).records).toEqual([before]);
  await say('incomplete');
  expect((await api.lessonProgress.list({ query: { lesson_id } })).records).toMatchObject([{ status: 'incomplete' }]);
  expect((await running.theirs.api.lessonProgress.list()).count).toBe(0);
  const put = (body: object) => statusOf('PUT', '/course_lesson_progress', { lesson_id, status: 'completed', ...body });
  expect(await put({ member_email: 'nobody@example.com' })).toBe(404);
  expect(await put({ member_email: running.theirs.ownerEmail })).toBe(404);
  expect(await put({ member_email: tobin.email, lesson_id: 9_999 })).toBe(404);
  expect(await put({ member_email: tobin.email, status: 'half' })).toBe(422);
});
