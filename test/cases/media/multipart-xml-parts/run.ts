import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { addOrder, createClient, RequestError } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    addOrder: async ({ body: { scan, ...others } }) => {
      seen.push({ ...others, ...(scan && { scan: await scan.text() }) });
      return { status: 200, body: { ...(others.order && { order: others.order }) } };
    },
  },
});
let text = '';
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  text = await request.clone().text();
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });

const order = { id: 7, note: 'a < b & "c"', lines: ['one', 'two'], parent: { id: 1 } };
const body = { order, others: [{ id: 2 }, { id: 3 }], raw: '<a>1</a>', json: { id: 4, lines: ['three'] } };
const scan = new File(['<b/>'], 'b.xml');
deepEqual((await addOrder(client, { body: { ...body, scan } })).body, { order });
deepEqual(seen.pop(), { ...body, scan: '<b/>' });
const root = '<\\?xml version="1.0" encoding="UTF-8"\\?>\n';
match(text, new RegExp(`Content-Type: application/xml\r\n\r\n${root}<order id="7"><note>a &lt; b &amp; `, 'u'));
match(text, new RegExp(`application/order\\+xml; charset=utf-8\r\n\r\n${root}<order id="2"`, 'u'));
match(text, /text\/xml\r\n\r\n<a>1<\/a>\r\n/u);
match(text, /filename="b.xml"\r\nContent-Type: application\/xml\r\n\r\n<b\/>\r\n/u);
match(text, /name="json"\r\nContent-Type: application\/json\r\n\r\n\{"id":4/u);

// Values that XML cannot represent are not sent, and malformed XML is rejected.
await rejects(addOrder(client, { body: { order: { note: '\u0000' } } }), RequestError);
async function post(name: string, xml: string): Promise<number> {
  const form = new FormData();
  form.append(name, xml);
  return (await server.fetch(new Request('http://case/orders', { method: 'POST', body: form }))).status;
}
equal(await post('order', '<order id="9"><note>x</note></order>'), 200);
deepEqual(seen.pop(), { order: { id: 9, note: 'x' } });
equal(await post('others', '<order id="9"/>'), 200);
deepEqual(seen.pop(), { others: [{ id: 9 }] });
for (const wrong of ['<order', '<other/>', '{"id":1}', '<order id="x"/>', '<!DOCTYPE a><order/>'])
  equal(await post('order', wrong), 400, wrong);
