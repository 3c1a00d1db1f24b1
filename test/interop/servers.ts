/** Servers of other frameworks, each on its own socket. */
import { serve } from '@hono/node-server';
import type { FastifyInstance } from 'fastify';
import { whenDone } from './load.js';

/** Listens until the tests of the file have ended; resolves to the URL. */
export async function listenFastify(app: FastifyInstance): Promise<string> {
  whenDone(() => {
    // Without this, fastify waits a minute for keep-alive connections.
    app.server.closeAllConnections();
    return app.close();
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Like `listenFastify`, for Hono and any other Fetch handler. */
export async function listenHono(app: Pick<Parameters<typeof serve>[0], 'fetch'>): Promise<string> {
  const port = await new Promise<number>((resolve) => {
    // Without this, hono replaces the global Response for all tests.
    const options = { overrideGlobalObjects: false, hostname: '127.0.0.1', port: 0 };
    const server = serve({ ...options, fetch: app.fetch }, (info) => resolve(info.port));
    whenDone(
      () =>
        new Promise<void>((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        }),
    );
  });
  return `http://127.0.0.1:${port}`;
}
