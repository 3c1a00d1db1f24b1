/** The generated server mounted in Fastify with its adapter. */
import { createServer } from '@bench/server';
import { toFastifyPlugin } from '@bench/server/fastify';
import Fastify from 'fastify';
import { handlers } from './handlers.js';
import { report } from './report.js';

const app = Fastify();
await app.register(toFastifyPlugin(createServer({ handlers })));
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server.address().port);
