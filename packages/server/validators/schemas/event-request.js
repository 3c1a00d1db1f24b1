// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkSlug } from '../schemas/common.js';
import { checkEventSettingParts } from '../schemas/event.js';
import { checkCurrencyId } from '../schemas/paywall-request.js';
import { checkMetaTagParts } from '../schemas/space.js';

/** Whether a value is a `EventOrder`. */
export const checkEventOrder = (value, found) => {
  if (
    value !== 'oldest' && value !== 'start_date' && value !== 'start_date_desc' &&
    refuse(found, '', 'enum', ['oldest', 'start_date', 'start_date_desc'])
  )
    return false;
  return fits(found);
};

/** A `EventOrder` as a Standard Schema. */
export const eventOrderSchema = /* @__PURE__ */ toStandardSchema(checkEventOrder);

/** Whether a value is a `EventRequest`. */
export const checkEventRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkNewEventAttributes(value.event) &&
    withinMember(found, '', 'event', checkNewEventAttributes, value.event)
  )
    return false;
  if (!checkEventPlace(value) && within(found, '', checkEventPlace, value)) return false;
  return fits(found);
};

/** A `EventRequest` as a Standard Schema. */
export const eventRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventRequest);

/** Whether a value is a `EventPlace`. */
export const checkEventPlace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.space_id !== undefined &&
    !Number.isInteger(value.space_id) &&
    refuse(found, '/space_id', 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `EventPlace` as a Standard Schema. */
export const eventPlaceSchema = /* @__PURE__ */ toStandardSchema(checkEventPlace);

/** Whether a value is a `NewEventAttributes`. */
export const checkNewEventAttributes = (value, found) => {
  if (isObject(value) && value.status === undefined && refuse(found, '', 'required', 'status')) return false;
  if (!checkEventAttributes(value) && within(found, '', checkEventAttributes, value)) return false;
  return fits(found);
};

/** A `NewEventAttributes` as a Standard Schema. */
export const newEventAttributesSchema = /* @__PURE__ */ toStandardSchema(checkNewEventAttributes);

/** Whether a value is a `EventAttributes`. */
export const checkEventAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (typeof name !== 'string') {
    if (refuseMember(found, '', 'name', name, 'type', 'string')) return false;
  } else {
    if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
    if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  const slug = value.slug;
  if (slug !== undefined && !checkSlug(slug) && within(found, '/slug', checkSlug, slug)) return false;
  if (
    value.body !== undefined &&
    typeof value.body !== 'string' &&
    refuse(found, '/body', 'type', 'string')
  )
    return false;
  if (
    value.user_id !== undefined &&
    !Number.isInteger(value.user_id) &&
    refuse(found, '/user_id', 'type', 'integer')
  )
    return false;
  if (
    value.space_id !== undefined &&
    !Number.isInteger(value.space_id) &&
    refuse(found, '/space_id', 'type', 'integer')
  )
    return false;
  if (
    value.cover_image !== undefined &&
    typeof value.cover_image !== 'string' &&
    refuse(found, '/cover_image', 'type', 'string')
  )
    return false;
  if (
    value.thumbnail_image !== undefined &&
    typeof value.thumbnail_image !== 'string' &&
    refuse(found, '/thumbnail_image', 'type', 'string')
  )
    return false;
  if (
    value.hide_from_featured_areas !== undefined &&
    typeof value.hide_from_featured_areas !== 'boolean' &&
    refuse(found, '/hide_from_featured_areas', 'type', 'boolean')
  )
    return false;
  if (
    value.event_type !== undefined &&
    !checkEventType(value.event_type) &&
    within(found, '/event_type', checkEventType, value.event_type)
  )
    return false;
  if (
    value.status !== undefined &&
    !checkEventStatus(value.status) &&
    within(found, '/status', checkEventStatus, value.status)
  )
    return false;
  const topics = value.topics;
  if (topics !== undefined) {
    if (!Array.isArray(topics)) {
      if (refuse(found, '/topics', 'type', 'array')) return false;
    } else {
      if (topics.length > 100 && refuse(found, '/topics', 'maxItems', 100)) return false;
      for (let index = 0; index < topics.length; index += 1) {
        const item = topics[index];
        if (!Number.isInteger(item) && refuse(found, '/topics/' + index, 'type', 'integer')) return false;
      }
    }
  }
  if (
    value.event_setting_attributes !== undefined &&
    !checkEventSettingAttributes(value.event_setting_attributes) &&
    within(found, '/event_setting_attributes', checkEventSettingAttributes, value.event_setting_attributes)
  )
    return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (
    metaTagAttributes !== undefined &&
    metaTagAttributes !== null &&
    !checkMetaTagParts(metaTagAttributes) &&
    within(found, '/meta_tag_attributes', checkMetaTagParts, metaTagAttributes)
  )
    return false;
  if (
    value.recurring_setting_attributes !== undefined &&
    !checkEventRecurrenceAttributes(value.recurring_setting_attributes) &&
    within(found, '/recurring_setting_attributes', checkEventRecurrenceAttributes, value.recurring_setting_attributes)
  )
    return false;
  if (
    value.paywall_attributes !== undefined &&
    !checkEventPaywallAttributes(value.paywall_attributes) &&
    within(found, '/paywall_attributes', checkEventPaywallAttributes, value.paywall_attributes)
  )
    return false;
  if (
    value.attendee_invite_attributes !== undefined &&
    !checkEventInviteAttributes(value.attendee_invite_attributes) &&
    within(found, '/attendee_invite_attributes', checkEventInviteAttributes, value.attendee_invite_attributes)
  )
    return false;
  return fits(found);
};

/** A `EventAttributes` as a Standard Schema. */
export const eventAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventAttributes);

/** Whether a value is a `EventType`. */
export const checkEventType = (value, found) => {
  if (value !== 'single' && value !== 'recurring' && refuse(found, '', 'enum', ['single', 'recurring'])) return false;
  return fits(found);
};

/** A `EventType` as a Standard Schema. */
export const eventTypeSchema = /* @__PURE__ */ toStandardSchema(checkEventType);

/** Whether a value is a `EventStatus`. */
export const checkEventStatus = (value, found) => {
  if (value !== 'draft' && value !== 'published' && refuse(found, '', 'enum', ['draft', 'published'])) return false;
  return fits(found);
};

/** A `EventStatus` as a Standard Schema. */
export const eventStatusSchema = /* @__PURE__ */ toStandardSchema(checkEventStatus);

/** Whether a value is a `EventSettingAttributes`. */
export const checkEventSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.location_type !== undefined &&
    !checkEventLocationType(value.location_type) &&
    within(found, '/location_type', checkEventLocationType, value.location_type)
  )
    return false;
  if (
    value.rsvp_limit_enabled !== undefined &&
    typeof value.rsvp_limit_enabled !== 'boolean' &&
    refuse(found, '/rsvp_limit_enabled', 'type', 'boolean')
  )
    return false;
  const rsvpLimit = value.rsvp_limit;
  if (rsvpLimit !== undefined) {
    if (!Number.isInteger(rsvpLimit)) {
      if (refuse(found, '/rsvp_limit', 'type', 'integer')) return false;
    } else if (rsvpLimit < 1 && refuse(found, '/rsvp_limit', 'minimum', 1)) return false;
  }
  if (
    value.send_publish_email !== undefined &&
    typeof value.send_publish_email !== 'boolean' &&
    refuse(found, '/send_publish_email', 'type', 'boolean')
  )
    return false;
  if (
    value.ticket_type !== undefined &&
    !checkEventTicketType(value.ticket_type) &&
    within(found, '/ticket_type', checkEventTicketType, value.ticket_type)
  )
    return false;
  if (
    value.live_stream_room_setting_attributes !== undefined &&
    !checkLiveRoomSettingAttributes(value.live_stream_room_setting_attributes) &&
    within(found, '/live_stream_room_setting_attributes', checkLiveRoomSettingAttributes, value.live_stream_room_setting_attributes)
  )
    return false;
  if (!checkEventSettingParts(value) && within(found, '', checkEventSettingParts, value)) return false;
  return fits(found);
};

/** A `EventSettingAttributes` as a Standard Schema. */
export const eventSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventSettingAttributes);

const eventLocationTypeValues = new Set(['virtual', 'in_person', 'tbd', 'live_stream', 'live_room']);

/** Whether a value is a `EventLocationType`. */
export const checkEventLocationType = (value, found) => {
  if (!eventLocationTypeValues.has(value) && refuse(found, '', 'enum', eventLocationTypeValues)) return false;
  return fits(found);
};

/** A `EventLocationType` as a Standard Schema. */
export const eventLocationTypeSchema = /* @__PURE__ */ toStandardSchema(checkEventLocationType);

/** Whether a value is a `EventTicketType`. */
export const checkEventTicketType = (value, found) => {
  if (value !== 'paid' && value !== 'free' && refuse(found, '', 'enum', ['paid', 'free'])) return false;
  return fits(found);
};

/** A `EventTicketType` as a Standard Schema. */
export const eventTicketTypeSchema = /* @__PURE__ */ toStandardSchema(checkEventTicketType);

/** Whether a value is a `LiveRoomSettingAttributes`. */
export const checkLiveRoomSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const accessType = value.access_type;
  if (
    accessType !== undefined &&
    accessType !== 'open' && accessType !== 'secret' && accessType !== 'public_stream' &&
    refuse(found, '/access_type', 'enum', ['open', 'secret', 'public_stream'])
  )
    return false;
  if (
    value.recording_enabled !== undefined &&
    typeof value.recording_enabled !== 'boolean' &&
    refuse(found, '/recording_enabled', 'type', 'boolean')
  )
    return false;
  const viewType = value.view_type;
  if (
    viewType !== undefined &&
    viewType !== 'speaker_view' && viewType !== 'speaker_variant_view' && viewType !== 'grid_view' &&
    refuse(found, '/view_type', 'enum', [
    'speaker_view',
    'speaker_variant_view',
    'grid_view',
  ])
  )
    return false;
  if (
    value.auto_post_recording_enabled !== undefined &&
    typeof value.auto_post_recording_enabled !== 'boolean' &&
    refuse(found, '/auto_post_recording_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.mute_on_join !== undefined &&
    typeof value.mute_on_join !== 'boolean' &&
    refuse(found, '/mute_on_join', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_participants_list !== undefined &&
    typeof value.hide_participants_list !== 'boolean' &&
    refuse(found, '/hide_participants_list', 'type', 'boolean')
  )
    return false;
  if (
    value.limit_url_sharing !== undefined &&
    typeof value.limit_url_sharing !== 'boolean' &&
    refuse(found, '/limit_url_sharing', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `LiveRoomSettingAttributes` as a Standard Schema. */
export const liveRoomSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomSettingAttributes);

/** Whether a value is a `EventRecurrenceAttributes`. */
export const checkEventRecurrenceAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.frequency !== undefined &&
    !checkEventFrequency(value.frequency) &&
    within(found, '/frequency', checkEventFrequency, value.frequency)
  )
    return false;
  const endsAt = value.ends_at;
  if (endsAt !== undefined) {
    if (typeof endsAt !== 'string') {
      if (refuse(found, '/ends_at', 'type', 'string')) return false;
    } else if (!formats['date-time'](endsAt) && refuse(found, '/ends_at', 'format', 'date-time')) return false;
  }
  const occurrences = value.occurrences;
  if (occurrences !== undefined) {
    if (!Number.isInteger(occurrences)) {
      if (refuse(found, '/occurrences', 'type', 'integer')) return false;
    } else if (occurrences < 1 && refuse(found, '/occurrences', 'minimum', 1)) return false;
  }
  if (
    value.edit_mode !== undefined &&
    !checkEventEditMode(value.edit_mode) &&
    within(found, '/edit_mode', checkEventEditMode, value.edit_mode)
  )
    return false;
  return fits(found);
};

/** A `EventRecurrenceAttributes` as a Standard Schema. */
export const eventRecurrenceAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventRecurrenceAttributes);

const eventFrequencyValues = new Set([
  'daily',
  'weekday',
  'weekly',
  'bi_weekly',
  'monthly',
  'monthly_weekday_based',
  'annually',
  'yearly',
]);

/** Whether a value is a `EventFrequency`. */
export const checkEventFrequency = (value, found) => {
  if (!eventFrequencyValues.has(value) && refuse(found, '', 'enum', eventFrequencyValues)) return false;
  return fits(found);
};

/** A `EventFrequency` as a Standard Schema. */
export const eventFrequencySchema = /* @__PURE__ */ toStandardSchema(checkEventFrequency);

/** Whether a value is a `EventEditMode`. */
export const checkEventEditMode = (value, found) => {
  if (
    value !== 'current' && value !== 'remaining' && value !== 'all' &&
    refuse(found, '', 'enum', ['current', 'remaining', 'all'])
  )
    return false;
  return fits(found);
};

/** A `EventEditMode` as a Standard Schema. */
export const eventEditModeSchema = /* @__PURE__ */ toStandardSchema(checkEventEditMode);

/** Whether a value is a `EventPaywallAttributes`. */
export const checkEventPaywallAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.currency_id !== undefined &&
    !checkCurrencyId(value.currency_id) &&
    within(found, '/currency_id', checkCurrencyId, value.currency_id)
  )
    return false;
  if (
    value.description !== undefined &&
    typeof value.description !== 'string' &&
    refuse(found, '/description', 'type', 'string')
  )
    return false;
  const priceAmount = value.price_amount;
  if (priceAmount !== undefined) {
    if (!Number.isFinite(priceAmount)) {
      if (refuse(found, '/price_amount', 'type', 'number')) return false;
    } else if (priceAmount < 0 && refuse(found, '/price_amount', 'minimum', 0)) return false;
  }
  return fits(found);
};

/** A `EventPaywallAttributes` as a Standard Schema. */
export const eventPaywallAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventPaywallAttributes);

/** Whether a value is a `EventInviteAttributes`. */
export const checkEventInviteAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.invited_entities_ids !== undefined &&
    !checkEventInvitedEntities(value.invited_entities_ids) &&
    within(found, '/invited_entities_ids', checkEventInvitedEntities, value.invited_entities_ids)
  )
    return false;
  const invitedCohostIds = value.invited_cohost_ids;
  if (invitedCohostIds !== undefined) {
    if (!Array.isArray(invitedCohostIds)) {
      if (refuse(found, '/invited_cohost_ids', 'type', 'array')) return false;
    } else {
      if (invitedCohostIds.length > 1000 && refuse(found, '/invited_cohost_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < invitedCohostIds.length; index += 1) {
        const item = invitedCohostIds[index];
        if (!Number.isInteger(item) && refuse(found, '/invited_cohost_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  return fits(found);
};

/** A `EventInviteAttributes` as a Standard Schema. */
export const eventInviteAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventInviteAttributes);

/** Whether a value is a `EventInvitedEntities`. */
export const checkEventInvitedEntities = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const membersIds = value.members_ids;
  if (membersIds !== undefined) {
    if (!Array.isArray(membersIds)) {
      if (refuse(found, '/members_ids', 'type', 'array')) return false;
    } else {
      if (membersIds.length > 1000 && refuse(found, '/members_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < membersIds.length; index += 1) {
        const item = membersIds[index];
        if (!Number.isInteger(item) && refuse(found, '/members_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  const spacesIds = value.spaces_ids;
  if (spacesIds !== undefined) {
    if (!Array.isArray(spacesIds)) {
      if (refuse(found, '/spaces_ids', 'type', 'array')) return false;
    } else {
      if (spacesIds.length > 1000 && refuse(found, '/spaces_ids', 'maxItems', 1000)) return false;
      for (let index2 = 0; index2 < spacesIds.length; index2 += 1) {
        const item2 = spacesIds[index2];
        if (!Number.isInteger(item2) && refuse(found, '/spaces_ids/' + index2, 'type', 'integer')) return false;
      }
    }
  }
  const spaceGroupsIds = value.space_groups_ids;
  if (spaceGroupsIds !== undefined) {
    if (!Array.isArray(spaceGroupsIds)) {
      if (refuse(found, '/space_groups_ids', 'type', 'array')) return false;
    } else {
      if (spaceGroupsIds.length > 1000 && refuse(found, '/space_groups_ids', 'maxItems', 1000)) return false;
      for (let index3 = 0; index3 < spaceGroupsIds.length; index3 += 1) {
        const item3 = spaceGroupsIds[index3];
        if (!Number.isInteger(item3) && refuse(found, '/space_groups_ids/' + index3, 'type', 'integer')) return false;
      }
    }
  }
  const memberTagsIds = value.member_tags_ids;
  if (memberTagsIds !== undefined) {
    if (!Array.isArray(memberTagsIds)) {
      if (refuse(found, '/member_tags_ids', 'type', 'array')) return false;
    } else {
      if (memberTagsIds.length > 1000 && refuse(found, '/member_tags_ids', 'maxItems', 1000)) return false;
      for (let index4 = 0; index4 < memberTagsIds.length; index4 += 1) {
        const item4 = memberTagsIds[index4];
        if (!Number.isInteger(item4) && refuse(found, '/member_tags_ids/' + index4, 'type', 'integer')) return false;
      }
    }
  }
  return fits(found);
};

/** A `EventInvitedEntities` as a Standard Schema. */
export const eventInvitedEntitiesSchema = /* @__PURE__ */ toStandardSchema(checkEventInvitedEntities);

/** Whether a value is a `EventUpdateRequest`. */
export const checkEventUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkEventAttributes(value.event) &&
    withinMember(found, '', 'event', checkEventAttributes, value.event)
  )
    return false;
  if (!checkEventPlace(value) && within(found, '', checkEventPlace, value)) return false;
  return fits(found);
};

/** A `EventUpdateRequest` as a Standard Schema. */
export const eventUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventUpdateRequest);

/** Whether a value is a `EventDuplicateRequest`. */
export const checkEventDuplicateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const event = value.event;
  if (!isObject(event)) {
    if (refuseMember(found, '', 'event', event, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(event.space_id) &&
    refuseMember(found, '/event', 'space_id', event.space_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `EventDuplicateRequest` as a Standard Schema. */
export const eventDuplicateRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventDuplicateRequest);
