import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { createClient, sendAlbum, sendList } from '@case/client';
import { createServer } from '@case/server';

const faults: unknown[] = [];
const server = createServer({
  handlers: {
    sendAlbum: ({ body }) => {
      // Binary strings inside a JSON part are strings; binary parts are files.
      const texts: readonly (string | undefined)[] = [body.about.icon, body.about.thumbs?.[0], body.sets?.[0]?.[0], body.raw];
      const others: readonly (string | undefined)[] = [body.raws?.[0], body.shared, body.holds?.shared];
      ok([...texts, ...others].every((text) => text === undefined || typeof text === 'string'));
      ok([body.cover, ...(body.pages ?? []), body['more']].every((file) => file === undefined || file instanceof File));
      return { status: 200, body };
    },
    sendList: async ({ body: [about, list, raw, file] }) => {
      deepEqual([about, list, raw, await file?.text()], [{ icon: 'i' }, ['a', 'b'], 'r', 'f']);
      return { status: 204 };
    },
  },
  hooks: { onError: ({ status, cause }) => void (status >= 500 && faults.push(cause)) },
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

function file(name: string): File {
return new File([name], name, { type: 'image/png' });
}
const texts = {
  about: { icon: 'i\u0000ü', thumbs: ['t'] },
  sets: [['a', 'b'], []], raw: '"r"', raws: ['1', '2'], shared: 's', holds: { shared: 'h' },
};
const result = await sendAlbum(client, {
  body: { ...texts, cover: file('cover'), pages: [file('one'), file('two')], either: { icon: 'e' }, more: file('more') },
});
deepEqual([result.status, faults], [200, []]);
if (result.status === 200) {
  const { cover, pages, more, either, ...rest } = result.body;
  deepEqual(rest, texts);
  deepEqual(either, { icon: 'e' });
  deepEqual([cover, ...(pages ?? [])].map(({ name }) => name), ['cover', 'one', 'two']);
  equal(await (more instanceof File ? more.text() : ''), 'more');
}
match(text, /name="about"\r\nContent-Type: application\/json\r\n\r\n\{"icon":"i\\u0000ü","thumbs":\["t"\]\}\r\n/u);
match(text, /name="sets"\r\nContent-Type: application\/json\r\n\r\n\["a","b"\]\r\n/u);
match(text, /name="raw"\r\nContent-Type: application\/json\r\n\r\n"\\"r\\""\r\n/u);
match(text, /name="raws"\r\nContent-Type: application\/vnd\.raw\+json; charset=utf-8\r\n\r\n"1"\r\n/u);

const one = await sendAlbum(client, { body: { cover: file('c'), about: { icon: 'i' }, either: file('e') } });
equal(one.status === 200 && one.body.either instanceof File, true);
// @ts-expect-error: JSON cannot contain files.
equal((await sendAlbum(client, { body: { cover: file('c'), about: { icon: file('i') } } })).status, 422);
// The other keywords of the string are still checked.
equal((await sendAlbum(client, { body: { cover: file('c'), about: { icon: '' } } })).status, 422);

equal((await sendList(client, { body: [{ icon: 'i' }, ['a', 'b'], 'r', file('f')] })).status, 204);
deepEqual(faults, []);
