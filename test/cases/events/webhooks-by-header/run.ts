import { deepEqual, equal } from 'node:assert/strict';
import { listPets } from '@case/client/webhooks';
import { sendClass, sendEventGet, sendEventPost } from '@case/client/webhook-events';
import { createWebhookReceiver } from '@case/server/webhook-events';

// Tags still have their own modules.
equal(listPets.name, 'listPets');

const got: unknown[] = [];
const receiver = createWebhookReceiver({
  secret: false,
  handlers: {
    eventGet: ({ query }) => ({ status: 200, body: query.challenge }),
    eventPost: ({ body }) => {
      got.push(body);
      return { status: 204 };
    },
    class_: async (input) => {
      got.push(input.contentType === 'application/json' ? input.body : [...(await input.body.bytes())]);
      return { status: 204 };
    },
  },
});
const options = { secret: false as const, fetch: receiver.fetch };
const headers = { 'X-Event': 'pet' as const };
equal((await sendEventGet('http://case/?a=1', { headers, query: { challenge: 'x&y' } }, options)).body, 'x&y');
await sendEventPost('http://case', { headers, body: { type: 'same' } }, options);
await sendClass('http://case', { headers: { 'X-Event': 'mall' }, body: { type: 'same' } }, options);
const bytes = new Blob([new Uint8Array([1, 2, 255])]).stream();
const binary = { contentType: 'application/octet-stream' as const, body: bytes };
await sendClass('http://case', { headers: { 'X-Event': 'shop' }, ...binary }, options);
deepEqual(got, [{ type: 'same' }, { type: 'same' }, [1, 2, 255]]);
// @ts-expect-error: the header belongs to another event.
equal((await sendEventPost('http://case', { headers: { 'X-Event': 'zoo' }, body: { type: 'same' } }, options)).status, 204);
