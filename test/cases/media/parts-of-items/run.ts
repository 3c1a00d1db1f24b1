import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, RequestError, sendLogs } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    sendLogs: ({ body }) => {
      seen.push(body);
      return { status: 204 };
    },
  },
});
let sent: Request | undefined;
const client = createClient({
  baseUrl: 'http://case',
  fetch: async (url, init) => {
    const request = new Request(url, init);
    sent = request.clone();
    return server.fetch(request);
  },
});

const body = {
  lines: [{ n: 1, of: 'a\n"b"' }, { n: 2 }],
  sequence: [{ n: 3 }, { n: 4 }],
  rows: [[1, 2], [3]],
  texts: ['{"a":1}\n{}', 'b'],
  text: 't', one: { n: 5 }, events: [{ data: 'd' }, { data: 'e' }], stream: 'data: x\n\n',
};
const lines = '{"n":1,"of":"a\\n\\"b\\""}\n{"n":2}\n';
const sequence = '\u001e{"n":3}\n\u001e{"n":4}\n';

equal((await sendLogs(client, { body, contentType: 'multipart/form-data' })).status, 204);
deepEqual(seen.pop(), body);
const text = (await sent?.text()) ?? '';
const parts = [...text.matchAll(/name="(\w+)"(?:\r\nContent-Type: (.*))?\r\n\r\n([^]*?)\r\n--/gu)].map((found) => found.slice(1));
deepEqual(parts, [
  ['lines', 'application/jsonl', lines],
  ['sequence', 'application/json-seq', sequence],
  ['rows', 'application/x-ndjson', '1\n2\n'],
  ['rows', 'application/x-ndjson', '3\n'],
  ['texts', 'application/jsonl', '{"a":1}\n{}'],
  ['texts', 'application/jsonl', 'b'],
  ['text', 'application/json-seq', 't'],
  // Other values are sent as JSON.
  ['one', 'application/json', '{"n":5}'],
  ['events', 'application/json', '{"data":"d"}'],
  ['events', 'application/json', '{"data":"e"}'],
  ['stream', 'text/event-stream', 'data: x\n\n'],
]);

equal((await sendLogs(client, { body, contentType: 'application/x-www-form-urlencoded' })).status, 204);
deepEqual(seen.pop(), body);
deepEqual(
  [...new URLSearchParams(await sent?.text())].slice(0, 4),
  [
    ['lines', lines],
    ['sequence', sequence],
    ['rows', '1\n2\n'],
    ['rows', '3\n'],
  ],
);

equal((await sendLogs(client, { body: [[{ n: 1 }], [], [{ n: 2 }, { n: 3 }]], contentType: 'multipart/mixed' })).status, 204);
deepEqual(seen.pop(), [[{ n: 1 }], [], [{ n: 2 }, { n: 3 }]]);

async function post(type: string, content: string): Promise<number> {
  const head = `--x\r\nContent-Disposition: form-data; name="lines"\r\nContent-Type: ${type}\r\n\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body: `${head}${content}\r\n--x--` };
  return (await server.fetch(new Request('http://case/logs', init))).status;
}
equal(await post('application/jsonl', '\r\n {"n":1}\r\n\r\n{"n":2}'), 204);
deepEqual(seen.pop(), { lines: [{ n: 1 }, { n: 2 }] });
equal(await post('application/jsonl', ''), 204);
deepEqual(seen.pop(), { lines: [] });
equal(await post('application/jsonl', '{"n":1}\n{'), 400);
equal(await post('application/jsonl', '{"n":"x"}'), 422);
equal(await post('application/jsonl', `${'['.repeat(10_000)}`), 400);
equal(await post('application/jsonl', '\u00ff\n'), 400);

// @ts-expect-error: this is not a list.
await rejects(sendLogs(client, { body: { lines: 'a' }, contentType: 'multipart/form-data' }), RequestError);
