import { deepEqual, equal } from 'node:assert/strict';
import { createServer } from '@case/server';
import { createWebhookReceiver } from '@case/server/webhooks';

let state: string = 'sent';
const server = createServer({
  validateResponses: true,
  hooks: { onError: () => undefined },
  handlers: {
    addOrder: () => ({ status: 204 }),
    // @ts-expect-error: not in the enum.
    addBill: () => ({ status: 200, body: { parcel: { state } } }),
    addLetter: ({ body }) => {
      equal(body.page instanceof Blob, true);
      return { status: 204 };
    },
    addText: ({ body }) => {
      equal(typeof body.page, 'string');
      return { status: 204 };
    },
  },
});
const receiver = createWebhookReceiver({ secret: false, handlers: { shipped: () => ({ status: 204 }) } });
async function send(to: { readonly fetch: typeof server.fetch }, path: string, body: BodyInit, headers = {}) {
  const response = await to.fetch(new Request(`http://case${path}`, { method: 'POST', body, headers }));
  const text = await response.text();
  return [response.status, text === '' ? undefined : JSON.parse(text).errors ?? {}] as const;
}
async function post(path: string, body: unknown, to: { readonly fetch: typeof server.fetch } = server) {
return send(to, path, JSON.stringify(body), { 'content-type': 'application/json' });
}

// Issues have the right path, wherever a shared validator is called.
for (const [path, body, place] of [
  ['/orders', { few: { g: 1 } }, 'few.g'],
  ['/orders', { many: { h: 1 } }, 'many.h'],
  ['/orders', { described: { h: 1 } }, 'described.h'],
  ['/orders', { longer: { h: 1 } }, 'longer.h'],
  ['/orders', { longer: { h: 'abc' } }, 'longer.h'],
  ['/orders', { written: { h: 'abc' } }, 'written.h'],
  ['/bills', { few: { a: 1 } }, 'few.a'],
  ['/bills', { same: { a: 1 } }, 'same.a'],
  ['/bills', { list: [{}, { a: 1 }] }, 'list.1.a'],
] as const) {
  const [status, found] = await post(path, body);
  deepEqual([status, Object.keys(found)], [400, [place]], place);
}
for (const name of ['many', 'described']) equal((await post('/orders', { [name]: { h: 'abc' } }))[0], 204);
equal((await post('/orders', { longer: { h: 'ab' }, written: { g: 'abc' } }))[0], 204);

// Two equal schemas, but in a multipart body, this schema describes a file.
function form(page: string | Blob): FormData {
  const data = new FormData();
  data.set('page', page);
  return data;
}
equal((await send(server, '/letters', form(new Blob(['x']))))[0], 204);
equal((await post('/texts', { page: 'x' }))[0], 204);
equal((await post('/texts', { page: {} }))[0], 400);

// In events, enums are open.
equal((await post('/', { parcel: { state: 'burnt' } }, receiver))[0], 204);
equal((await post('/', { parcel: { state: 1 } }, receiver))[0], 400);
equal((await post('/bills', {}))[0], 200);
state = 'burnt';
equal((await post('/bills', {}))[0], 500);
