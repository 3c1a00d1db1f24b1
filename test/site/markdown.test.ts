/** Pages of operations and schemas as Markdown. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import type { PathOf } from '../../generator/src/commands/reference/site/markdown/fields.js';
import { printOperationPages } from '../../generator/src/commands/reference/site/markdown/operation.js';
import { printSchemaMarkdown } from '../../generator/src/commands/reference/site/markdown/schema.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { loadProjectInput } from '../support/emit-input.js';

const pathOf: PathOf = {
  operation: ({ tag, id }) => `operations/${encodeURIComponent(tag)}/${id}.md`,
  schema: ({ name }) => `schemas/${encodeURIComponent(name)}.md`,
  find: () => undefined,
};

async function prepareText(document: object): Promise<EmitInput> {
  const { value, diagnostics } = prepare(await loadText(JSON.stringify(document)), testConfig);
  if (value === undefined) throw new Error(JSON.stringify(diagnostics));
  return value;
}

const pets = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://a.example' }],
  paths: {
    '/pets/{id}': {
      put: {
        tags: ['pets'],
        operationId: 'replacePet',
        summary: 'Replace a pet',
        description: 'Replaces **all** fields.\n\n- One\n- Two',
        deprecated: true,
        security: [{ token: [] }, {}],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'integer', minimum: 1 },
            example: 7,
            description: 'The\npet | id.',
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
        },
        responses: {
          200: {
            description: 'The pet.',
            content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } } },
          },
          404: { description: 'No pet.' },
        },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: {
        type: 'object',
        description: 'A pet.',
        required: ['name'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string', maxLength: 10, examples: ['Rex'], description: 'The *name*.' },
          kind: { enum: ['cat', 'dog'] },
          parent: { $ref: '#/components/schemas/Pet' },
          toys: {
            type: 'array',
            items: { type: 'object', required: ['at'], properties: { at: { type: 'string', format: 'date' } } },
          },
        },
      },
    },
  },
};

test('the page of an operation has its parameters, fields, responses and samples', async () => {
  const input = await prepareText(pets);
  const [operation] = input.api.operations;
  if (operation === undefined) throw new Error('no operation');
  const [head, samples] = printOperationPages(input, operation, pathOf).whole.split(/(?=^## curl$)/mu);
  expect(head).toBe(`# Replace a pet

\`PUT /pets/{id}\`

**Deprecated.**

Replaces **all** fields.

- One
- Two

Authentication: \`token\` or none.

[Client](../../guide/client.md): \`replacePet(client, …)\` or \`api.pets.replace(…)\`.

## Parameters

| Name | In | Type | Required | Description |
|---|---|---|---|---|
| \`id\` | path | integer | yes | The pet \\| id. At least 1. Example: \`7\`. |

## Request body

Required.

\`application/json\`: [Pet](../../schemas/Pet.md)

- \`name\` (string, required): The *name*. At most 10 characters. Example: \`"Rex"\`.
- \`kind\` (\`"cat"\` or \`"dog"\`)
- \`parent\` ([Pet](../../schemas/Pet.md))
- \`toys\` (array of object)
  - \`at\` (string (date), required): Format: date.

## Responses

### 200

The pet.

\`application/json\`: array of [Pet](../../schemas/Pet.md)

### 404

No pet.

`);
  const headings = [...(samples ?? '').matchAll(/^## (.*)\n\n```(.*)\n/gmu)].map(([, heading, language]) => [
    heading,
    language,
  ]);
  expect(headings).toEqual([
    ['curl', 'bash'],
    ['TypeScript', 'typescript'],
    ['JavaScript', 'javascript'],
    ['Python', 'python'],
    ['Example response', 'json'],
  ]);
});

test('the page of a schema has the fields of responses, and also those of requests if they differ', async () => {
  const input = await prepareText(pets);
  const [schema] = input.api.schemas;
  if (schema === undefined) throw new Error('no schema');
  const text = printSchemaMarkdown(input, schema, pathOf);
  const [received = '', sent = ''] = text.split('## In requests');
  expect(received).toContain('# Pet\n\nA pet.\n\nType: object\n\n- `name` (string, required)');
  expect(received).toContain('- `id` (integer)');
  expect(received).toContain('- `parent` ([Pet](Pet.md))');
  expect(sent).toContain('- `name` (string, required)');
  expect(sent).not.toContain('`id`');
});

test('every link on a page of this document points to a page', async () => {
  const { input } = await loadProjectInput();
  const pages = new Map([
    ...input.api.operations.map(
      (each) => [pathOf.operation(each), printOperationPages(input, each, pathOf).whole] as const,
    ),
    ...input.api.schemas.map((each) => [pathOf.schema(each), printSchemaMarkdown(input, each, pathOf)] as const),
  ]);
  const links = [...pages].flatMap(([path, text]) =>
    [...text.replaceAll(/^```[\s\S]*?^```$/gmu, '').matchAll(/\]\((?!https?:)([^)#]*\.md)\)/gu)].map(
      ([, target = '']) => posix.join(posix.dirname(path), target),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((target) => target !== 'guide/client.md' && !pages.has(target))).toEqual([]);
});

test('descriptions in tables, lists and responses remain Markdown and take one line', async () => {
  const text = 'Sets `per_page` | *how many*,\nsee [pets](#pets) and `a|b`.';
  const document = {
    openapi: '3.1.0',
    info: { title: 'Lines', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'list',
          parameters: [
            { name: 'optional', in: 'query', schema: { type: 'string' }, description: text },
            { name: 'needed', in: 'query', required: true, schema: { type: 'string', pattern: 'x|y' }, example: 'x' },
          ],
          responses: {
            200: {
              description: text,
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['last'],
                    properties: { first: { type: 'string', description: text }, last: { type: 'string' } },
                  },
                },
              },
            },
            400: { description: '# No\n- heading `' },
          },
        },
      },
    },
  };
  const input = await prepareText(document);
  const [operation] = input.api.operations;
  if (operation === undefined) throw new Error('no operation');
  const pages = { ...pathOf, find: (href: string) => (href === '#pets' ? { path: 'pets/index' } : undefined) };
  const [about = ''] = printOperationPages(input, operation, pages).whole.split('## curl');
  const lines = about.split('\n').filter((line) => /`(?:optional|needed|first|last)`|Sets|No/u.test(line));
  expect(lines).toEqual([
    '| `needed` | query | string | yes | Pattern: `x\\|y`. Example: `"x"`. |',
    '| `optional` | query | string | no | Sets `per_page` \\| *how many*, see [pets](../../pets/index.md) and `a\\|b`. |',
    'Sets `per_page` | *how many*, see [pets](../../pets/index.md) and `a|b`.',
    '- `last` (string, required)',
    '- `first` (string): Sets `per_page` | *how many*, see [pets](../../pets/index.md) and `a|b`.',
    '\\# No - heading \\`',
  ]);
});

test.each([
  ['\\`<script>a()</script>`', '&#96;&lt;script>a()&lt;/script>\\`'],
  ['~~~\n<script>\n~~~', '\\~~~ &lt;script> ~~~'],
  ['``` <i>`', '\\`\\`\\` &lt;i>\\`'],
  ['<b>x</b> ![y](z)', '**x** &#33;y'],
  ['[x](&#106;avascript:y) [z](javascript:y)', '[x\\](&#106;avascript:y) [z\\](javascript:y)'],
  ['`[x](a:b)` [x](https://a.example)', '`[x](a:b)` [x](https://a.example)'],
  ['`a` ` <script>', '`a` \\` &lt;script>'],
])('markup that cannot be on one line of Markdown becomes text: %j', async (description, expected) => {
  const pointed = { type: 'object', properties: { field: { type: 'string', description } } };
  const input = await prepareText({
    openapi: '3.1.0',
    info: { title: 'Marks', version: '1' },
    paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema: pointed } } }, responses: {} } } },
  });
  const [operation] = input.api.operations;
  if (operation === undefined) throw new Error('no operation');
  const { whole } = printOperationPages(input, operation, pathOf);
  expect(whole.split('\n').find((line) => line.startsWith('- `field`'))).toBe(`- \`field\` (string): ${expected}`);
});

test('schemas are called by their type names, and their page also shows their name in the document', async () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/pet_create_request' } } };
  const input = await prepareText({
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: {
      '/a': { post: { operationId: 'a', requestBody: { content }, responses: { 200: { description: 'OK' } } } },
    },
    components: {
      schemas: {
        pet_create_request: { type: 'object', properties: { name: { type: 'string' } } },
        Toy: { type: 'object' },
      },
    },
  });
  const [operation] = input.api.operations;
  if (operation === undefined) throw new Error('no operation');
  expect(printOperationPages(input, operation, pathOf).whole).toContain(
    '[PetCreateRequest](../../schemas/pet_create_request.md)',
  );
  const texts = input.api.schemas.map((schema) => printSchemaMarkdown(input, schema, pathOf));
  expect(texts.map((text) => text.split('\n').slice(0, 3).join('\n'))).toEqual([
    '# PetCreateRequest\n\nName in the document: `pet_create_request`',
    expect.not.stringContaining('Name in the document'),
  ]);
});

test('text from the document is never HTML and never closes a code fence', async () => {
  const evil = '<script>a()</script> [x](javascript:y) ``` | # \n```\n# Title';
  const schema = {
    type: 'object',
    description: evil,
    properties: { [evil]: { type: 'string', description: evil, default: evil, enum: [evil] } },
    examples: [{ [evil]: evil }],
  };
  const input = await prepareText({
    openapi: '3.1.0',
    info: { title: 'Evil', version: '1' },
    paths: {
      '/a': {
        post: {
          summary: evil,
          description: '<script>a()</script>',
          parameters: [{ name: 'p`|', in: 'query', schema: { type: 'string' }, example: evil, description: evil }],
          requestBody: {
            description: evil,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Evil' } } },
          },
          responses: {
            200: {
              description: evil,
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Evil' } } },
            },
          },
        },
      },
    },
    components: { schemas: { Evil: { ...schema, description: '<script>a()</script>' } } },
  });
  const texts = [
    ...input.api.operations.map((each) => printOperationPages(input, each, pathOf).whole),
    ...input.api.schemas.map((each) => printSchemaMarkdown(input, each, pathOf)),
  ];
  for (const text of texts) {
    const outside = text.replaceAll(/^(`{3,})\w+\n[\s\S]*?^\1$/gmu, '');
    expect(outside).not.toContain('<script>');
    expect(outside.replaceAll(/`[^`\n]*`/gu, '')).not.toContain('[x](');
    expect(outside).not.toMatch(/^# Title/mu);
    for (const row of outside.split('\n').filter((line) => line.startsWith('|')))
      expect(row.replaceAll('\\|', '').split('|')).toHaveLength(7);
  }
});
