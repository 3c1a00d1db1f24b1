/**
 * What the compiler says of mistakes that are commonly made against generated packages: few words, which name what is
 * wrong. A unit test, since a case compiles.
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

/** What is wrong, the code, and what has to be said of it. */
const mistakes: readonly (readonly [what: string, head: string, code: string, said: RegExp])[] = [
  [
    'a status',
    server,
    `export const a: Some = { getPost, getQuota: () => ({ status: 299, body: {} }) };`,
    /'299' is not/u,
  ],
  [
    'a status, later',
    server,
    `export const a: Some = { getPost, getQuota: async () => ({ status: 299, body: {} }) };`,
    /'299' is not assignable to type '200 \| 401 \|/u,
  ],
  [
    'a status among others',
    server,
    `export const a: Some['getPost'] = async ({ path }) => {
  if (path.id === 0) return { status: 299 };
  return { status: 404, body: { success: false, message: '', error_details: {} } };
};`,
    /'299' is not assignable to type '200 \|/u,
  ],
  [
    'a status in `createServer`',
    server,
    `createServer({ mock: true, handlers: { getQuota: () => ({ status: 299 }) } });`,
    /'number' is not assignable to type '200|'299' is not/u,
  ],
  [
    'a body',
    server,
    `export const a: Some = { getPost, getQuota: () => ({ status: 200, body: { limit: '5' } }) };`,
    /'string' is not assignable to type 'number/u,
  ],
  ['no body', server, `export const a: Some = { getPost, getQuota: () => ({ status: 200 }) };`, /'body' is missing/u],
  [
    'nothing',
    server,
    `export const a: Some = { getPost, getQuota: () => undefined };`,
    /'undefined' is not assignable to type 'Awaitable<Reply<GetQuotaResult>>'/u,
  ],
  [
    'a name',
    server,
    `export const a: Partial<Handlers> = { getQouta: () => ({ status: 401 }) };`,
    /Did you mean to write 'getQuota'/u,
  ],
  ['no handler', server, `export const a: Some = { getPost };`, /'getQuota' is missing/u],
  ['an option', server, `createServer({ mock: true, handler: {} });`, /Did you mean to write 'handlers'/u],
  [
    'input',
    server,
    `export const a: Some['getPost'] = ({ path }) => { throw path.nothing; };`,
    /'nothing' does not exist on type 'GetPostPath'/u,
  ],
  [
    'no path',
    client,
    `await getPost(client, {});`,
    /'path' is missing in type '\{\}' but required in type 'GetPostRequest'/u,
  ],
  ['a path', client, `await getPost(client, { path: { id: 'x' } });`, /'string' is not assignable to type 'number'/u],
  ['a parameter', client, `await listPosts(client, { query: { pages: 1 } });`, /Did you mean to write 'page'/u],
  [
    'a member',
    client,
    `await createPost(client, { body: { name: 5 } });`,
    /'number' is not assignable to type 'string'/u,
  ],
  [
    'a success',
    client,
    `console.log((await listPosts(client)).body.records);`,
    /'records' does not exist on type 'ErrorBody/u,
  ],
  ['a scheme', client, `createClient({ auth: { Admin: 'x' } });`, /'Admin' does not exist in type 'Auth'/u],
  ['a method', client, `createApi(client).posts.lst();`, /Did you mean 'list'/u],
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

describe.each(compilers)('by %s', (compiler) => {
  test.each(mistakes.map(([what, , , said], index) => [what, said, String(index)] as const))('%s', (_, said, index) => {
    const text = found.get(compiler)?.get(index) ?? '';
    expect(text).toMatch(said);
    // A status that is none of several is named with all of them, in the last line of those that lead to it.
    const isChain = /'DeclaredStatus</u.test(text);
    for (const message of text.split('\f'))
      expect((isChain ? (message.trim().split('\n').at(-1) ?? '') : message).length, message).toBeLessThan(300);
  });
});
