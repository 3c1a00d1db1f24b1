/** The generated server mounted in Hono with its `fetch`. */

import { createServer } from '@bench/server';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { handlers } from './handlers.js';
import { report } from './report.js';

const server = createServer({ handlers });
const app = new Hono();
app.all('*', (c) => server.fetch(c.req.raw));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => report(port));
