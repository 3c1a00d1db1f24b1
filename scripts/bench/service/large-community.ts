/** Creates a community that is large enough to reveal missing indexes, on a separate PostgreSQL server. */
import pg from 'pg';
import { startPostgres } from '../../support/postgres.js';

export interface Size {
  readonly members: number;
  readonly posts: number;
}

export interface LargeCommunity {
  readonly url: string;
  readonly communityId: number;
  readonly adminToken: string;
  /** Token of a member with access only to what everybody can read. */
  readonly memberToken: string;
  /** Id of a post that accepts comments. */
  readonly postId: number;
  readonly stop: () => Promise<void>;
}

/**
 * Returns the SQL statements that create the rows. Texts rarely repeat and times are unordered; each member has a
 * comment, a like and a space membership.
 */
function statements(communityId: number, { members, posts }: Size): readonly string[] {
  return [
    `insert into members (community_id, public_uid, email, name, headline, active, activity_score, created_at, updated_at)
   select ${communityId}, 'm' || i, 'member-' || i || '@example.com', md5((i % 50000)::text),
     case when i % 5 = 0 then null else 'Bakes with ' || (array['rye', 'wheat', 'spelt', 'oat'])[1 + i % 4] end,
     i % 17 <> 0, i % 11, t, t
   from (select i, now() - make_interval(secs => (i::bigint * 7919) % 94608000) as t
     from generate_series(1, ${members}) as i) as all_members`,
    `insert into space_groups (community_id, name, slug)
   select ${communityId}, 'Group ' || i, 'large-' || i from generate_series(1, 10) as i`,
    `insert into spaces (community_id, space_group_id, name, slug)
   select ${communityId}, id, 'Space ' || i, 'large-' || id || '-' || i
   from space_groups, generate_series(1, 10) as i where community_id = ${communityId}`,
    `insert into posts (community_id, space_id, author_member_id, name, slug, body_html, body_text, status, published_at,
     created_at, updated_at)
   select ${communityId}, s.ids[1 + i % array_length(s.ids, 1)], m.first + (i::bigint * 31) % ${members},
     'Post ' || md5(i::text), 'p' || i, '<p>About ' || md5((i / 3)::text) || '</p>', 'About ' || md5((i / 3)::text),
     case when i % 50 = 0 then 'draft' else 'published' end, t, t, t
   from (select i, now() - make_interval(secs => (i::bigint * 104729) % 94608000) as t
     from generate_series(1, ${posts}) as i) as all_posts,
     (select array_agg(id) as ids from spaces where community_id = ${communityId}) as s,
     (select min(id) + 1 as first from members where community_id = ${communityId}) as m`,
    `insert into comments (community_id, post_id, author_member_id, body_html, body_text, created_at, updated_at)
   select ${communityId}, p.first + (i::bigint * 17) % ${posts}, m.first + (i::bigint * 37) % ${members},
     '<p>Yes</p>', 'Yes ' || md5(i::text), t, t
   from (select i, now() - make_interval(secs => (i::bigint * 7919) % 94608000) as t
     from generate_series(1, ${members}) as i) as all_comments,
     (select min(id) as first from posts where community_id = ${communityId}) as p,
     (select min(id) + 1 as first from members where community_id = ${communityId}) as m`,
    `insert into space_members (community_id, space_id, member_id)
   select ${communityId}, s.ids[1 + i % array_length(s.ids, 1)], m.first + i - 1
   from generate_series(1, ${members}) as i,
     (select array_agg(id) as ids from spaces where community_id = ${communityId}) as s,
     (select min(id) + 1 as first from members where community_id = ${communityId}) as m`,
    `insert into post_likes (community_id, post_id, member_id, created_at)
   select ${communityId}, p.first + (i::bigint * i) % ${posts}, m.first + i - 1, now() - make_interval(secs => i)
   from generate_series(1, ${members}) as i,
     (select min(id) as first from posts where community_id = ${communityId}) as p,
     (select min(id) + 1 as first from members where community_id = ${communityId}) as m`,
  ];
}

/** The tables with generated rows, and the tables that triggers maintain. */
const FILLED = ['members', 'posts', 'comments', 'space_members', 'post_likes', 'member_standings', 'post_standings'];

interface Trigger {
  readonly table: string;
  readonly name: string;
}

/**
 * Fills the database. Drops indexes first and recreates them afterwards, which takes only a fifth of the time. Foreign
 * keys are not checked, because all references are valid. Only the triggers for counts and standings fire.
 */
async function fill(url: string, communityId: number, size: Size): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where tablename = any($1) and indexdef not like 'CREATE UNIQUE %'`,
      [FILLED],
    );
    const { rows: triggers } = await client.query<Trigger>(
      `select tgrelid::regclass::text as table, tgname as name from pg_trigger
       where not tgisinternal and tgrelid = any($1::regclass[])`,
      [FILLED],
    );
    const enable = async (mode: string): Promise<void> => {
      for (const { table, name } of triggers) await client.query(`alter table ${table} enable ${mode} trigger ${name}`);
    };
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await enable('always');
    await client.query('set session_replication_role = replica');
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
    for (const statement of statements(communityId, size)) await client.query(statement);
    await enable('');
    for (const { made } of indexes) await client.query(made);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Starts a server and fills it. This takes about eight minutes for a million members and five million posts. */
export async function createLargeCommunity(size: Size): Promise<LargeCommunity> {
  const { createCommunity, createService, issueApiToken } = await import('@community-platform/service');
  const server = await startPostgres();
  if (typeof server === 'string') throw new Error(server);
  const service = await createService({ database: { kind: 'server', url: server.url } });
  const { clock } = service;
  const { db } = service.database;
  const owner = { name: 'Large', slug: 'large', ownerName: 'Ada Rye', ownerEmail: 'ada@example.com' };
  const made = await createCommunity(db, owner, clock);
  const adminToken = await issueApiToken(db, made, 'Admin V1 or V2', undefined, clock);
  await fill(server.url, made.communityId, size);
  const { token } = await service.ports.accessTokens.issue(
    { communityId: made.communityId, memberId: made.ownerId, ssoUserId: null },
    clock(),
  );
  const { postId } = await db
    .selectFrom('posts')
    .select((of) => of.fn.min('id').as('postId'))
    .where('community_id', '=', made.communityId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  await service.close();
  return {
    postId,
    url: server.url,
    communityId: made.communityId,
    adminToken,
    memberToken: token,
    stop: async () => server.stop(),
  };
}
