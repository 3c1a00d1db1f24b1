import { equal, match } from 'node:assert/strict';
import { createServer } from '@case/server';
import { createWebhookReceiver } from '@case/server/webhooks';
import type { Pet } from '@case/types';

const taken: Pet[] = [];
const receiver = createWebhookReceiver({
  secret: false,
  handlers: {
    petChanged: ({ body }) => {
      taken.push(body);
      return { status: 200, body: { verdict: 'kept' } };
    },
  },
});
const server = createServer({ handlers: { addPet: () => ({ status: 204 }) } });
async function post(to: { readonly fetch: typeof receiver.fetch }, pet: unknown, headers = {}) {
  const init = { method: 'POST', body: JSON.stringify(pet), headers: { 'content-type': 'application/json', ...headers } };
  const response = await to.fetch(new Request('http://case/pets', init));
  return [response.status, await response.text()] as const;
}

// Values and variants that a newer sender adds are accepted in payloads.
for (const pet of [
  { mood: 'proud' },
  { mood: '' },
  { size: 'huge' },
  { toy: { type: 'stick', weight: 3 } },
  { mood: 'proud', toy: { type: 'stick' } },
]) {
  equal((await post(receiver, pet))[0], 200, JSON.stringify(pet));
  equal(taken.at(-1)?.mood, pet.mood);
  equal((await post(server, pet))[0], 400, JSON.stringify(pet));
}
equal((await post(receiver, {}, { 'x-reason': 'holiday' }))[0], 200);

for (const pet of [{ either: 'a' }, { either: 'd' }, { other: 'proud' }, { toy: { type: 'ball', bounces: true } }]) {
  equal((await post(receiver, pet))[0], 200, JSON.stringify(pet));
  equal((await post(server, pet))[0], 204, JSON.stringify(pet));
}

// Other invalid values are still rejected, even next to an unknown value.
for (const [pet, reason] of [
  [{ mood: 7 }, /mood/u],
  [{ mood: null }, /mood/u],
  [{ size: 'enormously' }, /size/u],
  [{ legs: 3 }, /legs/u],
  [{ legs: 'three' }, /legs/u],
  [{ kind: 'plant' }, /kind/u],
  [{ side: 'middle' }, /side/u],
  [{ toy: { type: 7 } }, /toy/u],
  [{ toy: {} }, /toy/u],
  [{ toy: 'stick' }, /toy/u],
  [{ toy: { type: 'ball', bounces: 'high' } }, /toy/u],
  [{ box: { type: 'stick' } }, /box/u],
  [{ other: 'calm' }, /other/u],
  [{ mood: 'proud', legs: 3 }, /legs/u],
] as const) {
  const [status, text] = await post(receiver, pet);
  equal(status, 400, JSON.stringify(pet));
  match(text, reason);
  equal((await post(server, pet))[0], 400, JSON.stringify(pet));
}
