/** Unpacking the prebuilt database cluster. A unit test, because requests do not reveal file permissions. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCluster, unpackCluster } from '../../../packages/service/dist/database/cluster.js';

let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'platform-cluster-')), 'data');
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

test('the database archive is unpacked so that only the owner can access its files', async () => {
  const archive = await readCluster();
  if (archive === undefined) throw new Error('the build keeps no cluster');
  unpackCluster(archive, folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    }),
  );
  expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()).toMatch(/^\d+$/u);
  // Only one short WAL segment is included (PostgreSQL, 30.5).
  const [segment] = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/u.test(name));
  expect((await stat(join(folder, 'pg_wal', segment ?? ''))).size).toBe(2 ** 20);
});
