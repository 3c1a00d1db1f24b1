import { deepEqual } from 'node:assert/strict';
import { createApi, createClient } from '@case/client';
import { createServer } from '@case/server';

const done = (): { status: 204 } => ({ status: 204 });
const names = ['client', 'request', 'options', 'operations', 'unwrap', 'new', 'constructor'] as const;
const handlers = { client: done, request: done, options: done, operations: done, unwrap_: done, newPet: done, constructor_: done };
const server = createServer({ handlers });
const paths: string[] = [];
const fetch = (url: string, init: RequestInit): Promise<Response> => {
  const request = new Request(url, init);
  paths.push(new URL(request.url).pathname);
  return server.fetch(request);
};
const { pets } = createApi(createClient({ baseUrl: 'http://case', fetch }));
for (const call of [pets.client, pets.request, pets.options, pets.operations, pets.unwrap_, pets.new, pets.constructor_]) await call();
deepEqual(paths, names.map((name) => `/${name}`));
