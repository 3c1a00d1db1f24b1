/** The community as it appears in responses, on its own and within each post. */
import type { Community } from '@community-platform/types';
import type { InferResult } from 'kysely';
import type { Db } from '../../../database/community-db.js';
import type { Asked } from '../../../database/prepared-query.js';
import { prepareTogether } from '../../../database/together.js';
import { missing } from '../../../kernel/failures.js';
import { timeText } from '../../../kernel/text.js';

/** Fields of a community that requests can change and responses contain. */
export const communityFields = [
  'name',
  'locale',
  'slug',
  'allow_signups_to_public_community',
  'community_switcher_enabled',
  'custom_cta_for_share_links',
  'locked_post_cta_heading',
  'locked_post_cta_body',
  'locked_post_cta_button_text',
  'locked_post_cta_button_url',
  'custom_tos_enabled',
  'custom_tos',
  'default_existing_member_space_id',
  'default_logged_out_space_id',
  'default_new_member_space_id',
  'default_search_sorting',
  'is_private',
  'private_signup_link_label',
  'private_signup_link_url',
  'reply_to_email',
  'white_label',
  'weekly_digest_enabled',
  'digest_subject',
  'digest_intro',
  'digests_hide_posts',
  'digests_hide_comments',
  'digests_hide_stats',
  'digests_hide_members',
] as const;

const communityColumns = [
  'communities.id',
  'communities.created_at',
  ...communityFields,
  'brand_color_light',
  'brand_color_dark',
  'brand_text_color_light',
  'brand_text_color_dark',
] as const;

/** Settings of a community that requests can change and responses contain. */
export const settingFields = [
  'ios_app_enabled',
  'show_ios_app_banner',
  'deactivate_account_enabled',
  'allow_profile_search_indexing',
  'truncate_post_body_in_email_notifications',
  'hide_emails_on_member_profiles',
  'allow_members_to_go_live',
  'enforce_otp_for_signup',
  'community_activity_notifications_email_enabled',
  'community_activity_notifications_in_app_enabled',
  'desktop_app_community_visibility_enabled',
  'allow_moderator_csv_download',
  'default_space_ids',
  'default_logged_out_redirect_type',
  'default_logged_out_redirect_id',
] as const;

const settingColumns = ['id', 'created_at', 'updated_at', ...settingFields] as const;

/** Returns queries for the community and its settings, to be run together with others. */
export function selectCommunity(db: Db) {
  return {
    communities: db
      .selectFrom('communities')
      .select(communityColumns)
      .select((of) => [
        of.exists(of.selectFrom('posts').select('id')).as('has_posts'),
        of.exists(of.selectFrom('spaces').select('id')).as('has_spaces'),
        of.exists(of.selectFrom('members').select('members.id').where('is_owner', '=', false)).as('has_invited_member'),
      ]),
    settings: db.selectFrom('community_settings').select(settingColumns),
  };
}

type Read = {
  readonly [K in keyof ReturnType<typeof selectCommunity>]: InferResult<ReturnType<typeof selectCommunity>[K]>;
};

const readRows = prepareTogether(selectCommunity);

/** Returns the record of a community; throws a 404 if it does not exist. */
export async function readCommunity(of: Asked): Promise<Community> {
  return toCommunity(await readRows(of, {}));
}

/** Builds the record of a community from its rows; throws a 404 if there are none. */
export function toCommunity({ communities: [row], settings: [setting] }: Read): Community {
  if (row === undefined || setting === undefined) throw missing('Community');
  const {
    created_at,
    has_posts,
    has_spaces,
    has_invited_member,
    brand_color_light,
    brand_color_dark,
    brand_text_color_light,
    brand_text_color_dark,
    ...rest
  } = row;
  return {
    ...rest,
    created_at: timeText(created_at),
    prefs: {
      has_posts: Boolean(has_posts),
      has_spaces: Boolean(has_spaces),
      brand_color: { light: brand_color_light, dark: brand_color_dark },
      brand_text_color: { light: brand_text_color_light, dark: brand_text_color_dark },
      has_invited_member: Boolean(has_invited_member),
    },
    community_setting: {
      ...setting,
      created_at: timeText(setting.created_at),
      updated_at: timeText(setting.updated_at),
    },
  };
}
