/** The profile fields that the platform defines for every community. */
import type { Db } from '../../../database/community-db.js';
import type { FieldType, PageName } from './queries.js';

export const PAGES: readonly PageName[] = ['signup', 'edit_profile', 'profile_view', 'community_view'];

const FIELDS: readonly { readonly key: string; readonly label: string; readonly field_type: FieldType }[] = [
  { key: 'bio', label: 'Bio', field_type: 'textarea' },
  { key: 'location', label: 'Location', field_type: 'text' },
  { key: 'website', label: 'Website', field_type: 'link' },
];

/** The key of the location field. */
export const LOCATION_KEY = 'location';

/** Creates the platform fields of a new community, on every page except the sign-up page. */
export async function createPlatformFields(db: Db, now: Date): Promise<void> {
  const times = { created_at: now, updated_at: now };
  const fields = await db
    .insertInto('profile_fields')
    .values(FIELDS.map((field) => ({ ...field, ...times, platform_field: true })))
    .returning('id')
    .execute();
  await db
    .insertInto('profile_field_pages')
    .values(
      fields.flatMap(({ id }, index) =>
        PAGES.map((name) => ({
          profile_field_id: id,
          name,
          position: index + 1,
          visible: name !== 'signup',
          ...times,
        })),
      ),
    )
    .execute();
}
