/** Jobs share child processes but do not depend on earlier jobs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runJobs } from '../support/jobs.js';

test('a shared job process runs a script after its original working directory was removed', async () => {
  const gone = mkdtempSync(join(tmpdir(), 'gone-'));
  const stays = mkdtempSync(join(tmpdir(), 'stays-'));
  const [first, second] = ['a.ts', 'b.ts'].map((name) => {
    const file = join(stays, name);
    writeFileSync(file, 'console.log(process.cwd().length > 0);');
    return { kind: 'script', file } as const;
  });
  if (first === undefined || second === undefined) throw new Error('two scripts');
  const before = process.cwd();
  process.chdir(gone);
  await runJobs([first], 1);
  process.chdir(before);
  rmSync(gone, { recursive: true });
  const [result] = await runJobs([second], 1);
  rmSync(stays, { recursive: true });
  expect(result).toMatchObject({ exit: 0, stdout: 'true\n' });
});

test('a shared job process uses the environment of the current test', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  const files = ['first', 'second'].map((name) => {
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, "console.log(process.env['TREFOIL_JOB'] ?? 'not set');");
    return file;
  });
  const said: (string | undefined)[] = [];
  for (const [index, file] of files.entries()) {
    if (index === 0) vi.stubEnv('TREFOIL_JOB', 'set');
    else vi.unstubAllEnvs();
    const [result] = await runJobs([{ kind: 'script', file }], 1);
    said.push(result?.stdout);
  }
  rmSync(folder, { recursive: true });
  expect(said).toEqual(['set\n', 'not set\n']);
});
