// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { EventSettingParts } from './event.js';
import type { CurrencyId } from './paywall-request.js';
import type { MetaTagParts } from './space.js';

export const eventOrderValues = ['oldest', 'start_date', 'start_date_desc'] as const;

/** Sort order of events, by creation time or start. */
export type EventOrder = (typeof eventOrderValues)[number];

/** An event to store, and the space that it belongs to, which the event or the request names, or both. */
export interface EventRequest extends EventPlace {
  event: NewEventAttributes;
}

/** Where an event belongs. */
export interface EventPlace {
  /** The space of the event. It is of type `event`, and the same as in `event` where that names one, too. */
  space_id?: number;
}

/** Initial values of an event. */
export interface NewEventAttributes extends EventAttributes {
  status: EventStatus;
}

/** Writable fields of an event. */
export interface EventAttributes {
  /** 1 to 255 characters. */
  name: string;
  /** By default, it is derived from the name. */
  slug?: Slug;
  /** The text of the event as HTML. Unsafe HTML is removed when it is written. */
  body?: string;
  /** The user who invites. By default, the admin whose token is used. */
  user_id?: number;
  /** The space of the event, if it is not given next to the event. */
  space_id?: number;
  /** The signed id of an uploaded image. */
  cover_image?: string;
  /** The signed id of an uploaded image. */
  thumbnail_image?: string;
  hide_from_featured_areas?: boolean;
  event_type?: EventType;
  status?: EventStatus;
  /** Ids of the event's topics. At most 100 items. */
  topics?: readonly number[];
  event_setting_attributes?: EventSettingAttributes;
  meta_tag_attributes?: MetaTagParts | null;
  recurring_setting_attributes?: EventRecurrenceAttributes;
  paywall_attributes?: EventPaywallAttributes;
  attendee_invite_attributes?: EventInviteAttributes;
}

export const eventTypeValues = ['single', 'recurring'] as const;

/** Whether an event takes place once or repeatedly. */
export type EventType = (typeof eventTypeValues)[number];

export const eventStatusValues = ['draft', 'published'] as const;

/** Whether members see the event. It can be changed in both directions. */
export type EventStatus = (typeof eventStatusValues)[number];

/** When and where an event takes place, and who can come. */
export interface EventSettingAttributes extends EventSettingParts {
  location_type?: EventLocationType;
  /** Whether only `rsvp_limit` members can sign up. */
  rsvp_limit_enabled?: boolean;
  /** At least 1. */
  rsvp_limit?: number;
  /** Whether members of the space are notified by e-mail when the event is published. */
  send_publish_email?: boolean;
  ticket_type?: EventTicketType;
  live_stream_room_setting_attributes?: LiveRoomSettingAttributes;
}

export const eventLocationTypeValues = ['virtual', 'in_person', 'tbd', 'live_stream', 'live_room'] as const;

/**
 * Where an event takes place. `tbd` leaves that open. An event in a `live_room` or `live_stream` has a room of its
 * own, which is listed with the others.
 */
export type EventLocationType = (typeof eventLocationTypeValues)[number];

export const eventTicketTypeValues = ['paid', 'free'] as const;

/** Whether guests pay. */
export type EventTicketType = (typeof eventTicketTypeValues)[number];

export const liveRoomSettingAttributesAccessTypeValues = ['open', 'secret', 'public_stream'] as const;

/** Who can enter. */
export type LiveRoomSettingAttributesAccessType = (typeof liveRoomSettingAttributesAccessTypeValues)[number];

export const liveRoomSettingAttributesViewTypeValues = ['speaker_view', 'speaker_variant_view', 'grid_view'] as const;

/** How those in the room are shown. */
export type LiveRoomSettingAttributesViewType = (typeof liveRoomSettingAttributesViewTypeValues)[number];

/** How the live room of an event works. */
export interface LiveRoomSettingAttributes {
  /** Who can enter. */
  access_type?: LiveRoomSettingAttributesAccessType;
  recording_enabled?: boolean;
  /** How those in the room are shown. */
  view_type?: LiveRoomSettingAttributesViewType;
  /** Whether the recording is posted in the space afterwards. */
  auto_post_recording_enabled?: boolean;
  mute_on_join?: boolean;
  hide_participants_list?: boolean;
  limit_url_sharing?: boolean;
}

/** How often an event of type `recurring` takes place, until a time or for a number of times. */
export interface EventRecurrenceAttributes {
  frequency?: EventFrequency;
  /** Format: date-time. */
  ends_at?: string;
  /** At least 1. */
  occurrences?: number;
  edit_mode?: EventEditMode;
}

export const eventFrequencyValues = [
  'daily',
  'weekday',
  'weekly',
  'bi_weekly',
  'monthly',
  'monthly_weekday_based',
  'annually',
  'yearly',
] as const;

/** How often a recurring event takes place. `annually` and `yearly` mean the same. */
export type EventFrequency = (typeof eventFrequencyValues)[number];

export const eventEditModeValues = ['current', 'remaining', 'all'] as const;

/** Whether a change is made to one occurrence, to it and those after it, or to all. */
export type EventEditMode = (typeof eventEditModeValues)[number];

/** The price of a ticket of type `paid`. */
export interface EventPaywallAttributes {
  currency_id?: CurrencyId;
  description?: string;
  /** In the main unit of the currency, not in cents. At least 0. */
  price_amount?: number;
}

/** Invited members and co-hosts. */
export interface EventInviteAttributes {
  invited_entities_ids?: EventInvitedEntities;
  /** Community member ids of the co-hosts. At most 1000 items. */
  invited_cohost_ids?: readonly number[];
}

/** The ids of invited members, spaces, space groups and tags. */
export interface EventInvitedEntities {
  /** Members. At most 1000 items. */
  members_ids?: readonly number[];
  /** Spaces whose members are invited. At most 1000 items. */
  spaces_ids?: readonly number[];
  /** Space groups whose members are invited. At most 1000 items. */
  space_groups_ids?: readonly number[];
  /** Tags whose members are invited. At most 1000 items. */
  member_tags_ids?: readonly number[];
}

/**
 * An event with what changes on it, and its space, which the event or the request names, or both. State and space
 * stay as they are where they are left out.
 */
export interface EventUpdateRequest extends EventPlace {
  event: EventAttributes;
}

/** The space of the copy of an event. */
export interface EventDuplicateRequest {
  /** Options of the copy. */
  event: EventDuplicateRequestEvent;
}

/** Options of the copy. */
export interface EventDuplicateRequestEvent {
  /** The space of the copy. It is of type `event`. */
  space_id: number;
}
