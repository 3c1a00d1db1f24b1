import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoPet } from '@case/client';
import { createServer } from '@case/server';
import { checkShape, checkVehicle } from '@case/server/schemas';
import type { Pet, PetBase, Shape, Vehicle } from '@case/types';

function describe(pet: Pet): string {
  switch (pet.kind) {
    case 'tabby':
    case 'siamese':
      return `${pet.lives} lives`;
    case 'Puppy':
      return `${pet.weeks ?? 0} weeks`;
    case 'Dog':
      return (pet.tricks ?? []).join();
    case 'Pet':
      return pet.name ?? 'somebody';
    default:
      return `some ${pet.kind}`;
  }
}
function wheels(vehicle: Vehicle): number {
return (vehicle.type === 'car' ? (vehicle.wheels ?? 0) : 0);
}
const shape: Shape = { sort: 'round' };
const base: PetBase = { kind: 'anything' };
deepEqual([wheels({ type: 'other' }), shape.sort, base.kind], [0, 'round', 'anything']);

const server = createServer({
  handlers: { echoPet: ({ body }) => ({ status: 200, body: { first: body } }) },
  validateResponses: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
async function send(body: Pet): Promise<string> {
  const response = await echoPet(client, { body });
  return response.status === 200 ? describe(response.body.first) : JSON.stringify(response.body);
}
equal(await send({ kind: 'tabby', lives: 9, friends: [{ kind: 'Dog', tricks: ['sit'] }] }), '9 lives');
equal(await send({ kind: 'Puppy', weeks: 8, tricks: [] }), '8 weeks');
equal(await send({ kind: 'Pet', name: 'Ada' }), 'Ada');

async function refusalOf(body: unknown): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await server.fetch(new Request('http://case/pets', init));
  return response.status === 200 ? 200 : ((await response.json()) as { errors: unknown }).errors;
}
deepEqual(await refusalOf({ kind: 'siamese' }), { lives: ['is required'] });
deepEqual(await refusalOf({ kind: 'Dog', friends: [{ kind: 'tabby', lives: 'nine' }] }), {
  'friends.0.lives': ['must be an integer'],
});
deepEqual(await refusalOf({ kind: 'Fish' }), {
  kind: ['must be one of "tabby", "siamese", "Dog", "Puppy", "Pet"'],
});
equal(checkShape({ sort: 'edged', radius: 'none' }), true);
equal(checkVehicle({ type: 'car', wheels: 'four' }), false);
equal(checkVehicle({ type: 'other', wheels: 'four' }), true);
