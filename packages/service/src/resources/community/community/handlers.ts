/** The community itself. */
import { isEmpty, pick } from '../../../core/changes.js';
import { invalid } from '../../../core/failures.js';
import { readFileUrl } from '../../../core/files.js';
import type { Scope, ServiceHandlers } from '../../../core/scope.js';
import { readCommunity } from './record.js';

const communityFields = [
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

const settingFields = [
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
  'member_media_uploads_enabled',
  'default_space_ids',
  'default_logged_out_redirect_type',
  'default_logged_out_redirect_id',
] as const;

const spaceFields = [
  'default_existing_member_space_id',
  'default_logged_out_space_id',
  'default_new_member_space_id',
] as const;

/** Refuses spaces that the community does not have, each by the field that names it. */
const checkSpaces = async (
  { db, communityId }: Scope,
  named: readonly (readonly [field: string, id: number])[],
): Promise<void> => {
  if (named.length === 0) return;
  const ids = named.map(([, id]) => id);
  const rows = await db
    .selectFrom('spaces')
    .select('id')
    .where('community_id', '=', communityId)
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const wrong = named.filter(([, id]) => !known.has(id));
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(([field, id]) => [field, [`${id} is no space of this community`]])));
};

export const community = {
  getCommunity: async (_input, { db, communityId }) => ({ status: 200, body: await readCommunity(db, communityId) }),

  updateCommunity: async ({ body }, scope) => {
    const { db, communityId, now } = scope;
    const { community: attributes = {}, community_setting: setting = {} } = body;
    const redirectsToSpace = setting.default_logged_out_redirect_type === 'Space';
    await checkSpaces(scope, [
      ...spaceFields.flatMap((field) => {
        const id = attributes[field];
        return id === undefined || id === null ? [] : [[field, id] as const];
      }),
      ...(setting.default_space_ids ?? []).map((id) => ['default_space_ids', id] as const),
      ...(redirectsToSpace && setting.default_logged_out_redirect_id !== undefined
        ? [['default_logged_out_redirect_id', setting.default_logged_out_redirect_id] as const]
        : []),
    ]);
    if (attributes.slug !== undefined) {
      const other = await db
        .selectFrom('communities')
        .select('id')
        .where('slug', '=', attributes.slug)
        .where('id', '!=', communityId)
        .executeTakeFirst();
      if (other !== undefined) throw invalid({ slug: ['is taken by another community'] });
    }
    const { brand_color, brand_text_color } = attributes.prefs ?? {};
    const changes = {
      ...pick(attributes, communityFields),
      ...(attributes.logo !== undefined && { logo: await readFileUrl(scope, 'logo', attributes.logo) }),
      ...(brand_color?.light !== undefined && { brand_color_light: brand_color.light }),
      ...(brand_color?.dark !== undefined && { brand_color_dark: brand_color.dark }),
      ...(brand_text_color?.light !== undefined && { brand_text_color_light: brand_text_color.light }),
      ...(brand_text_color?.dark !== undefined && { brand_text_color_dark: brand_text_color.dark }),
    };
    if (!isEmpty(changes)) await db.updateTable('communities').set(changes).where('id', '=', communityId).execute();
    const settings = pick(setting, settingFields);
    if (!isEmpty(settings))
      await db
        .updateTable('community_settings')
        .set({ ...settings, updated_at: now })
        .where('community_id', '=', communityId)
        .execute();
    return { status: 200, body: await readCommunity(db, communityId) };
  },
} satisfies Partial<ServiceHandlers>;
