/** Sorts names by language instead of by bytes. */
export const alphabet = `
drop index posts_title;
drop index posts_display_title;
drop index members_alphabetical;
create index posts_title on posts (community_id, (coalesce(name, '') collate "und-x-icu"), id);
create index posts_display_title on posts (
  community_id,
  (coalesce(nullif(name, ''), nullif(left(body_text, 80), ''), 'Untitled') collate "und-x-icu"),
  id desc
);
create index members_alphabetical on members (community_id, (name collate "und-x-icu"), id);
`;
