/** `trefoil mcp`: serves an API to language models over the Model Context Protocol. */
import { Socket } from 'node:net';
import { createDescribe } from '../commands/mcp/credentials.js';
import { createMcpServers } from '../commands/mcp/server.js';
import { ToolThread } from '../commands/mcp/thread.js';
import { type McpTransport, mcpPath, serveOverHttp, serveOverStdio } from '../commands/mcp/transports.js';
import { makeFolder } from '../commands/run/folder.js';
import { printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { LoadFlags } from './load.js';
import { baseOf, openPort, readHost, readPort, type WantedPort } from './port.js';
import { readServerUrl } from './request-headers.js';
import { closeOnSignal } from './signals.js';

export interface McpOptions extends LoadFlags {
  readonly project?: string;
  /** Port for HTTP, or `true`; without it, stdio. */
  readonly http?: string | true;
  readonly server?: string;
  readonly allowWrites?: boolean;
}

/** Resolves to the exit code when stdin has ended, which aborts pending calls, as the protocol requires. */
async function followStdin(ended: Promise<unknown>, thread: ToolThread): Promise<number> {
  await ended;
  // If stdin has no client, as with /dev/null, the user wants to see what the server needs.
  if (!(process.stdin instanceof Socket) && (await thread.prepared) === undefined) return thread.ended;
  return exitCodes.done;
}

type Serve = (thread: ToolThread) => Promise<number>;

/** Serves over stdio until stdin ends. */
function openStdio(...transport: Parameters<typeof serveOverStdio>): [Serve, McpTransport] {
  const stdio = serveOverStdio(...transport);
  return [(thread) => followStdin(stdio.ended, thread), stdio];
}

/** Serves over HTTP until the thread ends. */
function openHttp(wanted: WantedPort, ...transport: Parameters<typeof serveOverHttp>): [Serve, McpTransport] {
  const http = serveOverHttp(...transport);
  const serve: Serve = async (thread) => {
    const port = await openPort(wanted, readHost(), http.listen);
    printError(`${baseOf(readHost(), port)}${mcpPath} serves MCP over Streamable HTTP. Press Ctrl-C to stop.`);
    return thread.ended;
  };
  return [serve, http];
}

/**
 * Runs the command in the working directory until stdin ends, a signal arrives or errors in the document are found.
 * Clients can connect while a thread prepares the tools. Only protocol messages are written to stdout. Resolves to the
 * exit code.
 */
export async function runMcp(spec: string | undefined, options: McpOptions): Promise<number> {
  const baseUrl = options.server === undefined ? undefined : readServerUrl(options.server, '--server').href;
  const wanted =
    options.http === undefined ? undefined : readPort(options.http === true ? undefined : options.http, '--http');
  const isWriting = options.allowWrites === true;
  const describe = createDescribe(process.env);
  const onError = (error: Error): void => printError(describe(error));
  const folder = await makeFolder('mcp', { isEndedBySignals: false });
  const thread = new ToolThread({ spec, flags: options, isWriting, baseUrl, folder: folder.path });
  const create = createMcpServers(thread, isWriting);
  const [serve, { close }] = wanted === undefined ? openStdio(create, onError) : openHttp(wanted, create, onError);
  // Signals are handled before the thread writes files.
  const stopped = closeOnSignal(close, printError);
  void thread.prepared.then((notes) => notes !== undefined && printError(notes.join('\n')));
  try {
    return await Promise.race([serve(thread), thread.ended, stopped]);
  } finally {
    await close();
    await thread.stop();
    await folder.remove();
  }
}
