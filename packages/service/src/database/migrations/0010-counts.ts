/**
 * Counts of long lists, stored as changes that are summed up, because counting a million rows for each page is too
 * slow. Changes are only inserted, so writers do not wait for each other; the service sums them up periodically.
 * Statement triggers record the changes, so no write can bypass the counts.
 */

/** Creates triggers that count inserted and deleted rows of a table by `list`, `place` and `state`. */
function kept(table: string, place: string, state: string): string {
  const rows = (from: string, sign: string): string =>
    `select community_id, '${table}', ${place}, ${state}, ${sign}count(*) from ${from} group by 1, 2, 3, 4`;
  return `
create function keep_count_of_${table}() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into list_counts (community_id, list, place, state, change) ${rows('came', '')};
  elsif tg_op = 'DELETE' then
    insert into list_counts (community_id, list, place, state, change) ${rows('went', '-')};
  else
    insert into list_counts (community_id, list, place, state, change)
      select community_id, list, place, state, sum(change) from (
        ${rows('came', '')} union all ${rows('went', '-')}
      ) as changes (community_id, list, place, state, change)
      group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger keep_count_insert after insert on ${table}
  referencing new table as came for each statement execute function keep_count_of_${table}();
create trigger keep_count_delete after delete on ${table}
  referencing old table as went for each statement execute function keep_count_of_${table}();
create trigger keep_count_update after update on ${table}
  referencing old table as went new table as came for each statement execute function keep_count_of_${table}();
insert into list_counts (community_id, list, place, state, change) ${rows(table, '')};`;
}

export const counts = `
create table list_counts (
  community_id integer not null,
  id uuid not null default gen_random_uuid(),
  list text not null check (list in ('members', 'posts', 'comments')),
  -- The space of a post; 0 in the other lists.
  place integer not null,
  state text not null,
  change integer not null,
  primary key (community_id, list, place, state, id)
);
${kept(
  'members',
  '0',
  "case when active then 'active' else 'inactive' end || case when trim(name) = '' then ' unnamed' else '' end",
)}
${kept('posts', 'space_id', "case when flagged_for_approval_at is null then status else status || ' held' end")}
${kept('comments', '0', "case when parent_comment_id is null then 'top' else 'reply' end")}

create index posts_unpublished on posts (community_id, status, created_at desc, id desc) where status <> 'published';
create index posts_updated on posts (community_id, updated_at, id);
create index posts_title on posts (community_id, (coalesce(name, '') collate "C"), id);
create index posts_display_title on posts (
  community_id,
  (coalesce(nullif(name, ''), nullif(left(body_text, 80), ''), 'Untitled') collate "C"),
  id desc
);
create index comments_top on comments (community_id, created_at desc, id desc) where parent_comment_id is null;
-- members_latest is the same, read backwards.
drop index members_newest;
create index members_inactive on members (community_id, id) where not active;
create index space_members_newest on space_members (community_id, space_id, created_at, id, member_id);
create index space_group_members_newest
  on space_group_members (community_id, space_group_id, created_at, id, member_id);
create index members_admins on members (community_id, id) where is_admin;
create index members_moderators on members (community_id, id) where is_moderator and not is_admin;
create index members_owners on members (community_id, id) where is_owner;
create index members_score on members (community_id, activity_score);
create index members_seen on members (community_id, last_seen_at);
`;
