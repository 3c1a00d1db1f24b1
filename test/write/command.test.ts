/** `trefoil generate` in a repository with handwritten files in the output folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Files, makeFolder } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';
import { manifestOf, readTimes, readTree, stagingName, writeTree } from './tree.js';

const spec = `openapi: 3.1.0
info: { title: Tasks, version: '1' }
paths:
  /tasks: { get: { operationId: listTasks, responses: { '204': { description: Done } } } }
`;

/** Handwritten files in the default output folder of the packages. */
const mine: Files = {
  'packages/server/package.json': '{ "name": "my-server" }\n',
  'packages/server/src/index.ts': "export const mine = 'index';\n",
  'packages/server/src/routes.ts': "export const mine = 'routes';\n",
  'packages/server/src/db/tables.ts': "export const mine = 'tables';\n",
};

let cwd: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder: cwd, remove } = await makeFolder({ 'tasks.yaml': spec, 'broken.yaml': 'openapi: [\n', ...mine }));
});
afterEach(() => remove());

async function trefoil(...args: readonly string[]): Promise<JobResult> {
  const [result] = await runJobs([{ kind: 'command', cwd, args: ['generate', ...args] }], 1);
  if (result === undefined || result.failure !== undefined) throw new Error(result?.failure ?? 'there is no result');
  return result;
}

function read(path: string): string {
  return readFileSync(join(cwd, path), 'utf8');
}

describe('a repository with its own packages/server', () => {
  test('generate lists conflicts and writes nothing in a repository with its own packages/server', async () => {
    const before = [readTree(cwd), readTimes(cwd)];
    const { exit, stdout, stderr } = await trefoil('tasks.yaml');
    expect([readTree(cwd), readTimes(cwd)]).toEqual(before);
    expect([exit, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`packages/server/package.json was not written by trefoil
packages/server/src/index.ts was not written by trefoil

2 files are in the way; nothing was written. To continue, choose another folder with --out, or run the command again with --force, which overwrites each file and keeps a copy beside it (.bak)
`);
  });

  test('generate --force backs up overwritten files of a repository with its own packages/server, and changes no others', async () => {
    const { exit, stdout, stderr } = await trefoil('tasks.yaml', '--force');
    expect([exit, stdout]).toEqual([0, expect.stringMatching(/^\d+ files written to packages\n$/u)]);
    expect(
      stderr,
    ).toBe(`packages/server/package.json was not written by trefoil; a copy is saved as packages/server/package.json.bak
packages/server/src/index.ts was not written by trefoil; a copy is saved as packages/server/src/index.ts.bak
`);
    for (const path of ['packages/server/package.json', 'packages/server/src/index.ts']) {
      expect(read(`${path}.bak`)).toBe(mine[path]);
      expect(read(path)).not.toBe(mine[path]);
    }
    for (const path of ['packages/server/src/routes.ts', 'packages/server/src/db/tables.ts'])
      expect(read(path)).toBe(mine[path]);
    expect((await trefoil('tasks.yaml')).stdout).toBe('up to date; nothing was written\n');
  });

  test('generate can write into another folder in a repository with its own packages/server', async () => {
    expect((await trefoil('tasks.yaml', '--out', 'generated')).exit).toBe(0);
    const tree = readTree(cwd);
    for (const [path, text] of Object.entries(mine)) expect(tree[path]).toBe(text);
  });

  test("generate --json lists conflicts with a repository's own packages/server", async () => {
    const conflicts = ['server/package.json', 'server/src/index.ts'].map((path) => ({
      path,
      reason: 'was not written by trefoil',
    }));
    const stopped = await trefoil('tasks.yaml', '--json');
    expect([stopped.exit, stopped.stderr]).toEqual([1, '']);
    expect(JSON.parse(stopped.stdout)).toEqual({
      ok: false,
      out: join(cwd, 'packages'),
      diagnostics: [],
      skipped: [],
      changes: [],
      conflicts,
      notes: [],
    });
    const forced = await trefoil('tasks.yaml', '--json', '--force');
    expect(forced.exit).toBe(0);
    expect(JSON.parse(forced.stdout)).toMatchObject({
      ok: true,
      conflicts: conflicts.map((conflict) => ({ ...conflict, backup: `${conflict.path}.bak` })),
    });
  });

  test("generate --check only compares with the repository's own packages/server, and cannot be combined with --force", async () => {
    const before = [readTree(cwd), readTimes(cwd)];
    const { exit, stdout } = await trefoil('tasks.yaml', '--check');
    expect(exit).toBe(1);
    expect(stdout).toContain("-export const mine = 'index';\n");
    expect(stdout).toContain('packages/server/src/index.ts was not written by trefoil\n');
    expect(stdout).toMatch(/\n\d+ files are out of date\. Run `npx trefoil generate tasks\.yaml` to update them\.\n$/u);
    const json = JSON.parse((await trefoil('tasks.yaml', '--check', '--json')).stdout);
    expect(json).toMatchObject({
      ok: false,
      conflicts: [{ path: 'server/package.json' }, { path: 'server/src/index.ts' }],
    });
    expect(json.changes).toContainEqual({ path: 'server/src/index.ts', kind: 'changed' });
    const both = await trefoil('tasks.yaml', '--check', '--force');
    expect([both.exit, both.stderr]).toEqual([2, "trefoil: option '--force' cannot be used with option '--check'\n"]);
    expect([readTree(cwd), readTimes(cwd)]).toEqual(before);
  });
});

describe('the output folder', () => {
  test('generate exits with 3 if the output folder is a file, with and without --json', async () => {
    const sentence = 'tasks.yaml is not a folder. Choose another folder with --out';
    const { exit, stderr, stdout } = await trefoil('tasks.yaml', '--out', 'tasks.yaml');
    expect([exit, stderr, stdout]).toEqual([3, `trefoil: ${sentence}\n`, '']);
    const json = await trefoil('tasks.yaml', '--out', 'tasks.yaml', '--json');
    expect(json.exit).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, changes: [], conflicts: [], failure: sentence });
    expect((await trefoil('tasks.yaml', '--out', 'tasks.yaml', '--check')).exit).toBe(3);
    expect(read('tasks.yaml')).toBe(spec);
  });

  test('generate undoes an interrupted run in the output folder even if the document has errors', async () => {
    const out = { 'out/a.ts': 'new\n', [`out/${stagingName}/old/0`]: 'old\n' };
    const [old, fresh] = ['old\n', 'new\n'].map((text) => manifestOf({ x: text }).slice(0, 64));
    const journal = `put\ta.ts\t${fresh}\t${old}\t\nend\n`;
    writeTree(cwd, { ...out, [`out/${stagingName}/journal`]: journal });
    const { exit, stderr } = await trefoil('broken.yaml', '--out', 'out');
    expect(exit).toBe(1);
    expect(stderr).toContain('note: an earlier run was interrupted; its changes were undone\n');
    expect(readTree(join(cwd, 'out'))).toEqual({ 'a.ts': 'old\n' });
  });
});
