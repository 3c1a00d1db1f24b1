/** Webhooks and callbacks with Standard Webhooks signatures, exchanged with its reference library. */
import fastify from 'fastify';
import { Hono } from 'hono';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { receive, use } = await load(`
openapi: 3.1.0
info: { title: Webhooks, version: '1' }
paths:
  /subscriptions:
    post:
      operationId: subscribe
      parameters: [{ name: tag, in: query, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [url], properties: { url: { type: string } } } } } }
      responses: { '201': { description: Made, content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } } } }
      callbacks:
        onData:
          '{$request.body#/url}?id={$response.body#/id}&tag={$request.query.tag}':
            post:
              requestBody: { required: true, content: { application/json: { schema: { type: object } } } }
              responses: { '202': { description: Taken } }
webhooks:
  petAdopted:
    post:
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [type, data], properties: { type: { const: pet.adopted }, data: { type: object, required: [name], properties: { name: { type: string } } } } } } } }
      responses: { '204': { description: Taken }, '200': { description: Taken, content: { application/json: { schema: {} } } } }
  petLost:
    post:
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [type], properties: { type: { const: pet.lost } } } } } }
      responses: { '204': { description: Taken } }
`);

const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;
const other = `whsec_${Buffer.from('another secret of some length').toString('base64')}`;
const adopted = { type: 'pet.adopted', data: { name: 'Zoë 🐈' } };

function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

describe('sender', () => {
  test('signs webhooks so that fastify can verify them with the reference library', async () => {
    const app = fastify();
    const seen: unknown[] = [];
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    app.post('/hooks', (request, reply) => {
      try {
        seen.push(new Webhook(secret).verify(String(request.body), headersOf(request.headers)));
        return reply.code(204).send();
      } catch (error) {
        seen.push(error instanceof Error && error.name);
        return reply.code(401).send();
      }
    });
    const url = `${await listenFastify(app)}/hooks`;
    const send = use('sendPetAdopted');
    expect(await send(url, { body: adopted }, { secret })).toMatchObject({ status: 204 });
    expect(await send(url, { body: adopted }, { secret: [other, secret] })).toMatchObject({ status: 204 });
    await expect(send(url, { body: adopted }, { secret: other })).rejects.toMatchObject({ status: 401 });
    const late = { secret, time: new Date(Date.now() - 3_600_000) };
    await expect(send(url, { body: adopted }, late)).rejects.toMatchObject({ status: 401 });
    expect(seen).toEqual([adopted, adopted, 'WebhookVerificationError', 'WebhookVerificationError']);
  });

  test('signs webhooks with a given id so that hono can verify them with the reference library', async () => {
    const app = new Hono();
    app.post('/hooks', async (context) => {
      const headers = context.req.header();
      const body = new Webhook(secret).verify(await context.req.text(), headers);
      return context.json({ id: headers['webhook-id'], body });
    });
    const url = `${await listenHono(app)}/hooks`;
    const response = await use('sendPetAdopted')(url, { body: adopted }, { secret, id: 'msg_1' });
    expect(response).toMatchObject({ status: 200, body: { id: 'msg_1', body: adopted } });
  });
});

describe('receiver', async () => {
  const seen: unknown[] = [];
  const url = await receive({
    secret,
    handlers: {
      petAdopted: ({ body }: { readonly body: unknown }, { id }: { readonly id: string }) => {
        seen.push([id, body]);
        return { status: 204 };
      },
    },
    onUnknown: ({ name }: { readonly name?: string }) => void seen.push(name),
  });
  const post = async (text: string, by = secret, time = new Date(), sent = text): Promise<number> => {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': 'msg_2',
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign('msg_2', time, text),
    };
    return (await fetch(`${url}/any`, { method: 'POST', headers, body: sent })).status;
  };

  test('accepts only webhooks with a valid signature and a recent timestamp', async () => {
    const text = JSON.stringify(adopted, null, 3);
    expect(await post(text)).toBe(204);
    expect(await post('{"type":"pet.lost"}')).toBe(204);
    expect(await post('{"type":"pet.found"}')).toBe(204);
    expect(seen.splice(0)).toEqual([['msg_2', adopted], 'petLost', undefined]);
    expect(await post(text, other)).toBe(401);
    expect(await post(text, secret, new Date(), JSON.stringify(adopted))).toBe(401);
    expect(await post(text, secret, new Date(Date.now() - 600_000))).toBe(401);
    expect(await post(text, secret, new Date(Date.now() + 600_000))).toBe(401);
    expect(await post('{"type":"pet.adopted","data":{}}')).toBe(400);
    expect(seen).toEqual([]);
  });
});

test('a callback is sent to the URL of the subscriber', async () => {
  const app = new Hono();
  const seen: unknown[] = [];
  app.post('/hooks/data', async ({ req, body }) => {
    seen.push(req.query(), new Webhook(secret).verify(await req.text(), req.header()));
    return body(null, 202);
  });
  const url = `${await listenHono(app)}/hooks/data`;
  const request = { query: { tag: 'a&b #ü' }, body: { url } };
  const address = use('subscribeOnDataUrl')({ request, result: { status: 201, body: { id: 7 } } });
  expect(address).toBe(`${url}?id=7&tag=a%26b%20%23%C3%BC`);
  expect(await use('sendSubscribeOnData')(address, { body: { n: 1 } }, { secret })).toMatchObject({ status: 202 });
  expect(seen).toEqual([{ id: '7', tag: request.query.tag }, { n: 1 }]);
});
