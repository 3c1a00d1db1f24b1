import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, getParts, sendOrdered, sendParts, UnexpectedResponseError } from '@case/client';
import { createServer } from '@case/server';

let count = 0;
const server = createServer({
  handlers: {
    sendParts: () => {
      count += 1;
      return { status: 204 };
    },
    sendOrdered: () => ({ status: 204 }),
    getParts: () => ({ status: 200, body: { text: 'a' } }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

// The server reads what the generated client sends, for each of the types.
function file(type: string): File {
return new File(['f'], 'f', { type });
}
const plain = { text: 'a,b', either: { c: 1 }, note: { d: 2 }, ranges: { e: 3 } };
for (const type of ['image/png', 'image/jpeg'])
  equal((await sendParts(client, { body: { ...plain, photo: file(type), pages: [file(type)] } })).status, 204, type);
equal((await sendOrdered(client, { body: [file('image/png'), file('image/jpeg')] })).status, 204);
// A file without a type is sent as the first type that is not a range.
const untyped = new File(['f'], 'f');
equal((await sendParts(client, { body: { photo: untyped, pages: [untyped] } })).status, 204);
equal(count, 3);

async function post(path: string, lines: readonly string[]): Promise<[number, unknown]> {
  const headers = { 'content-type': `multipart/${path === '/parts' ? 'form-data' : 'mixed'}; boundary=x` };
  const body = ['--x', ...lines, '--x--', ''].join('\r\n');
  const response = await server.fetch(new Request(`http://case${path}`, { method: 'POST', headers, body }));
  if (response.status === 204) return [204, undefined];
  equal(response.headers.get('content-type'), 'application/problem+json');
  const { detail, title } = await response.json();
  equal(title, 'Bad Request');
  return [response.status, detail];
}
function part(name: string, type: string | undefined, content: string): string[] {
return [
  `Content-Disposition: form-data; name="${name}"; ${type?.startsWith('image') ? 'filename="f"' : ''}`,
  ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  '',
  content,
];
}
for (const [name, type, content] of [
  ['photo', 'IMAGE/PNG', 'f'],
  ['photo', 'image/jpeg; q=1', 'f'],
  ['pages', 'image/webp', 'f'],
  ['pages', 'application/pdf', 'f'],
  ['text', 'text/plain; charset=utf-8', 'a'],
  // Browsers send text parts without a type.
  ['text', undefined, 'a'],
  ['either', undefined, '{"c":1}'],
  ['note', 'text/xml', '<note><d>1</d></note>'],
  // For a media range, JSON is recognized by its type; if only one type is declared, it is the default.
  ['ranges', 'application/json', '{"e":1}'],
  ['one', 'image/webp', 'f'],
] as const)
  deepEqual(await post('/parts', part(name, type, content)), [204, undefined], `${name} ${type}`);
for (const [name, type, content, types] of [
  ['photo', 'image/webp', 'f', 'image/png or image/jpeg'],
  ['photo', 'application/octet-stream', 'f', 'image/png or image/jpeg'],
  ['photo', 'png', 'f', 'image/png or image/jpeg'],
  ['pages', 'text/plain', 'f', 'image/* or application/pdf'],
  ['text', 'text/html', 'a', 'text/csv or text/plain'],
  ['either', 'text/plain', '{"c":1}', 'application/xml or application/json'],
  ['note', 'application/json', '{"d":1}', 'application/xml or text/xml'],
] as const) {
  const detail = `The content type of the part ${name} must be ${types}`;
  deepEqual(await post('/parts', part(name, type, content)), [400, detail], `${name} ${type}`);
}
deepEqual(await post('/ordered', ['Content-Type: image/webp', '', 'f']), [
  400,
  'The content type of the part 0 must be image/png or image/jpeg',
]);

// The same holds for the client.
deepEqual((await getParts(client)).body, { text: 'a' });
const body = ['--x', ...part('text', 'text/html', 'a'), '--x--', ''].join('\r\n');
async function other(): Promise<Response> {
return new Response(body, { headers: { 'content-type': 'multipart/form-data; boundary=x' } });
}
await rejects(getParts(createClient({ baseUrl: 'http://case', fetch: other })), UnexpectedResponseError);
