import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { createClient, RequestError, sendReport, UnexpectedResponseError } from '@case/client';
import { createServer } from '@case/server';

/** Replaces files at any depth with their names and texts. */
async function plainly(value: unknown): Promise<unknown> {
  if (value instanceof File) return `${value.name}: ${await value.text()}`;
  if (Array.isArray(value)) return Promise.all(value.map(plainly));
  if (typeof value !== 'object' || value === null) return value;
  const members = await Promise.all(
    Object.entries(value).map(async ([name, each]) => [name, await plainly(each)] as const),
  );
  return Object.fromEntries(members);
}

const seen: unknown[] = [];
const faults: unknown[] = [];
const server = createServer({
  handlers: {
    sendReport: async ({ body, partHeaders }) => {
      seen.push(await plainly(body), partHeaders);
      return {
        status: 200, body: [[1, 2], [{ text: '<ü>' }, 'plain']],
        partHeaders: [{}, { partHeaders: [{ 'x-sum': [1, 2] }] }],
      };
    },
  },
  hooks: { onError: ({ status, cause }) => void (status >= 500 && faults.push(cause)) },
});
let text = '';
let answered = '';
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  text = await request.clone().text();
  const response = await server.fetch(request);
  answered = await response.clone().text();
  return response;
}
const client = createClient({ baseUrl: 'http://case', fetch });
function page(name: string): File {
return new File([name], `${name}.png`, { type: 'image/png' });
}

const about = { author: 'Zoë & Co', tags: ['a b', 'c,d'], note: { text: 'x=y', at: 1 } };
const body = {
  about,
  pages: [page('one'), page('two')],
  rows: [[1, 2], [3]],
  inner: { about: { author: 'A' }, mixed: [{ text: 'in XML' }, { text: 'in JSON', at: 2 }, 'text', page('bytes')] },
  plain: { n: 1, list: ['a', 'b'] },
} as const;
const partHeaders = {
  pages: { 'x-count': 2, partHeaders: [{ 'x-page': 1 }, { 'x-page': 2 }] },
  inner: { partHeaders: { mixed: { partHeaders: [{}, { 'x-kind': 'two' }, { 'x-at': { x: 1 } }, {}] } } },
} as const;

const result = await sendReport(client, { body, partHeaders });
deepEqual(faults, []);
deepEqual(seen.splice(0), [
  {
    ...body,
    pages: ['one.png: one', 'two.png: two'],
    inner: { ...body.inner, mixed: [...body.inner.mixed.slice(0, 3), 'bytes.png: bytes'] },
  },
  partHeaders,
]);
equal(result.status, 200);
if (result.status === 200) {
  deepEqual(result.body, [[1, 2], [{ text: '<ü>' }, 'plain']]);
  deepEqual(result.partHeaders, [{}, { partHeaders: [{ 'x-sum': [1, 2] }, {}] }]);
}
match(text, /name="about"\r\nContent-Type: application\/x-www-form-urlencoded\r\n\r\nauthor=Zo%C3%AB%20%26%20Co&tags=a%20b%7Cc%2Cd&note=%7B/u);
match(text, /name="pages"\r\nContent-Type: multipart\/mixed; boundary=(?<b>[^\r]+)\r\nx-count: 2\r\n\r\n--\k<b>\r\n[^]*x-page: 1\r\n\r\none\r\n--\k<b>\r\n/u);
match(text, /name="rows"\r\nContent-Type: multipart\/mixed; [^]*name="rows"\r\nContent-Type: multipart\/mixed; /u);
match(text, /name="mixed"\r\nContent-Type: multipart\/related; type="application\/xml"; boundary=/u);
match(answered, /\r\n\r\n\[1,2\]\r\n[^]*Content-Type: application\/xml\r\nx-sum: 1,2\r\n/u);

// Nested parts are validated like top-level parts.
for (const wrong of [
  { body: { ...body, about: { author: '' } }, partHeaders },
  { body: { ...body, pages: [] }, partHeaders: { ...partHeaders, pages: { partHeaders: [] as const } } },
  { body, partHeaders: { ...partHeaders, pages: { partHeaders: [{ 'x-page': 1 }, { 'x-page': 0 }] as const } } },
  { body, partHeaders: { ...partHeaders, pages: { partHeaders: [{ 'x-page': 1 }] as const } } },
])
  equal((await sendReport(client, wrong)).status, 422);
// @ts-expect-error: the headers of `pages` are required.
equal((await sendReport(client, { body })).status, 422);
deepEqual([seen, faults], [[], []]);

// Header injection is rejected, and a value that is not a list is not sent as one.
const broken = { 'x-kind': 'a\r\nb: c' } as const;
const inner = { partHeaders: { mixed: { partHeaders: [{}, broken] } } } as const;
await rejects(
  // @ts-expect-error: the value is not in the enum.
  sendReport(client, { body, partHeaders: { ...partHeaders, inner } }),
  (error) => error instanceof RequestError && error.location === 'body' && error.parameter === 'x-kind',
);
await rejects(
  // @ts-expect-error: this is not a list.
  sendReport(client, { body: { ...body, pages: { length: 1 } }, partHeaders }),
  (error) => error instanceof RequestError && error.reason === 'has a part pages that is not a list',
);

// Bodies of other clients, including malicious ones.
function form(name: string, type: string, content: string): string {
return `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
}
const about0 = form('about', 'application/x-www-form-urlencoded', 'author=B');
function pages(content: string, type = 'multipart/mixed; boundary=c'): string {
return form('pages', type, content);
}
const one = '--c\r\nX-PAGE: 1\r\nContent-Disposition: attachment; filename="1"\r\n\r\np\r\n';
async function post(...parts: readonly string[]): Promise<number> {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body: `${parts.join('')}--b--\r\n` };
  return (await server.fetch(new Request('http://case/reports', init))).status;
}
equal(await post(about0, pages(`preamble\r\n${one}--c--`)), 200);
deepEqual(seen.splice(0), [{ about: { author: 'B' }, pages: ['1: p'] }, { pages: { partHeaders: [{ 'x-page': 1 }] } }]);
const cases: readonly (readonly [number, ...string[]])[] = [
  // A boundary that is missing, does not occur, or is that of the outer body.
  [400, about0, pages(one, 'multipart/mixed')],
  [400, about0, pages(one, 'image/png')],
  [400, about0, pages('')],
  [400, about0, pages(one)],
  [400, about0, pages(`${one}--c--`.replaceAll('--c', '--b'), 'multipart/mixed; boundary=b')],
  [422, about0, pages('--c--')],
  [422, about0, pages(`${one.replace('X-PAGE: 1\r\n', '')}--c--`)],
  // A part that may occur only once is repeated.
  [422, about0, pages(`${one}--c--`), pages(`${one}--c--`)],
  [400, form('about', 'application/x-www-form-urlencoded', 'author=B&author=C'), pages(`${one}--c--`)],
  [400, form('about', 'application/x-www-form-urlencoded', 'note=%7B&author=B'), pages(`${one}--c--`)],
  // Nesting deeper than declared is read as a file.
  [422, about0, pages(`${one}--c--`), form('rows', 'multipart/mixed; boundary=c', '--c\r\nContent-Type: multipart/mixed; boundary=d\r\n\r\n--d--\r\n--c--')],
];
for (const [status, ...parts] of cases) equal(await post(...parts), status, parts.join(''));
// The limit of 1,000 parts includes nested parts.
equal(await post(about0, pages(`${one.repeat(998)}--c--`)), 200);
equal(await post(about0, pages(`${one.repeat(999)}--c--`)), 400);
deepEqual(faults, []);

// Response bodies are read like request bodies; malformed ones throw an error.
function reply(content: string) {
return createClient({
    baseUrl: 'http://case',
    fetch: async () =>
      new Response(`--b\r\nContent-Type: application/json\r\n\r\n[]\r\n--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n${content}\r\n--b--`, {
        headers: { 'content-type': 'multipart/mixed; boundary=b' },
      }),
  });
}
const note = '--c\r\nX-Sum: 3\r\n\r\n<Note><text>a</text></Note>\r\n--c--';
const read = await sendReport(reply(note), { body, partHeaders });
deepEqual(read.status === 200 && [read.body, read.partHeaders], [[[], [{ text: 'a' }]], [{}, { partHeaders: [{ 'x-sum': [3] }] }]]);
for (const wrong of ['', note.slice(0, -4), note.replace('<Note>', '<Other>')])
  await rejects(sendReport(reply(wrong), { body, partHeaders }), UnexpectedResponseError);
