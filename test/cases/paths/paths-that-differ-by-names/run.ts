import { deepEqual } from 'node:assert/strict';
import { createClient, deletePet, getPet, getPetByName } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    getPet: ({ path }) => ({ status: 200, body: `id ${path.id}` }),
    getPetByName: ({ path }) => ({ status: 200, body: `name ${path.name}` }),
    deletePet: ({ path }) => ({ status: 200, body: `gone ${path.key}` }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await getPet(client, { path: { id: 7 } })).body, 'id 7');
deepEqual((await getPetByName(client, { path: { name: 'Ada' } })).body, 'name Ada');
deepEqual((await deletePet(client, { path: { key: 'Ada' } })).body, 'gone Ada');
// If no path accepts the value, the error is that of the first.
const refused = await server.fetch(new Request('http://case/pets/Bo'));
deepEqual([refused.status, ((await refused.json()) as { errors: unknown }).errors], [400, { id: ['must be an integer'] }]);
