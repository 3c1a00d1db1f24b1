/** Converts the fields of an event in a request to columns; omitted fields are undefined. */
import type { EventAttributes, EventPaywallAttributes, MetaTagParts } from '@community-platform/types';
import { jsonText } from '../../../kernel/changes.js';
import { currencyOfId } from '../../../kernel/currencies.js';
import { invalid } from '../../../kernel/failures.js';
import { readFileUrl } from '../../../kernel/files.js';
import { sanitizeHtml } from '../../../kernel/html.js';
import { readLink, readSource } from '../../../kernel/links.js';
import type { Scope } from '../../../kernel/scope.js';
import { checkSlug } from '../../../kernel/slugs.js';
import { findSpace } from '../../content/typed-spaces.js';
import type { LockedEvent } from './queries.js';

/** Maximum ticket price, in the minor unit of the currency. */
const LARGEST = 99_999_999;

function readTicket(ticket: EventPaywallAttributes | undefined, before: LockedEvent | undefined) {
  if (ticket === undefined) return {};
  const currencyId = ticket.currency_id ?? before?.ticket_currency_id ?? 1;
  const currency = currencyOfId(currencyId);
  if (currency === undefined) throw invalid({ currency_id: ['does not exist'] });
  const { price_amount: price } = ticket;
  const amount = price === undefined ? undefined : Math.round(price * 10 ** currency.minorUnits);
  if (amount !== undefined && amount > LARGEST) throw invalid({ price_amount: ['is too large'] });
  return { ticket_currency_id: currencyId, ticket_description: ticket.description, ticket_amount_in_cents: amount };
}

const META_TAGS = [
  'meta_title',
  'meta_description',
  'opengraph_title',
  'opengraph_description',
  'opengraph_image',
] as const satisfies readonly (keyof MetaTagParts)[];

function readMetaTags(tags: MetaTagParts | null | undefined, before: LockedEvent | undefined) {
  if (tags === undefined || tags === null) return tags;
  readSource('opengraph_image', tags.opengraph_image);
  const named = META_TAGS.filter((name) => tags[name] !== undefined).map((name) => [name, tags[name]]);
  const empty = META_TAGS.map((name) => [name, null]);
  return jsonText({ ...Object.fromEntries(empty), ...before?.meta_tag_attributes, ...Object.fromEntries(named) });
}

function readRoom(event: EventAttributes) {
  const room = event.event_setting_attributes?.live_stream_room_setting_attributes;
  return {
    room_access_type: room?.access_type,
    room_recording_enabled: room?.recording_enabled,
    room_view_type: room?.view_type,
    room_auto_post_recording_enabled: room?.auto_post_recording_enabled,
    room_mute_on_join: room?.mute_on_join,
    room_hide_participants_list: room?.hide_participants_list,
    room_limit_url_sharing: room?.limit_url_sharing,
  };
}

function readSettings({ event_setting_attributes: settings }: EventAttributes, before: LockedEvent | undefined) {
  const limit = settings?.rsvp_limit ?? before?.rsvp_limit ?? null;
  if (settings?.rsvp_limit_enabled === true && limit === null)
    throw invalid({ rsvp_limit: ['is required if rsvp_limit_enabled is true'] });
  if ((settings?.duration_in_seconds ?? 0) < 0) throw invalid({ duration_in_seconds: ['cannot be negative'] });
  return {
    duration_in_seconds: settings?.duration_in_seconds,
    host: settings?.host,
    location_type: settings?.location_type,
    virtual_location_url: readLink('virtual_location_url', settings?.virtual_location_url),
    in_person_location: settings?.in_person_location,
    hide_location_from_non_attendees: settings?.hide_location_from_non_attendees,
    hide_attendees: settings?.hide_attendees,
    rsvp_disabled: settings?.rsvp_disabled,
    rsvp_limit_enabled: settings?.rsvp_limit_enabled,
    rsvp_limit: settings?.rsvp_limit,
    send_publish_email: settings?.send_publish_email,
    send_email_reminder: settings?.send_email_reminder,
    send_in_app_notification_reminder: settings?.send_in_app_notification_reminder,
    send_email_confirmation: settings?.send_email_confirmation,
    send_in_app_notification_confirmation: settings?.send_in_app_notification_confirmation,
    enable_custom_thank_you_message: settings?.enable_custom_thank_you_message,
    confirmation_message_title: settings?.confirmation_message_title,
    confirmation_message_description: settings?.confirmation_message_description,
    confirmation_message_button_title: settings?.confirmation_message_button_title,
    confirmation_message_button_link: readLink(
      'confirmation_message_button_link',
      settings?.confirmation_message_button_link,
    ),
    ticket_type: settings?.ticket_type,
  };
}

/** Returns the id of the member with the given user id; undefined if no user id is given. */
async function readAuthor({ db }: Scope, userId: number | undefined): Promise<number | undefined> {
  if (userId === undefined) return undefined;
  const member = await db.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (member === undefined) throw invalid({ user_id: ['does not exist'] });
  return member.id;
}

/** Returns all columns except slug, space and start, which differ for each occurrence of a series. */
export async function readColumns(scope: Scope, event: EventAttributes, before?: LockedEvent) {
  return {
    ...readSettings(event, before),
    ...readRoom(event),
    ...readTicket(event.paywall_attributes, before),
    body_html: event.body === undefined ? undefined : sanitizeHtml(event.body),
    cover_image_url: await readFileUrl(scope, 'cover_image', event.cover_image),
    thumbnail_image_url: await readFileUrl(scope, 'thumbnail_image', event.thumbnail_image),
    hide_from_featured_areas: event.hide_from_featured_areas,
    meta_tag_attributes: readMetaTags(event.meta_tag_attributes, before),
  };
}

/** Returns the member whom the event names as its author by user id, or `fallback` if it names none. */
export async function readAuthorOr(scope: Scope, event: EventAttributes, fallback: number): Promise<number> {
  return (await readAuthor(scope, event.user_id)) ?? fallback;
}

/** Returns the member whom the event names as its author by user id; undefined if it names none. */
export function readNewAuthor(scope: Scope, event: EventAttributes): Promise<number | undefined> {
  return readAuthor(scope, event.user_id);
}

/** Returns the space that a body names; throws a 422 if it is missing or not an event space. */
export async function requireEventSpace(scope: Scope, spaceId: number) {
  const space = await findSpace(scope, spaceId);
  if (space === undefined) throw invalid({ space_id: ['does not exist'] });
  if (space.space_type !== 'event') throw invalid({ space_id: ['is not a space of type event'] });
  return space;
}

/** Returns the slug in a body; an empty slug counts as none. */
export function readSlug(slug: string | undefined): string | undefined {
  return slug === undefined || slug === '' ? undefined : checkSlug(slug);
}
