// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ChangedPaywallPrice,
  CurrencyId,
  NewPaywallPrice,
  PaywallCreateRequest,
  PaywallGroupCreateRequest,
  PaywallGroupUpdateRequest,
  PaywallOrder,
  PaywallUpdateRequest,
} from '@community-platform/types/paywall-request';

export declare const checkCurrencyId: Check<CurrencyId>;
export declare const currencyIdSchema: StandardSchema<CurrencyId>;
export declare const checkPaywallOrder: Check<PaywallOrder>;
export declare const paywallOrderSchema: StandardSchema<PaywallOrder>;
export declare const checkPaywallCreateRequest: Check<PaywallCreateRequest>;
export declare const paywallCreateRequestSchema: StandardSchema<PaywallCreateRequest>;
export declare const checkNewPaywallPrice: Check<NewPaywallPrice>;
export declare const newPaywallPriceSchema: StandardSchema<NewPaywallPrice>;
export declare const checkPaywallUpdateRequest: Check<PaywallUpdateRequest>;
export declare const paywallUpdateRequestSchema: StandardSchema<PaywallUpdateRequest>;
export declare const checkChangedPaywallPrice: Check<ChangedPaywallPrice>;
export declare const changedPaywallPriceSchema: StandardSchema<ChangedPaywallPrice>;
export declare const checkPaywallGroupCreateRequest: Check<PaywallGroupCreateRequest>;
export declare const paywallGroupCreateRequestSchema: StandardSchema<PaywallGroupCreateRequest>;
export declare const checkPaywallGroupUpdateRequest: Check<PaywallGroupUpdateRequest>;
export declare const paywallGroupUpdateRequestSchema: StandardSchema<PaywallGroupUpdateRequest>;
