/** `trefoil mcp`: serves an API to language models over the Model Context Protocol. */
import type { CredentialVariables } from '../../runtime/client/environment.js';
import { loadClient } from '../commands/mcp/client.js';
import { listVariables, readCredentials, variablesOf } from '../commands/mcp/credentials.js';
import { createMcpServers, type McpOptions } from '../commands/mcp/server.js';
import { mcpPath, serveOverHttp, serveOverStdio } from '../commands/mcp/transports.js';
import { prepare } from '../prepare.js';
import { plural, printError, showLine } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { LoadFlags } from './load.js';
import { baseOf, openPort, readHost, readPort } from './port.js';
import { startProgress } from './progress.js';
import { renderInMemory } from './render-in-memory.js';
import { closeOnSignal } from './signals.js';
import { UsageError } from './usage-error.js';

export interface McpCommandOptions extends LoadFlags {
  readonly project?: string;
  /** Port for HTTP, or `true` for a free one; without it, stdio. */
  readonly http?: string | true;
  readonly server?: string;
  readonly allowWrites?: boolean;
}

function readServer(server: string | undefined): { readonly baseUrl?: string } {
  if (server === undefined) return {};
  if (URL.canParse(server) && /^https?:/iu.test(server)) return { baseUrl: server };
  throw new UsageError(`--server ${server}: expected a URL, such as https://api.example.com/v1`);
}

/** Prints which variables credentials are read from; never their values. */
function printVariables(variables: Readonly<Record<string, CredentialVariables>>): void {
  for (const [scheme, own] of Object.entries(variables)) {
    const names = listVariables(own).map((name) => `${name} (${process.env[name] ? 'set' : 'not set'})`);
    printError(showLine(`Credential ${scheme}: ${names.join(', ')}`));
  }
}

/** Serves until stdin ends or a signal arrives. Nothing but protocol messages is written to stdout. */
async function serve(options: McpOptions, http: McpCommandOptions['http']): Promise<number> {
  const create = createMcpServers(options);
  const onError = (error: Error): void => printError(showLine(options.redact(error.message)));
  if (http === undefined) {
    const { ended, close } = serveOverStdio(create, onError);
    const closed = ended.then(close).then(() => exitCodes.done);
    return Promise.race([closed, closeOnSignal(close, printError)]);
  }
  const { listen, close } = serveOverHttp(create, onError);
  const host = readHost();
  const port = await openPort(readPort(http === true ? undefined : http), host, listen);
  printError(`${baseOf(host, port)}${mcpPath} serves MCP over Streamable HTTP. Press Ctrl-C to stop.`);
  return closeOnSignal(close, printError);
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runMcp(spec: string | undefined, options: McpCommandOptions): Promise<number> {
  const address = readServer(options.server);
  const progress = startProgress(process.stderr, { isQuiet: false });
  // In this form, no value loses digits or changes between JSON and the client.
  const exact = { packages: ['types', 'client'], int64: 'bigint', dates: 'string' } as const;
  const rendered = await renderInMemory(spec, options, progress, exact);
  if (typeof rendered === 'number') return rendered;
  const { value: input } = prepare(rendered.document, rendered.config);
  if (input === undefined) return exitCodes.findings;
  const { auth, redact } = readCredentials(input.api.securitySchemes, process.env);
  const client = await loadClient(rendered.input, rendered.files, { ...address, auth }).catch((error: unknown) => {
    if (error instanceof TypeError) throw new UsageError(`${error.message}; pass --server <url>`);
    throw error;
  });
  try {
    const isWriting = options.allowWrites === true;
    printError(
      `${plural(input.api.operations.length, 'operation')}; ${isWriting ? 'all methods' : 'only GET and HEAD'}`,
    );
    printVariables(variablesOf(input.api.securitySchemes));
    return await serve({ input, client, isWriting, redact }, options.http);
  } finally {
    await client.remove();
  }
}
