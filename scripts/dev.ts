/** `npm run dev`: regenerates on every save, and serves the newest good state. */
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import { closeOnSignal } from '../packages/service/src/cli/signals.js';
import { createFront } from './support/dev/front.js';
import { createMock } from './support/dev/mock.js';
import { createQueue } from './support/dev/queue.js';
import { createRebuild } from './support/dev/rebuild.js';
import { createResident } from './support/dev/resident.js';
import { openPort } from './support/listen.js';
import { readOptions, readPort } from './support/options.js';
import { isColoured, paint, print, printError } from './support/output.js';
import { root } from './support/project.js';

const help = `
Usage: npm run dev [-- --port <n>]

Watches the document, the templates and the generator. A save writes the packages; then the mock server is restarted, the
open reference reloaded, the document linted, and the packages compiled. While the document is broken, what is wrong
stands in the terminal and in the open pages, and the last good state is served.

  --port <n>  port to listen on (default: PORT, else 3000; 0 takes a free one)
  --help      print this

Exit codes: 0 closed by Ctrl-C, 2 called wrongly, 3 the port is in use`;

const watched = ['package.json', 'spec', 'templates', 'generator/src', 'generator/runtime'];

const { values } = readOptions(help, { port: { type: 'string' } });
const wanted = readPort(values.port ?? process.env['PORT'] ?? '3000');

const mock = createMock();
const front = createFront(mock.port);
const port = await openPort(wanted, front.listen);
const base = `http://localhost:${port}`;

const resident = createResident(root);
const rebuild = createRebuild({ resident, mock, front });
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
}, 30);

/** What the generator is made of, which a process reads at its start. */
const isGenerator = (path: string): boolean => /^(?:generator|templates)\b/u.test(path);

const watcher = watch(
  watched.map((path) => join(root, path)),
  { ignoreInitial: true, ignored: /(?:~|\.tmp|\.sw[a-z]|[\\/]\.[^\\/]+)$/u },
);
watcher.on('all', (event, path) => {
  const changed = relative(root, path);
  print(paint('dim', `${event} ${changed}`));
  if (isGenerator(changed)) resident.renew();
  queue.request();
});
watcher.on('error', (error) => printError(String(error)));

closeOnSignal(async () => {
  following.abort();
  await watcher.close();
  await queue.idle();
  following.abort();
  await followed;
  resident.close();
  mock.close();
  await front.close();
});

// What was built before is served at once, also when the document is broken just now.
await mock.restart().catch(() => {});
// The first run finds out what is old, and leaves the generator warm.
queue.request();
