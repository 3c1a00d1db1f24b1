/**
 * Lock file of an embedded database, which has no locking: if two processes opened the same folder, committed data
 * would be lost. The file is next to the folder and contains the process id. A second hard link to it contains the host
 * and the thread in its name, and is touched every two seconds, because processes in different containers cannot see
 * each other but may share a folder. The lock is taken over only from a process that has ended or has not touched the
 * file for ten seconds. A process that was suspended for longer and lost its lock stops using the database when it
 * resumes.
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
import { waitForBeat } from './lock-beat.js';
import { hostName, hostTag } from './lock-host.js';

/** Milliseconds between two touches, and milliseconds without a touch after which the owner is considered dead. */
const BEAT = 2_000;
const PATIENCE = 5 * BEAT;

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a process has ended but its parent has not reaped it yet. Only known on systems with `/proc`. */
function isZombie(pid: number): boolean {
  try {
    // The state follows the program name, which may contain any character (proc(5)).
    return /^.*\) [ZX] /su.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function readOwner(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Lists the links of a lock that were created by the process with this id, or by any process if `pid` is omitted. The
 * name of a link contains the host.
 */
function listHosts(path: string, pid?: number): string[] {
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(`${basename(path)}.`))
    .filter((name) => {
      const [, id] = /\.(\d+)(?:-\d+)?@[^@]+$/u.exec(name) ?? [];
      return id !== undefined && (pid === undefined || id === String(pid));
    })
    .map((name) => join(dirname(path), name));
}

/** Creates a folder and its parents one by one, because with `recursive`, Node.js retries forever within `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}

/** The locks that this thread holds. */
const held = new Set<string>();

/** Creates the lock and the link that identifies its owner; returns `false` if the lock exists. */
function create(own: string, path: string): boolean {
  // The link comes first, so that the host of a lock is always known.
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
  }
  // Without hard links, a reader may briefly find the file empty.
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a dead owner, unless another process has taken it over in the meantime. */
function remove(path: string, own: string, owner: number | undefined): void {
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
}

function inUse(folder: string, by: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(
    `${folder} is in use by ${by}. Stop it, or choose another folder with --data <folder>.`,
  );
}

/** Whether a file was touched after this process started, because an earlier process may have had the same id. */
function isOfThisProcess(name: string): boolean {
  const { mtimeMs } = statSync(name, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return mtimeMs >= Date.now() - process.uptime() * 1_000;
}

/** Throws if the owner of a lock is alive. Otherwise, resolves to whether the dead owner was on another host. */
async function awaitGone(folder: string, path: string, own: string, owner: number | undefined): Promise<boolean> {
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
}

/** Touches the link of a lock until the lock is released; calls `lost` if another process takes the lock. */
function beat(path: string, own: string, lost: () => void): NodeJS.Timeout {
  const timer = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(own, now, now);
      const owner = readOwner(path);
      if (owner === undefined || owner === process.pid) return;
    } catch (error) {
      // Other errors, such as an unavailable network folder, may be temporary.
      if (!isCode(error, 'ENOENT')) return;
    }
    clearInterval(timer);
    lost();
  }, BEAT);
  return timer.unref();
}

async function take(folder: string, path: string, own: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(own, path)) return;
    const owner = readOwner(path);
    const wasElsewhere = await awaitGone(folder, path, own, owner);
    remove(path, own, owner);
    if (!wasElsewhere || !create(own, path)) continue;
    // Another process with the same id in another container may have waited as well: the last one removes all other
    // links.
    for (const other of listHosts(path)) if (other !== own) rmSync(other, { force: true });
    await setTimeout(500);
    if (listHosts(path, process.pid).includes(own)) return;
    throw inUse(folder, 'another process that has started at the same time');
  }
  throw new DatabaseUnavailableError(`the lock ${path} could not be acquired`);
}

/**
 * Acquires the lock and resolves to a function that releases it. Rejects with `DatabaseUnavailableError` if another
 * process holds the lock; this can take ten seconds if the owner is, or was, on another host. Calls `lost` if another
 * process takes over the lock because this process was suspended; the database must not be used after that.
 */
export async function takeLock(folder: string, lost: () => void = () => {}): Promise<() => void> {
  const path = resolve(`${folder.replace(/[\\/]+$/u, '')}.lock`);
  if (held.has(path))
    throw new DatabaseUnavailableError(`${folder} is already in use by this process. Close it first.`);
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
    // A process that took the lock over has removed this link, and may have the same id in another container.
    if (existsSync(own) && readOwner(path) === process.pid) rmSync(path, { force: true });
    rmSync(own, { force: true });
  };
}
