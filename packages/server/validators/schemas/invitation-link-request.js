// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isLonger, isObject, isShorter, mismatch, refuse, toStandardSchema, within } from '#validation';

/** Whether a value is a `InvitationLinkStatus`. */
export const checkInvitationLinkStatus = (value, found) => {
  if (value !== 'active' && value !== 'revoked' && refuse(found, '', 'enum', ['active', 'revoked'])) return false;
  return fits(found);
};

/** A `InvitationLinkStatus` as a Standard Schema. */
export const invitationLinkStatusSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkStatus);

/** Whether a value is a `InvitationLinkCreateRequest`. */
export const checkInvitationLinkCreateRequest = (value, found) => {
  if (isObject(value) && value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkInvitationLinkAttributes(value) && within(found, '', checkInvitationLinkAttributes, value)) return false;
  return fits(found);
};

/** A `InvitationLinkCreateRequest` as a Standard Schema. */
export const invitationLinkCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkCreateRequest);

/** Whether a value is a `InvitationLinkAttributes`. */
export const checkInvitationLinkAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string') {
      if (refuse(found, '/name', 'type', 'string')) return false;
    } else {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  if (
    value.redirect_space_id !== undefined &&
    !Number.isInteger(value.redirect_space_id) && value.redirect_space_id !== null &&
    refuse(found, '/redirect_space_id', 'type', ['integer', 'null'])
  )
    return false;
  const accessGroupIds = value.access_group_ids;
  if (accessGroupIds !== undefined) {
    if (!Array.isArray(accessGroupIds)) {
      if (refuse(found, '/access_group_ids', 'type', 'array')) return false;
    } else {
      if (accessGroupIds.length > 1000 && refuse(found, '/access_group_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < accessGroupIds.length; index += 1) {
        const item = accessGroupIds[index];
        if (!Number.isInteger(item) && refuse(found, '/access_group_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined) {
    if (!Array.isArray(memberTagIds)) {
      if (refuse(found, '/member_tag_ids', 'type', 'array')) return false;
    } else {
      if (memberTagIds.length > 1000 && refuse(found, '/member_tag_ids', 'maxItems', 1000)) return false;
      for (let index2 = 0; index2 < memberTagIds.length; index2 += 1) {
        const item2 = memberTagIds[index2];
        if (!checkIdOrText(item2) && within(found, '/member_tag_ids/' + index2, checkIdOrText, item2)) return false;
      }
    }
  }
  const paywall = value.paywall;
  if (
    paywall !== undefined &&
    paywall !== null &&
    !checkInvitationLinkPaywallRequest(paywall) &&
    within(found, '/paywall', checkInvitationLinkPaywallRequest, paywall)
  )
    return false;
  return fits(found);
};

/** A `InvitationLinkAttributes` as a Standard Schema. */
export const invitationLinkAttributesSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkAttributes);

const idOrTextPattern = new RegExp('^\\d*$', 'u');

/** Whether a value is a `IdOrText`. */
export const checkIdOrText = (value, found) => {
  if (!Number.isInteger(value) && typeof value !== 'string') return mismatch(found, ['integer', 'string']);
  if (typeof value === 'string' && !idOrTextPattern.test(value) && refuse(found, '', 'pattern', '^\\d*$')) return false;
  return fits(found);
};

/** A `IdOrText` as a Standard Schema. */
export const idOrTextSchema = /* @__PURE__ */ toStandardSchema(checkIdOrText);

/** Whether a value is a `InvitationLinkPaywallRequest`. */
export const checkInvitationLinkPaywallRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.paywall_id !== undefined &&
    !checkIdOrText(value.paywall_id) &&
    within(found, '/paywall_id', checkIdOrText, value.paywall_id)
  )
    return false;
  if (
    value.paywall_price_id !== undefined &&
    !checkIdOrText(value.paywall_price_id) &&
    within(found, '/paywall_price_id', checkIdOrText, value.paywall_price_id)
  )
    return false;
  const paywallTrialDays = value.paywall_trial_days;
  if (paywallTrialDays !== undefined) {
    if (!Number.isInteger(paywallTrialDays)) {
      if (refuse(found, '/paywall_trial_days', 'type', 'integer')) return false;
    } else {
      if (paywallTrialDays < 1 && refuse(found, '/paywall_trial_days', 'minimum', 1)) return false;
      if (paywallTrialDays > 730 && refuse(found, '/paywall_trial_days', 'maximum', 730)) return false;
    }
  }
  const trialDays = value.trial_days;
  if (trialDays !== undefined) {
    if (!Number.isInteger(trialDays)) {
      if (refuse(found, '/trial_days', 'type', 'integer')) return false;
    } else {
      if (trialDays < 0 && refuse(found, '/trial_days', 'minimum', 0)) return false;
      if (trialDays > 730 && refuse(found, '/trial_days', 'maximum', 730)) return false;
    }
  }
  if (
    value.paywall_coupon_code !== undefined &&
    typeof value.paywall_coupon_code !== 'string' &&
    refuse(found, '/paywall_coupon_code', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `InvitationLinkPaywallRequest` as a Standard Schema. */
export const invitationLinkPaywallRequestSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkPaywallRequest);

/** Whether a value is a `InvitationLinkUpdateRequest`. */
export const checkInvitationLinkUpdateRequest = (value, found) => {
  if (!checkInvitationLinkAttributes(value) && within(found, '', checkInvitationLinkAttributes, value)) return false;
  return fits(found);
};

/** A `InvitationLinkUpdateRequest` as a Standard Schema. */
export const invitationLinkUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkUpdateRequest);
