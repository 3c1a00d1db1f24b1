// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isObject,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from '#validation';

/** Whether a value is a `MemberSearchRequest`. */
export const checkMemberSearchRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filters = value.filters;
  if (filters !== undefined) {
    if (!Array.isArray(filters)) {
      if (refuse(found, '/filters', 'type', 'array')) return false;
    } else {
      if (filters.length > 100 && refuse(found, '/filters', 'maxItems', 100)) return false;
      for (let index = 0; index < filters.length; index += 1) {
        const item = filters[index];
        if (!checkMemberSearchFilter(item) && within(found, '/filters/' + index, checkMemberSearchFilter, item)) return false;
      }
    }
  }
  if (
    value.search_text !== undefined &&
    typeof value.search_text !== 'string' &&
    refuse(found, '/search_text', 'type', 'string')
  )
    return false;
  const page = value.page;
  if (page !== undefined) {
    if (!Number.isInteger(page)) {
      if (refuse(found, '/page', 'type', 'integer')) return false;
    } else if (page < 1 && refuse(found, '/page', 'minimum', 1)) return false;
  }
  const perPage = value.per_page;
  if (perPage !== undefined) {
    if (!Number.isInteger(perPage)) {
      if (refuse(found, '/per_page', 'type', 'integer')) return false;
    } else if (perPage < 1 && refuse(found, '/per_page', 'minimum', 1)) return false;
  }
  const searchAfter = value.search_after;
  if (searchAfter !== undefined) {
    if (!Array.isArray(searchAfter)) {
      if (refuse(found, '/search_after', 'type', 'array')) return false;
    } else {
      if (searchAfter.length > 10 && refuse(found, '/search_after', 'maxItems', 10)) return false;
      for (let index2 = 0; index2 < searchAfter.length; index2 += 1) {
        const item2 = searchAfter[index2];
        if (typeof item2 !== 'string' && refuse(found, '/search_after/' + index2, 'type', 'string')) return false;
      }
    }
  }
  const order = value.order;
  if (
    order !== undefined &&
    Number(checkMemberSearchOrder(order)) + Number(checkMemberSearchOrderBy(order)) !== 1 &&
    refuseAll(found, '/order', 'oneOf', order, [checkMemberSearchOrder, checkMemberSearchOrderBy])
  )
    return false;
  if (
    value.status !== undefined &&
    !checkMemberSearchStatus(value.status) &&
    within(found, '/status', checkMemberSearchStatus, value.status)
  )
    return false;
  if (
    value.exclude_empty_profiles !== undefined &&
    typeof value.exclude_empty_profiles !== 'boolean' &&
    refuse(found, '/exclude_empty_profiles', 'type', 'boolean')
  )
    return false;
  if (
    value.exclude_empty_name !== undefined &&
    typeof value.exclude_empty_name !== 'boolean' &&
    refuse(found, '/exclude_empty_name', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `MemberSearchRequest` as a Standard Schema. */
export const memberSearchRequestSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchRequest);

const memberSearchOrderValues = new Set(['oldest', 'alphabetical', 'latest', 'role']);

/** Whether a value is a `MemberSearchOrder`. */
export const checkMemberSearchOrder = (value, found) => {
  if (!memberSearchOrderValues.has(value) && refuse(found, '', 'enum', memberSearchOrderValues)) return false;
  return fits(found);
};

/** A `MemberSearchOrder` as a Standard Schema. */
export const memberSearchOrderSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchOrder);

/** Whether a value is a `MemberSearchStatus`. */
export const checkMemberSearchStatus = (value, found) => {
  if (value !== 'active' && value !== 'inactive' && refuse(found, '', 'enum', ['active', 'inactive'])) return false;
  return fits(found);
};

/** A `MemberSearchStatus` as a Standard Schema. */
export const memberSearchStatusSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchStatus);

const memberSearchFilterTypeValues = new Set(['is', 'is_not', 'contains', 'does_not_contain', 'gt', 'lt', 'eq', 'exist', 'not_exist']);

/** Whether a value is a `MemberSearchFilterType`. */
export const checkMemberSearchFilterType = (value, found) => {
  if (!memberSearchFilterTypeValues.has(value) && refuse(found, '', 'enum', memberSearchFilterTypeValues)) return false;
  return fits(found);
};

/** A `MemberSearchFilterType` as a Standard Schema. */
export const memberSearchFilterTypeSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchFilterType);

/** Whether a value is a `MemberSearchFilter`. */
export const checkMemberSearchFilter = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (value.id !== undefined && typeof value.id !== 'string' && refuse(found, '/id', 'type', 'string')) return false;
  if (
    value.filter_type !== undefined &&
    !checkMemberSearchFilterType(value.filter_type) &&
    within(found, '/filter_type', checkMemberSearchFilterType, value.filter_type)
  )
    return false;
  if (
    value.profile_field_type !== undefined &&
    typeof value.profile_field_type !== 'string' &&
    refuse(found, '/profile_field_type', 'type', 'string')
  )
    return false;
  if (
    value.profile_field_id !== undefined &&
    typeof value.profile_field_id !== 'string' &&
    refuse(found, '/profile_field_id', 'type', 'string')
  )
    return false;
  if (
    value.value !== undefined &&
    typeof value.value !== 'string' &&
    refuse(found, '/value', 'type', 'string')
  )
    return false;
  if (value.gte !== undefined && !Number.isInteger(value.gte) && refuse(found, '/gte', 'type', 'integer')) return false;
  if (value.lte !== undefined && !Number.isInteger(value.lte) && refuse(found, '/lte', 'type', 'integer')) return false;
  return fits(found);
};

/** A `MemberSearchFilter` as a Standard Schema. */
export const memberSearchFilterSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchFilter);

/** Whether a value is a `MemberSearchResponse`. */
export const checkMemberSearchResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const data = value.data;
  if (!Array.isArray(data)) {
    if (refuseMember(found, '', 'data', data, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < data.length; index += 1) {
      const item = data[index];
      if (!checkSearchedMember(item) && within(found, '/data/' + index, checkSearchedMember, item)) return false;
    }
  }
  const nextSearchAfter = value.next_search_after;
  if (nextSearchAfter !== undefined) {
    if (!Array.isArray(nextSearchAfter)) {
      if (refuse(found, '/next_search_after', 'type', 'array')) return false;
    } else {
      for (let index2 = 0; index2 < nextSearchAfter.length; index2 += 1) {
        const item2 = nextSearchAfter[index2];
        if (typeof item2 !== 'string' && refuse(found, '/next_search_after/' + index2, 'type', 'string')) return false;
      }
    }
  }
  if (
    !Number.isInteger(value.total_count) &&
    refuseMember(found, '', 'total_count', value.total_count, 'type', 'integer')
  )
    return false;
  const records = value.records;
  if (records !== undefined) {
    if (!Array.isArray(records)) {
      if (refuse(found, '/records', 'type', 'array')) return false;
    } else {
      for (let index3 = 0; index3 < records.length; index3 += 1) {
        const item3 = records[index3];
        if (!checkSearchedMember(item3) && within(found, '/records/' + index3, checkSearchedMember, item3)) return false;
      }
    }
  }
  if (
    value.page !== undefined &&
    !Number.isInteger(value.page) &&
    refuse(found, '/page', 'type', 'integer')
  )
    return false;
  if (
    value.per_page !== undefined &&
    !Number.isInteger(value.per_page) &&
    refuse(found, '/per_page', 'type', 'integer')
  )
    return false;
  if (
    value.has_next_page !== undefined &&
    typeof value.has_next_page !== 'boolean' &&
    refuse(found, '/has_next_page', 'type', 'boolean')
  )
    return false;
  if (
    value.count !== undefined &&
    !Number.isInteger(value.count) &&
    refuse(found, '/count', 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `MemberSearchResponse` as a Standard Schema. */
export const memberSearchResponseSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchResponse);

/** Whether a value is a `SearchedMember`. */
export const checkSearchedMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.user_id) &&
    refuseMember(found, '', 'user_id', value.user_id, 'type', 'integer')
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.first_name !== 'string' &&
    refuseMember(found, '', 'first_name', value.first_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.last_name !== 'string' &&
    refuseMember(found, '', 'last_name', value.last_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.headline !== 'string' &&
    refuseMember(found, '', 'headline', value.headline, 'type', 'string')
  )
    return false;
  if (
    typeof value.admin !== 'boolean' &&
    refuseMember(found, '', 'admin', value.admin, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.public_uid !== 'string' &&
    refuseMember(found, '', 'public_uid', value.public_uid, 'type', 'string')
  )
    return false;
  if (
    typeof value.is_deleted !== 'boolean' &&
    refuseMember(found, '', 'is_deleted', value.is_deleted, 'type', 'boolean')
  )
    return false;
  const profileFields = value.profile_fields;
  if (!Array.isArray(profileFields) && profileFields !== null) {
    if (refuseMember(found, '', 'profile_fields', profileFields, 'type', ['array', 'null'])) return false;
  } else if (Array.isArray(profileFields))
    for (let index = 0; index < profileFields.length; index += 1) {
      const item = profileFields[index];
      if (!isObject(item) && refuse(found, '/profile_fields/' + index, 'type', 'object')) return false;
    }
  return fits(found);
};

/** A `SearchedMember` as a Standard Schema. */
export const searchedMemberSchema = /* @__PURE__ */ toStandardSchema(checkSearchedMember);

/** Whether a value is a `MemberSearchOrderBy`. */
export const checkMemberSearchOrderBy = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length > 1 && refuse(found, '', 'maxProperties', 1)) return false;
  if (
    value.name !== undefined &&
    !checkMemberSearchDirection(value.name) &&
    within(found, '/name', checkMemberSearchDirection, value.name)
  )
    return false;
  if (
    value.created_at !== undefined &&
    !checkMemberSearchDirection(value.created_at) &&
    within(found, '/created_at', checkMemberSearchDirection, value.created_at)
  )
    return false;
  for (const key of Object.keys(value))
    if (key !== 'name' && key !== 'created_at' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};

/** A `MemberSearchOrderBy` as a Standard Schema. */
export const memberSearchOrderBySchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchOrderBy);

/** Whether a value is a `MemberSearchDirection`. */
export const checkMemberSearchDirection = (value, found) => {
  if (value !== 'asc' && value !== 'desc' && refuse(found, '', 'enum', ['asc', 'desc'])) return false;
  return fits(found);
};

/** A `MemberSearchDirection` as a Standard Schema. */
export const memberSearchDirectionSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchDirection);
