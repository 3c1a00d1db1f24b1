import { deepEqual, equal, rejects, throws } from 'node:assert/strict';
import { type ClientOptions, createClient, listFiles, listPets, putFile, serverUrl } from '@case/client';
import { createServer } from '@case/server';

const collect = async (options: ClientOptions): Promise<string[]> => {
  const urls: string[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    urls.push(request.url);
    return new Response(null, { status: 204 });
  };
  const client = createClient({ ...options, fetch });
  for (const call of [listPets, listFiles, putFile]) await call(client);
  return urls;
};
const toHost = (server: string): string => new URL(server, 'http://host').href;
deepEqual(await collect({ baseUrl: toHost }), [
  'https://eu.case.test/v1/pets',
  'https://files.case.test/files',
  'http://host/uploads/files',
]);
// A text takes the place of all of them, so that nothing is sent to where it should not be.
deepEqual(await collect({ baseUrl: 'http://sandbox/api/' }), [
  'http://sandbox/api/pets',
  'http://sandbox/api/files',
  'http://sandbox/api/files',
]);
const toUs: ClientOptions['baseUrl'] = (address, server) => toHost(serverUrl({ region: 'us' })(address, server));
deepEqual(await collect({ baseUrl: toUs }), [
  'https://us.case.test/v1/pets',
  'https://files.case.test/files',
  'http://host/uploads/files',
]);
// @ts-expect-error It is none of those that are listed.
throws(() => createClient({ baseUrl: serverUrl({ region: 'mars' }) }), /region is one of eu, us, not mars/u);
await rejects(putFile(createClient()), /is not a complete address: pass baseUrl/u);

const done = (): { status: 204 } => ({ status: 204 });
const handlers = { listPets: done, listFiles: done, putFile: done };
const statusOf = async (basePath: string | undefined, path: string): Promise<number> => {
  const server = createServer({ handlers, ...(basePath !== undefined && { basePath }) });
  return (await server.fetch(new Request(`http://case${path}`))).status;
};
// What the servers have in common stands before the paths, or has been taken away by something before.
equal(await statusOf(undefined, '/v1/pets'), 204);
equal(await statusOf(undefined, '/pets'), 204);
equal(await statusOf(undefined, '/v1'), 404);
equal(await statusOf(undefined, '/v1pets'), 404);
equal(await statusOf('/v2', '/v2/pets'), 204);
equal(await statusOf('/v2', '/v1/pets'), 404);
equal(await statusOf('/v2', '/pets'), 404);
equal(await statusOf('', '/v1/pets'), 404);
equal(await statusOf('', '/pets'), 204);
