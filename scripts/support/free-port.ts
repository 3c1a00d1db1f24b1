/** Finds a free port on the loopback interface. */
import { createServer } from 'node:net';

/** Returns a free port. Another process may still take the port before it is used. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
