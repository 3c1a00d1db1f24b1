/** The generated server mounted in Hono with its adapter. */

import { createServer } from '@bench/server';
import { toHonoHandler } from '@bench/server/hono';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { handlers } from './handlers.js';
import { report } from './report.js';

const app = new Hono();
app.use('*', toHonoHandler(createServer({ handlers })));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => report(port));
