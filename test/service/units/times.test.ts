/** Date arithmetic. Unit tests, because each table row would require a request and a series of events. */
import { describe, expect, test } from 'vitest';
import {
  isSameRule,
  type Rule,
  readRule,
  startsOf,
} from '../../../packages/service/src/areas/events/events/recurrence.js';
import { timeFormatter, toCsv } from '../../../packages/service/src/areas/payments/csv.js';
import {
  chargeAmount,
  installmentsOf,
  type Plan,
  periodEnd,
} from '../../../packages/service/src/areas/payments/subscriptions/plan.js';
import { addDays, addMonths, readTime, timeOf } from '../../../packages/service/src/kernel/calendar.js';
import { addIntervals, readFrom, readUntil } from '../../../packages/service/src/kernel/moments.js';

function at(text: string): Date {
  return new Date(text.length === 10 ? `${text}T09:30:00Z` : text);
}
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

test('adds days, months and intervals, clamped to the end of the month', () => {
  expect(addDays(at('2026-02-27'), 2)).toEqual(at('2026-03-01'));
  expect(addMonths(at('2026-01-31'), 1)).toEqual(at('2026-02-28'));
  expect(addMonths(at('2024-01-31'), 1)).toEqual(at('2024-02-29'));
  expect(addMonths(at('2026-01-28'), 13)).toEqual(at('2027-02-28'));
  const intervals = (['daily', 'weekly', 'monthly', 'yearly'] as const).map((interval) =>
    dayOf(addIntervals(at('2026-01-31'), interval, 3)),
  );
  expect(intervals).toEqual(['2026-02-03', '2026-02-21', '2026-04-30', '2029-01-31']);
});

test('accepts only times that exist in the calendar, from year 1 to 9000', () => {
  expect(timeOf('0001-01-01T00:00:00Z')).toEqual(new Date('0001-01-01T00:00:00Z'));
  expect(timeOf('0000-12-31T23:59:59Z')).toBeUndefined();
  expect(timeOf('9000-12-31T23:59:59Z')?.getUTCFullYear()).toBe(9000);
  expect([timeOf('9001-01-01T00:00:00Z'), timeOf('2016-12-31T23:59:60Z')]).toEqual([undefined, undefined]);
  expect(readTime('2026-01-01T00:00:00Z', 'at')).toEqual(new Date('2026-01-01T00:00:00Z'));
  expect(() => readTime('x', 'at')).toThrow('not valid');
});

describe('filter times', () => {
  test.each([
    ['2026-02-28', '2026-02-28T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
    ['2026-02-28T10:20', '2026-02-28T10:20:00.000Z', '2026-02-28T10:20:00.000Z'],
    ['2026-02-28 10:20:30', '2026-02-28T10:20:30.000Z', '2026-02-28T10:20:30.000Z'],
    ['2026-02-28T10:20:30.5Z', '2026-02-28T10:20:30.500Z', '2026-02-28T10:20:30.500Z'],
    ['2026-02-28t10:20:30.123456789z', '2026-02-28T10:20:30.123Z', '2026-02-28T10:20:30.123Z'],
    ['2026-02-28T10:20:30+01:30', '2026-02-28T08:50:30.000Z', '2026-02-28T08:50:30.000Z'],
    ['2026-02-28T10:20:30-0130', '2026-02-28T11:50:30.000Z', '2026-02-28T11:50:30.000Z'],
  ])('filter times convert %s to the start and end of its range', (text, from, until) => {
    expect([readFrom(text, 'at').toISOString(), readUntil(text, 'at').toISOString()]).toEqual([from, until]);
  });

  test.each([
    '',
    '2026',
    '2026-2-28',
    '12026-02-28',
    '2026-02-28x',
    '2026-02-30',
    '2026-13-01',
    '2026-02-28T',
    'x2026-02-28',
    '2026-02-28T10',
    '2026-02-28T25:00',
    '2026-02-28T10:20:3',
    '2026-02-28T10:20:30.',
    '2026-02-28T10:20:30+1',
    '2026-02-28T10:20:30.1234567890Z',
    '2026-02-28T10:20:30+01:3',
    '2026-02-28+01:00',
    '2026-02-28_10:20',
    '2026-02-28T1:20',
    '2026-02-28T10:2',
    '2026-02-28T10:20Zx',
    '2026-02-28T10:20:30+001:30',
  ])('readFrom rejects %s', (text) => expect(() => readFrom(text, 'at')).toThrow('at is not an ISO 8601 date or time'));
});

describe('recurring events', () => {
  const rule = (frequency: Rule['frequency'], more: Partial<Rule> = {}): Rule => ({
    frequency,
    ends_at: null,
    occurrences: 4,
    ...more,
  });

  // A Thursday, the fifth of its month.
  test.each<[Rule['frequency'], string[]]>([
    ['daily', ['2026-01-29', '2026-01-30', '2026-01-31', '2026-02-01']],
    ['weekday', ['2026-01-29', '2026-01-30', '2026-02-02', '2026-02-03']],
    ['weekly', ['2026-01-29', '2026-02-05', '2026-02-12', '2026-02-19']],
    ['bi_weekly', ['2026-01-29', '2026-02-12', '2026-02-26', '2026-03-12']],
    ['monthly', ['2026-01-29', '2026-02-28', '2026-03-29', '2026-04-29']],
    ['monthly_weekday_based', ['2026-01-29', '2026-02-26', '2026-03-26', '2026-04-30']],
    ['annually', ['2026-01-29', '2027-01-29', '2028-01-29', '2029-01-29']],
    ['yearly', ['2026-01-29', '2027-01-29', '2028-01-29', '2029-01-29']],
  ])('recurring events repeat %s at the expected dates', (frequency, days) =>
    expect(startsOf(at('2026-01-29'), rule(frequency)).map(dayOf)).toEqual(days),
  );

  test('recurring events repeat on the same weekday of the month', () => {
    const of = (start: string) => startsOf(at(start), rule('monthly_weekday_based', { occurrences: 3 })).map(dayOf);
    expect(of('2026-01-07')).toEqual(['2026-01-07', '2026-02-04', '2026-03-04']);
    expect(of('2026-01-08')).toEqual(['2026-01-08', '2026-02-12', '2026-03-12']);
    expect(of('2026-05-31')).toEqual(['2026-05-31', '2026-06-28', '2026-07-26']);
  });

  test('recurring events end by occurrences, by end date or after one year', () => {
    const length = (more: Partial<Rule>, frequency: Rule['frequency'] = 'daily') =>
      startsOf(at('2026-01-01'), rule(frequency, more)).length;
    expect(length({ occurrences: 1 })).toBe(1);
    expect(length({ occurrences: 367 })).toBe(366);
    expect(length({ occurrences: null, ends_at: at('2026-01-03') })).toBe(3);
    expect(length({ occurrences: null, ends_at: new Date(at('2026-01-03').getTime() - 1) })).toBe(2);
    expect(length({ occurrences: 2, ends_at: at('2026-01-03') })).toBe(2);
    expect(length({ occurrences: null, ends_at: at('2036-01-03') })).toBe(366);
    expect(length({ occurrences: null })).toBe(52);
    expect(length({ occurrences: null }, 'monthly')).toBe(13);
  });

  test('recurring events use the rule in the body, based on the previous rule', () => {
    const before: Rule = { frequency: 'daily', occurrences: 3, ends_at: at('2026-01-03') };
    expect(readRule(undefined, before)).toEqual(before);
    expect(readRule({ frequency: 'weekly' })).toEqual({ frequency: 'weekly', occurrences: null, ends_at: null });
    expect(readRule({ occurrences: 366, ends_at: '2026-01-04T00:00:00Z' }, before)).toEqual({
      frequency: 'daily',
      occurrences: 366,
      ends_at: new Date('2026-01-04T00:00:00Z'),
    });
    expect(() => readRule({ frequency: 'daily', occurrences: 367 })).toThrow('not valid');
    expect(() => readRule({})).toThrow('not valid');
    expect(isSameRule(before, { ...before, ends_at: at('2026-01-03') })).toBe(true);
    const others: Partial<Rule>[] = [{ frequency: 'weekly' }, { occurrences: 4 }, { ends_at: null }];
    for (const other of others) expect(isSameRule(before, { ...before, ...other })).toBe(false);
  });
});

describe('payment plans', () => {
  const plan: Plan = {
    price_type: 'subscription',
    amount_in_cents: 1000,
    interval: 'monthly',
    interval_count: 3,
    upfront_payment_amount_in_cents: 5,
  };
  const none = { percent_off: null, amount_off_in_cents: null };
  const ends = (given: Plan) => [0, 1].map((index) => dayOf(periodEnd(given, at('2026-01-31'), index)));
  const amounts = (given: Plan) => [0, 1, 2].map((index) => chargeAmount(given, index, none));

  test('payment plans charge subscriptions until they are canceled', () => {
    expect([installmentsOf(plan), ends(plan), amounts(plan)]).toEqual([
      null,
      ['2026-04-30', '2026-07-31'],
      [1005, 1000, 1000],
    ]);
    expect(ends({ ...plan, interval: null, interval_count: null })).toEqual(['2026-02-28', '2026-03-31']);
  });

  test('payment plans split the price into installments', () => {
    const parts: Plan = { ...plan, price_type: 'installments' };
    expect([installmentsOf(parts), ends(parts), amounts(parts)]).toEqual([
      3,
      ['2026-02-28', '2026-03-31'],
      [339, 333, 333],
    ]);
    expect(installmentsOf({ ...parts, interval_count: null })).toBe(1);
  });
});

describe('CSV', () => {
  test('CSV has one line per row and escapes values', () => {
    expect(toCsv(['a', 'b'], [])).toBe('a,b\r\n');
    expect(toCsv(['a'], [['x\ry'], ['x"y'], ['x,y'], [null], [true], [false], [-1.5], ['=1']])).toBe(
      ['a', '"x\ry"', '"x""y"', '"x,y"', '', 'true', 'false', '-1.5', "'=1", ''].join('\r\n'),
    );
  });

  test('CSV formats times in the given time zone', () => {
    const time = '2026-07-01T22:05:09Z';
    expect(timeFormatter('UTC')(time)).toBe('2026-07-01T22:05:09+00:00');
    expect(timeFormatter('Europe/Berlin')(time)).toBe('2026-07-02T00:05:09+02:00');
    expect(timeFormatter('Asia/Kolkata')('2026-01-01T00:00:00Z')).toBe('2026-01-01T05:30:00+05:30');
    expect(() => timeFormatter('Mars/Base')).toThrow('not valid');
  });
});
