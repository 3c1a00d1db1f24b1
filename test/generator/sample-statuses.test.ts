/** The samples of error bodies contain the status of their response, where the schema and the document allow it. */
import { expect, test } from 'vitest';
import { addSamples } from '../../generator/src/emit/samples/samples.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { loadText } from '../support/documents.js';

const success = { 204: { description: 'Done' } };

async function sampleOf(status: string, schema: object, others: object = success, more: object = {}) {
  const responses = {
    ...others,
    [status]: { description: 'Error', content: { 'application/problem+json': { schema, ...more } } },
  };
  const paths = { '/x': { get: { operationId: 'getX', responses } } };
  const document = await loadText(JSON.stringify({ openapi: '3.1.0', info: { title: 'Case', version: '1' }, paths }));
  const { value: api } = addSamples(lowerApi(document).value);
  return api.operations[0]?.responses.find((response) => response.status === status)?.content[0]?.example;
}

function objectOf(properties: object, more: object = {}): object {
  return { type: 'object', properties, required: Object.keys(properties), ...more };
}

const integer = { type: 'integer' };

test.each([
  ['404', 404],
  ['4XX', 400],
  ['5XX', 500],
  ['default', 500],
])('the sample of the response %s has the status %i', async (status, expected) => {
  expect(await sampleOf(status, objectOf({ status: integer }))).toEqual({ status: expected });
});

test.each([
  ['statusCode', integer],
  ['status_code', { type: 'integer', minimum: 100, maximum: 599 }],
  ['httpStatus', { type: 'number' }],
  ['status', { type: ['integer', 'null'] }],
  ['status', { enum: [400, 404, 409] }],
  ['status', { allOf: [integer, { minimum: 400 }] }],
])('sets the member %s: %j', async (name, schema) => {
  expect(await sampleOf('404', objectOf({ [name]: schema }))).toEqual({ [name]: 404 });
});

test.each([
  ['an example of the member', objectOf({ status: { ...integer, examples: [7] } }), { status: 7 }],
  ['a default', objectOf({ status: { ...integer, default: 7 } }), { status: 7 }],
  ['a constant', objectOf({ status: { const: 7 } }), { status: 7 }],
  ['an example of the object', objectOf({ status: integer }, { examples: [{ status: 7 }] }), { status: 7 }],
  ['bounds without the status', objectOf({ status: { ...integer, maximum: 99 } }), { status: 1 }],
  ['a string', objectOf({ status: { type: 'string' } }), { status: 'example' }],
  ['a code, which may be of the application', objectOf({ code: integer }), { code: 1 }],
  ['a member of something else', objectOf({ order: objectOf({ status: integer }) }), { order: { status: 1 } }],
])('does not replace %s', async (_, schema, expected) => {
  expect(await sampleOf('404', schema)).toEqual(expected);
});

test('sets the status inside "error" and the items of "errors"', async () => {
  const inner = objectOf({ status: integer });
  const schema = objectOf({ error: inner, errors: { type: 'array', minItems: 1, items: inner } });
  expect(await sampleOf('409', schema)).toEqual({ error: { status: 409 }, errors: [{ status: 409 }] });
});

test('sets no status in a success response, or in a default response that covers all statuses', async () => {
  const schema = objectOf({ status: integer });
  expect(await sampleOf('200', schema, {})).toEqual({ status: 1 });
  expect(await sampleOf('default', schema, {})).toEqual({ status: 1 });
});

test('keeps an example of the response', async () => {
  const schema = objectOf({ status: integer });
  expect(await sampleOf('404', schema, success, { example: { status: 410 } })).toEqual({ status: 410 });
});
