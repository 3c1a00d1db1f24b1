import { deepEqual, equal, rejects } from 'node:assert/strict';
import { addUp, check, createClient, describeAll, document, echo, find, search, stream, upload } from '@case/client';
import { createServer } from '@case/server';
import type { Checked, Entry, EntryInput, Line, Paper } from '@case/types';

const large = 9007199254740993n;
const [least, most, mostUnsigned] = [-(2n ** 63n), 2n ** 63n - 1n, 2n ** 64n - 1n];

/** Simulates storage: returns the input with ids. */
function store(given: EntryInput, id: bigint): Entry {
return ({ ...given, id, ...(given.children && { children: given.children.map((child) => store(child, id)) }) }) as Entry;
}

let seen: unknown;
let body = '';
let url = '';
const lines: Line[] = [];
const server = createServer({
  validateResponses: true,
  handlers: {
    echo: ({ body: given }) => {
      seen = given;
      return { status: 200, body: store(given, large) };
    },
    find: ({ path, query, headers, cookies }) => {
      seen = { path, query, headers, cookies };
      return {
        status: 200,
        headers: { 'x-next': most, 'x-all': [1n, mostUnsigned], 'x-count': 3, 'x-json': { at: [large] } },
        body: { ids: [1n, most] },
      };
    },
    search: ({ query }) => {
      seen = query;
      return { status: 204 };
    },
    addUp: ({ body: given }) => {
      seen = given;
      return { status: 200, body: given.total };
    },
    upload: ({ body: given }) => {
      seen = given;
      return { status: 204 };
    },
    stream: async ({ body: given }) => {
      for await (const line of given) lines.push(line);
      return { status: 200, body: lines };
    },
    document: ({ body: given }) => {
      seen = given;
      return { status: 200, body: given };
    },
    check: () => ({ status: 204 }),
    describeAll: () => ({ status: 204 }),
  },
});
async function fetch(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(address, init);
  body = await request.clone().text();
  url = request.url;
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });

// Bigints anywhere in JSON; other values are unchanged.
const entry: EntryInput = {
  amount: least, size: mostUnsigned, maybe: null, ratio: 0.5, count: 3, text: '12345678901234567890',
  list: [1n, -1n, large, most], pair: [1.5, large, '12345678901234567890'], map: { a: large, ['__proto__']: 2n },
  owner: { kind: 'Person', number: most }, either: large, anything: { deep: [1, 'x'] },
  children: [{ amount: 1n, children: [{ amount: large, either: 'x', owner: { kind: 'Company', number: 'seven' } }] }],
};
const echoed = await echo(client, { body: entry });
deepEqual(seen, entry);
deepEqual(echoed.status === 200 && echoed.body, store(entry, large));
equal(body.includes('"amount":-9223372036854775808,"size":18446744073709551615'), true);

// As other clients write it: with exponents, fractions, whitespace, escapes, and duplicate keys.
async function raw(text: string): Promise<unknown> {
  const type = { 'content-type': 'application/json' };
  const response = await server.fetch(new Request('http://case/entries', { method: 'POST', headers: type, body: text }));
  return response.status === 200 ? seen : response.status;
}
deepEqual(await raw('{ "amount" : 1e3 , "size": 2.0, "list": [ -0 ] }'), { amount: 1000n, size: 2n, list: [0n] });
deepEqual(await raw('{"text":"\\"9007199254740993","amount":9007199254740993}'), {
  text: '"9007199254740993',
  amount: large,
});
deepEqual(await raw('{"amount":1,"amount":9007199254740993}'), { amount: large });
deepEqual(await raw('{"anything":[9007199254740993]}'), { anything: [9007199254740992] });
for (const text of ['{"amount":1.5}', '{"amount":1e300}', '{"amount":"1"}', '{"amount":9223372036854775808}'])
  equal(await raw(text), 422, text);
equal(await raw('{"size":-1}'), 422);
equal(await raw(`{"amount":${'9'.repeat(5_000)}}`), 422);
for (const text of ['{9007199254740993:1}', '{"amount":09007199254740993}', '{"amount":9007199254740993']) equal(await raw(text), 400, text);

// Parameters and headers.
const found = await find(client, {
  path: { id: most },
  query: { among: [1n, large], key: large, range: { from: mostUnsigned }, limit: 5, filter: { ids: [large, 2n] } },
  headers: { 'x-trace': least },
  cookies: { shard: mostUnsigned },
});
deepEqual(seen, {
  path: { id: most },
  query: { after: 7n, among: [1n, large], key: large, range: { from: mostUnsigned }, limit: 5, filter: { ids: [large, 2n] } },
  headers: { 'x-trace': least },
  cookies: { shard: mostUnsigned },
});
equal(url.startsWith('http://case/entries/9223372036854775807?'), true);
if (found.status !== 200) throw new Error(String(found.status));
deepEqual(found.headers, { 'x-next': most, 'x-all': [1n, mostUnsigned], 'x-count': 3, 'x-json': { at: [large] } });
deepEqual(found.body, { ids: [1n, most] });
await find(client, { path: { id: 1n }, query: { key: 'a' } });
deepEqual(seen, { path: { id: 1n }, query: { after: 7n, key: 'a' }, headers: {}, cookies: {} });
async function statusOf(path: string): Promise<number> {
return (await server.fetch(new Request(`http://case${path}`))).status;
}
equal(await statusOf('/entries/1.5'), 422);
equal(await statusOf('/entries/9223372036854775808'), 422);
equal(await statusOf('/entries/0'), 422);
await search(client, { query: { q: { from: large, to: [1n] } } });
deepEqual(seen, { q: { from: large, to: [1n] } });

// Other media.
const sum = { total: large, parts: [1n, most], count: 2, more: { at: large }, all: [{ at: 1n }] };
equal((await addUp(client, { body: sum })).body, large);
deepEqual(seen, sum);
const parts = { total: large, parts: [1n, most], more: { at: large }, all: [{ at: 1n }, { at: most }] };
await upload(client, { body: parts });
deepEqual(seen, parts);
const streamed = await stream(client, { body: [{ at: mostUnsigned, size: 1.5 }, { at: 1n }] });
deepEqual(lines, [{ at: mostUnsigned, size: 1.5 }, { at: 1n }]);
const received: Line[] = [];
for await (const line of streamed.body) received.push(line);
deepEqual(received, lines);
const paper: Paper = {
  id: mostUnsigned, amount: least, maybe: large, count: 3, list: [1n, large],
  papers: [{ id: 2n, maybe: null }, { id: 3n, list: [most], papers: [{ id: 4n }] }],
};
deepEqual((await document(client, { body: paper })).body, paper);
deepEqual(seen, paper);

// Validation.
async function isRefused(checked: Checked): Promise<boolean> {
return (await check(client, { body: checked }).catch(() => undefined)) === undefined;
}
const fine: Checked = {
  signed: least, unsigned: mostUnsigned, tens: 10n ** 17n + 10n, halves: 3n, least: 5n, below: 4n, narrowed: 9n,
  distinct: [1n, 2n], pairs: [[1n], [2n]],
};
equal(await isRefused(fine), false);
const wrong: readonly Checked[] = [
  { signed: least - 1n }, { signed: most + 1n }, { unsigned: -1n }, { unsigned: mostUnsigned + 1n },
  { tens: 10n ** 17n + 5n }, { halves: 2n }, { least: 4n }, { below: 5n }, { narrowed: 10n }, { narrowed: 0n },
  { distinct: [1n, 1n] }, { pairs: [[1n], [1n]] },
];
for (const each of wrong) equal(await isRefused(each), true, String(Object.entries(each)));

// Responses from the document's examples.
const mock = createServer({ mock: true, validateResponses: true, handlers: {} });
const mocked = createClient({ baseUrl: 'http://case', fetch: mock.fetch });
const example = await echo(mocked, { body: {} });
equal(example.status === 200 && example.body.id, most);
await rejects(check(mocked, { body: { signed: most + 1n } }));
