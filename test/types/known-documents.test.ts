/**
 * Documents of others, as they are: each is generated, what cannot be is left out, and all that is written compiles under
 * strict settings with the newest and the last JavaScript-based TypeScript.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Job, runJobs } from '../support/jobs.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { type Compiler, groupFindings, typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, type Workspace } from '../support/workspace.js';

/** A draw for a short run leaves out those that take long. */
const documents = drawSample(
  knownDocuments.filter(({ bytes }) => isLong || bytes < 300_000),
  2,
  'known documents',
);
if (documents.length === 0) noteSkip('documents of others', 'they are not here');

let workspace: Workspace;
const failures = new Map<string, unknown>();

const nameOf = (path: string): string => path.replaceAll(/\W+/gu, '-').toLowerCase();

beforeAll(async () => {
  workspace = await makeWorkspace();
  const jobs = documents.map(({ path }): Job => {
    const out = join(workspace.folder, nameOf(path), 'packages');
    return {
      kind: 'command',
      cwd: workspace.folder,
      args: ['generate', path, '--out', out, '--scope', '@case', '--skip-unsupported'],
    };
  });
  const results = await runJobs(jobs, 2, 300_000);
  for (const [index, { path }] of documents.entries()) {
    const result = results[index];
    if (result?.exit !== 0) failures.set(path, [result?.failure, result?.stderr]);
    else await linkPackages(workspace.folder, nameOf(path));
  }
}, 900_000);

afterAll(() => workspace.remove());

test('are generated', () => {
  expect([...failures]).toEqual([]);
  for (const { path } of documents)
    expect(existsSync(join(workspace.folder, nameOf(path), 'packages/server/src/index.ts')), path).toBe(true);
});

const compilers: readonly Compiler[] = isLong ? ['ts7', 'typescript'] : ['ts7'];

test.each(compilers)(
  'compile with %s',
  (compiler) => {
    if (documents.length === 0) return;
    expect([...groupFindings(typeCheck(workspace.folder, compiler))]).toEqual([]);
  },
  600_000,
);
