/**
 * `npm run dev`: runs the tool in watch mode on the project's document, and recompiles the tool if its sources change.
 */
import { fork } from 'node:child_process';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import { paint, print, printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';
import { ensureTool } from './support/tool.js';

async function compile(): Promise<boolean> {
  try {
    await ensureTool();
    return true;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return false;
  }
}

if (!(await compile())) process.exit(exitCodes.failed);
const child = fork(join(root, 'generator/bin/trefoil.js'), ['dev', ...process.argv.slice(2)], {
  cwd: root,
  execArgv: [],
});
const sources = ['templates', 'generator/src', 'generator/runtime', 'generator/site'].map((path) => join(root, path));
const watcher = watch(sources, { ignoreInitial: true, ignored: /(?:~|\.tmp|\.sw[a-z]|[\\/]\.[^\\/]+)$/u });
/** Milliseconds between a save and compilation. The watcher drops changes for 50 ms after it reported a file. */
const DELAY = 60;
let timer: NodeJS.Timeout | undefined;
let last = Promise.resolve();
watcher.on('all', (event, path) => {
  print(paint('dim', `${event} ${relative(root, path)}`));
  clearTimeout(timer);
  timer = setTimeout(() => {
    last = last.then(async () => {
      if ((await compile()) && child.connected) child.send('renew');
    });
  }, DELAY);
});
child.once('close', async (code) => {
  clearTimeout(timer);
  await watcher.close();
  process.exitCode = code ?? exitCodes.failed;
});
// On Ctrl-C, the child ends by itself, since both processes receive the signal.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
