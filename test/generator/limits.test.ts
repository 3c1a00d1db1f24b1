/** Every limit of the generator, at the limit and just beyond it. If a limit is exact, so is the diagnostic. */
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../generator/src/diagnostics/diagnostics.js';
import { formatDiagnostic } from '../../generator/src/diagnostics/format.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { readSource } from '../../generator/src/openapi/read/source.js';
import { type Files, loadText, renderFiles } from '../support/documents.js';

const head = "openapi: 3.1.0\ninfo: { title: Case, version: '1' }\n";
const empty = '{"openapi":"3.1.0","info":{"title":"Case","version":"1"},"paths":{}}';

/** Returns the location, code and message of each diagnostic for a document. */
async function said(files: Files): Promise<string[]> {
  const { diagnostics, files: made } = await renderFiles(files);
  expect(made.size > 0).toBe(diagnostics.every(({ severity }) => severity === 'warning'));
  return diagnostics.map(
    ({ position: { file, line, column }, code, message }) => `${file}:${line}:${column} ${code}: ${message}`,
  );
}

/** Returns the diagnostics of lowering only, because the other stages would only take time. */
async function saidOfLowering(text: string): Promise<string[]> {
  const document = await loadText(text);
  const found = [document, lowerApi(document)].flatMap(({ diagnostics }) =>
    diagnostics.map(({ code, message }) => ({ code, message })),
  );
  return found.map(({ code, message }) => `${code}: ${message}`);
}

describe('limits of a file', () => {
  const most = 33_554_432;
  const tooLarge = (file: string, bytes: number): string[] => [
    `${file}:1:1 file-too-large: the file has ${bytes} bytes; the limit is ${most}`,
  ];

  test('a file is limited to 32 MiB', async () => {
    expect(await said({ 'spec.json': empty.padEnd(most, ' ') })).toEqual([]);
    expect(await said({ 'spec.json': empty.padEnd(most + 1, ' ') })).toEqual(tooLarge('spec.json', most + 1));
    expect(await said({ 'spec.json': empty.padEnd(most + 1000, ' ') })).toEqual(tooLarge('spec.json', most + 1000));
  });

  test('the size of every file of a document is measured in bytes', async () => {
    const title = '\u{20AC}'.repeat(20_000);
    const wide = empty.replace('Case', title);
    const pad = ' '.repeat(most - Buffer.byteLength(wide));
    expect(await said({ 'spec.json': wide + pad })).toEqual([]);
    expect(await said({ 'spec.json': `${wide}${pad} ` })).toEqual(tooLarge('spec.json', most + 1));
    const spec = `${head}paths: {}\ncomponents: { schemas: { a: { $ref: './a.json' } } }\n`;
    expect(await said({ 'spec.yaml': spec, 'a.json': '{}'.padEnd(most, ' ') })).toEqual([]);
    expect(await said({ 'spec.yaml': spec, 'a.json': '{}'.padEnd(most + 1, ' ') })).toEqual(
      tooLarge('a.json', most + 1),
    );
  });

  test('the size of text that does not come from a file is measured in bytes', () => {
    const messages: string[] = [];
    const parse = (text: string): void => {
      const read = readSource({ path: 'https://example.com/a.json', label: 'a.json', isEntry: false }, text);
      if (!('value' in read)) messages.push(...read.map(({ message }) => message));
    };
    const wide = `"${'\u{20AC}'.repeat(10)}"`;
    const pad = ' '.repeat(most - Buffer.byteLength(wide));
    parse(wide + pad);
    expect(messages).toEqual([]);
    parse(`${wide}${pad} `);
    expect(messages).toEqual([`the file has ${most + 1} bytes; the limit is ${most}`]);
  });

  test.each([
    ['a list', '[', ']'],
    ['a list in a map', '{ "a": [', '] }'],
  ])('a file is limited to 200 levels of nesting: %s', async (_, open, close) => {
    const levels = open.includes('{') ? 2 : 1;
    // The document is the first level.
    const deep = (depth: number): string => open.repeat(depth / levels) + close.repeat(depth / levels);
    const yaml = (depth: number): string => `${head}paths: {}\nx-deep: ${deep(depth - 1)}\n`;
    const json = (depth: number): string => empty.replace('"paths"', `"x-deep":${deep(depth - 1)},"paths"`);
    const [at, beyond] = levels === 1 ? [200, 201] : [199, 201];
    const tooDeep = (file: string): string[] => [
      `${file}:1:1 yaml-too-deep: the document is nested more than 200 levels deep`,
    ];
    expect(await said({ 'spec.yaml': yaml(at) })).toEqual([]);
    expect(await said({ 'spec.yaml': yaml(beyond) })).toEqual(tooDeep('spec.yaml'));
    expect(await said({ 'spec.json': json(at) })).toEqual([]);
    expect(await said({ 'spec.json': json(beyond) })).toEqual(tooDeep('spec.json'));
  });

  test('a file is limited to 100 copies of an aliased node', async () => {
    const aliases = (count: number): string =>
      `${head}paths: {}\nx-first: &node { a: 1 }\nx-others: [${Array.from({ length: count }, () => '*node').join()}]\n`;
    expect(await said({ 'spec.yaml': aliases(99) })).toEqual([]);
    expect(await said({ 'spec.yaml': aliases(100) })).toEqual([
      'spec.yaml:1:1 yaml-too-many-aliases: the YAML aliases expand to more than 100 copies of a node',
    ]);
  });
});

describe('limits of a sample', () => {
  const ofSchema = (schema: string, components = ''): Files => ({
    'spec.yaml': `${head}paths:
  /x:
    get:
      operationId: getX
      responses: { '200': { description: OK, content: { application/json: { schema: ${schema} } } } }
${components}`,
  });
  const impossible = (reason: string): string[] => [
    `spec.yaml:7:77 sample-impossible: no example is given, and no sample can be generated: ${reason}`,
  ];

  test.each([
    ['{ type: array, minItems: 19999 }', '{ type: array, minItems: 20000 }'],
    [
      // The array, and 99 arrays of 201 values each.
      '{ type: array, minItems: 99, items: { type: array, minItems: 201, items: { type: boolean } } }',
      '{ type: array, minItems: 100, items: { type: array, minItems: 200, items: { type: boolean } } }',
    ],
    [
      // A text of 10,000 characters weighs as much as 101 values.
      '{ type: array, minItems: 198, items: { type: string, minLength: 10000 } }',
      '{ type: array, minItems: 199, items: { type: string, minLength: 10000 } }',
    ],
  ])('a sample is limited to 20,000 values: %s', async (at, beyond) => {
    expect(await said(ofSchema(at))).toEqual([]);
    expect(await said(ofSchema(beyond))).toEqual(impossible('it has more than 20000 values'));
  });

  test('a sample is limited to 32 levels of nesting', async () => {
    const nested = (depth: number): string =>
      ['{ type: array, minItems: 1, items: '.repeat(depth), '{ type: string }', ' }'.repeat(depth)].join('');
    expect(await said(ofSchema(nested(32)))).toEqual([]);
    expect(await said(ofSchema(nested(33)))).toEqual(impossible('it is nested more than 32 levels deep'));
  });

  test('strings in a sample are limited to 10,000 characters', async () => {
    const ofLength = (length: number): Files => ofSchema(`{ type: string, minLength: ${length} }`);
    expect(await said(ofLength(10_000))).toEqual([]);
    expect(await said(ofLength(10_001))).toEqual(
      impossible('the schema requires a string of more than 10000 characters'),
    );
  });
});

describe('limits of serialized parameters', () => {
  const properties = (count: number): string =>
    `{ type: object, properties: { ${Array.from({ length: count }, (_, index) => `p${index}: { type: string }`).join(', ')} } }`;

  test('a serialized parameter is limited to 1,000 fields, including the parameter itself', async () => {
    const document = (count: number): string => `${head}paths:
  /x:
    get:
      operationId: getX
      parameters: [{ name: q, in: query, schema: ${properties(count)} }]
      responses: { '204': { description: Done, headers: { h: { schema: ${properties(count)} } } } }
`;
    expect(await saidOfLowering(document(999))).toEqual([]);
    expect(await saidOfLowering(document(1000))).toEqual([
      'param-shape-unsupported: parameter "q": style "form" cannot serialize more than 1000 fields',
      'param-shape-unsupported: header "h": style "simple" cannot serialize more than 1000 fields',
    ]);
  });
});

describe('limits of a diagnostic', () => {
  const at = (column: number, length: number): string =>
    formatDiagnostic(
      diagnose('document-invalid', { file: 'a.yaml', line: 1, column }, { reason: 'no' }),
      'x'.repeat(length),
    );

  test('a diagnostic shows source lines of up to 160 characters, and only 100 around the location of longer ones', () => {
    expect(at(160, 160)).toContain(`\n> 1 | ${'x'.repeat(160)}\n    | ${' '.repeat(159)}^\n`);
    expect(at(1, 161)).toContain(`\n> 1 | ${'x'.repeat(100)}…\n    | ^\n`);
    expect(at(101, 400)).toContain(`\n> 1 | …${'x'.repeat(100)}…\n    | ${' '.repeat(51)}^\n`);
    expect(at(400, 400)).toContain(`\n> 1 | …${'x'.repeat(51)}\n    | ${' '.repeat(51)}^\n`);
  });

  test('a diagnostic for a long line of JSON names the operation or pointer first', () => {
    const operation = { summary: 'x'.repeat(500), parameters: [{ name: 'a' }, { name: 'b"\\' }], tags: ['t'] };
    const source = JSON.stringify({
      paths: { '/pets/{id}': { get: operation, parameters: [] } },
      webhooks: { made: { post: {} } },
      components: { schemas: { 'a/b': { type: 'object' } } },
    });
    const show = (part: string, text = source): string | undefined => {
      const position = { file: 'a.json', line: 1, column: text.indexOf(part) + 1 };
      return formatDiagnostic(diagnose('document-invalid', position, { reason: 'no' }), text).split('\n')[1];
    };
    expect(show('"summary"')).toBe('  in GET /pets/{id}, at /summary');
    // A position before the previous one.
    expect(show('"get"')).toBe('  in GET /pets/{id}');
    expect(show('"b\\"')).toBe('  in GET /pets/{id}, at /parameters/1/name');
    expect(show('{"name":"b')).toBe('  in GET /pets/{id}, at /parameters/1');
    expect(show('"t"')).toBe('  in GET /pets/{id}, at /tags/0');
    expect(show('"parameters":[]')).toBe('  in #/paths/~1pets~1{id}/parameters');
    expect(show('"post"')).toBe('  in POST of the webhook made');
    expect(show('"type"')).toBe('  in #/components/schemas/a~1b/type');
    expect(show('{')).toBe('  in #');
    expect(show('b', `a: ${'x'.repeat(600)}b`)).toMatch(/^> 1 \| …x+/u);
  });

  test.each([
    [199, ['> 1 | …', '    | ^', '  hint']],
    [200, ['  in #/info/title', '> 1 | …', '    | ^', '  hint']],
    [499, ['  in #/info/title', '> 1 | …', '    | ^', '  hint']],
    [500, ['  in #/info/title', '> 1 | …', '    | ^', '  hint']],
  ])('a diagnostic in a JSON line of %i characters names the location if the line is long', (length, expected) => {
    const text = (padding: number): string => JSON.stringify({ x: 'x'.repeat(padding), info: { title: 1 } });
    const source = text(length - text(0).length);
    const position = { file: 'a.json', line: 1, column: source.indexOf('"title"') + 1 };
    const lines = formatDiagnostic(diagnose('document-invalid', position, { reason: 'no' }), source)
      .split('\n')
      .slice(1);
    expect(lines.map((line) => line.replace(/^( {4}\|) +/u, '$1 ').replace(/(\| …|hint).*$/u, '$1'))).toEqual(expected);
  });

  test('a diagnostic in a document on one line shows 100 characters with a mark, and no other lines', () => {
    const source = `${JSON.stringify({ x: 'x'.repeat(600), info: { title: 1 }, y: 'y'.repeat(600) })}\n`;
    const position = { file: 'a.json', line: 1, column: source.indexOf('"title"') + 1 };
    const lines = formatDiagnostic(diagnose('document-invalid', position, { reason: 'no' }), source).split('\n');
    expect(lines.slice(1, -1)).toEqual([
      '  in #/info/title',
      `> 1 | …${'x'.repeat(40)}","info":{"title":1},"y":"${'y'.repeat(34)}…`,
      `    | ${' '.repeat(51)}^`,
    ]);
  });

  test('a diagnostic shows control characters as symbols', () => {
    const shown = formatDiagnostic(
      diagnose('document-invalid', { file: 'a.yaml', line: 1, column: 3 }, { reason: '\u001b[31mno\u0007' }),
      '\t\u001b]0;x\u0007 \u009b1m \u202e',
    );
    expect(shown.split('\n').slice(0, 3)).toEqual([
      'a.yaml:1:3 error document-invalid: ␛[31mno␇',
      '> 1 | \t␛]0;x␇ \ufffd1m \ufffd',
      '    |   ^',
    ]);
  });

  test('a diagnostic quotes at most 120 characters of a text', () => {
    const quoted = (length: number): string =>
      diagnose('security-scheme-unknown', { file: 'a.yaml', line: 1, column: 1 }, { name: 'x'.repeat(length) }).message;
    expect(quoted(120)).toBe(`the security scheme "${'x'.repeat(120)}" is not declared`);
    expect(quoted(121)).toBe(`the security scheme "${'x'.repeat(117)}..." is not declared`);
  });
});

describe('limits of a multipart body', () => {
  const bodyOf = (schema: object, itemEncoding: object, schemas: object = {}): string =>
    JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'Case', version: '1' },
      components: { schemas },
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            requestBody: { content: { 'multipart/mixed': { schema, itemEncoding } } },
            responses: { 204: { description: 'Done' } },
          },
        },
      },
    });
  const contentType = 'multipart/mixed';
  const tooMany = [
    'construct-unsupported: a multipart body with more than 1000 nested multipart parts is not supported',
  ];

  test('a multipart body is limited to 1,000 nested multipart parts', async () => {
    const list = { type: 'array', items: { type: 'string' } };
    const wide = (count: number): string =>
      bodyOf({ type: 'array', prefixItems: Array(count).fill(list), items: list }, { contentType });
    expect(await saidOfLowering(wide(999))).toEqual([]);
    expect(await saidOfLowering(wide(1000))).toEqual(tooMany);
  });

  test('the limit of nested multipart parts does not depend on the depth of the encodings', async () => {
    const ref = { $ref: '#/components/schemas/List' };
    const deep = (levels: number): object => (levels === 0 ? {} : { contentType, itemEncoding: deep(levels - 1) });
    const schemas = { List: { type: 'array', prefixItems: Array(40).fill(ref), items: ref } };
    expect(await saidOfLowering(bodyOf(ref, deep(1), schemas))).toEqual([]);
    expect(await saidOfLowering(bodyOf(ref, deep(12), schemas))).toEqual(tooMany);
  });
});
