/** Two services on one database, like processes that share a server; only one on the embedded database. */
import { createNodeServer } from '@community-platform/server/node';
import { createService, type ServiceOptions } from '@community-platform/service';
import { withLedger } from './ledger.js';
import { location, type RunningService, startService } from './support.js';

/** A pair of services; `send` alternates between the two. */
export interface Pair extends RunningService {
  /** Runs the due work of our community in both services concurrently. */
  readonly runDue: () => Promise<void>;
}

export async function startPair(options?: Partial<ServiceOptions>): Promise<Pair> {
  const first = await startService(options);
  const { service, ours } = first;
  if (location.kind !== 'server') return { ...first, runDue: () => service.runDue(ours.id) };
  const second = await createService({
    database: location,
    validateResponses: true,
    looksForDue: false,
    limits: { rateLimit: 1_000_000 },
    failed: ({ cause }) => void (cause !== undefined && console.error(cause)),
    ...options,
  });
  const node = createNodeServer(withLedger(second));
  const base = `http://127.0.0.1:${await node.listen()}`;
  second.reachedAt(base);
  const bases = [first.base, base];
  let turn = 0;
  return {
    ...first,
    send: (method, path, body, token) => {
      turn += 1;
      return first.send(method, new URL(path, bases[turn % 2]).href, body, token);
    },
    runDue: async () => void (await Promise.all([service.runDue(ours.id), second.runDue(ours.id)])),
    close: async () => {
      await node.close();
      await second.close();
      await first.close();
    },
  };
}
