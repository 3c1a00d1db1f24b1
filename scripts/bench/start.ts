/** Start benchmark: time until the first response of a server with the 228 operations of this repository's document. */
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import { here } from './documents.js';
import type { Part } from './part.js';

/** Resolves to the status of the response to a request. */
function request(port: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { headers: { authorization: 'Token sample' } };
    const sent = get(`http://127.0.0.1:${port}/api/admin/v2/posts/7`, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject);
  });
}

/** Starts a program, which prints its port. Resolves to the milliseconds until it has responded. */
async function start(name: string): Promise<number> {
  const begun = performance.now();
  const program = join(here, 'starts', `${name}.js`);
  const child = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    for await (const port of createInterface(child.stdout)) {
      const status = await request(port);
      if (status !== 200) throw new Error(`${name} responds with ${status}`);
      return performance.now() - begun;
    }
    throw new Error(`${name} did not start`);
  } finally {
    child.kill();
  }
}

/** Measures the time from the start of a process to the first response. */
export const measureStart: Part = async (rounds, report) => {
  if (!(await ensureBuilt('packages', 'reference'))) throw new Error('The packages cannot be built');
  const contenders = ['raw', 'trefoil', 'fastify'].map((name): Contender => ({ name, measure: () => start(name) }));
  // Start times vary more than other measurements, so they are measured in three times as many rounds.
  const standings = await compete(contenders, rounds * 3);
  report({ work: 'start a server of 228 operations', unit: 'ms until the first response', standings });
};
