/** Copies events, as an occurrence of a series or as a duplicate. */

import { jsonText } from '../../../kernel/changes.js';
import { found, invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { insertWithSlug } from '../../../kernel/slugs.js';
import { copyTopics } from './topics.js';

const columns = [
  'author_member_id',
  'name',
  'status',
  'space_id',
  'series_id',
  'body_html',
  'cover_image_url',
  'thumbnail_image_url',
  'hide_from_featured_areas',
  'hide_meta_info',
  'starts_at',
  'duration_in_seconds',
  'host',
  'location_type',
  'virtual_location_url',
  'in_person_location',
  'hide_location_from_non_attendees',
  'hide_attendees',
  'rsvp_disabled',
  'rsvp_limit_enabled',
  'rsvp_limit',
  'send_publish_email',
  'send_email_reminder',
  'send_in_app_notification_reminder',
  'send_email_confirmation',
  'send_in_app_notification_confirmation',
  'enable_custom_thank_you_message',
  'confirmation_message_title',
  'confirmation_message_description',
  'confirmation_message_button_title',
  'confirmation_message_button_link',
  'room_access_type',
  'room_recording_enabled',
  'room_view_type',
  'room_auto_post_recording_enabled',
  'room_mute_on_join',
  'room_hide_participants_list',
  'room_limit_url_sharing',
  'ticket_type',
  'ticket_currency_id',
  'ticket_description',
  'ticket_amount_in_cents',
  'meta_tag_attributes',
] as const;

export interface CopyOptions {
  readonly slugs: readonly string[];
  readonly space_id?: number;
  readonly series_id?: number | null;
  readonly status?: 'draft' | 'published';
  readonly starts_at?: Date;
}

/** Copies an event with its topics; resolves to the id of the copy. */
export async function copyEvent(scope: Scope, sourceId: number, { slugs, ...other }: CopyOptions): Promise<number> {
  const { db, now } = scope;
  const source = await db.selectFrom('events').select(columns).where('id', '=', sourceId).executeTakeFirst();
  const { meta_tag_attributes, ...same } = found(source, 'Event');
  const copy = await insertWithSlug(slugs, (slug) =>
    db
      .insertInto('events')
      .values({
        ...same,
        ...other,
        meta_tag_attributes: jsonText(meta_tag_attributes),
        slug,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['space_id', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  if (copy === undefined) throw invalid({ slug: ['is taken'] });
  await copyTopics(scope, sourceId, copy.id);
  return copy.id;
}
