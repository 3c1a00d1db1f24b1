/** A property is read-only if one of the schemas that apply to it says so (JSON Schema 2020-12 validation, 9.4). */
import { deepEqual, rejects } from 'node:assert/strict';
import {
  createClient,
  sendInline,
  sendNested,
  sendReferred,
  sendSiblings,
  sendVariants,
  sendWritten,
} from '@case/client';
import { createServer } from '@case/server';

const read = { id: '1', type: 'x' } as const;
const server = createServer({
  validateResponses: true,
  handlers: {
    sendInline: ({ body }) => ({ status: 200, body: { ...read, ...body } }),
    sendSiblings: ({ body }) => ({ status: 200, body: { ...read, ...body } }),
    sendReferred: ({ body }) => ({ status: 200, body: { ...read, ...body } }),
    sendNested: ({ body }) => ({
      status: 200,
      body: { owner: { ...read, ...body.owner }, tags: body.tags.map((tag) => ({ ...read, ...tag })) },
    }),
    sendVariants: ({ body }) =>
      'a' in body ? { status: 200, body: { type: 'a', a: body.a } } : { status: 200, body: { type: 'b', b: body.b } },
    sendWritten: ({ body }) => ({ status: 200, body: { name: body.secret } }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

deepEqual((await sendInline(client, { body: { name: 'n' } })).body, { ...read, name: 'n' });
deepEqual((await sendSiblings(client, { body: { name: 'n' } })).body, { ...read, name: 'n' });
deepEqual((await sendReferred(client, { body: { label: 'l' } })).body, { ...read, label: 'l' });
deepEqual((await sendNested(client, { body: { owner: { label: 'l' }, tags: [{ label: 'm' }] } })).body, {
  owner: { ...read, label: 'l' },
  tags: [{ ...read, label: 'm' }],
});
deepEqual((await sendVariants(client, { body: { b: 2 } })).body, { type: 'b', b: 2 });
deepEqual((await sendWritten(client, { body: { name: 'n', secret: 's' } })).body, { name: 's' });

// @ts-expect-error: `type` is read-only.
await rejects(sendInline(client, { body: { type: 'x', name: 'n' } }), { status: 400 });
// @ts-expect-error: here, too.
await rejects(sendReferred(client, { body: { type: 'x', label: 'l' } }), { status: 400 });
