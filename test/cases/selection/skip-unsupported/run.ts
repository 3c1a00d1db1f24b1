import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import * as client from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 200, body: 'Rex' }) } });
const { fetch } = server;
equal((await listPets(createClient({ baseUrl: 'http://case', fetch }))).body, 'Rex');

async function statusOf(method: string, path: string): Promise<number> {
return (await server.fetch(new Request(`http://case${path}`, { method }))).status;
}
const left = [
  ['POST', '/pets'],
  ['COPY', '/pets'],
  ['GET', '/pets/12.txt'],
  ['HEAD', '/pets/12.txt'],
  ['DELETE', '/pets/12.txt'],
  ['GET', '/nodes'],
  ['PUT', '/nodes'],
] as const;
deepEqual(await Promise.all(left.map(([method, path]) => statusOf(method, path))), left.map(() => 501));
equal(await statusOf('DELETE', '/pets'), 405);
equal(await statusOf('GET', '/cats'), 404);
for (const name of ['importPets', 'copyPets', 'getPetText', 'deletePetText', 'listNodes', 'putNode'])
  equal(Object.hasOwn(client, name), false, name);
