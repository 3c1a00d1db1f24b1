import { equal } from 'node:assert/strict';
import { createServer } from '@case/server';

// A sample that does not match its schema is a 500 here.
const server = createServer({ mock: true, validateResponses: true });
for (let at = 0; at <= 28; at += 1) {
  const response = await server.fetch(`http://case/s${at}`);
  equal(response.status, 200, `/s${at}: ${await response.text()}`);
}
