/**
 * A data folder shared by several hosts, such as containers with a common volume: one process locks it, and another
 * takes over the lock if that process is dead.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { link, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, expect, test } from 'vitest';
import { takeLock } from '../../packages/service/src/database/lock-file.js';
import { wasmOptions } from '../support/wasm.js';
import { repository } from '../support/workspace.js';
import { bin, inherited, killAll, runCommand, startCommand } from './command.js';
import { makeFolder, removeFolders } from './data-folders.js';

const touching: ChildProcess[] = [];
afterEach(async () => {
  for (const child of touching.splice(0)) child.kill('SIGKILL');
  await killAll();
});
afterAll(removeFolders);

/** Starts a process that holds a folder's lock like a live container on another host. */
function holdFromElsewhere(lock: string): ChildProcess {
  const script = `
    const { linkSync, utimesSync, writeFileSync } = require('node:fs');
    const own = process.argv[1] + '.1@kitchen-0badcafe';
    writeFileSync(own, '1');
    linkSync(own, process.argv[1]);
    setInterval(() => utimesSync(own, new Date(), new Date()), 2_000);
    console.log('held');
  `;
  const child = spawn(process.execPath, ['--eval', script, lock], { stdio: ['ignore', 'pipe', 'inherit'] });
  touching.push(child);
  return child;
}

async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith('database.lock')).sort();
}

test('rejects a folder locked by a live process of another host and takes it over after its death', async () => {
  const folder = await makeFolder();
  const holder = holdFromElsewhere(join(folder, 'database.lock'));
  await new Promise((held) => holder.stdout?.once('data', held));
  const refused = await runCommand(['--data', folder, '--port', '0', '--empty']).ended;
  expect([refused.code, refused.stdout]).toEqual([4, '']);
  expect(refused.stderr.trimEnd()).toBe(
    `${join(folder, 'database')} is in use by process 1 of the host kitchen. ` +
      'Stop it, or choose another folder with --data <folder>.',
  );
  expect(await listNames(folder)).toEqual(['database.lock', 'database.lock.1@kitchen-0badcafe']);

  holder.kill('SIGKILL');
  const begun = performance.now();
  const taken = await startCommand(['--data', folder, '--empty']);
  expect(performance.now() - begun).toBeGreaterThan(9_000);
  expect(await readFile(join(folder, 'database.lock'), 'utf8')).toBe(String(taken.child.pid));
  expect(await listNames(folder)).toEqual([
    'database.lock',
    expect.stringMatching(new RegExp(`^database\\.lock\\.${taken.child.pid}@`, 'u')),
  ]);

  // A dead process on the same host is detected at once.
  await taken.stop('SIGKILL');
  const second = await startCommand(['--data', folder, '--empty']);
  const { code, stderr } = await second.stop();
  expect(code).toBe(0);
  expect(stderr).not.toContain('Waiting for the database');
  expect(await listNames(folder)).toEqual([]);
});

// On other systems, the `script` program has different options.
test.runIf(process.platform === 'linux')(
  'reports that it is waiting for the lock if the output is a terminal',
  async () => {
    const folder = await makeFolder();
    const lock = join(folder, 'database.lock');
    await writeFile(lock, '1');
    await link(lock, `${lock}.1@kitchen-0badcafe`);
    const line = [process.execPath, ...wasmOptions, bin, '--data', folder, '--port', '0', '--empty'].join(' ');
    // Runs the command in a terminal.
    const child = spawn('script', ['-qec', line, '/dev/null'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: inherited,
    });
    touching.push(child);
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    await expect.poll(() => said).toContain('Waiting for the database');
  },
);

test.runIf(process.platform === 'linux')(
  'takes over the lock of a killed process that its parent has not yet reaped',
  async () => {
    const folder = await makeFolder();
    // The shell is replaced by a program that does not wait for its children.
    const script = '"$0" -e "setInterval(() => {}, 1000)" & echo $!; exec sleep 600';
    const parent = spawn('sh', ['-c', script, process.execPath], { stdio: ['ignore', 'pipe', 'inherit'] });
    touching.push(parent);
    const pid = Number(await new Promise((said) => parent.stdout.once('data', said)));
    await writeFile(join(folder, 'database.lock'), String(pid));
    await expect(takeLock(join(folder, 'database'))).rejects.toThrow(`is in use by process ${pid}`);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
    (await takeLock(join(folder, 'database')))();
  },
);

test('does not release a lock that another container has taken over', async () => {
  const folder = await makeFolder();
  const lock = join(folder, 'database.lock');
  let tell = (): void => {};
  const lost = new Promise<void>((done) => {
    tell = done;
  });
  const release = await takeLock(join(folder, 'database'), () => tell());
  for (const name of await listNames(folder)) await rm(join(folder, name));
  await writeFile(lock, String(process.pid));
  await link(lock, `${lock}.${process.pid}@kitchen-0badcafe`);
  const theirs = await listNames(folder);
  await lost;
  release();
  expect(await listNames(folder)).toEqual(theirs);
});

test('stops using the database after another process has taken over the lock', async () => {
  const folder = await makeFolder();
  const token = 'admin-token-of-the-test';
  const { base, stop } = await startCommand(['--data', folder], { SANDBOX_ADMIN_TOKEN: token });
  const [, own = ''] = await listNames(folder);
  const before = new Date('2020-01-01T00:00:00Z');
  await utimes(join(folder, own), before, before);
  const ready = async (): Promise<number> => (await fetch(`${base}/ready`)).status;
  // The process updates its lock file and continues to work.
  const touchedAt = async (): Promise<number> => (await stat(join(folder, own))).mtimeMs;
  await expect.poll(touchedAt).toBeGreaterThan(before.getTime());
  expect(await ready()).toBe(200);
  await rm(join(folder, own));
  await rm(join(folder, 'database.lock'));
  await writeFile(join(folder, 'database.lock'), '1');
  await expect.poll(ready).toBe(503);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${base}/api/admin/v2/topics`, { headers })).status).toBe(503);
  expect((await stop()).code).toBe(0);
  // The lock belongs to the other process.
  expect(await readFile(join(folder, 'database.lock'), 'utf8')).toBe('1');
});

test('rejects a folder locked by another thread and takes it over after the thread ends', async () => {
  const folder = join(await makeFolder(), 'database');
  const module = pathToFileURL(join(repository, 'packages/service/dist/database/lock-file.js'));
  const script = `
    const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(module)}).then(({ takeLock }) => takeLock(${JSON.stringify(folder)})).then(
      (release) => { parentPort.postMessage('taken'); parentPort.once('message', () => { release(); process.exit(); }); },
      (error) => parentPort.postMessage(error.message),
    );
  `;
  const startThread = async () => {
    const thread = new Worker(script, { eval: true });
    const [said] = await once(thread, 'message');
    return { thread, said };
  };
  const refused = `${folder} is in use by another thread of this process. Stop it, or choose another folder with --data <folder>.`;
  // Both start concurrently, so that each can find the other's lock.
  const both = await Promise.all([startThread(), startThread()]);
  expect(both.map(({ said }) => said).sort()).toEqual([refused, 'taken'].sort());
  await expect(takeLock(folder)).rejects.toThrow(refused);
  const holder = both.find(({ said }) => said === 'taken')?.thread;
  holder?.postMessage('release');
  await once(holder ?? process, 'exit');
  const release = await takeLock(folder);
  expect((await startThread()).said).toBe(refused);
  release();

  const killed = await startThread();
  expect(killed.said).toBe('taken');
  await killed.thread.terminate();
  (await takeLock(folder))();
  await Promise.all(both.map(({ thread }) => thread.terminate()));
});
