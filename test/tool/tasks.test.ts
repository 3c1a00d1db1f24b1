/**
 * A caller's five tasks, solved with this tool's packages and with hey-api's: ours need no more lines, and only our
 * types reject certain mistakes. Both are generated from the guides' document and compiled.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { sampleTest } from '../support/long.js';
import { runTool } from '../support/tool.js';
import { typeCheck } from '../support/type-check.js';
import { repository } from '../support/workspace.js';
import { mistakes, type Task, tasks } from './tasks-programs.js';

const run = promisify(execFile);

const options = {
  // The imports of hey-api have no extensions.
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

let folder: string;
beforeAll(async () => {
  await ensureTool();
  folder = await mkdtemp(join(tmpdir(), 'trefoil-tasks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function generateBoth(): Promise<void> {
  const settings = { spec: 'pets.yaml', layout: 'folder', out: 'api', integrations: ['tanstack-query'] };
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await writeFile(join(folder, 'trefoil.config.json'), JSON.stringify(settings));
  await copyFile(join(repository, 'generator/docs/pets.yaml'), join(folder, 'pets.yaml'));
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await run('npm', ['install', ...quiet, '@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'], { cwd: folder });
  await symlink(join(repository, 'node_modules/@tanstack'), join(folder, 'node_modules/@tanstack'), 'junction');
  expect(await runTool(folder, ['generate'])).toMatchObject({ code: 0 });
  const plugins = ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query'];
  const args = ['-i', 'pets.yaml', '-o', 'hey', '--plugins', ...plugins];
  await run(join(folder, 'node_modules/.bin/openapi-ts'), args, { cwd: folder });
}

/** Compiles the programs for one tool. Returns the error lines by task. */
async function compile(of: 'ours' | 'theirs', all: readonly Task[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = all.map((task, index) => ({ name: task.name, file: `${of}-${index}.ts`, text: `${task[of]}\n` }));
  for (const { file, text } of files) await writeFile(join(folder, file), text);
  const project = { compilerOptions: options, files: files.map(({ file }) => file) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const lines = typeCheck(folder, 'typescript');
  // Details of an error are indented; all others are in the programs.
  expect(lines.filter((line) => !new RegExp(`^(?:${of}-\\d+\\.ts\\(| )`, 'u').test(line))).toEqual([]);
  return new Map(files.map(({ name, file }) => [name, lines.filter((line) => line.startsWith(`${file}(`))]));
}

const lengthOf = (program: string): number => program.split('\n').filter((line) => line.trim() !== '').length;

sampleTest('five tasks take no more lines of code than with hey-api, and mistakes are rejected', async () => {
  await generateBoth();
  for (const of of ['ours', 'theirs'] as const)
    expect(Object.fromEntries(await compile(of, tasks))).toEqual(
      Object.fromEntries(tasks.map(({ name }) => [name, []])),
    );
  for (const { name, ours, theirs } of tasks) expect(lengthOf(ours), name).toBeLessThanOrEqual(lengthOf(theirs));

  for (const [name, lines] of await compile('ours', mistakes)) expect(lines, name).toHaveLength(1);
  for (const [name, lines] of await compile('theirs', mistakes)) expect(lines, name).toEqual([]);
});
