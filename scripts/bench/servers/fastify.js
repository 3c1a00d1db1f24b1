/** Fastify with the schemas of the same document: validates requests and serializes responses with them. */
import Fastify from 'fastify';
import { schemas } from '../schemas.js';
import { pet, report } from './report.js';

const app = Fastify();
const params = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
app.get('/pets/:id', { schema: { params, response: { 200: schemas.Pet } } }, async ({ params: { id } }) => pet(id));
app.post('/pets', { schema: { body: schemas.NewPet, response: { 201: schemas.Pet } } }, async ({ body }, reply) => {
  reply.code(201);
  return pet(8, body);
});
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server.address().port);
