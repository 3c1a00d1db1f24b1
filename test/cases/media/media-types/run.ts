import { deepEqual, equal, rejects } from 'node:assert/strict';
import {
  createApi,
  createClient,
  readAnything,
  readEvents,
  sendBytes,
  sendForm,
  sendLines,
  sendNumber,
  sendParts,
  sendSeveral,
  sendSuffix,
} from '@case/client';
import { createServer, type Handlers } from '@case/server';
import { createNodeServer } from '@case/server/node';
import type { Order, Owner } from '@case/types';

let left = 0;
async function* countTo(last: number): AsyncGenerator<{ at: number }> {
  try {
    for (let at = 1; at <= last; at += 1) yield { at };
  } finally {
    left += 1;
  }
}

const handlers: Handlers = {
  sendForm: ({ body }) => ({ status: 200, body }),
  sendParts: async ({ body }) => {
    const pages = await Promise.all((body.pages ?? []).map((page) => page.text()));
    const { name, type } = body.photo;
    const photo = [name, type, await body.photo.text()];
    const rest = [body.title, String(body.count), JSON.stringify(body.owner ?? null), (body.labels ?? []).join('+')];
    return { status: 200, body: [...photo, ...pages, ...rest] };
  },
  sendBytes: async ({ body, contentType }) => {
    const bytes = await body.bytes();
    return { status: 200, body: new Uint8Array([...bytes, contentType === 'image/webp' ? 1 : 0]) };
  },
  sendSeveral: async (input) => {
    switch (input.contentType) {
      case undefined:
        return { status: 200, contentType: 'text/csv', body: 'nothing' };
      case 'text/plain':
        return { status: 200, contentType: 'text/csv', body: `text,${input.body}` };
      case 'application/xml':
        return { status: 200, contentType: 'text/csv', body: `xml,${await input.body.text()}` };
      default:
        return { status: 200, contentType: 'application/json', body: input.body };
    }
  },
  sendNumber: ({ body }) => ({ status: 200, body: body / 2 }),
  sendSuffix: ({ body }) => ({ status: 200, contentType: 'application/vnd.own+json', body }),
  readAnything: () => ({ status: 200, body: { name: 'Ada' } }),
  readEvents: () => ({ status: 200, body: [{ data: 'one\ntwo', id: '7', event: 'tick' }, { data: '' }, { data: '3' }] }),
  sendLines: async ({ body }) => {
    let count = 0;
    for await (const { name } of body) count += name.length;
    return { status: 200, body: countTo(count) };
  },
};

const server = createServer({ handlers, validateResponses: true });
const node = createNodeServer(server);
const port = await node.listen();

// In memory and over a socket.
for (const client of [
  createClient({ baseUrl: 'http://case', fetch: server.fetch }),
  createClient({ baseUrl: `http://127.0.0.1:${port}` }),
]) {
  const order: Order = {
    id: 7, note: 'a&b=c +%é', tags: ['x', 'y z'], sizes: [1.5, 2], owner: { name: 'Ada', age: 36 },
    filter: { color: 'red', ids: [1, 2] }, isGift: false,
  };
  deepEqual((await sendForm(client, { body: order })).body, order);
  // @ts-expect-error: forms are checked like JSON.
  equal((await sendForm(client, { body: { id: 'seven' } })).status, 422);

  const photo = new File([new Uint8Array([80, 13, 10, 45, 45, 81])], 'a "b".png', { type: 'image/png' });
  const pages = [new File(['one'], '1.pdf'), new File(['two'], '2.pdf')];
  const owner: Owner = { name: 'Ada\r\n--x' };
  const parts = await sendParts(client, { body: { title: 'Äpfel', count: 3, owner, photo, pages, labels: ['p', 'q'] } });
  deepEqual(parts.body, ['a "b".png', 'image/png', 'P\r\n--Q', 'one', 'two', 'Äpfel', '3', JSON.stringify(owner), 'p+q']);
  equal((await sendParts(client, { body: { title: 'x', photo } })).status, 422);
  // @ts-expect-error: a string is not a file.
  equal((await sendParts(client, { body: { title: 'xx', photo: 'no file' } })).status, 200);

  const bytes = await sendBytes(client, { body: new Uint8Array([1, 2, 255]) });
  if (bytes.status !== 200) throw new Error('no response');
  deepEqual([bytes.contentType, await bytes.body.bytes()], ['image/png', new Uint8Array([1, 2, 255, 0])]);
  const picture = new Blob(['pic'], { type: 'image/webp' });
  const sent = await sendBytes(client, { contentType: 'image/webp', body: picture.stream() });
  if (sent.status !== 200) throw new Error('no response');
  deepEqual([...(await sent.body.bytes())], [112, 105, 99, 1]);

  const asJson = await sendSeveral(client, { body: { name: 'Ada' } });
  if (asJson.status === 200 && asJson.contentType === 'application/json') equal(asJson.body.name, 'Ada');
  else throw new Error('not JSON');
  deepEqual((await sendSeveral(client, { contentType: 'text/plain', body: 'hi' })).body, 'text,hi');
  deepEqual((await sendSeveral(client, { contentType: 'application/vnd.case+json', body: owner })).body, owner);
  deepEqual((await sendSeveral(client, { contentType: 'application/xml', body: new Blob(['<a/>']) })).body, 'xml,<a/>');
  deepEqual((await sendSeveral(client)).body, 'nothing');
  // @ts-expect-error: this media type has another body type.
  await rejects(sendSeveral(client, { contentType: 'text/plain', body: { name: 'Ada' } }), /is not text/u);

  equal((await sendNumber(client, { body: 7 })).body, 3.5);
  equal((await sendNumber(client, { body: 2 })).status, 422);
  deepEqual((await readAnything(client)).body, { name: 'Ada' });
  const suffixed = await sendSuffix(client, { body: owner });
  deepEqual([suffixed.contentType, suffixed.body], ['application/vnd.own+json', owner]);
  deepEqual((await sendSuffix(client, { contentType: 'application/hal+json', body: owner })).body, owner);

  const events = await readEvents(client);
  if (events.status !== 200) throw new Error('no response');
  const all = [];
  for await (const event of events.body) all.push(event);
  deepEqual(all, [{ data: 'one\ntwo', id: '7', event: 'tick' }, { data: '' }, { data: '3' }]);

  async function* names(): AsyncGenerator<Owner> {
    yield { name: 'Ada' };
    yield { name: 'Bo' };
  }
  const before = left;
  const counted = await createApi(client).default.sendLines({ body: names() });
  const seen = [];
  for await (const { at } of counted) seen.push(at);
  deepEqual(seen, [1, 2, 3, 4, 5]);
  equal(left, before + 1);
  // Leaving the loop cancels the stream at its source.
  const endless = await sendLines(client, { body: [{ name: 'x'.repeat(1_000_000) }] });
  if (endless.status !== 200) throw new Error('no response');
  for await (const { at } of endless.body) if (at === 3) break;
  for (let waits = 0; left < before + 2 && waits < 100; waits += 1) await new Promise((done) => setTimeout(done, 20));
  equal(left, before + 2);
}

// Malformed bodies get a 400 with the reason.
async function post(path: string, type: string, body: string): Promise<unknown> {
  const headers = { 'content-type': type };
  const response = await server.fetch(new Request(`http://case${path}`, { method: 'POST', headers, body }));
  return [response.status, ((await response.json()) as { detail: string }).detail];
}
const notMultipart = 'The body is not valid multipart/form-data';
deepEqual(await post('/parts', 'multipart/form-data', 'x'), [400, notMultipart]);
deepEqual(await post('/parts', 'multipart/form-data; boundary=b', 'x'), [400, notMultipart]);
deepEqual(await post('/parts', 'multipart/form-data; boundary=b', '--b\r\n\r\nx\r\n--b--'), [400, notMultipart]);
const head = '--b\r\nContent-Disposition: form-data; name="owner"\r\n\r\n';
deepEqual(await post('/parts', 'multipart/form-data; boundary=b', `${head}{\r\n--b--`), [
  400,
  'The part owner is not valid JSON',
]);
const many = Array.from({ length: 1_001 }, () => '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n').join('');
deepEqual(await post('/parts', 'multipart/form-data; boundary=b', `${many}--b--`), [400, 'The body has too many parts']);
deepEqual((await post('/several', 'image/png', 'x')) instanceof Array, true);
await node.close();
