// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CommunityMemberCharge,
  CommunityMemberChargeExport,
  CommunityMemberChargesList,
  CommunityMemberSubscription,
  CommunityMemberSubscriptionExport,
  CommunityMemberSubscriptionsList,
  PaymentExport,
  PaymentParties,
} from '@community-platform/types/payment';

export declare const checkPaymentParties: Check<PaymentParties>;
export declare const paymentPartiesSchema: StandardSchema<PaymentParties>;
export declare const checkCommunityMemberCharge: Check<CommunityMemberCharge>;
export declare const communityMemberChargeSchema: StandardSchema<CommunityMemberCharge>;
export declare const checkCommunityMemberChargesList: Check<CommunityMemberChargesList>;
export declare const communityMemberChargesListSchema: StandardSchema<CommunityMemberChargesList>;
export declare const checkCommunityMemberSubscription: Check<CommunityMemberSubscription>;
export declare const communityMemberSubscriptionSchema: StandardSchema<CommunityMemberSubscription>;
export declare const checkCommunityMemberSubscriptionsList: Check<CommunityMemberSubscriptionsList>;
export declare const communityMemberSubscriptionsListSchema: StandardSchema<CommunityMemberSubscriptionsList>;
export declare const checkPaymentExport: Check<PaymentExport>;
export declare const paymentExportSchema: StandardSchema<PaymentExport>;
export declare const checkCommunityMemberChargeExport: Check<CommunityMemberChargeExport>;
export declare const communityMemberChargeExportSchema: StandardSchema<CommunityMemberChargeExport>;
export declare const checkCommunityMemberSubscriptionExport: Check<CommunityMemberSubscriptionExport>;
export declare const communityMemberSubscriptionExportSchema: StandardSchema<CommunityMemberSubscriptionExport>;
