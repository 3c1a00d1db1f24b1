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

const statusOf = async (body: unknown): Promise<number> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await server.fetch(new Request('http://case/notes', init))).status;
};
equal(await statusOf({}), 200);
// What is referred to into the inside of a schema is checked as it is there.
equal(await statusOf({ by: {} }), 422);
equal(await statusOf({ by: { name: 'eve' } }), 422);
equal(await statusOf({ of: 'eve' }), 422);
equal(await statusOf({ it: { owner: { name: 'eve' } } }), 422);
equal(await statusOf({ it: [] }), 422);
// What stands beside the reference is asked for, too.
const statuses = ['a', 'an', 'ann', 'anna'].map((short) => statusOf({ short }));
deepEqual(await Promise.all(statuses), [422, 200, 200, 422]);
