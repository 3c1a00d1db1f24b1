import { deepEqual, equal } from 'node:assert/strict';
import { addPet, callOne, callTwo, createClient, listCats, listPets, readFile } from '@case/client';
import { createServer } from '@case/server';

function say(body: string) {
return (): { status: 200; body: string } => ({ status: 200, body });
}
const server = createServer({
  handlers: {
    listPets: say('pets'),
    listCats: say('cats'),
    addPet: ({ query }) => ({ status: 200, body: `${query.kind} ${query.page}` }),
    readFile: ({ path }) => ({ status: 200, body: `${path.name} ${path.id}` }),
    callOne: say('one'),
    callTwo: say('two'),
  },
});
const urls: string[] = [];
function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  urls.push(request.url);
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });
equal((await listPets(client)).body, 'pets');
equal((await listCats(client)).body, 'cats');
equal((await addPet(client, { query: { kind: 'dog', page: 2 } })).body, 'dog 2');
equal((await readFile(client, { path: { name: 'a b', id: 7 } })).body, 'a b 7');
equal((await callOne(client, { headers: { 'X-Target': 'One' } })).body, 'one');
equal((await callTwo(client, { headers: { 'X-Target': 'Two' } })).body, 'two');
deepEqual(urls, ['http://case/pets', 'http://case/pets?kind=cat&big=', 'http://case/pets?kind=dog&page=2', 'http://case/files/a%20b/7', 'http://case/', 'http://case/']);
