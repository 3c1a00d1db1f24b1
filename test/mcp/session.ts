/** The MCP server of a document, in the test process and with the SDK's client, and an API that records requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { renderSources } from '../../generator/src/cli/render-sources.js';
import type { Environment } from '../../generator/src/commands/mcp/credentials.js';
import { clientSettings, type PreparedTools, prepareTools } from '../../generator/src/commands/mcp/mcp.js';
import { createMcpServers } from '../../generator/src/commands/mcp/server.js';
import { makeFolder } from '../../generator/src/commands/run/folder.js';
import { listen } from '../../generator/src/commands/run/listen.js';
import { testConfig } from '../support/documents.js';

export interface ToolReply {
  readonly text: string;
  readonly isError: boolean;
}

export interface Session {
  readonly client: Client;
  readonly prepared: PreparedTools;
  readonly search: (query: string, limit?: number) => Promise<ToolReply>;
  readonly call: (given: Readonly<Record<string, unknown>>) => Promise<ToolReply>;
  readonly close: () => Promise<void>;
}

export interface SessionOptions {
  readonly isWriting?: boolean;
  readonly baseUrl?: string;
  readonly env?: Environment;
}

/** Calls a tool. Throws unless the result is a single text. */
export async function useTool(
  client: Client,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Promise<ToolReply> {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [only] = content;
  if (content.length !== 1 || only?.type !== 'text') throw new Error(`not one text: ${JSON.stringify(content)}`);
  return { text: only.text, isError };
}

/** Opens a session for a document in a file. */
export async function openSession(spec: string, options: SessionOptions = {}): Promise<Session> {
  const target = { entry: spec, project: undefined };
  const { rendered, diagnostics } = await renderSources(target, testConfig, clientSettings, () => {});
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  const { isWriting = false, baseUrl, env = {} } = options;
  const folder = await makeFolder('mcp');
  const prepared = await prepareTools(rendered, { isWriting, baseUrl, folder: folder.path }, env);
  if (prepared === undefined) throw new Error('the URL of the API is not known');
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = createMcpServers(prepared.tools, isWriting)();
  await server.connect(there);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(here);
  return {
    client,
    prepared,
    search: (query, limit) => useTool(client, 'search', { query, ...(limit !== undefined && { limit }) }),
    call: (given) => useTool(client, 'call', given),
    close: async () => {
      await client.close();
      await folder.remove();
    },
  };
}

/** A request as the API received it. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query, not decoded. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface RecordingApi {
  readonly base: string;
  readonly requests: RecordedRequest[];
  readonly close: () => Promise<void>;
}

/** Starts an API that records each request, and responds with `{}` or with `respond`. */
export async function startApi(
  respond = (_: RecordedRequest, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  },
): Promise<RecordingApi> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = '', url = '', headers } = request;
    const recorded = { method, url, headers, body: Buffer.concat(chunks).toString('latin1') };
    requests.push(recorded);
    respond(recorded, response);
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    base: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
