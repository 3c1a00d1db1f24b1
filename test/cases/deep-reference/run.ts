import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';
import { noteOfValues, petOwnerNameValues, type Note, type Pet } from '@case/types';

deepEqual(petOwnerNameValues, ['ann', 'bob']);
deepEqual(noteOfValues, ['ann', 'bob']);
const pet: Pet = { owner: { name: 'ann' } };
const note: Note = { by: { name: 'bob' }, of: 'ann', it: pet };
const server = createServer({ handlers: { listPets: () => ({ status: 200, body: note.it ?? {} }) }, validateAnswers: true });
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request), retry: false });
deepEqual((await listPets(client)).body, { owner: { name: 'ann' } });

for (const [body, status] of [
  ['{"owner":{"name":"bob"}}', 200],
  ['{"owner":{"name":"eve"}}', 500],
  ['{"owner":{}}', 500],
] as const) {
  const other = createServer({
    handlers: { listPets: () => ({ status: 200, body: JSON.parse(body) }) },
    validateAnswers: true,
    onError: () => {},
  });
  equal((await other.fetch(new Request('http://case/pets'))).status, status);
}
