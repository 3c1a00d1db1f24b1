// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkSpaceReference } from '../schemas/comment.js';
import { checkPageEnvelope } from '../schemas/common.js';

const advancedSearchTypeValues = new Set([
  'general',
  'members',
  'posts',
  'comments',
  'spaces',
  'lessons',
  'events',
  'entity_list',
  'mentions',
]);

/** Whether a value is a `AdvancedSearchType`. */
export const checkAdvancedSearchType = (value, found) => {
  if (!advancedSearchTypeValues.has(value) && refuse(found, '', 'enum', advancedSearchTypeValues)) return false;
  return fits(found);
};

/** A `AdvancedSearchType` as a Standard Schema. */
export const advancedSearchTypeSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchType);

const mentionScopeValues = new Set(['space', 'group_chat', 'thread', 'direct']);

/** Whether a value is a `MentionScope`. */
export const checkMentionScope = (value, found) => {
  if (!mentionScopeValues.has(value) && refuse(found, '', 'enum', mentionScopeValues)) return false;
  return fits(found);
};

/** A `MentionScope` as a Standard Schema. */
export const mentionScopeSchema = /* @__PURE__ */ toStandardSchema(checkMentionScope);

/** Whether a value is a `AdvancedSearchFilters`. */
export const checkAdvancedSearchFilters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length < 1 && refuse(found, '', 'minProperties', 1)) return false;
  const spaceIds = value.space_ids;
  if (spaceIds !== undefined) {
    if (!Array.isArray(spaceIds)) {
      if (refuse(found, '/space_ids', 'type', 'array')) return false;
    } else {
      if (spaceIds.length < 1 && refuse(found, '/space_ids', 'minItems', 1)) return false;
      if (spaceIds.length > 100 && refuse(found, '/space_ids', 'maxItems', 100)) return false;
      for (let index = 0; index < spaceIds.length; index += 1) {
        const item = spaceIds[index];
        if (typeof item !== 'string' && refuse(found, '/space_ids/' + index, 'type', 'string')) return false;
      }
    }
  }
  const topicIds = value.topic_ids;
  if (topicIds !== undefined) {
    if (!Array.isArray(topicIds)) {
      if (refuse(found, '/topic_ids', 'type', 'array')) return false;
    } else {
      if (topicIds.length < 1 && refuse(found, '/topic_ids', 'minItems', 1)) return false;
      if (topicIds.length > 100 && refuse(found, '/topic_ids', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < topicIds.length; index2 += 1) {
        const item2 = topicIds[index2];
        if (typeof item2 !== 'string' && refuse(found, '/topic_ids/' + index2, 'type', 'string')) return false;
      }
    }
  }
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined) {
    if (!Array.isArray(memberTagIds)) {
      if (refuse(found, '/member_tag_ids', 'type', 'array')) return false;
    } else {
      if (memberTagIds.length < 1 && refuse(found, '/member_tag_ids', 'minItems', 1)) return false;
      if (memberTagIds.length > 100 && refuse(found, '/member_tag_ids', 'maxItems', 100)) return false;
      for (let index3 = 0; index3 < memberTagIds.length; index3 += 1) {
        const item3 = memberTagIds[index3];
        if (typeof item3 !== 'string' && refuse(found, '/member_tag_ids/' + index3, 'type', 'string')) return false;
      }
    }
  }
  if (
    value.author_name !== undefined &&
    typeof value.author_name !== 'string' &&
    refuse(found, '/author_name', 'type', 'string')
  )
    return false;
  const status = value.status;
  if (
    status !== undefined &&
    status !== 'upcoming' && status !== 'past' &&
    refuse(found, '/status', 'enum', ['upcoming', 'past'])
  )
    return false;
  return fits(found);
};

/** A `AdvancedSearchFilters` as a Standard Schema. */
export const advancedSearchFiltersSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchFilters);

const advancedSearchResultTypeValues = new Set(['member', 'post', 'comment', 'space', 'lesson', 'event']);

/** Whether a value is a `AdvancedSearchResult`. */
export const checkAdvancedSearchResult = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const type = value.type;
  if (
    !advancedSearchResultTypeValues.has(type) &&
    refuseMember(found, '', 'type', type, 'enum', advancedSearchResultTypeValues)
  )
    return false;
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.title !== 'string' && value.title !== null &&
    refuseMember(found, '', 'title', value.title, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.text !== 'string' && value.text !== null &&
    refuseMember(found, '', 'text', value.text, 'type', ['string', 'null'])
  )
    return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  const space = value.space;
  if (space === undefined) {
    if (refuse(found, '', 'required', 'space')) return false;
  } else if (
    space !== null &&
    !checkSpaceReference(space) &&
    within(found, '/space', checkSpaceReference, space)
  )
    return false;
  const author = value.author;
  if (author === undefined) {
    if (refuse(found, '', 'required', 'author')) return false;
  } else if (
    author !== null &&
    !checkSearchResultAuthor(author) &&
    within(found, '/author', checkSearchResultAuthor, author)
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `AdvancedSearchResult` as a Standard Schema. */
export const advancedSearchResultSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchResult);

/** Whether a value is a `SearchResultAuthor`. */
export const checkSearchResultAuthor = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `SearchResultAuthor` as a Standard Schema. */
export const searchResultAuthorSchema = /* @__PURE__ */ toStandardSchema(checkSearchResultAuthor);

/** Whether a value is a `AdvancedSearchResults`. */
export const checkAdvancedSearchResults = (value, found) => {
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
        if (
          !checkAdvancedSearchResult(item) &&
          within(found, '/records/' + index, checkAdvancedSearchResult, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `AdvancedSearchResults` as a Standard Schema. */
export const advancedSearchResultsSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchResults);
