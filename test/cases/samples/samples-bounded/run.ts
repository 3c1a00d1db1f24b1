import { deepEqual, equal } from 'node:assert/strict';
import { createClient, getSample } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({ mock: true, validateResponses: true });
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });
const result = await getSample(client);
equal(result.status, 200);
const { chain, many, far, optional } = result.body;
deepEqual(many, Array.from({ length: 150 }, () => true));
// A sample behind many references is finite.
deepEqual(far, { end: 'example' });
// An optional property is omitted if its sample would be too large.
equal(optional, undefined);
// A sample of a linked list ends where it may.
const names: string[] = [];
for (let link: typeof chain | null = chain; link !== null; link = link.next) names.push(link.name);
deepEqual(names, ['example', 'example', 'example']);
