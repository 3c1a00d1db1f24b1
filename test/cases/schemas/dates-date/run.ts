import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { createClient, echo, file, find, first, RequestError, sendForm, stream, UnexpectedResponseError, upload } from '@case/client';
import { createServer } from '@case/server';
import type { Entry } from '@case/types';

let seen: unknown;
let body = '';
let url = '';
const server = createServer({
  validateResponses: true,
  handlers: {
    echo: ({ body: given }) => {
      seen = given;
      return { status: 200, body: given };
    },
    find: async ({ path, query, headers, cookies }) => {
      seen = { path, query, headers, cookies };
      return { status: 200, headers: { 'x-next': path.day }, body: { start: path.day } };
    },
    sendForm: ({ body: given }) => {
      seen = given;
      return { status: 204 };
    },
    upload: ({ body: given }) => {
      seen = given;
      return { status: 204 };
    },
    stream: ({ body: given }) => ({ status: 200, body: given }),
    file: ({ body: given }) => {
      seen = given;
      return { status: 200, body: given };
    },
    first: () => ({ status: 200, body: new Date('2024-02-29T00:00:00Z') }),
  },
});
async function fetch(address: string, init: RequestInit): Promise<Response> {
  const request = new Request(address, init);
  body = await request.clone().text();
  url = request.url;
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });
const day = new Date('2024-02-29T00:00:00Z');
const time = new Date('2024-02-29T12:30:15.250Z');

// JSON: nested, nullable, in tuples and in variants.
const entry: Entry = {
  on: day,
  at: null,
  maybe: time,
  pair: [day, '2024-02-29'],
  loose: day,
  one: { kind: 'told', value: '2024-02-29' },
  fixed: '2024-01-01',
  by: time,
  next: { on: day, at: time, one: { kind: 'dated', value: day }, loose: 'soon' },
};
const before = structuredClone(entry);
const echoed = await echo(client, { body: entry });
deepEqual(seen, entry);
deepEqual(echoed.status === 200 && echoed.body, entry);
deepEqual(entry, before);
match(body, /^\{"on":"2024-02-29","at":null,"maybe":"2024-02-29T12:30:15.250Z","pair":\["2024-02-29","2024-02-29"\]/);

// As other clients write it: with an offset, in lower case, with more digits, and with a leap second.
async function raw(at: string): Promise<unknown> {
  const type = { 'content-type': 'application/json' };
  const text = JSON.stringify({ on: '2024-02-29', at });
  const response = await server.fetch(new Request('http://case/echo', { method: 'POST', headers: type, body: text }));
  return response.status === 200 ? seen : response.status;
}
deepEqual(await raw('2024-02-29T14:30:15.25+02:00'), { on: day, at: time });
deepEqual(await raw('2024-02-29t12:30:15.250999z'), { on: day, at: time });
deepEqual(await raw('2016-12-31T23:59:60Z'), { on: day, at: new Date('2017-01-01T00:00:00Z') });
for (const at of ['9999-12-31T23:59:59-01:00', '2024-02-30T00:00:00Z', '2024-02-29', '1709164800000']) equal(await raw(at), 422, at);

// Items of a stream that a handler reads.
const counting = createServer({
  mock: true,
  handlers: {
    stream: async ({ body: given }) => {
      const items: Entry[] = [];
      for await (const item of given) items.push(item);
      return { status: 200, body: items };
    },
  },
});
for (const [at, status] of [['9999-12-31T23:59:59Z', 200], ['9999-12-31T23:59:59-01:00', 400]] as const) {
  const lines = [{ on: '2024-02-29' }, { on: '2024-02-29', at }].map((line) => JSON.stringify(line)).join('\n');
  const type = { 'content-type': 'application/jsonl' };
  const { status: got } = await counting.fetch(
    new Request('http://case/streams', { method: 'POST', headers: type, body: lines }),
  );
  equal(got, status, at);
}

// Parameters and headers.
const found = await find(client, {
  path: { day },
  query: { among: [day, day], range: { from: day } },
  headers: { 'x-at': time },
  cookies: { last: day },
});
deepEqual(seen, {
  path: { day },
  query: { since: new Date('2024-01-01T00:00:00Z'), among: [day, day], range: { from: day } },
  headers: { 'x-at': time },
  cookies: { last: day },
});
equal(url, 'http://case/days/2024-02-29?among=2024-02-29&among=2024-02-29&range%5Bfrom%5D=2024-02-29');
deepEqual(found.headers, { 'x-next': day });
deepEqual(found.body, { start: day });

// Other media.
await sendForm(client, { body: { on: day, at: [time] } });
deepEqual(seen, { on: day, at: [time] });
await upload(client, { body: { on: day, more: { on: day, at: time } } });
deepEqual(seen, { on: day, more: { on: day, at: time } });
deepEqual((await file(client, { body: { on: day, at: [time] } })).body, { on: day, at: [time] });
deepEqual(seen, { on: day, at: [time] });
const streamed = await stream(client, { body: [{ on: day }, { on: day, at: time }] });
const received: Entry[] = [];
for await (const item of streamed.body) received.push(item);
deepEqual(received, [{ on: day }, { on: day, at: time }]);
deepEqual((await first(client)).body, day);

// Invalid dates.
const invalid = new Date(Number.NaN);
await rejects(echo(client, { body: { on: day, next: { on: invalid } } }), {
  name: 'RequestError',
  message: 'body parameter next/on: is an invalid Date',
});
await rejects(find(client, { path: { day: invalid } }), RequestError);
await rejects(find(client, { path: { day: new Date(8.64e15) } }), /years 0000 to 9999/);
const answering = (value: unknown) => createClient({ baseUrl: 'http://case', fetch: async () => Response.json(value) });
await rejects(echo(answering({ on: '2024-02-30' }), { body: { on: day } }), /\/body\/on is not a date/);
await rejects(first(answering('never')), UnexpectedResponseError);

// Responses from the document's examples.
const mock = createServer({ mock: true, validateResponses: true, handlers: {} });
const mocked = await echo(createClient({ baseUrl: 'http://case', fetch: mock.fetch }), { body: { on: day } });
deepEqual(mocked.status === 200 && mocked.body.on, day);
