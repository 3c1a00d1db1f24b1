/** The types of views are derived from the templates. Here, the views of real outputs show that every block is used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TemplateViews } from '../../generator/src/emit/print/template-views.js';
import { prepare } from '../../generator/src/prepare.js';
import {
  isBlock,
  isPartial,
  isPath,
  listTemplates,
  parseTemplate,
  printTemplateViews,
  templateOf,
  templatesFolder,
  viewsPath,
} from '../../scripts/support/template-views.js';
import { loadProject, loadText, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

const views = new Map<string, unknown[]>();
const templates = listTemplates();

/** The results of processing a template with its views. */
interface Findings {
  /** Blocks by location, with whether any view enters them. */
  readonly blocks: Map<string, boolean>;
  /** Partials in the template, with their arguments. */
  readonly partials: (readonly [name: string, view: unknown])[];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function lookUp(context: unknown, node: hbs.AST.Expression | undefined): unknown {
  if (node === undefined || !isPath(node)) throw new Error('a block or a partial without a subject');
  let value = context;
  for (const part of node.parts) value = isObject(value) ? value[part] : undefined;
  return value;
}

function walk(program: hbs.AST.Program | undefined, context: unknown, findings: Findings): void {
  for (const node of program?.body ?? []) {
    if (isBlock(node)) walkBlock(node, context, findings);
    else if (isPartial(node) && isPath(node.name))
      findings.partials.push([templateOf(node.name.original), lookUp(context, node.params[0])]);
  }
}

function walkBlock(node: hbs.AST.BlockStatement, context: unknown, findings: Findings): void {
  const helper = isPath(node.path) ? node.path.original : '';
  const value = lookUp(context, node.params[0]);
  const isEmpty = Array.isArray(value) && value.length === 0;
  const isTrue = Boolean(value) && !isEmpty;
  const items: unknown[] =
    helper === 'each' ? (Array.isArray(value) ? value : []) : isTrue === (helper === 'if') ? [context] : [];
  const place = `${helper} in line ${node.loc.start.line}`;
  findings.blocks.set(place, (findings.blocks.get(place) ?? false) || items.length > 0);
  for (const item of items) walk(node.program, item, findings);
  if (items.length === 0) walk(node.inverse, context, findings);
}

function check(name: string, shown = views.get(name) ?? []): Findings {
  const findings: Findings = { blocks: new Map(), partials: [] };
  for (const view of shown) walk(parseTemplate(name), view, findings);
  return findings;
}

/** Records the views of partials, which may contain partials themselves. */
function recordPartials(): void {
  const open = [...views].flatMap(([name, list]) => list.map((view) => [name, view] as const));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [name, view] = next;
    for (const [partial, inner] of check(name, [view]).partials) {
      views.set(partial, [...(views.get(partial) ?? []), inner]);
      open.push([partial, inner]);
    }
  }
}

/** More uses of a schema than its page lists. */
const uses = Array.from(
  { length: 61 },
  (_, index) =>
    `  /kinds/${index}: { get: { operationId: getKind${index}, tags: [kinds], responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Kind' } } } } } } }\n`,
).join('');

/** A document with everything that the project's document does not contain. */
const supplement = `
openapi: 3.1.0
x-tagGroups: [{ name: Kinds, tags: [kinds] }]
info: { title: Supplement, version: '1', description: "Lead\\n\\n# More\\n\\n# Two\\n\\n# Three\\n\\n# Four" }
servers: [{ url: /v1 }]
paths:
${uses}  /pets: { get: { operationId: listPets, security: [{ login: [] }], responses: { '200': { description: OK, content: { application/json: { schema: { type: string } } }, links: { again: { operationId: listPets } } } } } }
  /told:
    post:
      operationId: tellMe
      requestBody: { content: { application/json: { schema: { type: string } } } }
      responses: { '204': { description: Done }, '503': { description: Busy }, '400': { description: Wrong, content: &failure { application/json: { schema: { $ref: '#/components/schemas/Failure' } } } }, '404': { description: Missing, content: *failure } }
      callbacks: { onPet: { '{$request.body}': { post: { responses: &done { '204': { description: Done } } }, put: { responses: *done } } } }
  /pages: { get: { operationId: listPages, x-pagination: { style: link }, responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: {} } } } } } } }
  /offset: { get: { operationId: listFrom, x-pagination: { style: offset, offset: from }, parameters: [{ name: from, in: query, schema: { type: integer } }], responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: {} } } } } } } }
  /items: { put: { operationId: putItem, requestBody: { description: The item, content: { application/json: { schema: { $ref: '#/components/schemas/Big' } } } }, responses: { '204': { description: Done }, '422': { description: Invalid, content: { application/json: { schema: { type: object }, example: { errors: { of: [is wrong] } } } } } } } }
  /feed: { get: { operationId: readFeed, description: All, deprecated: true, parameters: [{ $ref: '#/components/parameters/Since' }], responses: { '200': { description: OK, headers: { x-left: { description: Left, schema: { type: integer } } }, content: { application/jsonl: { schema: { type: array, items: { $ref: '#/components/schemas/Item' } } } } } } } }
  /people/{id}: { get: { operationId: getPerson, parameters: [{ name: id, in: path, required: true, schema: { type: integer } }], responses: { '200': { description: OK, content: { application/json: { schema: { type: string } } } }, '404': { description: None } } } }
  /photo: { put: { operationId: putPhoto, requestBody: { content: { image/png: {} } }, responses: { '204': { description: Done } } } }
  /cats/{a}{b}: { get: { operationId: listCats, responses: { '204': { description: Done } } } }
webhooks:
  one: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [is], properties: { is: { const: one } } } } } }, responses: *done } }
  two: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [is], properties: { is: { const: two } } } } } }, responses: *done } }
x-error-body: { message: '{message}' }
components:
  parameters: { Since: { name: since, in: query, description: Time, deprecated: true, schema: { type: string, enum: [day, week], default: day } } }
  schemas:
    Kind: { type: string, enum: [big, small], deprecated: true, description: Sizes }
    item_name: { type: string, maxLength: 9 }
    Item:
      description: An item
      oneOf: [{ $ref: '#/components/schemas/Big' }, { $ref: '#/components/schemas/Small' }]
    Big: { type: object, required: [kind], properties: { kind: { const: big }, id: { type: integer, readOnly: true }, of: { $ref: '#/components/schemas/item_name' }, within: { type: object, properties: { deep: { type: string } } } }, examples: [{ kind: big, of: red }] }
    Small: { type: object, required: [kind], properties: { kind: { const: small }, kinds: { $ref: '#/components/schemas/Kind' } } }
    Choice: { oneOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, required: [b], properties: { b: { type: string } } }] }
    Failure: { type: object, required: [error], properties: { error: { type: object, required: [message], properties: { message: { type: string } } } } }
  securitySchemes: { login: { type: http, scheme: basic, description: Log in }, connect: { type: openIdConnect, openIdConnectUrl: /connect } }
`;

/** Renders the outputs with a printer that records views. Loads new modules, because other test files share theirs. */
async function watchOutputs() {
  vi.resetModules();
  vi.doMock(import('../../generator/src/emit/print/handlebars.js'), async (original) => {
    const { render, renderHtml } = await original();
    const record = (name: string, view: unknown): void => void views.set(name, [...(views.get(name) ?? []), view]);
    return {
      render: (name, view) => {
        record(name, view);
        return render(name, view);
      },
      renderHtml: (name, view) => {
        record(name, view);
        return renderHtml(name, view);
      },
    };
  });
  const { listOutputs } = await import('../../generator/src/emit/outputs.js');
  const { makeSite } = await import('../../generator/src/commands/reference/site/site.js');
  const { printVersions } = await import('../../generator/src/commands/reference/versions.js');
  vi.doUnmock('../../generator/src/emit/print/handlebars.js');
  vi.resetModules();
  return { listOutputs, makeSite, printVersions };
}

beforeAll(async () => {
  const { listOutputs, makeSite, printVersions } = await watchOutputs();
  const more = await loadText(supplement);
  for (const [document, layout] of [
    [await loadProject(), 'packages'],
    [more, 'packages'],
    // Without `x-error-body`, which would replace the templates derived from the declared errors.
    [await loadText(supplement.replace(/^x-error-body: .*$/mu, '')), 'packages'],
    [more, 'folder'],
    [more, 'package'],
    [await loadText("{ openapi: 3.1.0, info: { title: Empty, version: '1' }, paths: {} }"), 'packages'],
  ] as const) {
    const { value: input } = prepare(document, {
      ...testConfig,
      layout,
      raw: layout !== 'folder',
      integrations:
        layout === 'packages' && document === more ? [] : ['standard-schema', 'tanstack-query', 'zod', 'swr', 'msw'],
      runtime: layout === 'package' ? 'package' : 'copy',
      skipUnsupported: true,
    });
    if (input === undefined) throw new Error('the document has errors');
    for (const { make } of listOutputs(input)) await make();
    // The document of the project has hundreds of pages, and shows nothing else.
    const reference = { logo: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    const versions = { name: 'v2', others: [{ name: 'v1', pages: new Set<string>() }] };
    const config = { ...input.config, reference, hasDerivedScope: layout === 'packages' };
    if (document === more) await makeSite({ ...input, config }, { versions });
    printVersions(versions, input.api.title, new Map());
  }
  recordPartials();
});

describe.each(templates)('%s', (name) => {
  test('the template is used, and each of its blocks is rendered by at least one view', () => {
    expect(views.get(name)?.length ?? 0).toBeGreaterThan(0);
    const { blocks } = check(name);
    expect([...blocks].filter(([, isEntered]) => !isEntered).map(([place]) => place)).toEqual([]);
  });

  test('the template has at most 80 lines', () => {
    const text = readFileSync(join(templatesFolder, `${name}.hbs`), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });
});

test('template-views.ts equals the output of `npm run build:views`', () => {
  expect(readFileSync(join(repository, viewsPath), 'utf8')).toBe(printTemplateViews());
});

test('a template view with a missing or superfluous property is a type error', () => {
  const complete: TemplateViews['types/index.ts'] = { hasResponses: false, schemas: [], tags: [] };
  // @ts-expect-error `tags` is missing.
  const missing: TemplateViews['types/index.ts'] = { hasResponses: false, schemas: [] };
  // @ts-expect-error The template does not read `files`.
  const superfluous: TemplateViews['types/index.ts'] = { hasResponses: false, schemas: [], tags: [], files: [] };
  expect([complete, missing, superfluous].map(({ schemas }) => schemas)).toEqual([[], [], []]);
});
