import { deepEqual, equal } from 'node:assert/strict';
import { createClient, z } from '@case/client';
import { createServer } from '@case/server';

const client = createClient({ baseUrl: 'http://case', fetch: createServer({ mock: true }).fetch });
const result = await z(client);
equal(result.status, 200);
// Optional headers are sent only if the document has examples.
deepEqual([result.headers['x-rate'], result.headers['x-opt'], result.headers.etag], [10, 11, 'example']);
deepEqual(result.body, { a: 'x' });
