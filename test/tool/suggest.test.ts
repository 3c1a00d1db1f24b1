/** `trefoil suggest`: suggestions for published documents, checked by hand, and changes to configurations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggest } from '../../generator/src/commands/suggest/suggest.js';
import type { Suggestion } from '../../generator/src/commands/suggest/suggestion.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { prepare } from '../../generator/src/prepare.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder, testConfig, writeFiles } from '../support/documents.js';
import { knownDocuments } from '../support/known-documents.js';
import { runTool } from '../support/tool.js';

/** Returns the suggestions for a published document. */
async function suggestFor(name: string): Promise<readonly Suggestion[]> {
  const path = knownDocuments.find((each) => each.name === name)?.path ?? '';
  const document = await loadDocument(path, { cwd: '/', allowNetwork: false, isTolerant: true });
  if (Array.isArray(document)) throw new Error(document.map(({ message }) => message).join('\n'));
  const { value } = prepare(document, { ...testConfig, skipUnsupported: true });
  if (value === undefined) throw new Error('the document has errors');
  return suggest(document, value);
}

function of(found: readonly Suggestion[], kind: Suggestion['kind'], operation: string): readonly unknown[] | undefined {
  const suggestion = found.find((each) => each.kind === kind && each.operation === operation);
  if (suggestion === undefined) return undefined;
  return [suggestion.certainty, suggestion.settings?.operations?.[operation]];
}

describe.skipIf(knownDocuments.length === 0)('suggestions for published documents', () => {
  test('suggests pagination by next link and names for missing ids, and reports undeclared errors, for Up', async () => {
    const found = await suggestFor('up.com.au.json');
    // /accounts: query parameter page[size]; response { data, links: { prev, next } }, where next is a link.
    const pages = { pagination: { style: 'next', next: '/links/next', items: 'data' } };
    expect(of(found, 'pagination', 'GET /accounts')).toEqual(['high', pages]);
    expect(of(found, 'pagination', 'GET /accounts/{accountId}/transactions')).toEqual(['high', pages]);
    // /categories: response { data }, and no parameters for pages.
    expect(of(found, 'pagination', 'GET /categories')).toBeUndefined();
    expect(of(found, 'name', 'GET /accounts/{id}')).toEqual(['high', { name: 'getAccount' }]);
    expect(of(found, 'name', 'GET /accounts/{accountId}/transactions')).toEqual([
      'medium',
      { name: 'listAccountTransactions' },
    ]);
    // The document has a schema CreateWebhookRequest.
    expect(of(found, 'name', 'POST /webhooks')).toEqual(['high', { name: 'addWebhook' }]);
    expect(of(found, 'name', 'POST /webhooks/{webhookId}/ping')).toEqual(['medium', { name: 'pingWebhook' }]);
    expect(of(found, 'errors', 'GET /accounts')).toEqual(['medium', undefined]);
    // Every operation has a tag.
    expect(found.filter(({ kind }) => kind === 'group')).toEqual([]);
    // /util/ping declares 401.
    expect(of(found, 'errors', 'GET /util/ping')).toBeUndefined();
  });

  test('suggests pagination by URL and by cursor, and no names, for Figma', async () => {
    const found = await suggestFor('figma-rest-api-spec-openapi.yaml');
    // "A URL that calls the next page of the response."; the query parameter `after` is a number.
    expect(of(found, 'pagination', 'GET /v1/files/{file_key}/versions')).toEqual([
      'high',
      { pagination: { style: 'next', next: '/pagination/next_page', items: 'versions' } },
    ]);
    // The response has `cursor`, the boolean `next_page`, and `rows`, which is one of two types of lists.
    const pagination = { style: 'cursor', cursor: 'cursor', next: 'cursor', items: 'rows', has_more: 'next_page' };
    const analytics = found.filter(({ operation }) => operation.startsWith('GET /v1/analytics/libraries/'));
    expect(analytics.map(({ operation }) => of(found, 'pagination', operation))).toEqual(
      Array.from({ length: 6 }, () => ['high', { pagination }]),
    );
    // Ids such as postComment have the method as verb, and /v1/images/{file_key} has the images of a file.
    expect(found.filter(({ kind }) => kind === 'name')).toEqual([]);
  });

  test('suggests pagination with a token from the response of the Zoom API', async () => {
    const found = await suggestFor('zoom.us.json');
    const pages = (items: string): object => ({
      pagination: { style: 'cursor', cursor: 'next_page_token', next: 'next_page_token', items },
    });
    expect(of(found, 'pagination', 'GET /contacts')).toEqual(['high', pages('contacts')]);
    expect(of(found, 'pagination', 'GET /report/operationlogs')).toEqual(['high', pages('operation_logs')]);
    // The response is a single user.
    expect(of(found, 'pagination', 'GET /users/{userId}')).toBeUndefined();
    // All operations have ids with verbs or nouns of their own, and tags.
    expect(found.filter(({ kind }) => kind === 'group')).toEqual([]);
  });

  test('suggests cursors, groups, and names in place of ids that repeat method and path, for Stripe', async () => {
    const found = await suggestFor('stripe.com.json');
    // /v1/charges/search: the query parameter page and the field next_page are strings.
    expect(of(found, 'pagination', 'GET /v1/charges/search')).toEqual([
      'high',
      { pagination: { style: 'cursor', cursor: 'page', next: 'next_page', items: 'data', has_more: 'has_more' } },
    ]);
    // starting_after is the id of the last item.
    const pagination = { style: 'cursor', cursor: 'starting_after', items: 'data', key: 'id', has_more: 'has_more' };
    expect(of(found, 'pagination', 'GET /v1/charges')).toEqual(['medium', { pagination }]);
    expect(of(found, 'name', 'POST /v1/charges')).toEqual(['high', { name: 'createCharge' }]);
    expect(of(found, 'name', 'GET /v1/charges/{charge}')).toEqual(['high', { name: 'getCharge' }]);
    expect(of(found, 'name', 'POST /v1/charges/{charge}/capture')).toEqual(['medium', { name: 'captureCharge' }]);
    expect(of(found, 'group', 'POST /v1/charges/{charge}/capture')).toEqual(['medium', { group: 'charges' }]);
    // Every operation has a default response.
    expect(found.filter(({ kind }) => kind === 'errors')).toEqual([]);
  });

  test('suggests pagination by Link header, or else by page number, for GitHub', async () => {
    const found = await suggestFor('octokit-openapi-api.github.com.json');
    expect(of(found, 'pagination', 'GET /app/installations')).toEqual(['high', { pagination: { style: 'link' } }]);
    expect(of(found, 'pagination', 'GET /orgs/{org}/actions/secrets')).toEqual([
      'high',
      { pagination: { style: 'link', items: 'secrets' } },
    ]);
    // /search/code: page and per_page, { total_count, incomplete_results, items }, and no Link header.
    expect(of(found, 'pagination', 'GET /search/code')).toEqual([
      'medium',
      { pagination: { style: 'page', page: 'page', page_size: 'per_page', items: 'items' } },
    ]);
    expect(found.filter(({ kind }) => kind === 'name' || kind === 'group')).toEqual([]);
  });
});

const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      parameters:
        - { name: skip, in: query, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { type: array, items: { type: string } } } } }
        '404': { description: Not found }
  /pets/{id}:
    get:
      tags: [Pets]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Done }, '404': { description: Not found } }
`;

describe('the configuration', () => {
  let folder: string;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    await ensureTool();
    ({ folder, remove } = await makeFolder({ 'openapi.yaml': spec }));
  });

  afterAll(() => remove());

  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const pagination = { style: 'offset', offset: 'skip', limit: 'limit' };

  test('--write adds suggestions to a JSON configuration and keeps its settings', async () => {
    await writeFiles(folder, {
      'json/openapi.yaml': spec,
      'json/trefoil.config.json':
        '[\n\t{ "name": "a", "spec": "other.yaml", "out": "a", "docs": "b" },\n\t{ "name": "pets", "spec": "openapi.yaml", "operations": { "listPets": { "name": "allPets" } } }\n]\n',
    });
    const cwd = join(folder, 'json');
    const { code, stdout } = await runTool(cwd, ['suggest', '--project', 'pets', '--write']);
    expect([code, stdout.split('\n').at(-2)]).toEqual([
      0,
      'trefoil.config.json has settings for 2 operations now; generate with `npx trefoil generate`',
    ]);
    expect(read('json/trefoil.config.json')).toEqual([
      { name: 'a', spec: 'other.yaml', out: 'a', docs: 'b' },
      {
        name: 'pets',
        spec: 'openapi.yaml',
        operations: {
          // The key that the operation already has.
          listPets: { name: 'allPets', pagination },
          'GET /pets/{id}': { name: 'getPet' },
        },
      },
    ]);
    const again = await runTool(cwd, ['suggest', '--project', 'pets']);
    expect([again.code, again.stdout]).toEqual([0, 'no suggestions\n']);
  });

  test('--write adds suggestions to a configuration in package.json', async () => {
    await writeFiles(folder, {
      'manifest/openapi.yaml': spec,
      'manifest/package.json': '{\n    "name": "x",\n    "trefoil": { "spec": "openapi.yaml" }\n}\n',
    });
    const { code, stdout } = await runTool(join(folder, 'manifest'), [
      'suggest',
      '--write',
      '--json',
      '--sure',
      'high',
    ]);
    expect(code).toBe(0);
    const settings = { operations: { 'GET /pets': { pagination }, 'GET /pets/{id}': { name: 'getPet' } } };
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      settings,
      written: 'package.json',
      suggestions: [
        { kind: 'pagination', operation: 'GET /pets', certainty: 'high', position: { file: 'openapi.yaml', line: 5 } },
        { kind: 'name', operation: 'GET /pets/{id}', certainty: 'high', position: { file: 'openapi.yaml', line: 15 } },
      ],
    });
    expect(read('manifest/package.json')).toEqual({ name: 'x', trefoil: { spec: 'openapi.yaml', ...settings } });
    expect(readFileSync(join(folder, 'manifest/package.json'), 'utf8')).toContain('\n    "name"');
  });

  test('--write adds suggestions to a configuration module and changes nothing else in it', async () => {
    const before = `import { defineConfig } from 'trefoil';

export default defineConfig({
  spec: 'openapi.yaml', // The only document.
  operations: {
    listPets: { name: 'allPets' },
  }, // Names that people asked for.
});
`;
    await writeFiles(folder, { 'code/openapi.yaml': spec, 'code/trefoil.config.ts': before });
    const cwd = join(folder, 'code');
    const { code, stdout } = await runTool(cwd, ['suggest', '--write']);
    expect([code, stdout.split('\n').at(-2)]).toEqual([
      0,
      'trefoil.config.ts has settings for 2 operations now; generate with `npx trefoil generate`',
    ]);
    expect(readFileSync(join(cwd, 'trefoil.config.ts'), 'utf8')).toBe(`import { defineConfig } from 'trefoil';

export default defineConfig({
  spec: 'openapi.yaml', // The only document.
  operations: {
    listPets: {
      name: 'allPets',
      pagination: { style: 'offset', offset: 'skip', limit: 'limit' },
    },
    'GET /pets/{id}': { name: 'getPet' },
  }, // Names that people asked for.
});
`);
    const again = await runTool(cwd, ['suggest']);
    expect([again.code, again.stdout]).toEqual([0, 'no suggestions\n']);
  });

  test.each([
    [
      'trefoil.config.ts',
      "export default {\n  spec: 'openapi.yaml',\n  operations: {\n    'GET /gone': { name: 'a' },\n    listPets: { name: 'b' },\n  },\n  groups: { Gone: { name: 'c' } },\n};\n",
      "export default {\n  spec: 'openapi.yaml',\n  operations: {\n    listPets: { name: 'b' },\n  },\n};\n",
    ],
    [
      'trefoil.config.json',
      '{ "spec": "openapi.yaml", "operations": { "GET /gone": { "name": "a" }, "listPets": { "name": "b" } }, "groups": { "Gone": { "name": "c" } } }\n',
      '{\n  "spec": "openapi.yaml",\n  "operations": {\n    "listPets": {\n      "name": "b"\n    }\n  }\n}\n',
    ],
  ])('lists entries of %s that match nothing, and removes them with --write', async (file, before, after) => {
    const text = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets: { get: { operationId: listPets, tags: [pets], responses: { '204': { description: D }, default: { description: E } } } }
`;
    const cwd = join(folder, 'stale', file);
    await writeFiles(folder, { [`stale/${file}/openapi.yaml`]: text, [`stale/${file}/${file}`]: before });
    const reasons = '  "operations": no operation matches "GET /gone"\n  "groups": no tag matches "Gone"\n';
    const listed = await runTool(cwd, ['suggest']);
    expect([listed.code, listed.stdout]).toEqual([
      0,
      `no suggestions\n${file} has 2 entries that match nothing in the document. To remove them, use --write; or rename the keys:\n${reasons}`,
    ]);
    expect(readFileSync(join(cwd, file), 'utf8')).toBe(before);
    const { code, stdout } = await runTool(cwd, ['suggest', '--write']);
    const removed = `Removed 2 entries that match nothing in the document from ${file}:\n${reasons}`;
    expect([code, stdout]).toEqual([0, `no suggestions\n${removed}`]);
    expect(readFileSync(join(cwd, file), 'utf8')).toBe(after);
  });

  test('--write keeps entries whose keys resemble a key of the document', async () => {
    const text = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets: { get: { operationId: listPets, tags: [pets], responses: { '204': { description: D }, default: { description: E } } } }
`;
    const before = '{ "spec": "openapi.yaml", "operations": { "listPet": { "name": "a" } } }\n';
    await writeFiles(folder, { 'similar/openapi.yaml': text, 'similar/trefoil.config.json': before });
    const cwd = join(folder, 'similar');
    const { code, stdout } = await runTool(cwd, ['suggest', '--write']);
    expect([code, stdout]).toEqual([
      0,
      'no suggestions\ntrefoil.config.json has 1 entry that matches nothing in the document. Rename the keys, or remove the entries:\n  "operations": no operation matches "listPet"; did you mean "listPets"?\n',
    ]);
    expect(readFileSync(join(cwd, 'trefoil.config.json'), 'utf8')).toBe(before);
  });

  test('--write prints suggestions to paste if code computes the configuration, and requires a configuration', async () => {
    const before = "const base = { spec: 'openapi.yaml' };\nexport default { ...base };\n";
    await writeFiles(folder, { 'module/openapi.yaml': spec, 'module/trefoil.config.mjs': before });
    const cwd = join(folder, 'module');
    const { code, stdout } = await runTool(cwd, ['suggest', '--write']);
    expect(code).toBe(1);
    const advice = 'Paste this into trefoil.config.mjs; if it has "operations", merge the lines:\n\n';
    expect(stdout).toContain(`\ntrefoil.config.mjs was not changed, because code computes its settings. ${advice}`);
    const pasted: unknown = runInNewContext(`({${stdout.split(advice)[1]}})`);
    expect(pasted).toEqual({ operations: { 'GET /pets': { pagination }, 'GET /pets/{id}': { name: 'getPet' } } });
    expect(readFileSync(join(cwd, 'trefoil.config.mjs'), 'utf8')).toBe(before);
    const json = await runTool(cwd, ['suggest', '--write', '--json']);
    expect([json.code, JSON.parse(json.stdout)]).toMatchObject([
      1,
      { ok: false, written: null, failure: 'trefoil.config.mjs was not changed, because code computes its settings' },
    ]);
    const refused = await runTool(cwd, ['suggest', 'openapi.yaml', '--write']);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      'trefoil: --write changes the configuration: leave out the document, or run `npx trefoil init` first\n',
    ]);
  });

  test('the first generation names the suggest command and describes its proposals', async () => {
    await writeFiles(folder, {
      'first/openapi.yaml': spec,
      'first/good.yaml':
        spec.slice(0, spec.indexOf('      parameters')) +
        spec.slice(spec.indexOf('      responses'), spec.indexOf('  /pets/{id}')),
    });
    const cwd = join(folder, 'first');
    const runs = [
      await runTool(cwd, ['generate', 'openapi.yaml']),
      await runTool(cwd, ['generate', 'openapi.yaml', '--layout', 'package']),
      await runTool(cwd, ['generate', 'good.yaml', '--out', 'good']),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(runs.map(({ stdout }) => stdout.match(/^.*trefoil suggest.*$/gmu))).toEqual([
      ['`npx trefoil suggest openapi.yaml` proposes pagination for 1 operation, names for 1 operation.'],
      null,
      null,
    ]);
  });

  test('prints suggestions by kind if --write is not given: lines to paste, tables and the number of groups', async () => {
    const done = "responses: { '204': { description: Done }, default: { description: Error } }";
    const array =
      "'200': { description: OK, content: { application/json: { schema: { type: array, items: { type: string } } } } }";
    const list = `responses: { ${array}, default: { description: Error } }`;
    const item = '[{ name: id, in: path, required: true, schema: { type: string } }]';
    const paths = ['cats', 'dogs'].map(
      (name) => `  /${name}: { get: { operationId: find_${name}, ${done} } }
  /${name}/{id}: { parameters: ${item}, get: { operationId: find_one_of_${name}, ${done} } }
`,
    );
    await writeFiles(folder, {
      'text/openapi.yaml': spec,
      'text/singular.yaml': `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n${[
        'annotation_layer',
        'policy',
        'history',
      ]
        .map((name) => `  /${name}: { get: { tags: [a], ${list} } }\n`)
        .join('')}`,
      'text/untagged.yaml': `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n${paths.join('')}`,
    });
    const pages = await runTool(join(folder, 'text'), ['suggest', 'openapi.yaml']);
    expect(pages.stdout.split('\n').slice(0, 10)).toEqual([
      'pagination (1)',
      '  operations: {',
      '    // certain: query parameters "skip", "limit" (openapi.yaml:5:5)',
      "    'GET /pets': { pagination: { style: 'offset', offset: 'skip', limit: 'limit' } },",
      '  },',
      '',
      'names (1)',
      '  certain: the operation has no operationId',
      '    GET /pets/{id}  getPetsById → getPet',
      '',
    ]);
    const lists = await runTool(join(folder, 'text'), ['suggest', 'singular.yaml']);
    expect(lists.stdout).toContain(' → listAnnotationLayers\n');
    expect(lists.stdout).toContain(' → listPolicies\n');
    expect(lists.stdout).toContain(' → listHistory\n');
    const groups = await runTool(join(folder, 'text'), ['suggest', 'untagged.yaml']);
    expect(groups.stdout).toContain(
      'groups (4)\n  likely: the operations have no tags; 4 operations → 2 groups by path (cats 2, dogs 2)\n',
    );
  });
});
