import { deepEqual, equal, rejects, throws } from 'node:assert/strict';
import { type ClientOptions, createClient, listFiles, listPets, putFile, serverUrl } from '@case/client';
import { createServer } from '@case/server';

async function collect(options: ClientOptions): Promise<string[]> {
  const urls: string[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    urls.push(request.url);
    return new Response(null, { status: 204 });
  };
  const client = createClient({ ...options, fetch });
  for (const call of [listPets, listFiles, putFile]) await call(client);
  return urls;
}
function toHost(server: string): string {
return new URL(server, 'http://host').href;
}
deepEqual(await collect({ baseUrl: toHost }), [
  'https://eu.case.test/v1/pets',
  'https://files.case.test/files',
  'http://host/uploads/files',
]);
// A string `baseUrl` replaces all servers, so that no request goes to an unexpected host.
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
// @ts-expect-error: not in the enum of the variable.
throws(() => createClient({ baseUrl: serverUrl({ region: 'mars' }) }), /region must be one of eu, us, not mars/u);
await rejects(putFile(createClient()), /is not an absolute URL: pass baseUrl/u);

function done(): { status: 204 } {
return { status: 204 };
}
const handlers = { listPets: done, listFiles: done, putFile: done };
async function statusOf(basePath: string | undefined, path: string): Promise<number> {
  const server = createServer({ handlers, ...(basePath !== undefined && { basePath }) });
  return (await server.fetch(new Request(`http://case${path}`))).status;
}
// The common path prefix of the servers is optional.
equal(await statusOf(undefined, '/v1/pets'), 204);
equal(await statusOf(undefined, '/pets'), 204);
equal(await statusOf(undefined, '/v1'), 404);
equal(await statusOf(undefined, '/v1pets'), 404);
equal(await statusOf('/v2', '/v2/pets'), 204);
equal(await statusOf('/v2', '/v1/pets'), 404);
equal(await statusOf('/v2', '/pets'), 404);
equal(await statusOf('', '/v1/pets'), 404);
equal(await statusOf('', '/pets'), 204);
