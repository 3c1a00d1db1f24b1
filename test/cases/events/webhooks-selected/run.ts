import { deepEqual, equal } from 'node:assert/strict';
import * as client from '@case/client';
import * as senders from '@case/client/webhooks';
import { createWebhookReceiver, type UnknownEvent } from '@case/server/webhooks';

deepEqual(Object.keys(client.createApi(client.createClient({ baseUrl: 'http://case' })).default).sort(), ['copyPets', 'listPets']);
deepEqual(Object.keys(senders).sort(), ['petFoundEvent', 'sendPetFound']);

// An excluded webhook is an unknown event.
const unknown: UnknownEvent[] = [];
const receiver = createWebhookReceiver({
  secret: false,
  handlers: { petFound: ({ body }) => (body.pet.name === 'Ada' ? { status: 204 } : { status: 204 }) },
  onUnknown: (event) => void unknown.push(event),
});
const { fetch } = receiver;
const body = { event: 'found' as const, pet: { name: 'Ada' } };
equal((await senders.sendPetFound('http://case', { body }, { secret: false, fetch })).status, 204);
const lost = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"event":"lost"}' };
equal((await receiver.fetch(new Request('http://case', lost))).status, 204);
equal(unknown.length, 1);
