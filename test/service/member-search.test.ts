/** Compares the member search with a naive in-memory search on random members and filters, across all pages. */
import type { MemberSearchFilter, MemberSearchRequest } from '@community-platform/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong, runs } from '../support/long.js';
import { type RunningService, startService } from './support.js';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly headline: string | null;
  readonly is_admin: boolean;
  readonly is_moderator: boolean;
  readonly active: boolean;
  readonly activity_score: number;
  readonly created_at: Date;
  /** The answer to the profile field, if any. */
  readonly flour: string | undefined;
}

const words = ['rye', 'Wheat', 'spelt', 'oven', 'Crumb', '100%', 'under_score', 'Éclair', '\\back', ''];
const POPULATION = 240;

let running: RunningService;
let people: Person[] = [];
let fieldId = 0;
let search: (body: MemberSearchRequest) => Promise<{
  readonly data: readonly { readonly id: number }[];
  readonly next_search_after?: string[] | undefined;
  readonly total_count: number;
}>;

const random = (() => {
  let state = 42;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
})();
function word(): string {
  return words[random(words.length)] ?? '';
}

async function addPeople(count: number, mark: string): Promise<void> {
  const { db } = running.service.database;
  const start = Date.UTC(2025, 0, 1);
  await db
    .insertInto('members')
    .values(
      Array.from({ length: count }, (_, index) => ({
        community_id: running.ours.id,
        public_uid: `${mark}${index}`,
        email: `${mark}${index}@${word().replaceAll(/[^a-z]/giu, '') || 'x'}.example.com`,
        name: `${word()} ${word()}`.trim(),
        headline: random(4) === 0 ? null : `${word()} ${word()}`,
        is_admin: random(10) === 0,
        is_moderator: random(5) === 0,
        active: random(8) !== 0,
        activity_score: random(10),
        // Many members have the same time, so the id decides the order.
        created_at: new Date(start + random(20) * 1_000),
      })),
    )
    .execute();
}

beforeAll(async () => {
  running = await startService();
  const { db } = running.service.database;
  const field = await running.ours.api.profileFields.create({
    body: {
      profile_field: {
        label: 'Flour',
        key: 'flour',
        field_type: 'text',
        pages_attributes: [{ name: 'profile_view', visible: true }],
      },
    },
  });
  fieldId = field.id;
  await addPeople(POPULATION, 'p');
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'headline', 'is_admin', 'is_moderator', 'active', 'activity_score', 'created_at'])
    .where('community_id', '=', running.ours.id)
    .execute();
  people = rows.map((row) => ({ ...row, flour: random(3) === 0 ? word() || undefined : undefined }));
  await db
    .insertInto('profile_answers')
    .values(
      people.flatMap(({ id, flour }) =>
        flour === undefined
          ? []
          : [{ community_id: running.ours.id, member_id: id, profile_field_id: fieldId, text_value: flour }],
      ),
    )
    .execute();
  const member = await running.ours.asMember(running.ours.ownerId);
  search = (body) => member.memberSearch.search({ body });
});
afterAll(() => running.close());

function has(text: string | null | undefined, part: string): boolean {
  return (text ?? '').toLowerCase().includes(part.toLowerCase());
}

function text(
  value: string | null | undefined,
  { filter_type, value: wanted = '' }: MemberSearchFilter,
  fold: boolean,
) {
  const own = fold ? (value ?? '').toLowerCase() : (value ?? '');
  const other = fold ? wanted.toLowerCase() : wanted;
  switch (filter_type) {
    case 'is':
      return own === other;
    case 'is_not':
      return own !== other;
    case 'contains':
      return has(own, other);
    default:
      return !has(own, other);
  }
}

function roles(person: Person): string {
  return person.is_admin ? 'admin' : person.is_moderator ? 'moderator' : 'member';
}

function matches(person: Person, filter: MemberSearchFilter): boolean {
  const { key, filter_type, value = '', gte = -Infinity, lte = Infinity } = filter;
  switch (key) {
    case 'name':
      return text(person.name, filter, false);
    case 'headline':
      return text(person.headline, filter, false);
    case 'email':
      return text(person.email, filter, true);
    case 'role':
      return (roles(person) === value) === (filter_type === 'is');
    case 'activity_score': {
      const score = person.activity_score;
      if (filter_type === 'gt') return score > Number(value);
      if (filter_type === 'lt') return score < Number(value);
      if (filter_type === 'eq') return score === Number(value);
      return score >= gte && score <= lte;
    }
    default:
      return person.flour === value;
  }
}

const rank = { admin: 0, moderator: 1, member: 2 } as const;
function byUnits(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
/** Compares texts by the Unicode Collation Algorithm, without language-specific rules. */
const language = new Intl.Collator('und');
const orders = {
  latest: (a: Person, b: Person) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id,
  oldest: (a: Person, b: Person) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id,
  alphabetical: (a: Person, b: Person) => language.compare(a.name, b.name) || byUnits(a.name, b.name) || a.id - b.id,
  role: (a: Person, b: Person) => rank[rankOf(a)] - rank[rankOf(b)] || a.id - b.id,
};
function rankOf(person: Person): keyof typeof rank {
  return person.is_admin ? 'admin' : person.is_moderator ? 'moderator' : 'member';
}

/** A search whose order is a string. */
type WordRequest = Omit<MemberSearchRequest, 'order'> & { readonly order?: keyof typeof orders };

function expected(request: WordRequest): number[] {
  return people
    .filter((person) => (request.filters ?? []).every((filter) => matches(person, filter)))
    .filter((person) => person.active === ((request.status ?? 'active') === 'active'))
    .filter((person) => request.exclude_empty_name !== true || person.name.trim() !== '')
    .filter(
      (person) =>
        request.exclude_empty_profiles !== true || (person.headline ?? '') !== '' || person.flour !== undefined,
    )
    .filter((person) => {
      const part = request.search_text?.trim() ?? '';
      return part === '' || [person.name, person.headline, person.email, person.flour].some((own) => has(own, part));
    })
    .sort(orders[request.order ?? 'latest'])
    .map(({ id }) => id);
}

const some = fc.constantFrom(...words.filter((each) => each !== ''));
const textFilter = fc.record({
  key: fc.constantFrom('name', 'email', 'headline'),
  filter_type: fc.constantFrom('is', 'is_not', 'contains', 'does_not_contain'),
  value: some,
});
const filter: fc.Arbitrary<MemberSearchFilter> = fc.oneof(
  textFilter,
  fc.record({
    key: fc.constant('role'),
    filter_type: fc.constantFrom('is', 'is_not'),
    value: fc.constantFrom('admin', 'moderator', 'member'),
  }),
  fc.record({
    key: fc.constant('activity_score'),
    filter_type: fc.constantFrom('gt', 'lt', 'eq'),
    value: fc.integer({ min: -1, max: 11 }).map(String),
  }),
  fc.record({
    key: fc.constant('activity_score'),
    gte: fc.integer({ min: 0, max: 9 }),
    lte: fc.integer({ min: 0, max: 9 }),
  }),
  some.map(
    (value): MemberSearchFilter => ({
      key: 'profile_field',
      filter_type: 'is',
      profile_field_type: 'text',
      profile_field_id: String(fieldId),
      value,
    }),
  ),
);
const sizes = fc.integer({ min: 1, max: 120 });
const request = fc.record(
  {
    filters: fc.array(filter, { maxLength: 3 }),
    search_text: some,
    order: fc.constantFrom('latest', 'oldest', 'alphabetical', 'role'),
    status: fc.constantFrom('active', 'inactive'),
    exclude_empty_name: fc.boolean(),
    exclude_empty_profiles: fc.boolean(),
    // Small page sizes, which fast-check prefers, take hundreds of requests each.
    per_page: isLong ? sizes : fc.noBias(sizes),
  },
  { requiredKeys: ['per_page'] },
);

/** Collects every page by cursor; calls `between` after each page. */
async function collect(body: MemberSearchRequest, between = async () => {}): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string[] | undefined;
  let pages = 0;
  do {
    pages += 1;
    const part = await search({ ...body, ...(cursor !== undefined && { search_after: cursor }) });
    ids.push(...part.data.map(({ id }) => id));
    cursor = part.next_search_after;
    await between();
  } while (cursor !== undefined);
  // No cursor leads to an empty page.
  expect(pages).toBe(Math.max(1, Math.ceil(ids.length / Math.min(body.per_page ?? 20, 100))));
  return ids;
}

/** A filter that matches a few dozen members, so that there are few pages with one member each. */
const singles: MemberSearchFilter = { key: 'activity_score', filter_type: 'eq', value: '3' };

test('returns the same members in the same order as a reference search, by cursor and by page', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (body) => {
      const wanted = expected(body);
      expect(await collect(body)).toEqual(wanted);
      const second = await search({ ...body, page: 2 });
      expect(second.total_count).toBe(wanted.length);
      const size = Math.min(body.per_page, 100);
      expect(second).toMatchObject({
        records: second.data,
        page: 2,
        per_page: size,
        count: wanted.length,
        has_next_page: wanted.length > 2 * size,
      });
      expect(second.data.map(({ id }) => id)).toEqual(wanted.slice(size, 2 * size));
    }),
    { numRuns: runs(16, 40), seed: 7, ...(!isLong && { examples: [[{ per_page: 1, filters: [singles] }]] }) },
  );
});

test.each(['latest', 'oldest', 'alphabetical', 'role'] as const)(
  'neither repeats nor skips members while others join, sorted by %s',
  async (order) => {
    let round = 0;
    const ids = await collect({ order, per_page: 25 }, async () => {
      round += 1;
      await addPeople(3, `${order}${round}x`);
    });
    expect(new Set(ids).size).toBe(ids.length);
    const seen = new Set(ids);
    expect(people.filter(({ id, active }) => active && !seen.has(id))).toEqual([]);
  },
);

test('returns 422 for invalid filters, cursors and pages', async () => {
  const refused: readonly (readonly [MemberSearchRequest, string])[] = [
    [{ filters: [{ key: 'role', filter_type: 'contains', value: 'a' }] }, 'role does not support contains'],
    [{ filters: [{ key: 'role', filter_type: 'is', value: 'baker' }] }, 'baker is not a role'],
    [{ filters: [{ key: 'role', value: '' }] }, 'is not a role'],
    ...['constructor', '__proto__'].map((value): readonly [MemberSearchRequest, string] => [
      { filters: [{ key: 'role', value }] },
      `${value} is not a role`,
    ]),
    [
      {
        filters: [
          { key: 'profile_field', profile_field_type: 'checkbox', profile_field_id: String(fieldId), value: 'true' },
        ],
      },
      'is a text field, not checkbox',
    ],
    [{ filters: [{ key: 'name', filter_type: 'gt', value: 'a' }] }, 'name does not support gt'],
    [{ filters: [{ key: 'shoe_size', filter_type: 'is', value: '4' }] }, 'shoe_size is not a filter key'],
    ...[
      ['x'],
      ['a', '1', 'alphabetical'],
      ...['99999999999', '2147483648', '1a', 'a1', '-1', ''].map((last) => [
        '2025-01-01T00:00:00.000Z',
        last,
        'latest',
      ]),
      ...['2025', 'at 2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z or so', '2025-13-01T00:00:00.000Z'].map(
        (key) => [key, '1', 'latest'],
      ),
      ['2025-01-01T00:00:00.000Z', '1', 'latest', 'more'],
    ].map((search_after) => [{ search_after }, 'is no longer valid'] as const),
    [{ search_after: ['a\0', '1', 'alphabetical'], order: 'alphabetical' }, 'is no longer valid'],
    ...['3', '01', '1 '].map(
      (key) => [{ search_after: [key, '1', 'role'], order: 'role' }, 'is no longer valid'] as const,
    ),
    [{ page: 101, per_page: 100 }, 'search_after'],
  ];
  for (const [body, message] of refused)
    await expect(search(body), JSON.stringify(body)).rejects.toMatchObject({
      status: 422,
      body: { error_details: expect.toSatisfy((details: unknown) => JSON.stringify(details).includes(message)) },
    });
  expect((await search({ page: 100, per_page: 100 })).data).toEqual([]);
  const last = { search_after: ['2', '2147483647', 'role'], order: 'role' } as const;
  expect((await search(last)).data).toEqual([]);
});

test('accepts a role by key or by its configured name', async () => {
  const idsOf = async (value: string) => (await search({ filters: [{ key: 'role', value }] })).data.map(({ id }) => id);
  expect(await idsOf('Admin')).toEqual(await idsOf('admin'));
  expect(await idsOf('admin')).not.toEqual([]);
});
