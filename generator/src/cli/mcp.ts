/** `trefoil mcp`: serves an API to language models over the Model Context Protocol. */
import { clientSettings, type PreparedMcp, prepareMcp } from '../commands/mcp/mcp.js';
import { mcpPath, serveOverHttp, serveOverStdio } from '../commands/mcp/transports.js';
import { printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { LoadFlags } from './load.js';
import { baseOf, openPort, readHost, readPort, type WantedPort } from './port.js';
import { renderAndReport } from './render-sources.js';
import { readServerUrl } from './request-headers.js';
import { closeOnSignal } from './signals.js';
import { UsageError } from './usage-error.js';

export interface McpOptions extends LoadFlags {
  readonly project?: string;
  /** Port for HTTP, or `true`; without it, stdio. */
  readonly http?: string | true;
  readonly server?: string;
  readonly allowWrites?: boolean;
}

/** Serves until stdin ends or a signal arrives. Nothing but protocol messages is written to stdout. */
async function serve({ create, describe, notes }: PreparedMcp, wanted: WantedPort | undefined): Promise<number> {
  const onError = (error: Error): void => printError(describe(error));
  if (wanted === undefined) {
    const { ended, close } = serveOverStdio(create, onError);
    // Signals are handled before the user sees that the server runs.
    const stopped = closeOnSignal(close, printError);
    printError(notes.join('\n'));
    return Promise.race([ended.then(close).then(() => exitCodes.done), stopped]);
  }
  const { listen, close } = serveOverHttp(create, onError);
  const port = await openPort(wanted, readHost(), listen);
  const stopped = closeOnSignal(close, printError);
  printError(notes.join('\n'));
  printError(`${baseOf(readHost(), port)}${mcpPath} serves MCP over Streamable HTTP. Press Ctrl-C to stop.`);
  return stopped;
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runMcp(spec: string | undefined, options: McpOptions): Promise<number> {
  const baseUrl = options.server === undefined ? undefined : readServerUrl(options.server, '--server').href;
  const port =
    options.http === undefined ? undefined : readPort(options.http === true ? undefined : options.http, '--http');
  const rendered = await renderAndReport(spec, options, clientSettings);
  if (typeof rendered === 'number') return rendered;
  const prepared = await prepareMcp(rendered, { isWriting: options.allowWrites === true, baseUrl }, process.env);
  if (prepared === undefined) throw new UsageError('the document has no absolute server URL; pass --server <url>');
  try {
    return await serve(prepared, port);
  } finally {
    await prepared.remove();
  }
}
