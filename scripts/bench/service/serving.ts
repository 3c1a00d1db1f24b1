/** Runs the platform, and a minimal server that sends the results of the best statements, in a separate process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNodeServer } from '@community-platform/server/node';
import { createService } from '@community-platform/service';
import pg from 'pg';
import { reads } from './reads.js';

export interface Serving {
  /** Base URLs, without a trailing slash. The minimal server has a path for each read, which is the read's index. */
  readonly platform: string;
  readonly byHand: string;
}

/** Resources that a process has used so far. */
export interface Taken {
  /** CPU milliseconds. */
  readonly cpu: number;
  /** Bytes of memory in use after garbage collection. */
  readonly memory: number;
}

const [url = '', communityId = ''] = process.argv.slice(2);

const service = await createService({ database: { kind: 'server', url }, limits: { rateLimit: 1_000_000_000 } });
const platform = `http://127.0.0.1:${await createNodeServer(service).listen()}`;

const pool = new pg.Pool({ connectionString: url });
const server = createServer((request, response) => {
  const read = reads[Number(request.url?.slice(1))];
  if (read === undefined) throw new Error(`There is no read ${request.url}`);
  void pool.query({ text: read.statement, name: read.name, values: [communityId] }).then(({ rows }) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object';
}
const address = server.address();
if (!isAddress(address)) throw new Error('The server by hand has no address');

process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const taken: Taken = { cpu: (user + system) / 1000, memory: process.memoryUsage.rss() };
  process.send?.(taken);
});
process.on('disconnect', () => process.exit());
const serving: Serving = { platform, byHand: `http://127.0.0.1:${address.port}` };
process.send?.(serving);
