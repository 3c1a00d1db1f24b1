/** The types of views are made from the templates; here, the views of real outputs show that no block is dead. */
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
  templatesFolder,
  viewsPath,
} from '../../scripts/support/template-views.js';
import { loadProject, loadText, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

const views = new Map<string, unknown[]>();
const templates = listTemplates();

/** The findings of processing a template with its views. */
interface Findings {
  /** Blocks by location; whether any view enters them. */
  readonly blocks: Map<string, boolean>;
  /** The partials it contains, with their arguments. */
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
      findings.partials.push([`${node.name.original}.md`, lookUp(context, node.params[0])]);
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

function check(name: string): Findings {
  const findings: Findings = { blocks: new Map(), partials: [] };
  for (const view of views.get(name) ?? []) walk(parseTemplate(name), view, findings);
  return findings;
}

/** A document with everything that the document of the project does not contain. */
const supplement = `
openapi: 3.1.0
info: { title: Supplement, version: '1' }
servers: [{ url: /v1 }]
paths:
  /pets: { get: { operationId: listPets, security: [{ login: [] }], responses: { '200': { description: OK, content: { application/json: { schema: { type: string } } }, links: { again: { operationId: listPets } } } } } }
  /told:
    post:
      operationId: tellMe
      requestBody: { content: { application/json: { schema: { type: string } } } }
      responses: { '204': { description: Done }, '400': { description: Wrong, content: { application/json: { schema: { $ref: '#/components/schemas/Failure' } } } } }
      callbacks: { onPet: { '{$request.body}': { post: { responses: &done { '204': { description: Done } } }, put: { responses: *done } } } }
  /pages: { get: { operationId: listPages, x-pagination: { style: link }, responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: {} } } } } } } }
  /both: { post: { operationId: sendBoth, deprecated: true, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Both' } } } }, responses: { '204': { description: Done } } } }
  /cats/{a}{b}: { get: { operationId: listCats, responses: { '204': { description: Done } } } }
webhooks:
  one: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [is], properties: { is: { const: one } } } } } }, responses: *done } }
  two: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [is], properties: { is: { const: two } } } } } }, responses: *done } }
x-error-body: { message: '{message}' }
components:
  schemas:
    Failure: { type: object, required: [error], properties: { error: { type: object, required: [message], properties: { message: { type: string } } } } }
    Both: { type: object, deprecated: true, examples: [{ name: a }], properties: { id: { type: integer, readOnly: true }, name: { type: string } } }
  securitySchemes: { login: { type: http, scheme: basic }, connect: { type: openIdConnect, openIdConnectUrl: /connect } }
`;

interface Watched {
  readonly listOutputs: typeof import('../../generator/src/emit/outputs.js').listOutputs;
  readonly machines: typeof import('../../generator/src/commands/reference/site/machines.js');
  readonly operationPage: typeof import('../../generator/src/commands/reference/site/markdown/operation.js');
  readonly schemaPage: typeof import('../../generator/src/commands/reference/site/markdown/schema.js');
}

/** Renders the outputs with a printer that records the views; it loads new modules, because other test files share theirs. */
async function watchOutputs(): Promise<Watched> {
  vi.resetModules();
  vi.doMock(import('../../generator/src/emit/print/handlebars.js'), async (original) => {
    const { render } = await original();
    return {
      render: (name, view) => {
        views.set(name, [...(views.get(name) ?? []), view]);
        return render(name, view);
      },
    };
  });
  const { listOutputs } = await import('../../generator/src/emit/outputs.js');
  const machines = await import('../../generator/src/commands/reference/site/machines.js');
  const operationPage = await import('../../generator/src/commands/reference/site/markdown/operation.js');
  const schemaPage = await import('../../generator/src/commands/reference/site/markdown/schema.js');
  vi.doUnmock('../../generator/src/emit/print/handlebars.js');
  vi.resetModules();
  return { listOutputs, machines, operationPage, schemaPage };
}

beforeAll(async () => {
  const { listOutputs, machines, operationPage, schemaPage } = await watchOutputs();
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
    const page = {
      kind: 'chapter',
      group: '',
      title: 'Start',
      description: 'How to start.',
      path: 'start.md',
    } as const;
    machines.printLlms(input, [page]);
    machines.printLlmsFull(input, ['# Start']);
    machines.printAgents(input);
    const pathOf = { operation: () => 'operation.md', schema: () => 'schema.md' };
    for (const operation of input.api.operations) operationPage.printOperationMarkdown(input, operation, pathOf);
    for (const schema of input.api.schemas) schemaPage.printSchemaMarkdown(input, schema, pathOf);
  }
  for (const name of templates)
    for (const [partial, view] of check(name).partials) views.set(partial, [...(views.get(partial) ?? []), view]);
});

describe.each(templates)('%s', (name) => {
  test('the template is used, and at least one view renders each of its blocks', () => {
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
