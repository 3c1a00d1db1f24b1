/** The processes that a read takes CPU of: that of the service, and those of the database. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LargeCommunity } from './large-community.js';
import type { Serving, Taken } from './serving.js';

export interface ServingProcess extends Serving {
  readonly take: () => Promise<Taken>;
  /** Resolves once it has ended, after which its database may. */
  readonly stop: () => Promise<void>;
}

const script = fileURLToPath(new URL('serving.ts', import.meta.url));

/** Starts the platform and the server by hand; throws where the process ends instead. */
export const startServing = async ({ url, communityId }: LargeCommunity): Promise<ServingProcess> => {
  const child = fork(script, [url, String(communityId)], { execArgv: ['--expose-gc', '--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${String(code)}`);
  });
  // Later ends are told by whoever waits for an answer.
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
};

const PROC = '/proc';

/** Whether processes tell their times, as on Linux. */
export const hasTimes = existsSync(`${PROC}/self/stat`);

/** Milliseconds of a tick, of which Linux counts a hundred a second. */
const TICK = 10;

const timeOf = (id: string): number => {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/su.exec(readFileSync(`${PROC}/${id}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    return name === 'postgres' ? (Number(fields[11]) + Number(fields[12])) * TICK : 0;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
};

/** Milliseconds of CPU that the servers of PostgreSQL on this machine have taken so far. */
export const takenByDatabases = (): number =>
  readdirSync(PROC)
    .filter((name) => /^\d+$/u.test(name))
    .reduce((sum, id) => sum + timeOf(id), 0);
