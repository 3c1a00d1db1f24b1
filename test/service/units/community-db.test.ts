/**
 * Restricts queries to a community. A unit test, because every form of query must be safe, including forms that are not
 * used yet.
 */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Db, ofCommunity } from '../../../packages/service/src/database/community-db.js';
import { createDummyDatabase } from './dummy-database.js';

const whole = createDummyDatabase();
const db = ofCommunity(whole, 7);

const forms: readonly (readonly [
  name: string,
  query: (of: Db) => { readonly compile: () => { readonly sql: string; readonly parameters: readonly unknown[] } },
  text: string,
  parameters: readonly unknown[],
])[] = [
  [
    'a table',
    (of) => of.selectFrom('topics').select('id'),
    'select "id" from "topics" where "topics"."community_id" = $1',
    [7],
  ],
  [
    'raw SQL conditions in parentheses',
    (of) => of.selectFrom('topics as t').select('id').where(sql<boolean>`a or b`),
    'select "id" from "topics" as "t" where "t"."community_id" = $1 and (a or b)',
    [7],
  ],
  [
    'a condition with or',
    (of) =>
      of
        .selectFrom('topics')
        .select('id')
        .where((is) => is.or([is('id', '=', 1), is('id', '=', 2)])),
    'select "id" from "topics" where "topics"."community_id" = $1 and ("id" = $2 or "id" = $3)',
    [7, 1, 2],
  ],
  [
    'inner and outer joins',
    (of) =>
      of
        .selectFrom('posts')
        .innerJoin('spaces as s', 's.id', 'posts.space_id')
        .leftJoin('members', 'members.id', 'posts.author_member_id')
        .select('posts.id'),
    'select "posts"."id" from "posts" inner join "spaces" as "s" on "s"."community_id" = $1 and "s"."id" = "posts"."space_id"' +
      ' left join "members" on "members"."community_id" = $1 and "members"."id" = "posts"."author_member_id"' +
      ' where "posts"."community_id" = $1',
    [7],
  ],
  [
    'a cross join',
    (of) => of.selectFrom('spaces').crossJoin('members').select('spaces.id'),
    'select "spaces"."id" from "spaces" cross join "members"' +
      ' where "spaces"."community_id" = $1 and "members"."community_id" = $1',
    [7],
  ],
  [
    'subqueries in every clause',
    (of) =>
      of
        .selectFrom((inner) => inner.selectFrom('posts').select('id').as('p'))
        .select((is) => ['p.id', is.selectFrom('comments').select('id').limit(1).as('c')])
        .where('p.id', 'in', (is) => is.selectFrom('post_likes').select('post_id')),
    'select "p"."id", (select "id" from "comments" where "comments"."community_id" = $1 limit $2) as "c"' +
      ' from (select "id" from "posts" where "posts"."community_id" = $1) as "p"' +
      ' where "p"."id" in (select "post_id" from "post_likes" where "post_likes"."community_id" = $1)',
    [7, 1],
  ],
  [
    'a subquery within raw SQL',
    (of) => of.selectFrom('topics').select(sql<number>`(${of.selectFrom('posts').select('id').limit(1)})`.as('one')),
    'select ((select "id" from "posts" where "posts"."community_id" = $1 limit $2)) as "one"' +
      ' from "topics" where "topics"."community_id" = $1',
    [7, 1],
  ],
  [
    'an update with from',
    (of) => of.updateTable('posts').set({ name: 'x' }).from('spaces').whereRef('spaces.id', '=', 'posts.space_id'),
    'update "posts" set "name" = $1 from "spaces"' +
      ' where "posts"."community_id" = $2 and "spaces"."community_id" = $2 and "spaces"."id" = "posts"."space_id"',
    ['x', 7],
  ],
  [
    'a delete',
    (of) => of.deleteFrom('topics').where('id', '=', 3),
    'delete from "topics" where "topics"."community_id" = $1 and "id" = $2',
    [7, 3],
  ],
  [
    'an insert of values',
    (of) =>
      of
        .insertInto('space_topics')
        .values([
          { space_id: 1, topic_id: 2 },
          { space_id: 3, topic_id: 4 },
        ])
        .onConflict((is) => is.columns(['space_id', 'topic_id']).doNothing()),
    'insert into "space_topics" ("space_id", "topic_id", "community_id") values ($1, $2, $3), ($4, $5, $3)' +
      ' on conflict ("community_id", "space_id", "topic_id") do nothing',
    [1, 2, 7, 3, 4],
  ],
  [
    'an insert from a query',
    (of) =>
      of
        .insertInto('post_likes')
        .columns(['post_id', 'member_id'])
        .expression((is) => is.selectFrom('posts').select(['id', 'author_member_id'])),
    'insert into "post_likes" ("post_id", "member_id", "community_id")' +
      ' select "id", "author_member_id", "posts"."community_id" from "posts" where "posts"."community_id" = $1',
    [7],
  ],
  [
    'a query of communities',
    (of) => of.selectFrom('communities').select('name'),
    'select "name" from "communities" where "communities"."id" = $1',
    [7],
  ],
];

describe('community-bound queries', () => {
  test.each(forms)('community-bound queries add the community id to %s', (_, query, text, parameters) => {
    const compiled = query(db).compile();
    expect([compiled.sql, compiled.parameters]).toEqual([text, parameters]);
  });

  test('community-bound queries reject inserts whose rows do not come from a table', () => {
    const rows = db
      .insertInto('post_likes')
      .columns(['post_id', 'member_id'])
      .expression(db.selectNoFrom((is) => [is.lit(1).as('post_id'), is.lit(2).as('member_id')]));
    expect(() => rows.compile()).toThrow('come from a table');
  });

  test('community-bound queries reject merge statements', () => {
    const merge = db.mergeInto('topics').using('spaces', 'spaces.id', 'topics.id').whenMatched().thenDelete();
    expect(() => merge.compile()).toThrow('cannot be restricted to a community');
  });

  test('community-bound queries are independent of other communities and of the unbound database', () => {
    const ids = (of: Db) => of.selectFrom('topics').select('id').compile().parameters;
    expect([ids(db), ids(ofCommunity(whole, 8)), ids(db)]).toEqual([[7], [8], [7]]);
    expect(whole.selectFrom('topics').select('id').compile().sql).toBe('select "id" from "topics"');
  });
});

test('community-bound queries of tables without a community do not compile', () => {
  // @ts-expect-error: a table without a community_id column does not compile here.
  expect(() => db.selectFrom('request_counts')).not.toThrow();
});
