/** Where the command keeps its data in a test: a folder of its own, and a database of its own on a server, if there is one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, openDatabase } from '@community-platform/service';
import { sql } from 'kysely';
import { location } from './support.js';

export interface Place {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const folders: string[] = [];

export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  folders.push(folder);
  return folder;
};

/** Removes the folders that were made. Databases go with their server. */
export const removeFolders = async (): Promise<void> => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
};

/** Asks a database on a server, and resolves to the rows. */
export const ask = async <T>(url: string, statement: string): Promise<readonly T[]> => {
  const { db, close } = await openDatabase({ kind: 'server', url });
  try {
    return (await sql.raw<T>(statement).execute(db)).rows;
  } finally {
    await close();
  }
};

/** The address of a new, empty database on the server of the tests. */
export const createDatabase = async (): Promise<string> => {
  if (location.kind !== 'server') throw new Error('There is no server');
  const name = `place_${Math.random().toString(36).slice(2)}`;
  await ask(location.url, `create database ${name}`);
  const url = new URL(location.url);
  url.pathname = `/${name}`;
  return url.href;
};

/** An empty database for a service within the test. */
export const emptyDatabase = async (): Promise<DatabaseLocation> =>
  location.kind === 'server' ? { kind: 'server', url: await createDatabase() } : { kind: 'memory' };

/** An empty place. */
export const makePlace = async (): Promise<Place> => ({
  args: ['--data', await makeFolder()],
  env: location.kind === 'server' ? { DATABASE_URL: await createDatabase() } : {},
});

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
