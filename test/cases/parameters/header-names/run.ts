import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict';
import { addPet, createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ headers }) => {
      seen.push(headers);
      return { status: 200, headers: { 'x-fine': 'yes' } };
    },
    addPet: ({ partHeaders }) => {
      seen.push(partHeaders);
      return { status: 204 };
    },
  },
});
let text = '';
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  text = await request.clone().text();
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });
const headers = { "x!#$%&'*+.^_`|~-1": 'all' };
deepEqual((await listPets(client, { headers })).headers, { 'x-fine': 'yes' });
deepEqual(seen.pop(), headers);
const partHeaders = { name: { 'x-fine': 'yes' } };
const photo = new File(['a'], 'a.png');
equal((await addPet(client, { body: { name: 'Ada', note: 'x', photo }, partHeaders })).status, 204);
doesNotMatch(text, /evil/iu);
match(text, /name="note"\r\n\r\nx\r\n/u);
deepEqual(seen.pop(), partHeaders);
