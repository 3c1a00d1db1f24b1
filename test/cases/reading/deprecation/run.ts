import { deepEqual, equal } from 'node:assert/strict';
import { createClient, ending } from '@case/client';
import { createServer, httpError } from '@case/server';
import { createWebhookReceiver } from '@case/server/webhooks';

function told({ headers }: Response): (string | null)[] {
return [headers.get('deprecation'), headers.get('sunset')];
}
const june = ['@0', 'Wed, 30 Jun 2027 00:00:00 GMT'];
const origin = 'https://page.test';

const server = createServer({
  cors: { origins: [origin] },
  hooks: { onRequest: ({ extraHeaders, request }) => {
    if (request.target === '/old?own') extraHeaders.set('Deprecation', '@1');
  } },
  handlers: {
    now: () => ({ status: 204 }),
    old: () => ({ status: 204 }),
    ending: ({ path }, { extraHeaders }) => {
      if (path.id === 1) throw httpError(404, 'There is no such pet');
      if (path.id === 2) throw new Error('broken');
      if (path.id === 3) throw httpError(410, 'Gone', {}, { Sunset: 'Thu, 01 Jan 2026 00:00:00 GMT' });
      if (path.id === 4) extraHeaders.delete('sunset');
      return { status: 200, body: { name: 'Ada' } };
    },
    since: () => ({ status: 204 }),
    said: () => ({ status: 204, headers: { deprecation: '@2' } }),
    flagged: () => ({ status: 204 }),
  },
});
function ask(path: string, init?: RequestInit): Promise<Response> {
return server.fetch(new Request(`https://case.test${path}`, init));
}

deepEqual(told(await ask('/now')), [null, null]);
deepEqual(told(await ask('/old')), ['@0', null]);
deepEqual(told(await ask('/old?own')), ['@1', null]);
deepEqual(told(await ask('/ending/5')), june);
deepEqual(told(await ask('/ending/5', { method: 'HEAD' })), june);
// Errors have the headers, too, once the operation is known.
deepEqual(told(await ask('/ending/1')), june);
deepEqual(told(await ask('/ending/2')), june);
deepEqual(told(await ask('/ending/none')), june);
deepEqual(told(await ask('/ending/5', { method: 'POST' })), [null, null]);
deepEqual(told(await ask('/ending/5', { method: 'OPTIONS' })), [null, null]);
// Headers that a response already has are not replaced.
deepEqual(told(await ask('/ending/3')), ['@0', 'Thu, 01 Jan 2026 00:00:00 GMT']);
deepEqual(told(await ask('/ending/4')), ['@0', null]);
deepEqual(told(await ask('/said')), ['@2', june[1]]);
deepEqual(told(await ask('/flagged')), [null, june[1]]);
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
deepEqual(told(await ask('/since', { ...json, body: '{}' })), ['@1735689600', 'Fri, 31 Dec 2027 23:59:59 GMT']);
deepEqual(told(await ask('/since', { ...json, body: '{' })), ['@1735689600', 'Fri, 31 Dec 2027 23:59:59 GMT']);

// CORS exposes the headers.
const exposed = (await ask('/ending/5', { headers: { origin } })).headers.get('access-control-expose-headers');
equal(exposed, 'deprecation, sunset, x-request-id');
equal((await ask('/now', { headers: { origin } })).headers.get('access-control-expose-headers'), 'x-request-id');

// Sample responses have the headers, with or without an example.
const mock = createServer({ mock: true });
deepEqual(told(await mock.fetch('https://case.test/ending/5')), june);
deepEqual(told(await mock.fetch('https://case.test/ending/5', { headers: { prefer: 'code=404' } })), june);

const receiver = createWebhookReceiver({ secret: false, handlers: { adopted: () => ({ status: 204 }) } });
deepEqual(told(await receiver.fetch('https://case.test/', { method: 'POST' })), [null, null]);

// The client reads them like any undeclared header.
const client = createClient({ baseUrl: 'https://case.test', fetch: (url, init) => server.fetch(new Request(url, init)) });
deepEqual(told((await ending(client, { path: { id: 5 } })).response), june);
