import { equal } from 'node:assert/strict';
import { createClient, getPets, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 204 }), getPets: () => ({ status: 204 }) } });
const paths: string[] = [];
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    paths.push(new URL(request.url).pathname);
    return server.fetch(request);
  },
});
await listPets(client);
await getPets(client);
equal(paths.join(' '), '/animals /pets');
