/** The workflows of this repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkWorkflow } from '../support/workflows.js';
import { repository } from '../support/workspace.js';

const folder = join(repository, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

test.each(readdirSync(folder))('the GitHub workflow %s is valid', async (name) => {
  expect(await checkWorkflow(readFileSync(join(folder, name), 'utf8'), scripts)).toEqual([]);
});

test('reports unknown keys, missing scripts and injected text in GitHub workflows', async () => {
  const steps = ['echo hi', 'npm run nothing', `npm run check -- $${'{{ github.head_ref }}'}`];
  const jobs = { a: { 'runs-on': 'ubuntu-latest', steps: steps.map((run) => ({ run })) } };
  const found = await checkWorkflow(JSON.stringify({ on: 'push', permisions: {}, jobs }), scripts);
  expect(found.join('\n')).toMatch(/unexpected key "permisions"/u);
  expect(found.filter((line) => line.startsWith('no script of npm'))).toHaveLength(2);
  expect(found.filter((line) => line.startsWith('text becomes code'))).toHaveLength(1);
});
