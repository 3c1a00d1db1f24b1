/** Opens ports. */
import type { Server } from 'node:http';

/** Starts to listen. Resolves to the port; rejects if it cannot be opened. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
