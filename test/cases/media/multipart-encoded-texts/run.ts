import { deepEqual, equal } from 'node:assert/strict';
import { createClient, sendOrdered, sendSeals } from '@case/client';
import { createServer } from '@case/server';

const seen: unknown[] = [];
const server = createServer({
  handlers: {
    sendSeals: async ({ body: { file, ...others } }) => {
      seen.push({ ...others, file: await file?.text() });
      return { status: 200, body: { seal: others.seal } };
    },
    sendOrdered: ({ body }) => {
      seen.push(body);
      return { status: 204 };
    },
  },
});
/** Returns the header blocks of all parts. */
function heads(text: string): string[] {
return [...text.matchAll(/^--.*\r\n([^]*?)\r\n\r\n/gmu)].map(([, head = '']) => head);
}
let sent: string[] = [];
let answered: string[] = [];
const client = createClient({
  baseUrl: 'http://case',
  fetch: async (url, init) => {
    const request = new Request(url, init);
    sent = heads(await request.clone().text());
    const response = await server.fetch(request);
    answered = heads(await response.clone().text());
    return response;
  },
});

const body = {
  seal: 'c2VhbA==', more: ['YQ==', 'Yg=='], none: 'Yw', image: 'aQ==', named: 'bg==', plain: 'p',
  file: new File(['f'], 'f'), inner: { deep: 'ZA==' },
};
const result = await sendSeals(client, { body });
deepEqual(result.status === 200 && result.body, { seal: 'c2VhbA==' });
deepEqual(seen.pop(), { ...body, file: 'f' });
function head(name: string, type?: string): string {
return `Content-Disposition: form-data; name="${name}"${type === undefined ? '' : `\r\nContent-Type: ${type}`}`;
}
const bytes = 'application/octet-stream';
deepEqual(sent, [
  head('seal', bytes), head('more', bytes), head('more', bytes), head('none', bytes), head('image', bytes),
  head('named', 'text/plain'), head('plain'),
  `Content-Disposition: form-data; name="file"; filename="f"\r\nContent-Type: ${bytes}`,
  head('inner', 'application/json'),
]);
deepEqual(answered, [head('seal', bytes)]);

equal((await sendOrdered(client, { body: ['t', 'YQ=='] })).status, 204);
deepEqual(seen.pop(), ['t', 'YQ==']);
deepEqual(sent, ['Content-Type: text/plain; charset=utf-8', `Content-Type: ${bytes}`]);
