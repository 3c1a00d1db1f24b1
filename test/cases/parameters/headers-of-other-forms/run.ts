import { deepEqual, equal } from 'node:assert/strict';
import { createClient, headPets, listPets } from '@case/client';
import { createServer } from '@case/server';

const page = { number: 2, name: 'a,b=c;"é' };
let isSame = false;
const server = createServer({
  handlers: {
    headPets: () => ({ status: 200, body: {} }),
    listPets: () =>
      isSame
        ? { status: 304 }
        : { status: 200, body: [], headers: { 'x-page': page, 'x-note': 'plain', 'x-pairs': page, 'x-flat': page } },
  },
});
let sent: Response | undefined;
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  sent = await server.fetch(request);
  return sent;
}
const client = createClient({ baseUrl: 'http://case', fetch });
const response = await listPets(client);
if (response.status !== 200) throw new Error('no response');
deepEqual(response.headers, { 'x-page': page, 'x-note': 'plain', 'x-pairs': page, 'x-flat': page });
equal(sent?.headers.get('x-page'), '{"number":2,"name":"a,b=c;\\"\\u00e9"}');
equal(sent?.headers.get('x-pairs')?.startsWith('number=2,name='), true);
equal(sent?.headers.get('x-flat')?.startsWith('number,2,name,'), true);
isSame = true;
equal((await listPets(client)).status, 304);
equal((await headPets(client)).status, 200);
