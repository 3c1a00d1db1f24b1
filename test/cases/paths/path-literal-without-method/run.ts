/** A literal path beside a template: 405 with `Allow`, unless the template accepts the last segment as a value. */
import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';

const deleted: unknown[] = [];
const server = createServer({
  handlers: {
    deletePost: ({ path }) => {
      deleted.push(path.id);
      return { status: 204 };
    },
    deleteTag: ({ path }) => {
      deleted.push(path.name);
      return { status: 204 };
    },
    searchPosts: () => ({ status: 204 }),
    searchTags: () => ({ status: 204 }),
  },
});
async function request(method: string, path: string): Promise<readonly unknown[]> {
  const response = await server.fetch(new Request(`http://case${path}`, { method }));
  return [response.status, response.headers.get('allow')];
}

deepEqual(await request('DELETE', '/posts/search'), [405, 'POST, OPTIONS']);
deepEqual(await request('PUT', '/posts/search'), [405, 'POST, OPTIONS']);
deepEqual(await request('DELETE', '/posts/other'), [400, null]);
deepEqual(await request('DELETE', '/posts/7'), [204, null]);
deepEqual(await request('DELETE', '/tags/search'), [204, null]);
deepEqual(deleted, [7, 'search']);
