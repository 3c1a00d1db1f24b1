// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';

const stringFilterPayloadFilterTypesValues = new Set(['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist']);

/** Whether a value is a `StringFilterPayload`. */
export const checkStringFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterTypes = value.filter_types;
  if (!Array.isArray(filterTypes)) {
    if (refuseMember(found, '', 'filter_types', filterTypes, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filterTypes.length; index += 1) {
      const item = filterTypes[index];
      if (
        !stringFilterPayloadFilterTypesValues.has(item) &&
        refuse(found, '/filter_types/' + index, 'enum', stringFilterPayloadFilterTypesValues)
      )
        return false;
    }
  }
  const additionalParams = value.additional_params;
  if (
    additionalParams !== undefined &&
    !isObject(additionalParams) && additionalParams !== null &&
    refuse(found, '/additional_params', 'type', ['object', 'null'])
  )
    return false;
  return fits(found);
};

/** A `StringFilterPayload` as a Standard Schema. */
export const stringFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkStringFilterPayload);

/** Whether a value is a `NumberFilterPayload`. */
export const checkNumberFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterTypes = value.filter_types;
  if (!Array.isArray(filterTypes)) {
    if (refuseMember(found, '', 'filter_types', filterTypes, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filterTypes.length; index += 1) {
      const item = filterTypes[index];
      if (
        item !== 'is' && item !== 'is_not' &&
        refuse(found, '/filter_types/' + index, 'enum', ['is', 'is_not'])
      )
        return false;
    }
  }
  const additionalParams = value.additional_params;
  if (
    additionalParams !== undefined &&
    !isObject(additionalParams) && additionalParams !== null &&
    refuse(found, '/additional_params', 'type', ['object', 'null'])
  )
    return false;
  if (
    value.number_options !== undefined &&
    !checkNumberFilterOptions(value.number_options) &&
    within(found, '/number_options', checkNumberFilterOptions, value.number_options)
  )
    return false;
  return fits(found);
};

/** A `NumberFilterPayload` as a Standard Schema. */
export const numberFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkNumberFilterPayload);

const numberFilterOptionsFormatValues = new Set(['number', 'percentage', 'custom', 'unformatted']);

/** Whether a value is a `NumberFilterOptions`. */
export const checkNumberFilterOptions = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const format = value.format;
  if (
    !numberFilterOptionsFormatValues.has(format) &&
    refuseMember(found, '', 'format', format, 'enum', numberFilterOptionsFormatValues)
  )
    return false;
  if (
    !Number.isInteger(value.decimal) && value.decimal !== null &&
    refuseMember(found, '', 'decimal', value.decimal, 'type', ['integer', 'null'])
  )
    return false;
  const position = value.position;
  if (
    position !== 'left' && position !== 'right' && position !== null &&
    refuseMember(found, '', 'position', position, 'enum', ['left', 'right', null])
  )
    return false;
  if (
    typeof value.text !== 'string' && value.text !== null &&
    refuseMember(found, '', 'text', value.text, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `NumberFilterOptions` as a Standard Schema. */
export const numberFilterOptionsSchema = /* @__PURE__ */ toStandardSchema(checkNumberFilterOptions);

/** Whether a value is a `RadioFilterPayload`. */
export const checkRadioFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const options = value.options;
  if (!Array.isArray(options)) {
    if (refuseMember(found, '', 'options', options, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < options.length; index += 1) {
      const item = options[index];
      if (!checkRadioFilterOption(item) && within(found, '/options/' + index, checkRadioFilterOption, item)) return false;
    }
  }
  return fits(found);
};

/** A `RadioFilterPayload` as a Standard Schema. */
export const radioFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkRadioFilterPayload);

/** Whether a value is a `RadioFilterOption`. */
export const checkRadioFilterOption = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (
    typeof value.value !== 'string' && !Number.isFinite(value.value) &&
    refuseMember(found, '', 'value', value.value, 'type', ['string', 'number'])
  )
    return false;
  return fits(found);
};

/** A `RadioFilterOption` as a Standard Schema. */
export const radioFilterOptionSchema = /* @__PURE__ */ toStandardSchema(checkRadioFilterOption);

/** Whether a value is a `ArrayFilterPayload`. */
export const checkArrayFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const options = value.options;
  if (!Array.isArray(options)) {
    if (refuseMember(found, '', 'options', options, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < options.length; index += 1) {
      const item = options[index];
      if (!checkArrayFilterOption(item) && within(found, '/options/' + index, checkArrayFilterOption, item)) return false;
    }
  }
  const filterTypes = value.filter_types;
  if (!Array.isArray(filterTypes)) {
    if (refuseMember(found, '', 'filter_types', filterTypes, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < filterTypes.length; index2 += 1) {
      const item2 = filterTypes[index2];
      if (
        !checkArrayFilterType(item2) &&
        within(found, '/filter_types/' + index2, checkArrayFilterType, item2)
      )
        return false;
    }
  }
  if (!checkFilterMode(value.mode) && withinMember(found, '', 'mode', checkFilterMode, value.mode)) return false;
  const additionalParams = value.additional_params;
  if (
    additionalParams !== undefined &&
    !isObject(additionalParams) && additionalParams !== null &&
    refuse(found, '/additional_params', 'type', ['object', 'null'])
  )
    return false;
  return fits(found);
};

/** A `ArrayFilterPayload` as a Standard Schema. */
export const arrayFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkArrayFilterPayload);

/** Whether a value is a `ArrayFilterOption`. */
export const checkArrayFilterOption = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.text !== 'string' && refuseMember(found, '', 'text', value.text, 'type', 'string')) return false;
  if (
    typeof value.value !== 'string' && !Number.isFinite(value.value) &&
    refuseMember(found, '', 'value', value.value, 'type', ['string', 'number'])
  )
    return false;
  if (
    typeof value.group !== 'string' && value.group !== null &&
    refuseMember(found, '', 'group', value.group, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `ArrayFilterOption` as a Standard Schema. */
export const arrayFilterOptionSchema = /* @__PURE__ */ toStandardSchema(checkArrayFilterOption);

const arrayFilterTypeValues = new Set(['is', 'is_not', 'not_exist', 'exist']);

/** Whether a value is a `ArrayFilterType`. */
export const checkArrayFilterType = (value, found) => {
  if (!arrayFilterTypeValues.has(value) && refuse(found, '', 'enum', arrayFilterTypeValues)) return false;
  return fits(found);
};

/** A `ArrayFilterType` as a Standard Schema. */
export const arrayFilterTypeSchema = /* @__PURE__ */ toStandardSchema(checkArrayFilterType);

/** Whether a value is a `FilterMode`. */
export const checkFilterMode = (value, found) => {
  if (value !== 'inline' && value !== 'popover' && refuse(found, '', 'enum', ['inline', 'popover'])) return false;
  return fits(found);
};

/** A `FilterMode` as a Standard Schema. */
export const filterModeSchema = /* @__PURE__ */ toStandardSchema(checkFilterMode);

/** Whether a value is a `AsyncSearchFilterPayload`. */
export const checkAsyncSearchFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterTypes = value.filter_types;
  if (!Array.isArray(filterTypes)) {
    if (refuseMember(found, '', 'filter_types', filterTypes, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filterTypes.length; index += 1) {
      const item = filterTypes[index];
      if (!checkArrayFilterType(item) && within(found, '/filter_types/' + index, checkArrayFilterType, item)) return false;
    }
  }
  if (!checkFilterMode(value.mode) && withinMember(found, '', 'mode', checkFilterMode, value.mode)) return false;
  const url = value.url;
  if (typeof url !== 'string') {
    if (refuseMember(found, '', 'url', url, 'type', 'string')) return false;
  } else if (!formats.uri(url) && refuse(found, '/url', 'format', 'uri')) return false;
  return fits(found);
};

/** A `AsyncSearchFilterPayload` as a Standard Schema. */
export const asyncSearchFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkAsyncSearchFilterPayload);

/** Whether a value is a `NearMeFilterPayload`. */
export const checkNearMeFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkLocationSearchOptions(value.location_search_options) &&
    withinMember(found, '', 'location_search_options', checkLocationSearchOptions, value.location_search_options)
  )
    return false;
  if (
    typeof value.require_user_to_provide_more_precise_location !== 'boolean' &&
    refuseMember(found, '', 'require_user_to_provide_more_precise_location', value.require_user_to_provide_more_precise_location, 'type', 'boolean')
  )
    return false;
  const nearMeLocationFilterValues = value.near_me_location_filter_values;
  if (nearMeLocationFilterValues === undefined) {
    if (refuse(found, '', 'required', 'near_me_location_filter_values')) return false;
  } else if (
    nearMeLocationFilterValues !== null &&
    !checkNearMeLocationFilterValues(nearMeLocationFilterValues) &&
    within(found, '/near_me_location_filter_values', checkNearMeLocationFilterValues, nearMeLocationFilterValues)
  )
    return false;
  const communityMemberProfileField = value.community_member_profile_field;
  if (communityMemberProfileField === undefined) {
    if (refuse(found, '', 'required', 'community_member_profile_field')) return false;
  } else if (
    communityMemberProfileField !== null &&
    !checkNearMeProfileField(communityMemberProfileField) &&
    within(found, '/community_member_profile_field', checkNearMeProfileField, communityMemberProfileField)
  )
    return false;
  return fits(found);
};

/** A `NearMeFilterPayload` as a Standard Schema. */
export const nearMeFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkNearMeFilterPayload);

/** Whether a value is a `LocationSearchOptions`. */
export const checkLocationSearchOptions = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  const source = value.source;
  if (source !== 'geocoder_v6' && refuseMember(found, '', 'source', source, 'enum', ['geocoder_v6'])) return false;
  return fits(found);
};

/** A `LocationSearchOptions` as a Standard Schema. */
export const locationSearchOptionsSchema = /* @__PURE__ */ toStandardSchema(checkLocationSearchOptions);

/** Whether a value is a `NearMeLocationFilterValues`. */
export const checkNearMeLocationFilterValues = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.source !== 'string' &&
    refuseMember(found, '', 'source', value.source, 'type', 'string')
  )
    return false;
  if (typeof value.id !== 'string' && refuseMember(found, '', 'id', value.id, 'type', 'string')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  return fits(found);
};

/** A `NearMeLocationFilterValues` as a Standard Schema. */
export const nearMeLocationFilterValuesSchema = /* @__PURE__ */ toStandardSchema(checkNearMeLocationFilterValues);

/** Whether a value is a `NearMeProfileField`. */
export const checkNearMeProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isFinite(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'number')) return false;
  if (typeof value.text !== 'string' && refuseMember(found, '', 'text', value.text, 'type', 'string')) return false;
  return fits(found);
};

/** A `NearMeProfileField` as a Standard Schema. */
export const nearMeProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkNearMeProfileField);

/** Whether a value is a `PresetFilterPayload`. */
export const checkPresetFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const presetParams = value.preset_params;
  if (!isObject(presetParams) && refuseMember(found, '', 'preset_params', presetParams, 'type', 'object')) return false;
  return fits(found);
};

/** A `PresetFilterPayload` as a Standard Schema. */
export const presetFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkPresetFilterPayload);

/** Whether a value is a `LocationFilterPayload`. */
export const checkLocationFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkLocationSearchOptions(value.location_search_options) &&
    withinMember(found, '', 'location_search_options', checkLocationSearchOptions, value.location_search_options)
  )
    return false;
  if (
    value.mode !== undefined &&
    !checkFilterMode(value.mode) &&
    within(found, '/mode', checkFilterMode, value.mode)
  )
    return false;
  return fits(found);
};

/** A `LocationFilterPayload` as a Standard Schema. */
export const locationFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkLocationFilterPayload);
