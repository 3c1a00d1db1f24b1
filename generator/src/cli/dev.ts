/** `trefoil dev`: regenerates on every save, and serves the last state without errors. */
import { join, resolve } from 'node:path';
import { createFront } from '../commands/dev/front.js';
import { createMock } from '../commands/dev/mock.js';
import { readPage } from '../commands/dev/pages.js';
import { createQueue } from '../commands/dev/queue.js';
import { createRebuild } from '../commands/dev/rebuild.js';
import { createResident } from '../commands/dev/resident.js';
import { watchProject } from '../commands/dev/watch.js';
import { isAddress } from '../openapi/read/sources.js';
import { makeFolder } from '../commands/run/folder.js';
import type { LoadFlags } from './load.js';
import { isColoured, paintFor, print, printError } from '../support/terminal.js';
import { baseOf, openPort, readHost, readPort } from './port.js';
import { readTarget } from './project.js';
import { readRoot } from './root.js';
import { closeOnSignal } from './signals.js';
import { UsageError } from './usage-error.js';

export interface DevOptions extends LoadFlags {
  readonly project?: string;
  readonly out?: string;
  readonly port?: string;
  readonly host?: string;
}

/** Saves within this time, in milliseconds, trigger one run. */
const DELAY = 30;

/** The options that select operations and name packages, as arguments of another command. */
const listFlags = ({ scope, include = [], exclude = [], skipUnsupported, ...reading }: DevOptions): string[] => [
  ...(scope === undefined ? [] : ['--scope', scope]),
  ...(include.length === 0 ? [] : ['--include', ...include]),
  ...(exclude.length === 0 ? [] : ['--exclude', ...exclude]),
  ...(skipUnsupported === true ? ['--skip-unsupported'] : []),
  ...listReadingFlags(reading),
];

/** The options that control how a document is read, as arguments of another command. */
const listReadingFlags = ({ allowNetwork, root }: Pick<DevOptions, 'allowNetwork' | 'root'>): string[] => [
  ...(allowNetwork === true ? ['--allow-network'] : []),
  ...(root === undefined ? [] : ['--root', root]),
];

/** Runs until a signal arrives. Resolves to the exit code. */
export const runDev = async (spec: string | undefined, options: DevOptions): Promise<number> => {
  const cwd = process.cwd();
  const { entry, project } = await readTarget(cwd, spec, options.project);
  if (isAddress(entry)) throw new UsageError(`${entry}: a URL cannot be watched; save a local copy and pass its path`);
  const root = await readRoot(options, { entry, project }, cwd);
  const wanted = readPort(options.port);
  const host = readHost(options.host);
  const paint = paintFor(process.stdout);
  const folder = await makeFolder('dev', { isEndedBySignals: false });
  // A reference from an earlier run is served at once. A document outside a project has no folder for its reference.
  const docs = project === undefined ? join(folder.path, 'docs') : resolve(cwd, project.docs);
  const mock = createMock();
  const front = createFront((target) => readPage(docs, target), mock.port);
  const { port: _port, host: _host, project: name, ...flags } = options;
  const resident = createResident(cwd, {
    ...(spec !== undefined && { spec }),
    ...(name !== undefined && { project: name }),
    flags,
    folder: join(folder.path, 'mock'),
  });
  const named = [...(spec === undefined ? [] : [spec]), ...(name === undefined ? [] : ['--project', name])];
  const rebuild = createRebuild({
    cwd,
    resident,
    mock,
    front,
    docsCall: [...named, '--out', docs, ...listFlags(options)],
    lintCall: [...named, ...listReadingFlags(options)],
  });
  try {
    const port = await openPort(wanted, host, front.listen);
    const base = baseOf(host, port);
    let following = new AbortController();
    let followed: Promise<void> = Promise.resolve();
    const tellFailure = (error: unknown): void => {
      const text = error instanceof Error ? error.message : String(error);
      printError(`${paint('red', 'not updated')}: ${text}`);
      front.tell(text);
    };
    const queue = createQueue(async () => {
      following.abort();
      if (isColoured(process.stdout)) process.stdout.write('\u001B[2J\u001B[H');
      print(`${paint('bold', base)} serves the reference and the mock server; regenerating …`);
      const isGood = await rebuild.generate().catch((error: unknown) => {
        tellFailure(error);
        return false;
      });
      await followed;
      if (!isGood) return;
      following = new AbortController();
      followed = rebuild.follow(following.signal).catch(tellFailure);
    }, DELAY);
    const written = [options.out ?? project?.out ?? 'packages', ...(project === undefined ? [] : [project.docs])];
    const overlays = project?.overlays ?? [];
    const watcher = watchProject({ cwd, entry, root, overlays, written }, (event, path) => {
      print(paint('dim', `${event} ${path}`));
      queue.request();
    });
    // The parent process sends a message when it has rebuilt the tool.
    process.on('message', () => {
      resident.renew();
      queue.request();
    });
    // The first run finds outdated files and fills the caches of the generator.
    queue.request();
    return await closeOnSignal(async () => {
      following.abort();
      await watcher.close();
      await queue.idle();
      following.abort();
      await followed;
      process.removeAllListeners('message');
    });
  } finally {
    resident.close();
    mock.close();
    await front.close();
    await folder.remove();
  }
};
