import { deepEqual, equal } from 'node:assert/strict';
import { createClient, echoMembers, echoNamed, echoSame, echoUnnamed, echoWhole } from '@case/client';
import { createServer } from '@case/server';

let text = '';
const server = createServer({
  handlers: {
    echoNamed: ({ body }) => ({ status: 200, body: body ?? { purrs: 0 } }),
    echoUnnamed: ({ body }) => ({ status: 200, body }),
    echoSame: ({ body }) => ({ status: 200, body }),
    echoWhole: ({ body }) => ({ status: 200, body }),
    echoMembers: ({ body }) => ({ status: 200, body }),
  },
});
async function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  text = (await request.clone().text()).split('\n')[1] ?? '';
  return server.fetch(request);
}
const client = createClient({ baseUrl: 'http://case', fetch });

const cat = { purrs: 1 };
const dog = { barks: 2 };
deepEqual([(await echoNamed(client, { body: cat })).body, text], [cat, '<cat><purrs>1</purrs></cat>']);
deepEqual([(await echoNamed(client, { body: dog })).body, text], [dog, '<dog><barks>2</barks></dog>']);
deepEqual([(await echoUnnamed(client, { body: cat })).body, text], [cat, '<root><purrs>1</purrs></root>']);
deepEqual([(await echoUnnamed(client, { body: dog })).body, text], [dog, '<root><barks>2</barks></root>']);
deepEqual([(await echoSame(client, { body: cat })).body, text], [cat, '<root><purrs>1</purrs></root>']);
deepEqual([(await echoSame(client, { body: { plays: true } })).body, text], [{ plays: true }, '<root><plays>true</plays></root>']);
deepEqual([(await echoWhole(client, { body: dog })).body, text], [dog, '<pet><barks>2</barks></pet>']);
const house = { first: cat, second: { plays: false }, guard: dog };
deepEqual((await echoMembers(client, { body: house })).body, house);
equal(
  text,
  '<house><first><purrs>1</purrs></first><second><plays>false</plays></second><dog><barks>2</barks></dog></house>',
);
