// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isLonger, isObject, isShorter, mismatch, refuse, toStandardSchema, within } from '#validation';
import { checkSlug } from '../schemas/common.js';
import { checkCommunityParts, checkCommunitySettingParts, checkThemeColorParts } from '../schemas/community.js';

/** Whether a value is a `CommunityUpdateRequest`. */
export const checkCommunityUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.community !== undefined &&
    !checkCommunityAttributes(value.community) &&
    within(found, '/community', checkCommunityAttributes, value.community)
  )
    return false;
  if (
    value.community_setting !== undefined &&
    !checkCommunitySettingAttributes(value.community_setting) &&
    within(found, '/community_setting', checkCommunitySettingAttributes, value.community_setting)
  )
    return false;
  return fits(found);
};

/** A `CommunityUpdateRequest` as a Standard Schema. */
export const communityUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityUpdateRequest);

/** Whether a value is a `CommunityAttributes`. */
export const checkCommunityAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string') {
      if (refuse(found, '/name', 'type', 'string')) return false;
    } else {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  if (value.slug !== undefined && !checkSlug(value.slug) && within(found, '/slug', checkSlug, value.slug)) return false;
  if (
    value.locale !== undefined &&
    !checkCommunityLocale(value.locale) &&
    within(found, '/locale', checkCommunityLocale, value.locale)
  )
    return false;
  if (
    value.default_search_sorting !== undefined &&
    !checkSearchSorting(value.default_search_sorting) &&
    within(found, '/default_search_sorting', checkSearchSorting, value.default_search_sorting)
  )
    return false;
  if (
    value.logo !== undefined &&
    typeof value.logo !== 'string' &&
    refuse(found, '/logo', 'type', 'string')
  )
    return false;
  if (
    value.prefs !== undefined &&
    !checkCommunityPrefsAttributes(value.prefs) &&
    within(found, '/prefs', checkCommunityPrefsAttributes, value.prefs)
  )
    return false;
  if (!checkCommunityParts(value) && within(found, '', checkCommunityParts, value)) return false;
  return fits(found);
};

/** A `CommunityAttributes` as a Standard Schema. */
export const communityAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityAttributes);

const communityLocaleValues = new Set(['en', 'pt', 'pt-PT', 'es', 'fr', 'it']);

/** Whether a value is a `CommunityLocale`. */
export const checkCommunityLocale = (value, found) => {
  if (!communityLocaleValues.has(value) && refuse(found, '', 'enum', communityLocaleValues)) return false;
  return fits(found);
};

/** A `CommunityLocale` as a Standard Schema. */
export const communityLocaleSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLocale);

const searchSortingValues = new Set(['relevance', 'latest', 'oldest', 'alphabetical']);

/** Whether a value is a `SearchSorting`. */
export const checkSearchSorting = (value, found) => {
  if (!searchSortingValues.has(value) && refuse(found, '', 'enum', searchSortingValues)) return false;
  return fits(found);
};

/** A `SearchSorting` as a Standard Schema. */
export const searchSortingSchema = /* @__PURE__ */ toStandardSchema(checkSearchSorting);

/** Whether a value is a `CommunityPrefsAttributes`. */
export const checkCommunityPrefsAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.brand_color !== undefined &&
    !checkThemeColorParts(value.brand_color) &&
    within(found, '/brand_color', checkThemeColorParts, value.brand_color)
  )
    return false;
  if (
    value.brand_text_color !== undefined &&
    !checkThemeColorParts(value.brand_text_color) &&
    within(found, '/brand_text_color', checkThemeColorParts, value.brand_text_color)
  )
    return false;
  return fits(found);
};

/** A `CommunityPrefsAttributes` as a Standard Schema. */
export const communityPrefsAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityPrefsAttributes);

/** Whether a value is a `CommunitySettingAttributes`. */
export const checkCommunitySettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const defaultLoggedOutRedirectType = value.default_logged_out_redirect_type;
  if (
    defaultLoggedOutRedirectType !== undefined &&
    defaultLoggedOutRedirectType !== null &&
    !checkLoggedOutRedirectType(defaultLoggedOutRedirectType) &&
    within(found, '/default_logged_out_redirect_type', checkLoggedOutRedirectType, defaultLoggedOutRedirectType)
  )
    return false;
  if (
    value.default_logged_out_redirect_id !== undefined &&
    !Number.isInteger(value.default_logged_out_redirect_id) && value.default_logged_out_redirect_id !== null &&
    refuse(found, '/default_logged_out_redirect_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.member_media_uploads_enabled !== undefined &&
    typeof value.member_media_uploads_enabled !== 'boolean' &&
    refuse(found, '/member_media_uploads_enabled', 'type', 'boolean')
  )
    return false;
  if (!checkCommunitySettingParts(value) && within(found, '', checkCommunitySettingParts, value)) return false;
  return fits(found);
};

/** A `CommunitySettingAttributes` as a Standard Schema. */
export const communitySettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySettingAttributes);

/** Whether a value is a `LoggedOutRedirectType`. */
export const checkLoggedOutRedirectType = (value, found) => {
  if (
    value !== 'Space' && value !== 'Site::Page' && value !== 'feed' &&
    refuse(found, '', 'enum', ['Space', 'Site::Page', 'feed'])
  )
    return false;
  return fits(found);
};

/** A `LoggedOutRedirectType` as a Standard Schema. */
export const loggedOutRedirectTypeSchema = /* @__PURE__ */ toStandardSchema(checkLoggedOutRedirectType);
