// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `Event`. */
export const checkEvent = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (
    !Number.isInteger(value.user_id) &&
    refuseMember(found, '', 'user_id', value.user_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (
    typeof value.hide_meta_info !== 'boolean' && value.hide_meta_info !== null &&
    refuseMember(found, '', 'hide_meta_info', value.hide_meta_info, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.comments_count) &&
    refuseMember(found, '', 'comments_count', value.comments_count, 'type', 'integer')
  )
    return false;
  const endsAt = value.ends_at;
  if (typeof endsAt !== 'string') {
    if (refuseMember(found, '', 'ends_at', endsAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](endsAt) && refuse(found, '/ends_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    typeof value.location_type !== 'string' &&
    refuseMember(found, '', 'location_type', value.location_type, 'type', 'string')
  )
    return false;
  if (!checkEventSpace(value.space) && withinMember(found, '', 'space', checkEventSpace, value.space)) return false;
  if (typeof value.body !== 'string' && refuseMember(found, '', 'body', value.body, 'type', 'string')) return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  if (
    typeof value.member_email !== 'string' &&
    refuseMember(found, '', 'member_email', value.member_email, 'type', 'string')
  )
    return false;
  if (
    typeof value.member_name !== 'string' &&
    refuseMember(found, '', 'member_name', value.member_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.member_avatar_url !== 'string' && value.member_avatar_url !== null &&
    refuseMember(found, '', 'member_avatar_url', value.member_avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.integration_display_title !== 'string' &&
    refuseMember(found, '', 'integration_display_title', value.integration_display_title, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.likes_count) &&
    refuseMember(found, '', 'likes_count', value.likes_count, 'type', 'integer')
  )
    return false;
  if (
    typeof value.cover_image_url !== 'string' && value.cover_image_url !== null &&
    refuseMember(found, '', 'cover_image_url', value.cover_image_url, 'type', ['string', 'null'])
  )
    return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (
    !isObject(metaTagAttributes) && metaTagAttributes !== null &&
    refuseMember(found, '', 'meta_tag_attributes', metaTagAttributes, 'type', ['object', 'null'])
  )
    return false;
  const topics = value.topics;
  if (!Array.isArray(topics)) {
    if (refuseMember(found, '', 'topics', topics, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < topics.length; index += 1) {
      const item = topics[index];
      if (!Number.isInteger(item) && refuse(found, '/topics/' + index, 'type', 'integer')) return false;
    }
  }
  if (
    value.confirmation_message_title === undefined &&
    refuse(found, '', 'required', 'confirmation_message_title')
  )
    return false;
  if (
    value.confirmation_message_button_title === undefined &&
    refuse(found, '', 'required', 'confirmation_message_button_title')
  )
    return false;
  if (
    value.confirmation_message_button_link === undefined &&
    refuse(found, '', 'required', 'confirmation_message_button_link')
  )
    return false;
  if (
    value.confirmation_message_description === undefined &&
    refuse(found, '', 'required', 'confirmation_message_description')
  )
    return false;
  if (value.in_person_location === undefined && refuse(found, '', 'required', 'in_person_location')) return false;
  if (value.host === undefined && refuse(found, '', 'required', 'host')) return false;
  if (value.duration_in_seconds === undefined && refuse(found, '', 'required', 'duration_in_seconds')) return false;
  if (
    value.enable_custom_thank_you_message === undefined &&
    refuse(found, '', 'required', 'enable_custom_thank_you_message')
  )
    return false;
  if (
    value.send_in_app_notification_confirmation === undefined &&
    refuse(found, '', 'required', 'send_in_app_notification_confirmation')
  )
    return false;
  if (value.rsvp_disabled === undefined && refuse(found, '', 'required', 'rsvp_disabled')) return false;
  if (
    value.send_email_confirmation === undefined &&
    refuse(found, '', 'required', 'send_email_confirmation')
  )
    return false;
  if (value.send_email_reminder === undefined && refuse(found, '', 'required', 'send_email_reminder')) return false;
  if (
    value.send_in_app_notification_reminder === undefined &&
    refuse(found, '', 'required', 'send_in_app_notification_reminder')
  )
    return false;
  if (value.virtual_location_url === undefined && refuse(found, '', 'required', 'virtual_location_url')) return false;
  if (value.starts_at === undefined && refuse(found, '', 'required', 'starts_at')) return false;
  if (value.hide_attendees === undefined && refuse(found, '', 'required', 'hide_attendees')) return false;
  if (
    value.hide_location_from_non_attendees === undefined &&
    refuse(found, '', 'required', 'hide_location_from_non_attendees')
  )
    return false;
  if (!checkEventSettingParts(value) && within(found, '', checkEventSettingParts, value)) return false;
  return fits(found);
};

/** A `Event` as a Standard Schema. */
export const eventSchema = /* @__PURE__ */ toStandardSchema(checkEvent);

/** Whether a value is a `EventSpace`. */
export const checkEventSpace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `EventSpace` as a Standard Schema. */
export const eventSpaceSchema = /* @__PURE__ */ toStandardSchema(checkEventSpace);

/** Whether a value is a `EventList`. */
export const checkEventList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (!checkEvent(item) && within(found, '/records/' + index, checkEvent, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `EventList` as a Standard Schema. */
export const eventListSchema = /* @__PURE__ */ toStandardSchema(checkEventList);

/** Whether a value is a `EventSettingParts`. */
export const checkEventSettingParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const startsAt = value.starts_at;
  if (startsAt !== undefined) {
    if (typeof startsAt !== 'string') {
      if (refuse(found, '/starts_at', 'type', 'string')) return false;
    } else if (!formats['date-time'](startsAt) && refuse(found, '/starts_at', 'format', 'date-time')) return false;
  }
  if (
    value.duration_in_seconds !== undefined &&
    !Number.isInteger(value.duration_in_seconds) &&
    refuse(found, '/duration_in_seconds', 'type', 'integer')
  )
    return false;
  if (
    value.host !== undefined &&
    typeof value.host !== 'string' && value.host !== null &&
    refuse(found, '/host', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.in_person_location !== undefined &&
    typeof value.in_person_location !== 'string' && value.in_person_location !== null &&
    refuse(found, '/in_person_location', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.virtual_location_url !== undefined &&
    typeof value.virtual_location_url !== 'string' &&
    refuse(found, '/virtual_location_url', 'type', 'string')
  )
    return false;
  if (
    value.hide_location_from_non_attendees !== undefined &&
    typeof value.hide_location_from_non_attendees !== 'boolean' &&
    refuse(found, '/hide_location_from_non_attendees', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_attendees !== undefined &&
    typeof value.hide_attendees !== 'boolean' &&
    refuse(found, '/hide_attendees', 'type', 'boolean')
  )
    return false;
  if (
    value.rsvp_disabled !== undefined &&
    typeof value.rsvp_disabled !== 'boolean' &&
    refuse(found, '/rsvp_disabled', 'type', 'boolean')
  )
    return false;
  if (
    value.send_email_reminder !== undefined &&
    typeof value.send_email_reminder !== 'boolean' &&
    refuse(found, '/send_email_reminder', 'type', 'boolean')
  )
    return false;
  if (
    value.send_in_app_notification_reminder !== undefined &&
    typeof value.send_in_app_notification_reminder !== 'boolean' &&
    refuse(found, '/send_in_app_notification_reminder', 'type', 'boolean')
  )
    return false;
  if (
    value.send_email_confirmation !== undefined &&
    typeof value.send_email_confirmation !== 'boolean' &&
    refuse(found, '/send_email_confirmation', 'type', 'boolean')
  )
    return false;
  if (
    value.send_in_app_notification_confirmation !== undefined &&
    typeof value.send_in_app_notification_confirmation !== 'boolean' &&
    refuse(found, '/send_in_app_notification_confirmation', 'type', 'boolean')
  )
    return false;
  if (
    value.enable_custom_thank_you_message !== undefined &&
    typeof value.enable_custom_thank_you_message !== 'boolean' &&
    refuse(found, '/enable_custom_thank_you_message', 'type', 'boolean')
  )
    return false;
  if (
    value.confirmation_message_title !== undefined &&
    typeof value.confirmation_message_title !== 'string' && value.confirmation_message_title !== null &&
    refuse(found, '/confirmation_message_title', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.confirmation_message_description !== undefined &&
    typeof value.confirmation_message_description !== 'string' && value.confirmation_message_description !== null &&
    refuse(found, '/confirmation_message_description', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.confirmation_message_button_title !== undefined &&
    typeof value.confirmation_message_button_title !== 'string' && value.confirmation_message_button_title !== null &&
    refuse(found, '/confirmation_message_button_title', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.confirmation_message_button_link !== undefined &&
    typeof value.confirmation_message_button_link !== 'string' && value.confirmation_message_button_link !== null &&
    refuse(found, '/confirmation_message_button_link', 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `EventSettingParts` as a Standard Schema. */
export const eventSettingPartsSchema = /* @__PURE__ */ toStandardSchema(checkEventSettingParts);
