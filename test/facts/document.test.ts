/** Compares the spec with the tables of facts that the document states about each resource. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../support/workspace.js';
import { type Fact, type FactType, parseFacts } from './notation.js';
import { bounds, commonStatuses, info, methods, operationFacts, pagingParameters, prefixes } from './operations.js';
import { resources } from './resources.js';

type Node = Readonly<Record<string, unknown>>;
function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const document = nodeOf(JSON.parse(readFileSync(join(repository, 'dist/openapi.json'), 'utf8')));
const schemas = nodeOf(nodeOf(document['components'])['schemas']);

/** The values that a schema allows, with references resolved and `allOf` merged. */
interface Allowed {
  readonly types: ReadonlySet<string>;
  readonly format: unknown;
  readonly values: readonly unknown[] | undefined;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly items: unknown;
}

const everyType = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

function read(schema: unknown): Allowed {
  const node = nodeOf(schema);
  const parts = listOf(node['allOf']).map(read);
  const ref = typeof node['$ref'] === 'string' ? read(schemas[node['$ref'].split('/').at(-1) ?? '']) : undefined;
  const alternatives = [...listOf(node['oneOf']), ...listOf(node['anyOf'])].map(read);
  const all = [...parts, ...(ref === undefined ? [] : [ref])];
  const own = node['type'] === undefined ? undefined : [node['type']].flat().map(String);
  const constants = 'const' in node ? [node['const']] : undefined;
  const typesOf = (): ReadonlySet<string> => {
    const given = [...all.map(({ types }) => types), ...(own === undefined ? [] : [new Set(own)])];
    if (alternatives.length > 0) given.push(new Set(alternatives.flatMap(({ types }) => [...types])));
    return new Set(everyType.filter((type) => given.every((types) => types.has(type))));
  };
  const choices = alternatives.filter(({ types }) => !(types.size === 1 && types.has('null')));
  const [choice] = choices.length === 1 ? choices : [];
  const sources = [...all, ...(choice === undefined ? [] : [choice])];
  return {
    types: typesOf(),
    format: node['format'] ?? sources.find(({ format }) => format !== undefined)?.format,
    values: Array.isArray(node['enum']) ? node['enum'] : (constants ?? sources.find(({ values }) => values)?.values),
    properties: new Map([
      ...sources.flatMap(({ properties }) => [...properties]),
      ...Object.entries(nodeOf(node['properties'])),
    ]),
    required: new Set([...sources.flatMap(({ required }) => [...required]), ...listOf(node['required']).map(String)]),
    items: node['items'] ?? sources.find(({ items }) => items !== undefined)?.items,
  };
}

const names: Readonly<Record<string, string>> = {
  int: 'integer',
  num: 'number',
  str: 'string',
  ts: 'string',
  bool: 'boolean',
  obj: 'object',
  list: 'array',
  record: 'object',
  enum: 'string',
};

/** Lists the differences between a fact and a schema, one line each. */
function compareType(place: string, type: FactType, nullable: boolean, schema: unknown): string[] {
  const allowed = read(schema);
  const faults: string[] = [];
  if (type.kind !== 'any') {
    const wanted = names[type.kind] ?? '';
    const others = [...allowed.types].filter((name) => name !== 'null' && name !== wanted);
    // An object may be one of several types, and every integer is a number.
    if (!allowed.types.has(wanted)) faults.push(`${place} is no ${wanted}, but ${[...allowed.types].join(' or ')}`);
    else if (others.some((name) => !(wanted === 'number' && name === 'integer')))
      faults.push(`${place} may also be ${others.join(' or ')}`);
  }
  if (type.kind !== 'any' || nullable) {
    if (allowed.types.has('null') !== nullable) faults.push(`${place} ${nullable ? 'cannot' : 'can'} be null`);
  }
  if (type.kind === 'ts' && allowed.format !== 'date-time') faults.push(`${place} has the format ${allowed.format}`);
  if (type.kind === 'enum') {
    const values = (allowed.values ?? []).filter((value) => value !== null).toSorted();
    if (JSON.stringify(values) !== JSON.stringify(type.values.toSorted()))
      faults.push(`${place} can be ${JSON.stringify(values)}, not ${JSON.stringify(type.values)}`);
  }
  if (type.kind === 'list') faults.push(...compareType(`${place}[]`, type.items, type.nullable, allowed.items ?? {}));
  if (type.kind === 'record') faults.push(...compareFields(place, type.fields, allowed));
  return faults;
}

function compareFields(place: string, fields: readonly Fact[], { properties, required }: Allowed): string[] {
  return fields.flatMap(({ name, required: isRequired, type, nullable }) => {
    const schema = properties.get(name);
    if (schema === undefined) return [`${place}.${name} is not there`];
    const missing =
      required.has(name) === isRequired ? [] : [`${place}.${name} is ${isRequired ? 'not ' : ''}required`];
    return [...missing, ...compareType(`${place}.${name}`, type, nullable, schema)];
  });
}

describe('spec compared with the facts of the documentation', () => {
  test.each(Object.entries(resources))('the schema %s has the documented fields', (name, text) => {
    expect(schemas).toHaveProperty([name]);
    expect(compareFields(name, parseFacts(text), read(schemas[name]))).toEqual([]);
  });
});

test.each(bounds)('the schema property %s.%s has the documented bounds', (name, property, keywords) => {
  expect(nodeOf(read(schemas[name]).properties.get(property))).toMatchObject(keywords);
});

test('member search accepts the sort orders of section 4.3 or a field as described in section 2.17', () => {
  expect(nodeOf(schemas['member_search_order'])['enum']).toEqual(['oldest', 'alphabetical', 'latest', 'role']);
  const order = nodeOf(read(schemas['member_search_request']).properties.get('order'))['oneOf'];
  expect(order).toEqual(
    ['member_search_order', 'member_search_order_by'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  );
});

const paths = nodeOf(document['paths']);
function follow(value: unknown): Node {
  const ref = nodeOf(value)['$ref'];
  if (typeof ref !== 'string') return nodeOf(value);
  return follow(
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, part) => nodeOf(at)[part.replaceAll('~1', '/')], document),
  );
}

const everyOperation = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(nodeOf(item))
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ path, method, operation: nodeOf(operation) })),
);

describe('operations', () => {
  test.each(operationFacts)(
    '$method $path is as documented in section $section',
    ({ method, path, section, query, ...fact }) => {
      const operation = nodeOf(nodeOf(paths[path])[method]);
      expect(operation['x-origin']).toBe(section);
      expect(listOf(operation['security']).map((one) => Object.keys(nodeOf(one)))).toEqual(
        fact.security.map((name) => [name]),
      );
      const parameters = listOf(operation['parameters']).map(follow);
      for (const [name, type] of Object.entries(query ?? {})) {
        const parameter = parameters.find((each) => each['name'] === name && each['in'] === 'query');
        expect([name, parameter?.['required'] ?? false]).toEqual([name, false]);
        expect([name, follow(parameter?.['schema'])['type']]).toEqual([name, type]);
      }
      const media = nodeOf(nodeOf(follow(nodeOf(operation['responses'])['200'])['content'])['application/json']);
      if (fact.success !== undefined)
        expect(nodeOf(media['schema'])['$ref']).toBe(`#/components/schemas/${fact.success}`);
    },
  );

  test('all operations declare the common error responses', () => {
    const faults = everyOperation.flatMap(({ path, method, operation }) => {
      const declared = Object.keys(nodeOf(operation['responses']));
      return commonStatuses
        .filter((status) => !declared.includes(status))
        .map((status) => `${method} ${path} ${status}`);
    });
    expect(faults).toEqual([]);
    expect(everyOperation.length).toBeGreaterThan(200);
  });

  test.each(Object.entries(pagingParameters))('the parameter %s has one schema everywhere', (name, schema) => {
    const parameters = everyOperation.flatMap(({ operation }) =>
      listOf(operation['parameters'])
        .map(follow)
        .filter((parameter) => parameter['name'] === name && parameter['in'] === 'query'),
    );
    expect(parameters.length).toBeGreaterThan(40);
    for (const parameter of parameters) expect(follow(parameter['schema'])).toEqual(schema);
  });

  test('every path belongs to one of the three APIs, and every operation uses one of five methods', () => {
    expect(everyOperation.filter(({ path }) => !prefixes.some((prefix) => path.startsWith(prefix)))).toEqual([]);
    expect(everyOperation.filter(({ method }) => !methods.includes(method))).toEqual([]);
  });

  test('the title and version match the facts of the documentation', () => {
    expect(nodeOf(document['info'])).toMatchObject(info);
  });
});

test('the table of facts has more than 900 entries', () => {
  const count = (fields: readonly Fact[]): number =>
    fields.reduce((sum, { type }) => {
      const inner = type.kind === 'list' ? type.items : type;
      return sum + 1 + (inner.kind === 'record' ? count(inner.fields) : 0);
    }, 0);
  const total = Object.values(resources).reduce((sum, text) => sum + count(parseFacts(text)), 0);
  expect(total).toBeGreaterThan(900);
});
