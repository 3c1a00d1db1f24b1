// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, toToken, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `FilterKitControl`. */
export const checkFilterKitControl = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (
    typeof value.filter_type !== 'string' &&
    refuseMember(found, '', 'filter_type', value.filter_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.enabled !== 'boolean' &&
    refuseMember(found, '', 'enabled', value.enabled, 'type', 'boolean')
  )
    return false;
  if (
    value.id !== undefined &&
    !Number.isInteger(value.id) && value.id !== null &&
    refuse(found, '/id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.community_id !== undefined &&
    !Number.isInteger(value.community_id) && value.community_id !== null &&
    refuse(found, '/community_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.space_id !== undefined &&
    !Number.isInteger(value.space_id) && value.space_id !== null &&
    refuse(found, '/space_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.profile_field_id !== undefined &&
    !Number.isInteger(value.profile_field_id) && value.profile_field_id !== null &&
    refuse(found, '/profile_field_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.sort_key !== undefined &&
    !Number.isInteger(value.sort_key) && value.sort_key !== null &&
    refuse(found, '/sort_key', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.created_at !== undefined &&
    typeof value.created_at !== 'string' && value.created_at !== null &&
    refuse(found, '/created_at', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.updated_at !== undefined &&
    typeof value.updated_at !== 'string' && value.updated_at !== null &&
    refuse(found, '/updated_at', 'type', ['string', 'null'])
  )
    return false;
  const profileField = value.profile_field;
  if (profileField !== undefined) {
    if (!isObject(profileField) && profileField !== null) {
      if (refuse(found, '/profile_field', 'type', ['object', 'null'])) return false;
    } else if (isObject(profileField)) {
      if (
        !Number.isInteger(profileField.id) &&
        refuseMember(found, '/profile_field', 'id', profileField.id, 'type', 'integer')
      )
        return false;
      if (
        typeof profileField.key !== 'string' &&
        refuseMember(found, '/profile_field', 'key', profileField.key, 'type', 'string')
      )
        return false;
      if (
        typeof profileField.label !== 'string' &&
        refuseMember(found, '/profile_field', 'label', profileField.label, 'type', 'string')
      )
        return false;
    }
  }
  const space = value.space;
  if (space !== undefined) {
    if (!isObject(space) && space !== null) {
      if (refuse(found, '/space', 'type', ['object', 'null'])) return false;
    } else if (isObject(space)) {
      if (!Number.isInteger(space.id) && refuseMember(found, '/space', 'id', space.id, 'type', 'integer')) return false;
      if (
        typeof space.name !== 'string' &&
        refuseMember(found, '/space', 'name', space.name, 'type', 'string')
      )
        return false;
    }
  }
  return fits(found);
};

/** A `FilterKitControl` as a Standard Schema. */
export const filterKitControlSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControl);

/** Whether a value is a `FilterKitControlsList`. */
export const checkFilterKitControlsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (!checkFilterKitControl(item) && within(found, '/records/' + index, checkFilterKitControl, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `FilterKitControlsList` as a Standard Schema. */
export const filterKitControlsListSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlsList);

const filterKitKeyValues = new Set([
  'contact_search',
  'near_me',
  'online',
  'recently_joined',
  'location',
  'tags',
  'profile_field',
  'spaces',
  'space_groups',
  'global',
]);

/** Whether a value is a `FilterKitKey`. */
export const checkFilterKitKey = (value, found) => {
  if (!filterKitKeyValues.has(value) && refuse(found, '', 'enum', filterKitKeyValues)) return false;
  return fits(found);
};

/** A `FilterKitKey` as a Standard Schema. */
export const filterKitKeySchema = /* @__PURE__ */ toStandardSchema(checkFilterKitKey);

/** Whether a value is a `FilterKitControlAttributes`. */
export const checkFilterKitControlAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.key !== undefined &&
    !checkFilterKitKey(value.key) &&
    within(found, '/key', checkFilterKitKey, value.key)
  )
    return false;
  if (
    value.enabled !== undefined &&
    typeof value.enabled !== 'boolean' &&
    refuse(found, '/enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.space_id !== undefined &&
    !Number.isInteger(value.space_id) && value.space_id !== null &&
    refuse(found, '/space_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.profile_field_id !== undefined &&
    !Number.isInteger(value.profile_field_id) && value.profile_field_id !== null &&
    refuse(found, '/profile_field_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.sort_key !== undefined &&
    !Number.isInteger(value.sort_key) && value.sort_key !== null &&
    refuse(found, '/sort_key', 'type', ['integer', 'null'])
  )
    return false;
  return fits(found);
};

/** A `FilterKitControlAttributes` as a Standard Schema. */
export const filterKitControlAttributesSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlAttributes);

const filterKitControlCreateRequestFilterKitControlAttributesNames = new Set(['key', 'enabled', 'space_id', 'profile_field_id', 'sort_key']);

/** Whether a value is a `FilterKitControlCreateRequest`. */
export const checkFilterKitControlCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.key === undefined && refuse(found, '', 'required', 'key')) return false;
  if (value.enabled === undefined && refuse(found, '', 'required', 'enabled')) return false;
  for (const key of Object.keys(value))
    if (
      !filterKitControlCreateRequestFilterKitControlAttributesNames.has(key) &&
      refuse(found, '', 'unevaluatedProperties', key)
    )
      return false;
  if (
    !checkFilterKitControlAttributes(value) &&
    within(found, '', checkFilterKitControlAttributes, value)
  )
    return false;
  return fits(found);
};

/** A `FilterKitControlCreateRequest` as a Standard Schema. */
export const filterKitControlCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlCreateRequest);

/** Whether a value is a `FilterKitControlUpdateRequest`. */
export const checkFilterKitControlUpdateRequest = (value, found) => {
  if (
    !checkFilterKitControlAttributes(value) &&
    within(found, '', checkFilterKitControlAttributes, value)
  )
    return false;
  return fits(found);
};

/** A `FilterKitControlUpdateRequest` as a Standard Schema. */
export const filterKitControlUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlUpdateRequest);
