import { deepEqual } from 'node:assert/strict';
import { createServer } from '@case/server';

const server = createServer({
  handlers: {
    readLists: ({ path, query }) => ({ status: 200, body: { ...path, ...query } }),
    readEmpty: ({ query }) => ({ status: 200, body: query }),
  },
});
async function get(path: string): Promise<unknown> {
  const response = await server.fetch(new Request(`http://case${path}`));
  const body: unknown = await response.json();
  return response.status === 200 ? body : response.status;
}

// If items cannot contain commas, an encoded comma is a delimiter: many clients encode the whole value.
deepEqual(await get('/lists/1%2C2,3?numbers=1.5%2C-2%2c3&flags=true%2Cfalse&kinds=cat%2Cdog'), {
  ids: [1, 2, 3], numbers: [1.5, -2, 3], flags: [true, false], kinds: ['cat', 'dog'],
});
// Otherwise, it is part of the item.
deepEqual(await get('/lists/1?names=a%2Cb,c&words=b%2Cc,a&piped=a%7Cb|c'), {
  ids: [1], names: ['a,b', 'c'], words: ['b,c', 'a'], piped: ['a', 'b', 'c'],
});

// Empty values are ignored with `allowEmptyValue` (OpenAPI 3.2, 4.12.2.1); other strings are kept.
deepEqual(await get('/empty?page=&text=&plain=&needed='), { page: 1, plain: '', needed: '' });
deepEqual(await get('/empty?page&text=x&needed'), { page: 1, text: 'x', needed: '' });
deepEqual(await get('/empty?page=2&needed=1'), { page: 2, needed: '1' });
deepEqual(await get('/empty?strict=&needed=1'), 400);
