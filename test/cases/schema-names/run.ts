import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoUses } from '@case/client';
import { createServer } from '@case/server';
import type { _2fast, AnswerSchema, HttpErrorSchema, Unicode, Uses } from '@case/types';

const server = createServer({ handlers: { echoUses: ({ body }) => ({ status: 200, body }) }, validateAnswers: true });
const client = createClient({ baseUrl: 'http://case', fetch: (request) => server.fetch(request) });
const answer: AnswerSchema = { at: 'answer' };
const fast: _2fast = { at: 'fast' };
const error: HttpErrorSchema = { at: 'error' };
const unicode: Unicode = { at: 'unicode' };
const all: Required<Uses> = {
  ...{ p0: { at: 'date' }, p1: { at: 'record' }, p2: { at: 'promise' }, p3: { at: 'class' }, p4: { at: 'string' } },
  ...{ p5: { at: 'array' }, p6: { at: 'error' }, p7: { at: 'map' }, p8: answer, p9: { at: 'handlers' } },
  ...{ p10: { at: 'request' }, p11: { at: 'response' }, p12: { at: 'reply' }, p13: { at: 'client' } },
  ...{ p14: { at: 'api' }, p15: { at: 'exclude' }, p16: { at: 'undefined' }, p17: { at: 'object' }, p18: fast },
  ...{ p19: { at: 'snake' }, p20: { at: 'kebab' }, p21: { at: 'dotted' }, p22: error, p23: unicode },
};
const result = await echoUses(client, { body: all });
deepEqual([result.status, result.body], [200, all]);

// Each name leads to its own schema, and none to what the language calls so.
for (const name of Object.keys(all)) {
  const body = JSON.stringify({ ...all, [name]: { at: 5 } });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const refused = await server.fetch(new Request('http://case/uses', init));
  deepEqual([refused.status, ((await refused.json()) as { errors: object }).errors], [422, { [`${name}.at`]: ['must be string'] }]);
}
equal(Object.keys(all).length, 24);
