/** Sends requests to the platform and to the minimal server, over keep-alive connections. */
import { Agent, request } from 'node:http';
import type { LargeCommunity } from './large-community.js';
import type { ServingProcess } from './processes.js';
import { type Read, reads } from './reads.js';

/** Number of concurrent requests. */
export const WIDTH = 8;

const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });

interface Call {
  readonly method: string;
  readonly address: string;
  readonly token?: string;
  readonly body?: object | undefined;
}

/** Sends a request. Throws if the response is not successful. */
export function send({ method, address, token, body }: Call): Promise<void> {
  return new Promise((done, fail) => {
    const text = body && JSON.stringify(body);
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const sent = request(address, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode < 300) done();
        else fail(new Error(`${method} ${address}: ${statusCode} ${Buffer.concat(chunks).toString()}`));
      });
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(text);
  });
}

/** Sends the request for a read to the platform. */
export function askPlatform({ platform }: ServingProcess, community: LargeCommunity, read: Read): Promise<void> {
  return send({
    method: read.method,
    address: `${platform}${read.target}`,
    token: read.surface === 'admin' ? community.adminToken : community.memberToken,
    body: read.body,
  });
}

/** Sends the request for a read to the minimal server. */
export function askByHand({ byHand }: ServingProcess, read: Read): Promise<void> {
  return send({ method: 'GET', address: `${byHand}/${reads.indexOf(read)}` });
}

/** Calls `work` the given number of times, with `WIDTH` calls at a time. */
export async function repeat(times: number, work: (time: number) => Promise<void>): Promise<void> {
  let next = 0;
  const go = async (): Promise<void> => {
    for (let time = next; time < times; time = next) {
      next += 1;
      await work(time);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, go));
}
