import { deepEqual } from 'node:assert/strict';
import * as client from '@case/client';

const api = client.createApi(client.createClient({ baseUrl: 'http://case' }));
// An id that only repeats the method and the path has no verb, nor has an operation without an id.
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  webhooks: ['create', 'delete', 'get', 'getLog', 'getLogs', 'list', 'ping', 'replace', 'update'],
  transactions: ['delete', 'deleteAll', 'get', 'list', 'listByAccountId'],
  // An object that happens to have an array is not a list.
  settings: ['get'],
  // Neither an HTTP method nor `create` describes this operation.
  query: ['postQuery'],
});
// The functions are named by the ids, without the version.
deepEqual(Object.keys(client).filter((name) => /Webhooks/u.test(name) && !/(?:Api|Operation)$/u.test(name)).sort(), [
  'deleteWebhooksByWebhookId',
  'getWebhooks',
  'getWebhooksByWebhookId',
  'getWebhooksByWebhookIdLogs',
  'getWebhooksByWebhookIdLogsByLogId',
  'patchWebhooksByWebhookId',
  'postWebhooks',
  'postWebhooksByWebhookIdPing',
  'putWebhooksByWebhookId',
]);
