/** Rules of our own over small documents; that the spec itself has nothing to report is `npm run lint:spec`. */
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { repository } from '../support/workspace.js';

const plugin = join(repository, 'spec/lint/plugin.js');

/** What a rule says of a document, each behind its place. */
const lint = async (rule: string, source: object): Promise<string[]> => {
  const config = await createConfig({ plugins: [plugin], rules: { [`trefoil/${rule}`]: 'error' } });
  const problems = await lintFromString({ source: JSON.stringify(source), config });
  return problems.map(({ message, location }) => `${location[0]?.pointer} ${message}`);
};

const ids = { type: 'array', items: { type: 'integer' } };
const few = { ...ids, maxItems: 10 };
const response = { 200: { description: 'Ids', content: { 'application/json': { schema: ids } } } };

const documentOf = (item: object, schemas: object = {}): object => ({
  openapi: '3.1.0',
  info: { title: 'Bounds', version: '1' },
  paths: { '/a': item },
  components: { schemas },
});
const withBody = (schema: object, schemas?: object): object => {
  const requestBody = { content: { 'application/json': { schema } } };
  return documentOf({ post: { operationId: 'makeA', requestBody, responses: response } }, schemas);
};
const withQuery = (schema: object): object =>
  documentOf({
    get: { operationId: 'readA', parameters: [{ name: 'ids', in: 'query', schema }], responses: response },
  });

const body = '#/paths/~1a/post/requestBody/content/application~1json/schema';
const ofBody = 'The body of `makeA` holds an array without `maxItems`.';
const query = '#/paths/~1a/get/parameters/0/schema';
const ofQuery = 'The parameter `ids` of `readA` holds an array without `maxItems`.';
const ref = { $ref: '#/components/schemas/node' };
const nodes = { type: 'object', properties: { children: { type: 'array', items: ref } } };

test.each<[what: string, document: object, found: string[]]>([
  ['a body', withBody(ids), [`${body} ${ofBody}`]],
  ['a body that has a bound, and an answer that has none', withBody(few), []],
  ['a list that may be null', withBody({ ...ids, type: ['array', 'null'] }), [`${body} ${ofBody}`]],
  ['a field of a part', withBody({ allOf: [{ properties: { ids } }] }), [`${body}/allOf/0/properties/ids ${ofBody}`]],
  ['one of two forms', withBody({ anyOf: [few, ids] }), [`${body}/anyOf/1 ${ofBody}`]],
  ['the values of a map', withBody({ additionalProperties: ids }), [`${body}/additionalProperties ${ofBody}`]],
  ['items of items', withBody({ ...few, items: ids }), [`${body}/items ${ofBody}`]],
  [
    'a schema that holds itself',
    withBody(ref, { node: nodes }),
    [`#/components/schemas/node/properties/children ${ofBody}`],
  ],
  ['a parameter', withQuery(ids), [`${query} ${ofQuery}`]],
  ['a parameter that has a bound', withQuery(few), []],
  ['an object in the query string', withQuery({ properties: { ids } }), [`${query}/properties/ids ${ofQuery}`]],
  [
    'a parameter of all operations of a path',
    documentOf({ parameters: [{ name: 'ids', in: 'query', schema: ids }], get: { operationId: 'readA' } }),
    [`#/paths/~1a/parameters/0/schema ${ofQuery}`],
  ],
])('a list without a bound: %s', async (_, document, found) => {
  expect(await lint('bounded-requests', document)).toEqual(found);
});
