/** Runs the embedded database in a worker thread, so that an endless query cannot block the service. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseErrorFields, Message, OpenMessage, Rows, WorkerMessage } from './pglite-messages.js';
import { openDatabase } from './pglite-open.js';

const { folder }: OpenMessage = workerData;

const database = await openDatabase(folder);

function send(response: WorkerMessage): void {
  parentPort?.postMessage(response);
}

function field(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

function describe(error: unknown): DatabaseErrorFields {
  const named = error instanceof Error ? error : new Error(String(error));
  return {
    message: named.message,
    code: field(named, 'code'),
    constraint: field(named, 'constraint'),
    table: field(named, 'table'),
    column: field(named, 'column'),
    detail: field(named, 'detail'),
  };
}

async function perform(message: Message): Promise<Rows> {
  switch (message.kind) {
    case 'query': {
      const { rows, affectedRows = 0 } = await database.query(message.sql, [...message.parameters]);
      return { rows, affected: affectedRows };
    }
    case 'execute':
      await database.exec(message.sql);
      return { rows: [], affected: 0 };
    case 'close':
      await database.close();
      return { rows: [], affected: 0 };
  }
}

parentPort?.on('message', (message: Message) => {
  perform(message).then(
    (result) => send({ kind: 'done', id: message.id, result }),
    (error: unknown) => send({ kind: 'failed', id: message.id, error: describe(error) }),
  );
});

await database.waitReady;
send({ kind: 'ready' });
