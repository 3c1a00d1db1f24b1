// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  Paywall,
  PaywallGroup,
  PaywallGroupAttributes,
  PaywallGroupsList,
  PaywallParts,
  PaywallPrice,
  PaywallPriceParts,
  PaywallPriceType,
  PaywallStatus,
  PaywallsList,
} from '@community-platform/types/paywall';

export declare const checkPaywallStatus: Check<PaywallStatus>;
export declare const paywallStatusSchema: StandardSchema<PaywallStatus>;
export declare const checkPaywall: Check<Paywall>;
export declare const paywallSchema: StandardSchema<Paywall>;
export declare const checkPaywallPrice: Check<PaywallPrice>;
export declare const paywallPriceSchema: StandardSchema<PaywallPrice>;
export declare const checkPaywallsList: Check<PaywallsList>;
export declare const paywallsListSchema: StandardSchema<PaywallsList>;
export declare const checkPaywallGroup: Check<PaywallGroup>;
export declare const paywallGroupSchema: StandardSchema<PaywallGroup>;
export declare const checkPaywallParts: Check<PaywallParts>;
export declare const paywallPartsSchema: StandardSchema<PaywallParts>;
export declare const checkPaywallPriceParts: Check<PaywallPriceParts>;
export declare const paywallPricePartsSchema: StandardSchema<PaywallPriceParts>;
export declare const checkPaywallPriceType: Check<PaywallPriceType>;
export declare const paywallPriceTypeSchema: StandardSchema<PaywallPriceType>;
export declare const checkPaywallGroupAttributes: Check<PaywallGroupAttributes>;
export declare const paywallGroupAttributesSchema: StandardSchema<PaywallGroupAttributes>;
export declare const checkPaywallGroupsList: Check<PaywallGroupsList>;
export declare const paywallGroupsListSchema: StandardSchema<PaywallGroupsList>;
