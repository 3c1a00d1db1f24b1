import { deepEqual, equal, rejects } from 'node:assert/strict';
import { byBoth, byCertificate, byConnect, byDigest, byOauth, createClient } from '@case/client';
import { createServer } from '@case/server';

const seen: string[] = [];
function accept(name: string) {
return (token: string, { scopes }: { scopes: readonly string[] }): string => {
    seen.push(`${name} ${token} ${scopes.join('+')}`.trim());
    return name;
  };
}
function done(): { status: 204 } {
return { status: 204 };
}
const server = createServer({
  handlers: { byOauth: done, byConnect: done, byDigest: done, byCertificate: done, byBoth: done },
  security: {
    login: accept('login'),
    connect: accept('connect'),
    digest: accept('digest'),
    key: accept('key'),
    certificate: accept('certificate'),
  },
});
const headers: (string | null)[] = [];
const client = createClient({
  baseUrl: 'http://case',
  auth: { login: async () => 'l', connect: 'c', digest: 'd', key: 'k' },
  fetch: (url, init) => {
    const request = new Request(url, init);
    headers.push(request.headers.get('authorization'));
    return server.fetch(request);
  },
});
for (const call of [byOauth, byConnect, byDigest, byCertificate, byBoth]) equal((await call(client)).status, 204);
deepEqual(headers, ['Bearer l', 'Bearer c', 'DPoP d', null, 'Bearer l']);
deepEqual(seen, ['login l read+write', 'connect c read', 'digest d', 'certificate', 'login l', 'key k']);
await rejects(byOauth(createClient({ baseUrl: 'http://case' })), { name: 'MissingCredentialError' });
// A security requirement needs all its schemes.
const half = createClient({ baseUrl: 'http://case', auth: { login: 'l' }, fetch: server.fetch });
await rejects(byBoth(half), { name: 'MissingCredentialError' });
const challenge = await server.fetch(new Request('http://case/digest'));
deepEqual([challenge.status, challenge.headers.get('www-authenticate')], [401, 'DPoP']);
