import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import { createServer } from '@case/server';

const sent: string[] = [];
const server = createServer({ handlers: { echo: ({ path }) => ({ status: 200, body: path }) } });
const client = createClient({
  baseUrl: 'http://case',
  fetch: (url, init) => {
    const request = new Request(url, init);
    sent.push(new URL(request.url).pathname);
    return server.fetch(request);
  },
});

const text = 'a/b, c;d=e.f';
const list = ['one', 'two, three', 'a.b'];
const point = { x: 1, y: -2 };
const path = {
  simple_text: text,
  simple_list: list,
  simple_point: point,
  simple_text_exploded: text,
  simple_list_exploded: list,
  simple_point_exploded: point,
  label_text: text,
  label_list: list,
  label_point: point,
  label_text_exploded: text,
  label_list_exploded: list,
  label_point_exploded: point,
  matrix_text: text,
  matrix_list: list,
  matrix_point: point,
  matrix_text_exploded: text,
  matrix_list_exploded: list,
  matrix_point_exploded: point,
};
deepEqual((await echo(client, { path })).body, path);
const segments = (sent[0] ?? '').split('/').slice(2);
equal(segments[2], 'x,1,y,-2');
equal(segments[5], 'x=1,y=-2');
equal(segments[8], '.x,1,y,-2');
equal(segments[11], '.x=1.y=-2');
equal(segments[14], ';matrix_point=x,1,y,-2');
equal(segments[17], ';x=1;y=-2');
