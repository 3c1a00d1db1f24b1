import { deepEqual, equal } from 'node:assert/strict';
import { createClient, send } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    send: (input) =>
      input.contentType === 'application/json;version=2'
        ? { status: 200, contentType: 'application/json;version=2', body: input.body.two }
        : { status: 200, contentType: 'application/json;version=1', body: String(input.body.one) },
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

const first = await send(client, { contentType: 'application/json;version=1', body: { one: 1 } });
deepEqual([first.status, first.body], [200, '1']);
const second = await send(client, { contentType: 'application/json;version=2', body: { two: 2 } });
deepEqual([second.status, second.body], [200, 2]);
if (second.status === 200) equal(second.contentType, 'application/json;version=2');

// Without parameters, the first media type applies; an undeclared parameter value is rejected (RFC 9110 8.3.1).
async function post(type: string): Promise<number> {
  const request = new Request('http://case/things', { method: 'POST', headers: { 'content-type': type }, body: '{"one":1}' });
  return (await server.fetch(request)).status;
}
deepEqual([await post('application/json'), await post('application/json; version=3')], [200, 415]);
equal(await post('application/json;version=2'), 422);
