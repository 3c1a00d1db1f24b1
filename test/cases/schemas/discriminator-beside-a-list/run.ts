import { deepEqual, equal } from 'node:assert/strict';
import { createServer } from '@case/server';

const server = createServer({ handlers: { echo: ({ body }) => ({ status: 200, body }) }, validateResponses: true });
async function post(body: unknown) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await server.fetch(new Request('http://case/contents', init));
  return [response.status, response.status === 200 ? await response.json() : undefined] as const;
}
for (const body of [[], [{ type: 'file' }], { type: 'file', size: 1 }, { type: 'link', target: 'a' }])
  deepEqual(await post(body), [200, body]);
for (const body of [[{}], {}, 'a', null, { type: 'file', size: 'x' }, { type: 'link' }])
  equal((await post(body))[0], 400, JSON.stringify(body));
