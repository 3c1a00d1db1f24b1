/** Fastify without schemas: the baseline for the server mounted in it. */
import Fastify from 'fastify';
import { pet, report } from './report.js';

const app = Fastify();
app.get('/pets/:id', async ({ params: { id } }) => pet(Number(id)));
app.post('/pets', async ({ body }, reply) => {
  reply.code(201);
  return pet(8, body);
});
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server.address().port);
