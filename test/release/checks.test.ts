/** The checks before a release: problems that they report without stopping it. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { type LocalRegistry, startRegistry } from '../support/registry.js';
import { runTool } from '../support/tool.js';

/** A document in which the recommended rules find style errors: it has no servers and no security. */
const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets: { get: { operationId: listPets, responses: { '204': { description: Done } } } }
`;

let registry: LocalRegistry;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  await ensureTool();
  registry = await startRegistry();
  ({ folder, remove } = await makeFolder({
    'spec.yaml': spec,
    'trefoil.config.json': JSON.stringify({ spec: 'spec.yaml', scope: '@pets' }),
    '.npmrc': registry.npmrc,
    '.gitignore': 'node_modules\ndist\n',
  }));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect((await runTool(folder, ['generate'])).code).toBe(0);
}, 60_000);
afterAll(async () => {
  await remove?.();
  await registry?.close();
});

test('a release reports lint errors that do not stop it, in JSON as well', async () => {
  const { code, stdout, stderr } = await runTool(folder, ['release', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain('Release of 3 packages');
  const lint = await runTool(folder, ['lint', '--json']);
  const { documents } = JSON.parse(lint.stdout) as { documents: { findings: { severity: string }[] }[] };
  const errors = documents[0]?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  expect(errors).toBeGreaterThan(1);
  const note = `note: spec.yaml: ${errors} style errors of the lint do not stop a release; see \`npx trefoil lint\``;
  expect(stderr.split('\n')).toContain(note);
  const json = await runTool(folder, ['release', '--dry-run', '--json']);
  expect(json.stderr).toBe('');
  const { notes, packages } = JSON.parse(json.stdout) as { notes: string[]; packages: object[] };
  expect(notes.map((each) => `note: ${each}`)).toEqual([note]);
  expect(stdout).toMatch(/→ 0\.1\.0 +new /u);
  expect(packages[0]).toMatchObject({ last: null, level: 'minor', kind: 'new' });
}, 120_000);
