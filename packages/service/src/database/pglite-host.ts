/** The service's side of the embedded database: one thread, watched, and started again when it hangs. */
import { Worker } from 'node:worker_threads';
import { connectionLost, DatabaseError } from './database-error.js';
import type { WorkerMessage, Message, OpenMessage, Rows } from './pglite-messages.js';

/** Milliseconds that one query may take: `statement_timeout` does nothing in the embedded database. */
const QUERY_LIMIT = 20_000;
/** Milliseconds that opening may take; a new folder is initialised first. */
const OPEN_LIMIT = 60_000;

interface Pending {
  readonly done: (rows: Rows) => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

export interface PgliteHost {
  /** A counter that grows with each thread: a transaction does not survive the thread that it began on. */
  readonly generation: () => number;
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Rows>;
  readonly execute: (sql: string) => Promise<void>;
  /** Ends it at once and writes nothing more; whoever asks from then on is told the reason. */
  readonly abandon: (reason: string) => void;
  readonly close: () => Promise<void>;
}

const startThread = (folder: string | undefined): Promise<Thread> =>
  new Promise((done, fail) => {
    const workerData: OpenMessage = { kind: 'open', folder };
    // Options of the process, such as a loader, are not for a thread that is compiled already.
    const worker = new Worker(new URL('./pglite-thread.js', import.meta.url), { workerData, execArgv: [] });
    const thread: Thread = { worker, pending: new Map() };
    const timer = setTimeout(() => {
      void worker.terminate();
      fail(connectionLost('The embedded database did not open'));
    }, OPEN_LIMIT);
    const lose = (reason: string): void => {
      clearTimeout(timer);
      fail(connectionLost(reason));
      for (const { fail: failOne, timer: limit } of thread.pending.values()) {
        clearTimeout(limit);
        failOne(connectionLost(reason));
      }
      thread.pending.clear();
    };
    worker.on('error', (error) => lose(`The embedded database failed: ${error.message}`));
    worker.on('exit', () => lose('The embedded database has ended'));
    worker.on('message', (response: WorkerMessage) => {
      if (response.kind === 'ready') {
        clearTimeout(timer);
        done(thread);
        return;
      }
      const pending = thread.pending.get(response.id);
      if (pending === undefined) return;
      thread.pending.delete(response.id);
      clearTimeout(pending.timer);
      if (response.kind === 'done') pending.done(response.result);
      else pending.fail(new DatabaseError(response.error));
    });
  });

/** Opens the database in a folder, or in memory; rejects if it does not open. */
export const openPglite = async (folder: string | undefined): Promise<PgliteHost> => {
  let generation = 1;
  let next = 0;
  let thread: Promise<Thread> = startThread(folder);
  let isClosed = false;
  let abandoned: string | undefined;

  // In memory there is nothing to go on with, so the failure is left to every caller.
  const replace = async (hung: Thread): Promise<void> => {
    generation += 1;
    const ended = hung.worker.terminate();
    if (folder !== undefined && abandoned === undefined) thread = ended.then(() => startThread(folder));
    await thread.catch(() => {});
  };

  type Body = Message extends infer M ? (M extends Message ? Omit<M, 'id'> : never) : never;
  const ask = async (body: Body): Promise<Rows> => {
    if (abandoned !== undefined) throw connectionLost(abandoned);
    if (isClosed && body.kind !== 'close') throw connectionLost('The embedded database is closed');
    const current = await thread;
    return new Promise<Rows>((done, fail) => {
      next += 1;
      const id = next;
      const timer = setTimeout(() => {
        current.pending.delete(id);
        fail(connectionLost('A query took too long', '57014'));
        void replace(current);
      }, QUERY_LIMIT);
      current.pending.set(id, { done, fail, timer });
      current.worker.postMessage({ ...body, id });
    });
  };

  await thread;
  return {
    generation: () => generation,
    query: (sql, parameters) => ask({ kind: 'query', sql, parameters }),
    execute: async (sql) => void (await ask({ kind: 'execute', sql })),
    abandon: (reason) => {
      abandoned = reason;
      void thread.then(
        ({ worker }) => worker.terminate(),
        () => {},
      );
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await ask({ kind: 'close' }).catch(() => {});
      await (await thread).worker.terminate();
    },
  };
};
