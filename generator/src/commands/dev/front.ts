/**
 * The HTTP server of `trefoil dev`: serves the reference with live reload, and forwards other requests to the mock
 * server.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Page } from '../reference/pages.js';
import { addScript } from '../reference/seal.js';
import { listen } from '../run/listen.js';
import { eventsPath, pageScript } from './page-script.js';

const unbuilt = `<!doctype html>
<html lang="en">
<head><title>Not built yet</title></head>
<body><p>The reference is not built yet: see the terminal.</p><script>${pageScript}</script></body>
</html>
`;

export interface Front {
  readonly http: Server;
  readonly listen: (port: number, host: string) => Promise<number>;
  /** Reloads every open page. */
  readonly reload: () => void;
  /** Shows a message in all open and later pages, replacing the previous message; an empty string hides the message. */
  readonly tell: (findings: string) => void;
  readonly close: () => Promise<void>;
}

function sendWhole(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    reply.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendWhole(response, 502, 'text/plain', 'The mock server does not respond.\n');
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Creates a server that responds with the pages of `readPage` and forwards all other requests to `mockPort`. */
export function createFront(
  readPage: (target: string) => Promise<Page | undefined>,
  mockPort: () => number | undefined,
): Front {
  const listeners = new Set<ServerResponse>();
  let latest = '';
  const send = (response: ServerResponse, event: string, data: string): void =>
    void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  const addListener = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    send(response, 'findings', latest);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  const reply = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/' } = incoming;
    if (url === eventsPath) return addListener(response);
    const page = method === 'GET' ? await readPage(url).catch(() => 'missing' as const) : undefined;
    if (page === 'missing') return sendWhole(response, 503, 'text/html; charset=utf-8', unbuilt);
    if (page !== undefined) {
      const { type, body, status = 200 } = page;
      const isHtml = type.startsWith('text/html') && typeof body === 'string';
      return sendWhole(response, status, type, isHtml ? addScript(body, pageScript) : body);
    }
    const port = mockPort();
    if (port === undefined)
      return sendWhole(response, 503, 'text/plain', 'The server is not ready: see the terminal.\n');
    forward(incoming, response, port);
  };

  const http = createServer((incoming, response) => {
    reply(incoming, response).catch(() => response.destroy());
  });
  return {
    http,
    listen: (port, host) => listen(http, port, host),
    reload: () => {
      for (const response of listeners) send(response, 'reload', '');
    },
    tell: (findings) => {
      if (findings === latest) return;
      latest = findings;
      for (const response of listeners) send(response, 'findings', latest);
    },
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
}
