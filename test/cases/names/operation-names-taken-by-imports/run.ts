import { deepEqual } from 'node:assert/strict';
import { createApi, createClient, follow, followReadsJsonFollow, readsJson, sendsJson, then_, writeForm } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    writeForm: ({ query }) => ({ status: 200, body: { id: query.ids?.[1] ?? 0 } }),
    sendsJson: ({ body }) => ({ status: 200, body }),
    then_: () => ({ status: 200, body: { id: 3 } }),
    follow: ({ path }) => ({ status: 200, body: { id: path.id } }),
    readsJson: () => ({ status: 200, body: { id: 5 } }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const read = await readsJson(client);
deepEqual(
  [
    (await writeForm(client, { query: { ids: [1, 2] } })).body,
    (await sendsJson(client, { body: { id: 7 } })).body,
    (await then_(client)).body,
    (await follow(client, { path: { id: 4 } })).body,
    read.status === 200 && (await followReadsJsonFollow(client, { result: read })).body,
  ],
  [{ id: 2 }, { id: 7 }, { id: 3 }, { id: 4 }, { id: 5 }],
);

// Neither the module nor the API object is mistaken for a promise.
const loaded = await import('@case/client');
const api = await Promise.resolve(loaded.createApi(client));
deepEqual(Object.keys(api).sort(), Object.keys(createApi(client)).sort());
deepEqual(await (await Promise.resolve(api.things)).then_(), { id: 3 });
await Promise.resolve(api.then_);
