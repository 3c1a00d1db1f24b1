/** The seed data, as a new user sees it; `examples.test.ts` compares it with the examples. */
import { createApi, createClient } from '@community-platform/client';
import { createService, ensureSandbox, type Service, seedCommunity } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from './data-folders.js';
import { createManualClock, DAY } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const query = { per_page: 100 };

describe('seed data in an existing community', () => {
  let running: RunningService;
  beforeAll(async () => {
    running = await startService();
    const { service, base, ours } = running;
    await seedCommunity(service, base, ours.adminToken);
  });
  afterAll(() => running.close());

  test('the seed data contains the expected members and segments', async () => {
    const { api, ownerEmail } = running.ours;
    const members = (await api.members.list({ query })).records;
    expect(
      members.map(({ name, email, headline, member_tags }) => [
        name,
        email,
        headline,
        member_tags.map((tag) => tag.name),
      ]),
    ).toEqual([
      ['Ada Rye', ownerEmail, 'Keeper of the starter', ['Mentor']],
      ['', 'odile@example.com', null, []],
      ['Tobin Fennick', 'tobin@example.com', 'Weekend rye baker', []],
    ]);
    const segments = (await api.segments.list({ query })).records;
    expect(segments.map(({ title, audience_count }) => [title, audience_count])).toEqual([
      ['Rye bakers', 2],
      ['Helpers', 1],
    ]);
  });

  test('the seed data contains posts and comments by the expected authors', async () => {
    const { api, ownerEmail } = running.ours;
    const posts = (await api.posts.search({ query: { ...query, sort: 'oldest' } })).records;
    expect(posts.map(({ name, user_email, comments_count }) => [name, user_email, comments_count])).toEqual([
      ['Welcome to the bakehouse', ownerEmail, 1],
      [null, 'tobin@example.com', 0],
      ['My first rye loaf', 'tobin@example.com', 2],
    ]);
    const comments = (await api.comments.list({ query })).records;
    const said = comments.flatMap((comment) => [comment, ...comment.replies]);
    expect(said.map(({ body, user }) => [user.email, body.body])).toEqual([
      [ownerEmail, '<p>Too much water. Try 70 percent.</p>'],
      ['tobin@example.com', '<p>Thank you, I will.</p>'],
      ['tobin@example.com', '<p>Hello! Rye, if the week was kind.</p>'],
    ]);
  });

  test('the seed data contains the expected paywalls, charges and workflows', async () => {
    const { api } = running.ours;
    const paywalls = (await api.paywalls.search({ query })).records;
    expect(paywalls.map(({ name, status }) => [name, status])).toEqual([
      ['Open oven evening', 'draft'],
      ['Easter baking', 'inactive'],
      ['Sourdough School 2025', 'active'],
    ]);
    const charges = (await api.charges.list({ query })).records;
    expect(charges.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([900, 1_200, 15_000]);
    const workflows = (await api.workflows.list({ query })).records;
    expect(workflows.map(({ name, status }) => [name, status])).toEqual([
      ['Greet newcomers', 'active'],
      ['Ask who leaves', 'inactive'],
    ]);
  });
});

describe('seed data in a new sandbox', () => {
  const time = createManualClock('2031-11-03T03:00:00Z');
  let service: Service;
  beforeAll(async () => {
    service = await createService({ database: await emptyDatabase(), clock: time.clock, validateResponses: true });
  });
  afterAll(() => service.close());

  test('the seed data of a new sandbox has recent times, and new records continue its sequence of ids', async () => {
    const base = 'http://localhost:4321';
    const { adminToken } = await ensureSandbox(service, base, { adminToken: undefined, headlessToken: undefined });
    const { fetch } = service;
    const api = createApi(createClient({ baseUrl: base, auth: { AdminBearer: adminToken ?? '' }, fetch }));
    const member = await api.members.get({ path: { id: 4102 } });
    expect(member.profile_url).toBe('http://localhost:3000/u/c9d0e1f2');
    const age = (text: string | null | undefined): number => (time.now().getTime() - Date.parse(text ?? '')) / DAY;
    const [loaf] = (await api.posts.search({ query: { sort: 'latest' } })).records;
    expect(loaf?.name).toBe('My first rye loaf');
    expect(age(loaf?.created_at)).toBeGreaterThan(0);
    expect(age(loaf?.created_at)).toBeLessThan(2);
    const [event] = (await api.events.list({})).records;
    expect(event?.starts_at).toMatch(/T09:00:00\.000Z$/u);
    expect(age(event?.starts_at)).toBeLessThan(-15);
    const subscription = await api.subscriptions.get({ path: { id: 2601 } });
    expect(age(subscription.renews_at)).toBeLessThan(0);
    // New records get the following ids, in tables of all kinds.
    const made = await api.members.create({ body: { email: 'suri@example.com', skip_invitation: true } });
    expect(made.community_member).toMatchObject({ id: 4105, user_id: 5104 });
    expect(await api.leads.create({ body: { email: 'greta@example.com' } })).toMatchObject({ id: 4106 });
    expect(await api.charges.create({ body: { community_member_id: 4105, paywall_price_id: 2412 } })).toMatchObject({
      id: 2504,
    });
  });

  test('the seed data of a new sandbox is not added again on a second start', async () => {
    const again = { adminToken: 'another-token', headlessToken: undefined };
    expect(await ensureSandbox(service, 'http://localhost:4321', again)).toEqual(again);
    expect(await service.database.db.selectFrom('communities').select('id').execute()).toEqual([{ id: 7001 }]);
  });
});
