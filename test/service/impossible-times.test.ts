/**
 * Every time in a request, with values that have the right format but do not exist in the calendar. The status is never
 * 5xx.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from './operations.js';
import { timesOfBody, timesOfQuery } from './request-places.js';
import { type SampleRequests, startSample } from './sample-requests.js';

let sample: SampleRequests;
beforeAll(async () => {
  sample = await startSample();
});
afterAll(() => sample.running.close());

/** A leap second, the year 0, and times that exceed four-digit years in another time zone. */
const strange = [
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59-23:59',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
];

const bodies = operations.flatMap((operation) =>
  timesOfBody(operation).map(({ path }) => [`${operation.id} ${path.join('.')}`, operation, path] as const),
);
const queries = operations.flatMap((operation) =>
  timesOfQuery(operation).map(({ path }) => [`${operation.id} ${path.join('.')}`, operation, path] as const),
);

test('the document has operations with times in the body and in the query', () => {
  expect(bodies.length).toBeGreaterThan(5);
  expect(queries.length).toBeGreaterThan(0);
});

describe.each(bodies)('time in the body: %s', (_, operation, path) => {
  test.each(strange)('the invalid time %s in a body gets a documented status', async (time) => {
    const { status, body } = await sample.sendBody(operation, path, time);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    expect(operation.statuses, JSON.stringify(body)).toContain(String(status));
  });
});

describe.each(queries)('time in the query: %s', (_, operation, [name]) => {
  test.each(strange)('the invalid time %s in a query gets a documented status', async (time) => {
    const { status, body } = await sample.sendQuery(operation, `${name}=${encodeURIComponent(time)}`);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    expect(operation.statuses, JSON.stringify(body)).toContain(String(status));
  });
});

/** Fields whose value is used by the database or in a response. */
test.each([
  ['createComment', ['created_at'], 422],
  ['createComment', ['updated_at'], 422],
  ['updateCommunityMember', ['member_since'], 422],
  ['createPaywallCoupon', ['expires_at'], 422],
] as const)('%s returns 422 for a leap second in %j', async (id, path, expected) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`There is no ${id}`);
  const { status, body } = await sample.sendBody(operation, path, '2016-12-31T23:59:60Z');
  expect(status).toBe(expected);
  expect(Object(body).error_details).toEqual({ [path[0]]: ['does not exist in the calendar'] });
});
