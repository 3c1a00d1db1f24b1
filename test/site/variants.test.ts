/** Variants of schemas in HTML and Markdown: a list of common fields, then each variant and its differences. */
import { expect, test } from 'vitest';
import { makeSiteOf } from './site-pages.js';

const text = { type: 'string' };

/** Returns an object schema with properties, of which exactly one of `names` is required. */
function oneOf(properties: object, names: readonly string[], more: object = {}): object {
  return { type: 'object', properties, oneOf: names.map((name) => ({ required: [name] })), ...more };
}

const { files } = await makeSiteOf({
  openapi: '3.1.0',
  info: { title: 'Variants', version: '1' },
  paths: {
    '/a': {
      post: {
        operationId: 'send',
        tags: ['a'],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Receiver' } } } },
        responses: { 204: { description: 'None.' } },
      },
    },
  },
  components: {
    schemas: {
      Receiver: oneOf({ email: text, id: { type: 'integer' } }, ['email', 'id']),
      Message: oneOf({ body: text, room: text, member: text }, ['room', 'member'], { required: ['body'] }),
      Named: { type: 'object', required: ['name'], properties: { name: text } },
      Token: { allOf: [{ $ref: '#/components/schemas/Named' }, { type: 'object', properties: { name: text } }] },
      Merged: {
        allOf: [
          {
            type: 'object',
            properties: {
              constant: { type: 'string', enum: ['one'], description: 'Always one.' },
              later: text,
              count: { type: 'integer' },
              less: { enum: ['a', 'b'] },
              more: { enum: ['a', 'b', 'c'] },
              short: { type: 'string', maxLength: 5 },
              open: { type: 'object', properties: { x: text } },
            },
          },
          {
            type: 'object',
            required: ['constant'],
            properties: {
              constant: { type: 'string', description: 'Some text.' },
              later: { const: 'two' },
              count: { type: 'number' },
              less: { enum: ['a', 'b', 'c'] },
              more: { enum: ['a', 'b'] },
              short: { type: 'string', description: 'A word.' },
              open: { type: 'object', properties: { y: text } },
            },
          },
        ],
      },
      Shape: {
        oneOf: ['circle', 'square'].map((kind) => ({
          type: 'object',
          required: ['kind', 'size'],
          properties: { kind: { const: kind }, size: { type: 'integer' } },
        })),
      },
      Drawing: {
        type: 'object',
        properties: {
          part: {
            oneOf: [
              { type: 'object', required: ['x'], properties: { x: text } },
              { type: 'object', title: 'Other', properties: { y: text } },
            ],
          },
          map: { type: 'object', additionalProperties: { type: 'integer' } },
        },
      },
    },
  },
});

/** Returns the lines about types in a page's Markdown. */
function listLines(path: string): readonly string[] {
  return (files.get(`reference/${path}.md`) ?? '').split('\n').filter((line) => /^(?:Type:| *- |\*\*)/u.test(line));
}

function listLabels(path: string): readonly (string | undefined)[] {
  const section = (files.get(`reference/${path}.html`) ?? '').matchAll(/class="tab" data-label="([^"]*)"/gu);
  return [...section].map(([, label]) => label);
}

test.each(['schemas/Receiver', 'a/send'])('the page %s shows each variant with its fields', (path) => {
  expect(listLines(path).filter((line) => !line.startsWith('Type:'))).toEqual([
    '**Variant 1: object with `email`**',
    '- `email` (string, required)',
    '- `id` (not allowed)',
    '**Variant 2: object with `id`**',
    '- `id` (integer, required)',
    '- `email` (not allowed)',
  ]);
  expect(listLabels(path).slice(0, 2)).toEqual(['email', 'id']);
  expect(files.get(`reference/${path}.html`)).toContain('<span class="type">not allowed</span>');
});

test('variants come after the fields that they share', () => {
  expect(listLines('schemas/Message').slice(0, 6)).toEqual([
    'Type: object',
    '- `body` (string, required)',
    '- `room` (string)',
    '- `member` (string)',
    '**Variant 1: object with `room`**',
    '- `room` (string, required)',
  ]);
});

test('a property that several parts of an intersection declare allows only what all of them allow', () => {
  const lines = (files.get('reference/schemas/Merged.md') ?? '').split('\n').filter((line) => /^ *- /u.test(line));
  expect(lines).toEqual([
    '- `constant` (`"one"`, required): Always one.',
    '- `later` (`"two"`)',
    '- `count` (integer)',
    '- `less` (`"a"` or `"b"`)',
    '- `more` (`"a"` or `"b"`)',
    '- `short` (string): A word. At most 5 characters.',
    '- `open` (object)',
    '  - `x` (string)',
    '  - `y` (string)',
  ]);
});

test('a property that several parts of an intersection declare is listed once', () => {
  expect(listLines('schemas/Token').slice(1)).toEqual(['- `name` (string, required)']);
});

test('variants are labeled by a property that has only one value', () => {
  expect(listLines('schemas/Shape').filter((line) => line.startsWith('**'))).toEqual([
    '**Variant 1: object where `kind` is `circle`**',
    '**Variant 2: object where `kind` is `square`**',
  ]);
  expect(listLabels('schemas/Shape')).toEqual(['circle', 'square']);
});

test('variants of a field are nested list items', () => {
  expect(listLines('schemas/Drawing')).toEqual([
    'Type: object',
    '- `part` (object)',
    '  - Variant 1: object with `x`',
    '    - `x` (string, required)',
    '  - Variant 2: Other',
    '    - `y` (string)',
    '- `map` (object)',
    '  - `[any other key]` (integer)',
  ]);
  expect(listLabels('schemas/Drawing')).toEqual(['x', 'Other']);
});
