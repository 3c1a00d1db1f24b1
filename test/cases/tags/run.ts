import { deepEqual, equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const called: string[] = [];
const note = (name: string) => () => {
  called.push(name);
  return { status: 204 as const };
};
const server = createServer({
  handlers: { listHousePets: note('a'), listOther: note('b'), listClass: note('c') },
});
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch }));
// By the first tag; one that is a reserved word, and none at all, are groups, too.
deepEqual(Object.keys(api).sort(), ['class_', 'default_', 'housePets']);
equal(await api.housePets.list(), undefined);
await api.default_.listOther();
await api.class_.list();
deepEqual(called, ['a', 'b', 'c']);
