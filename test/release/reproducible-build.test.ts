/**
 * Reproducible builds: two builds of one commit have the same hashes, wherever they run. The build uses only the files
 * from which the service's image is built.
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

/** Builds everything in a separate folder, and packs it. */
async function buildAndPack(): Promise<Record<string, string>> {
  const { folder, remove } = await copyForImage();
  try {
    // Packages with a build script come first: the service is compiled after the generated ones.
    const args = ['pack', '--pack-destination', folder, ...[...own, ...generated].map((path) => `./${path}`)];
    await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26 });
    const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    return Object.fromEntries(
      await Promise.all(tarballs.map(async (name) => [name, await hashFile(join(folder, name))] as const)),
    );
  } finally {
    await remove();
  }
}

// For packages of a small document, test/release/release.test.ts compares two builds in every run.
test.runIf(isLong)(
  'two builds of the packages, the tool and the service give identical files',
  async () => {
    const first = await buildAndPack();
    expect(Object.keys(first)).toHaveLength(5);
    expect(await buildAndPack()).toEqual(first);
  },
  1_800_000,
);
