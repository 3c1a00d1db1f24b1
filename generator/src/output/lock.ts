/**
 * Locks the output folder with a file that identifies the process holding the lock. If that process was killed, the
 * next run on the same machine takes over the lock.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { linkOrCopy, makeFolders, unless } from './disk.js';
import { attempt, showPath, WriteError } from './errors.js';
import { inspectPath } from './inspect.js';
import { stagingPath } from './paths.js';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time, which distinguishes the process from a later one with the same id; empty if unknown. */
  readonly started: string;
  readonly token: string;
}

const attemptEvery = 25;

function trying<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns the state and start time of a process; empty on systems without /proc. */
function readProcess(pid: number): { readonly state: string; readonly started: string } {
  // The program name before the state is in parentheses, and may contain any characters.
  const text = trying(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

/** Identifies the machine; containers may share a host name, but have separate process ids. */
function describeHost(): string {
  return `${hostname()} ${trying(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim();
}

function describeSelf(): Holder {
  return {
    pid: process.pid,
    host: describeHost(),
    started: readProcess(process.pid).started,
    token: randomBytes(8).toString('hex'),
  };
}

function format({ pid, host, started, token }: Holder): string {
  return `${pid}\n${host}\n${started}\n${token}\n`;
}

function parse(text: string): Holder | undefined {
  const [pid = '', host = '', started = '', token = '', last, ...rest] = text.split('\n');
  const isWhole = /^[1-9]\d{0,9}$/u.test(pid) && /^[\da-f]{16}$/u.test(token) && last === '' && rest.length === 0;
  return isWhole ? { pid: Number(pid), host, started, token } : undefined;
}

/** Returns whether the process that holds a lock has certainly ended; `false` for processes on other machines. */
function isGone(holder: Holder): boolean {
  if (holder.host !== describeHost()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // Any other error means that the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
  const { state, started } = readProcess(holder.pid);
  // A zombie has ended, but its parent has not read its exit status yet.
  if (state === 'Z' || state === 'X') return true;
  return holder.started !== '' && started !== '' && started !== holder.started;
}

function pathOf(name: string): string {
  return `${stagingPath}/${name}`;
}

type Seen = 'nobody' | 'somebody' | Holder;

function readHolder(root: string, name: string): Seen {
  const there = inspectPath(root, pathOf(name));
  if (there.kind === 'absent') return 'nobody';
  return (there.kind === 'file' ? parse(there.text) : undefined) ?? 'somebody';
}

/** Tries to create a lock with its content atomically. Returns whether it succeeded. */
async function place(root: string, name: string, holder: Holder): Promise<boolean> {
  const claim = join(root, pathOf(`claim-${holder.token}`));
  let isPlaced = false;
  // The run that holds the lock may clear or remove the folder at any time.
  await makeFolders(join(root, stagingPath));
  try {
    await unless(['EEXIST', 'ENOENT'], async () => {
      await writeFile(claim, format(holder));
      await linkOrCopy(claim, join(root, pathOf(name)));
      isPlaced = true;
    });
  } finally {
    await rm(claim, { force: true });
  }
  return isPlaced;
}

function refuse(root: string, name: string, seen: Seen): WriteError {
  const who = typeof seen === 'string' ? '' : ` (process ${seen.pid} on ${seen.host.split(' ')[0]})`;
  return new WriteError(
    `another run of trefoil${who} is writing to ${showPath(root)}. Wait until it ends and run the command again; if no other run exists, delete ${showPath(root, pathOf(name))} first`,
  );
}

/** Waits for a lock until `deadline` (by `performance.now()`), then throws a `WriteError`. */
async function take(root: string, name: string, deadline: number): Promise<void> {
  const self = describeSelf();
  while (!(await place(root, name, self))) {
    const seen = readHolder(root, name);
    if (typeof seen !== 'string' && isGone(seen)) await evict(root, name, seen, deadline);
    else if (performance.now() > deadline) throw refuse(root, name, seen);
    else await delay(attemptEvery);
  }
}

/**
 * Removes the lock of a process that has ended. Several runs may try this at once, so it requires another lock;
 * otherwise, the last run would remove the new lock of the first.
 */
async function evict(root: string, name: string, dead: Holder, deadline: number): Promise<void> {
  const guard = `lock-${dead.token}`;
  await take(root, guard, deadline);
  const seen = readHolder(root, name);
  if (typeof seen !== 'string' && seen.token === dead.token) await rm(join(root, pathOf(name)), { force: true });
  await rm(join(root, pathOf(guard)), { force: true });
}

/** Name of the lock file in the staging folder. */
export const lockName = 'lock';

/** Waits up to `patience` milliseconds for the lock on the output folder, then throws a `WriteError`. */
export function lockOutput(root: string, patience: number): Promise<void> {
  return attempt(stagingPath, () => take(root, lockName, performance.now() + patience));
}

/** Releases the lock of the output folder. */
export function unlockOutput(root: string): Promise<void> {
  return attempt(stagingPath, () => rm(join(root, pathOf(lockName)), { force: true }));
}
