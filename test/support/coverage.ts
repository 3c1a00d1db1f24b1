/**
 * Records the coverage of each test file: V8's counts since the previous file, including processes that have exited
 * since then.
 */
import { readdirSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { takeCoverage } from 'node:v8';
import { afterAll, expect } from 'vitest';

const folder = process.env['NODE_V8_COVERAGE'] ?? '';

afterAll(() => {
  takeCoverage();
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  for (const name of readdirSync(folder).filter((each) => each.startsWith('coverage-')))
    renameSync(join(folder, name), join(folder, `${encodeURIComponent(file)} ${name}`));
});
