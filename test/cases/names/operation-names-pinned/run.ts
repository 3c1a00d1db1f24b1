import { deepEqual } from 'node:assert/strict';
import * as client from '@case/client';

const api = client.createApi(client.createClient({ baseUrl: 'http://case' }));
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  animals: ['addPet', 'list', 'putPet'],
  shops: ['add', 'get', 'update'],
});
deepEqual(typeof client.listAnimals, 'function');
