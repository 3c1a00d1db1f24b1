/** Measures the CPU time of the processes that take part in a read: the service and the database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LargeCommunity } from './large-community.js';
import type { Serving, Taken } from './serving.js';

export interface ServingProcess extends Serving {
  readonly take: () => Promise<Taken>;
  /** Resolves when the process has ended. Stop the database only after that. */
  readonly stop: () => Promise<void>;
}

const script = fileURLToPath(new URL('serving.ts', import.meta.url));

/** Starts the platform and the minimal server. Throws if the process ends instead of starting them. */
export async function startServing({ url, communityId }: LargeCommunity): Promise<ServingProcess> {
  const child = fork(script, [url, String(communityId)], { execArgv: ['--expose-gc', '--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${String(code)}`);
  });
  // If the process ends later, pending requests reject.
  ended.catch(() => {});
  const hear = async <T>(): Promise<T> => (await Promise.race([once(child, 'message'), ended]))[0];
  const serving = await hear<Serving>();
  return {
    ...serving,
    take: async () => {
      const response = hear<Taken>();
      child.send('take');
      return response;
    },
    stop: async () => {
      child.disconnect();
      await ended.catch(() => {});
    },
  };
}

const PROC = '/proc';

/** Whether the CPU times of processes are available, as they are on Linux. */
export const hasTimes = existsSync(`${PROC}/self/stat`);

/** Milliseconds per tick of the CPU time counters: Linux has a hundred ticks per second. */
const TICK = 10;

function timeOf(id: string): number {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/su.exec(readFileSync(`${PROC}/${id}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return name === 'postgres' ? (Number(fields[11]) + Number(fields[12])) * TICK : 0;
  } catch {
    // The process has ended since it was listed.
    return 0;
  }
}

/** Returns the CPU milliseconds that the PostgreSQL processes on this machine have used so far. */
export function takenByDatabases(): number {
  return readdirSync(PROC)
    .filter((name) => /^\d+$/u.test(name))
    .reduce((sum, id) => sum + timeOf(id), 0);
}
