/** Runs the embedded database in a worker thread, which is monitored and restarted if it hangs. */
import { Worker } from 'node:worker_threads';
import { connectionLost, DatabaseError } from './database-error.js';
import type { Message, OpenMessage, Rows, WorkerMessage } from './pglite-messages.js';
import { afterRunning } from './running-time.js';

/** Timeout of a query in seconds: `statement_timeout` has no effect in the embedded database. */
const QUERY_LIMIT = 20;
/** Timeout for opening in seconds; a new folder is initialized first. */
const OPEN_LIMIT = 60;

interface Pending {
  readonly done: (rows: Rows) => void;
  readonly fail: (error: Error) => void;
  readonly cancelTimeout: () => void;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
}

export interface PgliteHost {
  /** Returns the number of the current thread, by which a transaction detects that the thread was replaced. */
  readonly generation: () => number;
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Rows>;
  readonly execute: (sql: string) => Promise<void>;
  /** Stops immediately without writing anything. All later queries are rejected with the reason. */
  readonly abandon: (reason: string) => void;
  readonly close: () => Promise<void>;
}

function startThread(folder: string | undefined): Promise<Thread> {
  return new Promise((done, fail) => {
    const workerData: OpenMessage = { kind: 'open', folder };
    // Options of the process, such as a loader, do not apply to the thread, which is compiled code.
    const worker = new Worker(new URL('./pglite-thread.js', import.meta.url), { workerData, execArgv: [] });
    const thread: Thread = { worker, pending: new Map() };
    const cancelTimeout = afterRunning(OPEN_LIMIT, () => {
      void worker.terminate();
      fail(connectionLost('The embedded database did not open'));
    });
    const lose = (reason: string): void => {
      cancelTimeout();
      fail(connectionLost(reason));
      for (const pending of thread.pending.values()) {
        pending.cancelTimeout();
        pending.fail(connectionLost(reason));
      }
      thread.pending.clear();
    };
    worker.on('error', (error) => lose(`The embedded database failed: ${error.message}`));
    worker.on('exit', () => lose('The embedded database has ended'));
    worker.on('message', (response: WorkerMessage) => {
      if (response.kind === 'ready') {
        cancelTimeout();
        done(thread);
        return;
      }
      const pending = thread.pending.get(response.id);
      if (pending === undefined) return;
      thread.pending.delete(response.id);
      pending.cancelTimeout();
      if (response.kind === 'done') pending.done(response.result);
      else pending.fail(new DatabaseError(response.error));
    });
  });
}

/** Opens the database in a folder or in memory; rejects if that fails. */
export async function openPglite(folder: string | undefined): Promise<PgliteHost> {
  let generation = 1;
  let next = 0;
  let thread: Promise<Thread> = startThread(folder);
  let isClosed = false;
  let abandoned: string | undefined;

  // An in-memory database has nothing to reopen, so every caller gets the error.
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
      const cancelTimeout = afterRunning(QUERY_LIMIT, () => {
        current.pending.delete(id);
        fail(connectionLost('A query took too long', '57014'));
        void replace(current);
      });
      current.pending.set(id, { done, fail, cancelTimeout });
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
}
