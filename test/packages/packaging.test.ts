/** The packages as npm would publish them: complete, and with types that resolve wherever ESM is imported. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { root } from '../support/spec.js';

const run = promisify(execFile);

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

describe.each(['types', 'client', 'server', 'service'])('packages/%s', (name) => {
  const folder = join(root, 'packages', name);

  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, level: 'suggestion' });
    const manifest = readJson(join(folder, 'package.json'));
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  }, 60_000);

  test('its types resolve as its code does', async () => {
    const attw = join(root, 'node_modules', '.bin', 'attw');
    // A finding is an exit code other than 0, which rejects with what was printed.
    const { stdout } = await run(attw, ['--pack', folder, '--profile', 'esm-only', '--no-color'], { cwd: folder });
    expect(stdout).toContain(`@community-platform/${name}`);
  }, 60_000);

  test('holds licence, README, code, declarations and source maps', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder });
    const [pack] = JSON.parse(stdout) as [{ files: readonly { readonly path: string }[] }];
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
      (path) => !/^(package\.json|README\.md|LICENSE|(bin|dist|src)\/.*)$/u.test(path) || path.endsWith('.tsbuildinfo'),
    );
    expect(stray).toEqual([]);
  }, 60_000);

  test('says what npm needs to know', () => {
    const manifest = readJson(join(folder, 'package.json'));
    expect(manifest).toMatchObject({
      type: 'module',
      sideEffects: false,
      license: 'MIT',
      engines: { node: '>=20.19' },
    });
    expect(existsSync(join(folder, 'tsconfig.json'))).toBe(true);
  });
});
