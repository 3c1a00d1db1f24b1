import { deepEqual, equal } from 'node:assert/strict';
import { createClient, deleteOwner, deletePet, getOwner, getPet } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    getPet: ({ path }) => ({ status: 200, body: `pet ${path.id + 1}` }),
    deletePet: () => ({ status: 204 }),
    getOwner: ({ path }) => ({ status: 200, body: `owner ${path.id}` }),
    deleteOwner: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await getPet(client, { path: { id: 1 } })).body, 'pet 2');
equal((await deletePet(client, { path: { id: 1 } })).status, 204);
deepEqual((await getOwner(client, { path: { id: 'ab' } })).body, 'owner ab');
equal((await deleteOwner(client, { path: { id: 'ab' } })).status, 204);
// The parameters of the reference and of the path item both apply.
equal((await server.fetch(new Request('http://case/pets/x'))).status, 400);
equal((await server.fetch(new Request('http://case/owners/a', { method: 'DELETE' }))).status, 400);
