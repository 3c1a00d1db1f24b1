// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

const contactSearchRulesSchemaRuleTypeValues = new Set(['all_contacts', 'all_members', 'custom_filters', 'selected_members']);

const checkContactSearchRulesSchemaRulesAnyOf1 = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  if (value.length > 100 && refuse(found, '', 'maxItems', 100)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkContactFilterRule(item) && within(found, '/' + index, checkContactFilterRule, item)) return false;
  }
  return fits(found);
};

const checkContactSearchRulesSchemaRulesAnyOf2 = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  if (value.length > 1000 && refuse(found, '', 'maxItems', 1000)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkContactMemberRule(item) && within(found, '/' + index, checkContactMemberRule, item)) return false;
  }
  return fits(found);
};

/** Whether a value is a `ContactSearchRulesSchema`. */
export const checkContactSearchRulesSchema = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const ruleType = value.rule_type;
  if (
    !contactSearchRulesSchemaRuleTypeValues.has(ruleType) &&
    refuseMember(found, '', 'rule_type', ruleType, 'enum', contactSearchRulesSchemaRuleTypeValues)
  )
    return false;
  const rules = value.rules;
  if (rules === undefined) {
    if (refuse(found, '', 'required', 'rules')) return false;
  } else if (
    !checkContactSearchRulesSchemaRulesAnyOf1(rules) && !checkContactSearchRulesSchemaRulesAnyOf2(rules) &&
    refuseAll(found, '/rules', 'anyOf', rules, [checkContactSearchRulesSchemaRulesAnyOf1, checkContactSearchRulesSchemaRulesAnyOf2])
  )
    return false;
  return fits(found);
};

/** A `ContactSearchRulesSchema` as a Standard Schema. */
export const contactSearchRulesSchemaSchema = /* @__PURE__ */ toStandardSchema(checkContactSearchRulesSchema);

const contactFilterRuleFilterTypeValues = new Set(['is', 'is_not', 'contains', 'does_not_contain', 'gt', 'lt', 'eq']);

/** Whether a value is a `ContactFilterRule`. */
export const checkContactFilterRule = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (
    typeof value.value !== 'string' && typeof value.value !== 'boolean' &&
    refuseMember(found, '', 'value', value.value, 'type', ['string', 'boolean'])
  )
    return false;
  if (value.id !== undefined && typeof value.id !== 'string' && refuse(found, '/id', 'type', 'string')) return false;
  const filterType = value.filter_type;
  if (
    filterType !== undefined &&
    !contactFilterRuleFilterTypeValues.has(filterType) &&
    refuse(found, '/filter_type', 'enum', contactFilterRuleFilterTypeValues)
  )
    return false;
  return fits(found);
};

/** A `ContactFilterRule` as a Standard Schema. */
export const contactFilterRuleSchema = /* @__PURE__ */ toStandardSchema(checkContactFilterRule);

/** Whether a value is a `ContactMemberRule`. */
export const checkContactMemberRule = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const email = value.email;
  if (typeof email !== 'string') {
    if (refuseMember(found, '', 'email', email, 'type', 'string')) return false;
  } else if (!formats.email(email) && refuse(found, '/email', 'format', 'email')) return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `ContactMemberRule` as a Standard Schema. */
export const contactMemberRuleSchema = /* @__PURE__ */ toStandardSchema(checkContactMemberRule);

/** Whether a value is a `CommunitySegmentParams`. */
export const checkCommunitySegmentParams = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const title = value.title;
  if (title !== undefined) {
    if (typeof title !== 'string') {
      if (refuse(found, '/title', 'type', 'string')) return false;
    } else {
      if (isShorter(title, 1) && refuse(found, '/title', 'minLength', 1)) return false;
      if (isLonger(title, 255) && refuse(found, '/title', 'maxLength', 255)) return false;
    }
  }
  if (
    value.visible !== undefined &&
    typeof value.visible !== 'boolean' &&
    refuse(found, '/visible', 'type', 'boolean')
  )
    return false;
  if (
    value.rules !== undefined &&
    !checkContactSearchRulesSchema(value.rules) &&
    within(found, '/rules', checkContactSearchRulesSchema, value.rules)
  )
    return false;
  return fits(found);
};

/** A `CommunitySegmentParams` as a Standard Schema. */
export const communitySegmentParamsSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentParams);

/** Whether a value is a `CommunitySegmentConsumerAttributes`. */
export const checkCommunitySegmentConsumerAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.consumer_id !== undefined &&
    typeof value.consumer_id !== 'string' &&
    refuse(found, '/consumer_id', 'type', 'string')
  )
    return false;
  if (
    value.consumer_type !== undefined &&
    typeof value.consumer_type !== 'string' &&
    refuse(found, '/consumer_type', 'type', 'string')
  )
    return false;
  if (value.title === undefined && refuse(found, '', 'required', 'title')) return false;
  if (value.visible === undefined && refuse(found, '', 'required', 'visible')) return false;
  if (value.rules === undefined && refuse(found, '', 'required', 'rules')) return false;
  if (!checkCommunitySegmentParams(value) && within(found, '', checkCommunitySegmentParams, value)) return false;
  return fits(found);
};

/** A `CommunitySegmentConsumerAttributes` as a Standard Schema. */
export const communitySegmentConsumerAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentConsumerAttributes);

/** Whether a value is a `CommunitySegment`. */
export const checkCommunitySegment = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (!Number.isInteger(id)) {
    if (refuseMember(found, '', 'id', id, 'type', 'integer')) return false;
  } else if (id < 1 && refuse(found, '/id', 'minimum', 1)) return false;
  if (
    typeof value.title !== 'string' && value.title !== null &&
    refuseMember(found, '', 'title', value.title, 'type', ['string', 'null'])
  )
    return false;
  if (
    !checkContactSearchRulesSchema(value.rules) &&
    withinMember(found, '', 'rules', checkContactSearchRulesSchema, value.rules)
  )
    return false;
  if (
    typeof value.visible !== 'boolean' &&
    refuseMember(found, '', 'visible', value.visible, 'type', 'boolean')
  )
    return false;
  const audienceCount = value.audience_count;
  if (!Number.isInteger(audienceCount)) {
    if (refuseMember(found, '', 'audience_count', audienceCount, 'type', 'integer')) return false;
  } else if (audienceCount < 0 && refuse(found, '/audience_count', 'minimum', 0)) return false;
  if (
    !checkSegmentCreator(value.created_by) &&
    withinMember(found, '', 'created_by', checkSegmentCreator, value.created_by)
  )
    return false;
  if (
    typeof value.created_at !== 'string' &&
    refuseMember(found, '', 'created_at', value.created_at, 'type', 'string')
  )
    return false;
  if (
    typeof value.updated_at !== 'string' &&
    refuseMember(found, '', 'updated_at', value.updated_at, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `CommunitySegment` as a Standard Schema. */
export const communitySegmentSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegment);

/** Whether a value is a `SegmentCreator`. */
export const checkSegmentCreator = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.email !== 'string' && refuseMember(found, '', 'email', value.email, 'type', 'string')) return false;
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
  return fits(found);
};

/** A `SegmentCreator` as a Standard Schema. */
export const segmentCreatorSchema = /* @__PURE__ */ toStandardSchema(checkSegmentCreator);

/** Whether a value is a `CommunitySegmentDuplicateRequest`. */
export const checkCommunitySegmentDuplicateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const title = value.title;
  if (title !== undefined) {
    if (typeof title !== 'string') {
      if (refuse(found, '/title', 'type', 'string')) return false;
    } else {
      if (isShorter(title, 1) && refuse(found, '/title', 'minLength', 1)) return false;
      if (isLonger(title, 255) && refuse(found, '/title', 'maxLength', 255)) return false;
    }
  }
  return fits(found);
};

/** A `CommunitySegmentDuplicateRequest` as a Standard Schema. */
export const communitySegmentDuplicateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentDuplicateRequest);

/** Whether a value is a `CommunitySegmentsList`. */
export const checkCommunitySegmentsList = (value, found) => {
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
        if (!checkCommunitySegment(item) && within(found, '/records/' + index, checkCommunitySegment, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunitySegmentsList` as a Standard Schema. */
export const communitySegmentsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentsList);
