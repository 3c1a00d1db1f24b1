/** The service as a process: opens the database, inserts seed data, listens, and shuts down gracefully. */

import { createNodeServer } from '@community-platform/server/node';
import { toFolderError } from '../database/folder-error.js';
import { createControls, createInstruments } from '../sandbox/controls.js';
import { withControls } from '../sandbox/http.js';
import { createTeller } from '../sandbox/page-data.js';
import { ensureSandbox, type Sandbox } from '../seed/sandbox.js';
import { isLocalOrigin, withCors } from '../server/cors.js';
import { type ReadPage, type State, withFront } from '../server/front.js';
import { createErrorLog, createLogger, withLogs } from '../server/logs.js';
import { createMetrics } from '../server/metrics.js';
import { toPortError } from '../server/port-error.js';
import { createService, type Service } from '../service.js';
import type { Configuration } from './configuration.js';

export interface Running {
  readonly base: string;
  readonly sandbox: Sandbox | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts the service: listens, opens the database, inserts seed data if it is empty, and only then serves the API.
 * Throws `ConfigurationError`, `DatabaseUnavailableError` or `PortError` with a readable message.
 */
export async function start(configuration: Configuration, readPage?: ReadPage): Promise<Running> {
  const { port: wanted, host, isEmpty, isSandbox, origins, adminToken, headlessToken } = configuration;
  const logger = createLogger(configuration.logLevel);
  const metrics = createMetrics();
  let state: State = { status: 'the database is being opened' };
  let service: Service | undefined;
  const instruments = isSandbox ? createInstruments() : undefined;
  const front = withFront({ metrics, state: () => state, readPage });
  const isAllowed = (origin: string): boolean => origins.includes(origin) || (isSandbox && isLocalOrigin(origin));
  const open = isSandbox || origins.length > 0 ? withCors(front, isAllowed) : front;
  const node = createNodeServer(withLogs(metrics.count(open), logger));
  const close = async (): Promise<void> => {
    instruments?.failures.stop();
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
      ...(instruments && {
        clock: instruments.clock.clock,
        cleaningClock: instruments.clock.earliest,
        asked: instruments.asked,
      }),
    });
    service = opened;
    state = { status: 'the seed data is being inserted' };
    const sandbox = isEmpty ? undefined : await ensureSandbox(opened, base, { adminToken, headlessToken });
    const tokens = { adminToken, headlessToken, ...sandbox };
    const controls = instruments && (await createControls(opened, instruments, base, tokens));
    const served = controls === undefined ? opened : { ...opened, ...withControls(opened, controls) };
    const tell = controls && createTeller(opened, { base, host, tokens });
    state = { status: 'ready', service: served, ...(tell && { tell }) };
    // The statistics are updated in the background, because many rows may have changed since the last start.
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
    throw toFolderError(toPortError(error, { port: wanted, host }));
  }
}
