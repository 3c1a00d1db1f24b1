import { deepEqual, equal, rejects, throws } from 'node:assert/strict';
import { createClient, subscribe } from '@case/client';
import {
  readOtherOnEndUrl,
  sendSubscribeOnDataPost,
  sendSubscribeOnEnd,
  sendSubscribeOnText,
  subscribeOnDataPostUrl,
  subscribeOnEndUrl,
  subscribeOnTextUrl,
} from '@case/client/callbacks';
import { createServer } from '@case/server';
import { createCallbackReceiver } from '@case/server/callbacks';
import { createNodeServer } from '@case/server/node';
import type { SubscribeOnDataPostCallback } from '@case/types';

// The subscriber: one server receives all callbacks and distinguishes them by path.
const got: unknown[] = [];
const receiver = createCallbackReceiver({
  secret: false,
  event: ({ target, method }) => {
    if (target.startsWith('/mine/data')) return method === 'DELETE' ? 'subscribeOnDataDelete' : 'subscribeOnDataPost';
    return target.startsWith('/ended') ? 'subscribeOnEnd' : 'subscribeOnText';
  },
  handlers: {
    subscribeOnDataPost: ({ body, query }, { target }) => {
      got.push([body.value, query.page, target]);
      return { status: 204 };
    },
    subscribeOnEnd: ({ body }, { target }) => {
      got.push([body.reason, target]);
      return { status: 299 };
    },
    subscribeOnText: ({ body }) => ({ status: 200, body: body ?? 'nothing' }),
  },
});
const node = createNodeServer(receiver);
const port = await node.listen();

// The publisher: sends the callback immediately, to the address from the request.
const data: SubscribeOnDataPostCallback = { value: 1.5 };
const server = createServer({
  handlers: {
    subscribe: async (request) => {
      const result = { status: 201 as const, headers: { location: '/subs/1' }, body: { token: 'a&b=c/é' } };
      const to = subscribeOnDataPostUrl({ request, result });
      const sent = await sendSubscribeOnDataPost(to, { query: { page: 2 }, body: data }, { secret: false });
      equal(sent.status, 204);
      const end = subscribeOnEndUrl({ request, result, url: 'http://case/subscriptions/1?x=1' });
      equal((await sendSubscribeOnEnd(end, { body: { reason: 'old' } }, { secret: false })).status, 299);
      return result;
    },
    readOther: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const mine = { url: `http://127.0.0.1:${port}/mine`, urls: ['one', 'two?&#'] };
const headers = { 'X-Tell': `127.0.0.1:${port}` };
const call = { path: { id: 'p/1' }, headers, body: mine };
equal((await subscribe(client, call)).status, 201);
deepEqual(got, [
  [1.5, 2, '/mine/data?of=p%2F1&token=a%26b%3Dc%2F%C3%A9&page=2'],
  ['old', '/ended?http%3A%2F%2Fcase%2Fsubscriptions%2F1%3Fx%3D1&POST&201&%2Fsubs%2F1&two%3F%26%23'],
]);

const result = { status: 201, headers: { location: '/subs/1' }, body: { token: 't' } };
const whole = { request: call, result, url: 'http://case/a?b' };
equal(
  subscribeOnEndUrl(whole),
  `http://127.0.0.1:${port}/ended?http%3A%2F%2Fcase%2Fa%3Fb&POST&201&%2Fsubs%2F1&two%3F%26%23`,
);
// A value cannot change other parts of the URL.
equal(new URL(subscribeOnEndUrl({ ...whole, request: { ...call, headers: { 'X-Tell': 'good.test:1' } } })).host, 'good.test:1');
for (const wrong of ['evil.test/x', 'a@evil.test', 'evil.test#', 'a b', ''])
  throws(() => subscribeOnEndUrl({ ...whole, request: { ...call, headers: { 'X-Tell': wrong } } }), TypeError);

// Missing request values, and addresses that are not HTTP URLs.
throws(() => subscribeOnTextUrl({ request: { ...call, query: { also: '' } } }), /no \$request\.query also/u);
throws(() => readOtherOnEndUrl({ request: {}, result, url: '' }), /no \$request\.header x-tell/u);
for (const also of ['file:///etc/passwd', 'javascript:alert(1)', '/mine', 'http://', 'data:,x'])
  throws(() => subscribeOnTextUrl({ request: { ...call, query: { also } } }), /http or https/u);
const to = subscribeOnTextUrl({ request: { ...call, query: { also: `http://127.0.0.1:${port}/text` } } });
equal((await sendSubscribeOnText(to, { body: 'hi' }, { secret: false })).body, 'hi');
equal((await sendSubscribeOnText(to, {}, { secret: false })).body, 'nothing');
await rejects(
  // @ts-expect-error: the payload does not match its schema.
  sendSubscribeOnEnd(`http://127.0.0.1:${port}/ended`, { body: { reason: 5 } }, { secret: false }),
  { status: 400 },
);

// A receiver of a single callback accepts any path.
const one = createCallbackReceiver({
  secret: false,
  event: 'subscribeOnText',
  handlers: { subscribeOnText: ({ body }) => ({ status: 200, body: `one ${body ?? ''}` }) },
});
const toOne = { secret: false as const, fetch: one.fetch };
equal((await sendSubscribeOnText('http://case/any', { body: 'x' }, toOne)).body, 'one x');
// @ts-expect-error: `event` is required to distinguish several callbacks.
createCallbackReceiver({ secret: false, handlers: {} });

await node.close();
