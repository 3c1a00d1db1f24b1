import { deepEqual, equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const called: string[] = [];
function note(name: string) {
return () => {
  called.push(name);
  return { status: 204 as const };
};
}
const server = createServer({
  handlers: { listHousePets: note('a'), listOther: note('b'), listClass: note('c') },
});
const api = createApi(createClient({ baseUrl: 'http://case', fetch: server.fetch }));
// Grouped by the first tag; reserved words and missing tags also produce groups.
deepEqual(Object.keys(api).sort(), ['class', 'default', 'housePets']);
equal(await api.housePets.list(), undefined);
await api.default.listOther();
await api.class.list();
deepEqual(called, ['a', 'b', 'c']);
