/** Compares our types of the project's document with those of openapi-typescript. The cases compare their own types. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDifferences, writeAgreement } from '../support/agreement.js';
import { loadProjectInput } from '../support/emit-input.js';
import { root } from '../support/spec.js';
import { typeCheck } from '../support/type-check.js';
import { linkPackages, makeWorkspace, type Workspace } from '../support/workspace.js';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await makeWorkspace();
  const own = join(workspace.folder, 'own');
  for (const kind of ['types', 'client', 'server'])
    cpSync(join(root, 'packages', kind), join(own, 'packages', kind), {
      recursive: true,
      filter: (path) => !path.endsWith('/dist') && !path.endsWith('/node_modules'),
    });
  await linkPackages(workspace.folder, 'own');
  const differences = readDifferences(fileURLToPath(new URL('./differences.json', import.meta.url)));
  await writeAgreement(own, await loadProjectInput(), join(own, 'packages/types/src'), differences);
  const config = { extends: './tsconfig.json', include: ['own/agreement.ts'] };
  writeFileSync(join(workspace.folder, 'tsconfig.agreement.json'), JSON.stringify(config));
});

afterAll(() => workspace.remove());

test('each schema, parameter, body and response has the same type as in the output of openapi-typescript', () => {
  expect(typeCheck(workspace.folder, 'ts7', 'tsconfig.agreement.json')).toEqual([]);
});
