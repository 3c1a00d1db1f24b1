/** The transports of the MCP server: stdio, and Streamable HTTP on this machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { listen } from '../run/listen.js';

/** The path of the server on its port. */
export const mcpPath = '/mcp';

export interface McpTransport {
  readonly close: () => Promise<void>;
}

/** Serves over stdin and stdout. `ended` resolves when stdin ends. `onError` receives errors outside of requests. */
export function serveOverStdio(
  create: () => McpServer,
  onError: (error: Error) => void,
): McpTransport & { readonly ended: Promise<unknown> } {
  // If stdin is a file, it ends but is not closed.
  const ended = Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close')]);
  const handle = serveStdio(create, { onerror: onError });
  return { close: () => handle.close(), ended };
}

/**
 * Serves over HTTP, at `mcpPath` only. Requests whose `Host` or `Origin` is not this machine get 403, so that no web
 * page can reach the server by DNS rebinding.
 */
export function serveOverHttp(
  create: () => McpServer,
  onError: (error: Error) => void,
): McpTransport & { readonly listen: (port: number, host: string) => Promise<number> } {
  const handler = createMcpHandler(create, { onerror: onError });
  const respond = (request: Request): Promise<Response> | Response => {
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (refused !== undefined) return refused;
    if (new URL(request.url).pathname === mcpPath) return handler.fetch(request);
    return new Response(`The MCP server is at ${mcpPath}\n`, { status: 404 });
  };
  const server = createServer(getRequestListener(respond, { overrideGlobalObjects: false }));
  return {
    listen: (port, host) => listen(server, port, host),
    close: async () => {
      await handler.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
