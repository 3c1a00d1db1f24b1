/**
 * Importing a community with many records in one transaction, into a database whose query plans are based on the small
 * seed data.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject, type JsonObject } from '../../generator/src/openapi/values.js';
import { isLong } from '../support/long.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

/**
 * Number of members, posts, comments and likes. With query plans for few rows, the embedded database would not finish
 * in time.
 */
const SIZE = isLong ? 20_000 : 500;
/** The first id of the records. It is higher than the ids of the seed data. */
const FIRST = 1_000_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

function repeat(rows: unknown, change: (index: number) => JsonObject): JsonObject[] {
  if (!Array.isArray(rows)) throw new Error('There are no such rows in the sample');
  const last = asObject(rows.at(-1));
  const more = Array.from({ length: SIZE }, (_, index) => ({ ...last, ...change(index) }));
  return [...rows.map(asObject), ...more];
}

const lists = ['community_members?status=all', 'posts?status=all', 'comments'];

/** Creates a post and returns its id. */
async function makePost(): Promise<unknown> {
  const { status, body } = await sandbox.send('POST', '/api/admin/v2/posts', {
    space_id: 302,
    name: 'New',
    body: 'New',
  });
  expect(status).toBe(200);
  return asObject(asObject(body)['post'])['id'];
}

function countAll(): Promise<number[]> {
  return Promise.all(
    lists.map(async (list) => Number(asObject((await sandbox.send('GET', `/api/admin/v2/${list}`)).body)['count'])),
  );
}

test('imports a large community and returns correct list counts', async () => {
  const document = asObject((await sandbox.send('GET', '/sandbox/community')).body);
  const tables = asObject(document['tables']);
  const idOf = (index: number): number => FIRST + (index % SIZE);
  const sample = {
    members: repeat(tables['members'], (index) => ({
      id: idOf(index),
      user_id: idOf(index),
      public_uid: `u${index}`,
      email: `member-${index}@example.com`,
      name: `Many ${index}`,
      is_owner: false,
      sso_user_id: null,
    })),
    posts: repeat(tables['posts'], (index) => ({
      id: idOf(index),
      slug: `many-${index}`,
      name: `Many ${index}`,
      author_member_id: idOf(index * 7),
    })),
    comments: repeat(tables['comments'], (index) => ({
      id: idOf(index),
      post_id: idOf(index),
      author_member_id: idOf(index * 11),
      body_text: `Many ${index}`,
      parent_comment_id: null,
      root_comment_id: null,
    })),
    post_likes: repeat(tables['post_likes'], (index) => ({ post_id: idOf(index * 3), member_id: idOf(index) })),
  };
  // The document is serialized first, because serializing blocks this process, which also runs the sandbox, until the
  // idle connection is closed.
  const loaded = JSON.stringify({ ...document, tables: { ...tables, ...sample } });
  const before = await countAll();
  expect(await sandbox.send('PUT', '/sandbox/community', loaded)).toMatchObject({ status: 204 });

  for (const list of ['posts', 'comments'])
    expect(await sandbox.send('GET', `/api/admin/v2/${list}?search_text=many`)).toMatchObject({
      status: 200,
      body: { count: SIZE },
    });
  expect(await countAll()).toEqual(before.map((count) => count + SIZE));
});

test('restores the seed data and the next ids on reset', async () => {
  const reset = async (): Promise<void> =>
    expect(await sandbox.send('POST', '/sandbox/reset')).toMatchObject({ status: 204 });
  await reset();
  const [sample, first] = [await countAll(), await makePost()];
  expect(sample[0]).toBeLessThan(100);
  expect(first).toBeLessThan(FIRST);
  await reset();
  expect([await countAll(), await makePost()]).toEqual([sample, first]);
});
