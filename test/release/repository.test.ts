/** The files that a release writes into a repository, and how an interrupted release is undone. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRepository } from '../../generator/src/commands/release/repository.js';
import { makeFolder } from '../support/documents.js';
import { repository as workspace } from '../support/workspace.js';

const before = { 'versions.json': '{ "a": "1.0.0" }\n', 'CHANGELOG.md': '# Changelog\n' };

let cwd: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder: cwd, remove } = await makeFolder(before));
  execFileSync('git', ['init', '--quiet'], { cwd });
});
afterEach(() => remove());

/** Files to write, large enough to need several write calls. */
const after = new Map([
  ['versions.json', `{ "a": "${'1'.repeat(2 ** 22)}" }\n`],
  ['CHANGELOG.md', `# Changelog\n${'- A line.\n'.repeat(2 ** 18)}`],
  ['new.json', '{}\n'],
]);

/** Writes the files in a process that is killed after a number of write calls. */
function writeAndDie(calls: number): void {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let left = ${calls};
    for (const name of ['writeFile', 'rename']) {
      const real = fs.promises[name];
      fs.promises[name] = async (file, what) => {
        if (left-- > 0) return real(file, what);
        if (name === 'writeFile') fs.writeFileSync(file, what.slice(0, what.length / 2));
        process.kill(process.pid, 'SIGKILL');
      };
    }
    syncBuiltinESMExports();
    const { openRepository } = await import(${JSON.stringify(join(workspace, 'generator/src/commands/release/repository.ts'))});
    await (await openRepository(process.cwd())).write(new Map(JSON.parse(fs.readFileSync(0, 'utf8'))));
    process.exit(7);
  `;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script];
  const { signal, status, stderr } = spawnSync(process.execPath, args, { cwd, input: JSON.stringify([...after]) });
  if (signal !== 'SIGKILL' && status !== 7) throw new Error(stderr.toString());
}

function files(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(cwd)
      .filter((name) => name !== '.git')
      .map((name) => [name, readFileSync(join(cwd, name), 'utf8')]),
  );
}

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a release undoes the previous release if it was killed after %i writes',
  async (calls) => {
    writeAndDie(calls);
    // Each file is complete at any time.
    for (const [name, text] of Object.entries(before))
      expect([text, after.get(name)]).toContain(readFileSync(join(cwd, name), 'utf8'));
    await (await openRepository(cwd)).recover();
    expect(files()).toEqual(before);
    expect(existsSync(join(cwd, '.git/trefoil-release'))).toBe(false);
  },
);

/** Returns the folder's git status; also checks that the first commit is still the last one. */
function status(): string {
  expect(execFileSync('git', ['log', '--format=%s'], { cwd, encoding: 'utf8' })).toBe('Begin\n');
  return execFileSync('git', ['status', '--porcelain'], { cwd, encoding: 'utf8' });
}

function begin(): void {
  for (const [name, value] of [
    ['user.name', 'Tests'],
    ['user.email', 'tests@pets.example'],
  ] as const)
    execFileSync('git', ['config', name, value], { cwd });
  execFileSync('git', ['add', '--all'], { cwd });
  execFileSync('git', ['commit', '--quiet', '--message', 'Begin'], { cwd });
}

test('a commit that a hook rejects leaves nothing staged', async () => {
  begin();
  const repository = await openRepository(cwd);
  writeFileSync(join(cwd, '.git/hooks/pre-commit'), '#!/bin/sh\necho not today >&2\nexit 1\n', { mode: 0o755 });
  const written = await repository.write(after);
  await expect(repository.commit([...after.keys()], 'Release')).rejects.toThrow('git commit: not today');
  await written.restore();
  expect(status()).toBe('');
});

test('recovery resets the index if the release was killed before its commit', async () => {
  begin();
  writeAndDie(8);
  execFileSync('git', ['add', '--intent-to-add', '--', ...after.keys()], { cwd });
  await (await openRepository(cwd)).recover();
  expect(status()).toBe('');
});

test('a file can be deleted, committed, and restored', async () => {
  begin();
  const repository = await openRepository(cwd);
  const deletion = new Map([['CHANGELOG.md', null]]);
  await (await repository.write(deletion)).restore();
  expect([files(), status()]).toEqual([before, '']);
  await (await repository.write(deletion)).keep();
  expect(await repository.changed()).toEqual(['CHANGELOG.md']);
  await repository.commit(['CHANGELOG.md'], 'Delete');
  expect(await repository.changed()).toEqual([]);
  expect(existsSync(join(cwd, 'CHANGELOG.md'))).toBe(false);
});

test('a damaged release journal is reported and not deleted', async () => {
  const journal = join(cwd, '.git/trefoil-release');
  writeFileSync(journal, '[{ "path": "ver');
  await expect((await openRepository(cwd)).recover()).rejects.toThrow(
    `${journal}, the journal of an interrupted release, is damaged`,
  );
  expect(readFileSync(journal, 'utf8')).toBe('[{ "path": "ver');
});

test('recovery of a release does not overwrite later changes', async () => {
  writeAndDie(8);
  writeFileSync(join(cwd, 'CHANGELOG.md'), 'mine\n');
  await (await openRepository(cwd)).recover();
  expect(files()).toEqual({ ...before, 'CHANGELOG.md': 'mine\n' });
});
