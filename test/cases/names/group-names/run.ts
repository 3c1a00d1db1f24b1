import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';

const api = createApi(createClient({ baseUrl: 'http://case' }));
// Versions at the start and words such as "API" at the end of a tag are dropped.
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  batch: ['batch1'],
  pet: ['pet1'],
  call: ['call1'],
  messages: ['message1'],
  // Without `API`, both would have the same name.
  policy: ['policy1'],
  policyApi: ['policy2'],
  apiKeys: ['key1'],
  private: ['private1'],
  api: ['api1'],
  githubApps: ['app1'],
});
