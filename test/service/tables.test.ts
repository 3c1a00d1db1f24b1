/** The generated table types match the migrations. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnlisted, printTables, readNarrow } from '../../scripts/support/tables.js';
import { repository } from '../support/workspace.js';

const folder = join(repository, 'packages/service/src/database');

test('tables.ts equals the output of `npm run build:tables`', async () => {
  const narrow = readNarrow(await readFile(join(folder, 'columns.ts'), 'utf8'));
  expect(await readFile(join(folder, 'tables.ts'), 'utf8')).toBe(await printTables(narrow));
});

test('build:tables reports migration files that are not listed', async () => {
  const names = await readdir(join(folder, 'migrations'));
  expect(findUnlisted(names)).toEqual([]);
  expect(findUnlisted([...names, '9999-badges.ts'])).toEqual(['9999-badges.ts']);
});
