/** `trefoil dev`: regenerates on every save, and serves the last version without errors. */
import { join, resolve } from 'node:path';
import { createFront, type Front } from '../commands/dev/front.js';
import { createMock } from '../commands/dev/mock.js';
import { createQueue } from '../commands/dev/queue.js';
import { createRebuild, type Rebuild, type Surroundings } from '../commands/dev/rebuild.js';
import { createResident } from '../commands/dev/resident.js';
import { watchProject } from '../commands/dev/watch.js';
import { readPage } from '../commands/reference/pages.js';
import { makeFolder } from '../commands/run/folder.js';
import { isAddress } from '../openapi/read/sources.js';
import { optional } from '../openapi/values.js';
import { isColored, paintFor, print, printError } from '../support/terminal.js';
import { commandLine } from './command-line.js';
import type { LoadFlags } from './load.js';
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

/** Milliseconds in which saves trigger one run. The watcher drops changes of a file for 50 ms after it reported one. */
const DELAY = 60;

/** Returns the options that select operations and name packages, as arguments of another command. */
function listFlags({ scope, include = [], exclude = [], skipUnsupported, ...reading }: DevOptions): string[] {
  return [
    ...(scope === undefined ? [] : ['--scope', scope]),
    ...(include.length === 0 ? [] : ['--include', ...include]),
    ...(exclude.length === 0 ? [] : ['--exclude', ...exclude]),
    ...(skipUnsupported === true ? ['--skip-unsupported'] : []),
    ...listReadingFlags(reading),
  ];
}

/** Returns the options that control how a document is read, as arguments of another command. */
function listReadingFlags({
  allowNetwork,
  documentHeader = [],
  root,
}: Pick<DevOptions, 'allowNetwork' | 'documentHeader' | 'root'>): string[] {
  return [
    ...(allowNetwork === true ? ['--allow-network'] : []),
    ...documentHeader.flatMap((header) => ['--document-header', header]),
    ...(root === undefined ? [] : ['--root', root]),
  ];
}

/** Returns the arguments of the commands that run after a generation, and the lint as a person would run it. */
function listCalls(
  spec: string | undefined,
  options: DevOptions,
  docs: string,
): Pick<Surroundings, 'docsCall' | 'lintCall' | 'lintCommand'> {
  const selection = options.project === undefined ? [] : ['--project', options.project];
  const named = [...(spec === undefined ? [] : [spec]), ...selection];
  return {
    docsCall: [...named, '--out', docs, ...listFlags(options)],
    lintCall: [...named, ...listReadingFlags(options)],
    lintCommand: [commandLine('lint', spec), ...selection].join(' '),
  };
}

function residentOptions(
  spec: string | undefined,
  { port: _port, host: _host, project, ...flags }: DevOptions,
  folder: string,
) {
  return { ...optional('spec', spec), ...optional('project', project), flags, folder: join(folder, 'mock') };
}

/** Regenerates the packages. After each successful run, starts slower work, which the next run aborts. */
class Regeneration {
  readonly #rebuild: Rebuild;
  readonly #front: Front;
  #following = new AbortController();
  #followed: Promise<void> = Promise.resolve();

  constructor(rebuild: Rebuild, front: Front) {
    this.#rebuild = rebuild;
    this.#front = front;
  }

  async run(): Promise<void> {
    this.abort();
    const isGood = await this.#rebuild.generate().catch((error: unknown) => {
      this.#tell(error);
      return false;
    });
    await this.#followed;
    if (!isGood) return;
    this.#following = new AbortController();
    this.#followed = this.#rebuild.follow(this.#following.signal).catch((error: unknown) => this.#tell(error));
  }

  /** Aborts the work that follows the last run. */
  abort(): void {
    this.#following.abort();
  }

  /** Aborts the work that follows the last run, and resolves when it has stopped. */
  async settle(): Promise<void> {
    this.abort();
    await this.#followed;
  }

  #tell(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    printError(`${paintFor(process.stdout)('red', 'not updated')}: ${text}`);
    this.#front.tell(text);
  }
}

/** Runs until a signal arrives. Resolves to the exit code. */
export async function runDev(spec: string | undefined, options: DevOptions): Promise<number> {
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
  const site = join(docs, project?.reference?.settings.version ?? '');
  const front = createFront((target) => readPage(site, target), mock.port);
  let base = '';
  const resident = createResident(cwd, residentOptions(spec, options, folder.path));
  const rebuild = createRebuild({
    cwd,
    resident,
    mock,
    front,
    ...listCalls(spec, options, docs),
    base: () => base,
  });
  try {
    const port = await openPort(wanted, host, front.listen);
    base = baseOf(host, port);
    const regeneration = new Regeneration(rebuild, front);
    let isFirst = true;
    const queue = createQueue(async () => {
      regeneration.abort();
      watcher.update();
      const isCleared = isColored(process.stdout);
      if (isCleared) process.stdout.write('\u001B[2J\u001B[H');
      if (isCleared || isFirst)
        print(`${paint('bold', base)} serves the reference at /, and the mock server elsewhere; Ctrl-C stops it`);
      isFirst = false;
      print('regenerating …');
      await regeneration.run();
    }, DELAY);
    const written = [options.out ?? project?.out ?? 'packages', ...(project === undefined ? [] : [project.docs])];
    const { logo = [], chapters = [] } = project?.reference?.settings ?? {};
    const overlays = [...(project?.overlays ?? []), ...chapters, ...[logo].flat()];
    const watcher = watchProject({ cwd, entry, root, overlays, chapters, written }, (event, path, isCode) => {
      print(paint('dim', `${event} ${path}`));
      // Node.js does not reload modules.
      if (isCode) resident.renew();
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
      regeneration.abort();
      await watcher.close();
      await queue.idle();
      await regeneration.settle();
      process.removeAllListeners('message');
    });
  } finally {
    resident.close();
    mock.close();
    await front.close();
    await folder.remove();
  }
}
