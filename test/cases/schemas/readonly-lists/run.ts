import { deepEqual } from 'node:assert/strict';
import { createClient, echoPet } from '@case/client';
import { createServer } from '@case/server';

const handlers = {
  echoPet: ({ body, query }: { body: { names?: readonly string[] }; query: { ids?: readonly number[] | undefined } }) => ({
    status: 200 as const,
    body: { names: [...(body.names ?? []), ...(query.ids ?? []).map(String)] },
  }),
};
const server = createServer({ handlers });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const names = ['Ada', 'Bo'] as const;
const rows = [['a', null]] as const;
const home = { rooms: ['kitchen'] } as const;
const response = await echoPet(client, { query: { ids: [1] as const, rows }, body: { names, place: [1, 2] as const, home } });
if (response.status !== 200) throw new Error('no response');
// Received lists are mutable.
response.body.names?.push('Cy');
deepEqual(response.body.names, ['Ada', 'Bo', '1', 'Cy']);
