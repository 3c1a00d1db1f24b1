/** Serves a built reference on the loopback interface, compressed, as a static host does. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Served {
  /** URL without a trailing slash. */
  readonly url: string;
  readonly close: () => void;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves the files of a folder. Each file is compressed once. */
export async function serveFolder(folder: string): Promise<Served> {
  const compressed = new Map<string, Promise<Buffer>>();
  const read = (path: string): Promise<Buffer> => {
    const known = compressed.get(path) ?? readFile(join(folder, path)).then((bytes) => gzipSync(bytes));
    compressed.set(path, known);
    return known;
  };
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    const type = types[path.split('.').at(-1) ?? ''] ?? 'text/plain';
    try {
      const body = await read(path);
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
