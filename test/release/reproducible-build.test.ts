/**
 * Two builds of one commit are one: whatever is published of this project has one hash, wherever it was built. It is built
 * of no more than what the image of the service is built from.
 */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashFile } from '../../generator/src/commands/run/registry.js';
import { copyForImage } from '../support/container-file.js';
import { isLong } from '../support/long.js';

const generated = ['packages/types', 'packages/client', 'packages/server'];
const own = ['generator', 'packages/service'];

/** Builds everything in a folder of its own, and packs it. */
const buildAndPack = async (): Promise<Record<string, string>> => {
  const { folder, remove } = await copyForImage();
  try {
    // Those that are built by a script of their own come first: the service is compiled after the generated ones.
    const args = ['pack', '--pack-destination', folder, ...[...own, ...generated].map((path) => `./${path}`)];
    await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26 });
    const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    return Object.fromEntries(
      await Promise.all(tarballs.map(async (name) => [name, await hashFile(join(folder, name))] as const)),
    );
  } finally {
    await remove();
  }
};

// For packages of a small document, test/release/release.test.ts asks the same of two builds in any run.
test.runIf(isLong)(
  'the packages, the tool and the service',
  async () => {
    const first = await buildAndPack();
    expect(Object.keys(first)).toHaveLength(5);
    expect(await buildAndPack()).toEqual(first);
  },
  1_800_000,
);
