// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema } from '#validation';

/** Whether a value is a `Quota`. */
export const checkQuota = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.limit) && value.limit !== null &&
    refuseMember(found, '', 'limit', value.limit, 'type', ['integer', 'null'])
  )
    return false;
  if (!Number.isInteger(value.used) && refuseMember(found, '', 'used', value.used, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.remaining) && value.remaining !== null &&
    refuseMember(found, '', 'remaining', value.remaining, 'type', ['integer', 'null'])
  )
    return false;
  const periodStartsAt = value.period_starts_at;
  if (typeof periodStartsAt !== 'string') {
    if (refuseMember(found, '', 'period_starts_at', periodStartsAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](periodStartsAt) && refuse(found, '/period_starts_at', 'format', 'date-time')) return false;
  const periodEndsAt = value.period_ends_at;
  if (typeof periodEndsAt !== 'string') {
    if (refuseMember(found, '', 'period_ends_at', periodEndsAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](periodEndsAt) && refuse(found, '/period_ends_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `Quota` as a Standard Schema. */
export const quotaSchema = /* @__PURE__ */ toStandardSchema(checkQuota);
