import { equal } from 'node:assert/strict';
import { createClient, getMine, getMineOf, getPet, listToys, root } from '@case/client';
import { createServer } from '@case/server';

const seen: string[] = [];
const handler = (_: object, { operationId }: { readonly operationId: string }) => {
  seen.push(operationId);
  return { status: 204 } as const;
};
const server = createServer({ handlers: { getPet: handler, getMine: handler, listToys: handler, getMineOf: handler, root: handler } });
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
await getPet(client, { path: { id: 'x' } });
await getMine(client);
await listToys(client, { path: { id: 'mine2' } });
await getMineOf(client, { path: { id: 'y' } });
await root(client);
equal(seen.join(), 'getPet,getMine,listToys,getMineOf,root');
