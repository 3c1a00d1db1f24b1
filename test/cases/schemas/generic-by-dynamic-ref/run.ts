import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoPets } from '@case/client';
import { createServer } from '@case/server';
import { checkNumberPage, checkPage } from '@case/server/schemas';
import type { NumberPage, Page, PetPage } from '@case/types';

const pets: PetPage = { items: [{ name: 'Ada' }], next: { first: { name: 'Bo' } } };
const numbers: NumberPage = { items: [1, 2] };
const anything: Page = { items: [1, 'two'] };
// @ts-expect-error: the items are numbers.
const wrong: NumberPage = { items: ['one'] };

const server = createServer({ handlers: { echoPets: ({ body }) => ({ status: 200, body }) } });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
deepEqual((await echoPets(client, { body: pets })).body, pets);
const body = JSON.stringify({ items: [{ name: 'Ada' }], next: { first: {} } });
const headers = { 'content-type': 'application/json' };
const refused = await server.fetch(new Request('http://case/pets', { method: 'POST', headers, body }));
deepEqual(((await refused.json()) as { errors: unknown }).errors, { 'next.first.name': ['is required'] });
deepEqual([checkNumberPage(numbers), checkPage(anything), checkNumberPage(wrong)], [true, true, false]);
equal(checkNumberPage({ items: [], next: { first: 'one' } }), false);
