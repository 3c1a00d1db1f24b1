/**
 * What a second, independent corpus found that the first had not: it is written of a document of its own, so that neither
 * owes anything to the other.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Verdicts } from '../../generator/src/commands/diff/change.js';
import { type Compiler, createCompiler } from '../../generator/src/commands/diff/compiler.js';
import { type Difference, diffDocuments } from '../../generator/src/commands/diff/diff.js';
import { loadText, testConfig } from '../support/documents.js';
import { applyEdit, type Edit } from './edit.js';

const json = (schema: object): object => ({ 'application/json': { schema } });
const named = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

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

const compare = async (
  edit: Edit,
  { redocly = false, given = {} }: { readonly redocly?: boolean; readonly given?: Edit } = {},
): Promise<Difference> => {
  const before = applyEdit(base, given);
  const [old, now] = [await loadText(JSON.stringify(before)), await loadText(JSON.stringify(applyEdit(before, edit)))];
  const found = await diffDocuments(old, now, testConfig, { redocly, compiler });
  if (found === undefined) throw new Error(JSON.stringify([old.diagnostics, now.diagnostics]));
  return found;
};

const expectChange = async (edit: Edit, pointer: string, verdicts: Verdicts, given: Edit = {}): Promise<void> => {
  const { changes, callers, implementers } = await compare(edit, { given });
  expect(changes.map((change) => [change.pointer, change.callers, change.implementers])).toEqual([
    [pointer, verdicts.callers, verdicts.implementers],
  ]);
  expect({ callers, implementers }).toEqual(verdicts);
};

const link = '/paths/~1books/post/responses/201/links/again';
const scopes = '/components/securitySchemes/login/flows/clientCredentials/scopes';
const spare = '/components/schemas/Spare';

describe('what is declared twice', () => {
  test('is no difference of a tag that says one thing, then another', async () => {
    const edit = { set: { '/info/description': 'Of books.' } };
    await expectChange(edit, '/info/description', { callers: 'documentation', implementers: 'documentation' });
  });

  test('differs where the tag that counts does, at its own place', async () => {
    const edit = { set: { '/tags/0/description': 'Most of them.' } };
    await expectChange(edit, '/tags/0/description', { callers: 'documentation', implementers: 'documentation' });
  });
});

describe('links', () => {
  test('break callers where they lead to another operation', async () => {
    await expectChange({ set: { [`${link}/operationId`]: 'keepBook' } }, link, {
      callers: 'breaking',
      implementers: 'none',
    });
  });

  test('lead to the same operation, whatever it is called', async () => {
    const { changes } = await compare({
      set: { '/paths/~1books~1{id}/get/operationId': 'getBook', [`${link}/operationId`]: 'getBook' },
    });
    expect(changes.filter(({ message }) => message.includes('leads to another'))).toEqual([]);
  });

  test('demand nothing of callers by the result that they are given', async () => {
    const edit = { set: { '/components/schemas/Book/required': ['id', 'pages'] } };
    const verdicts = { callers: 'compatible', implementers: 'breaking' } as const;
    await expectChange(edit, '/components/schemas/Book/required', verdicts);
  });
});

describe('scopes', () => {
  test('break callers where one is gone that they may ask for', async () => {
    await expectChange({ remove: [`${scopes}/write`] }, `${scopes}/write`, {
      callers: 'breaking',
      implementers: 'none',
    });
  });

  test('break nobody where there is one more', async () => {
    const edit = { set: { [`${scopes}/admin`]: 'All' } };
    await expectChange(edit, `${scopes}/admin`, { callers: 'compatible', implementers: 'none' });
  });
});

describe('schemas that no operation needs', () => {
  test('have words', async () => {
    const edit = { set: { [`${spare}/properties/size/description`]: 'In pages.' } };
    const words = { callers: 'documentation', implementers: 'documentation' } as const;
    await expectChange(edit, `${spare}/properties/size/description`, words);
  });

  test('break nobody by what TypeScript has no type for', async () => {
    const edit = { set: { [`${spare}/properties/size/maximum`]: 9 } };
    await expectChange(edit, `${spare}/properties/size/maximum`, { callers: 'compatible', implementers: 'compatible' });
  });

  test('break whoever uses the type where that is another', async () => {
    const edit = { set: { [`${spare}/properties/size/type`]: 'string' } };
    await expectChange(edit, `${spare}/properties/size/type`, { callers: 'breaking', implementers: 'breaking' });
  });

  test('are new, or gone with their types', async () => {
    const fresh = { set: { '/components/schemas/Fresh': { type: 'string' } } };
    await expectChange(fresh, '/components/schemas/Fresh', { callers: 'compatible', implementers: 'compatible' });
    await expectChange({ remove: [spare] }, spare, { callers: 'breaking', implementers: 'breaking' });
  });

  test('are judged by operations in what these lead to as well', async () => {
    const edit = { set: { '/components/schemas/Book/properties/pages/maximum': 9 } };
    const verdicts = { callers: 'compatible', implementers: 'breaking' } as const;
    const given = { set: { [`${spare}/properties/within`]: named('Book') } };
    await expectChange(edit, '/components/schemas/Book/properties/pages/maximum', verdicts, given);
  });
});

describe('Redocly', () => {
  test('knows what a document asks for of all operations', async () => {
    const edit = { set: { '/paths/~1books/post/security': [{ key: [] }, { login: ['read'] }] } };
    const { callers, changes } = await compare(edit, { redocly: true });
    expect([callers, changes.flatMap(({ heldBy }) => heldBy)]).toEqual(['compatible', ['document']]);
  });
});
