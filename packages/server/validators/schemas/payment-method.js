// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';

const paymentMethodStateValues = new Set(['pending_verification', 'active', 'disabled', 'unavailable']);

/** Whether a value is a `PaymentMethodState`. */
export const checkPaymentMethodState = (value, found) => {
  if (!paymentMethodStateValues.has(value) && refuse(found, '', 'enum', paymentMethodStateValues)) return false;
  return fits(found);
};

/** A `PaymentMethodState` as a Standard Schema. */
export const paymentMethodStateSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodState);

/** Whether a value is a `PaymentMethodPreference`. */
export const checkPaymentMethodPreference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.payment_method !== 'string' &&
    refuseMember(found, '', 'payment_method', value.payment_method, 'type', 'string')
  )
    return false;
  if (
    typeof value.value !== 'boolean' &&
    refuseMember(found, '', 'value', value.value, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_enabled !== 'boolean' &&
    refuseMember(found, '', 'is_enabled', value.is_enabled, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_capability_active !== 'boolean' &&
    refuseMember(found, '', 'is_capability_active', value.is_capability_active, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_capability_pending !== 'boolean' &&
    refuseMember(found, '', 'is_capability_pending', value.is_capability_pending, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.can_request_capability !== 'boolean' &&
    refuseMember(found, '', 'can_request_capability', value.can_request_capability, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_capability_available !== 'boolean' &&
    refuseMember(found, '', 'is_capability_available', value.is_capability_available, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.mutable !== 'boolean' &&
    refuseMember(found, '', 'mutable', value.mutable, 'type', 'boolean')
  )
    return false;
  if (
    !checkPaymentMethodState(value.normalized_state) &&
    withinMember(found, '', 'normalized_state', checkPaymentMethodState, value.normalized_state)
  )
    return false;
  if (
    value.capability_id !== undefined &&
    typeof value.capability_id !== 'string' && value.capability_id !== null &&
    refuse(found, '/capability_id', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.capability_status !== undefined &&
    typeof value.capability_status !== 'string' && value.capability_status !== null &&
    refuse(found, '/capability_status', 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `PaymentMethodPreference` as a Standard Schema. */
export const paymentMethodPreferenceSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodPreference);

/** Whether a value is a `PaymentMethodPreferencesList`. */
export const checkPaymentMethodPreferencesList = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (
      !checkPaymentMethodPreference(item) &&
      within(found, '/' + index, checkPaymentMethodPreference, item)
    )
      return false;
  }
  return fits(found);
};

/** A `PaymentMethodPreferencesList` as a Standard Schema. */
export const paymentMethodPreferencesListSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodPreferencesList);

/** Whether a value is a `PaymentMethodUpdateRequest`. */
export const checkPaymentMethodUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const paymentMethod = value.payment_method;
  if (typeof paymentMethod !== 'string') {
    if (refuseMember(found, '', 'payment_method', paymentMethod, 'type', 'string')) return false;
  } else if (isShorter(paymentMethod, 1) && refuse(found, '/payment_method', 'minLength', 1)) return false;
  if (
    typeof value.value !== 'boolean' &&
    refuseMember(found, '', 'value', value.value, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `PaymentMethodUpdateRequest` as a Standard Schema. */
export const paymentMethodUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodUpdateRequest);
