/** Server benchmark: cost of a request over keep-alive connections. */
import { join } from 'node:path';
import { type Process, spent, startServer } from './contenders.js';
import { type Contender, compete } from './contest.js';
import { execute, here } from './documents.js';
import type { Part } from './part.js';

const REQUESTS = 20_000;

interface Work {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly expected: readonly [status: number, body: unknown];
}

const given = { name: 'Ada', kind: 'cat', tags: ['small', 'black'] };
const works: readonly Work[] = [
  { method: 'GET', path: '/pets/7', expected: [200, { id: 7, ...given }] },
  { method: 'POST', path: '/pets', body: JSON.stringify(given), expected: [201, { id: 8, ...given }] },
];

interface Running extends Process {
  readonly url: string;
}

/** Checks the response of a contender; throws if it is wrong. */
async function judge({ name, url }: Running, { method, path, body, expected }: Work): Promise<void> {
  const init = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
  const response = await fetch(url + path, { method, ...init });
  const found = JSON.stringify([response.status, await response.json()]);
  if (found !== JSON.stringify(expected)) throw new Error(`${name}: ${method} ${path} returns ${found}`);
}

async function load(url: string, { method, path, body }: Work): Promise<void> {
  const program = join(here, 'node_modules/autocannon/autocannon.js');
  const sent = body === undefined ? [] : ['-b', body, '-H', 'content-type=application/json'];
  const args = ['-c', '16', '-a', String(REQUESTS), '-m', method, ...sent, '--json', '--no-progress'];
  const result: Readonly<Record<string, unknown>> = JSON.parse(await execute([program, ...args, url + path]));
  if (result['2xx'] !== REQUESTS) throw new Error(`${String(result['2xx'])} of ${REQUESTS} requests had a response`);
}

function toContender({ name, url, ask }: Running, work: Work): Contender {
  return {
    name,
    measure: async () => {
      const before = spent(await ask({}));
      await load(url, work);
      return (spent(await ask({})) - before) / REQUESTS;
    },
  };
}

async function compare(
  where: string,
  names: readonly string[],
  rounds: number,
  report: Parameters<Part>[1],
): Promise<void> {
  const running: Running[] = [];
  try {
    for (const name of names) running.push(await startServer(name));
    for (const work of works) {
      for (const each of running) await judge(each, work);
      const contenders = running.map((each) => toContender(each, work));
      const standings = await compete(contenders, rounds);
      report({ work: `a ${work.method} request, served${where}`, unit: 'µs of CPU time for a request', standings });
    }
  } finally {
    for (const each of running) each.stop();
  }
}

/** Measures the cost of requests to servers. */
export const measureServer: Part = async (rounds, report) => {
  await compare('', ['raw', 'trefoil', 'fastify'], rounds, report);
};

/** Measures the server mounted in another server, compared with the other server alone. */
export const measureAdapters: Part = async (rounds, report) => {
  await compare(' in Express', ['express', 'trefoil-in-express'], rounds, report);
  await compare(' in Fastify', ['fastify-alone', 'trefoil-in-fastify'], rounds, report);
  await compare(' in Hono', ['hono', 'trefoil-in-hono', 'trefoil-by-fetch'], rounds, report);
};
