/** Servers of others, on sockets of their own. */
import { serve } from '@hono/node-server';
import type { FastifyInstance } from 'fastify';
import type { Hono } from 'hono';
import { whenDone } from './load.js';

/** The address of a server that listens until the tests of the file are over. */
export const listenFastify = async (app: FastifyInstance): Promise<string> => {
  whenDone(() => {
    // It would wait a minute for connections that are kept alive.
    app.server.closeAllConnections();
    return app.close();
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
};

/** The same of hono. */
export const listenHono = async (app: Hono): Promise<string> => {
  const port = await new Promise<number>((resolve) => {
    // It would put a Response of its own in the place of the platform's, for all tests.
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
};
