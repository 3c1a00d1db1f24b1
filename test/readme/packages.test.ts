/** The READMEs of the generated packages: every snippet compiles and runs. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningMock, startMock } from '../support/mock.js';
import { checkSnippets, readBlocks, runSnippet, writeSnippet } from '../support/snippets.js';

const packages = ['types', 'client', 'server'];
const snippets = (
  await Promise.all(
    packages.map(async (name) => {
      const blocks = await readBlocks(`packages/${name}/README.md`, 'ts');
      return blocks.map((source, index) => [`package-${name}-${index}`, source] as const);
    }),
  )
).flat();

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

test('the README of each package has snippets', () => {
  for (const name of packages) expect(snippets.some(([id]) => id.startsWith(`package-${name}-`))).toBe(true);
});

test('all snippets in the package READMEs compile', async () => {
  const files = await Promise.all(snippets.map(([name, source]) => writeSnippet(`${name}-check`, source)));
  expect(await checkSnippets(files)).toBe('');
});

describe('running snippets', () => {
  const isRoute = ([, source]: readonly [string, string]): boolean => source.includes('handle as GET');

  test.each(snippets.filter(isRoute))('the snippet %s works as a route handler', async (name, source) => {
    const file = await writeSnippet(name, source);
    const { GET }: { readonly GET: (request: Request) => Promise<Response> } = await import(pathToFileURL(file).href);
    expect((await GET(new Request('http://localhost/api/none'))).status).toBe(404);
    const headers = { authorization: 'Token API_KEY' };
    expect((await GET(new Request('http://localhost/api/api/admin/v2/community', { headers }))).status).toBe(200);
    expect((await GET(new Request('http://localhost/none'))).status).toBe(404);
  });

  test.each(snippets.filter((each) => !isRoute(each)))(
    'the snippet %s prints output and no errors',
    async (name, source) => {
      const outcome = await runSnippet(await writeSnippet(name, source), mock.base);
      expect(outcome).toMatchObject({ code: 0, stderr: '' });
      expect(outcome.stdout.trim()).not.toBe('');
      expect(outcome.stdout).not.toMatch(/\b[45]\d\d$/mu);
    },
  );
});
