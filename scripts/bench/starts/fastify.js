/** Fastify with the same routes. They have no schemas, which Fastify would compile before it listens. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const document = JSON.parse(readFileSync(new URL('../../../dist/openapi.json', import.meta.url), 'utf8'));
const app = Fastify();
for (const [path, operations] of Object.entries(document.paths))
  for (const method of ['get', 'post', 'put', 'patch', 'delete'])
    if (operations[method] !== undefined)
      app.route({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/gu, ':$1'),
        handler: async ({ params }) => ({ id: params.id }),
      });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
