/** `trefoil changelog`: the history of a document according to the git tags of its repository. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../support/documents.js';
import { type JobResult, runJobs } from '../support/jobs.js';

function spec(parameters: string, more = ''): string {
  return `openapi: 3.1.0
info: { title: Pet <Shop>, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters: [${parameters}]
      responses: { '204': { description: Done } }
${more}`;
}

const limit = '{ name: limit, in: query, schema: { type: integer } }';
const kind = '{ name: "<kind>", in: query, schema: { type: string } }';

let folder: string;
let remove: () => Promise<void>;

function git(...args: readonly string[]): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: '2026-01-31T12:00:00Z', GIT_COMMITTER_DATE: '2026-01-31T12:00:00Z' };
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    env,
    stdio: 'pipe',
  });
}

async function commit(text: string, ...tags: readonly string[]): Promise<void> {
  await writeFiles(folder, { 'openapi.yaml': text });
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'Change');
  for (const tag of tags) git('tag', tag);
}

async function changelog(line: string, cwd = folder): Promise<JobResult> {
  const [result] = await runJobs(
    [{ kind: 'command', cwd, args: ['changelog', ...line.split(' ').filter(Boolean)] }],
    1,
  );
  if (result === undefined) throw new Error('no result');
  return result;
}

beforeAll(async () => {
  ({ folder, remove } = await makeFolder({
    'README.md': 'Before the document.\n',
    'trefoil.config.json': '{ "spec": "openapi.yaml", "scope": "@pets" }',
  }));
  git('init', '--quiet');
  git('add', 'README.md');
  git('commit', '--quiet', '--message', 'Begin');
  git('tag', 'v0.1.0');
  await commit(spec(limit), 'v1.0.0', '@pets/types@1.0.0');
  await commit('openapi: 3.1.0\npaths: [\n', 'v1.5.0');
  await commit(spec(kind), 'v2.0.0');
  await writeFiles(folder, {
    'openapi.yaml': spec(
      kind,
      '  /new: { get: { operationId: readNew, tags: [pets], responses: { "204": { description: Done } } } }\n',
    ),
  });
});
afterAll(() => remove());

describe('trefoil changelog', () => {
  test('lists the versions, newest first, and the unreleased changes', async () => {
    const { exit, stdout, stderr } = await changelog('--tags v*');
    expect(exit).toBe(0);
    expect(stderr).toMatch(
      /note: v1\.5\.0 is left out, because its document has \d errors?: openapi\.yaml:\d:\d [a-z-]+: ./u,
    );
    expect(stdout).toBe(`# Changelog of Pet &lt;Shop&gt;

## Unreleased

1 change: 1 breaks implementers.

### Breaking

#### \`GET /new\`

- **added**: breaks implementers (\`operation-added\`)
  - Implementers: write its handler.

## v2.0.0 (2026-01-31)

2 changes: 1 breaks callers, 1 breaks implementers.

### Breaking

#### \`GET /pets\`

- **\`query limit\`: removed**: breaks callers and implementers (\`parameter-removed\`)
  - Callers: stop sending it.
  - Implementers: stop reading it.

### Compatible

#### \`GET /pets\`

- **\`query <kind>\`: added**: compatible (\`parameter-added\`)

## v1.0.0 (2026-01-31)

First version, with 1 operation.
`);
  });

  test('lists several tags of one commit as one version and also prints JSON', async () => {
    const { exit, stdout } = await changelog('--json');
    expect(exit).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      title: 'Pet <Shop>',
      versions: [
        { title: '@pets/types@1.0.0, v1.0.0', date: '2026-01-31', operations: 1, changes: [] },
        { title: 'v2.0.0', changes: [{ rule: 'parameter-removed' }, { rule: 'parameter-added' }] },
        { title: 'Unreleased', operations: 2, changes: [{ where: 'GET /new' }] },
      ],
    });
  });

  test('writes an HTML page without scripts, in which text from the document is escaped', async () => {
    const { exit, stdout } = await changelog('--format html --out changes.html');
    expect([exit, stdout]).toEqual([0, 'written changes.html\n']);
    const page = readFileSync(join(folder, 'changes.html'), 'utf8');
    expect(page).toContain('<h1>Changelog of Pet &lt;Shop&gt;</h1>');
    expect(page).toContain('<code>query &lt;kind&gt;</code>: added');
    expect(page).not.toMatch(/<script|<kind>|<Shop>/u);
  });

  test('ignores settings that match nothing in the document, with a note', async () => {
    const settings = '{ "spec": "openapi.yaml", "scope": "@pets"';
    await writeFiles(folder, {
      'trefoil.config.json': `${settings}, "operations": { "GET /gone": { "name": "a" } } }`,
    });
    const { stdout, stderr } = await changelog('--tags v*');
    await writeFiles(folder, { 'trefoil.config.json': `${settings} }` });
    expect(stderr).toContain(
      'note: Unreleased: trefoil.config.json:1:61: "operations": no operation matches "GET /gone"',
    );
    expect(stdout).toContain('## Unreleased\n\n1 change: 1 breaks implementers.');
  });

  test('exits with 1 if no tag contains the document, and with 3 without a repository', async () => {
    const none = await changelog('--tags x*');
    expect([none.exit, none.stderr]).toEqual([1, expect.stringContaining('no git tag contains openapi.yaml')]);
    const { folder: bare, remove: removeBare } = await makeFolder({ 'openapi.yaml': spec(limit) });
    try {
      const { exit, stderr } = await changelog('openapi.yaml', bare);
      expect([exit, stderr]).toEqual([3, expect.stringContaining('trefoil: cannot list the git tags: ')]);
    } finally {
      await removeBare();
    }
  });
});
