/** Limits in practice: long lists in one request, communities with thousands of members, and deeply nested JSON. */
import { addManyMembers, ofCommunity } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, targetOf } from './operations.js';
import { deepPlacesOf, withValue } from './request-places.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let memberToken = '';
/** An event space that contains every member, and a basic space. */
let spaceId = 0;
let basicId = 0;

/** More rows than fit into one SQL statement with a few parameters each. */
const MANY = 17_000;

beforeAll(async () => {
  running = await startService({});
  const { ours, service } = running;
  const { db } = service.database;
  memberToken = (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
  const group = await ours.api.spaceGroups.create({ body: { name: 'Bakehouse', slug: 'bakehouse' } });
  const make = async (type: 'event' | 'basic'): Promise<number> =>
    (await ours.api.spaces.create({ body: { name: type, slug: type, space_group_id: group.id, space_type: type } }))
      .space.id;
  [spaceId, basicId] = [await make('event'), await make('basic')];
  await addManyMembers(db, ours.id, MANY, () => {});
  await sql`insert into space_members (community_id, space_id, member_id)
    select community_id, ${spaceId}, id from members where community_id = ${ours.id}
    on conflict do nothing`.execute(db);
});
afterAll(() => running.close());

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 1_000_000 + index);
}
function nameFilter(value: string) {
  return { key: 'name', filter_type: 'contains', value };
}
const search = '/api/headless/v1/search/community_members';

describe('list limits', () => {
  test('accepts 100 search filters and returns 422 for 12,000', async () => {
    const send = (count: number) => {
      const filters = Array.from({ length: count }, () => nameFilter('a'));
      return running.send('POST', search, { filters }, memberToken);
    };
    const refused = await send(12_000);
    expect(refused).toMatchObject({
      status: 422,
      body: { error_details: { filters: ['must have at most 100 items'] } },
    });
    expect((await send(100)).status).toBe(200);
  });

  test('returns 422 for 66,000 ids in a request body', async () => {
    const ids = numbers(66_000);
    const of = 'must have at most 1000 items';
    const member = { email: 'many@example.com', space_ids: ids };
    expect(await running.send('POST', '/api/admin/v2/community_members', member)).toMatchObject({
      status: 422,
      body: { error_details: { space_ids: [of] } },
    });
    const setting = { community: {}, community_setting: { default_space_ids: ids } };
    expect(await running.send('PUT', '/api/admin/v2/community', setting)).toMatchObject({
      status: 422,
      body: { error_details: { 'community_setting.default_space_ids': [of] } },
    });
  });

  test('accepts 500 form elements across all levels and returns 422 for 501', async () => {
    const formOf = (count: number) => {
      const branches = Array.from({ length: Math.floor((count - 1) / 100) + 1 }, (_, index) => ({
        children: Array.from({ length: Math.min(99, count - 100 * index - 1) }, () => ({})),
      }));
      return running.send('POST', '/api/admin/v2/forms', { name: 'Long', elements: branches });
    };
    expect((await formOf(500)).status).toBe(201);
    expect(await formOf(501)).toMatchObject({
      status: 422,
      body: { error_details: { elements: ['must not be more than 500'] } },
    });
  });
});

describe('large communities', () => {
  test('sends a message to 100 members and reuses the same chat room', async () => {
    const rows = await running.service.database.db
      .selectFrom('members')
      .select('email')
      .where('community_id', '=', running.ours.id)
      .where('active', '=', true)
      .where('id', '!=', running.ours.ownerId)
      .limit(100)
      .execute();
    const body = {
      rich_text_body: {
        body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] },
      },
      user_emails: rows.map(({ email }) => email),
    };
    const rooms = [];
    for (let count = 0; count < 2; count += 1) {
      const sent = await running.send('POST', '/api/admin/v2/messages', body);
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      rooms.push(Object(sent.body).chat_room_message.chat_room_uuid);
    }
    expect(rooms).toEqual([expect.any(String), rooms[0]]);
  });

  test('invites all 17,000 members of a space to an event', async () => {
    const event = {
      name: 'Everybody',
      space_id: spaceId,
      status: 'draft',
      event_setting_attributes: { starts_at: '2030-06-07T09:00:00Z', duration_in_seconds: 60 },
      attendee_invite_attributes: { invited_entities_ids: { spaces_ids: [spaceId] } },
    };
    const made = await running.send('POST', '/api/admin/v2/events', { event, space_id: spaceId });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { count } = await running.service.database.db
      .selectFrom('event_invitations')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('community_id', '=', running.ours.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(MANY);
  });

  test('counts the audience of 100 segments with 100 filters each in one page', async () => {
    const rules = Array.from({ length: 100 }, (_, index) => ({ ...nameFilter(''), value: index === 0 ? 'Ada' : '' }));
    await sql`insert into community_segments (community_id, title, rule_type, rules)
      select ${running.theirs.id}, 'Segment ' || n, 'custom_filters', ${JSON.stringify(rules)}::jsonb
      from generate_series(1, 100) as n`.execute(running.service.database.db);
    const { records } = await running.theirs.api.segments.list({ query: { per_page: 100 } });
    expect(records.map(({ audience_count }) => audience_count)).toEqual(Array(100).fill(1));
  });

  test('lists posts with more mentions than an SQL statement can have parameters', async () => {
    for (let post = 0; post < 7; post += 1) {
      const content = Array.from({ length: 10_000 }, (_, index) => ({
        type: 'mention',
        attrs: { sgid: `sgid-member-${post * 10_000 + index}` },
      }));
      const tiptap_body = { body: { type: 'doc', content } };
      const body = {
        space_id: basicId,
        name: `Post ${post}`,
        status: 'published',
        tiptap_body,
        skip_notifications: true,
      };
      const made = await running.send('POST', '/api/admin/v2/posts', body);
      expect(made.status, JSON.stringify(made.body).slice(0, 500)).toBe(200);
    }
    const list = await running.send('GET', `/api/admin/v2/posts?space_id=${basicId}&per_page=100`);
    expect(list.status, JSON.stringify(list.body).slice(0, 500)).toBe(200);
  });

  test('starts 12,000 payouts at once', async () => {
    const { db } = running.service.database;
    const transfers = numbers(12_000).map((id) => ({ amount: 1, currency: 'eur', note: `payout ${id}` }));
    await running.service.ports.payments.payOut(ofCommunity(db, running.ours.id), transfers);
    const { count } = await db
      .selectFrom('payment_movements')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('community_id', '=', running.ours.id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(transfers.length);
  });
});

/** The maximum nesting depth of JSON. */
const DEPTH = 32;

/** Returns objects with one field and arrays, nested alternately. */
function nest(depth: number, field: string): unknown {
  return depth <= 1 ? {} : { [field]: depth === 2 ? [] : [nest(depth - 2, field)] };
}

const deep = operations.flatMap((operation) =>
  deepPlacesOf(operation).map(({ path }) => [`${operation.id} ${path.join('.')}`, operation, path] as const),
);

test('the document has more than 20 body fields with unlimited nesting', () => expect(deep.length).toBeGreaterThan(20));

describe.each(deep)('nested JSON: %s', (_, operation, path) => {
  test(`accepts JSON with ${DEPTH} levels and returns 400 for one more`, async () => {
    const uuid = '00000000-0000-4000-8000-000000000000';
    const target = targetOf(operation, () => (operation.path.includes('/workflows/') ? uuid : '2000000001'));
    const field = path.findLast((name) => name !== '*') ?? '';
    const send = (depth: number) => {
      const value = nest(depth - path.length, field);
      const body = withValue(operation.bodySchema, operation.bodies[0], path, value);
      return running.send(operation.method, target, body, operation.surface === 'member' ? memberToken : undefined);
    };
    const at = await send(DEPTH);
    expect(at.status, JSON.stringify(at.body)).toBeLessThan(500);
    expect(at.status, JSON.stringify(at.body)).not.toBe(400);
    expect((await send(DEPTH + 1)).status).toBe(400);
  });
});
