// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `InvitationLink`. */
export const checkInvitationLink = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  const redemptionUrl = value.redemption_url;
  if (typeof redemptionUrl !== 'string') {
    if (refuseMember(found, '', 'redemption_url', redemptionUrl, 'type', 'string')) return false;
  } else if (!formats.uri(redemptionUrl) && refuse(found, '/redemption_url', 'format', 'uri')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  const accessGroupIds = value.access_group_ids;
  if (!Array.isArray(accessGroupIds)) {
    if (refuseMember(found, '', 'access_group_ids', accessGroupIds, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < accessGroupIds.length; index += 1) {
      const item = accessGroupIds[index];
      if (!Number.isInteger(item) && refuse(found, '/access_group_ids/' + index, 'type', 'integer')) return false;
    }
  }
  const memberTagIds = value.member_tag_ids;
  if (!Array.isArray(memberTagIds)) {
    if (refuseMember(found, '', 'member_tag_ids', memberTagIds, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < memberTagIds.length; index2 += 1) {
      const item2 = memberTagIds[index2];
      if (typeof item2 !== 'string' && refuse(found, '/member_tag_ids/' + index2, 'type', 'string')) return false;
    }
  }
  if (
    typeof value.active !== 'boolean' &&
    refuseMember(found, '', 'active', value.active, 'type', 'boolean')
  )
    return false;
  if (
    !Number.isInteger(value.members_joined_count) &&
    refuseMember(found, '', 'members_joined_count', value.members_joined_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.redirect_space_id) && value.redirect_space_id !== null &&
    refuseMember(found, '', 'redirect_space_id', value.redirect_space_id, 'type', ['integer', 'null'])
  )
    return false;
  const paywall = value.paywall;
  if (paywall === undefined) {
    if (refuse(found, '', 'required', 'paywall')) return false;
  } else if (
    paywall !== null &&
    !checkInvitationLinkPaywall(paywall) &&
    within(found, '/paywall', checkInvitationLinkPaywall, paywall)
  )
    return false;
  return fits(found);
};

/** A `InvitationLink` as a Standard Schema. */
export const invitationLinkSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLink);

/** Whether a value is a `InvitationLinkPaywall`. */
export const checkInvitationLinkPaywall = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.paywall_id !== 'string' &&
    refuseMember(found, '', 'paywall_id', value.paywall_id, 'type', 'string')
  )
    return false;
  if (
    typeof value.paywall_price_id !== 'string' &&
    refuseMember(found, '', 'paywall_price_id', value.paywall_price_id, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.trial_days) &&
    refuseMember(found, '', 'trial_days', value.trial_days, 'type', 'integer')
  )
    return false;
  if (
    typeof value.paywall_coupon_code !== 'string' &&
    refuseMember(found, '', 'paywall_coupon_code', value.paywall_coupon_code, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `InvitationLinkPaywall` as a Standard Schema. */
export const invitationLinkPaywallSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkPaywall);

/** Whether a value is a `InvitationLinksList`. */
export const checkInvitationLinksList = (value, found) => {
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
        if (!checkInvitationLink(item) && within(found, '/records/' + index, checkInvitationLink, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `InvitationLinksList` as a Standard Schema. */
export const invitationLinksListSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinksList);
