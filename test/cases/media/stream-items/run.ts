import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, sendLines } from '@case/client';
import { createServer } from '@case/server';

async function count(items: AsyncIterable<unknown>): Promise<number> {
  let seen = 0;
  for await (const _ of items) seen += 1;
  return seen;
}
const told: unknown[] = [];
const server = createServer({
  hooks: { onError: ({ status, cause }) => void told.push(cause ?? status) },
  handlers: {
    sendLines: async (input) => {
      if (input.contentType === 'application/json') return { status: 200, body: Number(input.body) };
      return { status: 200, body: await count(input.body) };
    },
    echo: ({ body }) => ({ status: 200, body }),
    sendFree: async ({ body }) => ({ status: 200, body: await count(body) }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
function post(path: string, type: string, body: string): Promise<Response> {
return server.fetch(`http://case${path}`, { method: 'POST', headers: { 'content-type': type }, body });
}
async function errorsOf(response: Response): Promise<unknown> {
return [response.status, Object((await response.json())).errors];
}

// All valid items arrive.
const fits = await sendLines(client, { contentType: 'application/jsonl', body: [{ name: 'a' }, { name: 'b', age: 2 }] });
deepEqual([fits.status, fits.body], [200, 2]);
equal((await sendLines(client, { contentType: 'application/json-seq', body: ['one', 'two', ''] })).body, 3);
equal((await sendLines(client, { contentType: 'application/json', body: true })).body, 1);

// Invalid items are rejected as they are read, with their index.
const lines = '{"name":"a"}\n{"name":"b","age":-1}\n{"age":"x"}\n';
deepEqual(await errorsOf(await post('/lines', 'application/jsonl', lines)), [422, { '1.age': ['must be at least 0'] }]);
deepEqual(await errorsOf(await post('/lines', 'application/json-seq', '\u001e"one"\n\u001e4\n')), [
  422,
  { 1: ['must be a string'] },
]);
equal((await post('/free', 'application/jsonl', '1\n"x"\n')).status, 200);

// Malformed JSON is an error of the sender, as in a body with a single value.
const broken = await post('/lines', 'application/jsonl', '{"name":"a"}\n{oops\n');
deepEqual([broken.status, told.splice(0)], [400, [422, 422, 400]]);

// A response that has started is aborted.
const begun = await post('/echo', 'application/jsonl', '"one"\n"four"\n');
equal(begun.status, 200);
await rejects(begun.text());
deepEqual(told, [400]);
