import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, readAll, readAsJson, readPet, readWalk } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    readAsJson: ({ path }) => ({ status: 200, body: ['json', path.id] }),
    readPet: ({ path }) => ({ status: 200, body: ['pet', path.id] }),
    readAll: () => ({ status: 200, body: ['all'] }),
    readWalk: ({ path }) => ({ status: 200, body: [path.from, ...path.to, `${path.day + 1}`] }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
async function read(path: string): Promise<unknown> {
  const response = await server.fetch(new Request(`http://case${path}`));
  return response.status === 200 ? response.json() : response.status;
}

// Literal segments win over mixed segments, and these over parameters.
deepEqual(await read('/pets/all.json'), ['all']);
deepEqual(await read('/pets/1.json'), ['json', '1']);
deepEqual(await read('/pets/.json'), ['pet', '.json']);
deepEqual(await read('/pets/1.2%2ejson'), ['json', '1.2']);
deepEqual(await read('/pets/1.xml'), ['pet', '1.xml']);
deepEqual((await readAll(client)).body, ['all']);
// The client sends a value as it is, even if another path matches the result.
deepEqual((await readPet(client, { path: { id: 'a/b' } })).body, ['pet', 'a/b']);
deepEqual((await readAsJson(client, { path: { id: '.' } })).body, ['json', '.']);
await rejects(readPet(client, { path: { id: '..' } }), /is "\." or "\.\."/u);

deepEqual((await readWalk(client, { path: { from: 'ä@ö', to: ['x', 'y,z'], day: 3 } })).body, ['ä@ö', 'x', 'y,z', '4']);
deepEqual(await read('/walks/a-b-c@1'), ['a', 'b-c', '2']);
// Delimiters within a value are percent-encoded, so the value arrives unchanged.
deepEqual(await read('/walks/a%2Db-c%40d@1'), ['a-b', 'c@d', '2']);
const urls: string[] = [];
const observed = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    urls.push(new URL(url).pathname);
    return server.fetch(url, init);
  },
});
for (const [from, ...to] of [['a-b', 'c'], ['a', 'b', 'c@d'], ['--', 'b'], ['-', '-b'], ['%2D-ü', 'b-@']] as const)
  deepEqual((await readWalk(observed, { path: { from, to: [...to], day: 3 } })).body, [from, ...to, '4']);
deepEqual(urls.slice(0, 4), ['/walks/a%2Db-c@3', '/walks/a-b,c%40d@3', '/walks/%2D%2D-b@3', '/walks/---b@3']);
deepEqual(await read('/walks/a-%E2%82%AC,b%2Cc@1'), ['a', '€', 'b,c', '2']);
equal(await read('/walks/a-b'), 404);
equal(await read('/walks/-b@1'), 404);
equal(await read('/walks/a-b@x'), 400);
equal(await read(`/walks/${'-'.repeat(8000)}`), 404);
