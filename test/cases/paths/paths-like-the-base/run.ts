import { deepEqual, equal } from 'node:assert/strict';
import { createClient, listAll, listPets } from '@case/client';
import { createServer } from '@case/server';

const called: string[] = [];
function note(name: string) {
return () => {
  called.push(name);
  return { status: 204 as const };
};
}
const server = createServer({ handlers: { listAll: note('all'), listPets: note('pets') } });
function fetch(url: string, init: RequestInit): Promise<Response> {
return server.fetch(new Request(url, init));
}
const client = createClient({ baseUrl: 'http://case/api', fetch });
equal((await listAll(client)).status, 204);
equal((await listPets(client)).status, 204);
deepEqual(called, ['all', 'pets']);
