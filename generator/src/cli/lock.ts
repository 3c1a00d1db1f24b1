/** The lock file: digests of the documents that packages were generated from, by URL. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.js';
import { isAddress } from '../openapi/read/sources.js';
import { UsageError } from './usage-error.js';

export const lockFile = 'trefoil.lock.json';

export type Lock = Readonly<Record<string, string>>;

const version = 1;

/** Returns the digests of the sources that were read from URLs, by label. */
export function digestSources(sources: ReadonlyMap<string, string>): Lock {
  return Object.fromEntries(
    [...sources]
      .filter(([label]) => isAddress(label))
      .map(([label, text]) => [label, `sha256-${createHash('sha256').update(text).digest('base64')}`]),
  );
}

/** Reads the lock file of a folder; `{}` if there is none. Rejects with a `UsageError` if it is damaged. */
export async function readLock(folder: string): Promise<Lock> {
  const text = await readFile(join(folder, lockFile), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  try {
    const { version: found, urls }: { readonly version?: unknown; readonly urls?: unknown } = JSON.parse(text);
    if (found === version && typeof urls === 'object' && urls !== null)
      return Object.fromEntries(Object.entries(urls).map(([url, digest]) => [url, String(digest)]));
  } catch {
    // Reported below.
  }
  throw new UsageError(`${lockFile} is damaged; restore it, or delete it and generate again`);
}

/** Reports the URLs whose content differs from the locked content. */
export function checkLock(lock: Lock, read: Lock): Diagnostic[] {
  return Object.entries(read)
    .filter(([url, digest]) => Object.hasOwn(lock, url) && lock[url] !== digest)
    .map(([url]) => diagnose('document-changed', { file: url, line: 1, column: 1 }, { address: url }));
}

/** Adds digests to the lock file, unless the file already contains them. */
export async function writeLock(folder: string, lock: Lock, read: Lock): Promise<void> {
  const urls = { ...lock, ...read };
  if (Object.entries(urls).every(([url, digest]) => lock[url] === digest)) return;
  const sorted = Object.fromEntries(Object.entries(urls).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(folder, lockFile), `${JSON.stringify({ version, urls: sorted }, null, 2)}\n`);
}
