/** The location of the command's data in a test: a separate folder, and a separate database if there is a server. */
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

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  folders.push(folder);
  return folder;
}

/** Removes the created folders. Databases are removed together with their server. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Runs a statement in a database on a server and resolves to the rows. */
export async function ask<T>(url: string, statement: string): Promise<readonly T[]> {
  const { db, close } = await openDatabase({ kind: 'server', url });
  try {
    return (await sql.raw<T>(statement).execute(db)).rows;
  } finally {
    await close();
  }
}

/** Creates an empty database on the test server and resolves to its URL. */
export async function createDatabase(): Promise<string> {
  if (location.kind !== 'server') throw new Error('There is no server');
  const name = `place_${Math.random().toString(36).slice(2)}`;
  await ask(location.url, `create database ${name}`);
  const url = new URL(location.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the location of an empty database for a service in the test process. */
export async function emptyDatabase(): Promise<DatabaseLocation> {
  return location.kind === 'server' ? { kind: 'server', url: await createDatabase() } : { kind: 'memory' };
}

/** Creates an empty data folder, and a database if there is a server. */
export async function makePlace(): Promise<Place> {
  return {
    args: ['--data', await makeFolder()],
    env: location.kind === 'server' ? { DATABASE_URL: await createDatabase() } : {},
  };
}

/** Returns a port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
