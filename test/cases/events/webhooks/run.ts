import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { petAdoptedEvent, sendPetAdopted, sendPetLost } from '@case/client/webhooks';
import { createNodeServer } from '@case/server/node';
import { createWebhookReceiver, type UnknownEvent, type WebhookHandlers } from '@case/server/webhooks';
import type { PetAdoptedWebhook, PetLostWebhook } from '@case/types';

const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;
const adopted: PetAdoptedWebhook = { type: 'pet.adopted', data: { id: 7, name: 'Ada', kind: 'dog' } };
const lost: PetLostWebhook = { type: 'pet.missing', data: { where: 'in the park' } };

const seen: unknown[] = [];
const unknown: UnknownEvent[] = [];
const handlers: WebhookHandlers = {
  petAdopted: async ({ body }, { id, name }) => {
    seen.push([name, body.data.id, id]);
    if (body.data.name === 'Nobody') return { status: 410 };
    if (body.data.name === 'Fault') throw new Error('a fault');
    return { status: 200, headers: { 'x-seen': seen.length }, body: { thanks: body.data.name, key: 'k' } };
  },
  petLost: ({ body, headers }) => {
    seen.push([body.type, body.data.where, headers['X-Try']]);
    return { status: 204 };
  },
};
const faults: unknown[] = [];
const receiver = createWebhookReceiver({
  secret,
  handlers,
  onUnknown: (event) => void unknown.push(event),
  hooks: { onError: ({ cause }) => void (cause !== undefined && faults.push(cause)) },
});
const node = createNodeServer(receiver);
const address = `http://127.0.0.1:${await node.listen()}/hooks?from=case`;

// In memory and over a socket.
for (const fetch of [receiver.fetch, undefined]) {
  const options = { secret, ...(fetch && { fetch }) };
  seen.length = 0;
  const response = await sendPetAdopted(address, { body: adopted }, { ...options, id: 'msg_1' });
  deepEqual([response.status, response.headers, response.body], [200, { 'x-seen': 1 }, { thanks: 'Ada', key: 'k' }]);
  deepEqual((await sendPetLost(address, { body: lost }, options)).status, 204);
  await sendPetLost(new URL(address), { headers: { 'X-Try': 3 }, body: lost }, options);
  deepEqual(seen, [
    ['petAdopted', 7, 'msg_1'],
    ['pet.missing', 'in the park', 1],
    ['pet.missing', 'in the park', 3],
  ]);
  equal((await sendPetAdopted(address, { body: { ...adopted, data: { id: 1, name: 'Nobody' } } }, options)).status, 410);

  // An undeclared response throws an error with its status.
  const failed = { ...adopted, data: { id: 1, name: 'Fault' } };
  await rejects(sendPetAdopted(address, { body: failed }, options), { name: 'UnexpectedResponseError', status: 500 });
  // @ts-expect-error: the payload does not match its schema.
  await rejects(sendPetLost(address, { body: { type: 'pet.lost', data: {} } }, options), { status: 400 });
  await rejects(sendPetLost(address, { body: { type: 'pet.lost', data: { where: '' } } }, options), { status: 400 });
  // Write-only properties are not allowed in payloads.
  const written = { ...adopted, data: { ...adopted.data, secret: 'x' } };
  await rejects(sendPetAdopted(address, { body: written }, options), { status: 400 });

  const other = `whsec_${Buffer.from('another').toString('base64')}`;
  for (const wrong of [{ secret: other }, { secret: false as const }, { secret, time: new Date(Date.now() - 301_000) }])
    await rejects(sendPetAdopted(address, { body: adopted }, { ...options, ...wrong }), { status: 401 });
  for (const right of [{ secret: [other, secret] }, { secret, time: new Date(Date.now() - 290_000) }])
    equal((await sendPetAdopted(address, { body: adopted }, { ...options, ...right })).status, 200);
  equal((await sendPetAdopted(address, { body: adopted }, { ...options, id: 'm'.repeat(8_000) })).status, 200);
}
equal(faults.length, 2);

// Errors before the request is sent.
await rejects(sendPetAdopted('ftp://127.0.0.1/', { body: adopted }, { secret }), /http or https/u);
await rejects(sendPetAdopted('/hooks', { body: adopted }, { secret }), /http or https/u);
await rejects(sendPetAdopted(address, { body: adopted }, { secret, id: 'a.b' }), /must not be empty or contain "\."/u);
await rejects(sendPetAdopted(address, { body: adopted }, { secret: 'whsec_%' }), /A secret must be/u);
// @ts-expect-error: `secret` must be given, or be `false`.
await rejects(sendPetAdopted(address, { body: adopted }, {}), /requires secret/u);
await rejects(sendPetAdopted('http://127.0.0.1:1/', { body: adopted }, { secret }), { name: 'NetworkError' });
function never(): Promise<Response> {
return new Promise(() => undefined);
}
await rejects(sendPetAdopted(address, { body: adopted }, { secret, fetch: never, timeout: 20 }), { name: 'TimeoutError' });
const aborted = { secret, fetch: never, signal: AbortSignal.abort(new Error('gone')) };
await rejects(sendPetAdopted(address, { body: adopted }, aborted), /gone/u);
// @ts-expect-error: so must the receiver's.
await rejects(async () => createWebhookReceiver({ handlers }), /requires secret/u);

/** Sends any body with a valid signature. */
async function post(body: string, changes: Record<string, string> = {}, to = address, method = 'POST') {
  const id = changes['webhook-id'] ?? 'msg_2';
  const timestamp = changes['webhook-timestamp'] ?? String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice(6), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const headers = { 'content-type': 'application/json', ...signed, ...changes };
  const response = await fetch(to, { method, headers, ...(method === 'POST' && { body }) });
  return [response.status, await response.text()] as const;
}

// Unknown events are passed on with their original bytes.
equal((await post('{ "type": "pet.sold",  "data": 1 }'))[0], 204);
equal((await post('[1]'))[0], 204);
equal((await post('not JSON', { 'content-type': 'text/plain' }))[0], 204);
deepEqual(
  unknown.map(({ id, name, bytes }) => [id, name, new TextDecoder().decode(bytes)]),
  [
    ['msg_2', undefined, '{ "type": "pet.sold",  "data": 1 }'],
    ['msg_2', undefined, '[1]'],
    ['msg_2', undefined, 'not JSON'],
  ],
);
for (const [body, reason] of [
  ['', /cannot be read as JSON/u],
  ['{', /cannot be read as JSON/u],
  [`${'['.repeat(33)}${']'.repeat(33)}`, /cannot be read as JSON/u],
  ['{"type":"pet.adopted","data":{"id":"seven","name":"Ada"}}', /data\.id/u],
] as const) {
  const [status, text] = await post(body);
  equal(status, 400);
  match(text, reason);
}
equal((await post(JSON.stringify({ type: 'x', data: 'x'.repeat(1_048_576) })))[0], 413);
equal((await post('', {}, address, 'GET'))[0], 405);
// A content-length over the limit is rejected before the body is read.
for (const [length, status] of [[1_048_576, 401], [1_048_577, 413]] as const) {
  const headers = { 'content-type': 'application/json', 'content-length': String(length) };
  equal((await receiver.fetch(new Request(address, { method: 'POST', headers, body: '{}' }))).status, status);
}

// Signature headers that are repeated or malformed.
const body = JSON.stringify(adopted);
equal((await post(body))[0], 200);
for (const changes of [
  { 'webhook-signature': 'v1,' },
  { 'webhook-signature': '' },
  { 'webhook-id': '' },
  { 'webhook-timestamp': 'now' },
  { 'webhook-timestamp': '0' },
  { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 400) },
])
  equal((await post(body, changes))[0], 401);
const twice = new Headers({ 'content-type': 'application/json' });
for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
  for (const value of ['1', '2']) twice.append(name, value);
equal((await fetch(address, { method: 'POST', headers: twice, body })).status, 401);

// Custom functions that verify an event and identify it.
const own = createWebhookReceiver({
  verify: ({ headers, bytes }) => headers.get('x-length') === String(bytes.length),
  event: ({ target }) => (target.endsWith('/adopted') ? 'petAdopted' : undefined),
  handlers: { petAdopted: handlers.petAdopted },
  onUnknown: ({ target }) => ({ status: target.endsWith('/teapot') ? 418 : 202 }),
});
function sign(event: { readonly body: Uint8Array }) {
return { 'x-length': String(event.body.length) };
}
const toOwn = { sign, fetch: own.fetch };
equal((await sendPetAdopted('http://case/adopted', { body: adopted }, toOwn)).status, 200);
await rejects(sendPetAdopted('http://case/other', { body: adopted }, toOwn), { status: 202 });
await rejects(sendPetAdopted('http://case/teapot', { body: adopted }, toOwn), { status: 418 });
await rejects(sendPetAdopted('http://case/adopted', { body: adopted }, { ...toOwn, sign: () => ({}) }), { status: 401 });

// A declared event without a handler is passed to `onUnknown` with its name. `secret: false` accepts unsigned events.
const names: unknown[] = [];
const open = createWebhookReceiver({
  secret: false,
  handlers: {},
  onUnknown: ({ name, id, bytes }) => {
    names.push([name, id, bytes.length]);
  },
});
equal((await sendPetLost('http://case/', { body: lost }, { secret: false, id: '9', fetch: open.fetch })).status, 204);
deepEqual(names, [['petLost', '9', JSON.stringify(lost).length]]);
equal(petAdoptedEvent.id, 'petAdopted');

await node.close();
