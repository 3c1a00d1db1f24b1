import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoThing } from '@case/client';
import { createServer } from '@case/server';
import type { Class, Date as NamedDate, Uses } from '@case/types';

const at: NamedDate = { at: 'noon' };
const other: Class = at;
const body: Uses = { p0: at, p3: other, p6: { at: 'x' }, p18: { at: 'y' }, p23: { at: 'z' } };
const server = createServer({ handlers: { echoThing: (input) => ({ status: 200, body: input.body }) }, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual(await echoThing(client, { body }).then((result) => result.body), body);

// Each property is validated against the schema that it references.
for (let index = 0; index < 24; index += 1) {
  const init = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [`p${index}`]: { at: index } }),
  };
  equal((await server.fetch(new Request('http://case/things', init))).status, 422);
}
