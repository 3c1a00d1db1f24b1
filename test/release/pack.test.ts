/** Packing by npm for real: which tarball is of which package does not hang on what scripts print, nor on the names of files. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packInto, readTarball, RegistryError } from '../../generator/src/commands/run/registry.js';
import { makeFolder } from '../support/documents.js';

const manifest = (name: string, prepack: string): string =>
  JSON.stringify({ name, version: '1.0.0', scripts: { prepack } });

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

test('packs packages whose tarballs have one name, each as its own', async () => {
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

test('packs nothing where nothing is named', async () => {
  expect(await packInto(join(folder, 'nothing'), [], join(folder, 'one'))).toEqual([]);
});

test('says what a script has said that fails', async () => {
  const packing = packInto(join(folder, 'failed'), [join(folder, 'one'), join(folder, 'failing')], folder);
  await expect(packing).rejects.toThrow(RegistryError);
  await expect(packing).rejects.toThrow('no flour');
});
