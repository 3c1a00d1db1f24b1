/** The thread of `trefoil mcp` that generates the client and runs the tools. The command exits with its exit code. */
import { parentPort, workerData } from 'node:worker_threads';
import { clientSettings, type PreparedTools, prepareTools } from '../commands/mcp/mcp.js';
import type { ThreadData, ThreadMessage, ThreadRequest } from '../commands/mcp/thread.js';
import { printFailure } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { McpOptions } from './mcp.js';
import { renderAndReport } from './render-sources.js';
import { UsageError } from './usage-error.js';

const { spec, flags, ...options }: ThreadData<McpOptions> = workerData;

/** Prepares the tools. Resolves to the exit code if the document has errors. */
async function prepare(): Promise<PreparedTools | number> {
  const rendered = await renderAndReport(spec, flags, clientSettings);
  if (typeof rendered === 'number') return rendered;
  const prepared = await prepareTools(rendered, options, process.env);
  if (prepared === undefined) throw new UsageError('the document has no absolute server URL; pass --server <url>');
  return prepared;
}

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function serve({ tools, notes }: PreparedTools): void {
  const running = new Map<number, AbortController>();
  parentPort?.on('message', async (request: ThreadRequest) => {
    const { id } = request;
    if (request.tool === 'cancel') {
      running.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(id, controller);
    const result = await (request.tool === 'search'
      ? tools.search(request.given)
      : tools.call(request.given, controller.signal));
    running.delete(id);
    post({ id, result });
  });
  post({ notes });
}

try {
  const prepared = await prepare();
  if (typeof prepared === 'number') process.exitCode = prepared;
  else serve(prepared);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  printFailure(error.message, false);
  process.exitCode = exitCodes.usage;
}
