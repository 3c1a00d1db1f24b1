import { deepEqual } from 'node:assert/strict';
import { createClient, send } from '@case/client';
import { createServer } from '@case/server';

async function bytesOf(value: unknown): Promise<unknown> {
return value instanceof Blob ? [...new Uint8Array(await value.arrayBuffer())] : value;
}

const server = createServer({
  handlers: {
    send: async ({ body }) => {
      const images = await Promise.all([body.image].flat().map(bytesOf));
      const sounds = await Promise.all([body.sound ?? []].flat().map(bytesOf));
      return { status: 200, body: [images, (await bytesOf(body.video ?? body.audio)) ?? 'none', ...sounds, ...[body.notes ?? []].flat()] };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

// Bytes that are not valid UTF-8.
function file(byte: number): File {
return new File([new Uint8Array([0xff, byte])], 'a.bin');
}
deepEqual((await send(client, { body: { image: file(1) } })).body, [[[255, 1]], 'none']);
deepEqual((await send(client, { body: { image: [file(1), file(2)] } })).body, [[[255, 1], [255, 2]], 'none']);
deepEqual((await send(client, { body: { image: file(1), video: file(3) } })).body, [[[255, 1]], [255, 3]]);
deepEqual((await send(client, { body: { image: file(1), video: { id: 7 } } })).body, [[[255, 1]], { id: 7 }]);
deepEqual((await send(client, { body: { image: file(1), audio: file(4) } })).body, [[[255, 1]], [255, 4]]);
deepEqual((await send(client, { body: { image: file(1), audio: {} } })).body, [[[255, 1]], {}]);
deepEqual((await send(client, { body: { image: file(1), sound: 'none' } })).body, [[[255, 1]], 'none', 'none']);
deepEqual((await send(client, { body: { image: file(1), sound: [file(4), file(5)] } })).body, [[[255, 1]], 'none', [255, 4], [255, 5]]);

// Parts whose schema does not allow a file are decoded by their schema, even if they have a file name.
const form = new FormData();
form.append('image', file(1));
form.append('notes', new File(['7'], 'a.txt'));
const result = await server.fetch(new Request('http://case/images', { method: 'POST', body: form }));
deepEqual([result.status, await result.json()], [200, [[[255, 1]], 'none', 7]]);
