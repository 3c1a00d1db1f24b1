/**
 * One run at a time on an output folder: a file that names the process which holds it. It is left behind only by a
 * process that was killed, and then taken over by the next run on the same machine.
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
  /** Tells the process from a later one with its number; empty where the system does not say. */
  readonly started: string;
  readonly token: string;
}

const attemptEvery = 25;

const trying = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** State and time of start of a process, where the system has /proc. */
const readProcess = (pid: number): { readonly state: string; readonly started: string } => {
  // The name of the program comes before these, in brackets, and may hold anything.
  const text = trying(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
};

/** Containers may share a name, but number their processes each for itself. */
const describeHost = (): string => `${hostname()} ${trying(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`.trim();

const describeSelf = (): Holder => ({
  pid: process.pid,
  host: describeHost(),
  started: readProcess(process.pid).started,
  token: randomBytes(8).toString('hex'),
});

const format = ({ pid, host, started, token }: Holder): string => `${pid}\n${host}\n${started}\n${token}\n`;

const parse = (text: string): Holder | undefined => {
  const [pid = '', host = '', started = '', token = '', last, ...rest] = text.split('\n');
  const isWhole = /^[1-9]\d{0,9}$/u.test(pid) && /^[\da-f]{16}$/u.test(token) && last === '' && rest.length === 0;
  return isWhole ? { pid: Number(pid), host, started, token } : undefined;
};

/** Whether the process that holds a lock is known to have ended; of one on another machine nothing is known. */
const isGone = (holder: Holder): boolean => {
  if (holder.host !== describeHost()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // Any other error means that it is there and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
  const { state, started } = readProcess(holder.pid);
  // It has ended, and its parent has not asked about it yet.
  if (state === 'Z' || state === 'X') return true;
  return holder.started !== '' && started !== '' && started !== holder.started;
};

const pathOf = (name: string): string => `${stagingPath}/${name}`;

type Seen = 'nobody' | 'somebody' | Holder;

const readHolder = (root: string, name: string): Seen => {
  const there = inspectPath(root, pathOf(name));
  if (there.kind === 'absent') return 'nobody';
  return (there.kind === 'file' ? parse(there.text) : undefined) ?? 'somebody';
};

/** Tries to put a lock into place; it has its content from the beginning. */
const place = async (root: string, name: string, holder: Holder): Promise<boolean> => {
  const claim = join(root, pathOf(`claim-${holder.token}`));
  let isPlaced = false;
  // The run that holds the lock may clear the folder, or remove it, at any time.
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
};

const refuse = (root: string, name: string, seen: Seen): WriteError => {
  const who = typeof seen === 'string' ? '' : ` (process ${seen.pid} on ${seen.host.split(' ')[0]})`;
  return new WriteError(
    `another run of trefoil${who} is writing into ${showPath(root)}. Run this again when it has ended; if there is none, delete ${showPath(root, pathOf(name))} first`,
  );
};

/** Waits until `deadline` (by `performance.now()`) for a lock; throws a `WriteError` then. */
const take = async (root: string, name: string, deadline: number): Promise<void> => {
  const self = describeSelf();
  while (!(await place(root, name, self))) {
    const seen = readHolder(root, name);
    if (typeof seen !== 'string' && isGone(seen)) await evict(root, name, seen, deadline);
    else if (performance.now() > deadline) throw refuse(root, name, seen);
    else await delay(attemptEvery);
  }
};

/**
 * Removes the lock of a process that has ended. Of those who see it only one may, or the last would remove the lock that
 * the first has put in its place: so it has to hold the lock on removing this very one.
 */
const evict = async (root: string, name: string, dead: Holder, deadline: number): Promise<void> => {
  const guard = `lock-${dead.token}`;
  await take(root, guard, deadline);
  const seen = readHolder(root, name);
  if (typeof seen !== 'string' && seen.token === dead.token) await rm(join(root, pathOf(name)), { force: true });
  await rm(join(root, pathOf(guard)), { force: true });
};

/** The file of the lock, in the staging folder. */
export const lockName = 'lock';

/** Waits up to `patience` milliseconds for the output folder; throws a `WriteError` where it does not become free. */
export const lockOutput = (root: string, patience: number): Promise<void> =>
  attempt(stagingPath, () => take(root, lockName, performance.now() + patience));

export const unlockOutput = (root: string): Promise<void> =>
  attempt(stagingPath, () => rm(join(root, pathOf(lockName)), { force: true }));
