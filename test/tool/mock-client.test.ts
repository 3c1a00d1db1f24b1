/** The client that `trefoil mock` prints. */
import { expect, test } from 'vitest';
import { firstClient } from '../../generator/src/cli/first-curl.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

test.each([
  [
    'with the credentials that the first operation needs',
    'security: [{ token: [] }]',
    "createClient({ baseUrl: 'http://localhost:3000', auth: { token: 'API_KEY' } });",
  ],
  ['without credentials', 'tags: [{ name: pets }]', "createClient({ baseUrl: 'http://localhost:3000' });"],
])('the client of the mock server is created %s, although the package is not generated', async (_, root, created) => {
  const document = await loadText(`openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: https://api.example/v1 }]
${root}
paths: { /pets: { get: { operationId: listPets, responses: { '204': { description: Done } } } } }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`);
  const { value: input } = prepare(document, { ...testConfig, packages: ['types', 'server'] });
  if (input === undefined) throw new Error('the document has errors');
  expect(firstClient(input, 'http://localhost:3000')).toBe(`const client = ${created}`);
});
