import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';

const api = createApi(createClient({ baseUrl: 'http://case' }));
// FastAPI appends path and method to the name of a function, NestJS prepends the class.
deepEqual(Object.fromEntries(Object.entries(api).map(([group, methods]) => [group, Object.keys(methods).sort()])), {
  items: ['list', 'read'],
  // Both functions are called `status`, so that both keep their paths.
  health: ['getStatusAStatus', 'getStatusBStatus'],
  cats: ['findAll'],
  default: ['appGetHello'],
});
