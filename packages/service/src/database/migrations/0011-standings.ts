/**
 * Standings of posts and members: likes, comments, points and last activity, in one narrow row each, so that an index
 * can sort by them. Triggers maintain them, so no write can bypass them: inserts are added, while updates and deletes
 * recount under a row lock.
 */

/** Points for a post, for a comment, and for a like by another member. */
const POST = 10;
const COMMENT = 5;
const LIKE = 1;

/** How inserted comments or likes change the standing of a post. */
interface Said {
  readonly table: 'comments' | 'post_likes';
  /** Aggregates over the rows of one post. */
  readonly sums: string;
  readonly sets: string;
  /** The relevant columns. */
  readonly columns: readonly string[];
}

function keep({ table, sums, sets, columns }: Said): string {
  const row = (name: string): string => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
  return `
create function stand_with_${table}() returns trigger language plpgsql as $$
begin
  update post_standings as standing set ${sets}
    from (select community_id, post_id, ${sums} from came group by 1, 2) as said
    where standing.community_id = said.community_id and standing.post_id = said.post_id;
  return null;
end $$;
create function stand_without_${table}() returns trigger language plpgsql as $$
declare
  of record;
begin
  for of in select community_id, array_agg(distinct post_id) as posts from went group by 1 loop
    perform count_standings(of.community_id, of.posts);
  end loop;
  return null;
end $$;
create function stand_otherwise_with_${table}() returns trigger language plpgsql as $$
begin
  perform count_standings(new.community_id, array[old.post_id, new.post_id]);
  return null;
end $$;
create trigger stand_insert after insert on ${table}
  referencing new table as came for each statement execute function stand_with_${table}();
create trigger stand_delete after delete on ${table}
  referencing old table as went for each statement execute function stand_without_${table}();
create trigger stand_update after update on ${table}
  for each row when (${row('old')} is distinct from ${row('new')}) execute function stand_otherwise_with_${table}();`;
}

/**
 * Creates triggers that apply `does` to inserted rows with a factor of 1, and to deleted rows with a factor of -1.
 * Their names sort after the triggers that lock standings of posts, so all transactions lock posts before members.
 */
function follow(table: string, name: string, does: (rows: string) => string): string {
  const came = 'select 1 as times, * from came';
  const went = 'select -1 as times, * from went';
  return `
create function ${name}() returns trigger language plpgsql as $$
declare
  said record;
begin
  if tg_op = 'INSERT' then${does(came)}
  elsif tg_op = 'DELETE' then${does(went)}
  else${does(`${came} union all ${went}`)}
  end if;
  return null;
end $$;
create trigger ${name}_insert after insert on ${table}
  referencing new table as came for each statement execute function ${name}();
create trigger ${name}_delete after delete on ${table}
  referencing old table as went for each statement execute function ${name}();
create trigger ${name}_update after update on ${table}
  referencing old table as went new table as came for each statement execute function ${name}();`;
}

/** Updates members in the order of their ids, so that concurrent updates do not deadlock. */
function addPoints(points: string) {
  return (rows: string): string =>
    `
    for said in
      select community_id, author_member_id, sum(times * ${points}) as points from (${rows}) as changed
      group by 1, 2 having sum(times * ${points}) <> 0 order by 1, 2
    loop
      update member_standings set points = member_standings.points + said.points
        where community_id = said.community_id and member_id = said.author_member_id;
    end loop;`;
}

export const standings = `
create table post_standings (
  community_id integer not null,
  post_id integer not null,
  space_id integer not null,
  author_member_id integer not null,
  created_at timestamptz(3) not null,
  -- The points that its author has by it.
  points integer not null,
  likes integer not null default 0,
  -- Without those that were taken away.
  comments integer not null default 0,
  written_at timestamptz(3) not null,
  liked_at timestamptz(3),
  active_at timestamptz(3) not null generated always as (greatest(written_at, liked_at)) stored,
  -- What doubles likes and comments counts as much as a day: an order that the time of asking does not change.
  popularity double precision not null generated always as (
    ln((1 + likes + 2 * comments)::double precision) / ln(2::double precision)
      + extract(epoch from created_at - timestamptz '1970-01-01 00:00:00+00')::double precision / 86400
  ) stored,
  primary key (community_id, post_id),
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade
);

create view counted_standings as
  select posts.community_id, posts.id as post_id, posts.space_id, posts.author_member_id, posts.created_at,
    case when posts.status = 'draft' then 0 else ${POST} end + ${LIKE} * likes.from_others as points,
    likes.count as likes, comments.count as comments,
    greatest(posts.created_at, comments.latest) as written_at, likes.latest as liked_at
  from posts
  cross join lateral (
    select count(*)::integer as count, max(created_at) as latest,
      (count(*) filter (where member_id <> posts.author_member_id))::integer as from_others
    from post_likes where post_likes.community_id = posts.community_id and post_likes.post_id = posts.id
  ) as likes
  cross join lateral (
    select (count(*) filter (where flagged_for_approval_at is null))::integer as count, max(created_at) as latest
    from comments where comments.community_id = posts.community_id and comments.post_id = posts.id
  ) as comments;

-- The lock is a statement of its own: what is counted next has been written before it. A post that goes needs none.
create function count_standings(community integer, ids integer[]) returns void language plpgsql as $$
begin
  perform from post_standings as standing
    where community_id = community and post_id = any(ids)
      and exists (select from posts as post where post.community_id = community and post.id = standing.post_id)
    order by post_id for update;
  update post_standings as standing
    set space_id = counted.space_id, author_member_id = counted.author_member_id, created_at = counted.created_at,
      points = counted.points, likes = counted.likes, comments = counted.comments, written_at = counted.written_at,
      liked_at = counted.liked_at
    from counted_standings as counted
    where counted.community_id = community and counted.post_id = any(ids)
      and standing.community_id = community and standing.post_id = counted.post_id;
end $$;

create function stand_posts() returns trigger language plpgsql as $$
begin
  insert into post_standings (community_id, post_id, space_id, author_member_id, created_at, points, written_at)
    select community_id, id, space_id, author_member_id, created_at, case when status = 'draft' then 0 else ${POST} end,
      created_at from came;
  return null;
end $$;
create function stand_posts_otherwise() returns trigger language plpgsql as $$
begin
  perform count_standings(new.community_id, array[new.id]);
  return null;
end $$;
create trigger stand_insert after insert on posts
  referencing new table as came for each statement execute function stand_posts();
create trigger stand_update after update on posts
  for each row when (
    (old.space_id, old.author_member_id, old.created_at, old.status)
      is distinct from (new.space_id, new.author_member_id, new.created_at, new.status)
  )
  execute function stand_posts_otherwise();
${keep({
  table: 'comments',
  sums: 'count(*) filter (where flagged_for_approval_at is null) as comments, max(created_at) as latest',
  sets: 'comments = standing.comments + said.comments, written_at = greatest(standing.written_at, said.latest)',
  columns: ['post_id', 'created_at', 'flagged_for_approval_at'],
})}
${keep({
  table: 'post_likes',
  sums: 'count(*) as likes, max(created_at) as latest, array_agg(member_id) as likers',
  sets: `likes = standing.likes + said.likes, liked_at = greatest(standing.liked_at, said.latest),
      points = standing.points + ${LIKE} * cardinality(array_remove(said.likers, standing.author_member_id))`,
  columns: ['post_id', 'created_at'],
})}

-- The likes of a space are a sum, kept as changes.
alter table list_counts drop constraint list_counts_list_check;
alter table list_counts add check (list in ('members', 'posts', 'comments', 'likes'));
${follow(
  'post_standings',
  'total_likes_of_spaces',
  (rows) => `
  insert into list_counts (community_id, list, place, state, change)
    select community_id, 'likes', space_id, '', sum(times * likes) from (${rows}) as changed
    group by 1, 3 having sum(times * likes) <> 0;`,
)}

create table member_standings (
  community_id integer not null,
  member_id integer not null,
  points integer not null default 0,
  primary key (community_id, member_id),
  foreign key (community_id, member_id) references members (community_id, id) on delete cascade
);
create function stand_members() returns trigger language plpgsql as $$
begin
  insert into member_standings (community_id, member_id) select community_id, id from came;
  return null;
end $$;
create trigger stand_insert after insert on members
  referencing new table as came for each statement execute function stand_members();
insert into member_standings (community_id, member_id) select community_id, id from members;
${follow('post_standings', 'total_points_of_posts', addPoints('points'))}
${follow('comments', 'total_points_of_comments', addPoints(String(COMMENT)))}

insert into post_standings (community_id, post_id, space_id, author_member_id, created_at, points, likes, comments,
    written_at, liked_at)
  select community_id, post_id, space_id, author_member_id, created_at, points, likes, comments, written_at, liked_at
  from counted_standings;
update member_standings as standing set points = standing.points + said.points
  from (select community_id, author_member_id, ${COMMENT} * count(*) as points from comments group by 1, 2) as said
  where standing.community_id = said.community_id and standing.member_id = said.author_member_id;
create index post_standings_likes on post_standings (community_id, likes desc, post_id desc);
create index post_standings_active on post_standings (community_id, active_at desc, post_id desc);
create index post_standings_popular on post_standings (community_id, popularity desc, post_id desc);
create index post_standings_space on post_standings (community_id, space_id, written_at);
create index member_standings_points on member_standings (community_id, points desc, member_id) where points > 0;
create index post_likes_newest on post_likes (community_id, created_at);
create index post_likes_first on post_likes (community_id, post_id, created_at, member_id);
create index members_confirmed on members (community_id, profile_confirmed_at desc) where profile_confirmed_at is not null;
`;
