/** Hono on `node:http` without validation: the baseline for the server mounted in it. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pet, report } from './report.js';

const app = new Hono();
app.get('/pets/:id', (c) => c.json(pet(Number(c.req.param('id')))));
app.post('/pets', async (c) => c.json(pet(8, await c.req.json()), 201));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => report(port));
