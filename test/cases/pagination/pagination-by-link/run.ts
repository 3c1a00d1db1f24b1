import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, paginateListPets } from '@case/client';
import { createServer } from '@case/server';

const links: Record<string, string> = {
  '': '<?kind=dog&page=2>; rel="next last", <https://elsewhere.test/>; rel="first"',
  '2': '<https://case.test/v1/pets?page=3&more>; rel="prev next"',
  '3': '</v1/pets?page=4>; rel=next; title="a, b"',
  '4': '<?page=1>; rel="first"',
  foreign: '<https://elsewhere.test/v1/pets?page=2>; rel="next"',
  scheme: '<http://case.test/v1/pets?page=2>; rel="next"',
  port: '<//case.test:8443/v1/pets?page=2>; rel="next"',
  user: '<https://case.test@elsewhere.test/?page=2>; rel="next"',
  script: '<javascript:alert(1)>; rel="next"',
  none: '<https://[>; rel="next"',
  ring: '<?page=back>; rel="next"',
  back: '<?page=ring>; rel="next"',
  self: '<?page=self>; rel="next"',
};
const asked: string[] = [];
const server = createServer({
  handlers: {
    listPets: ({ query }) => {
      const { page = '' } = query;
      const link = links[page];
      return { status: 200, headers: link === undefined ? {} : { link }, body: [{ id: Number(page) || 0 }] };
    },
  },
  security: { key: (credential) => (credential === 'secret' ? 'me' : undefined) },
});
const client = createClient({
  auth: { key: 'secret' },
  fetch: (url, init) => {
    const request = new Request(url, init);
    asked.push(request.url);
    return server.fetch(request);
  },
});
async function collect(page?: string): Promise<number[]> {
  asked.length = 0;
  const ids: number[] = [];
  for await (const { id } of paginateListPets(client, page === undefined ? { query: { kind: 'dog' } } : { query: { page } }))
    ids.push(id);
  return ids;
}

deepEqual(await collect(), [0, 2, 3, 4]);
deepEqual(asked, [
  'https://case.test/v1/pets?kind=dog',
  'https://case.test/v1/pets?kind=dog&page=2',
  'https://case.test/v1/pets?page=3&more',
  'https://case.test/v1/pets?page=4',
]);

// Links to another origin are rejected, and the error names the origin.
for (const [page, name] of [
  ['foreign', /another origin, https:\/\/elsewhere\.test/u],
  ['scheme', /another origin, http:\/\/case\.test/u],
  ['port', /another origin, https:\/\/case\.test:8443/u],
  ['user', /another origin, https:\/\/elsewhere\.test/u],
  ['script', /another origin, null/u],
  ['none', /the next page is not a URL: "https:\/\/\["/u],
] as const) {
  await rejects(collect(page), { name: 'UnexpectedResponseError', message: name });
  equal(asked.length, 1);
}

// Cycles of pages end.
deepEqual([await collect('ring'), asked.length], [[0, 0], 2]);
deepEqual([await collect('self'), asked.length], [[0], 1]);
