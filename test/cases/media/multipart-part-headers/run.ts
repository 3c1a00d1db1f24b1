import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { addAlbum, createClient, RequestError, sendEither } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    addAlbum: ({ body, partHeaders }) => {
      seen.push([body.cover.name, partHeaders]);
      return { status: 204 };
    },
    sendEither: (input) => {
      seen.push('partHeaders' in input ? input.partHeaders : input.body);
      return { status: 204 };
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
const cover = new File(['a'], 'a.png', { type: 'image/png' });

const partHeaders = {
  cover: { 'x-crop': [1, 2], 'x-place': { x: 3, y: -4 }, 'x-kind': 'photo' as const },
  pages: [{ 'x-page': 1 }, { 'x-page': 2 }],
  title: { 'x-language': 'en' },
  note: { 'x-about': { a: 7 } },
};
const body = { cover, pages: [cover, cover], title: 'One', note: { text: 'x' } };
equal((await addAlbum(client, { body, partHeaders })).status, 204);
deepEqual(seen.pop(), ['a.png', partHeaders]);
match(text, /filename="a.png"\r\nContent-Type: image\/png\r\nx-crop: 1,2\r\nx-place: x=3,y=-4\r\nx-kind: photo\r\n\r\n/u);
match(text, /x-page: 1\r\n[^]*x-page: 2\r\n/u);
match(text, /x-about: \{"a":7\}\r\n/u);

// A part that is present has a headers object, even without headers.
equal((await addAlbum(client, { body: { cover, title: 'One' }, partHeaders: { cover: { 'x-crop': [1, 2] } } })).status, 204);
deepEqual(seen.pop(), ['a.png', { cover: { 'x-crop': [1, 2] }, title: {} }]);

// @ts-expect-error: the required header is missing.
equal((await addAlbum(client, { body: { cover } })).status, 422);
// @ts-expect-error: the header has another type.
equal((await addAlbum(client, { body: { cover }, partHeaders: { cover: { 'x-crop': 'all' } } })).status, 422);
for (const wrong of [
  { cover: { 'x-crop': [1] } },
  { ...partHeaders, pages: [{ 'x-page': 1 }, { 'x-page': 0 }] },
  { ...partHeaders, pages: [{ 'x-page': 1 }] },
  { ...partHeaders, title: { 'x-language': 'e' } },
])
  equal((await addAlbum(client, { body, partHeaders: wrong })).status, 422);
equal(seen.length, 0);

// Header injection is rejected.
await rejects(
  addAlbum(client, { body, partHeaders: { ...partHeaders, title: { 'x-language': 'en\r\nx-own: 1' } } }),
  (error) => error instanceof RequestError && error.location === 'body' && error.parameter === 'x-language',
);

// As other clients write them: in any order and case, with surrounding whitespace.
async function post(lines: readonly string[], about = '{"a":1}'): Promise<number> {
  const note = ['Content-Disposition: form-data; name="note"', `X-About: ${about}`, '', '{}', '--b'];
  const cover = ['Content-Disposition: form-data; name="cover"; filename="b.png"', '', 'a', '--b--', ''];
  const data = [...note, ...lines, ...cover];
  const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  return (await server.fetch(new Request('http://case/albums', { ...init, body: ['--b', ...data].join('\r\n') }))).status;
}
equal(await post(['X-CROP:  3 , 4 ', 'x-other: 1', 'X-Place: x=1']), 204);
deepEqual(seen.pop(), ['b.png', { note: { 'x-about': { a: 1 } }, cover: { 'x-crop': [3, 4], 'x-place': { x: 1 } } }]);
equal(await post(['X-Crop: 3,4'], '{"b":1}'), 422);
for (const about of ['{', '', '{"a":1}x']) equal(await post(['X-Crop: 3,4'], about), 422, about);
equal(await post(['X-Crop: 3,x']), 422);
equal(await post([]), 422);
equal(await post(['X-Crop: 3,4', 'X-Kind: film']), 422);

// Only one of the two media types has part headers.
const file = new File(['a'], 'a.txt');
const contentType = 'multipart/form-data';
equal((await sendEither(client, { contentType, body: { file }, partHeaders: { file: { 'x-sum': 5 } } })).status, 204);
deepEqual(seen.pop(), { file: { 'x-sum': 5 } });
equal((await sendEither(client, { body: { name: 'x' } })).status, 204);
deepEqual(seen.pop(), { name: 'x' });
equal((await sendEither(client, { contentType, body: { file } })).status, 204);
deepEqual(seen.pop(), { file: {} });
