/**
 * Cases that the first corpus missed, from a second, independent one. It edits a different document, so that the two
 * corpora do not depend on each other.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Verdicts } from '../../generator/src/commands/diff/change.js';
import { type Compiler, createCompiler } from '../../generator/src/commands/diff/compiler.js';
import { type Difference, diffDocuments } from '../../generator/src/commands/diff/diff.js';
import { loadText, testConfig } from '../support/documents.js';
import { applyEdit, type Edit } from './edit.js';

function json(schema: object): object {
  return { 'application/json': { schema } };
}
function named(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

const base: unknown = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1.0.0' },
  tags: [
    { name: 'books', description: 'All of them.' },
    { name: 'books', description: 'Said again.' },
  ],
  security: [{ key: [] }],
  paths: {
    '/books': {
      post: {
        operationId: 'addBook',
        tags: ['books'],
        responses: {
          '201': {
            description: 'Added',
            content: json(named('Book')),
            links: { again: { operationId: 'readBook', parameters: { id: '$response.body#/id' } } },
          },
        },
      },
    },
    '/books/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'readBook',
        tags: ['books'],
        security: [{ login: ['read'] }],
        responses: { '200': { description: 'OK', content: json(named('Book')) } },
      },
      put: {
        operationId: 'keepBook',
        tags: ['books'],
        responses: { '200': { description: 'OK', content: json(named('Book')) } },
      },
    },
  },
  components: {
    schemas: {
      Book: { type: 'object', required: ['id'], properties: { id: { type: 'string' }, pages: { type: 'integer' } } },
      Spare: { type: 'object', properties: { size: { type: 'integer' } } },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://id.example.org', scopes: { read: 'Read', write: 'Write' } } },
      },
    },
  },
};

let compiler: Compiler;
beforeAll(() => {
  compiler = createCompiler();
});

async function compare(
  edit: Edit,
  { redocly = false, given = {} }: { readonly redocly?: boolean; readonly given?: Edit } = {},
): Promise<Difference> {
  const before = applyEdit(base, given);
  const [old, now] = [await loadText(JSON.stringify(before)), await loadText(JSON.stringify(applyEdit(before, edit)))];
  const found = await diffDocuments(old, now, testConfig, { redocly, compiler });
  if (!('changes' in found)) throw new Error(JSON.stringify(found));
  return found;
}

async function expectChange(edit: Edit, pointer: string, verdicts: Verdicts, given: Edit = {}): Promise<void> {
  const { changes, callers, implementers } = await compare(edit, { given });
  expect(changes.map((change) => [change.pointer, change.callers, change.implementers])).toEqual([
    [pointer, verdicts.callers, verdicts.implementers],
  ]);
  expect({ callers, implementers }).toEqual(verdicts);
}

const link = '/paths/~1books/post/responses/201/links/again';
const scopes = '/components/securitySchemes/login/flows/clientCredentials/scopes';
const spare = '/components/schemas/Spare';

describe('tags that are declared twice', () => {
  test('ignores tags that are declared twice if the document did not change', async () => {
    const edit = { set: { '/info/description': 'Of books.' } };
    await expectChange(edit, '/info/description', { callers: 'documentation', implementers: 'documentation' });
  });

  test('compares only the effective declaration of a duplicate tag, and reports its location', async () => {
    const edit = { set: { '/tags/0/description': 'Most of them.' } };
    await expectChange(edit, '/tags/0/description', { callers: 'documentation', implementers: 'documentation' });
  });
});

describe('links', () => {
  test('pointing a link to another operation breaks callers', async () => {
    await expectChange({ set: { [`${link}/operationId`]: 'keepBook' } }, link, {
      callers: 'breaking',
      implementers: 'none',
    });
  });

  test('a link is unchanged if its operation is renamed', async () => {
    const { changes } = await compare({
      set: { '/paths/~1books~1{id}/get/operationId': 'getBook', [`${link}/operationId`]: 'getBook' },
    });
    expect(changes.filter(({ message }) => message.includes('leads to another'))).toEqual([]);
  });

  test('a new required response property does not break callers even if a link is declared', async () => {
    const edit = { set: { '/components/schemas/Book/required': ['id', 'pages'] } };
    const verdicts = { callers: 'compatible', implementers: 'breaking' } as const;
    await expectChange(edit, '/components/schemas/Book/required', verdicts);
  });
});

describe('scopes', () => {
  test('removing a scope breaks callers', async () => {
    await expectChange({ remove: [`${scopes}/write`] }, `${scopes}/write`, {
      callers: 'breaking',
      implementers: 'none',
    });
  });

  test('adding a scope breaks nobody', async () => {
    const edit = { set: { [`${scopes}/admin`]: 'All' } };
    await expectChange(edit, `${scopes}/admin`, { callers: 'compatible', implementers: 'none' });
  });
});

describe('schemas that no operation uses', () => {
  test('reports documentation changes of schemas that no operation uses', async () => {
    const edit = { set: { [`${spare}/properties/size/description`]: 'In pages.' } };
    const words = { callers: 'documentation', implementers: 'documentation' } as const;
    await expectChange(edit, `${spare}/properties/size/description`, words);
  });

  test('a change without effect on the TypeScript type breaks nobody if no operation uses the schema', async () => {
    const edit = { set: { [`${spare}/properties/size/maximum`]: 9 } };
    await expectChange(edit, `${spare}/properties/size/maximum`, { callers: 'compatible', implementers: 'compatible' });
  });

  test('changing the type of a schema breaks users of the type even if no operation uses the schema', async () => {
    const edit = { set: { [`${spare}/properties/size/type`]: 'string' } };
    await expectChange(edit, `${spare}/properties/size/type`, { callers: 'breaking', implementers: 'breaking' });
  });

  test('adding a schema that no operation uses is compatible; removing it with its type is breaking', async () => {
    const fresh = { set: { '/components/schemas/Fresh': { type: 'string' } } };
    await expectChange(fresh, '/components/schemas/Fresh', { callers: 'compatible', implementers: 'compatible' });
    await expectChange({ remove: [spare] }, spare, { callers: 'breaking', implementers: 'breaking' });
  });

  test('schemas that no operation uses do not affect the verdicts of schemas that operations use', async () => {
    const edit = { set: { '/components/schemas/Book/properties/pages/maximum': 9 } };
    const verdicts = { callers: 'compatible', implementers: 'breaking' } as const;
    const given = { set: { [`${spare}/properties/within`]: named('Book') } };
    await expectChange(edit, '/components/schemas/Book/properties/pages/maximum', verdicts, given);
  });
});

describe('Redocly', () => {
  test("Redocly's findings take the document's default security into account", async () => {
    const edit = { set: { '/paths/~1books/post/security': [{ key: [] }, { login: ['read'] }] } };
    const { callers, changes } = await compare(edit, { redocly: true });
    expect([callers, changes.flatMap(({ heldBy }) => heldBy)]).toEqual(['compatible', ['document']]);
  });
});
