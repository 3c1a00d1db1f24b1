/** Files of a site for programs: llms.txt, AGENTS.md and the API catalog. */
import { expect, test } from 'vitest';
import {
  type MachinePage,
  printAgents,
  printApiCatalog,
  printLlms,
  printLlmsFull,
} from '../../generator/src/commands/reference/site/machines.js';
import type { Config } from '../../generator/src/config/codegen-config.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { loadProjectInput } from '../support/emit-input.js';

async function prepareText(document: object, config: Partial<Config> = {}): Promise<EmitInput> {
  const whole = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {}, ...document };
  const { value, diagnostics } = prepare(await loadText(JSON.stringify(whole)), { ...testConfig, ...config });
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  return value;
}

function page(kind: MachinePage['kind'], group: string, title: string, description: string): MachinePage {
  return { kind, group, title, description, path: `${kind}s/${title}.md` };
}

const evil = '# [a](javascript:b) <script>`c` *d*\n- e';

test('llms.txt has a title, a summary, and a section of links for each group', async () => {
  const input = await prepareText({
    info: { title: 'Pets', version: '1', description: 'All pets\nof a shop.\n\nMore.' },
  });
  const pages = [
    page('operation', 'Pets', 'List pets', 'Lists\npets.\n\nIn pages.'),
    page('schema', '', 'Pet', 'A pet.'),
    page('operation', 'Shops', 'Open', ''),
    page('chapter', '', 'Start', 'word '.repeat(60)),
    page('operation', 'Pets', 'Delete (a) pet', 'Deletes.'),
  ];
  expect(printLlms(input, pages)).toBe(`# Pets

> All pets of a shop.

## Guides

- [Start](chapters/Start.md): ${'word '.repeat(31)}word…

## Pets

- [List pets](operations/List%20pets.md): Lists pets.
- [Delete (a) pet](operations/Delete%20%28a%29%20pet.md): Deletes.

## Shops

- [Open](operations/Open.md)

## Optional

- [Pet](schemas/Pet.md): A pet.
`);
});

test('text from the document is not markup in llms.txt and AGENTS.md', async () => {
  const scheme = { type: 'apiKey', in: 'header', name: 'X-`Key`' };
  const responses = { 400: { description: evil } };
  const input = await prepareText({
    info: { title: evil, version: evil, description: evil },
    servers: [{ url: 'https://a.example/<script>' }],
    paths: { '/a': { get: { security: [{ key: [] }], responses } } },
    components: { securitySchemes: { key: scheme } },
  });
  const texts = [printLlms(input, [page('operation', evil, evil, evil)]), printAgents(input)];
  for (const text of texts) {
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('[a](');
    expect(text.replaceAll(/```[\s\S]*?```/gu, '')).not.toMatch(/^- e/mu);
  }
});

test('llms-full.txt contains the text of all pages', async () => {
  const text = printLlmsFull(await prepareText({}), ['# One\n\nText.\n', '# Two\n']);
  expect(text).toBe(`# Pets

> Reference of the API, version 1.

---

# One

Text.

---

# Two
`);
});

test('llms-full.txt contains the description of the API', async () => {
  const input = await prepareText({});
  const description = 'All pets.\n\n## Rules\n\nNone.';
  expect(printLlmsFull(input, ['# One'], description)).toBe(`# Pets\n\n${description}\n\n---\n\n# One\n`);
});

const paths = {
  '/pets': {
    get: {
      operationId: 'listPets',
      'x-pagination': { style: 'page', page: 'page', items: 'items' },
      security: [{ token: [] }],
      parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
      responses: {
        200: {
          description: 'OK',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['items'],
                properties: { items: { type: 'array', items: { type: 'string' } } },
              },
            },
          },
        },
        401: { description: 'The token is missing | wrong.' },
      },
    },
  },
  '/open': {
    get: { operationId: 'open', responses: { 204: { description: 'Done' }, 401: { description: 'Other.' } } },
  },
  '/also': {
    get: {
      operationId: 'also',
      security: [{ token: [] }, {}],
      responses: { 204: { description: 'Done' }, 401: { description: 'The token is missing | wrong.' } },
    },
  },
};
const securitySchemes = {
  token: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example/token', scopes: {} } } },
  key: { type: 'apiKey', in: 'query', name: 'k' },
};

test('AGENTS.md says how to install the client, authenticate, read pages and recognize errors', async () => {
  const input = await prepareText({ paths, components: { securitySchemes }, servers: [{ url: 'https://a.example' }] });
  const text = printAgents(input, { llms: 'https://d.example/llms.txt', full: 'full.txt', document: 'api.yaml' });
  for (const line of [
    'npm install @case/client',
    "import { createClient, listPets } from '@case/client';",
    '- Pages of the reference as Markdown: https://d.example/llms.txt. All of them in one file: full.txt.',
    '- OpenAPI document: api.yaml.',
    '- Server: https://a.example',
    '- `token`: the header `Authorization: Bearer ACCESS_TOKEN`. Tokens: OAuth 2.0, clientCredentials at `https://a.example/token`. Accepted by 2 operations.',
    '- Without credentials: 2 operations.',
    '- The client reads pages on demand: `for await (const item of paginateListPets(client, request))`.',
    '| 401 | The token is missing \\| wrong. |',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^- 1 operation, for example `GET \/pets`\. Pagination: `page` chooses a page;/mu);
  expect(text).toContain('retry: retry()');
  // No operation accepts this scheme.
  expect(text).not.toContain('`key`');
});

test('AGENTS.md reflects the layout and the selected packages', async () => {
  const document = { paths, components: { securitySchemes } };
  const whole = printAgents(await prepareText(document, { layout: 'package' }));
  expect(whole).toContain('npm install @case/api\n');
  expect(whole).toContain("from '@case/api/client'");
  const folder = printAgents(await prepareText(document, { layout: 'folder' }));
  expect(folder).not.toContain('npm install');
  expect(folder).toContain("from './client/index.js'");
  const none = printAgents(await prepareText(document, { packages: ['types', 'server'] }));
  expect(none).not.toContain('createClient');
  expect(none).toContain('## Pagination');
});

test('the API catalog links to the document and the reference for each server', async () => {
  const servers = [{ url: 'https://a.example/v1' }, { url: '/v2' }, { url: 'https://{x}.example' }];
  const { linkset } = JSON.parse(printApiCatalog(await prepareText({ servers }), 'https://docs.example/pets'));
  const links = {
    'service-desc': [
      { href: 'https://docs.example/pets/openapi.json', type: 'application/json' },
      { href: 'https://docs.example/pets/openapi.yaml', type: 'application/yaml' },
    ],
    'service-doc': [
      { href: 'https://docs.example/pets/', type: 'text/html' },
      { href: 'https://docs.example/pets/llms.txt', type: 'text/plain' },
    ],
  };
  expect(linkset).toEqual([
    { anchor: 'https://a.example/v1', ...links },
    { anchor: 'https://docs.example/v2', ...links },
  ]);
  expect(JSON.parse(printApiCatalog(await prepareText({}), 'https://d.example/')).linkset[0].anchor).toBe(
    'https://d.example/',
  );
});

test('AGENTS.md of this document has no empty sections', async () => {
  const text = printAgents((await loadProjectInput()).input);
  expect(text).not.toMatch(/\n\n\n/u);
  expect(text).not.toMatch(/^## .*\n\n(?=## )/mu);
});
