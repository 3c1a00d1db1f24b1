/** The samples in READMEs and references of other people's documents run as printed, against the mock server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasCurl } from '../support/curl.js';
import { writeForeignSamples } from '../support/foreign-samples.js';
import { runJobs } from '../support/jobs.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { makeWorkspace, type Workspace } from '../support/workspace.js';

/** Returns a document like those of FastAPI: no servers or a relative URL, its own 422, and the flow `password`. */
function fastapi(servers: string): string {
  return `
openapi: 3.1.0
info: { title: FastAPI, version: 0.1.0 }
${servers}
paths:
  /login/access-token:
    post:
      tags: [login]
      operationId: login-login_access_token
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [username, password], properties: { username: { type: string }, password: { type: string } } }
      responses:
        '200': { description: Token, content: { application/json: { schema: { type: object, required: [access_token], properties: { access_token: { type: string } } } } } }
        '422': { description: Refused, content: { application/json: { schema: { $ref: '#/components/schemas/HTTPValidationError' } } } }
  /items/:
    get:
      tags: [items]
      operationId: items-read_items
      security: [{ OAuth2PasswordBearer: [] }]
      parameters: [{ name: skip, in: query, schema: { type: integer, default: 0 } }]
      responses:
        '200': { description: Items, content: { application/json: { schema: { type: array, items: { type: string } } } } }
        '422': { description: Refused, content: { application/json: { schema: { $ref: '#/components/schemas/HTTPValidationError' } } } }
components:
  securitySchemes:
    OAuth2PasswordBearer: { type: oauth2, flows: { password: { scopes: {}, tokenUrl: /login/access-token } } }
  schemas:
    HTTPValidationError: { type: object, properties: { detail: { type: array, items: { $ref: '#/components/schemas/ValidationError' } } } }
    ValidationError:
      type: object
      required: [loc, msg, type]
      properties: { loc: { type: array, items: { anyOf: [{ type: string }, { type: integer }] } }, msg: { type: string }, type: { type: string } }
`;
}

const own = { fastapi: '', 'fastapi-relative': 'servers: [{ url: /api }]' };

/** A document whose only operation refuses requests without valid values in path, query and headers. */
const strict = `
openapi: 3.1.0
info: { title: Strict, version: '1' }
paths:
  /visits/{id}:
    get:
      operationId: getVisit
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, format: uuid } }
        - { name: day, in: query, required: true, schema: { type: string, format: date } }
        - { name: X-Client-Version, in: header, required: true, schema: { type: string, pattern: '^v[0-9]$' } }
      responses:
        '200': { description: Found, content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }
`;
const foreign = [
  'Redocly-museum-openapi-example-openapi.yaml',
  'swagger-api-swagger-petstore-openapi.yaml',
  'up.com.au.json',
  'codat.io-sync-for-expenses.json',
  'openpolicy.local.json',
  'apideck.com-crm.json',
  'docker.com-engine.json',
  'figma-rest-api-spec-openapi.yaml',
  'asana.com.json',
  'trello.com.json',
  'linode.com.json',
  'gitea.io.json',
];
const known = knownDocuments.filter(({ name }) => foreign.includes(name));

let workspace: Workspace;
beforeAll(async () => {
  if (known.length === 0) noteSkip('samples of foreign documents', 'the suite is not here');
  workspace = await makeWorkspace();
});
afterAll(() => workspace.remove());

async function failuresOf(name: string, path: string): Promise<unknown> {
  const samples = await writeForeignSamples(workspace, name, path, hasCurl() ? (isLong ? 40 : 5) : 0);
  const [result] = await runJobs([{ kind: 'script', file: samples.driver }], 1);
  expect(samples.count).toBeGreaterThan(3);
  expect(result?.failure).toBeUndefined();
  return JSON.parse(result?.stdout.trim().split('\n').at(-1) ?? 'null');
}

describe('samples as printed', () => {
  test.each(Object.entries(own))('printed samples run with %s', async (name, servers) => {
    const path = join(workspace.folder, `${name}.yaml`);
    writeFileSync(path, fastapi(servers));
    expect(await failuresOf(name, path)).toEqual([]);
  });

  test('printed samples send the values that a server requires', async () => {
    const path = join(workspace.folder, 'strict.yaml');
    writeFileSync(path, strict);
    expect(await failuresOf('strict', path)).toEqual([]);
  });

  test.each(drawSample(known, 1, 'foreign samples'))('printed samples run for $name', async ({ name, path }) => {
    expect(await failuresOf(name.replaceAll(/[^a-z\d]/giu, '-'), path)).toEqual([]);
  });
});
