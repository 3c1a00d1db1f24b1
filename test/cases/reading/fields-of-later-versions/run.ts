import { equal } from 'node:assert/strict';
import { createClient, listPets } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ handlers: { listPets: () => ({ status: 200, body: { kind: 'pet', pair: ['Rex', 1] } }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const { body } = await listPets(client);
const kind: 'pet' = body.kind;
equal(kind, 'pet');
