import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoItem, echoStep } from '@case/client';
import { createServer } from '@case/server';
import type { Entry, Step } from '@case/types';

const server = createServer({
  handlers: {
    echoItem: ({ body }) => ({ status: 200, body }),
    echoStep: ({ body }) => ({ status: 200, body }),
  },
  validateResponses: true,
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const entries: readonly Entry[] = [
  { text: 'hello' },
  { type: 'message', text: 'hello' },
  { type: 'function_call', name: 'add' },
  { type: 'web_search', query: 'clover' },
  { type: 'reference', id: 'a' },
  { type: null, id: 'a' },
];
for (const body of entries) {
  const response = await echoItem(client, { body });
  equal(response.status, 200);
  deepEqual(response.body, body);
}

function describe(step: Step): string {
  switch (step.type) {
    case 'function_call':
      return step.name;
    case 'file_search':
    case 'web_search':
      return step.query;
    case 'reference':
    case null:
      return step.id;
    default:
      return 'something new';
  }
}
const steps: readonly Step[] = [
  { type: 'function_call', name: 'add' },
  { type: 'file_search', query: 'clover' },
  { type: null, id: 'a' },
];
const described: string[] = [];
for (const body of steps) {
  const response = await echoStep(client, { body });
  described.push(response.status === 200 ? describe(response.body) : 'refused');
}
deepEqual(described, ['add', 'clover', 'a']);

async function refusalOf(path: string, body: unknown): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await server.fetch(new Request(`http://case${path}`, init));
  return response.status === 200 ? 200 : ((await response.json()) as { errors: unknown }).errors;
}
// A missing or unknown discriminator is reported at its property; if it is optional, the error is at the object.
deepEqual(await refusalOf('/steps', { id: 'a' }), { type: ['is required'] });
deepEqual(await refusalOf('/steps', { type: 'message', text: 'a' }), {
  type: ['must be one of "function_call", "file_search", "web_search", "reference", null'],
});
deepEqual(await refusalOf('/steps', { type: 'web_search' }), { query: ['is required'] });
deepEqual(await refusalOf('/items', { type: 'web_search' }), {
  body: ['must match exactly one of the variants'],
  text: ['is required'],
  query: ['is required'],
  id: ['is required'],
  type: ['must be one of "message"', 'must be one of "reference"'],
});
