// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within, withinMember } from '#validation';
import { checkFilterKitControl } from '../schemas/filter-kit.js';
import {
  checkArrayFilterPayload,
  checkAsyncSearchFilterPayload,
  checkLocationFilterPayload,
  checkNearMeFilterPayload,
  checkNumberFilterPayload,
  checkPresetFilterPayload,
  checkRadioFilterPayload,
  checkStringFilterPayload,
} from '../schemas/filter-payload.js';
import { checkMemberSearchOrderBy, checkMemberSearchStatus } from '../schemas/member-search.js';

/** Whether a value is a `FilterResponse`. */
export const checkFilterResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterConfigurations = value.filter_configurations;
  if (!Array.isArray(filterConfigurations)) {
    if (refuseMember(found, '', 'filter_configurations', filterConfigurations, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filterConfigurations.length; index += 1) {
      const item = filterConfigurations[index];
      if (
        !checkConfiguration(item) &&
        within(found, '/filter_configurations/' + index, checkConfiguration, item)
      )
        return false;
    }
  }
  if (
    typeof value.enabled !== 'boolean' &&
    refuseMember(found, '', 'enabled', value.enabled, 'type', 'boolean')
  )
    return false;
  if (
    !checkBaseSearchParams(value.base_search_params) &&
    withinMember(found, '', 'base_search_params', checkBaseSearchParams, value.base_search_params)
  )
    return false;
  return fits(found);
};

/** A `FilterResponse` as a Standard Schema. */
export const filterResponseSchema = /* @__PURE__ */ toStandardSchema(checkFilterResponse);

/** Whether a value is a `BaseSearchParams`. */
export const checkBaseSearchParams = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.exclude_empty_name !== 'boolean' &&
    refuseMember(found, '', 'exclude_empty_name', value.exclude_empty_name, 'type', 'boolean')
  )
    return false;
  if (
    !checkMemberSearchStatus(value.status) &&
    withinMember(found, '', 'status', checkMemberSearchStatus, value.status)
  )
    return false;
  if (
    !checkMemberSearchOrderBy(value.order) &&
    withinMember(found, '', 'order', checkMemberSearchOrderBy, value.order)
  )
    return false;
  const filters = value.filters;
  if (!Array.isArray(filters)) {
    if (refuseMember(found, '', 'filters', filters, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filters.length; index += 1) {
      const item = filters[index];
      if (!checkBaseSearchFilter(item) && within(found, '/filters/' + index, checkBaseSearchFilter, item)) return false;
    }
  }
  return fits(found);
};

/** A `BaseSearchParams` as a Standard Schema. */
export const baseSearchParamsSchema = /* @__PURE__ */ toStandardSchema(checkBaseSearchParams);

/** Whether a value is a `BaseSearchFilter`. */
export const checkBaseSearchFilter = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.id !== 'string' && refuseMember(found, '', 'id', value.id, 'type', 'string')) return false;
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (typeof value.value !== 'string' && refuseMember(found, '', 'value', value.value, 'type', 'string')) return false;
  return fits(found);
};

/** A `BaseSearchFilter` as a Standard Schema. */
export const baseSearchFilterSchema = /* @__PURE__ */ toStandardSchema(checkBaseSearchFilter);

/** Whether a value is a `Configuration`. */
export const checkConfiguration = (value, found) => {
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else if (value.input_type === 'string') {
    if (!checkStringConfiguration(value) && within(found, '', checkStringConfiguration, value)) return false;
  } else if (value.input_type === 'boolean') {
    if (!checkBooleanConfiguration(value) && within(found, '', checkBooleanConfiguration, value)) return false;
  } else if (value.input_type === 'radio') {
    if (!checkRadioConfiguration(value) && within(found, '', checkRadioConfiguration, value)) return false;
  } else if (value.input_type === 'array') {
    if (!checkArrayConfiguration(value) && within(found, '', checkArrayConfiguration, value)) return false;
  } else if (value.input_type === 'near_me') {
    if (!checkNearMeConfiguration(value) && within(found, '', checkNearMeConfiguration, value)) return false;
  } else if (value.input_type === 'preset') {
    if (!checkPresetConfiguration(value) && within(found, '', checkPresetConfiguration, value)) return false;
  } else if (value.input_type === 'location') {
    if (!checkLocationConfiguration(value) && within(found, '', checkLocationConfiguration, value)) return false;
  } else if (value.input_type === 'search') {
    if (!checkSearchConfiguration(value) && within(found, '', checkSearchConfiguration, value)) return false;
  } else if (value.input_type === 'number') {
    if (!checkNumberConfiguration(value) && within(found, '', checkNumberConfiguration, value)) return false;
  } else if (value.input_type === 'async_search') {
    if (!checkAsyncSearchConfiguration(value) && within(found, '', checkAsyncSearchConfiguration, value)) return false;
  } else if (value.input_type === undefined) {
    if (refuse(found, '', 'required', 'input_type')) return false;
  } else if (refuse(found, '/input_type', 'enum', ['string', 'boolean', 'radio', 'array', 'near_me', 'preset', 'location', 'search', 'number', 'async_search'])) return false;
  return fits(found);
};

/** A `Configuration` as a Standard Schema. */
export const configurationSchema = /* @__PURE__ */ toStandardSchema(checkConfiguration);

/** Whether a value is a `ConfigurationBase`. */
export const checkConfigurationBase = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const type = value.type;
  if (
    type !== 'standard' && type !== 'search' &&
    refuseMember(found, '', 'type', type, 'enum', ['standard', 'search'])
  )
    return false;
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (typeof value.label !== 'string' && refuseMember(found, '', 'label', value.label, 'type', 'string')) return false;
  if (
    typeof value.icon !== 'string' && value.icon !== null &&
    refuseMember(found, '', 'icon', value.icon, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.allow_multiple !== 'boolean' &&
    refuseMember(found, '', 'allow_multiple', value.allow_multiple, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.pinned !== 'boolean' &&
    refuseMember(found, '', 'pinned', value.pinned, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.visible_by_default !== 'boolean' &&
    refuseMember(found, '', 'visible_by_default', value.visible_by_default, 'type', 'boolean')
  )
    return false;
  if (
    !checkFilterGroup(value.filter_group) &&
    withinMember(found, '', 'filter_group', checkFilterGroup, value.filter_group)
  )
    return false;
  if (
    value.customizable !== undefined &&
    typeof value.customizable !== 'boolean' &&
    refuse(found, '/customizable', 'type', 'boolean')
  )
    return false;
  if (
    value.enabled !== undefined &&
    typeof value.enabled !== 'boolean' &&
    refuse(found, '/enabled', 'type', 'boolean')
  )
    return false;
  const filterKitControl = value.filter_kit_control;
  if (
    filterKitControl !== undefined &&
    filterKitControl !== null &&
    !checkFilterKitControl(filterKitControl) &&
    within(found, '/filter_kit_control', checkFilterKitControl, filterKitControl)
  )
    return false;
  return fits(found);
};

/** A `ConfigurationBase` as a Standard Schema. */
export const configurationBaseSchema = /* @__PURE__ */ toStandardSchema(checkConfigurationBase);

/** Whether a value is a `FilterGroup`. */
export const checkFilterGroup = (value, found) => {
  if (
    value !== 'global' && value !== 'presets' && value !== 'profile' &&
    refuse(found, '', 'enum', ['global', 'presets', 'profile'])
  )
    return false;
  return fits(found);
};

/** A `FilterGroup` as a Standard Schema. */
export const filterGroupSchema = /* @__PURE__ */ toStandardSchema(checkFilterGroup);

/** Whether a value is a `StringConfiguration`. */
export const checkStringConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'string' && refuseMember(found, '', 'input_type', inputType, 'const', 'string')) return false;
  if (
    !checkStringFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkStringFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `StringConfiguration` as a Standard Schema. */
export const stringConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkStringConfiguration);

/** Whether a value is a `NumberConfiguration`. */
export const checkNumberConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'number' && refuseMember(found, '', 'input_type', inputType, 'const', 'number')) return false;
  if (
    !checkNumberFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkNumberFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `NumberConfiguration` as a Standard Schema. */
export const numberConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkNumberConfiguration);

/** Whether a value is a `BooleanConfiguration`. */
export const checkBooleanConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'boolean' && refuseMember(found, '', 'input_type', inputType, 'const', 'boolean')) return false;
  const payload = value.payload;
  if (!isObject(payload) && payload !== null) {
    if (refuseMember(found, '', 'payload', payload, 'type', ['object', 'null'])) return false;
  } else if (
    isObject(payload) &&
    Object.keys(payload).length > 0 &&
    refuse(found, '/payload', 'maxProperties', 0)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `BooleanConfiguration` as a Standard Schema. */
export const booleanConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkBooleanConfiguration);

/** Whether a value is a `RadioConfiguration`. */
export const checkRadioConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'radio' && refuseMember(found, '', 'input_type', inputType, 'const', 'radio')) return false;
  if (
    !checkRadioFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkRadioFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `RadioConfiguration` as a Standard Schema. */
export const radioConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkRadioConfiguration);

/** Whether a value is a `ArrayConfiguration`. */
export const checkArrayConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'array' && refuseMember(found, '', 'input_type', inputType, 'const', 'array')) return false;
  if (
    !checkArrayFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkArrayFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `ArrayConfiguration` as a Standard Schema. */
export const arrayConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkArrayConfiguration);

/** Whether a value is a `AsyncSearchConfiguration`. */
export const checkAsyncSearchConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (
    inputType !== 'async_search' &&
    refuseMember(found, '', 'input_type', inputType, 'const', 'async_search')
  )
    return false;
  if (
    !checkAsyncSearchFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkAsyncSearchFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `AsyncSearchConfiguration` as a Standard Schema. */
export const asyncSearchConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkAsyncSearchConfiguration);

/** Whether a value is a `NearMeConfiguration`. */
export const checkNearMeConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'near_me' && refuseMember(found, '', 'input_type', inputType, 'const', 'near_me')) return false;
  if (
    !checkNearMeFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkNearMeFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `NearMeConfiguration` as a Standard Schema. */
export const nearMeConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkNearMeConfiguration);

/** Whether a value is a `PresetConfiguration`. */
export const checkPresetConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'preset' && refuseMember(found, '', 'input_type', inputType, 'const', 'preset')) return false;
  if (
    !checkPresetFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkPresetFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `PresetConfiguration` as a Standard Schema. */
export const presetConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkPresetConfiguration);

/** Whether a value is a `LocationConfiguration`. */
export const checkLocationConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'location' && refuseMember(found, '', 'input_type', inputType, 'const', 'location')) return false;
  if (
    !checkLocationFilterPayload(value.payload) &&
    withinMember(found, '', 'payload', checkLocationFilterPayload, value.payload)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `LocationConfiguration` as a Standard Schema. */
export const locationConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkLocationConfiguration);

/** Whether a value is a `SearchConfiguration`. */
export const checkSearchConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'search' && refuseMember(found, '', 'input_type', inputType, 'const', 'search')) return false;
  const payload = value.payload;
  if (!isObject(payload) && payload !== null) {
    if (refuseMember(found, '', 'payload', payload, 'type', ['object', 'null'])) return false;
  } else if (
    isObject(payload) &&
    Object.keys(payload).length > 0 &&
    refuse(found, '/payload', 'maxProperties', 0)
  )
    return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};

/** A `SearchConfiguration` as a Standard Schema. */
export const searchConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkSearchConfiguration);

/** Whether a value is a `FilterContext`. */
export const checkFilterContext = (value, found) => {
  if (
    value !== 'member_directory' && value !== 'member_space' &&
    refuse(found, '', 'enum', ['member_directory', 'member_space'])
  )
    return false;
  return fits(found);
};

/** A `FilterContext` as a Standard Schema. */
export const filterContextSchema = /* @__PURE__ */ toStandardSchema(checkFilterContext);
