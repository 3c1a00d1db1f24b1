import { equal } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { sendPetCreated } from '@case/client/webhooks';
import { createServer } from '@case/server';
import { createWebhookReceiver } from '@case/server/webhooks';

const receiver = createWebhookReceiver({ secret: false, handlers: { petCreated: () => ({ status: 204 }) } });
const { fetch } = receiver;
equal((await sendPetCreated('http://case', {}, { secret: false, fetch })).status, 204);
await receiver.fetch(new Request('http://case', { method: 'PUT' })).then(({ status }) => equal(status, 405));

// Without paths, the client and the server have no operations.
equal((await createServer({ handlers: {} }).fetch(new Request('http://case/'))).status, 404);
equal(Object.keys(createApi(createClient({ baseUrl: 'http://case' }))).length, 0);
