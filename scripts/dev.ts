/** `npm run dev`: regenerates on every save, and serves the newest good state. */
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import { closeOnSignal } from '../packages/service/src/cli/signals.js';
import { createFront } from './support/dev/front.js';
import { createMock } from './support/dev/mock.js';
import { createQueue } from './support/dev/queue.js';
import { compile, rebuild } from './support/dev/rebuild.js';
import { isStale } from './support/fresh.js';
import { openPort } from './support/listen.js';
import { readOptions, readPort } from './support/options.js';
import { isColoured, paint, print, printError } from './support/output.js';
import { root } from './support/project.js';

const help = `
Usage: npm run dev [-- --port <n>]

Watches the document, the templates and the generator. A save lints the document, generates the packages, restarts the
mock server and reloads the open reference. While the document is broken, the last good state is served.

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

const closing = new AbortController();
let compiling = new AbortController();
const queue = createQueue(async () => {
  compiling.abort();
  if (isColoured(process.stdout)) process.stdout.write('\u001B[2J\u001B[H');
  print(`${paint('bold', base)} serves the reference and the mock server; regenerating …`);
  const isGood = await rebuild({ signal: closing.signal, restartMock: mock.restart, reload: front.reload }).catch(
    (error: unknown) => {
      printError(`${paint('red', 'not updated')}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    },
  );
  if (!isGood) return;
  compiling = new AbortController();
  compile(compiling.signal).catch((error: unknown) => printError(String(error)));
}, 100);

const watcher = watch(
  watched.map((path) => join(root, path)),
  { ignoreInitial: true, ignored: /(?:~|\.tmp|\.sw[a-z]|[\\/]\.[^\\/]+)$/u },
);
watcher.on('all', (event, path) => {
  print(paint('dim', `${event} ${relative(root, path)}`));
  queue.request();
});
watcher.on('error', (error) => printError(String(error)));

closeOnSignal(async () => {
  closing.abort();
  compiling.abort();
  await watcher.close();
  await queue.idle();
  mock.close();
  await front.close();
});

// What was built before is served at once, also when the document is broken just now.
await mock.restart().catch(() => {});
if ((await isStale('generate')) || (await isStale('reference')) || mock.port() === undefined) queue.request();
else print(`${paint('bold', base)} serves the reference and the mock server; waiting for a save`);
