import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echo } from '@case/client';
import type { Thing } from '@case/types';
import { createServer } from '@case/server';

const texts: string[] = [];
const server = createServer({ handlers: { echo: ({ body }) => ({ status: 200, body }) } });
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  texts.push(await request.clone().text());
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });

const body: Thing = {
  list: [1, 2],
  pair: [3, 'four'],
  inner: { at: 5 },
  map: { a: true },
  either: [6, 7],
  both: [8.5],
  wrapped: [9, 'b'],
};
const found = await echo(client, { body });
deepEqual([found.status, found.body], [200, body]);
equal(
  texts[0]?.split('\n')[1],
  '<Thing><list>1</list><list>2</list><pair>3</pair><pair>four</pair><inner><at>5</at></inner><map><a>true</a></map>' +
    '<either>6</either><either>7</either><both>8.5</both><wrapped><item>9</item><item>b</item></wrapped></Thing>',
);
const one: Thing = { list: [1], pair: [3], either: [6], both: [8] };
deepEqual((await echo(client, { body: one })).body, one);

// Additional items of a tuple accept any value, with and without a wrapping element.
const more = '<Thing><pair>3</pair><pair>four</pair><pair>5</pair><wrapped><item>1</item><item>a</item></wrapped></Thing>';
const init = { method: 'POST', headers: { 'content-type': 'application/xml' }, body: more };
const response = await server.fetch(new Request('http://case/things', init));
equal((await response.text()).split('\n')[1], more);
