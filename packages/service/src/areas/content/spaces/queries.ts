/** Spaces as the API gives them. */
import type { Space } from '@community-platform/types/space';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/community-db.js';
import type { ListOf, ValueOf } from '../../../database/prepared-query.js';
import { prepareTogether } from '../../../database/together.js';
import { optionalFileUrl, spaceUrl } from '../../../kernel/addresses.js';
import { groupParts } from '../../../kernel/group.js';
import type { Scope } from '../../../kernel/scope.js';
import type { Ids } from '../authors.js';

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
    .select(META);

export type SpaceRow = InferResult<ReturnType<typeof selectSpaces>>[number];

/** One row for each space, since a space names all of its posts. */
const selectPostIds = (db: Db, ids: Ids) =>
  db
    .selectFrom('posts')
    .select('space_id')
    .select(() => sql<number[]>`array_agg(id order by id)`.as('ids'))
    .where((of) => of('space_id', 'in', ids))
    .groupBy('space_id');

const selectTopicIds = (db: Db, ids: Ids) =>
  db
    .selectFrom('space_topics')
    .select(['space_id', 'topic_id'])
    .where((of) => of('space_id', 'in', ids))
    .orderBy('topic_id');

interface Shown {
  readonly ids: readonly number[];
}

const readBeside = prepareTogether((db, _: ValueOf<Shown>, list: ListOf<Shown>) => ({
  posts: selectPostIds(db, list('ids')),
  topics: selectTopicIds(db, list('ids')),
}));

export const toSpaces = async (scope: Scope, rows: readonly SpaceRow[]): Promise<Space[]> => {
  const ids = rows.map(({ id }) => id);
  const read = await readBeside(scope, { ids });
  const posts = new Map(read.posts.map((row) => [row.space_id, row.ids]));
  const topics = groupParts(
    read.topics,
    ({ space_id }) => space_id,
    ({ topic_id }) => topic_id,
  );
  const { host } = new URL(scope.baseUrl);
  return rows.map((row) => {
    const {
      group_id,
      group_name,
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
      post_ids: posts.get(row.id) ?? [],
      space_group: { id: group_id, name: group_name },
      topics: topics.get(row.id) ?? [],
      meta_tag_attributes: Object.values(meta).every((value) => value === null) ? null : meta,
      course_setting: row.space_type === 'course' ? course : null,
    };
  });
};
