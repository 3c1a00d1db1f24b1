/** Checks the running service against the fact tables: its responses, and the values that it accepts or rejects. */
import { seedCommunity } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fact, type FactType, parseFacts } from '../facts/notation.js';
import { resources } from '../facts/resources.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let member: string;
beforeAll(async () => {
  running = await startService();
  const { ours, service, base } = running;
  await seedCommunity(service, base, ours.adminToken);
  member = (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
});
afterAll(() => running.close());

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u;

function isOf(type: FactType, value: unknown): boolean {
  switch (type.kind) {
    case 'any':
      return true;
    case 'int':
      return Number.isInteger(value);
    case 'num':
      return typeof value === 'number';
    case 'str':
      return typeof value === 'string';
    case 'ts':
      return typeof value === 'string' && time.test(value);
    case 'bool':
      return typeof value === 'boolean';
    case 'obj':
    case 'record':
      return isRecord(value);
    case 'list':
      return Array.isArray(value);
    case 'enum':
      return typeof value === 'string' && type.values.includes(value);
  }
}

/** Returns the differences between a value and its facts. */
function judge(place: string, fields: readonly Fact[], value: unknown): string[] {
  return fields.flatMap(({ name, required, type, nullable }) => {
    const at = `${place}.${name}`;
    if (!isRecord(value)) return [`${place} is not an object`];
    if (!(name in value)) return required ? [`${at} is missing`] : [];
    const item = value[name];
    if (item === null) return nullable || type.kind === 'any' ? [] : [`${at} is null`];
    if (!isOf(type, item)) return [`${at} is ${JSON.stringify(item)}`];
    if (type.kind === 'record') return judge(at, type.fields, item);
    if (type.kind === 'list' && type.items.kind === 'record' && Array.isArray(item)) {
      const { fields: inner } = type.items;
      return item.flatMap((each, index) => judge(`${at}[${index}]`, inner, each));
    }
    return [];
  });
}

const ADMIN = '/api/admin/v2';

/** Lists in the seed data whose records have a fact table. With `one`, the test also reads single records. */
const lists: readonly (readonly [path: string, resource: string, reading: 'one' | 'none'])[] = [
  ['/community_members', 'community_member', 'one'],
  ['/comments/posts', 'basic_post', 'none'],
  ['/posts', 'basic_post', 'one'],
  ['/comments', 'comment', 'one'],
  ['/spaces', 'space', 'one'],
  ['/space_groups', 'space_group', 'one'],
  ['/member_tags', 'member_tag', 'one'],
  ['/course_sections', 'course_section', 'one'],
  ['/course_lessons', 'course_lesson', 'one'],
  ['/events', 'event', 'one'],
  ['/forms', 'form', 'one'],
  ['/invitation_links', 'invitation_link', 'one'],
  ['/community_segments', 'community_segment', 'one'],
  ['/workflows', 'workflow', 'none'],
  ['/paywalls/search', 'paywall', 'none'],
  ['/community_member_charges', 'community_member_charge', 'one'],
  ['/community_member_subscriptions', 'community_member_subscription', 'one'],
];

const envelope = parseFacts('page:int per_page:int has_next_page:bool count:int page_count:int records:[any]');

describe('records', () => {
  test.each(lists)('records of %s have the documented fields of %s', async (path, resource, reading) => {
    const facts = parseFacts(resources[resource] ?? '');
    const { status, body } = await running.send('GET', `${ADMIN}${path}?per_page=100`);
    expect(status).toBe(200);
    expect(judge(path, envelope, body)).toEqual([]);
    const records: unknown[] = isRecord(body) && Array.isArray(body['records']) ? body['records'] : [];
    expect(records.length).toBeGreaterThan(0);
    expect(records.flatMap((record, index) => judge(`[${index}]`, facts, record))).toEqual([]);
    if (reading === 'none') return;
    for (const record of records.slice(0, 3)) {
      const one = await running.send('GET', `${ADMIN}${path}/${isRecord(record) ? String(record['id']) : ''}`);
      expect(one.status).toBe(200);
      expect(judge('one', facts, one.body)).toEqual([]);
    }
  });

  test('records without a list operation have the documented fields', async () => {
    const read = async (path: string): Promise<unknown> => (await running.send('GET', `${ADMIN}${path}`)).body;
    expect(judge('community', parseFacts(resources['community'] ?? ''), await read('/community'))).toEqual([]);
    expect(judge('chat', parseFacts(resources['chat_preferences'] ?? ''), await read('/chat_preferences'))).toEqual([]);
    const filters = await read('/filter_kit_configuration?context=member_directory');
    expect(judge('filters', parseFacts(resources['FilterResponse'] ?? ''), filters)).toEqual([]);
    const configurations: unknown = isRecord(filters) ? filters['filter_configurations'] : [];
    for (const one of Array.isArray(configurations) ? configurations : []) {
      const facts = parseFacts(resources[`${String(isRecord(one) ? one['input_type'] : '')}_configuration`] ?? '');
      expect(facts.length).toBeGreaterThan(9);
      expect(judge('filter', facts, one)).toEqual([]);
    }
  });
});

describe('member tokens (4.1)', () => {
  const send = (body: unknown) => running.send('POST', '/api/v1/headless/auth_token', body, running.ours.headlessToken);

  test('member tokens (4.1) require exactly one identifier of a member', async () => {
    const { ownerId: community_member_id, ownerEmail: email } = running.ours;
    const response = await send({ community_member_id });
    expect(response.status).toBe(200);
    expect(judge('tokens', parseFacts(resources['headless_auth_token'] ?? ''), response.body)).toEqual([]);
    const statuses: number[] = [];
    for (const body of [{ email }, {}, { email, community_member_id }, { email, sso_id: 'x' }, { sso_id: 'x' }])
      statuses.push((await send(body)).status);
    expect(statuses).toEqual([200, 422, 422, 422, 404]);
  });

  test('the member token endpoint returns 403 for a token of another type and 401 for an invalid token', async () => {
    const body = { email: running.ours.ownerEmail };
    const path = '/api/v1/headless/auth_token';
    expect((await running.send('POST', path, body, running.ours.adminToken)).status).toBe(403);
    expect((await running.send('POST', path, body, 'x')).status).toBe(401);
    expect((await running.send('GET', `${ADMIN}/community`, undefined, running.ours.headlessToken)).status).toBe(403);
  });
});

describe('request enumerations: accept each value and return 422 for others', () => {
  const search = '/api/headless/v1/search/community_members';
  /** Name, accepted values, and a function that sends a value and returns the status. */
  const cases: readonly (readonly [
    name: string,
    values: readonly string[],
    send: (value: string) => Promise<number>,
  ])[] = [
    [
      'order of the search (4.3)',
      ['oldest', 'alphabetical', 'latest', 'role'],
      async (order) => (await running.send('POST', search, { order }, member)).status,
    ],
    [
      'status of the search (4.3)',
      ['active', 'inactive'],
      async (status) => (await running.send('POST', search, { status }, member)).status,
    ],
    [
      'rule_type of a segment (2.13)',
      ['all_contacts', 'all_members', 'custom_filters', 'selected_members'],
      async (rule_type) => {
        const rules = { rule_type, rules: [] };
        return (await running.send('POST', `${ADMIN}/community_segments`, { title: 'S', rules })).status;
      },
    ],
    [
      'status of a form (2.11)',
      ['draft', 'published'],
      async (status) => (await running.send('POST', `${ADMIN}/forms`, { name: 'F', status })).status,
    ],
    [
      'after_submission_action of a form (2.11)',
      ['thank_you_page', 'redirect'],
      async (action) =>
        (
          await running.send('POST', `${ADMIN}/forms`, {
            name: 'F',
            after_submission_action: action,
            redirect_url: 'https://example.com/',
          })
        ).status,
    ],
    [
      'embed_display_format of a form (2.11)',
      ['inline', 'popup'],
      async (embed_display_format) =>
        (await running.send('POST', `${ADMIN}/forms`, { name: 'F', embed_display_format })).status,
    ],
    [
      'type of a form element (2.11)',
      ['text', 'field', 'button', 'layout'],
      async (type) =>
        (await running.send('POST', `${ADMIN}/forms`, { name: 'F', elements: [{ type, attributes: {} }] })).status,
    ],
    [
      'workflow_type (2.14)',
      ['dynamic', 'bulk_action', 'scheduled'],
      async (workflow_type) => (await running.send('POST', `${ADMIN}/workflows`, { name: 'W', workflow_type })).status,
    ],
    [
      'interval of a price (2.15)',
      ['daily', 'weekly', 'monthly', 'yearly'],
      async (interval) => {
        const price = {
          price_type: 'subscription',
          amount_in_cents: 1,
          interval,
          interval_count: 1,
          display_name: 'P',
        };
        const body = { display_name: 'P', currency: 'eur', prices: [price] };
        return (await running.send('POST', `${ADMIN}/paywalls`, body)).status;
      },
    ],
    [
      'type of an API token (5, 9)',
      ['Admin V1 or V2', 'Headless Auth'],
      async (token_type) => (await running.send('POST', `${ADMIN}/api_tokens`, { name: 'T', token_type })).status,
    ],
  ];

  test.each(cases)('each documented value is accepted, others return 422: %s', async (name, values, send) => {
    const isRead = name.includes('search');
    const taken: number[] = [];
    for (const value of values) taken.push(await send(value));
    expect(taken).toEqual(values.map(() => (isRead ? 200 : 201)));
    for (const value of ['', 'other', values[0]?.toUpperCase() ?? '', ` ${values[0] ?? ''}`])
      expect([value, await send(value)]).toEqual([value, 422]);
  });
});

describe('limits: accept the maximum and reject the next value', () => {
  const coupon = (percent_off: number) => ({
    code: `C${Math.random().toString(36).slice(2, 10)}`.toUpperCase(),
    name: 'C',
    discount_type: 'percentage',
    percent_off,
  });
  const status = async (method: string, path: string, body?: unknown): Promise<number> =>
    (await running.send(method, path, body)).status;

  test('accepts a percent_off from 1 to 100 and returns 422 for others', async () => {
    const path = `${ADMIN}/paywall_coupons`;
    const statuses: number[] = [];
    for (const percent of [0, 1, 100, 101, 1_000, 50.5]) statuses.push(await status('POST', path, coupon(percent)));
    expect(statuses).toEqual([422, 201, 201, 422, 422, 422]);
  });

  test('limits member search to the first 10,000 records (8.3)', async () => {
    const send = async (page: number, per_page: number): Promise<number> =>
      (await running.send('POST', '/api/headless/v1/search/community_members', { page, per_page }, member)).status;
    expect(await send(100, 100)).toBe(200);
    expect(await send(101, 100)).toBe(422);
    expect(await send(10_000, 1)).toBe(200);
    expect(await send(10_001, 1)).toBe(422);
  });

  test('the default rate limit is 2,000 requests in 5 minutes', async () => {
    const fresh = await startService({ limits: {}, clock: () => new Date('2026-03-01T00:00:00.000Z') });
    try {
      const { headers } = await fresh.send('GET', `${ADMIN}/quota`);
      expect(headers.get('ratelimit-limit')).toBe('2000');
      expect(headers.get('ratelimit-reset')).toBe('300');
      expect(headers.get('ratelimit-remaining')).toBe('1999');
    } finally {
      await fresh.close();
    }
  });

  test('returns page 1 with 10 records per page by default', async () => {
    const { body } = await running.send('GET', `${ADMIN}/community_members`);
    expect(body).toMatchObject({ page: 1, per_page: 10 });
  });
});
