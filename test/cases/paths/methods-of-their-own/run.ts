import { deepEqual, equal } from 'node:assert/strict';
import { copyPets, createClient, linkPets, queryPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    queryPets: ({ body }) => ({ status: 200, body: body.name ?? 'nobody' }),
    copyPets: () => ({ status: 204 }),
    linkPets: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await queryPets(client, { body: { name: 'Ada' } })).body, 'Ada');
equal((await copyPets(client)).status, 204);
equal((await linkPets(client)).status, 204);
const response = await server.fetch(new Request('http://case/pets', { method: 'DELETE' }));
deepEqual([response.status, response.headers.get('allow')], [405, 'QUERY, COPY, LINK, OPTIONS']);
