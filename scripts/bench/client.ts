/** Client benchmark: cost of a request over keep-alive connections. */
import { type Process, spent, startProcess, startServer } from './contenders.js';
import { type Contender, compete } from './contest.js';
import type { Part } from './part.js';

const CALLS = 3_000;

const sizes = [
  { size: 8, name: '8 B' },
  { size: 1_000, name: '1 kB' },
  { size: 13_000, name: '13 kB' },
] as const;

function toContender({ name, ask }: Process, url: string, size: number): Contender {
  return {
    name,
    measure: async () => {
      const response = await ask({ url, size, count: CALLS });
      const { length } = response as { readonly length: number };
      if (length < size || length > size + 100) throw new Error(`${name} received ${length} bytes instead of ${size}`);
      return spent(response) / CALLS;
    },
  };
}

/** Measures the cost of client requests. */
export const measureClient: Part = async (rounds, report) => {
  const server = await startServer('bytes');
  const clients: Process[] = [];
  try {
    for (const name of ['fetch', 'trefoil', 'openapi-fetch']) clients.push(await startProcess('clients', name));
    for (const { size, name } of sizes) {
      const contenders = clients.map((each) => toContender(each, server.url, size));
      const standings = await compete(contenders, rounds);
      report({ work: `a call with a response of ${name}`, unit: 'µs of CPU time for a call', standings });
    }
  } finally {
    for (const each of [...clients, server]) each.stop();
  }
};
