/** The service as a process: opens the database, fills an empty one, listens, and finishes what is in flight at its end. */
import { createNodeServer } from '@community-platform/server/node';
import { ensureSandbox, type Sandbox } from '../seed/sandbox.js';
import { type ReadPage, type State, withFront } from '../server/front.js';
import { createErrorLog, createLogger, withLogs } from '../server/logs.js';
import { createMetrics } from '../server/metrics.js';
import { createService, type Service } from '../service.js';
import type { Configuration } from './configuration.js';
import { toPortError } from './port.js';

export interface Running {
  readonly base: string;
  readonly sandbox: Sandbox | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts a service: listens, opens the database, fills an empty one, and only then answers the API. Throws
 * `DatabaseAwayError` or `PortError` with a message for a person.
 */
export const start = async (configuration: Configuration, readPage?: ReadPage): Promise<Running> => {
  const { port: wanted, host, isEmpty, adminToken, headlessToken } = configuration;
  const logger = createLogger(configuration.logLevel);
  const metrics = createMetrics();
  let state: State = { status: 'the database is being opened' };
  let service: Service | undefined;
  const front = withFront({ metrics, state: () => state, readPage });
  const node = createNodeServer(withLogs(metrics.count(front), logger));
  const close = async (): Promise<void> => {
    await node.close();
    await service?.close();
  };
  try {
    const port = await node.listen(wanted, host);
    const base = configuration.baseUrl ?? `http://localhost:${port}`;
    const opened = await createService({
      database: configuration.database,
      limits: configuration.limits,
      baseUrl: base,
      ...(configuration.redisUrl !== undefined && { redisUrl: configuration.redisUrl }),
      ...(configuration.files !== undefined && { filesFolder: configuration.files }),
      failed: createErrorLog(logger),
      ...(configuration.signingKeys && { signingKeys: configuration.signingKeys }),
    });
    service = opened;
    state = { status: 'the sample community is being filled' };
    const sandbox = isEmpty ? undefined : await ensureSandbox(opened, base, { adminToken, headlessToken });
    state = { status: 'ready', service };
    // In the background: what was written since the last time may be much.
    opened.database.analyze().catch((error: unknown) => logger.warn({ error: String(error) }, 'analyze'));
    return {
      base,
      sandbox,
      close: async () => {
        state = { status: 'closing', service: opened };
        await close();
      },
    };
  } catch (error) {
    await close().catch(() => {});
    throw toPortError(error, wanted);
  }
};
