/** Content negotiation of response media types (RFC 9110, 12.5.1). */
import fastify from 'fastify';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { describe, expect, test } from 'vitest';
import { load } from './load.js';
import { listenFastify, listenHono } from './servers.js';

const { connect, serve } = await load(`
openapi: 3.1.0
info: { title: Negotiation, version: '1' }
paths:
  /report:
    get:
      operationId: getReport
      responses:
        '200':
          description: OK
          content:
            application/json: { schema: { type: object, properties: { n: { type: integer } } } }
            text/csv: { schema: { type: string } }
            image/*: { schema: { type: string, format: binary } }
  /dates:
    get:
      operationId: getDates
      responses:
        '200': { description: OK, content: { application/vnd.case.v2+json: { schema: { type: object } }, application/vnd.case.v1+json: { schema: { type: object } } } }
`);

describe('our client', () => {
  const app = new Hono();
  let accept: string | undefined;
  app.get('/report', (context) => {
    accept = context.req.header('accept');
    const type = accepts(context, {
      header: 'Accept',
      supports: ['application/json', 'text/csv', 'image/png', 'text/html'],
      default: 'text/html',
    });
    if (type === 'text/csv') return context.body('n\n1\n', 200, { 'content-type': 'text/csv; charset=utf-8' });
    if (type === 'image/png') return context.body('png', 200, { 'content-type': 'image/png' });
    return type === 'application/json' ? context.json({ n: 1 }) : context.html('');
  });

  test('sends an Accept header with its supported or requested media types', async () => {
    const send = connect(await listenHono(app));
    const first = await send('getReport');
    expect([first.contentType, first.body]).toEqual(['application/json', { n: 1 }]);
    const csv = await send('getReport', {}, { headers: { accept: 'text/csv' } });
    expect([csv.contentType, csv.body]).toEqual(['text/csv', 'n\n1\n']);
    const image = await send('getReport', {}, { headers: { accept: 'image/*' } });
    expect(image.contentType).toBe('image/png');
    expect(accept).toBe('image/*');
  });

  test('distinguishes media types regardless of their parameters', async () => {
    const other = fastify();
    let type = '';
    other.get('/dates', (_, reply) => reply.type(type).send('{"a":1}'));
    const send = connect(await listenFastify(other));
    for (const version of ['v1', 'v2']) {
      type = `application/VND.case.${version}+json; profile="a;b"`;
      expect((await send('getDates')).contentType).toBe(`application/vnd.case.${version}+json`);
    }
    type = 'application/vnd.case.v3+json';
    await expect(send('getDates')).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 200 });
  });
});

describe('our server', async () => {
  const responses = {
    'application/json': { n: 1 },
    'text/csv': 'n\n1\n',
    'image/png': new Blob(['png'], { type: 'image/png' }),
  } as const;
  const base = await serve({
    getReport: (_, { request }) => {
      const accept: string = Reflect.get(Object(request), 'headers').get('accept');
      const [type = 'application/json'] = Object.keys(responses).filter((each) => accept.startsWith(each));
      return { status: 200, contentType: type, body: Reflect.get(responses, type) };
    },
    getDates: () => ({ status: 200, contentType: 'application/vnd.case.v1+json', body: {} }),
  });

  test.each([
    ['*/*', 200, 'application/json'],
    ['text/csv', 200, 'text/csv'],
    ['image/png, */*;q=0.1', 200, 'image/png'],
    ['text/html', 406, 'application/problem+json'],
    ['application/json;q=0, text/html', 406, 'application/problem+json'],
  ])('responds as required by the header Accept: %s', async (accept, status, type) => {
    const response = await fetch(`${base}/report`, { headers: { accept } });
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
  });
});
