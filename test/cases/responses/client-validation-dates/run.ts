import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { addVisit, createClient } from '@case/client';
import {
  addVisitRequestSchema,
  addVisitResponseSchemas,
  InvalidResponseError,
  responseChecks,
  validateResponses,
} from '@case/client/standard-schema';

const day = new Date('2024-05-01T00:00:00Z');
const pathsOf = (value: unknown): unknown[] => {
  const result = addVisitRequestSchema['~standard'].validate(value);
  return 'issues' in result ? result.issues.map(({ path }) => path.join('.')) : [];
};
// Requests and responses contain dates and bigints, and are validated as they are sent.
deepEqual(pathsOf({ query: { since: day }, body: { day, count: 9_007_199_254_740_993n } }), []);
deepEqual(pathsOf({ query: { since: 'yesterday' }, body: { day, count: 0n, note: 'long' } }), [
  'query.since',
  'body.count',
  'body.note',
]);
deepEqual(pathsOf({ body: { day: new Date(Number.NaN) } }), ['body.day']);
const visit = { day, count: 9_007_199_254_740_993n };
const result = addVisitResponseSchemas[201]['~standard'].validate(visit);
ok('value' in result);
equal(result.value, visit);
for (const wrong of ['May', new Date(Number.NaN)])
  ok('issues' in addVisitResponseSchemas[201]['~standard'].validate({ day: wrong }));

let text = '{"day":"2024-05-01","count":9007199254740993}';
const fetch = async (): Promise<Response> =>
  new Response(text, { status: 201, headers: { 'content-type': 'application/json' } });
const client = validateResponses(createClient({ fetch }), responseChecks);
const { body } = await addVisit(client, { body: { day } });
deepEqual(body, visit);
text = '{"day":"2024-05-01","count":9007199254740993,"note":"long"}';
await rejects(addVisit(client, { body: { day } }), (error) => {
  ok(error instanceof InvalidResponseError);
  deepEqual(
    error.issues.map(({ path }) => path),
    [['note']],
  );
  return true;
});
