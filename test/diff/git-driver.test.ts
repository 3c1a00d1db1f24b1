/** `trefoil diff --git-driver` in real git repositories, set up as described in the guide. */
import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder, writeFiles } from '../support/documents.js';
import { runTool, tool } from '../support/tool.js';
import { repository } from '../support/workspace.js';

const plain = `openapi: 3.1.0
info: { title: Pet Shop, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses: { '200': { description: OK } }
`;
const limitless = plain.replace(/^ +parameters.*\n/mu, '');

/** The driver's output for the removal of the parameter. */
const removal = `GET /pets
  › query limit: removed
    breaks callers and implementers  a/openapi.yaml:7:20  parameter-removed
    callers: stop sending it
    implementers: stop reading it

1 change: 1 breaks callers, 1 breaks implementers
`;

let folder: string;
let remove: () => Promise<void>;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git with only the repository's settings. */
function git(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
  const environment = { ...inherited, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...more };
  const named = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args];
  return new Promise((settle) => {
    execFile('git', named, { cwd: folder, env: environment }, (error, stdout, stderr) => {
      settle({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

async function show(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await git(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

async function commit(files: Readonly<Record<string, string>>): Promise<void> {
  await writeFiles(folder, files);
  await show('add', '--all');
  await show('commit', '--quiet', '--message', 'change');
}

/** Returns the lines of the guide that set up git, with the tool of this repository. */
function readSetup(): string {
  const guide = readFileSync(join(repository, 'generator/docs/diff-and-release.md'), 'utf8');
  const [, block = ''] =
    /^```sh\n((?:(?!```).*\n)*?.*diff\.trefoil\.command.*\n(?:(?!```).*\n)*)```$/mu.exec(guide) ?? [];
  const lines = block.split('\n').filter((line) => /gitattributes|git config/u.test(line));
  expect(lines).toHaveLength(2);
  return lines.join('\n').replaceAll('npx trefoil', `"${process.execPath}" "${tool}"`);
}

beforeAll(ensureTool);
beforeEach(async () => {
  ({ folder, remove } = await makeFolder({}));
  await show('init', '--quiet', '--initial-branch', 'main');
  execFileSync('bash', ['-euc', readSetup()], { cwd: folder });
});
afterEach(() => remove());

describe('trefoil diff --git-driver', () => {
  test('prints the changes of the working tree, the index and commits', async () => {
    await commit({ 'openapi.yaml': plain });
    const head = 'diff --trefoil a/openapi.yaml b/openapi.yaml\n';
    await writeFiles(folder, { 'openapi.yaml': limitless, 'other.txt': 'text\n' });
    expect(await show('diff')).toBe(head + removal);
    await show('add', '--all');
    expect(await show('diff', '--cached', '--', 'openapi.yaml')).toBe(head + removal);
    await commit({});
    const log = await show('log', '-p', '--ext-diff', '--format=%s');
    expect(log).toContain(head + removal);
    // Other files are printed by git, and added documents in one line.
    expect(log).toContain('+++ b/other.txt\n@@ -0,0 +1 @@\n+text\n');
    expect(log).toContain(`${head}new file mode 100644\nadded: Pet Shop 1, with 1 operation and 0 schemas\n`);
  });

  test('reports if only the notation changed, and leaves no temporary files', async () => {
    await commit({ 'openapi.yaml': plain });
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('trefoil-versions-'));
    await writeFiles(folder, { 'openapi.yaml': `# Ours.\n${plain}` });
    expect(await show('diff')).toBe('diff --trefoil a/openapi.yaml b/openapi.yaml\nno changes\n');
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('trefoil-versions-'));
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });

  test('prints documents that were deleted, renamed or made executable', async () => {
    await commit({ 'openapi.yaml': plain, 'api/openapi.yaml': plain.replace('Pet Shop', 'Zoo') });
    await rm(join(folder, 'api/openapi.yaml'));
    expect(await show('diff')).toBe(
      'diff --trefoil a/api/openapi.yaml b/api/openapi.yaml\ndeleted file mode 100644\nremoved: Zoo 1, with 1 operation and 0 schemas\n',
    );
    await commit({ 'api/readme.txt': 'The document.\n' });
    await rename(join(folder, 'openapi.yaml'), join(folder, 'api/openapi.yaml'));
    await writeFiles(folder, { 'api/openapi.yaml': limitless });
    await show('add', '--all');
    await show('update-index', '--chmod=+x', 'api/openapi.yaml');
    await show('commit', '--quiet', '--message', 'move');
    const moved = await show('show', '--ext-diff', '--format=', '--find-renames=20%');
    expect(moved).toContain('diff --trefoil a/openapi.yaml b/api/openapi.yaml\nold mode 100644\nnew mode 100755\n');
    expect(moved).toContain('rename from openapi.yaml\nrename to api/openapi.yaml\n');
    expect(moved).toContain(removal.replace('b/openapi.yaml', 'b/api/openapi.yaml'));
  });

  test('prints the lines that differ if a version has errors, and continues with other files', async () => {
    await commit({ 'openapi.yaml': plain, 'z/openapi.yaml': plain });
    await writeFiles(folder, { 'openapi.yaml': 'openapi: 3.1.0\npaths: [\n', 'z/openapi.yaml': limitless });
    const text = await show('diff');
    expect(text).toMatch(
      /^diff --trefoil a\/openapi\.yaml b\/openapi\.yaml\ntrefoil: not compared: b\/openapi\.yaml:\d+:\d+ yaml-invalid: .*\n--- a\/openapi\.yaml\n\+\+\+ b\/openapi\.yaml\n@@ -1,8 \+1,2 @@\n openapi: 3\.1\.0\n-info: /u,
    );
    expect(text).toContain('\n+paths: [\ndiff --trefoil a/z/openapi.yaml b/z/openapi.yaml\nGET /pets\n');
    await commit({});
    expect((await git(['show', '--ext-diff', '--format=', 'HEAD~', '--', 'openapi.yaml'])).code).toBe(0);
  });

  test('prints the lines of an added file that is not an OpenAPI document', async () => {
    await commit({ 'openapi.yaml': 'a: 1\n' });
    expect(await show('show', '--ext-diff', '--format=')).toMatch(
      /not compared: b\/openapi\.yaml:1:1 document-invalid: .*\n--- \/dev\/null\n\+\+\+ b\/openapi\.yaml\n@@ -0,0 \+1 @@\n\+a: 1\n$/u,
    );
  });

  test.each([
    ['parts/limit.yaml', './parts/limit.yaml'],
    ['limit.yaml#/a', 'limit.yaml#/a'],
    ['../limit.yaml', '../limit.yaml'],
    ['https://pets.example/limit.yaml', 'https://pets.example/limit.yaml'],
  ])('does not compare a document with references to %s, and prints the command that does', async (other, ref) => {
    const parted = plain.replace('[{ name: limit, in: query, schema: { type: integer } }]', `[{ $ref: '${ref}' }]`);
    await commit({ 'openapi.yaml': plain, 'parts/limit.yaml': '{ name: limit, in: query }\n' });
    await writeFiles(folder, { 'openapi.yaml': parted });
    expect(await show('diff')).toMatch(
      new RegExp(
        `^diff .*\\ntrefoil: not compared: openapi\\.yaml refers to ${other.replace(/#.*/u, '')}, and git passes a single file; run: npx trefoil diff --base <revision> openapi\\.yaml\\n--- a/openapi\\.yaml\\n[^]*\\n\\+.*\\$ref: '${ref.replace(/[.]/gu, '\\.')}'`,
        'u',
      ),
    );
  });

  test('does not compare a symbolic link', async () => {
    await commit({ 'openapi.yaml': plain });
    await rm(join(folder, 'openapi.yaml'));
    execFileSync('ln', ['-s', 'other.yaml', 'openapi.yaml'], { cwd: folder });
    await show('add', '--all');
    // Git reports a changed type as a deletion and an addition.
    const text = await show('diff', '--cached');
    expect(text).toContain('deleted file mode 100644\nremoved: Pet Shop 1');
    expect(text).toContain('new file mode 120000\ntrefoil: not compared: b/openapi.yaml is not a regular file\n');
  });

  test('colors its output if git does', async () => {
    await commit({ 'openapi.yaml': plain });
    await writeFiles(folder, { 'openapi.yaml': limitless });
    const bold = '\u001b[1mdiff --trefoil';
    expect((await git(['diff'], { GIT_PAGER_IN_USE: 'true', TERM: 'xterm' })).stdout).toContain(bold);
    expect((await git(['diff'], { GIT_PAGER_IN_USE: 'true', TERM: 'xterm', NO_COLOR: '1' })).stdout).not.toContain(
      bold,
    );
    await show('config', 'color.diff', 'never');
    expect((await git(['diff'], { GIT_PAGER_IN_USE: 'true', TERM: 'xterm' })).stdout).not.toContain(bold);
  });

  test('rejects a wrong number of arguments', async () => {
    const few = await runTool(folder, ['diff', '--git-driver', 'a', 'b']);
    expect([few.code, few.stderr]).toEqual([
      2,
      expect.stringContaining('expects the 7 or 9 arguments that git passes, not 2'),
    ]);
    const many = await runTool(folder, ['diff', 'a', 'b', 'c']);
    expect([many.code, many.stderr]).toEqual([2, expect.stringContaining('too many arguments')]);
    const both = await runTool(folder, ['diff', '--git-driver', '--json', 'a']);
    expect(both.code).toBe(2);
    expect((await runTool(folder, ['diff', '--git-driver', 'a.yaml'])).stdout).toBe('* Unmerged path a.yaml\n');
  });
});
