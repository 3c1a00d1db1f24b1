/** A percent-encoded delimiter is data (RFC 3986, 2.2): no value can reach an operation whose path has it. */
import { deepEqual, equal } from 'node:assert/strict';
import { archiveItem, createClient, postItem, postMine, purgeItems } from '@case/client';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    postItem: ({ path }) => ({ status: 200, body: `post ${path.itemId}` }),
    archiveItem: ({ path }) => ({ status: 200, body: `archive ${path.itemId}` }),
    purgeItems: () => ({ status: 200, body: 'purge' }),
    postMine: () => ({ status: 200, body: 'mine' }),
  },
});
const client = createClient({ baseUrl: 'http://case', fetch: server.fetch });

for (const itemId of ['x:archive', ':archive', 'all:purge', '@me', 'a:b', '%3A', 'ü:archive', 'x/y:archive']) {
  equal((await postItem(client, { path: { itemId } })).body, `post ${itemId}`);
  equal((await archiveItem(client, { path: { itemId } })).body, `archive ${itemId}`);
}
deepEqual([(await purgeItems(client)).body, (await postMine(client)).body], ['purge', 'mine']);

async function textOf(path: string): Promise<string> {
return (await server.fetch(new Request(`http://case${path}`, { method: 'POST' }))).text();
}
equal(await textOf('/items/x%3aarchive'), 'post x:archive');
equal(await textOf('/items/x:%61rchive'), 'archive x');
// The server's path prefix is optional and matched in the same way.
equal(await textOf('/v1:beta/items/x%3Aarchive'), 'post x:archive');
equal(await textOf('/%761:beta/items/1'), 'post 1');
equal((await server.fetch(new Request('http://case/v1%3Abeta/items/1', { method: 'POST' }))).status, 404);
