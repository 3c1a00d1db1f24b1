import { deepEqual } from 'node:assert/strict';
import { createClient, readPet } from '@case/client';
import { createServer } from '@case/server';
import type { Pet } from '@case/types';

/** `true` if two types are equal. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const isNull: Same<Pet['none'], null | undefined> = true;
// @ts-expect-error: the enum value does not match the type of the schema.
const one: Pet['kind'] = 1;
const isNumber: Same<Pet['code'], number | undefined> = true;
deepEqual([isNull, one, isNumber], [true, 1, true]);

const server = createServer({
  validateResponses: true,
  handlers: {
    readPet: ({ path, query }) => ({
      status: 200,
      body: { size: path.size, ...query, owner: path.size === '1' ? null : { name: 'Ann' } },
    }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

deepEqual((await readPet(client, { path: { size: '1' }, query: { age: 2, tame: true } })).body, {
  size: '1',
  page: '1',
  age: 2,
  tame: true,
  owner: null,
});
deepEqual((await readPet(client, { path: { size: '2' } })).body, { size: '2', page: '1', owner: { name: 'Ann' } });
