import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';

const urls: string[] = [];
const client = createClient({
  fetch: (url, init) => {
    const request = new Request(url, init);
    urls.push(request.url);
    return Promise.resolve(new Response(null, { status: 204 }));
  },
});
await listPets(client);
equal(urls[0], 'https://eu.example.com/v1/pets');
