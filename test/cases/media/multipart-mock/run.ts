import { deepEqual, equal } from 'node:assert/strict';
import { createClient, getAlbum, getGiven, getOrdered, getWrong } from '@case/client';
import { createServer } from '@case/server';

const client = createClient({ baseUrl: 'http://case', fetch: createServer({ mock: true, validateResponses: true }).fetch });

/** Replaces each file in a value with its name, type and text. */
async function show(value: unknown): Promise<unknown> {
  if (value instanceof File) return [value.name, value.type, await value.text()];
  if (Array.isArray(value)) return Promise.all(value.map(show));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, item]) => [name, await show(item)] as const)),
  );
}
const bytes = 'application/octet-stream';

const album = await getAlbum(client);
equal(album.status, 200);
deepEqual(await show(album.body), {
  title: 'a; "b"', count: 1, cover: ['example', 'image/png', 'example'],
  pages: [
    ['example', 'image/octet-stream', 'page'],
    ['example', 'image/octet-stream', 'page'],
  ],
  scan: ['example', bytes, 'example'], meta: { n: 7 }, tags: ['example'], seal: 'YQ==', sizes: [1, 1],
  form: { a: 'b c' }, note: { text: '<' }, inner: { file: ['example', bytes, 'example'], word: 'example' },
  mixed: [['example', bytes, 'example']],
});
deepEqual(album.partHeaders, {
  cover: { 'x-sum': 5 }, pages: [{ 'x-page': 3 }, { 'x-page': 3 }],
  mixed: { partHeaders: [{ 'x-in': 'i' }] },
});

const given = await getGiven(client);
equal(given.contentType, 'multipart/form-data');
deepEqual(await show(given.body), { file: ['example', bytes, 'a,b'], more: { c: 1 } });

const ordered = await getOrdered(client);
deepEqual(await show(ordered.body), ['example', ['example', bytes, 'example']]);
deepEqual(ordered.partHeaders, [
  { 'content-disposition': 'form-data; name="title"' },
  { 'content-disposition': 'form-data; name="file"' },
]);

// An example that does not match the schema is ignored.
deepEqual((await getWrong(client)).body, { a: 'example' });
deepEqual((await getWrong(client, {}, { headers: { prefer: 'code=203' } })).body, ['example']);
