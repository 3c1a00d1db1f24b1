/** Parallel runs in one output folder run one after another, and each is complete. Locks whose owners have ended. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockOutput, unlockOutput } from '../../generator/src/output/lock.js';
import { eventually } from '../support/eventually.js';
import { runs } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { prepareWriter, type WriterProcess } from './child.js';
import { makeTemporary, outputOf, readTree, removeTemporary, stagingName, type Tree, writeTree } from './tree.js';
import { run } from './writer.js';
import type { Job } from './writer-process.js';

// Each run starts a process.
vi.setConfig({ testTimeout: 600_000 });

const rounds = runs(2, 8);

let start: (job: Job) => WriterProcess;
beforeAll(() => {
  start = prepareWriter();
});
removeTemporary();

let root: string;
beforeEach(() => {
  root = makeTemporary();
});

function version(name: string, folders: readonly string[]): Tree {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      [1, 2, 3, 4, 5].map((file) => [`${folder}/${file}.ts`, `${name}\n`.repeat(500 * file)]),
    ),
  );
}
const old = version('old', ['types', 'client', 'gone']);
const one = version('one', ['types', 'client', 'server']);
const other = version('other', ['types', 'other']);

function write(files: Tree): Job {
  return { kind: 'write', folder: root, files, force: false };
}

/** Expects all runs to succeed, and the folder to match the result of one of them. */
async function expectWhole(running: readonly WriterProcess[]): Promise<void> {
  for (const report of await Promise.all(running.map(({ ended }) => ended)))
    expect(report).toMatchObject({ conflicts: [], failure: '' });
  expect([outputOf(one), outputOf(other)]).toContainEqual(readTree(root));
}

describe('two parallel runs', () => {
  test(`two parallel runs into one folder succeed, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      root = makeTemporary();
      await run(root, old);
      await expectWhole([start(write(one)), start(write(other))]);
    }
  });

  test('two parallel runs into a new folder succeed', async () => {
    root = join(root, 'not/yet');
    await expectWhole([start(write(one)), start(write(one))]);
  });

  test('two parallel runs in one process succeed', async () => {
    await run(root, old);
    await Promise.all([run(root, one), run(root, other), run(root, one)]);
    expect([outputOf(one), outputOf(other)]).toContainEqual(readTree(root));
  });

  // Restoring the file does not change the manifest, so only the file shows that the other run has ended.
  test(`two parallel runs that both find a deleted file succeed, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      root = makeTemporary();
      await run(root, one);
      rmSync(join(root, 'types/1.ts'));
      await expectWhole([start(write(one)), start(write(one))]);
      rmSync(join(root, 'types/2.ts'));
      const outcomes = await Promise.all([run(root, one), run(root, one), run(root, one)]);
      expect(outcomes.flatMap(({ changes }) => changes.map(({ path }) => path))).toEqual(['types/2.ts']);
      expect(readTree(root)).toEqual(outputOf(one));
    }
  });

  test(`two parallel runs after a killed run succeed, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      root = makeTemporary();
      await run(root, old);
      const steps = (await start({ ...write(one), folder: makeTemporary() }).ended)?.steps ?? 0;
      await start({ ...write(one), killAt: Math.floor((steps * (round + 1)) / (rounds + 1)) }).ended;
      await expectWhole([one, other, one].map((files) => start(write(files))));
    }
  });
});

test('only one of many processes holds the lock at a time, even if some are killed', async () => {
  const log = join(makeTemporary(), 'log');
  const job: Job = { kind: 'lock', folder: root, files: {}, force: false, log, times: 5 };
  const killed = [true, false, true, false, true].map((isKilled) => start({ ...job, isKilled }));
  await Promise.all(killed.map(({ ended }) => ended));
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const victims = new Set<string | undefined>();
  for (const [index, line] of lines.entries()) {
    const [what, pid] = line.split(' ');
    if (what === 'leave') expect(lines[index - 1]).toBe(`enter ${pid}`);
    else if (lines[index + 1] !== `leave ${pid}`) victims.add(pid);
  }
  expect(victims.size, 'they were killed with the lock').toBe(3);
  expect(lines.filter((line) => line.startsWith('enter'))).toHaveLength(25);
  await run(root, one);
  expect(readTree(root)).toEqual(outputOf(one));
});

const lockFile = `${stagingName}/lock`;

/** Returns the lines of a lock file as this process writes it: process id, machine, start time and a random text. */
async function lockLines(): Promise<string[]> {
  await lockOutput(root, 0);
  const lines = readFileSync(join(root, lockFile), 'utf8').split('\n');
  await unlockOutput(root);
  return lines;
}

async function setLock(change: (lines: string[]) => string[]): Promise<void> {
  return writeTree(root, { [lockFile]: change(await lockLines()).join('\n') });
}

function refusal(who: string): string {
  return `another run of trefoil${who} is writing to ${root}. Wait until it ends and run the command again; if no other run exists, delete ${join(root, lockFile)} first`;
}

describe('a lock', () => {
  test('a run waits for a lock until it is released', async () => {
    await lockOutput(root, 0);
    const running = run(root, one);
    await unlockOutput(root);
    await running;
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('a run stops without changes and names the owner of a lock that is not released', async () => {
    await lockOutput(root, 0);
    const before = readTree(root);
    const running = run(root, one, { patience: 60 });
    await expect(running).rejects.toThrow(refusal(` (process ${process.pid} on ${hostname()})`));
    expect(readTree(root)).toEqual(before);
  });

  test('a run takes over the lock of a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await setLock(([, ...rest]) => [String(pid), ...rest]);
    await run(root, one, { patience: 0 });
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('two runs do not both take over the lock of a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const lines = await lockLines();
    const dead = [String(pid), ...lines.slice(1)];
    const taker = `${stagingName}/lock-${lines[3]}`;
    writeTree(root, { [lockFile]: dead.join('\n'), [taker]: lines.join('\n') });
    await expect(run(root, one, { patience: 60 })).rejects.toThrow(/another run of trefoil/u);
    expect(readTree(root)[lockFile]).toBe(dead.join('\n'));
    rmSync(join(root, taker));
    await run(root, one, { patience: 0 });
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('a run does not take over the lock of another machine, because its processes are unknown', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await setLock(([, , ...rest]) => [String(pid), 'elsewhere', ...rest]);
    await expect(run(root, one, { patience: 60 })).rejects.toThrow(refusal(` (process ${pid} on elsewhere)`));
  });

  test.each([
    ['is empty', () => []],
    ['is truncated', ([pid = '']: string[]) => [pid]],
    ['has the process id -1', ([, ...rest]: string[]) => ['-1', ...rest]],
    ['has the process id 0', ([, ...rest]: string[]) => ['0', ...rest]],
    [
      'has a path that leads elsewhere',
      ([pid, host, started]: string[]) => [pid ?? '', host ?? '', started ?? '', '../x', ''],
    ],
  ])('the owner of a lock that %s cannot be checked', async (_, change) => {
    await setLock(change);
    await expect(run(root, one, { patience: 60 })).rejects.toThrow(refusal(''));
  });
});

const hasProc = existsSync('/proc/self/stat');
if (!hasProc) noteSkip('locks of processes whose number is used again', 'there is no /proc');

describe.skipIf(!hasProc)('a lock on a system with /proc', () => {
  test('a lock is taken over on a system with /proc if its process id now belongs to another process', async () => {
    await setLock(([pid = '', host = '', started = '', ...rest]) => [pid, host, String(Number(started) - 1), ...rest]);
    await run(root, one, { patience: 0 });
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('a lock is taken over on a system with /proc if its process is a zombie', async () => {
    // `sleep 1` becomes a zombie: the program that replaces the shell does not wait for it.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const pid = await new Promise<string>((done) => parent.stdout.once('data', (text) => done(String(text).trim())));
      await eventually(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/^\d+ \(\w+\) Z/u));
      await setLock(([, host = '', , ...rest]) => [pid, host, '', ...rest]);
      await run(root, one, { patience: 0 });
      expect(readTree(root)).toEqual(outputOf(one));
    } finally {
      parent.kill();
    }
  });
});

test('a file saved during a run is not overwritten, and nothing else changes', async () => {
  await run(root, old);
  const running = run(root, one);
  // At this point the run has inspected the files but not yet written all of them to the staging folder.
  while (!existsSync(join(root, stagingName, 'new'))) await setImmediate();
  writeTree(root, { 'types/3.ts': 'mine\n' });
  await expect(running).rejects.toThrow(
    `cannot write ${join(root, 'types/3.ts')}: another process changed it at the same time; nothing was changed. To continue, stop that process, and run the command again`,
  );
  expect(readTree(root)).toEqual({ ...outputOf(old), 'types/3.ts': 'mine\n' });
});
