import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

function done(): { status: 204 } {
return { status: 204 };
}
const names = ['client', 'request', 'options', 'operations', 'unwrap', 'new', 'class', 'delete', 'instanceof', 'return', 'with', 'session', 'createRawClient', 'constructor'] as const;
const handlers = {
  client: done, request: done, options: done, operations: done, unwrap_: done, newPet: done, constructor_: done,
  class_: done, delete_: done, instanceof_: done, return_: done, with_: done, session_: done, createRawClient_: done,
};
const server = createServer({ handlers });
const paths: string[] = [];
function fetch(url: string, init: RequestInit): Promise<Response> {
  const request = new Request(url, init);
  paths.push(new URL(request.url).pathname);
  return server.fetch(request);
}
const { pets } = createApi(createClient({ baseUrl: 'http://case', fetch }));
const calls = [
  pets.client, pets.request, pets.options, pets.operations, pets.unwrap, pets.new, pets.class, pets.delete,
  pets.instanceof, pets.return, pets.with, pets.session, pets.createRawClient, pets.constructor_,
];
for (const call of calls) await call();
deepEqual(paths, names.map((name) => `/${name}`));
