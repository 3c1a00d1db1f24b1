import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoPet } from '@case/client';
import { createServer } from '@case/server';
import { checkOpen, checkVehicle, vehicleSchema } from '@case/server/schemas';
import type { Pet, Shape } from '@case/types';

function describe(pet: Pet): string {
  switch (pet.kind) {
    case 'tabby':
    case 'siamese':
      return `${pet.lives ?? 0} lives`;
    case 'mutt':
      return (pet.tricks ?? []).join();
    case 'bird':
      return `${pet.wings ?? 0} wings`;
    default:
      return 'unknown';
  }
}
function measure(shape: Shape): number {
return (shape.type === 'round' ? (shape.radius ?? 0) : (shape.side ?? 0));
}
equal(`${describe({ kind: 'bird', wings: 2 })} ${measure({ type: 'tilted', side: 3 })}`, '2 wings 3');

const server = createServer({ handlers: { echoPet: ({ body }) => ({ status: 200, body }) }, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
equal((await echoPet(client, { body: { kind: 'mutt', tricks: ['sit'] } })).status, 200);

async function refusalOf(body: unknown): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await server.fetch(new Request('http://case/pets', init));
  return response.status === 200 ? 200 : ((await response.json()) as { errors: unknown }).errors;
}
// Only the selected variant is checked and reported.
equal(await refusalOf({ kind: 'tabby', tricks: 5 }), 200);
deepEqual(await refusalOf({ kind: 'mutt', tricks: 5 }), { tricks: ['must be an array'] });
deepEqual(await refusalOf({ kind: 'fish' }), { kind: ['must be one of "tabby", "siamese", "mutt", "bird"'] });
deepEqual(await refusalOf({ lives: 9 }), { kind: ['is required'] });

const findings: Parameters<typeof checkVehicle>[1] = [];
equal(checkVehicle({ name: 'a', sort: 'boat', wheels: 'none' }), true);
equal(checkVehicle({ name: 'a', sort: 'boat', sails: 'two', wheels: 'none' }, findings), false);
deepEqual(
  findings.map(({ instancePath, keyword }) => [instancePath, keyword]),
  [['/sails', 'type']],
);
deepEqual(vehicleSchema['~standard'].validate({ sort: 'car' }), {
  issues: [{ message: 'is required', path: ['name'] }],
});
equal(checkOpen({ kind: 'unheard-of', name: 'a', sort: 'b' }), false);
equal(checkOpen({ name: 'a', sort: 'b' }), true);
