/** The port that the service is to listen on. */
import { createServer } from 'node:net';
import { toPortError } from '../server/port-error.js';

/** Opens a port and closes it again; rejects with `PortError` where it does not open, `ConfigurationError` for no host. */
export const probePort = (port: number, host: string): Promise<void> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(toPortError(error, { port, host })));
    server.listen(port, host, () => server.close(() => done()));
  });
