import { deepEqual, equal, match } from 'node:assert/strict';
import { createClient, sendForm, sendOrdered, sendUnsuited } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    sendUnsuited: async ({ body: { file, ...others } }) => {
      seen.push({ ...others, file: await file?.text() });
      return { status: 204 };
    },
    sendForm: ({ body }) => {
      seen.push(body);
      return { status: 204 };
    },
    sendOrdered: async ({ body: [title, file, ...others], partHeaders }) => {
      seen.push([title, file.name, await file.text(), ...others], partHeaders);
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
  mixed: { a: 1 }, form: [1, 2], text: 't', inner: { b: 'x&y' }, list: [['a', 'b'], ['c']],
  either: { c: 1 }, xml: { d: 2 }, file: new File(['f'], 'f'), of: ['one', 'two'],
};
equal((await sendUnsuited(client, { body })).status, 204);
deepEqual(seen.pop(), { ...body, file: 'f' });
match(text, /name="mixed"\r\nContent-Type: application\/json\r\n\r\n\{"a":1\}\r\n/u);
match(text, /name="form"\r\n\r\n1\r\n/u);
match(text, /name="inner"\r\nContent-Type: application\/x-www-form-urlencoded\r\n\r\nb=x%26y\r\n/u);
match(text, /name="either"\r\nContent-Type: application\/json\r\n\r\n\{"c":1\}\r\n/u);
match(text, /name="xml"\r\nContent-Type: application\/xml\r\n\r\n<\?xml [^]*<d>2<\/d>/u);
match(text, /name="file"; filename="f"\r\nContent-Type: multipart\/mixed\r\n\r\nf\r\n/u);
match(text, /name="of"\r\nContent-Type: text\/csv\r\n\r\none\r\n/u);

const form = { inner: { a: 1, deep: { b: ['x', 'y z'] } }, xml: { text: '<' }, parts: { c: 'c' }, list: ['l'] };
equal((await sendForm(client, { body: form })).status, 204);
deepEqual(seen.pop(), form);
equal(new URLSearchParams(text).get('inner'), `a=1&deep=${encodeURIComponent('b=x&b=y%20z')}`);
match(new URLSearchParams(text).get('xml') ?? '', /^<note><text>&lt;<\/text><\/note>$/u);
async function post(sent: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await server.fetch(new Request('http://case/form', { method: 'POST', headers, body: sent }))).status;
}
for (const [sent, status] of [
  ['inner=a%3D1', 204],
  ['inner=a%3Dx', 422],
  ['inner=a%3D1%26a%3D2', 400],
  ['inner=%C3', 400],
  ['inner=a%3D%25C3', 400],
  ['inner=a%3D1&inner=a%3D1', 400],
  ['inner=a%3D1&xml=%3Cother%2F%3E', 400],
] as const)
  equal(await post(sent), status, sent);
deepEqual(seen.splice(0), [{ inner: { a: 1 } }]);

const partHeaders = [
  { 'content-disposition': 'form-data; name="title"' },
  { 'content-disposition': 'form-data; name="file"' },
  { 'content-disposition': 'form-data; name="list"' },
] as const;
const file = new File(['f'], 'a;"b.txt');
equal((await sendOrdered(client, { body: ['T', file, [1, 2], { e: 3 }], partHeaders })).status, 204);
deepEqual(seen.splice(0), [['T', 'a;"b.txt', 'f', [1, 2], { e: 3 }], [...partHeaders, {}]]);
match(text, /content-disposition: form-data; name="file"; filename="a;%22b.txt"\r\n/u);
match(text, /Content-Type: multipart\/mixed; boundary=[^]*name="list"\r\n[^]*Content-Type: application\/json\r\n\r\n\{"e":3\}\r\n/u);
// @ts-expect-error: the part names are required.
equal((await sendOrdered(client, { body: ['T', file] })).status, 422);
const wrong = [{ 'content-disposition': 'form-data; name="other"' }, partHeaders[1]] as const;
// @ts-expect-error: and must match the document.
equal((await sendOrdered(client, { body: ['T', file], partHeaders: wrong })).status, 422);
