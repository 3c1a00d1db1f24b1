/** The sample community, as who opens it for the first time reads it. */
import { fillCommunity } from '@community-platform/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
  const { service, base, ours } = running;
  await fillCommunity(service, base, ours.adminToken);
});
afterAll(() => running.close());

const query = { per_page: 100 };

test('its people, and how they are found', async () => {
  const { api, ownerEmail } = running.ours;
  const members = (await api.members.list({ query })).records.filter(({ email }) => email !== ownerEmail);
  const facts = members.map(({ name, email, headline, member_tags }) => [
    ...[name, email, headline ?? '', member_tags.map((tag) => tag.name).join()],
  ]);
  expect(facts.toSorted()).toEqual([
    ['Anselm Quade', 'anselm@example.com', '', ''],
    ['Marek Halloway', 'marek@example.com', 'Baker with a stone oven', ''],
    ['Odile Thackery', 'odile@example.com', 'Croissants, mostly', ''],
    ['Suri Pell', 'suri@example.com', 'Learning sourdough', 'Rye'],
    ['Tobin Fennick', 'tobin@example.com', 'Weekend rye baker', 'Rye'],
  ]);
  const tags = await api.memberTags.list({ query });
  expect(tags.records).toMatchObject([{ name: 'Rye', color: '#b4532a', emoji: '🌾', is_public: true }]);
  const field = (await api.profileFields.list({ query })).records.find(({ key }) => key === 'favourite_flour');
  expect(field).toMatchObject({ label: 'Favourite flour', field_type: 'text' });
  expect(field?.pages?.map(({ name, visible }) => [name, visible])).toEqual(
    ['signup', 'edit_profile', 'profile_view', 'community_view'].map((name) => [name, true]),
  );
  const segments = (await api.segments.list({ query })).records;
  expect(segments.map(({ title }) => title)).toEqual(['Rye bakers']);
  const answers = await running.service.database.db
    .selectFrom('profile_answers')
    .select('text_value')
    .where('community_id', '=', running.ours.id)
    .orderBy('member_id')
    .execute();
  expect(answers.map(({ text_value }) => text_value)).toEqual(['Rye', 'Wheat', 'Spelt', 'Rye', 'Wheat']);
});

test('its spaces, and what is written there', async () => {
  const { api } = running.ours;
  const spaces = (await api.spaces.list({ query })).records;
  expect(spaces.map(({ name, slug, space_type, emoji }) => [name, slug, space_type, emoji]).toSorted()).toEqual([
    ['Bakehouse', 'bakehouse', 'basic', '🍞'],
    ['Gatherings', 'gatherings', 'event', '📅'],
    ['Questions', 'questions', 'basic', '❓'],
    ['Sourdough from scratch', 'sourdough', 'course', '🎓'],
  ]);
  expect((await api.spaceGroups.list({ query })).records).toMatchObject([
    { name: 'Bakehouse', slug: 'bakehouse-group' },
  ]);
  expect((await api.topics.list({ query })).records).toMatchObject([{ name: 'Bread' }]);
  const posts = (await api.posts.search({ query: { ...query, sort: 'oldest' } })).records;
  expect(
    posts.map(({ name, user_email, status, topics, body }) => [name, user_email, status, topics?.length, body.body]),
  ).toEqual([
    [
      ...['My first rye loaf', 'tobin@example.com', 'published', 1],
      '<p>It rose for eleven hours in a cold kitchen and came out heavier than a brick.</p><p>The crumb was close, the crust dark, and the taste better than anything from the shop. Next time I will give the dough more water.</p>',
    ],
    [
      ...['How cold is your butter?', 'odile@example.com', 'published', 1],
      '<p>Mine is taken from the fridge ten minutes before it is folded in. Warmer, and it melts into the dough.</p>',
    ],
    [
      ...['Firing the stone oven on Saturday', 'marek@example.com', 'published', 1],
      '<p>The oven will be hot from nine. Bring your loaves, there is room for twelve.</p>',
    ],
  ]);
  const comments = (await api.comments.list({ query })).records;
  expect(comments.map(({ body }) => body.body).toSorted()).toEqual([
    '<p>Five minutes here, the kitchen is warm.</p>',
    '<p>More water, and a little patience. It looks like a good start.</p>',
    '<p>Try a longer bake at a lower heat.</p>',
  ]);
});

test('its course and its gathering', async () => {
  const { api } = running.ours;
  expect((await api.courseSections.list({ query })).records).toMatchObject([{ name: 'The starter' }]);
  const lessons = (await api.courseLessons.list({ query: { ...query, sort: 'oldest' } })).records;
  expect(lessons.map(({ name, status, body_html }) => [name, status, body_html])).toEqual([
    ['Flour and water', 'published', '<p>Equal weights of rye flour and warm water, stirred once a day.</p>'],
    ['Feeding', 'published', '<p>Half of it is taken away, and as much flour and water added.</p>'],
  ]);
  const [event, ...more] = (await api.events.list({ query })).records;
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    ...{ name: 'A day at the stone oven', body: '<p>Bring a loaf that has proved overnight.</p>' },
    ...{ duration_in_seconds: 14_400, location_type: 'in_person', in_person_location: 'The bakehouse, Ghent' },
  });
  expect(event?.starts_at).toMatch(/T09:00:00\.000Z$/u);
  const days = (Date.parse(event?.starts_at ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13);
  expect(days).toBeLessThan(15);
  const { count } = await api.eventAttendees.list({ query: { event_id: event?.id ?? 0 } });
  expect(count).toBe(2);
});

test('what it sells, and what runs by itself', async () => {
  const { api } = running.ours;
  const [paywall] = (await api.paywalls.search({ query })).records;
  expect(paywall).toMatchObject({
    display_name: 'Bakers’ table',
    name: 'Membership',
    currency: 'eur',
    status: 'active',
  });
  expect(paywall?.prices).toMatchObject([
    {
      price_type: 'subscription',
      amount_in_cents: 1_200,
      interval: 'monthly',
      interval_count: 1,
      display_name: 'Monthly',
    },
    { price_type: 'onetime', amount_in_cents: 4_500, display_name: 'Stone oven day' },
  ]);
  const charges = (await api.charges.list({ query })).records;
  expect(charges.map(({ amount }) => amount).toSorted()).toEqual([1_200, 4_500]);
  expect((await api.subscriptions.list({ query })).count).toBe(1);
  const [form] = (await api.forms.list({ query })).records;
  expect(form).toMatchObject({
    ...{ name: 'Introduce yourself', status: 'published', thank_you_page_title: 'Welcome' },
    thank_you_page_body: '<p>Come in, the oven is warm.</p>',
  });
  const { elements } = await api.forms.getElements({ path: { form_id: form?.id ?? 0 } });
  expect(elements).toMatchObject([
    { type: 'text', attributes: { text: 'Who are you?' } },
    { type: 'field', attributes: { label: 'What do you bake?', field_type: 'text', required: true } },
    { type: 'button', attributes: { text: 'Send' } },
  ]);
  const submissions = await api.formSubmissions.list({ path: { form_id: form?.id ?? 0 }, query });
  expect(JSON.stringify(submissions.records)).toContain('Rye, at the weekend');
  const [workflow] = (await api.workflows.list({ query })).records;
  expect(workflow).toMatchObject({ name: 'Greet newcomers', workflow_type: 'dynamic', status: 'active' });
  expect((await api.accessGroups.list({ query })).records).toMatchObject([{ name: 'Stone oven keepers' }]);
  expect((await api.invitationLinks.list({ query })).records).toMatchObject([{ name: 'Friends of the house' }]);
});
