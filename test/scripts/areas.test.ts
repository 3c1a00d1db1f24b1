/**
 * The tests that can detect a mutant are listed by hand, and a new test folder is easily forgotten. A unit test,
 * because a run over all areas takes hours.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../../scripts/support/mutants/areas.js';
import { repository } from '../support/workspace.js';

const folders = readdirSync(join(repository, 'test'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'support')
  .map(({ name }) => `test/${name}/`);

test.each(folders)('the mutant areas include the tests of %s', (folder) => {
  const filters = areas.flatMap(({ tests, consumers = [] }) => [...tests, ...consumers].flat());
  expect(filters.some((filter) => filter.startsWith(folder))).toBe(true);
});
