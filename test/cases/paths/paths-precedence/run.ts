import { equal } from 'node:assert/strict';
import { createClient, deletePet, getMine, getMineOf, getPet, listToys, root } from '@case/client';
import { createServer } from '@case/server';

const seen: string[] = [];
function handler(_: object, { operationId }: { readonly operationId: string }) {
  seen.push(operationId);
  return { status: 204 } as const;
}
const server = createServer({ handlers: { getPet: handler, deletePet: handler, getMine: handler, listToys: handler, getMineOf: handler, root: handler } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
await getPet(client, { path: { id: 'x' } });
await getMine(client);
await listToys(client, { path: { id: 'mine2' } });
await getMineOf(client, { path: { id: 'y' } });
await root(client);
// If the literal path does not have the method, the template is used.
await deletePet(client, { path: { id: 'mine' } });
equal(seen.join(), 'getPet,getMine,listToys,getMineOf,root,deletePet');
async function statusOf(method: string): Promise<number> {
return (await server.fetch(new Request('http://case/pets/mine', { method }))).status;
}
equal(await statusOf('HEAD'), 204);
equal(await statusOf('PUT'), 405);
equal(seen.at(-1), 'getMine');
