/** Runs at the same time on one output folder: one after another, each whole; and locks that nobody holds any more. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockOutput, unlockOutput } from '../../generator/src/output/lock.js';
import { noteSkip } from '../support/skips.js';
import { prepareWriter, type WriterProcess } from './child.js';
import { makeTemporary, outputOf, readTree, removeTemporary, stagingName, type Tree, writeTree } from './tree.js';
import { run } from './writer.js';
import type { Job } from './writer-process.js';
import { runs } from '../support/long.js';

// Each run starts a process.
vi.setConfig({ testTimeout: 600_000 });

const rounds = runs(2, 20);

let start: (job: Job) => WriterProcess;
beforeAll(() => {
  start = prepareWriter();
});
removeTemporary();

let root: string;
beforeEach(() => {
  root = makeTemporary();
});

const version = (name: string, folders: readonly string[]): Tree =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      [1, 2, 3, 4, 5].map((file) => [`${folder}/${file}.ts`, `${name}\n`.repeat(500 * file)]),
    ),
  );
const old = version('old', ['types', 'client', 'gone']);
const one = version('one', ['types', 'client', 'server']);
const other = version('other', ['types', 'other']);

const write = (files: Tree): Job => ({ kind: 'write', folder: root, files, force: false });

/** Everybody is well, and the folder is as one of them left it. */
const expectWhole = async (running: readonly WriterProcess[]): Promise<void> => {
  for (const report of await Promise.all(running.map(({ ended }) => ended)))
    expect(report).toMatchObject({ conflicts: [], failure: '' });
  expect([outputOf(one), outputOf(other)]).toContainEqual(readTree(root));
};

describe('two runs at once', () => {
  test(`into one folder, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      root = makeTemporary();
      await run(root, old);
      await expectWhole([start(write(one)), start(write(other))]);
    }
  });

  test('into a folder that is not there', async () => {
    root = join(root, 'not/yet');
    await expectWhole([start(write(one)), start(write(one))]);
  });

  test('in one process', async () => {
    await run(root, old);
    await Promise.all([run(root, one), run(root, other), run(root, one)]);
    expect([outputOf(one), outputOf(other)]).toContainEqual(readTree(root));
  });

  // The manifest is the same before and after, so nothing but the file itself tells that the other run has ended.
  test(`that both find a file deleted, ${rounds} times`, async () => {
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

  test(`after one that was killed, ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      root = makeTemporary();
      await run(root, old);
      const steps = (await start({ ...write(one), folder: makeTemporary() }).ended)?.steps ?? 0;
      await start({ ...write(one), killAt: Math.floor((steps * (round + 1)) / (rounds + 1)) }).ended;
      await expectWhole([one, other, one].map((files) => start(write(files))));
    }
  });
});

test('of many that hold the lock in turn, and of which some are killed with it, no two hold it at once', async () => {
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

/** The lines of a lock as this process writes it: number, machine, time of start, a text by chance. */
const lockLines = async (): Promise<string[]> => {
  await lockOutput(root, 0);
  const lines = readFileSync(join(root, lockFile), 'utf8').split('\n');
  await unlockOutput(root);
  return lines;
};

const setLock = async (change: (lines: string[]) => string[]): Promise<void> =>
  writeTree(root, { [lockFile]: change(await lockLines()).join('\n') });

const refusal = (who: string): string =>
  `another run of trefoil${who} is writing to ${root}. Wait until it ends and run the command again; if no other run exists, delete ${join(root, lockFile)} first`;

describe('a lock', () => {
  test('that is held is waited for', async () => {
    await lockOutput(root, 0);
    const running = run(root, one);
    await unlockOutput(root);
    await running;
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('that stays held ends the run, which says who holds it and changes nothing', async () => {
    await lockOutput(root, 0);
    const before = readTree(root);
    const running = run(root, one, { patience: 60 });
    await expect(running).rejects.toThrow(refusal(` (process ${process.pid} on ${hostname()})`));
    expect(readTree(root)).toEqual(before);
  });

  test('of a process that has ended is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await setLock(([, ...rest]) => [String(pid), ...rest]);
    await run(root, one, { patience: 0 });
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('of a process that has ended is left to a run that is taking it over', async () => {
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

  test('of another machine is not, since nothing is known of its processes', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await setLock(([, , ...rest]) => [String(pid), 'elsewhere', ...rest]);
    await expect(run(root, one, { patience: 60 })).rejects.toThrow(refusal(` (process ${pid} on elsewhere)`));
  });

  test.each([
    ['is empty', () => []],
    ['is cut off', ([pid = '']: string[]) => [pid]],
    ['names all processes', ([, ...rest]: string[]) => ['-1', ...rest]],
    ['names its own group', ([, ...rest]: string[]) => ['0', ...rest]],
    [
      'has a name that leads elsewhere',
      ([pid, host, started]: string[]) => [pid ?? '', host ?? '', started ?? '', '../x', ''],
    ],
  ])('that %s is nobody’s that could be asked', async (_, change) => {
    await setLock(change);
    await expect(run(root, one, { patience: 60 })).rejects.toThrow(refusal(''));
  });
});

const hasProc = existsSync('/proc/self/stat');
if (!hasProc) noteSkip('locks of processes whose number is used again', 'there is no /proc');

describe.skipIf(!hasProc)('a lock, where the system tells more of a process,', () => {
  test('is taken over when its number belongs to another process now', async () => {
    await setLock(([pid = '', host = '', started = '', ...rest]) => [pid, host, String(Number(started) - 1), ...rest]);
    await run(root, one, { patience: 0 });
    expect(readTree(root)).toEqual(outputOf(one));
  });

  test('is taken over when its process has ended, and its parent does not ask', async () => {
    // It ends after the shell has become another program, which does not ask for it.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const pid = await new Promise<string>((done) => parent.stdout.once('data', (text) => done(String(text).trim())));
      await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/^\d+ \(\w+\) Z/u), 20_000);
      await setLock(([, host = '', , ...rest]) => [pid, host, '', ...rest]);
      await run(root, one, { patience: 0 });
      expect(readTree(root)).toEqual(outputOf(one));
    } finally {
      parent.kill();
    }
  });
});

test('a file that is saved while a run is at work stays as it was saved, and everything else as it was', async () => {
  await run(root, old);
  const running = run(root, one);
  // By then it has looked at the files; it still has to write all of them into the staging folder.
  while (!existsSync(join(root, stagingName, 'new'))) await setImmediate();
  writeTree(root, { 'types/3.ts': 'mine\n' });
  await expect(running).rejects.toThrow(
    `cannot write ${join(root, 'types/3.ts')}: another process changed it at the same time; nothing was changed. To continue, stop that process, and run the command again`,
  );
  expect(readTree(root)).toEqual({ ...outputOf(old), 'types/3.ts': 'mine\n' });
});
