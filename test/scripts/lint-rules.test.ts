/** This project's own lint rules, on small documents; `npm run lint:spec` checks the spec itself. */
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { repository } from '../support/workspace.js';

const plugin = join(repository, 'spec/lint/plugin.js');

/** Returns a rule's messages for a document, each after its location. */
async function lint(rule: string, source: object): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin], rules: { [`trefoil/${rule}`]: 'error' } });
  const problems = await lintFromString({ source: JSON.stringify(source), config });
  return problems.map(({ message, location }) => `${location[0]?.pointer} ${message}`);
}

const ids = { type: 'array', items: { type: 'integer' } };
const few = { ...ids, maxItems: 10 };
const response = { 200: { description: 'Ids', content: { 'application/json': { schema: ids } } } };

function documentOf(item: object, schemas: object = {}): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Bounds', version: '1' },
    paths: { '/a': item },
    components: { schemas },
  };
}
function withBody(schema: object, schemas?: object): object {
  const requestBody = { content: { 'application/json': { schema } } };
  return documentOf({ post: { operationId: 'makeA', requestBody, responses: response } }, schemas);
}
function withQuery(schema: object): object {
  return documentOf({
    get: { operationId: 'readA', parameters: [{ name: 'ids', in: 'query', schema }], responses: response },
  });
}

const body = '#/paths/~1a/post/requestBody/content/application~1json/schema';
const ofBody = 'The body of `makeA` holds an array without `maxItems`.';
const query = '#/paths/~1a/get/parameters/0/schema';
const ofQuery = 'The parameter `ids` of `readA` holds an array without `maxItems`.';
const ref = { $ref: '#/components/schemas/node' };
const nodes = { type: 'object', properties: { children: { type: 'array', items: ref } } };

test.each<[what: string, document: object, found: string[]]>([
  ['a body', withBody(ids), [`${body} ${ofBody}`]],
  ['not in a body with a limit, nor in a response', withBody(few), []],
  ['a nullable list', withBody({ ...ids, type: ['array', 'null'] }), [`${body} ${ofBody}`]],
  [
    'a property of an allOf schema',
    withBody({ allOf: [{ properties: { ids } }] }),
    [`${body}/allOf/0/properties/ids ${ofBody}`],
  ],
  ['a variant of anyOf', withBody({ anyOf: [few, ids] }), [`${body}/anyOf/1 ${ofBody}`]],
  ['the values of a map', withBody({ additionalProperties: ids }), [`${body}/additionalProperties ${ofBody}`]],
  ['items of items', withBody({ ...few, items: ids }), [`${body}/items ${ofBody}`]],
  ['a recursive schema', withBody(ref, { node: nodes }), [`#/components/schemas/node/properties/children ${ofBody}`]],
  ['a parameter', withQuery(ids), [`${query} ${ofQuery}`]],
  ['not for a parameter with a limit', withQuery(few), []],
  ['an object in the query string', withQuery({ properties: { ids } }), [`${query}/properties/ids ${ofQuery}`]],
  [
    'a path-level parameter',
    documentOf({ parameters: [{ name: 'ids', in: 'query', schema: ids }], get: { operationId: 'readA' } }),
    [`#/paths/~1a/parameters/0/schema ${ofQuery}`],
  ],
])('the lint rule bounded-requests reports an unbounded list: %s', async (_, document, found) => {
  expect(await lint('bounded-requests', document)).toEqual(found);
});
