import { deepEqual, equal, rejects } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ query }) => ({ status: 200, body: query }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(new URL(request.url).search);
    return server.fetch(request);
  },
});

const list = ['one', 'two, three', 'a|b c'];
const point = { x: 1, y: -2 };
const query = {
  form_text_exploded: 'a&b=c d+e',
  form_list_exploded: list,
  form_list: list,
  form_point: point,
  spaceDelimited_list: ['one', 'two,three'],
  pipeDelimited_list: ['one', 'two, three'],
  spaceDelimited_point: point,
  pipeDelimited_point: point,
  deepObject_point_exploded: point,
  tree: { left: { values: [1, 2] } },
  json: point,
  reserved: 'a/b:c?d',
};
deepEqual((await echo(client, { query })).body, query);
const pairs = (sent[0] ?? '').slice(1).split('&');
equal(pairs.includes('form_point=x,1,y,-2'), true);
equal(pairs.includes('deepObject_point_exploded[x]=1') || pairs.includes('deepObject_point_exploded%5Bx%5D=1'), true);
equal(pairs.includes('reserved=a/b:c?d'), true);
deepEqual((await echo(client)).body, {});
await rejects(echo(client, { query: { spaceDelimited_list: ['a b'] } }), /delimiter/);
