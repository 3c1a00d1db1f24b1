import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      switch (query.status) {
        case 200:
          return { status: 200, body: ['a'] };
        case 404:
          return { status: 404, body: { missing: 'pet' } };
        case 409:
          return { status: 409, body: { refused: 'twice' } };
        default:
          return { status: 503, body: { failed: 'down' } };
      }
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const seen: string[] = [];
for (const status of [200, 404, 409, 503]) {
  const result = await listPets(client, { query: { status } });
  if (result.status === 200) seen.push(...result.body);
  else if (result.status === 201) seen.push(result.body);
  else if (result.status === 404) seen.push(result.body.missing);
  else if (result.status === 409) seen.push(result.body.refused);
  else if (result.status === 503) seen.push(result.body.failed);
}
equal(seen.join(), 'a,pet,twice,down');
