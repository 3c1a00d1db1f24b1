import { deepEqual, equal } from 'node:assert/strict';
import * as senders from '@case/client/webhooks';
import { createServer } from '@case/server';

deepEqual(Object.keys(senders).sort(), ['goodEvent', 'sendGood']);
// An operation is skipped together with its unsupported callback; webhooks do not become paths.
const server = createServer({ handlers: { listPets: () => ({ status: 204 }) } });
equal((await server.fetch(new Request('http://case/pets', { method: 'POST' }))).status, 501);
equal((await server.fetch(new Request('http://case/bad', { method: 'POST' }))).status, 404);
