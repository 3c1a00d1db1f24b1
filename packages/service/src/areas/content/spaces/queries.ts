/** Spaces as they appear in responses. */
import type { Space } from '@community-platform/types/space';
import { type InferResult, sql } from 'kysely';
import type { Row } from '../../../database/community-db.js';
import { qualify } from '../../../database/qualified-names.js';
import { optionalFileUrl, spaceUrl } from '../../../kernel/addresses.js';
import type { Scope } from '../../../kernel/scope.js';

/** Fields that requests set and responses contain unchanged. */
export const SETTINGS = [
  'cover_image_visible',
  'cover_image_display_style',
  'locked_button_label',
  'locked_page_heading',
  'locked_page_description',
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
] as const;

/** Columns of a space that responses contain unchanged. */
const PLAIN = [
  ...SETTINGS,
  'is_private',
  'is_hidden',
  'is_draft',
  'locked_button_url',
  'lock_screen_blocks',
  'emoji',
  'visible_tabs',
  'chat_room_show_history',
  'chat_room_description',
] as const;

/** Returns SQL for a JSON object with these columns, by name. */
function asObject<K extends keyof Row<'spaces'>>(columns: readonly K[]) {
  const members = columns.flatMap((column) => [sql.lit(column), sql.ref(`spaces.${column}`)]);
  return sql<Pick<Row<'spaces'>, K>>`json_build_object(${sql.join(members)})`;
}

/** Fields of courses that requests set and responses contain unchanged. */
export const COURSE_SETTINGS = [
  'course_type',
  'custom_lesson_label',
  'custom_section_label',
  'enforce_lessons_order',
  'new_comment_notification_enabled',
  'lesson_thumbnails_visible',
] as const;

const COURSE = asObject(COURSE_SETTINGS);

const META = ['meta_title', 'meta_description', 'opengraph_title', 'opengraph_description', 'opengraph_image'] as const;
const HAS_META = sql<boolean>`num_nonnulls(${sql.join(META.map((column) => sql.ref(`spaces.${column}`)))}) > 0`;

/** Selects all spaces of the community with their space group; callers filter and sort the query. */
export function selectSpaces({ db }: Pick<Scope, 'db'>) {
  return db
    .selectFrom('spaces')
    .innerJoin('space_groups', 'space_groups.id', 'spaces.space_group_id')
    .select([
      ...qualify('spaces', 'id', 'name', 'slug', 'space_type', 'cover_image_url', 'thumbnail_image_url'),
      ...qualify('spaces', 'custom_emoji_url', 'custom_emoji_dark_url', 'hide_members_count'),
      ...qualify('spaces', 'is_hidden_from_non_members'),
    ])
    .select(PLAIN)
    .select((of) => [
      sql<Space['space_group']>`json_build_object('id', space_groups.id, 'name', space_groups.name)`.as('space_group'),
      of.case().when('spaces.space_type', '=', 'course').then(COURSE).end().as('course_setting'),
      of.case().when(HAS_META).then(asObject(META)).end().as('meta_tag_attributes'),
      // A space contains the ids of all of its posts.
      sql<number[]>`array(${of
        .selectFrom('posts')
        .select('posts.id')
        .whereRef('posts.space_id', '=', 'spaces.id')
        .orderBy('posts.id')})`.as('post_ids'),
      sql<number[]>`array(${of
        .selectFrom('space_topics')
        .select('topic_id')
        .whereRef('space_topics.space_id', '=', 'spaces.id')
        .orderBy('topic_id')})`.as('topics'),
    ]);
}

export type SpaceRow = InferResult<ReturnType<typeof selectSpaces>>[number];

/** Converts rows to space records, in the same order. */
export function toSpaces(scope: Scope, rows: readonly SpaceRow[]): Space[] {
  const { host } = new URL(scope.baseUrl);
  return rows.map((row) => ({
    ...row,
    cover_image_url: optionalFileUrl(scope, row.cover_image_url),
    thumbnail_image_url: optionalFileUrl(scope, row.thumbnail_image_url),
    custom_emoji_url: optionalFileUrl(scope, row.custom_emoji_url),
    custom_emoji_dark_url: optionalFileUrl(scope, row.custom_emoji_dark_url),
    community_id: scope.communityId,
    host,
    url: spaceUrl(scope, row.slug),
  }));
}
