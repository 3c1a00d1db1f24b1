/**
 * Compiler messages for common mistakes with generated packages. They are short and name the mistake. A unit test,
 * because cases compile.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../support/spec.js';
import { type Compiler, typeCheck } from '../support/type-check.js';
import { makeWorkspace, type Workspace } from '../support/workspace.js';

const server = `import { createServer, type Handlers } from '@community-platform/server';
type Some = Pick<Handlers, 'getQuota' | 'getPost'>;
const getPost: Some['getPost'] = () => ({ status: 404, body: { success: false, message: '', error_details: {} } });
`;
const client = `import { createApi, createClient, createPost, getPost, listPosts } from '@community-platform/client';
const client = createClient();
`;

/** The mistake, the code, and the expected message. */
const mistakes: readonly (readonly [what: string, head: string, code: string, said: RegExp])[] = [
  [
    'an undeclared status',
    server,
    `export const a: Some = { getPost, getQuota: () => ({ status: 299, body: {} }) };`,
    /'299' is not/u,
  ],
  [
    'an undeclared status in an async handler',
    server,
    `export const a: Some = { getPost, getQuota: async () => ({ status: 299, body: {} }) };`,
    /'299' is not assignable to type '200 \| 401 \|/u,
  ],
  [
    'an undeclared status among declared ones',
    server,
    `export const a: Some['getPost'] = async ({ path }) => {
  if (path.id === 0) return { status: 299 };
  return { status: 404, body: { success: false, message: '', error_details: {} } };
};`,
    /'299' is not assignable to type '200 \|/u,
  ],
  [
    'an undeclared status in `createServer`',
    server,
    `createServer({ mock: true, handlers: { getQuota: () => ({ status: 299 }) } });`,
    /'number' is not assignable to type '200|'299' is not/u,
  ],
  [
    'a response property of the wrong type',
    server,
    `export const a: Some = { getPost, getQuota: () => ({ status: 200, body: { limit: '5' } }) };`,
    /'string' is not assignable to type 'number/u,
  ],
  [
    'a missing response body',
    server,
    `export const a: Some = { getPost, getQuota: () => ({ status: 200 }) };`,
    /'body' is missing/u,
  ],
  [
    'a handler that returns undefined',
    server,
    `export const a: Some = { getPost, getQuota: () => undefined };`,
    /'undefined' is not assignable to type 'Awaitable<Reply<GetQuotaResult>>'/u,
  ],
  [
    'a misspelled handler',
    server,
    `export const a: Partial<Handlers> = { getQouta: () => ({ status: 401 }) };`,
    /Did you mean to write 'getQuota'/u,
  ],
  ['a missing handler', server, `export const a: Some = { getPost };`, /'getQuota' is missing/u],
  ['a misspelled option', server, `createServer({ mock: true, handler: {} });`, /Did you mean to write 'handlers'/u],
  [
    'an unknown input property',
    server,
    `export const a: Some['getPost'] = ({ path }) => { throw path.nothing; };`,
    /'nothing' does not exist on type 'GetPostPath'/u,
  ],
  [
    'missing path parameters',
    client,
    `await getPost(client, {});`,
    /'path' is missing in type '\{\}' but required in type 'GetPostRequest'/u,
  ],
  [
    'a path parameter of the wrong type',
    client,
    `await getPost(client, { path: { id: 'x' } });`,
    /'string' is not assignable to type 'number'/u,
  ],
  [
    'a misspelled parameter',
    client,
    `await listPosts(client, { query: { pages: 1 } });`,
    /Did you mean to write 'page'/u,
  ],
  [
    'a body property of the wrong type',
    client,
    `await createPost(client, { body: { name: 5 } });`,
    /'number' is not assignable to type 'string'/u,
  ],
  [
    'an unchecked status',
    client,
    `console.log((await listPosts(client)).body.records);`,
    /'records' does not exist on type 'ErrorBody/u,
  ],
  [
    'an unknown security scheme',
    client,
    `createClient({ auth: { Admin: 'x' } });`,
    /'Admin' does not exist in type 'Auth'/u,
  ],
  ['a misspelled method', client, `createApi(client).posts.lst();`, /Did you mean 'list'/u],
];

let workspace: Workspace;
const found = new Map<Compiler, Map<string, string>>();
const compilers: readonly Compiler[] = ['typescript', 'ts7'];

beforeAll(async () => {
  workspace = await makeWorkspace();
  const own = join(workspace.folder, 'own');
  mkdirSync(own);
  symlinkSync(
    join(root, 'node_modules/@community-platform'),
    join(workspace.folder, 'node_modules/@community-platform'),
  );
  mkdirSync(join(own, 'mistakes'));
  mistakes.forEach(([, head, code], index) => {
    writeFileSync(join(own, 'mistakes', `${index}.ts`), `${head}${code}\n`);
  });
  writeFileSync(
    join(workspace.folder, 'tsconfig.mistakes.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['own/mistakes'] }),
  );
  for (const compiler of compilers) {
    const messages = new Map<string, string>();
    let file = '';
    for (const line of typeCheck(workspace.folder, compiler, 'tsconfig.mistakes.json')) {
      const [, path, text] = /^own\/mistakes\/(\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)$/u.exec(line) ?? [];
      if (path !== undefined) file = path;
      messages.set(file, `${messages.get(file) ?? ''}${text === undefined ? '' : '\f'}${text ?? line.trim()}\n`);
    }
    found.set(compiler, messages);
  }
});

afterAll(() => workspace.remove());

describe.each(compilers)('messages of %s', (compiler) => {
  test.each(mistakes.map(([what, , , said], index) => [what, said, String(index)] as const))(
    'the compiler message names the mistake: %s',
    (_, said, index) => {
      const text = found.get(compiler)?.get(index) ?? '';
      expect(text).toMatch(said);
      // An undeclared status is listed with all declared ones, in the last line of the message chain.
      const isChain = /'DeclaredStatus</u.test(text);
      for (const message of text.split('\f'))
        expect((isChain ? (message.trim().split('\n').at(-1) ?? '') : message).length, message).toBeLessThan(300);
    },
  );
});
