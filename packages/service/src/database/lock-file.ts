/**
 * A lock on an embedded database: it has none of its own, and two processes on one folder lose what was committed.
 *
 * The file stands beside the folder, not in it, and holds the id of the process. A second name of it says on which host
 * and in which thread that is, and is touched every two seconds: processes of containers do not see each other, but a
 * folder that they share. The lock is taken over only from a process that is gone, or that has not touched it for ten
 * seconds; whoever is held up for longer and finds it taken stops.
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { DatabaseUnavailableError } from './configuration-error.js';
import { hostName, hostTag } from './lock-host.js';
import { waitForBeat } from './lock-beat.js';

/** Milliseconds between two beats, and those after which a process without one is gone. */
const BEAT = 2_000;
const PATIENCE = 5 * BEAT;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a process has ended, and its parent has not taken note of it; known where processes are shown as files. */
const isZombie = (pid: number): boolean => {
  try {
    // Behind the name of the program, which may have anything in it (proc(5)).
    return /^.*\) [ZX] /su.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

const readOwner = (path: string): number | undefined => {
  try {
    const pid = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** The names that say on which hosts a lock is, or was, held by a process of that id; by any process without one. */
const listHosts = (path: string, pid?: number): string[] =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.`))
    .filter((name) => {
      const [, id] = /\.(\d+)(?:-\d+)?@[^@]+$/u.exec(name) ?? [];
      return id !== undefined && (pid === undefined || id === String(pid));
    })
    .map((name) => join(dirname(path), name));

/** Makes a folder, and those that it is in. One by one: all at once, Node tries for ever where `/proc` takes none. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
};

/** The locks of this thread. */
const held = new Set<string>();

/** Makes the lock, whose second name says whose it is; `false` where somebody has it. */
const create = (own: string, path: string): boolean => {
  // First, so that there is no moment in which nobody knows of the lock on which host it is held.
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
  }
  // A file system without hard links: who reads it may find it empty for a moment.
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** Takes away a lock whose owner is gone, unless somebody else has taken it over meanwhile. */
const remove = (path: string, own: string, owner: number | undefined): void => {
  const aside = `${own.slice(0, own.lastIndexOf('@'))}.gone`;
  rmSync(aside, { force: true });
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readOwner(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, path);
};

const inUse = (folder: string, by: string): DatabaseUnavailableError =>
  new DatabaseUnavailableError(
    `${folder} is in use by ${by}. Stop it, or give this one another folder with --data <folder>.`,
  );

/** Whether a name was touched since this process began: one of the same id has ended before. */
const isOfThisProcess = (name: string): boolean => {
  const { mtimeMs } = statSync(name, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return mtimeMs >= Date.now() - process.uptime() * 1_000;
};

/** Throws while the owner of a lock is there; resolves to whether it was of another host, once it is surely gone. */
const awaitGone = async (folder: string, path: string, own: string, owner: number | undefined): Promise<boolean> => {
  const hosts = listHosts(path, owner);
  const others = hosts.filter((name) => !name.endsWith(`@${hostTag}`));
  const isOfHere = others.length === 0 || hosts.some((name) => name !== own && name.endsWith(`@${hostTag}`));
  if (isOfHere && owner !== undefined && owner !== process.pid && isAlive(owner))
    throw inUse(folder, `process ${owner}`);
  const threads = hosts.filter((name) => name !== own && !others.includes(name) && isOfThisProcess(name));
  if (owner === process.pid && threads.length > 0 && (await waitForBeat(threads, PATIENCE)) !== undefined)
    throw inUse(folder, 'another thread of this process');
  if (others.length === 0) return false;
  const beating = await waitForBeat(others, PATIENCE);
  if (beating !== undefined) throw inUse(folder, `process ${owner ?? ''} of the host ${hostName(beating)}`);
  return true;
};

/** Beats until it is let go of; calls `lost` once somebody else has the lock. */
const beat = (path: string, own: string, lost: () => void): NodeJS.Timeout => {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(own, now, now);
      const owner = readOwner(path);
      if (owner === undefined || owner === process.pid) return;
    } catch (error) {
      // Anything else passes, as a folder of the network that is away.
      if (!isCode(error, 'ENOENT')) return;
    }
    clearInterval(timer);
    lost();
  }, BEAT);
  return timer.unref();
};

const take = async (folder: string, path: string, own: string): Promise<void> => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(own, path)) return;
    const owner = readOwner(path);
    const wasElsewhere = await awaitGone(folder, path, own, owner);
    remove(path, own, owner);
    if (!wasElsewhere || !create(own, path)) continue;
    // Another one may have waited as long, with the same id in its container: the last of them has taken away the rest.
    for (const other of listHosts(path)) if (other !== own) rmSync(other, { force: true });
    await setTimeout(500);
    if (listHosts(path, process.pid).includes(own)) return;
    throw inUse(folder, 'another process that has started at the same time');
  }
  throw new DatabaseUnavailableError(`${path} could not be taken`);
};

/**
 * Takes the lock and resolves to how to let go of it. Rejects with `DatabaseUnavailableError` while another process holds it; to
 * find out takes up to ten seconds where that is, or was, on another host. `lost` is called where another one has taken
 * it over, since this process was held up: the database is not to be used any more.
 */
export const takeLock = async (folder: string, lost: () => void = () => {}): Promise<() => void> => {
  const path = resolve(`${folder.replace(/[\\/]+$/u, '')}.lock`);
  if (held.has(path))
    throw new DatabaseUnavailableError(`${folder} is in use by this process. Close what uses it first.`);
  held.add(path);
  const thread = threadId === 0 ? '' : `-${threadId}`;
  const own = `${path}.${process.pid}${thread}@${hostTag}`;
  try {
    makeFolder(dirname(path));
    await take(folder, path, own);
  } catch (error) {
    held.delete(path);
    if (existsSync(own)) rmSync(own, { force: true });
    throw error;
  }
  for (const other of listHosts(path)) if (other !== own) rmSync(other, { force: true });
  const timer = beat(path, own, lost);
  return () => {
    clearInterval(timer);
    held.delete(path);
    // Whoever has taken it over has taken the second name away, and may have the same id in another container.
    if (existsSync(own) && readOwner(path) === process.pid) rmSync(path, { force: true });
    rmSync(own, { force: true });
  };
};
