import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, RequestError, upload } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    upload: ({ body: { file, files, ...others } }) => {
      seen.push({ ...others, file: file.name, ...(files && { files: files.map(({ name }) => name) }) });
      return { status: 204 };
    },
  },
});
const sent: [string, string][][] = [];
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  // Parsed by the platform's `formData()`.
  const form = await request.clone().formData();
  sent.push([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });
const file = new File(['a'], 'a.png', { type: 'image/png' });

const body = {
  file,
  files: [file, file],
  link: { create: true, metadata: { 'a b': 'c&d=e,f', ü: '%2C' } },
  expand: ['one', 'two,three'],
  sizes: [1, 2],
  words: ['one', 'two,three|four'],
  bars: ['one two', 'three'],
  point: { x: 1, y: -2 },
  pair: { a: 'p&q = %20', b: 1.5 },
  note: 'one, two | three',
  plain: { z: 1 },
};
equal((await upload(client, { body })).status, 204);
deepEqual(seen.pop(), { ...body, file: 'a.png', files: ['a.png', 'a.png'] });
deepEqual(sent.pop(), [
  ['file', 'a.png'],
  ['files', 'a.png'],
  ['files', 'a.png'],
  ['link[create]', 'true'],
  ['link[metadata][a b]', 'c&d=e,f'],
  ['link[metadata][ü]', '%2C'],
  ['expand[]', 'one'],
  ['expand[]', 'two,three'],
  ['sizes', '1,2'],
  ['words', 'one two,three|four'],
  ['bars', 'one two|three'],
  ['x', '1'],
  ['y', '-2'],
  ['pair', 'a,p&q = %20,b,1.5'],
  ['note', 'one, two | three'],
  ['plain', '{"z":1}'],
]);

// Values that would be ambiguous are rejected.
for (const [name, wrong] of [
  ['pair', { pair: { a: 'b,c' } }],
  ['words', { words: ['a b'] }],
  ['bars', { bars: ['a|b'] }],
] as const)
  await rejects(
    upload(client, { body: { file, ...wrong } }),
    (error) => error instanceof RequestError && error.location === 'body' && error.parameter === name,
  );
equal(sent.length, 0);

async function ask(members: readonly (readonly [string, string | File])[]): Promise<number> {
  const form = new FormData();
  for (const [name, value] of [['file', file] as const, ...members]) form.append(name, value);
  return (await server.fetch(new Request('http://case/files', { method: 'POST', body: form }))).status;
}
equal(await ask([['link[create]', 'yes']]), 422);
equal(await ask([['sizes', '1,x']]), 422);
equal(await ask([['sizes', '1'], ['sizes', '2']]), 400);
equal(await ask([['sizes', '7']]), 204);
deepEqual(seen.pop(), { file: 'a.png', sizes: [7] });
