import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { createClient, readAlbum, type SendStylesRequest, sendStyles, UnexpectedResponseError } from '@case/client';
import { sendAlbumAsked } from '@case/client/webhooks';
import { createServer, type Handlers } from '@case/server';
import { createWebhookReceiver } from '@case/server/webhooks';

const cover = new File(['a'], 'a.png', { type: 'image/png' });
const own = { 'x-own': 1 };
const body = { cover, pages: ['one', 'two'], title: 'T' };
const partHeaders = {
  cover: { 'x-crop': [1, 2], 'x-place': { x: 3, y: -4 }, 'x-about': { a: 7 }, 'x-form': { b: true } },
  pages: [{ 'x-page': 1 }, {}],
};
type Read = Handlers['readAlbum'];
let readsAlbum: Read = () => ({ status: 200, headers: own, body, partHeaders });
const seen: unknown[] = [];
const faults: unknown[] = [];
const server = createServer({
  handlers: {
    readAlbum: (input, context) => readsAlbum(input, context),
    sendStyles: ({ body: given, partHeaders: headers }) => {
      seen.push(given, headers);
      const { tags = [], sizes = [], open = {}, ...rest } = given;
      const { tags: own = [], ...others } = headers ?? {};
      return {
        status: 200, body: { ...rest, tags: [...tags], sizes: [...sizes], open },
        partHeaders: { ...others, tags: [...own] },
      };
    },
  },
  hooks: { onError: ({ status, cause }) => void (status >= 500 && faults.push(cause)) },
});
let text = '';
const client = createClient({
  baseUrl: 'http://case',
  fetch: async (url, init) => {
    const response = await server.fetch(new Request(url, init));
    text = await response.clone().text();
    return response;
  },
});

const album = await readAlbum(client);
equal(album.status, 200);
if (album.status === 200) {
  deepEqual([album.headers, album.partHeaders], [own, partHeaders]);
  const crop: readonly number[] = album.partHeaders.cover['x-crop'];
  deepEqual([crop, album.body.pages], [[1, 2], body.pages]);
}
const lines = 'x-crop: 1,2\r\nx-place: x=3,y=-4\r\nx-about: {"a":7}\r\nx-form: b=true\r\n\r\na\r\n';
equal(text.includes(`filename="a.png"\r\nContent-Type: image/png\r\n${lines}`), true);
match(text, /name="pages"\r\nx-page: 1\r\n\r\none\r\n[^]*name="pages"\r\n\r\ntwo\r\n[^]*name="title"\r\n\r\nT\r\n/u);

// `partHeaders` is present even if the handler sets no headers.
readsAlbum = () => ({ status: 203, body: ['a', 'b'] });
let other = await readAlbum(client);
if (other.status === 203) deepEqual([other.body, other.partHeaders], [['a', 'b'], [{}, {}]]);
readsAlbum = () => ({ status: 203, body: ['a', 'b'], partHeaders: [{}, { 'x-note': 5 }] });
other = await readAlbum(client);
if (other.status === 203) deepEqual(other.partHeaders, [{}, { 'x-note': 5 }]);

// Only one of the two media types has part headers.
readsAlbum = () => ({ status: 404, contentType: 'application/json', body: { why: 'not' } });
other = await readAlbum(client);
equal('partHeaders' in other, false);
readsAlbum = () => ({
  status: 404, contentType: 'multipart/form-data', body: { why: 'not' },
  partHeaders: { why: { 'x-language': 'en' } },
});
other = await readAlbum(client);
if (other.status === 404 && other.contentType === 'multipart/form-data')
  deepEqual(other.partHeaders.why?.['x-language'], 'en');

// Missing required headers and header injection are errors of the handler.
// @ts-expect-error: `partHeaders` is missing.
readsAlbum = () => ({ status: 200, headers: own, body });
// @ts-expect-error: the required header is missing.
readsAlbum = () => ({ status: 200, headers: own, body, partHeaders: { cover: {} } });
readsAlbum = () => ({
  status: 404, contentType: 'multipart/form-data', body: { why: 'not' },
  partHeaders: { why: { 'x-language': 'en\r\nx-own: 1' } },
});
await rejects(readAlbum(client), (error) => error instanceof UnexpectedResponseError && error.status === 500);
match(String(faults.pop()), /x-language/u);

// The client reports malformed part headers like a malformed body.
function reply(about: string) {
return createClient({
    baseUrl: 'http://case',
    fetch: async () => {
      const head = `--b\r\nContent-Disposition: form-data; name=cover; filename=c\r\nX-CROP: 1 , 2\r\nX-About: ${about}`;
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-own': '1' };
      return new Response(`${head}\r\n\r\na\r\n--b--`, { headers });
    },
  });
}
const read = await readAlbum(reply('{"a":1}'));
if (read.status === 200) deepEqual(read.partHeaders, { cover: { 'x-crop': [1, 2], 'x-about': { a: 1 } } });
await rejects(readAlbum(reply('{')), UnexpectedResponseError);

// Headers of parts that are serialized with a style.
const styled: SendStylesRequest = {
  body: {
    tags: ['a', 'b,c'], sizes: [1, 2], point: { x: 1, y: 2 }, link: { to: 'a=b', a: { b: 1 } },
    other: 'o', open: { free: 'f', more: 'm' },
  },
  partHeaders: {
    tags: [{ 'x-of': 1 }, { 'x-of': 2 }], sizes: { 'x-of': 3 }, point: { 'x-of': 4 }, link: { 'x-of': 5 },
    open: {},
  },
};
const result = await sendStyles(client, styled);
deepEqual(seen.splice(0), [styled.body, styled.partHeaders]);
if (result.status === 200) deepEqual([result.body, result.partHeaders], [styled.body, styled.partHeaders]);
match(text, /name="tags"\r\nx-of: 1\r\n\r\na\r\n[^]*name="tags"\r\nx-of: 2\r\n\r\nb,c\r\n[^]*name="sizes"\r\nx-of: 3\r\n\r\n1\|2\r\n/u);
match(text, /name="x"\r\nx-of: 4\r\n\r\n1\r\n[^]*name="y"\r\nx-of: 4\r\n\r\n2\r\n[^]*name="link\[to\]"\r\nx-of: 5\r\n\r\na=b\r\n/u);
for (const wrong of [
  { body: { tags: ['a', 'b'] }, partHeaders: { tags: [{ 'x-of': 1 }] } },
  { body: { tags: ['a'] }, partHeaders: { tags: [{ 'x-of': 0 }] } },
  { body: { point: { x: 1 } } },
  { body: { link: { to: 'a' } }, partHeaders: { link: { 'x-of': 0 } } },
])
  equal((await sendStyles(client, wrong)).status, 422);
deepEqual(faults, []);

// The receiver's response to an event.
const receiver = createWebhookReceiver({
  secret: false,
  handlers: { albumAsked: ({ body: { why } }) => ({ status: 200, body: { why }, partHeaders: { why: { 'x-sum': 9 } } }) },
});
const told = await sendAlbumAsked(
  'https://case',
  { body: { why: 'so' } },
  { secret: false, fetch: async (url, init) => receiver.fetch(new Request(url, init)) },
);
deepEqual([told.body, told.partHeaders], [{ why: 'so' }, { why: { 'x-sum': 9 } }]);
