import { deepEqual } from 'node:assert/strict';
import { createClient, send } from '@case/client';
import { createServer } from '@case/server';

const bytesOf = async (value: unknown): Promise<unknown> =>
  value instanceof Blob ? [...new Uint8Array(await value.arrayBuffer())] : value;

const server = createServer({
  handlers: {
    send: async ({ body }) => {
      const images = await Promise.all([body.image].flat().map(bytesOf));
      return { status: 200, body: [images, (await bytesOf(body.video ?? body.audio)) ?? 'none'] };
    },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

// Bytes that are no text.
const file = (byte: number): File => new File([new Uint8Array([0xff, byte])], 'a.bin');
deepEqual((await send(client, { body: { image: file(1) } })).body, [[[255, 1]], 'none']);
deepEqual((await send(client, { body: { image: [file(1), file(2)] } })).body, [[[255, 1], [255, 2]], 'none']);
deepEqual((await send(client, { body: { image: file(1), video: file(3) } })).body, [[[255, 1]], [255, 3]]);
deepEqual((await send(client, { body: { image: file(1), video: { id: 7 } } })).body, [[[255, 1]], { id: 7 }]);
deepEqual((await send(client, { body: { image: file(1), audio: file(4) } })).body, [[[255, 1]], [255, 4]]);
deepEqual((await send(client, { body: { image: file(1), audio: {} } })).body, [[[255, 1]], {}]);
