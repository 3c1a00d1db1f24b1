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

/** Whether a value is a `PaywallAffiliate`. */
export const checkPaywallAffiliate = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (typeof value.code !== 'string' && refuseMember(found, '', 'code', value.code, 'type', 'string')) return false;
  const enrolledAt = value.enrolled_at;
  if (typeof enrolledAt !== 'string' && enrolledAt !== null) {
    if (refuseMember(found, '', 'enrolled_at', enrolledAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof enrolledAt === 'string' &&
    !formats['date-time'](enrolledAt) &&
    refuse(found, '/enrolled_at', 'format', 'date-time')
  )
    return false;
  const invitedAt = value.invited_at;
  if (typeof invitedAt !== 'string' && invitedAt !== null) {
    if (refuseMember(found, '', 'invited_at', invitedAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof invitedAt === 'string' &&
    !formats['date-time'](invitedAt) &&
    refuse(found, '/invited_at', 'format', 'date-time')
  )
    return false;
  const communityMember = value.community_member;
  if (!isObject(communityMember)) {
    if (refuseMember(found, '', 'community_member', communityMember, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(communityMember.id) &&
      refuseMember(found, '/community_member', 'id', communityMember.id, 'type', 'integer')
    )
      return false;
    if (
      typeof communityMember.name !== 'string' &&
      refuseMember(found, '/community_member', 'name', communityMember.name, 'type', 'string')
    )
      return false;
    if (
      typeof communityMember.email !== 'string' &&
      refuseMember(found, '/community_member', 'email', communityMember.email, 'type', 'string')
    )
      return false;
  }
  return fits(found);
};

/** A `PaywallAffiliate` as a Standard Schema. */
export const paywallAffiliateSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliate);

/** Whether a value is a `PaywallAffiliatesList`. */
export const checkPaywallAffiliatesList = (value, found) => {
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
        if (!checkPaywallAffiliate(item) && within(found, '/records/' + index, checkPaywallAffiliate, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `PaywallAffiliatesList` as a Standard Schema. */
export const paywallAffiliatesListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliatesList);

/** Whether a value is a `PaywallAffiliatePayoutExport`. */
export const checkPaywallAffiliatePayoutExport = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.relation !== 'string' &&
    refuseMember(found, '', 'relation', value.relation, 'type', 'string')
  )
    return false;
  const communityMemberIds = value.community_member_ids;
  if (!Array.isArray(communityMemberIds)) {
    if (refuseMember(found, '', 'community_member_ids', communityMemberIds, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < communityMemberIds.length; index += 1) {
      const item = communityMemberIds[index];
      if (!Number.isInteger(item) && refuse(found, '/community_member_ids/' + index, 'type', 'integer')) return false;
    }
  }
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `PaywallAffiliatePayoutExport` as a Standard Schema. */
export const paywallAffiliatePayoutExportSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliatePayoutExport);

/** Whether a value is a `PaywallAffiliateFilters`. */
export const checkPaywallAffiliateFilters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length < 1 && refuse(found, '', 'minProperties', 1)) return false;
  if (
    value.status !== undefined &&
    typeof value.status !== 'string' &&
    refuse(found, '/status', 'type', 'string')
  )
    return false;
  if (
    value.campaign_id !== undefined &&
    !Number.isInteger(value.campaign_id) &&
    refuse(found, '/campaign_id', 'type', 'integer')
  )
    return false;
  if (
    value.name_or_email !== undefined &&
    typeof value.name_or_email !== 'string' &&
    refuse(found, '/name_or_email', 'type', 'string')
  )
    return false;
  if (
    value.code !== undefined &&
    typeof value.code !== 'string' &&
    refuse(found, '/code', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `PaywallAffiliateFilters` as a Standard Schema. */
export const paywallAffiliateFiltersSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateFilters);

/** Whether a value is a `PaywallAffiliateInviteRequest`. */
export const checkPaywallAffiliateInviteRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const existingMemberIds = value.existing_member_ids;
  if (!Array.isArray(existingMemberIds)) {
    if (refuseMember(found, '', 'existing_member_ids', existingMemberIds, 'type', 'array')) return false;
  } else {
    if (existingMemberIds.length < 1 && refuse(found, '/existing_member_ids', 'minItems', 1)) return false;
    if (existingMemberIds.length > 20 && refuse(found, '/existing_member_ids', 'maxItems', 20)) return false;
    for (let index = 0; index < existingMemberIds.length; index += 1) {
      const item = existingMemberIds[index];
      if (!Number.isInteger(item) && refuse(found, '/existing_member_ids/' + index, 'type', 'integer')) return false;
    }
  }
  return fits(found);
};

/** A `PaywallAffiliateInviteRequest` as a Standard Schema. */
export const paywallAffiliateInviteRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInviteRequest);

/** Whether a value is a `PaywallAffiliateInvitations`. */
export const checkPaywallAffiliateInvitations = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const results = value.results;
  if (!Array.isArray(results)) {
    if (refuseMember(found, '', 'results', results, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < results.length; index += 1) {
      const item = results[index];
      if (
        !checkPaywallAffiliateInvitation(item) &&
        within(found, '/results/' + index, checkPaywallAffiliateInvitation, item)
      )
        return false;
    }
  }
  if (
    !checkPaywallAffiliateInvitationSummary(value.summary) &&
    withinMember(found, '', 'summary', checkPaywallAffiliateInvitationSummary, value.summary)
  )
    return false;
  return fits(found);
};

/** A `PaywallAffiliateInvitations` as a Standard Schema. */
export const paywallAffiliateInvitationsSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInvitations);

const paywallAffiliateInvitationStatusValues = new Set(['invited', 'reinvited', 'already_active', 'failed']);

/** Whether a value is a `PaywallAffiliateInvitation`. */
export const checkPaywallAffiliateInvitation = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  const status = value.status;
  if (
    !paywallAffiliateInvitationStatusValues.has(status) &&
    refuseMember(found, '', 'status', status, 'enum', paywallAffiliateInvitationStatusValues)
  )
    return false;
  if (
    typeof value.error !== 'string' && value.error !== null &&
    refuseMember(found, '', 'error', value.error, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `PaywallAffiliateInvitation` as a Standard Schema. */
export const paywallAffiliateInvitationSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInvitation);

/** Whether a value is a `PaywallAffiliateInvitationSummary`. */
export const checkPaywallAffiliateInvitationSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.invited) &&
    refuseMember(found, '', 'invited', value.invited, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.reinvited) &&
    refuseMember(found, '', 'reinvited', value.reinvited, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.already_active) &&
    refuseMember(found, '', 'already_active', value.already_active, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.failed) &&
    refuseMember(found, '', 'failed', value.failed, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `PaywallAffiliateInvitationSummary` as a Standard Schema. */
export const paywallAffiliateInvitationSummarySchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInvitationSummary);

/** Whether a value is a `PaywallAffiliateUpdateRequest`. */
export const checkPaywallAffiliateUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.status !== undefined &&
    typeof value.status !== 'string' &&
    refuse(found, '/status', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `PaywallAffiliateUpdateRequest` as a Standard Schema. */
export const paywallAffiliateUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateUpdateRequest);

/** Whether a value is a `AffiliatePayoutSelection`. */
export const checkAffiliatePayoutSelection = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const communityMemberIds = value.community_member_ids;
  if (communityMemberIds !== undefined) {
    if (!Array.isArray(communityMemberIds)) {
      if (refuse(found, '/community_member_ids', 'type', 'array')) return false;
    } else {
      if (communityMemberIds.length > 20 && refuse(found, '/community_member_ids', 'maxItems', 20)) return false;
      for (let index = 0; index < communityMemberIds.length; index += 1) {
        const item = communityMemberIds[index];
        if (!Number.isInteger(item) && refuse(found, '/community_member_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  return fits(found);
};

/** A `AffiliatePayoutSelection` as a Standard Schema. */
export const affiliatePayoutSelectionSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutSelection);

/** Whether a value is a `AffiliatePayoutStartResponse`. */
export const checkAffiliatePayoutStartResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.processing) &&
    refuseMember(found, '', 'processing', value.processing, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `AffiliatePayoutStartResponse` as a Standard Schema. */
export const affiliatePayoutStartResponseSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutStartResponse);

/** Whether a value is a `AffiliatePayoutMarkPaidResponse`. */
export const checkAffiliatePayoutMarkPaidResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.expected) &&
    refuseMember(found, '', 'expected', value.expected, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.processed) &&
    refuseMember(found, '', 'processed', value.processed, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `AffiliatePayoutMarkPaidResponse` as a Standard Schema. */
export const affiliatePayoutMarkPaidResponseSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutMarkPaidResponse);

/** Whether a value is a `AffiliatePayout`. */
export const checkAffiliatePayout = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.paywall_affiliate_id) &&
    refuseMember(found, '', 'paywall_affiliate_id', value.paywall_affiliate_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.charge_id) &&
    refuseMember(found, '', 'charge_id', value.charge_id, 'type', 'integer')
  )
    return false;
  if (
    !checkAffiliatePayoutStatus(value.status) &&
    withinMember(found, '', 'status', checkAffiliatePayoutStatus, value.status)
  )
    return false;
  if (
    !Number.isInteger(value.amount) &&
    refuseMember(found, '', 'amount', value.amount, 'type', 'integer')
  )
    return false;
  if (
    typeof value.currency !== 'string' &&
    refuseMember(found, '', 'currency', value.currency, 'type', 'string')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const paidAt = value.paid_at;
  if (typeof paidAt !== 'string' && paidAt !== null) {
    if (refuseMember(found, '', 'paid_at', paidAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof paidAt === 'string' &&
    !formats['date-time'](paidAt) &&
    refuse(found, '/paid_at', 'format', 'date-time')
  )
    return false;
  return fits(found);
};

/** A `AffiliatePayout` as a Standard Schema. */
export const affiliatePayoutSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayout);

const affiliatePayoutStatusValues = new Set(['pending', 'processing', 'paid', 'canceled']);

/** Whether a value is a `AffiliatePayoutStatus`. */
export const checkAffiliatePayoutStatus = (value, found) => {
  if (!affiliatePayoutStatusValues.has(value) && refuse(found, '', 'enum', affiliatePayoutStatusValues)) return false;
  return fits(found);
};

/** A `AffiliatePayoutStatus` as a Standard Schema. */
export const affiliatePayoutStatusSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutStatus);

/** Whether a value is a `AffiliatePayoutsList`. */
export const checkAffiliatePayoutsList = (value, found) => {
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
        if (!checkAffiliatePayout(item) && within(found, '/records/' + index, checkAffiliatePayout, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `AffiliatePayoutsList` as a Standard Schema. */
export const affiliatePayoutsListSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutsList);
