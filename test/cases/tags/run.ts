import { deepEqual, equal } from 'node:assert/strict';
import { createApi, createClient, listClass, listHousePets, listOther } from '@case/client';
import { createServer } from '@case/server';

const called: string[] = [];
const answer = (name: string) => () => {
  called.push(name);
  return { status: 204 } as const;
};
const server = createServer({
  handlers: { listHousePets: answer('house'), listOther: answer('other'), listClass: answer('class') },
});
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
const api = createApi(client);
deepEqual(Object.keys(api), ['housePets', 'default_', 'class_']);
// The first tag of an operation is its group; without one it is in the default group.
deepEqual(Object.keys(api.housePets), ['list']);
equal(await api.housePets.list(), undefined);
equal(await api.default_.listOther(), undefined);
equal(await api.class_.list(), undefined);
deepEqual(called, ['house', 'other', 'class']);
for (const call of [listHousePets, listOther, listClass]) equal((await call(client)).status, 204);
deepEqual(called.slice(3), ['house', 'other', 'class']);
