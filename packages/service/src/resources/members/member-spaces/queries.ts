/**
 * Space records from the columns that the core knows. What a space's own settings say beyond them is answered as a new
 * space has it, until this is read where the spaces themselves are written.
 */
import type { Space } from '@community-platform/types/space';
import { groupBy } from '../../../core/group.js';
import type { Scope } from '../../../core/scope.js';

const NEW_SPACE = {
  cover_image_url: null,
  cover_image_visible: false,
  cover_image_display_style: 'normal',
  thumbnail_image_url: null,
  locked_button_url: null,
  locked_button_label: null,
  locked_page_heading: null,
  locked_page_description: null,
  custom_emoji_url: null,
  custom_emoji_dark_url: null,
  hide_post_settings: false,
  display_view: 'posts',
  is_post_disabled: false,
  default_mention_in_app_notification_setting: 'all',
  default_mention_mobile_notification_setting: 'all',
  default_in_app_notification_setting: 'all',
  default_mobile_notification_setting: 'all',
  default_notification_setting: 'all',
  event_auto_rsvp_enabled: false,
  default_sort: null,
  hide_sorting: null,
  require_topic_selection: null,
  prevent_members_from_adding_others: null,
  hide_from_featured_areas: null,
  disable_member_post_covers: null,
  hide_members_count: null,
  pinned_posts_label: null,
  show_lock_icon_for_non_members: null,
  default_comment_sort: null,
  default_member_sort: null,
  default_tab: null,
  show_tab_bar: null,
  show_next_event: null,
  hide_from_sidebar: null,
  hide_right_sidebar: null,
  lock_screen_blocks: null,
  visible_tabs: null,
  meta_tag_attributes: null,
  chat_room_show_history: null,
  chat_room_description: null,
  course_setting: null,
} satisfies Partial<Space>;

/** The records of spaces, in the order of the ids. */
export const readSpaces = async ({ db, communityId, baseUrl }: Scope, ids: readonly number[]): Promise<Space[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('spaces')
    .innerJoin('space_groups', (join) =>
      join
        .onRef('space_groups.community_id', '=', 'spaces.community_id')
        .onRef('space_groups.id', '=', 'spaces.space_group_id'),
    )
    .select([
      'spaces.id',
      'spaces.name',
      'spaces.slug',
      'spaces.space_type',
      'spaces.is_private',
      'spaces.is_hidden',
      'spaces.is_hidden_from_non_members',
      'spaces.is_draft',
      'spaces.emoji',
      'spaces.space_group_id',
      'space_groups.name as space_group_name',
    ])
    .where('spaces.community_id', '=', communityId)
    .where('spaces.id', 'in', ids)
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'space_id'])
    .where('community_id', '=', communityId)
    .where('space_id', 'in', ids)
    .orderBy('id')
    .execute();
  const postsOf = groupBy(posts, ({ space_id }) => space_id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { space_group_id, space_group_name, ...own } = row;
    return {
      ...NEW_SPACE,
      ...own,
      community_id: communityId,
      host: new URL(baseUrl).host,
      post_ids: (postsOf.get(id) ?? []).map((post) => post.id),
      url: `${baseUrl}/c/${row.slug}`,
      space_group: { id: space_group_id, name: space_group_name },
      topics: [],
    };
  });
};
