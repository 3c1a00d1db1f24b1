import { deepEqual, rejects } from 'node:assert/strict';
import { createClient, readFile, readLabel, readMixed, readPart } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    readFile: ({ path }) => ({ status: 200, body: path }),
    readPart: ({ path }) => ({ status: 200, body: path }),
    readLabel: ({ path }) => ({ status: 200, body: path }),
    readMixed: ({ path }) => ({ status: 200, body: path }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

// Longer values with dots are allowed, and slashes are encoded.
for (const name of ['...', '.a', 'a..', '../b', '..%2f', './', '. ', '%2e', '%2e%2e']) {
  deepEqual((await readFile(client, { path: { name } })).body, { name });
  deepEqual((await readPart(client, { path: { name, list: [name, '.'] } })).body, { name, list: [name, '.'] });
}
deepEqual((await readLabel(client, { path: { name: 'a' } })).body, { name: 'a' });
deepEqual((await readMixed(client, { path: { a: 'x', b: '..' } })).body, { a: 'x', b: '..' });

// URL parsers remove the segments `.` and `..`, even if encoded (WHATWG URL, 4.1): the client rejects them.
for (const name of ['.', '..']) {
  await rejects(readFile(client, { path: { name } }), /^RequestError: path parameter name: is "\." or "\.\."$/u);
  await rejects(readPart(client, { path: { name, list: ['a'] } }), /path parameter name/u);
  await rejects(readPart(client, { path: { name: 'a', list: [name] } }), /path parameter list/u);
}
// The label style adds a dot itself.
await rejects(readLabel(client, { path: { name: '.' } }), /path parameter name/u);
