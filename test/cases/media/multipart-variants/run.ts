import { deepEqual } from 'node:assert/strict';
import { createClient, invite } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    invite: async ({ body }) => {
      const file = 'file' in body && body.file instanceof Blob ? { file: await body.file.text() } : {};
      return { status: 200, body: { ...body, ...file } };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

for (const body of [{ age: 7, name: 'null and void' }, { age: 7 }, { age: 'never', isOpen: true }] as const)
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data'] as const) {
    const { status, body: come } = await invite(client, { body, contentType });
    deepEqual([contentType, status, come], [contentType, 200, body]);
  }

const file = new File(['text'], 'a.txt');
const { body: come } = await invite(client, { body: { age: 'never', isOpen: false, file }, contentType: 'multipart/form-data' });
deepEqual(come, { age: 'never', isOpen: false, file: 'text' });
