/**
 * Every array in a request, at its `maxItems` and with one more item. At the limit, the request succeeds or fails with
 * another documented status; beyond it, the service returns 422 for a body and 400 for a parameter. The status is never
 * 5xx.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeOf, operations } from './operations.js';
import { arraysOfBody, arraysOfQuery, itemsOf } from './request-places.js';
import { type SampleRequests, startSample } from './sample-requests.js';

let sample: SampleRequests;
beforeAll(async () => {
  sample = await startSample();
});
afterAll(() => sample.running.close());

/** Matches the error for a list that is too long. If two types are allowed, it names the first one's limit. */
const TOO_MANY = /must have at most \d+ items/u;

const bodies = operations.flatMap((operation) =>
  arraysOfBody(operation).map((array) => [`${operation.id} ${array.path.join('.')}`, operation, array] as const),
);
const queries = operations.flatMap((operation) =>
  arraysOfQuery(operation).map((array) => [`${operation.id} ${array.path.join('.')}`, operation, array] as const),
);

test('every array in a request body or query has maxItems', () => {
  expect(bodies.length).toBeGreaterThan(70);
  expect(queries.length).toBeGreaterThan(30);
  for (const [name, , { schema }] of [...bodies, ...queries])
    expect(schema['maxItems'], name).toEqual(expect.any(Number));
});

describe.each(bodies)('array in the body: %s', (_, operation, array) => {
  const most = Number(array.schema['maxItems']);
  const send = (length: number) => sample.sendBody(operation, array.path, itemsOf(array, length));

  test(`accepts an array in the body with ${most} items and returns 422 for one more`, async () => {
    const at = await send(most);
    const text = JSON.stringify(at.body);
    expect(at.status, text).toBeLessThan(500);
    expect(operation.statuses, text).toContain(String(at.status));
    expect(text).not.toMatch(TOO_MANY);
    const beyond = await send(most + 1);
    expect(beyond.status).toBe(422);
    expect(JSON.stringify(beyond.body)).toMatch(TOO_MANY);
  });
});

describe.each(queries)('array in the query: %s', (_, operation, array) => {
  const most = Number(array.schema['maxItems']);
  const [name = '', field] = array.path;
  const { style, explode } = nodeOf(operation.queryParameters.find((parameter) => parameter['name'] === name));
  const send = (length: number) => {
    const items = itemsOf(array, length).map((item) => encodeURIComponent(String(item)));
    const repeated = style === 'deepObject' ? `${name}[${field}][]` : name;
    const query =
      style === 'form' && explode === false
        ? `${name}=${items.join(',')}`
        : items.map((item) => `${repeated}=${item}`).join('&');
    return sample.sendQuery(operation, query);
  };

  test(`accepts an array in the query with ${most} items and returns 400 for one more`, async () => {
    const at = await send(most);
    const text = JSON.stringify(at.body);
    expect(at.status, text).toBeLessThan(500);
    expect(operation.statuses, text).toContain(String(at.status));
    expect(text).not.toMatch(TOO_MANY);
    const beyond = await send(most + 1);
    expect(beyond.status).toBe(400);
    expect(JSON.stringify(beyond.body)).toMatch(TOO_MANY);
  });
});
