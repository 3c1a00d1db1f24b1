// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** A member who is paid for bringing buyers. */
export interface PaywallAffiliate {
  id: number;
  /** First invited, then enrolled; an enrolled affiliate can be disabled and enrolled again. */
  status: string;
  /** The code that buyers bring along. */
  code: string;
  enrolled_at: string | null;
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

/** One page of affiliates. */
export interface PaywallAffiliatesList extends PageEnvelope {
  /** The records of this page. */
  records: PaywallAffiliate[];
}

/** An order to export the payouts of affiliates. */
export interface PaywallAffiliatePayoutExport {
  id: number;
  /** What is exported. */
  relation: string;
  /** The affiliates whose payouts are exported. */
  community_member_ids: number[];
  created_at: string;
}

/** Conditions that an affiliate has to meet, all of them at once. */
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

/** Who shall become an affiliate. */
export interface PaywallAffiliateInviteRequest {
  /** Community member ids. */
  existing_member_ids: readonly number[];
}

/** What became of each invitation. */
export interface PaywallAffiliateInvitations {
  /** One entry per member, grouped by outcome and not in the order of the request. */
  results: PaywallAffiliateInvitation[];
  summary: PaywallAffiliateInvitationSummary;
}

/** The values of {@link PaywallAffiliateInvitationStatus}. */
export const paywallAffiliateInvitationStatusValues = ['invited', 'reinvited', 'already_active', 'failed'] as const;

/** Whether the member was invited, invited again, is an affiliate already, or could not be. */
export type PaywallAffiliateInvitationStatus = (typeof paywallAffiliateInvitationStatusValues)[number] | UnknownText;

/** What became of the invitation of one member. */
export interface PaywallAffiliateInvitation {
  community_member_id: number;
  /** Whether the member was invited, invited again, is an affiliate already, or could not be. */
  status: PaywallAffiliateInvitationStatus;
  /** Why it failed; null for every other outcome. */
  error: string | null;
}

/** How many members there are of each outcome. */
export interface PaywallAffiliateInvitationSummary {
  invited: number;
  reinvited: number;
  already_active: number;
  failed: number;
}

/** What shall change. */
export interface PaywallAffiliateUpdateRequest {
  /** The next state, which is `enrolled` or `disabled`. */
  status?: string;
}

/** Whose payouts are meant. */
export interface AffiliatePayoutSelection {
  /** The affiliates, by their community member ids. All of them when it is left out. */
  community_member_ids?: readonly number[];
}

/** What was started. */
export interface AffiliatePayoutStartResponse {
  /** How many payouts are `processing` now. */
  processing: number;
}

/** What was marked as paid. */
export interface AffiliatePayoutMarkPaidResponse {
  /** How many payouts were chosen. */
  expected: number;
  /** How many of them are `paid` now. */
  processed: number;
}

/** What an affiliate is owed for one charge. */
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
  created_at: string;
  paid_at: string | null;
}

/** The values of {@link AffiliatePayoutStatus}. */
export const affiliatePayoutStatusValues = ['pending', 'processing', 'paid', 'canceled'] as const;

/**
 * How far a payout is. It is started, and then marked as paid. It is canceled where its charge was refunded in
 * full before it was paid.
 */
export type AffiliatePayoutStatus = (typeof affiliatePayoutStatusValues)[number] | UnknownText;

/** One page of payouts. */
export interface AffiliatePayoutsList extends PageEnvelope {
  /** The records of this page. */
  records: AffiliatePayout[];
}
