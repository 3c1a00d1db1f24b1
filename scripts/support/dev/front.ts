/** What a browser speaks to in development: pages that reload themselves, and the mock server behind one port. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { addScript } from '../../../generator/src/reference/seal.js';
import { readPage } from '../pages.js';

const eventsPath = '/__dev/events';

const script = `new EventSource('${eventsPath}').addEventListener('reload', () => location.reload());`;

export interface Front {
  readonly http: Server;
  readonly listen: (port: number) => Promise<number>;
  /** Reloads every open page. */
  readonly reload: () => void;
  readonly close: () => Promise<void>;
}

const sendText = (response: ServerResponse, status: number, type: string, text: string): void =>
  void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);

const forward = (incoming: IncomingMessage, response: ServerResponse, port: number): void => {
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendText(response, 502, 'text/plain', 'The mock server does not answer.\n');
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
};

export const createFront = (mockPort: () => number | undefined): Front => {
  const listeners = new Set<ServerResponse>();

  const listen = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/' } = incoming;
    if (url === eventsPath) return listen(response);
    const page = method === 'GET' ? await readPage(url) : undefined;
    if (page !== undefined) {
      const isHtml = page.type.startsWith('text/html');
      return sendText(response, 200, page.type, isHtml ? addScript(page.body, script) : page.body);
    }
    const port = mockPort();
    if (port === undefined) return sendText(response, 503, 'text/plain', 'There is no server yet: see the terminal.\n');
    forward(incoming, response, port);
  };

  const http = createServer((incoming, response) => {
    answer(incoming, response).catch(() => sendText(response, 503, 'text/plain', 'Not built yet: see the terminal.\n'));
  });
  return {
    http,
    listen: (port) =>
      new Promise((done, fail) => {
        http.once('error', fail).listen(port, '127.0.0.1', () => {
          const address = http.address();
          done(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    reload: () => {
      for (const response of listeners) response.write('event: reload\ndata: \n\n');
    },
    close: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
};
