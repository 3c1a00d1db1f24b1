/**
 * Counts and points of posts, members and spaces that triggers store. After concurrent inserts, updates and deletions,
 * they are compared with counts of the rows.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../../generator/src/support/regexp/random.js';
import { testSeed } from '../support/sample.js';
import { addMember, addSpace } from './content-support.js';
import { type RunningService, startService } from './support.js';

/** Number of rounds of concurrent changes. After each round, everything is counted. */
const ROUNDS = 12;
const AT_ONCE = 12;

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

function database() {
  return running.service.database.db;
}

/** Returns the newest of the given times, in milliseconds. */
function newest(...times: readonly (Date | null)[]): number {
  return Math.max(...times.flatMap((time) => (time === null ? [] : [time.getTime()])));
}

/** Returns the expected values, counted from the rows. */
async function count() {
  const db = database();
  const own = running.ours.id;
  const posts = await db.selectFrom('posts').selectAll().where('community_id', '=', own).execute();
  const comments = await db.selectFrom('comments').selectAll().where('community_id', '=', own).execute();
  const likes = await db.selectFrom('post_likes').selectAll().where('community_id', '=', own).execute();
  const members = await db.selectFrom('members').select('id').where('community_id', '=', own).execute();
  const spaces = await db.selectFrom('spaces').select('id').where('community_id', '=', own).execute();
  const counted = posts.map((post) => {
    const said = comments.filter(({ post_id }) => post_id === post.id);
    const liked = likes.filter(({ post_id }) => post_id === post.id);
    const shown = said.filter((comment) => comment.flagged_for_approval_at === null).length;
    const activeAt = newest(post.created_at, ...[...said, ...liked].map(({ created_at }) => created_at));
    const others = liked.filter(({ member_id }) => member_id !== post.author_member_id).length;
    return {
      id: post.id,
      spaceId: post.space_id,
      authorId: post.author_member_id,
      likes: liked.length,
      comments: shown,
      activeAt,
      writtenAt: newest(post.created_at, ...said.map(({ created_at }) => created_at)),
      popularity: Math.log2(1 + liked.length + 2 * shown) + post.created_at.getTime() / 86_400_000,
      points: (post.status === 'draft' ? 0 : 10) + others,
    };
  });
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return {
    posts: counted.toSorted((one, other) => one.id - other.id),
    points: Object.fromEntries(
      members.map(({ id }) => [
        id,
        sum(counted.flatMap(({ authorId, points }) => (authorId === id ? [points] : []))) +
          5 * comments.filter(({ author_member_id }) => author_member_id === id).length,
      ]),
    ),
    likesOfSpaces: Object.fromEntries(
      spaces.map(({ id }) => [
        id,
        sum(counted.flatMap(({ spaceId, likes: liked }) => (spaceId === id ? [liked] : []))),
      ]),
    ),
  };
}

/** Returns the stored values. */
async function read() {
  const db = database();
  const own = running.ours.id;
  const posts = await db
    .selectFrom('post_standings')
    .selectAll()
    .where('community_id', '=', own)
    .orderBy('post_id')
    .execute();
  const members = await db.selectFrom('member_standings').selectAll().where('community_id', '=', own).execute();
  const spaces = await db
    .selectFrom('spaces')
    .select((of) => [
      'id',
      of
        .selectFrom('list_counts')
        .select(sql<number>`coalesce(sum(change), 0)::int`.as('likes'))
        .whereRef('list_counts.community_id', '=', 'spaces.community_id')
        .where('list', '=', 'likes')
        .whereRef('place', '=', 'spaces.id')
        .as('likes'),
    ])
    .where('community_id', '=', own)
    .execute();
  return {
    posts: posts.map((post) => ({
      id: post.post_id,
      spaceId: post.space_id,
      authorId: post.author_member_id,
      likes: post.likes,
      comments: post.comments,
      activeAt: post.active_at.getTime(),
      writtenAt: post.written_at.getTime(),
      popularity: expect.closeTo(post.popularity, 6),
      points: post.points,
    })),
    points: Object.fromEntries(members.map(({ member_id, points }) => [member_id, points])),
    likesOfSpaces: Object.fromEntries(spaces.map(({ id, likes }) => [id, likes])),
  };
}

interface Ids {
  readonly members: number[];
  readonly spaces: number[];
  readonly posts: number[];
  readonly comments: number[];
}

async function readIds(): Promise<Ids> {
  const idsOf = async (table: 'members' | 'spaces' | 'posts' | 'comments'): Promise<number[]> => {
    const rows = await database().selectFrom(table).select('id').where('community_id', '=', running.ours.id).execute();
    return rows.map(({ id }) => id).toSorted((one, other) => one - other);
  };
  return {
    members: await idsOf('members'),
    spaces: await idsOf('spaces'),
    posts: await idsOf('posts'),
    comments: await idsOf('comments'),
  };
}

type Change = (ids: Ids, pick: Random['pick'], number: number) => Promise<unknown>;

function own() {
  return running.ours.id;
}
function timeOf(number: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + number * 3_600_000);
}

const addPost: Change = ({ members, spaces }, pick, number) =>
  database()
    .insertInto('posts')
    .values({
      community_id: own(),
      space_id: pick(spaces),
      author_member_id: pick(members),
      slug: `post-${number}`,
      status: number % 4 === 0 ? 'draft' : 'published',
      created_at: timeOf(number),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const addComment: Change = ({ members, posts }, pick) =>
  database()
    .insertInto('comments')
    .values({
      community_id: own(),
      post_id: pick(posts),
      author_member_id: pick(members),
      body_html: '',
      body_text: '',
    })
    .execute();

const addLike: Change = ({ members, posts }, pick, number) =>
  database()
    .insertInto('post_likes')
    .values({ community_id: own(), post_id: pick(posts), member_id: pick(members), created_at: timeOf(number + 500) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Changes of a single record, as requests make them. */
const small: readonly Change[] = [
  addPost,
  addComment,
  addComment,
  addLike,
  addLike,
  ({ posts }, pick) =>
    database().deleteFrom('post_likes').where('community_id', '=', own()).where('post_id', '=', pick(posts)).execute(),
  ({ comments }, pick) =>
    database().deleteFrom('comments').where('community_id', '=', own()).where('id', '=', pick(comments)).execute(),
  ({ comments }, pick, number) =>
    database()
      .updateTable('comments')
      .set({ flagged_for_approval_at: number % 3 === 0 ? null : timeOf(number), created_at: timeOf(number + 400) })
      .where('community_id', '=', own())
      .where('id', '=', pick(comments))
      .execute(),
  ({ posts, spaces, members }, pick, number) =>
    database()
      .updateTable('posts')
      .set({
        space_id: pick(spaces),
        author_member_id: pick(members),
        created_at: timeOf(number),
        status: number % 3 === 0 ? 'draft' : 'published',
      })
      .where('community_id', '=', own())
      .where('id', '=', pick(posts))
      .execute(),
];

/** Changes that delete or insert many rows at once. */
const large: readonly Change[] = [
  ({ posts, members }) =>
    sql`insert into comments (community_id, post_id, author_member_id, body_html, body_text)
      select ${own()}, p, m, '', '' from unnest(${posts}::integer[]) as p, unnest(${members.slice(0, 3)}::integer[]) as m`.execute(
      database(),
    ),
  ({ posts, members }) =>
    sql`insert into post_likes (community_id, post_id, member_id)
      select ${own()}, p, m from unnest(${posts}::integer[]) as p, unnest(${members.slice(0, 5)}::integer[]) as m
      on conflict do nothing`.execute(database()),
  ({ posts }, pick) =>
    database().deleteFrom('posts').where('community_id', '=', own()).where('id', '=', pick(posts)).execute(),
  ({ spaces }, pick) =>
    database()
      .deleteFrom('spaces')
      .where('community_id', '=', own())
      .where('id', '=', pick(spaces.slice(1)))
      .execute(),
  ({ members }, pick) =>
    database()
      .deleteFrom('members')
      .where('community_id', '=', own())
      .where('id', '=', pick(members.slice(-4)))
      .execute(),
  () =>
    database()
      .updateTable('comments')
      .set({ post_id: sql`(select min(id) from posts where community_id = ${own()})` })
      .where('community_id', '=', own())
      .execute(),
  () =>
    database()
      .updateTable('post_likes')
      .set({ created_at: timeOf(2000) })
      .where('community_id', '=', own())
      .execute(),
];

test('stored counts match the rows after changes of posts, comments, likes, members and spaces', async () => {
  const random = createRandom(testSeed);
  let number = 0;
  const next = (): number => {
    number += 1;
    return number;
  };
  const change = async (how: Change): Promise<void> => void (await how(await readIds(), random.pick, next()));
  for (let made = 0; made < 12; made += 1) await addMember(running, running.ours, `Member ${made}`);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Replaces what the previous round may have deleted.
    await addMember(running, running.ours, `Newcomer ${round}`);
    for (let made = 0; made < 2; made += 1) await addSpace(running.ours.api);
    for (let made = 0; made < 6; made += 1) await change(addPost);
    for (let made = 0; made < 4; made += 1) await change(addComment);
    const ids = await readIds();
    const chosen = Array.from({ length: AT_ONCE }, () => random.pick(small));
    await Promise.all(chosen.map((how) => how(ids, random.pick, next())));
    expect(await read()).toEqual(await count());
    await change(large[round % large.length] ?? addLike);
    expect(await read()).toEqual(await count());
  }
  expect((await readIds()).posts.length).toBeGreaterThan(0);
});
