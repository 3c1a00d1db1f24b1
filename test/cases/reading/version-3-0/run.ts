import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

const rex: Pet = { name: null, age: 1, kind: null, owner: null, mood: 'good' };
const server = createServer({ handlers: { createPet: ({ body }) => ({ status: 200, body }) } });

async function statusOf(change: Readonly<Record<string, unknown>>): Promise<number> {
  const request = new Request('http://case/pets', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...rex, ...change }),
  });
  return (await server.fetch(request)).status;
}

const accepted = [{}, { name: 'Rex' }, { kind: 'cat' }, { owner: { id: 1 } }, { weight: 100 }];
const refused = [{ age: 0 }, { age: null }, { kind: 'cow' }, { owner: {} }, { weight: 100.5 }, { name: 1 }, { mood: null }];
deepEqual(await Promise.all(accepted.map(statusOf)), accepted.map(() => 200));
deepEqual(await Promise.all(refused.map(statusOf)), refused.map(() => 400));
