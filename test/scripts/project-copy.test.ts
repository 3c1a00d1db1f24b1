/** Copies of the project for mutants have the same layout. A unit test of a helper for other tests. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.js';
import { repository } from '../support/workspace.js';

test('copyProject keeps the relative locations of additional paths', async () => {
  const { folder, remove } = await copyProject(['test', 'README.md', 'packages/.trefoil-manifest']);
  try {
    const list = (root: string): string[] =>
      readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).sort();
    expect(list(folder)).toEqual(list(repository));
    for (const path of ['README.md', 'packages/.trefoil-manifest', 'packages/types/package.json', 'generator/src/cli'])
      expect(existsSync(join(folder, path)), path).toBe(true);
  } finally {
    await remove();
  }
  expect(existsSync(folder)).toBe(false);
});
