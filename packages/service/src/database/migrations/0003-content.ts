/** Tables of the area `content`, and additional columns of spaces, posts and comments. */
export const content = `
alter table spaces
  add cover_image_url text,
  add cover_image_visible boolean not null default true,
  add cover_image_display_style text not null default 'normal' check (cover_image_display_style in ('normal', 'wide')),
  add thumbnail_image_url text,
  add locked_button_url text,
  add locked_button_label text,
  add locked_page_heading text,
  add locked_page_description text,
  add lock_screen_blocks jsonb,
  add show_lock_icon_for_non_members boolean,
  add is_post_disabled boolean,
  add hide_post_settings boolean,
  add default_sort text,
  add hide_sorting boolean,
  add default_comment_sort text,
  add default_member_sort text,
  add display_view text,
  add pinned_posts_label text,
  add require_topic_selection boolean,
  add custom_emoji_url text,
  add custom_emoji_dark_url text,
  add event_auto_rsvp_enabled boolean not null default false,
  add default_in_app_notification_setting text not null default 'all',
  add default_mobile_notification_setting text not null default 'all',
  add default_notification_setting text not null default 'all',
  add default_mention_in_app_notification_setting text not null default 'all',
  add default_mention_mobile_notification_setting text not null default 'all',
  add hide_from_sidebar boolean,
  add hide_right_sidebar boolean,
  add hide_from_featured_areas boolean,
  add hide_members_count boolean,
  add prevent_members_from_adding_others boolean,
  add disable_member_post_covers boolean,
  add default_tab text,
  add show_tab_bar boolean,
  add show_next_event boolean,
  add visible_tabs jsonb,
  add meta_title text,
  add meta_description text,
  add opengraph_title text,
  add opengraph_description text,
  add opengraph_image text,
  add chat_room_show_history boolean,
  add chat_room_description text,
  add course_type text not null default 'self_paced' check (course_type in ('self_paced', 'scheduled', 'structured')),
  add custom_lesson_label text,
  add custom_section_label text,
  add enforce_lessons_order boolean not null default false,
  add new_comment_notification_enabled boolean not null default false,
  add lesson_thumbnails_visible boolean not null default true;
create index spaces_name on spaces using gin (name gin_trgm_ops);

create index members_name_text on members using gin (name gin_trgm_ops);
create index members_headline_text on members using gin (headline gin_trgm_ops);

alter table posts
  add cover_image text,
  add cover_image_url text,
  add custom_html text,
  add is_truncation_disabled boolean not null default false,
  add is_comments_closed boolean not null default false,
  add is_comments_enabled boolean not null default true,
  add is_liking_enabled boolean not null default true,
  add hide_meta_info boolean not null default false,
  add hide_from_featured_areas boolean not null default false,
  add meta_title text,
  add meta_description text,
  add opengraph_title text,
  add opengraph_description text,
  add is_pinned boolean not null default false,
  add downloadable_images boolean not null default false,
  add flagged_for_approval_at timestamptz(3);
create index posts_space on posts (community_id, space_id, created_at desc, id desc);
create index posts_name_text on posts using gin (name gin_trgm_ops);
create index posts_body_text on posts using gin (body_text gin_trgm_ops);

alter table comments
  add root_comment_id integer,
  add body_text text not null default '',
  add flagged_for_approval_at timestamptz(3),
  add constraint comments_root foreign key (community_id, root_comment_id)
    references comments (community_id, id) on delete cascade;
create index comments_root on comments (community_id, root_comment_id);
create index comments_parent on comments (community_id, parent_comment_id);
create index comments_newest on comments (community_id, created_at desc, id desc);
create index comments_body_text on comments using gin (body_text gin_trgm_ops);

create table comment_likes (
  community_id integer not null,
  comment_id integer not null,
  member_id integer not null,
  created_at timestamptz(3) not null default now(),
  primary key (community_id, comment_id, member_id),
  foreign key (community_id, comment_id) references comments (community_id, id) on delete cascade,
  foreign key (community_id, member_id) references members (community_id, id) on delete cascade
);
create index comment_likes_member on comment_likes (community_id, member_id);

create table post_topics (
  community_id integer not null,
  post_id integer not null,
  topic_id integer not null,
  primary key (community_id, post_id, topic_id),
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade,
  foreign key (community_id, topic_id) references topics (community_id, id) on delete cascade
);
create index post_topics_topic on post_topics (community_id, topic_id);

create table space_topics (
  community_id integer not null,
  space_id integer not null,
  topic_id integer not null,
  primary key (community_id, space_id, topic_id),
  foreign key (community_id, space_id) references spaces (community_id, id) on delete cascade,
  foreign key (community_id, topic_id) references topics (community_id, id) on delete cascade
);
create index space_topics_topic on space_topics (community_id, topic_id);

create table post_followers (
  community_id integer not null,
  id integer generated by default as identity,
  post_id integer not null,
  member_id integer not null,
  created_at timestamptz(3) not null default now(),
  primary key (community_id, id),
  unique (community_id, post_id, member_id),
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade,
  foreign key (community_id, member_id) references members (community_id, id) on delete cascade
);
create index post_followers_member on post_followers (community_id, member_id);

create table gallery_images (
  community_id integer not null,
  id integer generated by default as identity,
  post_id integer not null,
  position integer not null,
  signed_id text not null,
  url text not null,
  filename text not null,
  width integer not null,
  height integer not null,
  primary key (community_id, id),
  foreign key (community_id, post_id) references posts (community_id, id) on delete cascade
);
create index gallery_images_post on gallery_images (community_id, post_id, position);

create table uploads (
  community_id integer not null references communities (id) on delete cascade,
  id integer generated by default as identity,
  key text not null,
  filename text not null,
  content_type text not null,
  byte_size integer not null,
  checksum text not null,
  signed_id text not null unique,
  attachable_sgid text not null unique,
  uploaded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (community_id, id)
);

create table embeds (
  community_id integer not null references communities (id) on delete cascade,
  id integer generated by default as identity,
  sgid text not null unique,
  url text not null,
  embed_type text,
  embed_provider text not null,
  html text,
  title text,
  width integer,
  height integer,
  thumbnail_url text,
  created_at timestamptz(3) not null default now(),
  primary key (community_id, id)
);

create table chat_rooms (
  community_id integer not null references communities (id) on delete cascade,
  uuid uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('direct', 'group', 'space')),
  name text,
  space_id integer,
  member_key text,
  last_message_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (community_id, uuid),
  unique (community_id, space_id),
  unique (community_id, member_key),
  check ((kind = 'space') = (space_id is not null)),
  foreign key (community_id, space_id) references spaces (community_id, id) on delete cascade
);
create index chat_rooms_newest on chat_rooms (community_id, last_message_at desc nulls last, created_at desc);

create table chat_room_members (
  community_id integer not null,
  room_uuid uuid not null,
  member_id integer not null,
  created_at timestamptz(3) not null default now(),
  primary key (community_id, room_uuid, member_id),
  foreign key (community_id, room_uuid) references chat_rooms (community_id, uuid) on delete cascade,
  foreign key (community_id, member_id) references members (community_id, id) on delete cascade
);
create index chat_room_members_member on chat_room_members (community_id, member_id);

create table chat_messages (
  community_id integer not null,
  id integer generated by default as identity,
  room_uuid uuid not null,
  author_member_id integer not null,
  parent_message_id integer,
  body_text text not null,
  rich_text_body jsonb not null,
  flagged_for_approval_at timestamptz(3),
  sent_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (community_id, id),
  foreign key (community_id, room_uuid) references chat_rooms (community_id, uuid) on delete cascade,
  foreign key (community_id, author_member_id) references members (community_id, id) on delete cascade,
  foreign key (community_id, parent_message_id) references chat_messages (community_id, id)
    on delete set null (parent_message_id)
);
create index chat_messages_room on chat_messages (community_id, room_uuid, sent_at desc, id desc);
create index chat_messages_author on chat_messages (community_id, author_member_id);
create index chat_messages_parent on chat_messages (community_id, parent_message_id);

create table flagged_contents (
  community_id integer not null references communities (id) on delete cascade,
  id integer generated by default as identity,
  status text not null default 'inbox' check (status in ('inbox', 'approved', 'rejected')),
  content_type text not null,
  content_id integer not null,
  author_member_id integer not null,
  author_name text not null,
  author_email text not null,
  reason_type text not null,
  reason_body text,
  reported_by_member_id integer,
  action_by_member_id integer,
  action_reason_body text,
  action_taken_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (community_id, id),
  foreign key (community_id, reported_by_member_id) references members (community_id, id)
    on delete set null (reported_by_member_id),
  foreign key (community_id, action_by_member_id) references members (community_id, id)
    on delete set null (action_by_member_id)
);
create index flagged_contents_newest on flagged_contents (community_id, created_at desc, id desc);
create index flagged_contents_content on flagged_contents (community_id, content_type, content_id);
create index flagged_contents_reporter on flagged_contents (community_id, reported_by_member_id);
create index flagged_contents_actor on flagged_contents (community_id, action_by_member_id);
`;
