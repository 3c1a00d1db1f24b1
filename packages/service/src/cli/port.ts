/** Checks whether a port is available. */
import { createServer } from 'node:net';
import { toPortError } from '../server/port-error.js';

/**
 * Opens a port and closes it again. Rejects with `PortError` if that fails, or with `ConfigurationError` for an invalid
 * host.
 */
export function probePort(port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(toPortError(error, { port, host })));
    server.listen(port, host, () => server.close(() => done()));
  });
}
