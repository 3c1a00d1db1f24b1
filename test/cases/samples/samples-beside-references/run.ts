import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';

const server = createServer({ mock: true, validateResponses: true });
for (const path of ['a', 'b', 'c', 'd']) {
  const response = await server.fetch(`http://case/${path}`);
  deepEqual([response.status, await response.json()], [200, { status: 400, type: 'example' }], path);
}
