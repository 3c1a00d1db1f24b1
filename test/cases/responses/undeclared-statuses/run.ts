/** Undeclared statuses throw an error with the body's message, or are returned with `undeclared: 'return'`. */
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createApi, createClient, getItem, listItems, UnexpectedResponseError } from '@case/client';

function reply(status: number, body: string | null, type = 'application/json') {
return async (): Promise<Response> =>
  new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } });
}
function clientOf(...args: Parameters<typeof reply>) {
return createClient({ baseUrl: 'http://case', fetch: reply(...args) });
}
const path = { id: '1' };

const told: readonly (readonly [body: string | null, type: string, parsed: unknown, text: string])[] = [
  ['{"detail":"No item 1","title":"Not Found"}', 'application/problem+json', undefined, ' No item 1'],
  ['{"message":"gone"}', 'application/json; charset=utf-8', undefined, ' gone'],
  ['{"title":"Not Found"}', 'application/json', undefined, ' Not Found'],
  ['{"error":{"code":"x","message":"no such item"}}', 'application/json', undefined, ' no such item'],
  ['{"error":"not_found"}', 'application/json', undefined, ' not_found'],
  ['{"detail":[{"loc":["path","id"],"msg":"bad id"}]}', 'application/json', undefined, ' bad id'],
  ['{"errors":["a","b"]}', 'application/json', undefined, ' a'],
  ['"as text"', 'application/json', 'as text', ' as text'],
  ['{"id":1}', 'application/json', undefined, ''],
  ['Not  here\n', 'text/plain', 'Not  here\n', ' Not here'],
  ['{', 'application/json', undefined, ''],
  ['\u0000', 'image/png', undefined, ''],
  [null, '', undefined, ''],
];
for (const [body, type, parsed, text] of told) {
  const isObject = body?.startsWith('{"') === true;
  await rejects(getItem(clientOf(404, body, type), { path }), (error) => {
    equal(error instanceof UnexpectedResponseError, true);
    if (!(error instanceof UnexpectedResponseError)) return false;
    equal(error.message, `getItem: 404${text} (undeclared status)`);
    deepEqual(error.body, isObject ? JSON.parse(body) : parsed);
    return error.status === 404;
  });
}
// The message is short, however long the body is.
await rejects(getItem(clientOf(500, JSON.stringify({ detail: 'x'.repeat(5_000) })), { path }), (error) => {
  return error instanceof Error && error.message.length < 260;
});

// For one call.
const missing = clientOf(404, '{"detail":"No item 1"}');
const result = await getItem(missing, { path }, { undeclared: 'return' });
if (result.status === 404) deepEqual(result.body, { detail: 'No item 1' });
else if (result.status === 200) equal(result.body.id satisfies string, '1');
else if (result.status === 422) equal(result.body.detail satisfies string, '');
deepEqual([result.status, result.headers, result.response.status], [404, {}, 404]);

// For all calls of a client.
const lenient = createClient({ baseUrl: 'http://case', fetch: reply(503, 'busy', 'text/plain'), undeclared: 'return' });
const busy = await listItems(lenient);
// @ts-expect-error: the body of an undeclared status is unknown.
if (busy.status === 503) busy.body satisfies string;
deepEqual([busy.status, busy.body], [503, 'busy']);
await rejects(listItems(lenient, {}, { undeclared: 'throw' }), UnexpectedResponseError);
await rejects(getItem(missing, { path }), UnexpectedResponseError);

// The grouped API throws an `ApiError` with the body.
const api = createApi(lenient).default;
await rejects(api.getItem({ path }), { name: 'ApiError', status: 503, message: 'getItem: 503 busy' });
await rejects(api.paginateListItems().pages()[Symbol.asyncIterator]().next(), { name: 'ApiError', status: 503 });
const created = createClient({ baseUrl: 'http://case', fetch: reply(201, '{"id":"1"}'), undeclared: 'return' });
await rejects(createApi(created).default.getItem({ path }), { name: 'UnexpectedResponseError', status: 201 });
await rejects(createApi(created).default.listItems(), { name: 'UnexpectedResponseError', body: { id: '1' } });
