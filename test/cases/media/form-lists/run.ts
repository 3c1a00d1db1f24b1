import { deepEqual, equal } from 'node:assert/strict';
import { createClient, sendOrder } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    sendOrder: ({ body }) => {
      seen.push(body);
      return { status: 204 };
    },
  },
});
let text = '';
const client = createClient({
  baseUrl: 'http://case',
  fetch: async (url, init) => {
    const request = new Request(url, init);
    text = await request.clone().text();
    return server.fetch(request);
  },
});

const body = {
  lines: [{ id: 1, tags: ['a&b', 'c'] }, { id: 2 }],
  prices: [1.5, 2],
  words: ['a b', '1'],
  mixed: [1, 'one'],
  either: ['x', { id: 3 }],
  rows: [[1, 2], [3]],
  forms: [{ id: 4, tags: ['d', 'e f'] }, { id: 5 }],
  notes: [{ text: '<' }, { text: 'n' }],
  texts: ['{}', ''],
  styled: [1, 2],
};
equal((await sendOrder(client, { body })).status, 204);
deepEqual(seen.pop(), body);
deepEqual(
  [...new URLSearchParams(text)],
  [
    ['lines', '{"id":1,"tags":["a&b","c"]}'],
    ['lines', '{"id":2}'],
    ['prices', '1.5'],
    ['prices', '2'],
    ['words', '"a b"'],
    ['words', '"1"'],
    ['mixed', '1'],
    ['mixed', 'one'],
    ['either', '"x"'],
    ['either', '{"id":3}'],
    ['rows', '[1,2]'],
    ['rows', '[3]'],
    ['forms', 'id=4&tags=d,e%20f'],
    ['forms', 'id=5'],
    ['notes', '<note><text>&lt;</text></note>'],
    ['notes', '<note><text>n</text></note>'],
    ['texts', '{}'],
    ['texts', ''],
    ['styled', '1,2'],
  ],
);

// Empty lists and null are omitted.
equal((await sendOrder(client, { body: { lines: [], words: null, texts: ['t'] } })).status, 204);
equal(text, 'texts=t');
deepEqual(seen.pop(), { texts: ['t'] });

async function post(sent: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await server.fetch(new Request('http://case/order', { method: 'POST', headers, body: sent }))).status;
}
for (const [sent, status] of [
  ['lines=%7B%22id%22%3A7%7D', 204],
  ['lines=%7B%22id%22%3A7%7D&lines=x', 400],
  ['lines=%5B%7B%22id%22%3A7%7D%5D', 422],
  ['lines=%C3', 400],
  ['words=%22w%22&words=1', 422],
  ['forms=id%3Dx', 422],
  ['forms=id%3D1%26id%3D2', 400],
  ['notes=%3Cother%2F%3E', 400],
] as const)
  equal(await post(sent), status, sent);
deepEqual(seen, [{ lines: [{ id: 7 }] }]);
