/** Packing with the real npm: tarballs are assigned to packages regardless of script output and file names. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packInto, RegistryError, readTarball } from '../../generator/src/commands/run/registry.js';
import { makeFolder } from '../support/documents.js';

function manifest(name: string, prepack: string): string {
  return JSON.stringify({ name, version: '1.0.0', scripts: { prepack } });
}

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove } = await makeFolder({
    'one/package.json': manifest('@a/b-c', `node -e "console.log('[{}]')"`),
    'other/package.json': manifest('@a-b/c', 'node --version'),
    'failing/package.json': manifest('failing', `node -e "console.error('no flour'); process.exit(3)"`),
  }));
});
afterAll(() => remove());

test('assigns tarballs to their packages even if file names are equal', async () => {
  const tarballs = await packInto(join(folder, 'packed'), [join(folder, 'one'), join(folder, 'other')], folder);
  expect(tarballs.map(({ name, version }) => [name, version])).toEqual([
    ['@a/b-c', '1.0.0'],
    ['@a-b/c', '1.0.0'],
  ]);
  for (const { name, path } of tarballs) {
    const text = (await readTarball(path)).get('package.json')?.toString() ?? '{}';
    expect(JSON.parse(text)).toMatchObject({ name });
  }
});

test('creates no tarballs if the list of packages is empty', async () => {
  expect(await packInto(join(folder, 'nothing'), [], join(folder, 'one'))).toEqual([]);
});

test('reports the output of a pack script that fails', async () => {
  const packing = packInto(join(folder, 'failed'), [join(folder, 'one'), join(folder, 'failing')], folder);
  await expect(packing).rejects.toThrow(RegistryError);
  await expect(packing).rejects.toThrow('no flour');
});
