// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';

/** Whether a value is a `TaxSetting`. */
export const checkTaxSetting = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.processor_status !== 'string' &&
    refuseMember(found, '', 'processor_status', value.processor_status, 'type', 'string')
  )
    return false;
  if (value.platform_status === undefined && refuse(found, '', 'required', 'platform_status')) return false;
  if (value.default_tax_behavior === undefined && refuse(found, '', 'required', 'default_tax_behavior')) return false;
  if (!checkTaxSettingAttributes(value) && within(found, '', checkTaxSettingAttributes, value)) return false;
  return fits(found);
};

/** A `TaxSetting` as a Standard Schema. */
export const taxSettingSchema = /* @__PURE__ */ toStandardSchema(checkTaxSetting);

/** Whether a value is a `TaxSettingAttributes`. */
export const checkTaxSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.platform_status !== undefined &&
    !checkTaxPlatformStatus(value.platform_status) &&
    within(found, '/platform_status', checkTaxPlatformStatus, value.platform_status)
  )
    return false;
  if (
    value.default_tax_behavior !== undefined &&
    !checkTaxBehavior(value.default_tax_behavior) &&
    within(found, '/default_tax_behavior', checkTaxBehavior, value.default_tax_behavior)
  )
    return false;
  return fits(found);
};

/** A `TaxSettingAttributes` as a Standard Schema. */
export const taxSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkTaxSettingAttributes);

/** Whether a value is a `TaxPlatformStatus`. */
export const checkTaxPlatformStatus = (value, found) => {
  if (value !== 'enabled' && value !== 'disabled' && refuse(found, '', 'enum', ['enabled', 'disabled'])) return false;
  return fits(found);
};

/** A `TaxPlatformStatus` as a Standard Schema. */
export const taxPlatformStatusSchema = /* @__PURE__ */ toStandardSchema(checkTaxPlatformStatus);

/** Whether a value is a `TaxBehavior`. */
export const checkTaxBehavior = (value, found) => {
  if (
    value !== 'exclusive' && value !== 'inclusive' && value !== 'inferred_by_currency' &&
    refuse(found, '', 'enum', ['exclusive', 'inclusive', 'inferred_by_currency'])
  )
    return false;
  return fits(found);
};

/** A `TaxBehavior` as a Standard Schema. */
export const taxBehaviorSchema = /* @__PURE__ */ toStandardSchema(checkTaxBehavior);

/** Whether a value is a `TaxSettingUpdateRequest`. */
export const checkTaxSettingUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.tax_setting !== undefined &&
    !checkTaxSettingAttributes(value.tax_setting) &&
    within(found, '/tax_setting', checkTaxSettingAttributes, value.tax_setting)
  )
    return false;
  return fits(found);
};

/** A `TaxSettingUpdateRequest` as a Standard Schema. */
export const taxSettingUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkTaxSettingUpdateRequest);
