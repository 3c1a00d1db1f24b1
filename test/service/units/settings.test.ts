import { requestIdOf } from '@community-platform/server';
import { describe, expect, test } from 'vitest';
import { checkOrder } from '../../../packages/service/src/areas/courses/course-lessons/reorder.js';
import { activityScoreOf, gamificationOf } from '../../../packages/service/src/areas/members/members/standing.js';
import { numberText } from '../../../packages/service/src/areas/members/profile-answers/number-text.js';
import {
  isDuplicate,
  isReferenced,
  isRetried,
  responseOfDatabase,
} from '../../../packages/service/src/database/sqlstate.js';
import { createAccessTokens, type SigningKey } from '../../../packages/service/src/kernel/access-token.js';
import { isEmpty, jsonText, pick } from '../../../packages/service/src/kernel/changes.js';
import { currencies, currencyOfCode, currencyOfId } from '../../../packages/service/src/kernel/currencies.js';
import { envelopeOf, readPage } from '../../../packages/service/src/kernel/page.js';

describe('database errors', () => {
  const errorOf = (code: unknown, more: object = {}) => Object.assign(new Error('secret'), { code }, more);

  test.each<readonly [code: string, status: number, message: string]>([
    ['23505', 422, 'A record with these values already exists'],
    ['23503', 422, 'The request refers to a record that this community does not have'],
    ['23502', 422, 'A value is missing'],
    ['23514', 422, 'A value is not allowed'],
    ['22P02', 400, 'A value is malformed'],
    ['40001', 503, 'The request conflicted with others on the same records; send it again'],
    ['40P01', 503, 'The request conflicted with others on the same records; send it again'],
    ['57014', 503, 'The database took too long'],
    ['57P01', 503, 'The database is not available'],
    ['53300', 503, 'The database is too busy'],
    ['08006', 503, 'The database is not available'],
    ['25006', 503, 'The database is not available'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'].map(
      (code) => [code, 503, 'The database is not available'] as const,
    ),
  ])('the SQLSTATE %s gives the status %i', (code, status, message) => {
    const response = responseOfDatabase(errorOf(code));
    expect([response?.status, response?.message]).toEqual([status, message]);
    expect(response?.headers).toEqual(status === 503 ? { 'retry-after': '5' } : {});
  });

  test.each([
    ['Key (community_id, slug)=(1, a) already exists.', { slug: ['is taken'] }],
    ['Key (community_id, space_id, slug)=(1, 2, a) already exists.', { slug: ['is taken'] }],
    ['Key (community_id, lower(email))=(1, a@b.example) already exists.', { email: ['is taken'] }],
    ['Key (name, community_id)=(x, 1) already exists.', { name: ['is taken'] }],
    // Ids have different names in the API.
    ['Key (community_id, author_member_id)=(1, 2) already exists.', {}],
    ['Key (id)=(1) already exists.', {}],
    ['', {}],
    [undefined, {}],
  ])('a database error names the duplicate field: %s', (detail, details) => {
    expect(responseOfDatabase(Object.assign(errorOf('23505'), { detail }))?.details).toEqual(details);
    expect(responseOfDatabase(Object.assign(errorOf('23503'), { detail }))?.details).toEqual({});
  });

  test('database errors of lost connections are recognized by message', () => {
    const lost = ['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'];
    expect(lost.map((text) => responseOfDatabase(new Error(text))?.status)).toEqual([503, 503]);
  });

  test('database errors of other kinds have no response', () => {
    const others = [errorOf('08P01'), errorOf('42601'), errorOf('ENOENT'), new Error('x'), errorOf(7), 'x', undefined];
    for (const error of others) expect(responseOfDatabase(error)).toBeUndefined();
  });

  test('database errors are classified as retryable, referenced or duplicate', () => {
    expect(['40001', '40P01', '40002', '57014'].map((code) => isRetried(errorOf(code)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isReferenced(errorOf('23503')), isReferenced(errorOf('23505')), isRetried('x')]).toEqual([
      true,
      false,
      false,
    ]);
    const duplicate = errorOf('23505', { constraint: 'a' });
    expect([isDuplicate(duplicate), isDuplicate(duplicate, 'a'), isDuplicate(duplicate, 'b')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isDuplicate(errorOf('23503', { constraint: 'a' }), 'a')).toBe(false);
  });
});

describe('access tokens', () => {
  const key = (id: string): SigningKey => ({ id, secret: new TextEncoder().encode(id.repeat(32)) });
  const member = { communityId: 1, memberId: 2, ssoUserId: null };
  const start = new Date('2026-01-01T00:00:00.900Z');

  test('access tokens are valid for one hour', async () => {
    let now = start;
    const tokens = createAccessTokens([key('a')], () => now);
    const { token, expiresAt } = await tokens.issue(member, now);
    expect(expiresAt).toEqual(new Date('2026-01-01T01:00:00Z'));
    for (let time = 0; time < 2; time += 1) expect(await tokens.verify(token)).toMatchObject({ ...member, expiresAt });
    now = new Date(expiresAt.getTime() - 1);
    expect(await tokens.verify(token)).toBeDefined();
    now = expiresAt;
    for (let time = 0; time < 2; time += 1) expect(await tokens.verify(token)).toBeUndefined();
    now = start;
    const sso = await tokens.issue({ ...member, ssoUserId: 'x' }, now);
    expect(await tokens.verify(sso.token)).toMatchObject({ ssoUserId: 'x' });
  });

  test('access tokens are rejected when changed or signed with another key', async () => {
    const [a, b] = [key('a'), key('b')];
    const clock = () => start;
    const { token } = await createAccessTokens([a], clock).issue(member, start);
    expect(await createAccessTokens([b, a], clock).verify(token)).toMatchObject(member);
    expect(await createAccessTokens([b], clock).verify(token)).toBeUndefined();
    expect(await createAccessTokens([{ ...b, id: 'a' }], clock).verify(token)).toBeUndefined();
    for (const other of [`${token}=`, `${token}x`, token.slice(1), 'x.y.z'])
      expect(await createAccessTokens([a], clock).verify(other)).toBeUndefined();
  });
});

test('pick, isEmpty and jsonText ignore absent properties', () => {
  const body: { a?: number | null; b?: number; c?: number } = { a: null, c: 3 };
  expect(pick(body, ['a', 'b'])).toStrictEqual({ a: null });
  expect([isEmpty({}), isEmpty({ a: undefined })]).toEqual([true, false]);
  expect([jsonText(undefined), jsonText(null), jsonText({ a: 1 })]).toEqual([undefined, null, '{"a":1}']);
});

test('readPage and envelopeOf compute pagination', () => {
  expect([readPage(undefined), readPage({ page: 2, per_page: 101 }), readPage({}, 7)]).toEqual([
    { page: 1, perPage: 10 },
    { page: 2, perPage: 100 },
    { page: 1, perPage: 7 },
  ]);
  const facts = (page: number, count: number, length = Math.min(Math.max(count - 10 * (page - 1), 0), 10)) => {
    const { has_next_page, page_count } = envelopeOf({ page, perPage: 10 }, count, Array.from({ length }));
    return [has_next_page, page_count];
  };
  expect([facts(1, 0), facts(1, 10), facts(1, 11), facts(2, 11), facts(3, 11)]).toEqual([
    [false, 1],
    [false, 1],
    [true, 2],
    [false, 2],
    [false, 2],
  ]);
  // The count was read just after an empty page, so there is no next page.
  for (const each of [facts(1, 11, 0), facts(2, 21, 0)]) expect(each).toEqual([false, 1]);
});

test('currencies are found by id and by code', () => {
  expect(currencies).toHaveLength(24);
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(24);
  expect([currencyOfId(1), currencyOfId(2), currencyOfId(3)].map((each) => each?.code)).toEqual(['usd', 'eur', 'gbp']);
  expect(['chf', 'jpy', 'krw', 'kwd'].map((code) => currencyOfCode(code)?.minorUnits)).toEqual([2, 0, 0, 3]);
  expect([currencyOfId(0), currencyOfId(25), currencyOfCode('xxx')]).toEqual([undefined, undefined, undefined]);
});

test('each level starts at its number of points', () => {
  const levels = [50, 150, 300, 600, 1_000, 2_000, 4_000, 8_000, 16_000];
  for (const [index, points] of levels.entries()) {
    const next = levels[index + 1];
    expect(gamificationOf(1, points)).toEqual({
      community_member_id: 1,
      total_points: points,
      current_level: index + 1,
      current_level_name: `Level ${index + 1}`,
      points_to_next_level: next === undefined ? null : next - points,
      level_progress: next === undefined ? null : 0,
    });
    expect(gamificationOf(1, points - 1)?.current_level).toBe(index === 0 ? null : index);
  }
  expect(gamificationOf(1, 0)).toBeNull();
  expect(gamificationOf(1, 1)).toMatchObject({ current_level_name: null, points_to_next_level: 49, level_progress: 2 });
  expect(gamificationOf(1, 149)).toMatchObject({ points_to_next_level: 1, level_progress: 99 });
});

describe('activity scores', () => {
  const idle = { score: 0, lastSeenAt: null, posts: 0, comments: 0, likes: 0 };
  const now = new Date('2026-01-31T00:00:00Z');
  const none = { activity_score: null, presence: null, participation: null, contribution: null, connection: null };
  const zero = { activity_score: '0', presence: '0.0', participation: '0.0', contribution: '0.0', connection: '0.0' };

  test('activity scores are null without activity and otherwise from 0 to 10', () => {
    expect(activityScoreOf(idle, now)).toEqual(none);
    expect(activityScoreOf({ ...idle, score: 2 }, now)).toEqual({ ...zero, activity_score: '2' });
    expect(activityScoreOf({ ...idle, posts: 1 }, now)).toEqual({ ...zero, contribution: '1.0' });
    expect(activityScoreOf({ ...idle, comments: 11 }, now)).toEqual({ ...zero, participation: '10.0' });
    expect(activityScoreOf({ ...idle, likes: 10 }, now)).toEqual({ ...zero, connection: '10.0' });
    const presence = (text: string) => activityScoreOf({ ...idle, lastSeenAt: new Date(text) }, now).presence;
    expect(['2026-01-31', '2026-01-28', '2026-01-01', '2025-12-01', '2026-02-03'].map(presence)).toEqual([
      '10.0',
      '9.0',
      '0.0',
      '0.0',
      '10.0',
    ]);
    // The score falls in whole steps, so that the seed data, whose times move by whole days, keeps its score all day.
    expect(['2026-01-28T00:00:01Z', '2026-01-27T23:00Z', '2026-01-25T00:00:01Z'].map(presence)).toEqual([
      '10.0',
      '9.0',
      '9.0',
    ]);
  });
});

test('formats the number of a profile field', () => {
  const options = { profile_field_id: 1, id: 1, format: 'number', decimal: 2, position: 'left', text: '€' } as const;
  const written = (value: number, more: object) => numberText(value, { ...options, ...more });
  expect([numberText(1234.5, undefined), written(1234.5, { format: 'unformatted' })]).toEqual(['1234.5', '1234.5']);
  expect([written(1234.5, {}), written(0.5, { format: 'percentage', decimal: 0 })]).toEqual(['1,234.50', '1%']);
  expect(written(1, { decimal: 21 })).toBe(`1.${'0'.repeat(20)}`);
  expect([written(2, { format: 'custom' }), written(2, { format: 'custom', position: 'right' })]).toEqual([
    '€ 2.00',
    '2.00 €',
  ]);
  expect(written(2, { format: 'custom', text: '' })).toBe('2.00');
});

test('checkOrder requires every section and lesson exactly once', () => {
  const order = (...lessons: number[][]) => lessons.map((lesson_ids, index) => ({ section_id: index + 1, lesson_ids }));
  const reasons = (given: { section_id: number; lesson_ids: number[] }[]) => {
    try {
      checkOrder(given, [1, 2], [3, 4]);
      return 'none';
    } catch (error) {
      return Reflect.get(Object(error), 'details');
    }
  };
  expect(reasons(order([3], [4]))).toBe('none');
  expect(reasons(order([4, 3], []))).toBe('none');
  expect(reasons(order([3]))).toEqual({ new_order: ['does not name the section 2', 'does not name the lesson 4'] });
  expect(reasons(order([3, 4], [3]))).toEqual({ new_order: ['names a lesson twice'] });
  expect(reasons([...order([3], [4]), { section_id: 1, lesson_ids: [] }])).toEqual({
    new_order: ['names a section twice'],
  });
  expect(reasons(order([3], [4], []))).toEqual({ message: 'Missing record: CourseSection' });
  expect(reasons(order([3], [5]))).toEqual({ message: 'Missing record: CourseLesson' });
});

test('requestIdOf accepts valid request ids and generates others', () => {
  const id = (given?: string) =>
    requestIdOf({
      method: 'GET',
      target: '/',
      headers: { get: () => given, count: 1 },
      body: null,
      signal: new AbortController().signal,
    });
  for (const given of ['a', 'A.b_c-9', 'x'.repeat(128)]) expect(id(given)).toBe(given);
  for (const given of [undefined, '', 'x'.repeat(129), 'a b', 'a/b', 'ä'])
    expect(id(given)).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
});
