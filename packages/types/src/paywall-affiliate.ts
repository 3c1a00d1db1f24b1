// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

/** A member who earns a commission on referred purchases. */
export interface PaywallAffiliate {
  id: number;
  /** First invited, then enrolled; an enrolled affiliate can be disabled and enrolled again. */
  status: string;
  /** The referral code that buyers use. */
  code: string;
  /** Format: date-time. */
  enrolled_at: string | null;
  /** Format: date-time. */
  invited_at: string | null;
  /** The member who is the affiliate. */
  community_member: PaywallAffiliateCommunityMember;
}

/** The member who is the affiliate. */
export interface PaywallAffiliateCommunityMember {
  id: number;
  name: string;
  email: string;
}

/** A page of affiliates. */
export interface PaywallAffiliatesList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallAffiliate[];
}

/** A request to export the payouts of affiliates. */
export interface PaywallAffiliatePayoutExport {
  id: number;
  /** The kind of records to export. */
  relation: string;
  /** The affiliates whose payouts are exported. */
  community_member_ids: number[];
  /** Format: date-time. */
  created_at: string;
}

/** Conditions that an affiliate must meet, all of them at once. At least 1 property. */
export interface PaywallAffiliateFilters {
  /** Known values are `invited`, `enrolled` and `disabled`. */
  status?: string;
  /** Only affiliates of this campaign. */
  campaign_id?: number;
  /** Only affiliates whose name or e-mail address contains this text. */
  name_or_email?: string;
  /** Only the affiliate with this code. */
  code?: string;
}

/** The members to invite as affiliates. */
export interface PaywallAffiliateInviteRequest {
  /** Community member ids. 1 to 20 items. */
  existing_member_ids: readonly number[];
}

/** The outcome of each invitation. */
export interface PaywallAffiliateInvitations {
  /** One entry per member, grouped by outcome and not in the order of the request. */
  results: PaywallAffiliateInvitation[];
  summary: PaywallAffiliateInvitationSummary;
}

export const paywallAffiliateInvitationStatusValues = ['invited', 'reinvited', 'already_active', 'failed'] as const;

/** Whether the member was invited, invited again, is an affiliate already, or could not be. */
export type PaywallAffiliateInvitationStatus = (typeof paywallAffiliateInvitationStatusValues)[number] | UnknownText;

/** The outcome of the invitation of one member. */
export interface PaywallAffiliateInvitation {
  community_member_id: number;
  /** Whether the member was invited, invited again, is an affiliate already, or could not be. */
  status: PaywallAffiliateInvitationStatus;
  /** The reason of a failure; otherwise null. */
  error: string | null;
}

/** Number of members by outcome. */
export interface PaywallAffiliateInvitationSummary {
  invited: number;
  reinvited: number;
  already_active: number;
  failed: number;
}

/** The changes. */
export interface PaywallAffiliateUpdateRequest {
  /** The next state, which is `enrolled` or `disabled`. */
  status?: string;
}

/** A selection of affiliates. */
export interface AffiliatePayoutSelection {
  /** The affiliates, by their community member ids. By default, all of them. At most 20 items. */
  community_member_ids?: readonly number[];
}

/** The result of starting payouts. */
export interface AffiliatePayoutStartResponse {
  /** How many payouts are `processing` now. */
  processing: number;
}

/** The result of marking payouts as paid. */
export interface AffiliatePayoutMarkPaidResponse {
  /** How many payouts were chosen. */
  expected: number;
  /** How many of them are `paid` now. */
  processed: number;
}

/** The commission of an affiliate on one charge. */
export interface AffiliatePayout {
  id: number;
  paywall_affiliate_id: number;
  /** The member who is the affiliate. */
  community_member_id: number;
  /** The charge of the buyer whom the affiliate brought. */
  charge_id: number;
  status: AffiliatePayoutStatus;
  /**
   * In the smallest unit of the currency: 20 percent of the charge. A refund reduces it to 20 percent of what is
   * left of the charge, unless it is paid already.
   */
  amount: number;
  currency: string;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  paid_at: string | null;
}

export const affiliatePayoutStatusValues = ['pending', 'processing', 'paid', 'canceled'] as const;

/**
 * The state of a payout. It is started, and then marked as paid. It is canceled if its charge is refunded in full
 * before.
 */
export type AffiliatePayoutStatus = (typeof affiliatePayoutStatusValues)[number] | UnknownText;

/** A page of payouts. */
export interface AffiliatePayoutsList extends PageEnvelope {
  /** The records of this page. */
  records: AffiliatePayout[];
}
