import { equal } from 'node:assert/strict';
import { createClient, getSample } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const result = await getSample(client);
equal(result.status, 200);
equal(result.body.id % 4, 0);
