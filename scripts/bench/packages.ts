/** Sizes of the packages for this repository's document, as installed. The result is deterministic. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import type { Part } from './part.js';

const names = ['types', 'client', 'server'] as const;

/** Returns the size of a package when it is unpacked, in bytes. */
async function sizeOf(name: string): Promise<number> {
  const folder = join(root, 'packages', name);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
  const packed: unknown = JSON.parse(stdout);
  const [first] = Object.values(Object(packed)).map(Object);
  const size: unknown = first?.unpackedSize;
  if (typeof size !== 'number') throw new Error(`npm does not say how large the package ${name} is`);
  return size;
}

/** Measures the sizes of the packages. */
export const measurePackages: Part = async (_rounds, report) => {
  if (!(await ensureBuilt('packages'))) throw new Error('The packages cannot be built');
  const sizes = await Promise.all(names.map(sizeOf));
  const [floor = Number.NaN] = sizes;
  report({
    work: 'the packages',
    unit: 'MB unpacked',
    standings: names.map((name, at) => {
      const size = sizes[at] ?? Number.NaN;
      return { name: `trefoil: ${name}`, cost: size / 1e6, ratio: floor / size, low: floor / size, high: floor / size };
    }),
  });
};
