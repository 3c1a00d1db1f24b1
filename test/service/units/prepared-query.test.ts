/** The SQL of prepared queries. A unit test, because every form must be correct, even if it is not used yet. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ofCommunity } from '../../../packages/service/src/database/community-db.js';
import { given } from '../../../packages/service/src/database/given.js';
import { prepareQuery, type Values } from '../../../packages/service/src/database/prepared-query.js';
import { createDummyDatabase } from './dummy-database.js';

const asked: { readonly text: string; readonly parameters: readonly unknown[] }[] = [];

const whole = createDummyDatabase(({ query }) => void asked.push({ text: query.sql, parameters: query.parameters }));
const of = { db: ofCommunity(whole, 7), communityId: 7 };

beforeEach(() => {
  asked.length = 0;
});

interface Named {
  readonly name: string;
}

test('prepareQuery inlines constants as escaped literals', async () => {
  const read = prepareQuery((db, { value }: Values<Named>) =>
    db
      .selectFrom('topics')
      .select('id')
      .where('name', '=', value('name'))
      .where('name', 'in', ["O'Brien", String.raw`\' or true --`])
      .where(sql<boolean>`is_default is not distinct from ${null}`)
      .where('id', '<>', -3)
      .limit(5),
  );
  await read(of, { name: "Rye's" });
  expect(asked).toEqual([
    {
      text:
        'select "id" from "topics" where "topics"."community_id" = $1 and "name" = $2 ' +
        String.raw`and "name" = any(array['O''Brien', '\'' or true --']) ` +
        'and is_default is not distinct from null and "id" <> -3 limit 5',
      parameters: [7, "Rye's"],
    },
  ]);
});

test('prepareQuery passes constants without a literal form as parameters', async () => {
  const then = new Date('2030-01-31T12:00:00Z');
  const read = prepareQuery((db) => db.selectFrom('topics').select('id').where('created_at', '>', then));
  await read(of, {});
  await read({ ...of, communityId: 8 }, {});
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    [7, then],
    [8, then],
  ]);
});

interface Narrowed {
  readonly name: string | undefined;
  readonly adminOnly?: boolean | undefined;
}

test('prepareQuery omits conditions whose optional value is undefined', async () => {
  const read = prepareQuery((db, { optional }: Values<Narrowed>) =>
    db
      .selectFrom('topics')
      .select('id')
      .$call(given(optional('name'), (all, name) => all.where('name', '=', name)))
      .$call(given(optional('adminOnly'), (all, adminOnly) => all.where('admin_only', '=', adminOnly))),
  );
  await read(of, { name: undefined });
  await read(of, { name: 'Rye' });
  await read(of, { name: undefined, adminOnly: false });
  await read(of, { adminOnly: undefined, name: 'Spelt' });
  await read(of, { adminOnly: true, name: '' });
  const all = 'select "id" from "topics" where "topics"."community_id" = $1';
  expect(asked).toEqual([
    { text: all, parameters: [7] },
    { text: `${all} and "name" = $2`, parameters: [7, 'Rye'] },
    { text: `${all} and "admin_only" = $2`, parameters: [7, false] },
    { text: `${all} and "name" = $2`, parameters: [7, 'Spelt'] },
    { text: `${all} and "name" = $2 and "admin_only" = $3`, parameters: [7, '', true] },
  ]);
});

interface Lists {
  readonly ids: readonly number[];
  readonly others: readonly number[];
}

const readLists = prepareQuery((db, { list }: Values<Lists>) =>
  db
    .selectFrom('topics')
    .select('id')
    .where((each) => each('id', 'in', list('ids')))
    .where((each) => each('id', 'not in', list('others'))),
);

const head = 'select "id" from "topics" where "topics"."community_id" = $1 and ';

test.each<readonly [ids: number[], others: number[], rest: string, parameters: unknown[]]>([
  [[], [], 'false and true', [7]],
  [[1], [2], '"id" = ($2) and "id" <> ($3)', [7, 1, 2]],
  [[1, 2], [3, 4], '"id" = any($2) and "id" <> all($3)', [7, [1, 2], [3, 4]]],
  [[1], [], '"id" = ($2) and true', [7, 1]],
  [[], [1, 2, 3], 'false and "id" <> all($2)', [7, [1, 2, 3]]],
])('prepareQuery compiles lists of %j and %j', async (ids, others, rest, parameters) => {
  await readLists(of, { ids, others });
  // Regardless of the order of properties.
  await readLists(of, { others, ids });
  expect(asked).toEqual([
    { text: head + rest, parameters },
    { text: head + rest, parameters },
  ]);
});
