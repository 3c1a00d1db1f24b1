import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { addAlbum, addLog, type Album, createClient, RequestError } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    addAlbum: async ({ body: [album, photo, ...notes], partHeaders }) => {
      seen.push([album, photo.name, photo.type, await photo.text(), notes, partHeaders]);
      return { status: 200, body: [album, { title: '<ü>' }] };
    },
    addLog: ({ body }) => {
      seen.push(body);
      return { status: 204 };
    },
    addBytes: () => ({ status: 204 }),
  },
});
let text = '';
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  text = await request.clone().text();
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });
const album: Album = { title: 'One', year: 7 };
const photo = new File(['p'], 'p.png', { type: 'image/png' });

// Parts and their headers are matched by position.
const partHeaders = [{}, { 'x-page': 3 }, { 'x-language': 'en' }] as const;
const result = await addAlbum(client, { body: [album, photo, 'zwölf', ''], partHeaders });
equal(result.status, 200);
if (result.status === 200) deepEqual(result.body, [album, { title: '<ü>' }]);
deepEqual(seen.pop(), [album, 'p.png', 'image/png', 'p', ['zwölf', ''], [...partHeaders, {}]]);
match(text, /^--(?<b>[^\r]+)\r\nContent-Type: application\/json\r\n\r\n\{"title":"One","year":7\}\r\n--\k<b>\r\n/u);
match(text, /Content-Disposition: attachment; filename="p.png"\r\nContent-Type: image\/png\r\nx-page: 3\r\n\r\np\r\n/u);
match(text, /Content-Type: text\/plain; charset=utf-8\r\nx-language: en\r\n\r\nzwölf\r\n/u);

// Parts other than files can set `Content-Disposition`.
const inline = [{}, { 'x-page': 3 }, { 'content-disposition': 'inline' }] as const;
equal((await addAlbum(client, { body: [album, photo, 'n'], partHeaders: inline })).status, 200);
deepEqual(seen.pop(), [album, 'p.png', 'image/png', 'p', ['n'], inline]);

// Errors name the position.
for (const wrong of [
  { body: [album, photo] as const, partHeaders: [{}, { 'x-page': 0 }] as const },
  { body: [album, photo, 'n'] as const, partHeaders: [{}, { 'x-page': 1 }, { 'x-language': 'e' }] as const },
  { body: [{ title: '' }, photo] as const, partHeaders },
  { body: [album, photo, 'more than nine'] as const, partHeaders },
])
  equal((await addAlbum(client, wrong)).status, 422);
equal(seen.length, 0);
// @ts-expect-error: the required headers are missing.
equal((await addAlbum(client, { body: [album, photo] })).status, 422);

// `null` cannot be sent, because the following parts would move up.
await rejects(
  // @ts-expect-error: the type does not allow it either.
  addLog(client, { body: [1, null, 2] }),
  (error) => error instanceof RequestError && error.location === 'body' && /part 1/u.test(error.message),
);
equal((await addLog(client, { body: [1, { a: [2] }, [3, 4]] })).status, 204);
deepEqual(seen.pop(), [1, { a: [2] }, [3, 4]]);
equal((await addLog(client, { body: [] })).status, 204);
deepEqual(seen.pop(), []);

// As other clients write them: with a preamble and an epilogue, without headers or with other casing, and a quoted
// boundary.
async function post(path: string, lines: readonly string[]): Promise<number> {
  const headers = { 'content-type': 'multipart/mixed; boundary="a b"' };
  const body = ['For old readers.', '', ...lines, '--a b--', 'The end.'].join('\r\n');
  return (await server.fetch(new Request(`http://case${path}`, { method: 'POST', headers, body }))).status;
}
equal(await post('/log', ['--a b', '', '5', '--a b  ', 'CONTENT-TYPE: application/json', '', '[6]']), 204);
deepEqual(seen.pop(), [5, [6]]);
equal(await post('/log', ['--a b', 'Content-Type: application/json', '', '{']), 400);
const first = ['--a b', 'Content-Type: application/json', '', '{"title":"T"}', '--a b'];
equal(await post('/albums', [...first, 'Content-Type: image/png', 'X-PAGE: 4', '', 'p']), 200);
deepEqual(seen.pop(), [{ title: 'T' }, '', 'image/png', 'p', [], [{}, { 'x-page': 4 }]]);
equal(await post('/albums', [...first, 'Content-Type: image/png', '', 'p']), 422);
equal(await post('/albums', first.slice(0, 4)), 422);
