import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const done = (): { status: 204 } => ({ status: 204 });
const names = ['client', 'request', 'options', 'operations', 'unwrap', 'new', 'class', 'delete', 'instanceof', 'return', 'with', 'session', 'createRawClient', 'constructor'] as const;
const handlers = {
  client: done, request: done, options: done, operations: done, unwrap_: done, newPet: done, constructor_: done,
  class_: done, delete_: done, instanceof_: done, return_: done, with_: done, session_: done, createRawClient_: done,
};
const server = createServer({ handlers });
const paths: string[] = [];
const fetch = (url: string, init: RequestInit): Promise<Response> => {
  const request = new Request(url, init);
  paths.push(new URL(request.url).pathname);
  return server.fetch(request);
};
const { pets } = createApi(createClient({ baseUrl: 'http://case', fetch }));
const calls = [
  pets.client, pets.request, pets.options, pets.operations, pets.unwrap_, pets.new, pets.class_, pets.delete_,
  pets.instanceof_, pets.return_, pets.with_, pets.session_, pets.createRawClient_, pets.constructor_,
];
for (const call of calls) await call();
deepEqual(paths, names.map((name) => `/${name}`));
