/** The service as a process: opens the database, fills an empty one, listens, and finishes what is in flight at its end. */
import { createNodeServer } from '@community-platform/server/node';
import { ensureSandbox, type Sandbox } from '../seed/sandbox.js';
import { type ReadPage, withFront } from '../server/front.js';
import { createErrorLog, createLogger, withLogs } from '../server/logs.js';
import { createMetrics } from '../server/metrics.js';
import { createService } from '../service.js';
import type { Configuration } from './configuration.js';
import { toPortError } from './port.js';

export interface Running {
  readonly base: string;
  readonly sandbox: Sandbox | undefined;
  readonly close: () => Promise<void>;
}

/** Starts a service; throws `DatabaseAwayError` or `PortError` with a message for a person. */
export const start = async (configuration: Configuration, readPage?: ReadPage): Promise<Running> => {
  const { port: wanted, host, isEmpty, adminToken, headlessToken } = configuration;
  const logger = createLogger(configuration.logLevel);
  const service = await createService({
    database: configuration.database,
    limits: configuration.limits,
    ...(configuration.redisUrl !== undefined && { redisUrl: configuration.redisUrl }),
    ...(configuration.files !== undefined && { filesFolder: configuration.files }),
    onError: createErrorLog(logger),
    ...(configuration.signingKeys && { signingKeys: configuration.signingKeys }),
  });
  const { db } = service.database;
  const metrics = createMetrics();
  let isClosing = false;
  const front = withFront(service, {
    db,
    metrics,
    isClosing: () => isClosing,
    authenticate: service.authenticate,
    readPage,
  });
  const node = createNodeServer(withLogs(metrics.count(front), logger));
  try {
    const port = await node.listen(wanted, host);
    const base = configuration.baseUrl ?? `http://localhost:${port}`;
    service.reachedAt(base);
    const sandbox = isEmpty ? undefined : await ensureSandbox(service, base, { adminToken, headlessToken });
    // In the background: what was written since the last time may be much.
    service.database.analyze().catch((error: unknown) => logger.warn({ error: String(error) }, 'analyze'));
    return {
      base,
      sandbox,
      close: async () => {
        isClosing = true;
        await node.close();
        await service.close();
      },
    };
  } catch (error) {
    await node.close().catch(() => {});
    await service.close();
    throw toPortError(error, wanted);
  }
};
