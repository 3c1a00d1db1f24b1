/** The community as posts carry it along (document, 2.6). */
import type { Community } from '@community-platform/types/community';
import { found } from '../../core/failures.js';
import { timeText } from '../../core/text.js';
import type { Db } from '../../database/database.js';

/** The whole record, in one query. Settings that nothing stores yet have their defaults. */
export const readCommunity = async (db: Db, communityId: number): Promise<Community> => {
  const row = await db
    .selectFrom('communities')
    .select((of) => [
      'id',
      'name',
      'slug',
      'created_at',
      of.exists(of.selectFrom('posts').select('id').where('community_id', '=', communityId)).as('has_posts'),
      of.exists(of.selectFrom('spaces').select('id').where('community_id', '=', communityId)).as('has_spaces'),
      of
        .exists(
          of.selectFrom('members').select('id').where('community_id', '=', communityId).where('is_owner', '=', false),
        )
        .as('has_invited_member'),
    ])
    .where('id', '=', communityId)
    .executeTakeFirst();
  const { id, name, slug, created_at, has_posts, has_spaces, has_invited_member } = found(row, 'Community');
  const createdAt = timeText(created_at);
  return {
    id,
    created_at: createdAt,
    name,
    locale: 'en',
    slug,
    allow_signups_to_public_community: false,
    community_switcher_enabled: false,
    custom_cta_for_share_links: false,
    locked_post_cta_heading: null,
    locked_post_cta_body: null,
    locked_post_cta_button_text: null,
    locked_post_cta_button_url: null,
    custom_tos_enabled: false,
    custom_tos: null,
    default_existing_member_space_id: null,
    default_logged_out_space_id: null,
    default_new_member_space_id: null,
    default_search_sorting: 'relevance',
    is_private: null,
    private_signup_link_label: null,
    private_signup_link_url: null,
    reply_to_email: null,
    white_label: false,
    weekly_digest_enabled: false,
    digest_subject: null,
    digest_intro: null,
    digests_hide_posts: null,
    digests_hide_comments: null,
    digests_hide_stats: null,
    digests_hide_members: null,
    prefs: {
      has_posts: has_posts === true,
      has_spaces: has_spaces === true,
      brand_color: { light: '#000000', dark: '#ffffff' },
      brand_text_color: { light: '#ffffff', dark: '#000000' },
      has_invited_member: has_invited_member === true,
    },
    community_setting: {
      id,
      created_at: createdAt,
      updated_at: createdAt,
      ios_app_enabled: false,
      show_ios_app_banner: false,
      deactivate_account_enabled: false,
      allow_profile_search_indexing: false,
      truncate_post_body_in_email_notifications: false,
      hide_emails_on_member_profiles: false,
      allow_members_to_go_live: false,
      enforce_otp_for_signup: false,
      community_activity_notifications_email_enabled: false,
      community_activity_notifications_in_app_enabled: false,
      desktop_app_community_visibility_enabled: false,
      allow_moderator_csv_download: false,
      default_space_ids: [],
      default_logged_out_redirect_type: null,
      default_logged_out_redirect_id: null,
    },
  };
};
