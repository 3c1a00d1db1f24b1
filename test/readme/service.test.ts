/** The service's README: its snippets compile and run, and its variables and options match the command. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { help } from '../../packages/service/src/cli/configuration.js';
import { checkSnippets, readBlocks, repository, runSnippet, writeSnippet } from '../support/snippets.js';

const path = 'packages/service/README.md';
const snippets = await readBlocks(path, 'ts');

test('the snippets in the service README compile', async () => {
  expect(snippets.length).toBeGreaterThan(0);
  const files = await Promise.all(snippets.map((source, index) => writeSnippet(`service-check-${index}`, source)));
  expect(await checkSnippets(files)).toBe('');
});

test.each(snippets.map((source, index) => [index, source] as const))('snippet %i runs', async (index, source) => {
  const outcome = await runSnippet(await writeSnippet(`service-${index}`, source), 'http://127.0.0.1:9');
  expect(outcome).toMatchObject({ code: 0, stderr: '' });
  const lines = outcome.stdout.trim().split('\n');
  const expected = [...source.matchAll(/\/\/ (\d\S*|listTopics)$/gmu)].map(([, text]) => text);
  expect(expected).toHaveLength(3);
  expect(lines.slice(0, -1)).toEqual(expected);
  expect(lines.at(-1)).toMatch(/^\d+$/u);
});

test('the help of the command lists every environment variable in the README', async () => {
  const text = await readFile(join(repository, path), 'utf8');
  const [table = ''] = (text.split('## Settings')[1] ?? '').split('\n## ');
  const named = [...table.matchAll(/`([A-Z_]+)`/gu)].flatMap(([, name]) => name ?? []);
  expect(named).toContain('CORS_ORIGINS');
  for (const name of named) expect(help).toContain(name);
});
