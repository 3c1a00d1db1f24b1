/**
 * The table "Style Examples" of OpenAPI 3.1.1, 4.8.12.6, and its row for cookies from 3.2, cell by cell and in both
 * directions. A unit test, because a case with a hundred operations would be harder to compare with the table.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeRequest, type ParameterValues } from '../../generator/runtime/codec/encode.js';
import { createInputReader } from '../../generator/runtime/server/input.js';
import { type Diagnostic, locateDiagnostic } from '../../generator/src/diagnostics/diagnostics.js';
import { readParameters, writtenParameters } from '../../generator/src/emit/operation-data/descriptor.js';
import type { Api, Operation } from '../../generator/src/ir/api.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { loadText } from '../support/documents.js';

type Location = 'path' | 'query' | 'header' | 'cookie';
type Column = 'empty' | 'string' | 'array' | 'object';

const values = {
  empty: '',
  string: 'blue',
  array: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
};
const numbers = { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } };
const schemas: Readonly<Record<Column, object>> = {
  empty: { type: 'string' },
  string: { type: 'string' },
  array: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', properties: numbers },
};

/** Marks cells whose behavior is undefined. */
const none = null;
/** Marks cells that are impossible in a URL: it has no empty segments, and parsers remove single-dot segments. */
const refused = undefined;
type Cell = string | typeof none | typeof refused;

type Row = readonly [
  location: Location,
  style: string,
  explode: boolean,
  empty: Cell,
  string: Cell,
  array: Cell,
  object: Cell,
];

const rows: readonly Row[] = [
  ['path', 'matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['path', 'label', false, refused, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['path', 'label', true, refused, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['path', 'simple', false, refused, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['path', 'simple', true, refused, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['header', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['header', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['query', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['query', 'form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['cookie', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  // Cookies are separated by the cookie delimiter (OpenAPI 3.2, appendix D).
  ['cookie', 'form', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
  ['cookie', 'cookie', false, 'color=', 'color=blue', none, none],
  ['cookie', 'cookie', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
  ['query', 'spaceDelimited', false, none, none, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'spaceDelimited', true, none, none, none, none],
  ['query', 'pipeDelimited', false, none, none, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['query', 'pipeDelimited', true, none, none, none, none],
  ['query', 'deepObject', true, none, none, none, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
];

const columns = ['empty', 'string', 'array', 'object'] as const;

const cells = rows.flatMap(([location, style, explode, ...row]) =>
  columns.map((column, at) => ({ location, style, explode, column, wire: row[at] })),
);

function nameOf({ location, style, explode, column }: (typeof cells)[number]): string {
  return `${location}-${style}-${String(explode)}-${column}`;
}

let api: Api;
let operations: ReadonlyMap<string, Operation>;
let diagnostics: readonly Diagnostic[];
let lines: readonly string[];

beforeAll(async () => {
  const paths = cells.map((cell) => {
    const { location, style, explode, column } = cell;
    const parameter = {
      name: 'color',
      in: location,
      style,
      explode,
      schema: schemas[column],
      required: location === 'path',
    };
    const operation = {
      operationId: nameOf(cell),
      parameters: [parameter],
      responses: { 204: { description: 'Done' } },
    };
    return [`/${nameOf(cell)}${location === 'path' ? '/{color}' : ''}`, { get: operation }];
  });
  const info = { title: 'Styles', version: '1' };
  const text = JSON.stringify({ openapi: '3.2.0', info, paths: Object.fromEntries(paths) }, null, 1);
  lines = text.split('\n');
  const document = await loadText(text);
  const lowered = lowerApi(document);
  api = lowered.value;
  const located = lowered.diagnostics.map((each) => locateDiagnostic(each, document.locate));
  diagnostics = [...document.diagnostics, ...located];
  operations = new Map(api.operations.map((each) => [each.id, each]));
});

const keys = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

function operationOf(cell: (typeof cells)[number]): Operation {
  const operation = operations.get(nameOf(cell));
  if (operation === undefined) throw new Error(`no operation ${nameOf(cell)}`);
  return operation;
}

function encode(cell: (typeof cells)[number]): string {
  const given: ParameterValues = { [keys[cell.location]]: { color: values[cell.column] } };
  const { pathname, query, headers, cookie } = encodeRequest(
    { path: operationOf(cell).route, parameters: writtenParameters(api, operationOf(cell)) },
    given,
  );
  return { path: pathname.split('/')[2] ?? '', query, header: headers['color'] ?? '', cookie }[cell.location];
}

function decode(cell: (typeof cells)[number], wire: string): unknown {
  const { location } = cell;
  const headers = new Map([[location === 'cookie' ? 'cookie' : 'color', wire]]);
  const request = {
    method: 'GET',
    target: '/',
    body: null,
    signal: new AbortController().signal,
    headers: { get: (name: string) => headers.get(name), count: 1 },
  };
  const { id, method, route: path } = operationOf(cell);
  const read = createInputReader({
    id,
    method,
    path,
    parameters: readParameters(api, operationOf(cell)),
    responses: {},
  });
  const input = read(request, location === 'path' ? [wire] : [], location === 'query' ? wire : '');
  return Reflect.get(input[keys[location]] ?? {}, 'color');
}

describe('style table', () => {
  const defined = cells.filter(({ wire }) => typeof wire === 'string');
  test.each(defined.map((cell) => [nameOf(cell), cell] as const))('encodes and decodes %s', (_, cell) => {
    expect(encode(cell)).toBe(cell.wire);
    expect(decode(cell, cell.wire ?? '')).toEqual(values[cell.column]);
  });

  const impossible = cells.filter(({ wire }) => wire === refused);
  test.each(impossible.map((cell) => [nameOf(cell), cell] as const))('rejects %s before sending', (_, cell) => {
    expect(() => encode(cell)).toThrow(/^path parameter color: is (?:missing or empty|"\." or "\.\.")$/u);
  });

  const undefinedCells = cells.filter(({ wire }) => wire === none);
  test.each(undefinedCells.map((cell) => [nameOf(cell), cell] as const))(
    'the undefined cell %s leads to the diagnostic param-style-undefined',
    (_, cell) => {
      const start = lines.findIndex((line) => line.includes(`"/${nameOf(cell)}`));
      const next = lines.findIndex((line, at) => at > start && line.startsWith('  "/'));
      const reported = diagnostics.filter(({ position: { line } }) => line > start && (next < 0 || line <= next));
      expect(reported.map(({ code }) => code)).toEqual(['param-style-undefined']);
    },
  );

  test('the style table leads to no other diagnostics', () => expect(diagnostics.length).toBe(undefinedCells.length));
});
