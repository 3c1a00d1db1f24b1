import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const pets = [
  { kind: '1', lives: 7 },
  { kind: '2.0', legs: 4 },
] as const;
const seen: unknown[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      seen.push(query);
      return { status: 200, body: [...pets] };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: (url, init) => server.fetch(new Request(url, init)) });

deepEqual((await listPets(client, { query: { size: '1' } })).body, pets);
deepEqual(seen, [{ version: '1.0', size: '1' }]);

async function statusOf(query: string): Promise<number> {
return (await server.fetch(new Request(`http://case/pets?${query}`))).status;
}
for (const query of ['version=1.0', 'version=v2', 'version=1_0', 'size=1', 'size=small', 'tame=true'])
  equal(await statusOf(query), 200, query);
for (const query of ['version=1', 'version=2', 'size=null', 'size=2', 'tame=1']) equal(await statusOf(query), 400, query);
