import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';
import type { Odd } from '@case/types';

const server = createServer({ handlers: { echo: ({ body }) => ({ status: 200, body }) }, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const names = ['a-b', '__proto__', 'constructor', '1', '\u{1f600}', '', 'it\'s', 'a.b', 'a/b', 'a~b', 'toString', 'hasOwnProperty'];
const text = `{${names.map((name) => `${JSON.stringify(name)}:"x"`).join()}}`;
const body: Odd = JSON.parse(text);
const result = await echo(client, { body });
deepEqual(result.body, body);
equal(Object.hasOwn(result.body, '__proto__'), true);
const mock = createServer({ mock: true });
const example: unknown = await (await mock.fetch(new Request('http://case/echo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: text }))).json();
equal(typeof example === 'object' && example !== null && Object.hasOwn(example, '__proto__'), true);
const missing = text.replace('"__proto__":"x",', '');
equal((await server.fetch(new Request('http://case/echo', { method: 'POST', headers: { 'content-type': 'application/json' }, body: missing }))).status, 400);
