import { deepEqual, equal } from 'node:assert/strict';
import { createClient, getSample } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const result = await getSample(client);
equal(result.status, 200);
const { chain, many, far, optional } = result.body;
deepEqual(many, Array.from({ length: 150 }, () => true));
// What lies behind many references is not endless.
deepEqual(far, { end: 'example' });
// What would be too large is left out where it may be.
equal(optional, undefined);
// A list that may end does, where an example has nothing but what is required.
const names: string[] = [];
for (let link: typeof chain | null = chain; link !== null; link = link.next) names.push(link.name);
deepEqual(names, ['example', 'example', 'example']);
