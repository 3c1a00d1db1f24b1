/** Spaces as the API gives them. */
import type { Space } from '@community-platform/types/space';
import { type InferResult, sql } from 'kysely';
import { optionalFileUrl, spaceUrl } from '../../../kernel/addresses.js';
import type { Scope } from '../../../kernel/scope.js';

/** The columns that stand in the answer as they are stored. */
const PLAIN = [
  'cover_image_visible',
  'cover_image_display_style',
  'is_private',
  'is_hidden',
  'is_draft',
  'locked_button_url',
  'locked_button_label',
  'locked_page_heading',
  'locked_page_description',
  'lock_screen_blocks',
  'show_lock_icon_for_non_members',
  'is_post_disabled',
  'hide_post_settings',
  'default_sort',
  'hide_sorting',
  'default_comment_sort',
  'default_member_sort',
  'display_view',
  'pinned_posts_label',
  'require_topic_selection',
  'emoji',
  'event_auto_rsvp_enabled',
  'default_in_app_notification_setting',
  'default_mobile_notification_setting',
  'default_notification_setting',
  'default_mention_in_app_notification_setting',
  'default_mention_mobile_notification_setting',
  'hide_from_sidebar',
  'hide_right_sidebar',
  'hide_from_featured_areas',
  'prevent_members_from_adding_others',
  'disable_member_post_covers',
  'default_tab',
  'show_tab_bar',
  'show_next_event',
  'visible_tabs',
  'chat_room_show_history',
  'chat_room_description',
] as const;

const COURSE = [
  'course_type',
  'custom_lesson_label',
  'custom_section_label',
  'enforce_lessons_order',
  'new_comment_notification_enabled',
  'lesson_thumbnails_visible',
] as const;

const META = ['meta_title', 'meta_description', 'opengraph_title', 'opengraph_description', 'opengraph_image'] as const;

/** All spaces of the community with their group, to be narrowed and ordered. */
export const selectSpaces = ({ db }: Pick<Scope, 'db'>) =>
  db
    .selectFrom('spaces')
    .innerJoin('space_groups', 'space_groups.id', 'spaces.space_group_id')
    .select([
      'spaces.id',
      'spaces.name',
      'spaces.slug',
      'spaces.space_type',
      'spaces.cover_image_url',
      'spaces.thumbnail_image_url',
      'spaces.custom_emoji_url',
      'spaces.custom_emoji_dark_url',
      'spaces.hide_members_count',
      'spaces.is_hidden_from_non_members',
      'space_groups.id as group_id',
      'space_groups.name as group_name',
    ])
    .select(PLAIN)
    .select(COURSE)
    .select(META)
    .select((of) => [
      // A space names all of its posts.
      of
        .selectFrom('posts')
        .select(() => sql<number[]>`array_agg(posts.id order by posts.id)`.as('ids'))
        .whereRef('posts.space_id', '=', 'spaces.id')
        .as('post_ids'),
      of
        .selectFrom('space_topics')
        .select(() => sql<number[]>`array_agg(topic_id order by topic_id)`.as('ids'))
        .whereRef('space_topics.space_id', '=', 'spaces.id')
        .as('topic_ids'),
    ]);

export type SpaceRow = InferResult<ReturnType<typeof selectSpaces>>[number];

export const toSpaces = (scope: Scope, rows: readonly SpaceRow[]): Space[] => {
  const { host } = new URL(scope.baseUrl);
  return rows.map((row) => {
    const {
      group_id,
      group_name,
      post_ids,
      topic_ids,
      course_type,
      custom_lesson_label,
      custom_section_label,
      enforce_lessons_order,
      new_comment_notification_enabled,
      lesson_thumbnails_visible,
      meta_title,
      meta_description,
      opengraph_title,
      opengraph_description,
      opengraph_image,
      ...plain
    } = row;
    const meta = { meta_title, meta_description, opengraph_title, opengraph_description, opengraph_image };
    const course = {
      course_type,
      custom_lesson_label,
      custom_section_label,
      enforce_lessons_order,
      new_comment_notification_enabled,
      lesson_thumbnails_visible,
    };
    return {
      ...plain,
      cover_image_url: optionalFileUrl(scope, row.cover_image_url),
      thumbnail_image_url: optionalFileUrl(scope, row.thumbnail_image_url),
      custom_emoji_url: optionalFileUrl(scope, row.custom_emoji_url),
      custom_emoji_dark_url: optionalFileUrl(scope, row.custom_emoji_dark_url),
      community_id: scope.communityId,
      host,
      url: spaceUrl(scope, row.slug),
      post_ids: post_ids ?? [],
      space_group: { id: group_id, name: group_name },
      topics: topic_ids ?? [],
      meta_tag_attributes: Object.values(meta).every((value) => value === null) ? null : meta,
      course_setting: row.space_type === 'course' ? course : null,
    };
  });
};
