import { deepEqual, equal } from 'node:assert/strict';
import { createClient, getPet, listPets } from '@case/client';
import { createServer } from '@case/server';
import type { Person, Pet } from '@case/types';

const ann: Person = { pets: [{ name: 'bird' }] };
const cat: Pet = { name: 'cat', owner: ann, friends: [{ name: 'dog', friends: [] }] };
const seen: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      seen.push(query.limit);
      return { status: 200, body: [cat] };
    },
    getPet: ({ path }) => {
      seen.push(path.id);
      return { status: 200, body: cat };
    },
  },
  validateAnswers: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
deepEqual((await listPets(client)).body, [cat]);
deepEqual((await listPets(client, { query: { limit: 2 } })).body, [cat]);
deepEqual((await getPet(client, { path: { id: 'a/b' } })).body, cat);
// The default of a parameter in one file, the path of another.
deepEqual(seen, [10, 2, 'a/b']);
equal((await server.fetch(new Request('http://case/pets?limit=x'))).status, 400);

/** What becomes of an answer that was not written for its type. */
const answering = async (text: string): Promise<number> => {
  const wrong = createServer({
    handlers: {
      listPets: () => ({ status: 200, body: JSON.parse(text) }),
      getPet: () => ({ status: 200, body: JSON.parse(text) }),
    },
    validateAnswers: true,
    onError: () => undefined,
  });
  return (await wrong.fetch(new Request('http://case/pets/1'))).status;
};
equal(await answering('{"owner":{"pets":[{"owner":{}}]}}'), 200);
// From pet to person and back: each file's schema is checked where another refers to it.
equal(await answering('{"owner":{"pets":[{"name":5}]}}'), 500);
equal(await answering('{"friends":[{"owner":[]}]}'), 500);
