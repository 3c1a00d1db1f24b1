// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  AffiliatePayout,
  AffiliatePayoutMarkPaidResponse,
  AffiliatePayoutSelection,
  AffiliatePayoutStartResponse,
  AffiliatePayoutStatus,
  AffiliatePayoutsList,
  PaywallAffiliate,
  PaywallAffiliateFilters,
  PaywallAffiliateInvitation,
  PaywallAffiliateInvitationSummary,
  PaywallAffiliateInvitations,
  PaywallAffiliateInviteRequest,
  PaywallAffiliatePayoutExport,
  PaywallAffiliateUpdateRequest,
  PaywallAffiliatesList,
} from '@community-platform/types/paywall-affiliate';

export declare const checkPaywallAffiliate: Check<PaywallAffiliate>;
export declare const paywallAffiliateSchema: StandardSchema<PaywallAffiliate>;
export declare const checkPaywallAffiliatesList: Check<PaywallAffiliatesList>;
export declare const paywallAffiliatesListSchema: StandardSchema<PaywallAffiliatesList>;
export declare const checkPaywallAffiliatePayoutExport: Check<PaywallAffiliatePayoutExport>;
export declare const paywallAffiliatePayoutExportSchema: StandardSchema<PaywallAffiliatePayoutExport>;
export declare const checkPaywallAffiliateFilters: Check<PaywallAffiliateFilters>;
export declare const paywallAffiliateFiltersSchema: StandardSchema<PaywallAffiliateFilters>;
export declare const checkPaywallAffiliateInviteRequest: Check<PaywallAffiliateInviteRequest>;
export declare const paywallAffiliateInviteRequestSchema: StandardSchema<PaywallAffiliateInviteRequest>;
export declare const checkPaywallAffiliateInvitations: Check<PaywallAffiliateInvitations>;
export declare const paywallAffiliateInvitationsSchema: StandardSchema<PaywallAffiliateInvitations>;
export declare const checkPaywallAffiliateInvitation: Check<PaywallAffiliateInvitation>;
export declare const paywallAffiliateInvitationSchema: StandardSchema<PaywallAffiliateInvitation>;
export declare const checkPaywallAffiliateInvitationSummary: Check<PaywallAffiliateInvitationSummary>;
export declare const paywallAffiliateInvitationSummarySchema: StandardSchema<PaywallAffiliateInvitationSummary>;
export declare const checkPaywallAffiliateUpdateRequest: Check<PaywallAffiliateUpdateRequest>;
export declare const paywallAffiliateUpdateRequestSchema: StandardSchema<PaywallAffiliateUpdateRequest>;
export declare const checkAffiliatePayoutSelection: Check<AffiliatePayoutSelection>;
export declare const affiliatePayoutSelectionSchema: StandardSchema<AffiliatePayoutSelection>;
export declare const checkAffiliatePayoutStartResponse: Check<AffiliatePayoutStartResponse>;
export declare const affiliatePayoutStartResponseSchema: StandardSchema<AffiliatePayoutStartResponse>;
export declare const checkAffiliatePayoutMarkPaidResponse: Check<AffiliatePayoutMarkPaidResponse>;
export declare const affiliatePayoutMarkPaidResponseSchema: StandardSchema<AffiliatePayoutMarkPaidResponse>;
export declare const checkAffiliatePayout: Check<AffiliatePayout>;
export declare const affiliatePayoutSchema: StandardSchema<AffiliatePayout>;
export declare const checkAffiliatePayoutStatus: Check<AffiliatePayoutStatus>;
export declare const affiliatePayoutStatusSchema: StandardSchema<AffiliatePayoutStatus>;
export declare const checkAffiliatePayoutsList: Check<AffiliatePayoutsList>;
export declare const affiliatePayoutsListSchema: StandardSchema<AffiliatePayoutsList>;
