/**
 * Every list that a request can hold, at its bound and one beyond it: at the bound it is taken, or refused for another
 * reason that the document gives; beyond it a body is a 422 and a parameter a 400. Nothing is ever a 5xx.
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

/** Of a list that has one of two forms, the bound of the first one is told. */
const TOO_MANY = /must have at most \d+ items/u;

const bodies = operations.flatMap((operation) =>
  arraysOfBody(operation).map((array) => [`${operation.id} ${array.path.join('.')}`, operation, array] as const),
);
const queries = operations.flatMap((operation) =>
  arraysOfQuery(operation).map((array) => [`${operation.id} ${array.path.join('.')}`, operation, array] as const),
);

test('there are such lists, and each has its bound', () => {
  expect(bodies.length).toBeGreaterThan(70);
  expect(queries.length).toBeGreaterThan(30);
  for (const [name, , { schema }] of [...bodies, ...queries])
    expect(schema['maxItems'], name).toEqual(expect.any(Number));
});

describe.each(bodies)('in the body: %s', (_, operation, array) => {
  const most = Number(array.schema['maxItems']);
  const send = (length: number) => sample.sendBody(operation, array.path, itemsOf(array, length));

  test(`takes ${most}, and refuses one more with 422`, async () => {
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

describe.each(queries)('in the query: %s', (_, operation, array) => {
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

  test(`takes ${most}, and refuses one more with 400`, async () => {
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
