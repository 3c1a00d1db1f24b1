/** The packages as npm would publish them: complete, with types that resolve wherever ESM can be imported. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTest } from '../support/long.js';
import { root } from '../support/spec.js';

const run = promisify(execFile);

function readJson(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

/** npm's description of a packed package. */
interface Pack {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const names = ['types', 'client', 'server', 'service'];
function folderOf(name: string): string {
  return join(root, 'packages', name);
}

let destination: string;
let packs: readonly Pack[];
beforeAll(async () => {
  destination = await mkdtemp(join(tmpdir(), 'packaging-'));
  // One command for all packages: starting npm takes as long as packing one of them.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination, ...names.map(folderOf)];
  packs = JSON.parse((await run('npm', args)).stdout) as readonly Pack[];
});
afterAll(() => rm(destination, { recursive: true }));

describe.each(names)('packages/%s', (name) => {
  const folder = folderOf(name);
  const manifest = readJson(join(folder, 'package.json'));
  let pack: Pack;
  beforeAll(() => {
    const found = packs.find((each) => each.name === manifest['name']);
    if (found === undefined) throw new Error(`npm has not packed ${name}`);
    pack = found;
  });

  test('publint reports no problems', async () => {
    const { buffer: tarball } = new Uint8Array(await readFile(join(destination, pack.filename)));
    const { messages } = await publint({ strict: true, level: 'suggestion', pack: { tarball } });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  sampleTest(`the types of ${name} resolve like its code`, async () => {
    const attw = join(root, 'node_modules', '.bin', 'attw');
    // If attw finds a problem, its exit code is not 0, and `run` rejects with the output.
    const { stdout } = await run(attw, [join(destination, pack.filename), '--profile', 'esm-only', '--no-color']);
    expect(stdout).toContain(`@community-platform/${name}`);
  });

  test('the package contains its license, README, code, declarations and source maps', () => {
    const paths = pack.files.map((file) => file.path);
    for (const path of [
      'package.json',
      'README.md',
      'LICENSE',
      'dist/index.js',
      'dist/index.js.map',
      'dist/index.d.ts',
      'dist/index.d.ts.map',
      'src/index.ts',
    ]) {
      expect(paths).toContain(path);
    }
    const stray = paths.filter(
      (path) =>
        !/^(package\.json|README\.md|SKILL\.md|LICENSE|examples\.(js|d\.ts)|(bin|dist|src|validators)\/.*)$/u.test(
          path,
        ) || path.endsWith('.tsbuildinfo'),
    );
    expect(stray).toEqual([]);
  });

  test('package.json declares module type, side effects, license and Node version', () => {
    expect(manifest).toMatchObject({
      type: 'module',
      sideEffects: false,
      license: 'MIT',
      engines: { node: '>=20.19' },
    });
    expect(existsSync(join(folder, 'tsconfig.json'))).toBe(true);
  });
});
