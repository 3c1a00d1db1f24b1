// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  TaxBehavior,
  TaxPlatformStatus,
  TaxSetting,
  TaxSettingAttributes,
  TaxSettingUpdateRequest,
} from '@community-platform/types/tax-setting';

export declare const checkTaxSetting: Check<TaxSetting>;
export declare const taxSettingSchema: StandardSchema<TaxSetting>;
export declare const checkTaxSettingAttributes: Check<TaxSettingAttributes>;
export declare const taxSettingAttributesSchema: StandardSchema<TaxSettingAttributes>;
export declare const checkTaxPlatformStatus: Check<TaxPlatformStatus>;
export declare const taxPlatformStatusSchema: StandardSchema<TaxPlatformStatus>;
export declare const checkTaxBehavior: Check<TaxBehavior>;
export declare const taxBehaviorSchema: StandardSchema<TaxBehavior>;
export declare const checkTaxSettingUpdateRequest: Check<TaxSettingUpdateRequest>;
export declare const taxSettingUpdateRequestSchema: StandardSchema<TaxSettingUpdateRequest>;
