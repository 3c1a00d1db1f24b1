/**
 * Bodies that Express has already parsed. Some can be restored; others are rejected, because their original form would
 * be a guess.
 */
import { gzipSync } from 'node:zlib';
import express, { type RequestHandler } from 'express';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { load } from '../interop/load.js';
import { listenHttp } from './hosts.js';
import { JSON_TYPE, post } from './sent.js';

const { use } = await load(
  `
openapi: 3.1.0
info: { title: Taken, version: '1' }
paths:
  /number: { post: { operationId: sendNumber, requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { id: { type: integer, format: int64 } } } } } }, responses: { '200': { description: OK, content: { text/plain: { schema: { type: string } } } } } } }
  /pet: { post: { operationId: sendPet, requestBody: { required: true, content: { application/json: { schema: { type: object } } } }, responses: { '200': { description: OK, content: { application/json: { schema: {} } } } } } }
  /form: { post: { operationId: sendForm, requestBody: { required: true, content: { multipart/form-data: { schema: { type: object } } } }, responses: { '204': { description: OK } } } }
webhooks:
  petAdopted: { post: { requestBody: { required: true, content: { application/json: { schema: { type: object } } } }, responses: { '204': { description: Taken } } } }
`,
  { int64: 'bigint' },
);

const faults: unknown[] = [];
const hooks = { onError: ({ cause }: { readonly cause?: unknown }) => void faults.push(cause) };
const handlers = {
  sendNumber: ({ body }: { readonly body: { readonly id: unknown } }) => ({
    status: 200,
    body: `${typeof body.id} ${String(body.id)}`,
  }),
  sendPet: ({ body }: { readonly body: unknown }) => ({ status: 200, body }),
  sendForm: () => ({ status: 204 }),
};
const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;

function behind(parser: RequestHandler, server: unknown): Promise<string> {
  const app = express();
  app.use(parser);
  app.use(use('toExpressHandler')(server) as RequestHandler);
  return listenHttp(app);
}
const api = await behind(express.json(), use('createServer')({ handlers, hooks }));
const received: unknown[] = [];
const receiver = use('createWebhookReceiver')({
  secret,
  hooks,
  handlers: {
    petAdopted: ({ body }: { readonly body: unknown }) => {
      received.push(body);
      return { status: 204 };
    },
  },
});
const parsedHooks = await behind(express.json(), receiver);
const rawHooks = await behind(express.raw({ type: '*/*' }), receiver);

test("ignores the content-encoding of a body that the host's parser has already decoded", async () => {
  const response = await fetch(`${api}/pet`, post(JSON_TYPE, gzipSync('{"name":"x"}'), { 'content-encoding': 'gzip' }));
  expect(await response.json()).toEqual({ name: 'x' });
});

test('preserves property names like __proto__ and constructor in a body parsed by the host', async () => {
  const response = await fetch(`${api}/pet`, post(JSON_TYPE, '{"__proto__":{"a":1},"constructor":2}'));
  expect(await response.text()).toBe('{"__proto__":{"a":1},"constructor":2}');
});

test("returns 500 for int64 values that the host's parser may have rounded", async () => {
  expect(await (await fetch(`${api}/number`, post(JSON_TYPE, '{"id":123456789012345}'))).text()).toBe(
    'bigint 123456789012345',
  );
  expect((await fetch(`${api}/number`, post(JSON_TYPE, '{"id":9007199254740993}'))).status).toBe(500);
  expect(faults.splice(0)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('may have been rounded') }),
  ]);
});

test("returns 500 for a multipart form that the host's parser has already consumed", async () => {
  const form = new FormData();
  form.set('a', '1');
  const lost = await behind((req, _res, next) => {
    req.body = {};
    req.resume().once('end', next);
  }, use('createServer')({ handlers, hooks }));
  expect((await fetch(`${lost}/form`, { method: 'POST', body: form })).status).toBe(500);
  expect(faults.splice(0)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('cannot be restored to multipart/form-data') }),
  ]);
});

test('verifies webhook signatures over raw bytes and returns 500 for parsed bodies', async () => {
  const text = '{ "type": "pet.adopted" }';
  const at = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, text),
  };
  expect((await fetch(rawHooks, post(JSON_TYPE, text, headers))).status).toBe(204);
  expect(received.splice(0)).toEqual([{ type: 'pet.adopted' }]);
  expect((await fetch(parsedHooks, post(JSON_TYPE, text, headers))).status).toBe(500);
  expect(faults.splice(0)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('covers the exact bytes') }),
  ]);
});
