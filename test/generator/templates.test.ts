/**
 * Strict Handlebars notices a wrong name where it is printed, not in the condition of `#if` and `#each`: here every path of
 * every template is looked up in the views that the outputs are really made from.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { prepare } from '../../generator/src/prepare.js';
import { loadProject, loadText, testConfig } from '../support/documents.js';

const views = new Map<string, object[]>();

const folder = fileURLToPath(new URL('../../templates/', import.meta.url));
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.hbs'))
  .map((path) => path.replaceAll('\\', '/').replace(/\.hbs$/u, ''))
  .sort();

const parse = (name: string): hbs.AST.Program => Handlebars.parse(readFileSync(`${folder}${name}.hbs`, 'utf8'));

/** What a walk over a template with its views found. */
interface Findings {
  readonly missing: Set<string>;
  /** Blocks by their place; whether any view led into them. */
  readonly blocks: Map<string, boolean>;
  /** The templates that stand in it, with what they are given there. */
  readonly partials: (readonly [name: string, view: object])[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPath = (node: hbs.AST.Node): node is hbs.AST.PathExpression => node.type === 'PathExpression';

const lookUp = (context: unknown, node: hbs.AST.Node, findings: Findings): unknown => {
  if (!isPath(node)) throw new Error(`not foreseen in a template: ${node.type}`);
  let value = context;
  for (const part of node.parts) {
    if (!isObject(value) || !Object.hasOwn(value, part)) {
      findings.missing.add(`${node.original} in line ${node.loc.start.line}`);
      return undefined;
    }
    value = value[part];
  }
  return value;
};

const isBlock = (node: hbs.AST.Statement): node is hbs.AST.BlockStatement => node.type === 'BlockStatement';
const isMustache = (node: hbs.AST.Statement): node is hbs.AST.MustacheStatement => node.type === 'MustacheStatement';

const isPartial = (node: hbs.AST.Statement): node is hbs.AST.PartialStatement => node.type === 'PartialStatement';

/** A partial is looked at as the template that it is, with what it is given. */
const walkPartial = ({ name, params }: hbs.AST.PartialStatement, context: unknown, findings: Findings): void => {
  const [input] = params;
  if (input === undefined || !isPath(name)) throw new Error('a partial without a subject');
  const view = lookUp(context, input, findings);
  if (isObject(view)) findings.partials.push([`${name.original}.md`, view]);
};

const walk = (program: hbs.AST.Program | undefined, context: unknown, findings: Findings): void => {
  for (const node of program?.body ?? []) {
    if (isMustache(node)) lookUp(context, node.path, findings);
    else if (isBlock(node)) walkBlock(node, context, findings);
    else if (isPartial(node)) walkPartial(node, context, findings);
    else if (!['ContentStatement', 'CommentStatement'].includes(node.type))
      throw new Error(`not foreseen in a template: ${node.type}`);
  }
};

const walkBlock = (node: hbs.AST.BlockStatement, context: unknown, findings: Findings): void => {
  const [input] = node.params;
  if (input === undefined || !isPath(node.path)) throw new Error('a block without a subject');
  const value = lookUp(context, input, findings);
  const items = node.path.original === 'each' ? (Array.isArray(value) ? value : []) : value ? [context] : [];
  const place = `${node.path.original} in line ${node.loc.start.line}`;
  findings.blocks.set(place, (findings.blocks.get(place) ?? false) || items.length > 0);
  for (const item of items) walk(node.program, item, findings);
  if (items.length === 0) walk(node.inverse, context, findings);
};

const check = (name: string): Findings => {
  const findings: Findings = { missing: new Set(), blocks: new Map(), partials: [] };
  for (const view of views.get(name) ?? []) walk(parse(name), view, findings);
  return findings;
};

/** What the document of the project does not have. */
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
  /cats/{a}{b}: { get: { operationId: listCats, responses: { '204': { description: Done } } } }
webhooks:
  one: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [is], properties: { is: { const: one } } } } } }, responses: *done } }
  two: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [is], properties: { is: { const: two } } } } } }, responses: *done } }
x-error-body: { message: '{message}' }
components:
  schemas: { Failure: { type: object, required: [error], properties: { error: { type: object, required: [message], properties: { message: { type: string } } } } } }
  securitySchemes: { login: { type: http, scheme: basic }, connect: { type: openIdConnect, openIdConnectUrl: /connect } }
`;

/** The outputs over a printer that keeps the views; other files of tests share the modules, so these are new ones. */
const watchOutputs = async (): Promise<typeof import('../../generator/src/emit/outputs.js')> => {
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
  const outputs = await import('../../generator/src/emit/outputs.js');
  vi.doUnmock('../../generator/src/emit/print/handlebars.js');
  vi.resetModules();
  return outputs;
};

beforeAll(async () => {
  const { listOutputs } = await watchOutputs();
  const more = await loadText(supplement);
  for (const [document, layout] of [
    [await loadProject(), 'packages'],
    [more, 'packages'],
    // A template of the document's own replaces those that are made from the declared errors.
    [await loadText(supplement.replace(/^x-error-body: .*$/mu, '')), 'packages'],
    [more, 'folder'],
    [more, 'package'],
  ] as const) {
    const input = prepare(document, { ...testConfig, layout, skipUnsupported: true });
    if (input === undefined) throw new Error('the document has errors');
    for (const { make } of listOutputs(input)) await make();
  }
  for (const name of templates)
    for (const [partial, view] of check(name).partials) views.set(partial, [...(views.get(partial) ?? []), view]);
});

describe.each(templates)('%s', (name) => {
  test('is used, and every path is in its views', () => {
    expect(views.get(name)?.length ?? 0).toBeGreaterThan(0);
    expect([...check(name).missing]).toEqual([]);
  });

  test('has no block that no view leads into', () => {
    const { blocks } = check(name);
    expect([...blocks].filter(([, isEntered]) => !isEntered).map(([place]) => place)).toEqual([]);
  });

  test('is at most 80 lines long', () => {
    expect(readFileSync(`${folder}${name}.hbs`, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });
});

test('a path that is not in the view is found', () => {
  const findings: Findings = { missing: new Set(), blocks: new Map(), partials: [] };
  walk(
    Handlebars.parse('{{#if wrong}}x{{/if}}{{#each list}}{{name}}{{other}}{{/each}}'),
    { list: [{ name: 'x' }] },
    findings,
  );
  expect([...findings.missing]).toEqual(['wrong in line 1', 'other in line 1']);
});
