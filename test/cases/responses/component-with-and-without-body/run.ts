import { deepEqual } from 'node:assert/strict';
import { createClient, list, reset } from '@case/client';
import { createServer } from '@case/server';

const client = createClient({ baseUrl: 'http://case', fetch: createServer({ mock: true }).fetch });
deepEqual((await list(client)).body, ['a']);
const { status, body } = await reset(client);
deepEqual([status, body], [205, undefined]);
