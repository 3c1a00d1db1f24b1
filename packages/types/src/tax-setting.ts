// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

/** How taxes are charged. */
export interface TaxSetting extends TaxSettingAttributes {
  /** Whether the payment processor can charge taxes, `active` or `pending`. */
  processor_status: string;
  platform_status: TaxPlatformStatus;
  default_tax_behavior: TaxBehavior;
}

/** Writable fields of the tax setting. */
export interface TaxSettingAttributes {
  platform_status?: TaxPlatformStatus;
  default_tax_behavior?: TaxBehavior;
}

export const taxPlatformStatusValues = ['enabled', 'disabled'] as const;

/** Whether taxes are charged. It can be changed in both directions. */
export type TaxPlatformStatus = (typeof taxPlatformStatusValues)[number] | UnknownText;

export const taxBehaviorValues = ['exclusive', 'inclusive', 'inferred_by_currency'] as const;

/** Whether prices are without tax, with it, or the one or the other as is usual for the currency. */
export type TaxBehavior = (typeof taxBehaviorValues)[number] | UnknownText;

/** Changes to the tax setting. */
export interface TaxSettingUpdateRequest {
  tax_setting?: TaxSettingAttributes;
}
