/** The community itself. */

import { isDuplicate } from '../../../database/sqlstate.js';
import { isEmpty, pick } from '../../../kernel/changes.js';
import { invalid, notBlank } from '../../../kernel/failures.js';
import { readFileUrl } from '../../../kernel/files.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { readLink } from '../../../kernel/links.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { checkSlug } from '../../../kernel/slugs.js';
import { communityFields, readCommunity, settingFields } from './record.js';

/** Settings that requests can change. `member_media_uploads_enabled` does not appear in responses. */
const changedSettings = [...settingFields, 'member_media_uploads_enabled'] as const;

const spaceFields = [
  'default_existing_member_space_id',
  'default_logged_out_space_id',
  'default_new_member_space_id',
] as const;

/** Throws a 422 for a slug that another community uses, which only the database can detect; rethrows other errors. */
function refuseTaken(error: unknown): never {
  throw isDuplicate(error, 'communities_slug_key')
    ? invalid({ slug: ['is already used by another community'] })
    : error;
}

export const community = {
  getCommunity: async (_input, scope) => ({ status: 200, body: await readCommunity(scope) }),

  updateCommunity: async ({ body }, scope) => {
    const { db, now } = scope;
    const { community: attributes = {}, community_setting: setting = {} } = body;
    const redirectsToSpace = setting.default_logged_out_redirect_type === 'Space';
    const spacesOf = (ids: readonly (number | null | undefined)[]) =>
      ['spaces', ids.filter((id) => id !== undefined && id !== null)] as const;
    await requireKnown(scope, {
      ...Object.fromEntries(spaceFields.map((field) => [field, spacesOf([attributes[field]])])),
      default_space_ids: spacesOf(setting.default_space_ids ?? []),
      default_logged_out_redirect_id: spacesOf(redirectsToSpace ? [setting.default_logged_out_redirect_id] : []),
    });
    readLink('locked_post_cta_button_url', attributes.locked_post_cta_button_url);
    readLink('private_signup_link_url', attributes.private_signup_link_url);
    const { brand_color, brand_text_color } = attributes.prefs ?? {};
    const changes = {
      ...pick(attributes, communityFields),
      ...(attributes.name !== undefined && { name: notBlank('name', attributes.name) }),
      ...(attributes.slug !== undefined && { slug: checkSlug(attributes.slug) }),
      ...(attributes.logo !== undefined && { logo: await readFileUrl(scope, 'logo', attributes.logo) }),
      ...(brand_color?.light !== undefined && { brand_color_light: brand_color.light }),
      ...(brand_color?.dark !== undefined && { brand_color_dark: brand_color.dark }),
      ...(brand_text_color?.light !== undefined && { brand_text_color_light: brand_text_color.light }),
      ...(brand_text_color?.dark !== undefined && { brand_text_color_dark: brand_text_color.dark }),
    };
    if (!isEmpty(changes)) await db.updateTable('communities').set(changes).execute().catch(refuseTaken);
    const settings = pick(setting, changedSettings);
    if (!isEmpty(settings))
      await db
        .updateTable('community_settings')
        .set({ ...settings, updated_at: now })
        .execute();
    return { status: 200, body: await readCommunity(scope) };
  },
} satisfies Partial<ServiceHandlers>;
