import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoNote, listPets } from '@case/client';
import { createServer } from '@case/server';
import { petOwnerNameValues } from '@case/types';

deepEqual(petOwnerNameValues, ['ann', 'bob']);
const server = createServer({
  handlers: {
    listPets: () => ({ status: 200, body: { owner: { name: 'ann' } } }),
    echoNote: ({ body }) => ({ status: 200, body }),
  },
  validateResponses: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const pets = await listPets(client);
equal(pets.body.owner?.name, 'ann');
const note = { by: { name: 'ann' }, of: 'bob', it: { owner: { name: 'bob' } } } as const;
const sent = await echoNote(client, { body: note });
deepEqual(sent.status === 200 && sent.body, note);

async function statusOf(body: unknown): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await server.fetch(new Request('http://case/notes', init))).status;
}
equal(await statusOf({}), 200);
// The value of a reference into a schema is validated against the referenced subschema.
equal(await statusOf({ by: {} }), 422);
equal(await statusOf({ by: { name: 'eve' } }), 422);
equal(await statusOf({ of: 'eve' }), 422);
equal(await statusOf({ it: { owner: { name: 'eve' } } }), 422);
equal(await statusOf({ it: [] }), 422);
// Keywords next to the reference apply, too.
const statuses = ['a', 'an', 'ann', 'anna'].map((short) => statusOf({ short }));
deepEqual(await Promise.all(statuses), [422, 200, 200, 422]);
