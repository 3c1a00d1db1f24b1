// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  countItems,
  fits,
  inMember,
  isAnyObject,
  isArray,
  isArrayOfLength,
  isBoolean,
  isFormatted,
  isInteger,
  isIntegerBetween,
  isListed,
  isLonger,
  isNullableBoolean,
  isNullableInteger,
  isNullableObject,
  isNullableText,
  isNullableTimestamp,
  isNumber,
  isObject,
  isShorter,
  isText,
  isTextOfLength,
  isTimestamp,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from '#validation';

export const checkPageEnvelope = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.page) && inMember(found, value, '/page', isInteger)) return false;
  if (!isInteger(value.per_page) && inMember(found, value, '/per_page', isInteger)) return false;
  if (!isBoolean(value.has_next_page) && inMember(found, value, '/has_next_page', isBoolean)) return false;
  if (!isInteger(value.count) && inMember(found, value, '/count', isInteger)) return false;
  if (!isInteger(value.page_count) && inMember(found, value, '/page_count', isInteger)) return false;
  return fits(found);
};
export const pageEnvelopeSchema = /* @__PURE__ */ toStandardSchema(checkPageEnvelope);

export const checkErrorBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const success = value.success;
  if (success !== false && refuseMember(found, '', 'success', success, 'const', false)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  const errorDetails = value.error_details;
  if (
    !isObject(errorDetails) && typeof errorDetails !== 'string' && !Array.isArray(errorDetails) && errorDetails !== null &&
    refuseMember(found, '', 'error_details', errorDetails, 'type', ['object', 'string', 'array', 'null'])
  )
    return false;
  return fits(found);
};
export const errorBodySchema = /* @__PURE__ */ toStandardSchema(checkErrorBody);

export const checkMessageResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  return fits(found);
};
export const messageResponseSchema = /* @__PURE__ */ toStandardSchema(checkMessageResponse);

export const checkSuccessResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.success) && inMember(found, value, '/success', isBoolean)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  return fits(found);
};
export const successResponseSchema = /* @__PURE__ */ toStandardSchema(checkSuccessResponse);

export const checkSortDirection = (value, found) => {
  if (value !== 'asc' && value !== 'desc' && refuse(found, '', 'enum', ['asc', 'desc'])) return false;
  return fits(found);
};
export const sortDirectionSchema = /* @__PURE__ */ toStandardSchema(checkSortDirection);

export const checkSlug = (value, found) => {
  if (typeof value !== 'string') return mismatch(found, 'string');
  if (isShorter(value, 1) && refuse(found, '', 'minLength', 1)) return false;
  if (isLonger(value, 200) && refuse(found, '', 'maxLength', 200)) return false;
  return fits(found);
};
export const slugSchema = /* @__PURE__ */ toStandardSchema(checkSlug);

const ageOrNameOrderValues = /* @__PURE__ */ new Set(['oldest', 'newest', 'alphabetical', 'alphabetical_desc']);

export const checkAgeOrNameOrder = (value, found) => {
  if (!ageOrNameOrderValues.has(value) && refuse(found, '', 'enum', ageOrNameOrderValues)) return false;
  return fits(found);
};
export const ageOrNameOrderSchema = /* @__PURE__ */ toStandardSchema(checkAgeOrNameOrder);

const communityMemberAcceptedInvitationPattern = /* @__PURE__ */ new RegExp('^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$', 'u');

export const checkCommunityMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.first_name) && inMember(found, value, '/first_name', isNullableText)) return false;
  if (!isNullableText(value.last_name) && inMember(found, value, '/last_name', isNullableText)) return false;
  if (!isText(value.email) && inMember(found, value, '/email', isText)) return false;
  if (!isNullableText(value.headline) && inMember(found, value, '/headline', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isNullableTimestamp(value.last_seen_at))
    if (inMember(found, value, '/last_seen_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.profile_confirmed_at))
    if (inMember(found, value, '/profile_confirmed_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.member_since))
    if (inMember(found, value, '/member_since', isNullableTimestamp)) return false;
  if (!isBoolean(value.member_since_overridden))
    if (inMember(found, value, '/member_since_overridden', isBoolean)) return false;
  if (!isText(value.profile_url) && inMember(found, value, '/profile_url', isText)) return false;
  if (!isText(value.public_uid) && inMember(found, value, '/public_uid', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  if (!isInteger(value.user_id) && inMember(found, value, '/user_id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  const acceptedInvitation = value.accepted_invitation;
  if (typeof acceptedInvitation !== 'string') {
    if (refuseMember(found, '', 'accepted_invitation', acceptedInvitation, 'type', 'string')) return false;
  } else if (
    !communityMemberAcceptedInvitationPattern.test(acceptedInvitation) &&
    refuse(found, '/accepted_invitation', 'pattern', '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$')
  )
    return false;
  if (!isBoolean(value.active) && inMember(found, value, '/active', isBoolean)) return false;
  if (!isNullableText(value.sso_provider_user_id))
    if (inMember(found, value, '/sso_provider_user_id', isNullableText)) return false;
  if (!isAnyObject(value.flattened_profile_fields))
    if (inMember(found, value, '/flattened_profile_fields', isAnyObject)) return false;
  if (!isInteger(value.posts_count) && inMember(found, value, '/posts_count', isInteger)) return false;
  if (!isInteger(value.comments_count) && inMember(found, value, '/comments_count', isInteger)) return false;
  const memberTags = value.member_tags;
  if (!isArray(memberTags) && inMember(found, value, '/member_tags', isArray)) return false;
  for (let index = 0; index < countItems(memberTags); index += 1)
    if (!checkMemberTagReference(memberTags[index]))
      if (within(found, '/member_tags/' + index, checkMemberTagReference, memberTags[index])) return false;
  const profileFields = value.profile_fields;
  if (!isArray(profileFields) && inMember(found, value, '/profile_fields', isArray)) return false;
  for (let index = 0; index < countItems(profileFields); index += 1)
    if (!checkMemberProfileField(profileFields[index]))
      if (within(found, '/profile_fields/' + index, checkMemberProfileField, profileFields[index])) return false;
  const gamificationStats = value.gamification_stats;
  if (gamificationStats !== null && !checkGamificationStats(gamificationStats))
    if (inMember(found, value, '/gamification_stats', checkGamificationStats)) return false;
  if (!checkActivityScore(value.activity_score))
    if (inMember(found, value, '/activity_score', checkActivityScore)) return false;
  return fits(found);
};
export const communityMemberSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMember);

export const checkMemberTagReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  return fits(found);
};
export const memberTagReferenceSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagReference);

export const checkMemberProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.label) && inMember(found, value, '/label', isText)) return false;
  if (!isText(value.field_type) && inMember(found, value, '/field_type', isText)) return false;
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isNullableText(value.placeholder) && inMember(found, value, '/placeholder', isNullableText)) return false;
  if (!isNullableText(value.description) && inMember(found, value, '/description', isNullableText)) return false;
  if (!isBoolean(value.required) && inMember(found, value, '/required', isBoolean)) return false;
  if (!isBoolean(value.platform_field) && inMember(found, value, '/platform_field', isBoolean)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const memberProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkMemberProfileField);

export const checkGamificationStats = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.total_points) && inMember(found, value, '/total_points', isInteger)) return false;
  if (!isNullableInteger(value.current_level))
    if (inMember(found, value, '/current_level', isNullableInteger)) return false;
  if (!isNullableText(value.current_level_name))
    if (inMember(found, value, '/current_level_name', isNullableText)) return false;
  if (!isNullableInteger(value.points_to_next_level))
    if (inMember(found, value, '/points_to_next_level', isNullableInteger)) return false;
  if (!isNullableInteger(value.level_progress))
    if (inMember(found, value, '/level_progress', isNullableInteger)) return false;
  return fits(found);
};
export const gamificationStatsSchema = /* @__PURE__ */ toStandardSchema(checkGamificationStats);

export const checkActivityScore = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNullableText(value.activity_score) && inMember(found, value, '/activity_score', isNullableText)) return false;
  if (!isNullableText(value.presence) && inMember(found, value, '/presence', isNullableText)) return false;
  if (!isNullableText(value.participation) && inMember(found, value, '/participation', isNullableText)) return false;
  if (!isNullableText(value.contribution) && inMember(found, value, '/contribution', isNullableText)) return false;
  if (!isNullableText(value.connection) && inMember(found, value, '/connection', isNullableText)) return false;
  return fits(found);
};
export const activityScoreSchema = /* @__PURE__ */ toStandardSchema(checkActivityScore);

export const checkCommunityMemberList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCommunityMember(records[index]))
        if (within(found, '/records/' + index, checkCommunityMember, records[index])) return false;
  }
  return fits(found);
};
export const communityMemberListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberList);

export const checkCommunityMemberCreated = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!checkCommunityMember(value.community_member))
    if (inMember(found, value, '/community_member', checkCommunityMember)) return false;
  return fits(found);
};
export const communityMemberCreatedSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberCreated);

export const checkCommunityMemberProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.text) && inMember(found, value, '/text', isNullableText)) return false;
  if (!isNullableText(value.textarea) && inMember(found, value, '/textarea', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  const displayValue = value.display_value;
  if (typeof displayValue !== 'string' && !Array.isArray(displayValue) && displayValue !== null) {
    if (refuseMember(found, '', 'display_value', displayValue, 'type', ['string', 'array', 'null'])) return false;
  } else if (Array.isArray(displayValue))
    for (let index = 0; index < displayValue.length; index += 1) {
      const item = displayValue[index];
      if (typeof item !== 'string' && refuse(found, '/display_value/' + index, 'type', 'string')) return false;
    }
  const communityMemberChoices = value.community_member_choices;
  if (!isArray(communityMemberChoices) && inMember(found, value, '/community_member_choices', isArray)) return false;
  for (let index2 = 0; index2 < countItems(communityMemberChoices); index2 += 1)
    if (
      !checkSelectedProfileFieldChoice(communityMemberChoices[index2]) &&
      within(found, '/community_member_choices/' + index2, checkSelectedProfileFieldChoice, communityMemberChoices[index2])
    )
      return false;
  if (!isNullableObject(value.number_options))
    if (inMember(found, value, '/number_options', isNullableObject)) return false;
  const choices = value.choices;
  if (!isArray(choices) && inMember(found, value, '/choices', isArray)) return false;
  for (let index2 = 0; index2 < countItems(choices); index2 += 1)
    if (!checkOfferedProfileFieldChoice(choices[index2]))
      if (within(found, '/choices/' + index2, checkOfferedProfileFieldChoice, choices[index2])) return false;
  const pages = value.pages;
  if (!isArray(pages) && inMember(found, value, '/pages', isArray)) return false;
  for (let index2 = 0; index2 < countItems(pages); index2 += 1)
    if (!checkProfilePage(pages[index2]))
      if (within(found, '/pages/' + index2, checkProfilePage, pages[index2])) return false;
  return fits(found);
};
export const communityMemberProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberProfileField);

export const checkSelectedProfileFieldChoice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  const profileFieldChoice = value.profile_field_choice;
  if (!isObject(profileFieldChoice)) {
    if (refuseMember(found, '', 'profile_field_choice', profileFieldChoice, 'type', 'object')) return false;
  } else {
    if (!isInteger(profileFieldChoice.id))
      if (inMember(found, profileFieldChoice, '/profile_field_choice/id', isInteger)) return false;
    if (!isNullableText(profileFieldChoice.value))
      if (inMember(found, profileFieldChoice, '/profile_field_choice/value', isNullableText)) return false;
  }
  return fits(found);
};
export const selectedProfileFieldChoiceSchema = /* @__PURE__ */ toStandardSchema(checkSelectedProfileFieldChoice);

export const checkOfferedProfileFieldChoice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!checkProfileFieldChoice(value.profile_field_choice))
    if (inMember(found, value, '/profile_field_choice', checkProfileFieldChoice)) return false;
  return fits(found);
};
export const offeredProfileFieldChoiceSchema = /* @__PURE__ */ toStandardSchema(checkOfferedProfileFieldChoice);

export const checkCommunityMemberProfileFieldsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCommunityMemberProfileField(records[index]))
        if (within(found, '/records/' + index, checkCommunityMemberProfileField, records[index])) return false;
  }
  return fits(found);
};
export const communityMemberProfileFieldsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberProfileFieldsList);

const checkSharedCommunityMemberRolesArray = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (typeof item !== 'string' && refuse(found, '/' + index, 'type', 'string')) return false;
  }
  return fits(found);
};

const checkSharedCommunityMemberRolesNull = (value, found) => {
  if (value !== null && refuse(found, '', 'type', 'null')) return false;
  return fits(found);
};

export const checkSharedCommunityMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isIntegerBetween(value.id, found, '/id', 1)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.headline) && inMember(found, value, '/headline', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  const roles = value.roles;
  if (roles === undefined) {
    if (refuse(found, '', 'required', 'roles')) return false;
  } else if (
    Number(checkSharedMemberRoles(roles)) + Number(checkSharedCommunityMemberRolesArray(roles)) + Number(roles === null) !== 1 &&
    refuseAll(found, '/roles', 'oneOf', roles, [checkSharedMemberRoles, checkSharedCommunityMemberRolesArray, checkSharedCommunityMemberRolesNull])
  )
    return false;
  if (!isText(value.rich_text_field_sgid) && inMember(found, value, '/rich_text_field_sgid', isText)) return false;
  const memberTags = value.member_tags;
  if (!isArray(memberTags) && inMember(found, value, '/member_tags', isArray)) return false;
  for (let index = 0; index < countItems(memberTags); index += 1)
    if (!checkSharedMemberTag(memberTags[index]))
      if (within(found, '/member_tags/' + index, checkSharedMemberTag, memberTags[index])) return false;
  if (!checkProfileField(value.profile_field))
    if (inMember(found, value, '/profile_field', checkProfileField)) return false;
  if (!isArray(value.page_profile_fields) && inMember(found, value, '/page_profile_fields', isArray)) return false;
  return fits(found);
};
export const sharedCommunityMemberSchema = /* @__PURE__ */ toStandardSchema(checkSharedCommunityMember);

export const checkSharedMemberRoles = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.admin) && inMember(found, value, '/admin', isBoolean)) return false;
  if (!isBoolean(value.moderator) && inMember(found, value, '/moderator', isBoolean)) return false;
  return fits(found);
};
export const sharedMemberRolesSchema = /* @__PURE__ */ toStandardSchema(checkSharedMemberRoles);

export const checkSharedMemberTag = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.emoji) && inMember(found, value, '/emoji', isText)) return false;
  if (!isText(value.color) && inMember(found, value, '/color', isText)) return false;
  if (!isBoolean(value.is_public) && inMember(found, value, '/is_public', isBoolean)) return false;
  if (!isBoolean(value.is_background_enabled))
    if (inMember(found, value, '/is_background_enabled', isBoolean)) return false;
  if (!isText(value.display_format) && inMember(found, value, '/display_format', isText)) return false;
  const displayLocations = value.display_locations;
  if (!isArray(displayLocations) && inMember(found, value, '/display_locations', isArray)) return false;
  for (let index = 0; index < countItems(displayLocations); index += 1)
    if (!isText(displayLocations[index]))
      if (within(found, '/display_locations/' + index, isText, displayLocations[index])) return false;
  if (!isText(value.custom_emoji_dark_url) && inMember(found, value, '/custom_emoji_dark_url', isText)) return false;
  if (!isText(value.custom_emoji_url) && inMember(found, value, '/custom_emoji_url', isText)) return false;
  return fits(found);
};
export const sharedMemberTagSchema = /* @__PURE__ */ toStandardSchema(checkSharedMemberTag);

export const checkProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.label) && inMember(found, value, '/label', isText)) return false;
  if (!isText(value.field_type) && inMember(found, value, '/field_type', isText)) return false;
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isBoolean(value.required) && inMember(found, value, '/required', isBoolean)) return false;
  if (!isBoolean(value.allow_null) && inMember(found, value, '/allow_null', isBoolean)) return false;
  if (!isBoolean(value.platform_field) && inMember(found, value, '/platform_field', isBoolean)) return false;
  if (!isBoolean(value.archived) && inMember(found, value, '/archived', isBoolean)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  const placeholder = value.placeholder;
  if (placeholder !== undefined && !isNullableText(placeholder))
    if (inMember(found, value, '/placeholder', isNullableText)) return false;
  const description = value.description;
  if (description !== undefined && !isNullableText(description))
    if (inMember(found, value, '/description', isNullableText)) return false;
  const numberOptions = value.number_options;
  if (numberOptions !== undefined && numberOptions !== null && !checkProfileFieldNumberOptions(numberOptions))
    if (inMember(found, value, '/number_options', checkProfileFieldNumberOptions)) return false;
  const choices = value.choices;
  if (choices !== undefined && !isArray(choices) && inMember(found, value, '/choices', isArray)) return false;
  for (let index = 0; index < countItems(choices); index += 1)
    if (!checkProfileFieldChoice(choices[index]))
      if (within(found, '/choices/' + index, checkProfileFieldChoice, choices[index])) return false;
  const pages = value.pages;
  if (pages !== undefined && !isArray(pages) && inMember(found, value, '/pages', isArray)) return false;
  for (let index = 0; index < countItems(pages); index += 1)
    if (!checkProfilePage(pages[index]) && within(found, '/pages/' + index, checkProfilePage, pages[index])) return false;
  return fits(found);
};
export const profileFieldSchema = /* @__PURE__ */ toStandardSchema(checkProfileField);

export const checkProfileFieldNumberOptions = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.format) && inMember(found, value, '/format', isText)) return false;
  if (!isInteger(value.decimal) && inMember(found, value, '/decimal', isInteger)) return false;
  if (!isText(value.position) && inMember(found, value, '/position', isText)) return false;
  if (!isText(value.text) && inMember(found, value, '/text', isText)) return false;
  return fits(found);
};
export const profileFieldNumberOptionsSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldNumberOptions);

export const checkProfileFieldChoice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.value) && inMember(found, value, '/value', isText)) return false;
  return fits(found);
};
export const profileFieldChoiceSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldChoice);

export const checkProfilePage = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isInteger(value.position) && inMember(found, value, '/position', isInteger)) return false;
  if (!isBoolean(value.visible) && inMember(found, value, '/visible', isBoolean)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const profilePageSchema = /* @__PURE__ */ toStandardSchema(checkProfilePage);

export const checkProfileFieldsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkProfileField(records[index]))
        if (within(found, '/records/' + index, checkProfileField, records[index])) return false;
  }
  return fits(found);
};
export const profileFieldsListSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldsList);

export const checkPageProfileFields = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkProfileField(item) && within(found, '/' + index, checkProfileField, item)) return false;
  }
  return fits(found);
};
export const pageProfileFieldsSchema = /* @__PURE__ */ toStandardSchema(checkPageProfileFields);

const profilePageNameValues = /* @__PURE__ */ new Set(['signup', 'edit_profile', 'profile_view', 'community_view']);

export const checkProfilePageName = (value, found) => {
  if (!profilePageNameValues.has(value) && refuse(found, '', 'enum', profilePageNameValues)) return false;
  return fits(found);
};
export const profilePageNameSchema = /* @__PURE__ */ toStandardSchema(checkProfilePageName);

export const checkMemberTag = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isBoolean(value.is_public) && inMember(found, value, '/is_public', isBoolean)) return false;
  if (!isBoolean(value.is_background_enabled))
    if (inMember(found, value, '/is_background_enabled', isBoolean)) return false;
  if (!isInteger(value.tagged_members_count))
    if (inMember(found, value, '/tagged_members_count', isInteger)) return false;
  if (!isText(value.color) && inMember(found, value, '/color', isText)) return false;
  if (!isText(value.display_format) && inMember(found, value, '/display_format', isText)) return false;
  if (!isNullableText(value.emoji) && inMember(found, value, '/emoji', isNullableText)) return false;
  if (!isNullableText(value.custom_emoji_url))
    if (inMember(found, value, '/custom_emoji_url', isNullableText)) return false;
  if (!isNullableText(value.custom_emoji_dark_url))
    if (inMember(found, value, '/custom_emoji_dark_url', isNullableText)) return false;
  const displayLocations = value.display_locations;
  if (displayLocations !== null && !checkMemberTagDisplayLocations(displayLocations))
    if (inMember(found, value, '/display_locations', checkMemberTagDisplayLocations)) return false;
  return fits(found);
};
export const memberTagSchema = /* @__PURE__ */ toStandardSchema(checkMemberTag);

export const checkMemberTagDisplayLocations = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.post_bio === undefined && refuse(found, '', 'required', 'post_bio')) return false;
  if (value.profile_page === undefined && refuse(found, '', 'required', 'profile_page')) return false;
  if (value.member_directory === undefined && refuse(found, '', 'required', 'member_directory')) return false;
  if (!checkMemberTagLocationParts(value) && within(found, '', checkMemberTagLocationParts, value)) return false;
  return fits(found);
};
export const memberTagDisplayLocationsSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagDisplayLocations);

export const checkMemberTagsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkMemberTag(records[index]))
        if (within(found, '/records/' + index, checkMemberTag, records[index])) return false;
  }
  return fits(found);
};
export const memberTagsListSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagsList);

export const checkMemberTagLocationParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const postBio = value.post_bio;
  if (postBio !== undefined && !isBoolean(postBio) && inMember(found, value, '/post_bio', isBoolean)) return false;
  const profilePage = value.profile_page;
  if (profilePage !== undefined && !isBoolean(profilePage))
    if (inMember(found, value, '/profile_page', isBoolean)) return false;
  const memberDirectory = value.member_directory;
  if (memberDirectory !== undefined && !isBoolean(memberDirectory))
    if (inMember(found, value, '/member_directory', isBoolean)) return false;
  return fits(found);
};
export const memberTagLocationPartsSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagLocationParts);

const memberTagRequestDisplayFormatValues = /* @__PURE__ */ new Set(['label', 'icon']);

export const checkMemberTagRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  if (value.color !== undefined && !isText(value.color) && inMember(found, value, '/color', isText)) return false;
  if (value.display_format !== undefined)
    if (!isListed(value.display_format, found, '/display_format', memberTagRequestDisplayFormatValues)) return false;
  const emoji = value.emoji;
  if (emoji !== undefined && !isNullableText(emoji) && inMember(found, value, '/emoji', isNullableText)) return false;
  const customEmoji = value.custom_emoji;
  if (customEmoji !== undefined && !checkMemberTagEmoji(customEmoji))
    if (inMember(found, value, '/custom_emoji', checkMemberTagEmoji)) return false;
  const isPublic = value.is_public;
  if (isPublic !== undefined && !isBoolean(isPublic) && inMember(found, value, '/is_public', isBoolean)) return false;
  const isBackgroundEnabled = value.is_background_enabled;
  if (isBackgroundEnabled !== undefined && !isBoolean(isBackgroundEnabled))
    if (inMember(found, value, '/is_background_enabled', isBoolean)) return false;
  const displayLocations = value.display_locations;
  if (displayLocations !== undefined && displayLocations !== null && !checkMemberTagLocationParts(displayLocations))
    if (inMember(found, value, '/display_locations', checkMemberTagLocationParts)) return false;
  return fits(found);
};
export const memberTagRequestSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagRequest);

const memberTagEmojiEmojiTypeValues = /* @__PURE__ */ new Set(['emoji', 'custom', 'shapes']);

export const checkMemberTagEmoji = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.emoji_type !== undefined)
    if (!isListed(value.emoji_type, found, '/emoji_type', memberTagEmojiEmojiTypeValues)) return false;
  if (value.emoji !== undefined && !isText(value.emoji) && inMember(found, value, '/emoji', isText)) return false;
  const identifier = value.identifier;
  if (identifier !== undefined && !isText(identifier) && inMember(found, value, '/identifier', isText)) return false;
  const signedId = value.signed_id;
  if (signedId !== undefined && !isText(signedId) && inMember(found, value, '/signed_id', isText)) return false;
  return fits(found);
};
export const memberTagEmojiSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagEmoji);

export const checkBasicPost = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isNullableText(value.name) && inMember(found, value, '/name', isNullableText)) return false;
  const tiptapBody = value.tiptap_body;
  if (tiptapBody !== null && !checkTiptapBody(tiptapBody))
    if (inMember(found, value, '/tiptap_body', checkTiptapBody)) return false;
  if (!checkPostBody(value.body) && inMember(found, value, '/body', checkPostBody)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  if (!isText(value.space_name) && inMember(found, value, '/space_name', isText)) return false;
  if (!isText(value.space_slug) && inMember(found, value, '/space_slug', isText)) return false;
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  if (!isInteger(value.user_id) && inMember(found, value, '/user_id', isInteger)) return false;
  if (!isText(value.user_email) && inMember(found, value, '/user_email', isText)) return false;
  if (!isText(value.user_name) && inMember(found, value, '/user_name', isText)) return false;
  if (!isInteger(value.comments_count) && inMember(found, value, '/comments_count', isInteger)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isBoolean(value.hide_meta_info) && inMember(found, value, '/hide_meta_info', isBoolean)) return false;
  if (!isNullableText(value.user_avatar_url))
    if (inMember(found, value, '/user_avatar_url', isNullableText)) return false;
  if (!isTimestamp(value.published_at) && inMember(found, value, '/published_at', isTimestamp)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isNullableText(value.cover_image) && inMember(found, value, '/cover_image', isNullableText)) return false;
  if (!isNullableText(value.cover_image_url))
    if (inMember(found, value, '/cover_image_url', isNullableText)) return false;
  if (!isNullableText(value.cardview_thumbnail))
    if (inMember(found, value, '/cardview_thumbnail', isNullableText)) return false;
  if (!isNullableText(value.cardview_thumbnail_url))
    if (inMember(found, value, '/cardview_thumbnail_url', isNullableText)) return false;
  if (!isBoolean(value.is_comments_enabled) && inMember(found, value, '/is_comments_enabled', isBoolean)) return false;
  if (!isBoolean(value.is_comments_closed) && inMember(found, value, '/is_comments_closed', isBoolean)) return false;
  if (!isBoolean(value.is_liking_enabled) && inMember(found, value, '/is_liking_enabled', isBoolean)) return false;
  if (!isNullableTimestamp(value.flagged_for_approval_at))
    if (inMember(found, value, '/flagged_for_approval_at', isNullableTimestamp)) return false;
  if (!isInteger(value.unresolved_flagged_reports_count))
    if (inMember(found, value, '/unresolved_flagged_reports_count', isInteger)) return false;
  if (!isNullableText(value.custom_html) && inMember(found, value, '/custom_html', isNullableText)) return false;
  if (!isInteger(value.likes_count) && inMember(found, value, '/likes_count', isInteger)) return false;
  const topics = value.topics;
  if (!isArray(topics) && inMember(found, value, '/topics', isArray)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!isInteger(topics[index]) && within(found, '/topics/' + index, isInteger, topics[index])) return false;
  if (!isInteger(value.member_posts_count) && inMember(found, value, '/member_posts_count', isInteger)) return false;
  if (!isInteger(value.member_comments_count))
    if (inMember(found, value, '/member_comments_count', isInteger)) return false;
  if (!isInteger(value.member_likes_count) && inMember(found, value, '/member_likes_count', isInteger)) return false;
  if (!checkCommunity(value.community) && inMember(found, value, '/community', checkCommunity)) return false;
  if (!checkPostAiSummary(value.ai_summary) && inMember(found, value, '/ai_summary', checkPostAiSummary)) return false;
  if (!checkRichTextBody(value.rich_text_body))
    if (inMember(found, value, '/rich_text_body', checkRichTextBody)) return false;
  return fits(found);
};
export const basicPostSchema = /* @__PURE__ */ toStandardSchema(checkBasicPost);

export const checkPostBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.body) && inMember(found, value, '/body', isText)) return false;
  if (!isText(value.record_type) && inMember(found, value, '/record_type', isText)) return false;
  if (!isInteger(value.record_id) && inMember(found, value, '/record_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const postBodySchema = /* @__PURE__ */ toStandardSchema(checkPostBody);

export const checkPostAiSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNullableText(value.overview) && inMember(found, value, '/overview', isNullableText)) return false;
  if (!isText(value.content) && inMember(found, value, '/content', isText)) return false;
  return fits(found);
};
export const postAiSummarySchema = /* @__PURE__ */ toStandardSchema(checkPostAiSummary);

export const checkPostsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkBasicPost(records[index]))
        if (within(found, '/records/' + index, checkBasicPost, records[index])) return false;
  }
  return fits(found);
};
export const postsListSchema = /* @__PURE__ */ toStandardSchema(checkPostsList);

export const checkImagePost = (value, found) => {
  if (!checkBasicPost(value) && within(found, '', checkBasicPost, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else if (!checkImageGallery(value.gallery) && inMember(found, value, '/gallery', checkImageGallery)) return false;
  return fits(found);
};
export const imagePostSchema = /* @__PURE__ */ toStandardSchema(checkImagePost);

export const checkImageGallery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isBoolean(value.downloadable_images) && inMember(found, value, '/downloadable_images', isBoolean)) return false;
  const images = value.images;
  if (!isArray(images) && inMember(found, value, '/images', isArray)) return false;
  for (let index = 0; index < countItems(images); index += 1)
    if (!checkGalleryImage(images[index]))
      if (within(found, '/images/' + index, checkGalleryImage, images[index])) return false;
  return fits(found);
};
export const imageGallerySchema = /* @__PURE__ */ toStandardSchema(checkImageGallery);

export const checkGalleryImage = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.signed_id) && inMember(found, value, '/signed_id', isText)) return false;
  if (!isText(value.original_url) && inMember(found, value, '/original_url', isText)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  if (!isText(value.filename) && inMember(found, value, '/filename', isText)) return false;
  if (!isInteger(value.width) && inMember(found, value, '/width', isInteger)) return false;
  if (!isInteger(value.height) && inMember(found, value, '/height', isInteger)) return false;
  return fits(found);
};
export const galleryImageSchema = /* @__PURE__ */ toStandardSchema(checkGalleryImage);

export const checkImagePostsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkImagePost(records[index]))
        if (within(found, '/records/' + index, checkImagePost, records[index])) return false;
  }
  return fits(found);
};
export const imagePostsListSchema = /* @__PURE__ */ toStandardSchema(checkImagePostsList);

export const checkBasicPostCreatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!checkBasicPost(value.post) && inMember(found, value, '/post', checkBasicPost)) return false;
  return fits(found);
};
export const basicPostCreatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkBasicPostCreatedResponse);

export const checkBasicPostUpdatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!checkBasicPost(value.post) && inMember(found, value, '/post', checkBasicPost)) return false;
  return fits(found);
};
export const basicPostUpdatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkBasicPostUpdatedResponse);

export const checkBasicPostDeletedResponse = (value, found) => {
  if (!checkSuccessResponse(value) && within(found, '', checkSuccessResponse, value)) return false;
  return fits(found);
};
export const basicPostDeletedResponseSchema = /* @__PURE__ */ toStandardSchema(checkBasicPostDeletedResponse);

export const checkImagePostCreatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!checkImagePost(value.post) && inMember(found, value, '/post', checkImagePost)) return false;
  return fits(found);
};
export const imagePostCreatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkImagePostCreatedResponse);

export const checkRichTextParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.app_ios_fallback_text) && inMember(found, value, '/app_ios_fallback_text', isText)) return false;
  if (!isArray(value.attachments) && inMember(found, value, '/attachments', isArray)) return false;
  if (!isArray(value.inline_attachments) && inMember(found, value, '/inline_attachments', isArray)) return false;
  if (!isAnyObject(value.sgids_to_object_map))
    if (inMember(found, value, '/sgids_to_object_map', isAnyObject)) return false;
  if (!isText(value.format) && inMember(found, value, '/format', isText)) return false;
  const communityMembers = value.community_members;
  if (!isArray(communityMembers) && inMember(found, value, '/community_members', isArray)) return false;
  for (let index = 0; index < countItems(communityMembers); index += 1)
    if (!checkSharedCommunityMember(communityMembers[index]))
      if (within(found, '/community_members/' + index, checkSharedCommunityMember, communityMembers[index])) return false;
  if (!isArray(value.entities) && inMember(found, value, '/entities', isArray)) return false;
  if (!isArray(value.group_mentions) && inMember(found, value, '/group_mentions', isArray)) return false;
  if (!isArray(value.polls) && inMember(found, value, '/polls', isArray)) return false;
  return fits(found);
};
export const richTextPartsSchema = /* @__PURE__ */ toStandardSchema(checkRichTextParts);

export const checkTiptapBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (!isObject(body)) {
    if (refuseMember(found, '', 'body', body, 'type', 'object')) return false;
  } else {
    if (!isText(body.type) && inMember(found, body, '/body/type', isText)) return false;
    const content = body.content;
    if (!isArray(content) && inMember(found, body, '/body/content', isArray)) return false;
    for (let index = 0; index < countItems(content); index += 1)
      if (!isAnyObject(content[index]))
        if (within(found, '/body/content/' + index, isAnyObject, content[index])) return false;
  }
  if (!checkRichTextParts(value) && within(found, '', checkRichTextParts, value)) return false;
  return fits(found);
};
export const tiptapBodySchema = /* @__PURE__ */ toStandardSchema(checkTiptapBody);

export const checkRichTextBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (!isObject(body)) {
    if (refuseMember(found, '', 'body', body, 'type', 'object')) return false;
  } else {
    if (!isText(body.type) && inMember(found, body, '/body/type', isText)) return false;
    const content = body.content;
    if (!isArray(content) && inMember(found, body, '/body/content', isArray)) return false;
    for (let index = 0; index < countItems(content); index += 1)
      if (!checkRichTextNode(content[index]))
        if (within(found, '/body/content/' + index, checkRichTextNode, content[index])) return false;
  }
  if (!checkRichTextParts(value) && within(found, '', checkRichTextParts, value)) return false;
  return fits(found);
};
export const richTextBodySchema = /* @__PURE__ */ toStandardSchema(checkRichTextBody);

export const checkRichTextNode = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.type) && inMember(found, value, '/type', isText)) return false;
  const content = value.content;
  if (content !== undefined && !isArray(content) && inMember(found, value, '/content', isArray)) return false;
  for (let index = 0; index < countItems(content); index += 1)
    if (!checkRichTextNode(content[index]))
      if (within(found, '/content/' + index, checkRichTextNode, content[index])) return false;
  const text = value.text;
  if (text !== undefined && !isNullableText(text) && inMember(found, value, '/text', isNullableText)) return false;
  const attrs = value.attrs;
  if (attrs !== undefined && !checkRichTextNodeAttributes(attrs))
    if (inMember(found, value, '/attrs', checkRichTextNodeAttributes)) return false;
  const marks = value.marks;
  if (marks !== undefined && !isArray(marks) && inMember(found, value, '/marks', isArray)) return false;
  for (let index = 0; index < countItems(marks); index += 1)
    if (!checkRichTextMark(marks[index]))
      if (within(found, '/marks/' + index, checkRichTextMark, marks[index])) return false;
  return fits(found);
};
export const richTextNodeSchema = /* @__PURE__ */ toStandardSchema(checkRichTextNode);

export const checkRichTextNodeAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.sgid) && inMember(found, value, '/sgid', isText)) return false;
  const href = value.href;
  if (href !== undefined && !isNullableText(href) && inMember(found, value, '/href', isNullableText)) return false;
  const target = value.target;
  if (target !== undefined && !isNullableText(target))
    if (inMember(found, value, '/target', isNullableText)) return false;
  return fits(found);
};
export const richTextNodeAttributesSchema = /* @__PURE__ */ toStandardSchema(checkRichTextNodeAttributes);

export const checkRichTextMark = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.type) && inMember(found, value, '/type', isText)) return false;
  const attrs = value.attrs;
  if (attrs !== undefined) {
    if (!isObject(attrs)) {
      if (refuse(found, '/attrs', 'type', 'object')) return false;
    } else {
      if (!isText(attrs.href) && inMember(found, attrs, '/attrs/href', isText)) return false;
      if (!isNullableText(attrs.target) && inMember(found, attrs, '/attrs/target', isNullableText)) return false;
    }
  }
  return fits(found);
};
export const richTextMarkSchema = /* @__PURE__ */ toStandardSchema(checkRichTextMark);

export const checkOpenDocumentRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (body !== undefined && !isAnyObject(body) && inMember(found, value, '/body', isAnyObject)) return false;
  return fits(found);
};
export const openDocumentRequestSchema = /* @__PURE__ */ toStandardSchema(checkOpenDocumentRequest);

export const checkRichTextDocumentRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (body !== undefined) {
    if (!isObject(body)) {
      if (refuse(found, '/body', 'type', 'object')) return false;
    } else {
      if (!isText(body.type) && inMember(found, body, '/body/type', isText)) return false;
      const content = body.content;
      if (!isArrayOfLength(content, found, '/body/content', 0, 10000)) return false;
      for (let index = 0; index < countItems(content); index += 1)
        if (!checkRichTextNodeRequest(content[index]))
          if (within(found, '/body/content/' + index, checkRichTextNodeRequest, content[index])) return false;
    }
  }
  return fits(found);
};
export const richTextDocumentRequestSchema = /* @__PURE__ */ toStandardSchema(checkRichTextDocumentRequest);

export const checkRichTextNodeRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.type !== undefined && !isText(value.type) && inMember(found, value, '/type', isText)) return false;
  const content = value.content;
  if (content !== undefined && !isArrayOfLength(content, found, '/content', 0, 10000)) return false;
  for (let index = 0; index < countItems(content); index += 1)
    if (!checkRichTextNodeRequest(content[index]))
      if (within(found, '/content/' + index, checkRichTextNodeRequest, content[index])) return false;
  if (value.text !== undefined && !isText(value.text) && inMember(found, value, '/text', isText)) return false;
  const marks = value.marks;
  if (marks !== undefined && !isArrayOfLength(marks, found, '/marks', 0, 100)) return false;
  for (let index = 0; index < countItems(marks); index += 1)
    if (!isAnyObject(marks[index]) && within(found, '/marks/' + index, isAnyObject, marks[index])) return false;
  const attrs = value.attrs;
  if (attrs !== undefined && !isAnyObject(attrs) && inMember(found, value, '/attrs', isAnyObject)) return false;
  return fits(found);
};
export const richTextNodeRequestSchema = /* @__PURE__ */ toStandardSchema(checkRichTextNodeRequest);

export const checkCommunity = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isText(value.locale) && inMember(found, value, '/locale', isText)) return false;
  if (!isText(value.default_search_sorting) && inMember(found, value, '/default_search_sorting', isText)) return false;
  if (!checkCommunityPrefs(value.prefs) && inMember(found, value, '/prefs', checkCommunityPrefs)) return false;
  if (!checkCommunitySetting(value.community_setting))
    if (inMember(found, value, '/community_setting', checkCommunitySetting)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.slug === undefined && refuse(found, '', 'required', 'slug')) return false;
  if (value.allow_signups_to_public_community === undefined)
    if (refuse(found, '', 'required', 'allow_signups_to_public_community')) return false;
  if (value.community_switcher_enabled === undefined)
    if (refuse(found, '', 'required', 'community_switcher_enabled')) return false;
  if (value.custom_cta_for_share_links === undefined)
    if (refuse(found, '', 'required', 'custom_cta_for_share_links')) return false;
  if (value.locked_post_cta_heading === undefined)
    if (refuse(found, '', 'required', 'locked_post_cta_heading')) return false;
  if (value.locked_post_cta_body === undefined && refuse(found, '', 'required', 'locked_post_cta_body')) return false;
  if (value.locked_post_cta_button_text === undefined)
    if (refuse(found, '', 'required', 'locked_post_cta_button_text')) return false;
  if (value.locked_post_cta_button_url === undefined)
    if (refuse(found, '', 'required', 'locked_post_cta_button_url')) return false;
  if (value.custom_tos_enabled === undefined && refuse(found, '', 'required', 'custom_tos_enabled')) return false;
  if (value.custom_tos === undefined && refuse(found, '', 'required', 'custom_tos')) return false;
  if (value.default_existing_member_space_id === undefined)
    if (refuse(found, '', 'required', 'default_existing_member_space_id')) return false;
  if (value.default_logged_out_space_id === undefined)
    if (refuse(found, '', 'required', 'default_logged_out_space_id')) return false;
  if (value.default_new_member_space_id === undefined)
    if (refuse(found, '', 'required', 'default_new_member_space_id')) return false;
  if (value.is_private === undefined && refuse(found, '', 'required', 'is_private')) return false;
  if (value.private_signup_link_label === undefined)
    if (refuse(found, '', 'required', 'private_signup_link_label')) return false;
  if (value.private_signup_link_url === undefined)
    if (refuse(found, '', 'required', 'private_signup_link_url')) return false;
  if (value.reply_to_email === undefined && refuse(found, '', 'required', 'reply_to_email')) return false;
  if (value.white_label === undefined && refuse(found, '', 'required', 'white_label')) return false;
  if (value.weekly_digest_enabled === undefined && refuse(found, '', 'required', 'weekly_digest_enabled')) return false;
  if (value.digest_subject === undefined && refuse(found, '', 'required', 'digest_subject')) return false;
  if (value.digest_intro === undefined && refuse(found, '', 'required', 'digest_intro')) return false;
  if (value.digests_hide_posts === undefined && refuse(found, '', 'required', 'digests_hide_posts')) return false;
  if (value.digests_hide_comments === undefined && refuse(found, '', 'required', 'digests_hide_comments')) return false;
  if (value.digests_hide_stats === undefined && refuse(found, '', 'required', 'digests_hide_stats')) return false;
  if (value.digests_hide_members === undefined && refuse(found, '', 'required', 'digests_hide_members')) return false;
  if (!checkCommunityParts(value) && within(found, '', checkCommunityParts, value)) return false;
  return fits(found);
};
export const communitySchema = /* @__PURE__ */ toStandardSchema(checkCommunity);

export const checkCommunityPrefs = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.has_posts) && inMember(found, value, '/has_posts', isBoolean)) return false;
  if (!isBoolean(value.has_spaces) && inMember(found, value, '/has_spaces', isBoolean)) return false;
  if (!checkThemeColor(value.brand_color) && inMember(found, value, '/brand_color', checkThemeColor)) return false;
  if (!checkThemeColor(value.brand_text_color))
    if (inMember(found, value, '/brand_text_color', checkThemeColor)) return false;
  if (!isBoolean(value.has_invited_member) && inMember(found, value, '/has_invited_member', isBoolean)) return false;
  return fits(found);
};
export const communityPrefsSchema = /* @__PURE__ */ toStandardSchema(checkCommunityPrefs);

export const checkThemeColor = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.light === undefined && refuse(found, '', 'required', 'light')) return false;
  if (value.dark === undefined && refuse(found, '', 'required', 'dark')) return false;
  if (!checkThemeColorParts(value) && within(found, '', checkThemeColorParts, value)) return false;
  return fits(found);
};
export const themeColorSchema = /* @__PURE__ */ toStandardSchema(checkThemeColor);

export const checkCommunitySetting = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isNullableText(value.default_logged_out_redirect_type))
    if (inMember(found, value, '/default_logged_out_redirect_type', isNullableText)) return false;
  if (!isNullableInteger(value.default_logged_out_redirect_id))
    if (inMember(found, value, '/default_logged_out_redirect_id', isNullableInteger)) return false;
  if (value.ios_app_enabled === undefined && refuse(found, '', 'required', 'ios_app_enabled')) return false;
  if (value.show_ios_app_banner === undefined && refuse(found, '', 'required', 'show_ios_app_banner')) return false;
  if (value.deactivate_account_enabled === undefined)
    if (refuse(found, '', 'required', 'deactivate_account_enabled')) return false;
  if (value.allow_profile_search_indexing === undefined)
    if (refuse(found, '', 'required', 'allow_profile_search_indexing')) return false;
  if (value.truncate_post_body_in_email_notifications === undefined)
    if (refuse(found, '', 'required', 'truncate_post_body_in_email_notifications')) return false;
  if (value.hide_emails_on_member_profiles === undefined)
    if (refuse(found, '', 'required', 'hide_emails_on_member_profiles')) return false;
  if (value.allow_members_to_go_live === undefined)
    if (refuse(found, '', 'required', 'allow_members_to_go_live')) return false;
  if (value.enforce_otp_for_signup === undefined)
    if (refuse(found, '', 'required', 'enforce_otp_for_signup')) return false;
  if (value.community_activity_notifications_email_enabled === undefined)
    if (refuse(found, '', 'required', 'community_activity_notifications_email_enabled')) return false;
  if (value.community_activity_notifications_in_app_enabled === undefined)
    if (refuse(found, '', 'required', 'community_activity_notifications_in_app_enabled')) return false;
  if (value.desktop_app_community_visibility_enabled === undefined)
    if (refuse(found, '', 'required', 'desktop_app_community_visibility_enabled')) return false;
  if (value.allow_moderator_csv_download === undefined)
    if (refuse(found, '', 'required', 'allow_moderator_csv_download')) return false;
  if (value.default_space_ids === undefined && refuse(found, '', 'required', 'default_space_ids')) return false;
  if (!checkCommunitySettingParts(value) && within(found, '', checkCommunitySettingParts, value)) return false;
  return fits(found);
};
export const communitySettingSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySetting);

export const checkCommunityParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (value.slug !== undefined && !isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  const allowSignupsToPublicCommunity = value.allow_signups_to_public_community;
  if (allowSignupsToPublicCommunity !== undefined && !isBoolean(allowSignupsToPublicCommunity))
    if (inMember(found, value, '/allow_signups_to_public_community', isBoolean)) return false;
  const communitySwitcherEnabled = value.community_switcher_enabled;
  if (communitySwitcherEnabled !== undefined && !isBoolean(communitySwitcherEnabled))
    if (inMember(found, value, '/community_switcher_enabled', isBoolean)) return false;
  const customCtaForShareLinks = value.custom_cta_for_share_links;
  if (customCtaForShareLinks !== undefined && !isBoolean(customCtaForShareLinks))
    if (inMember(found, value, '/custom_cta_for_share_links', isBoolean)) return false;
  const lockedPostCtaHeading = value.locked_post_cta_heading;
  if (lockedPostCtaHeading !== undefined && !isNullableText(lockedPostCtaHeading))
    if (inMember(found, value, '/locked_post_cta_heading', isNullableText)) return false;
  const lockedPostCtaBody = value.locked_post_cta_body;
  if (lockedPostCtaBody !== undefined && !isNullableText(lockedPostCtaBody))
    if (inMember(found, value, '/locked_post_cta_body', isNullableText)) return false;
  const lockedPostCtaButtonText = value.locked_post_cta_button_text;
  if (lockedPostCtaButtonText !== undefined && !isNullableText(lockedPostCtaButtonText))
    if (inMember(found, value, '/locked_post_cta_button_text', isNullableText)) return false;
  const lockedPostCtaButtonUrl = value.locked_post_cta_button_url;
  if (lockedPostCtaButtonUrl !== undefined && !isNullableText(lockedPostCtaButtonUrl))
    if (inMember(found, value, '/locked_post_cta_button_url', isNullableText)) return false;
  const customTosEnabled = value.custom_tos_enabled;
  if (customTosEnabled !== undefined && !isBoolean(customTosEnabled))
    if (inMember(found, value, '/custom_tos_enabled', isBoolean)) return false;
  const customTos = value.custom_tos;
  if (customTos !== undefined && !isNullableText(customTos))
    if (inMember(found, value, '/custom_tos', isNullableText)) return false;
  const defaultExistingMemberSpaceId = value.default_existing_member_space_id;
  if (defaultExistingMemberSpaceId !== undefined && !isNullableInteger(defaultExistingMemberSpaceId))
    if (inMember(found, value, '/default_existing_member_space_id', isNullableInteger)) return false;
  const defaultLoggedOutSpaceId = value.default_logged_out_space_id;
  if (defaultLoggedOutSpaceId !== undefined && !isNullableInteger(defaultLoggedOutSpaceId))
    if (inMember(found, value, '/default_logged_out_space_id', isNullableInteger)) return false;
  const defaultNewMemberSpaceId = value.default_new_member_space_id;
  if (defaultNewMemberSpaceId !== undefined && !isNullableInteger(defaultNewMemberSpaceId))
    if (inMember(found, value, '/default_new_member_space_id', isNullableInteger)) return false;
  const isPrivate = value.is_private;
  if (isPrivate !== undefined && !isNullableBoolean(isPrivate))
    if (inMember(found, value, '/is_private', isNullableBoolean)) return false;
  const privateSignupLinkLabel = value.private_signup_link_label;
  if (privateSignupLinkLabel !== undefined && !isNullableText(privateSignupLinkLabel))
    if (inMember(found, value, '/private_signup_link_label', isNullableText)) return false;
  const privateSignupLinkUrl = value.private_signup_link_url;
  if (privateSignupLinkUrl !== undefined && !isNullableText(privateSignupLinkUrl))
    if (inMember(found, value, '/private_signup_link_url', isNullableText)) return false;
  const replyToEmail = value.reply_to_email;
  if (replyToEmail !== undefined && !isNullableText(replyToEmail))
    if (inMember(found, value, '/reply_to_email', isNullableText)) return false;
  const whiteLabel = value.white_label;
  if (whiteLabel !== undefined && !isBoolean(whiteLabel))
    if (inMember(found, value, '/white_label', isBoolean)) return false;
  const weeklyDigestEnabled = value.weekly_digest_enabled;
  if (weeklyDigestEnabled !== undefined && !isBoolean(weeklyDigestEnabled))
    if (inMember(found, value, '/weekly_digest_enabled', isBoolean)) return false;
  const digestSubject = value.digest_subject;
  if (digestSubject !== undefined && !isNullableText(digestSubject))
    if (inMember(found, value, '/digest_subject', isNullableText)) return false;
  const digestIntro = value.digest_intro;
  if (digestIntro !== undefined && !isNullableText(digestIntro))
    if (inMember(found, value, '/digest_intro', isNullableText)) return false;
  const digestsHidePosts = value.digests_hide_posts;
  if (digestsHidePosts !== undefined && !isNullableBoolean(digestsHidePosts))
    if (inMember(found, value, '/digests_hide_posts', isNullableBoolean)) return false;
  const digestsHideComments = value.digests_hide_comments;
  if (digestsHideComments !== undefined && !isNullableBoolean(digestsHideComments))
    if (inMember(found, value, '/digests_hide_comments', isNullableBoolean)) return false;
  const digestsHideStats = value.digests_hide_stats;
  if (digestsHideStats !== undefined && !isNullableBoolean(digestsHideStats))
    if (inMember(found, value, '/digests_hide_stats', isNullableBoolean)) return false;
  const digestsHideMembers = value.digests_hide_members;
  if (digestsHideMembers !== undefined && !isNullableBoolean(digestsHideMembers))
    if (inMember(found, value, '/digests_hide_members', isNullableBoolean)) return false;
  return fits(found);
};
export const communityPartsSchema = /* @__PURE__ */ toStandardSchema(checkCommunityParts);

export const checkThemeColorParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.light !== undefined && !isText(value.light) && inMember(found, value, '/light', isText)) return false;
  if (value.dark !== undefined && !isText(value.dark) && inMember(found, value, '/dark', isText)) return false;
  return fits(found);
};
export const themeColorPartsSchema = /* @__PURE__ */ toStandardSchema(checkThemeColorParts);

export const checkCommunitySettingParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const iosAppEnabled = value.ios_app_enabled;
  if (iosAppEnabled !== undefined && !isBoolean(iosAppEnabled))
    if (inMember(found, value, '/ios_app_enabled', isBoolean)) return false;
  const showIosAppBanner = value.show_ios_app_banner;
  if (showIosAppBanner !== undefined && !isBoolean(showIosAppBanner))
    if (inMember(found, value, '/show_ios_app_banner', isBoolean)) return false;
  const deactivateAccountEnabled = value.deactivate_account_enabled;
  if (deactivateAccountEnabled !== undefined && !isBoolean(deactivateAccountEnabled))
    if (inMember(found, value, '/deactivate_account_enabled', isBoolean)) return false;
  const allowProfileSearchIndexing = value.allow_profile_search_indexing;
  if (allowProfileSearchIndexing !== undefined && !isBoolean(allowProfileSearchIndexing))
    if (inMember(found, value, '/allow_profile_search_indexing', isBoolean)) return false;
  const truncatePostBodyInEmailNotifications = value.truncate_post_body_in_email_notifications;
  if (truncatePostBodyInEmailNotifications !== undefined && !isBoolean(truncatePostBodyInEmailNotifications))
    if (inMember(found, value, '/truncate_post_body_in_email_notifications', isBoolean)) return false;
  const hideEmailsOnMemberProfiles = value.hide_emails_on_member_profiles;
  if (hideEmailsOnMemberProfiles !== undefined && !isBoolean(hideEmailsOnMemberProfiles))
    if (inMember(found, value, '/hide_emails_on_member_profiles', isBoolean)) return false;
  const allowMembersToGoLive = value.allow_members_to_go_live;
  if (allowMembersToGoLive !== undefined && !isBoolean(allowMembersToGoLive))
    if (inMember(found, value, '/allow_members_to_go_live', isBoolean)) return false;
  const enforceOtpForSignup = value.enforce_otp_for_signup;
  if (enforceOtpForSignup !== undefined && !isBoolean(enforceOtpForSignup))
    if (inMember(found, value, '/enforce_otp_for_signup', isBoolean)) return false;
  const communityActivityNotificationsEmailEnabled = value.community_activity_notifications_email_enabled;
  if (
    communityActivityNotificationsEmailEnabled !== undefined &&
    !isBoolean(communityActivityNotificationsEmailEnabled) &&
    inMember(found, value, '/community_activity_notifications_email_enabled', isBoolean)
  )
    return false;
  const communityActivityNotificationsInAppEnabled = value.community_activity_notifications_in_app_enabled;
  if (
    communityActivityNotificationsInAppEnabled !== undefined &&
    !isBoolean(communityActivityNotificationsInAppEnabled) &&
    inMember(found, value, '/community_activity_notifications_in_app_enabled', isBoolean)
  )
    return false;
  const desktopAppCommunityVisibilityEnabled = value.desktop_app_community_visibility_enabled;
  if (desktopAppCommunityVisibilityEnabled !== undefined && !isBoolean(desktopAppCommunityVisibilityEnabled))
    if (inMember(found, value, '/desktop_app_community_visibility_enabled', isBoolean)) return false;
  const allowModeratorCsvDownload = value.allow_moderator_csv_download;
  if (allowModeratorCsvDownload !== undefined && !isBoolean(allowModeratorCsvDownload))
    if (inMember(found, value, '/allow_moderator_csv_download', isBoolean)) return false;
  const defaultSpaceIds = value.default_space_ids;
  if (defaultSpaceIds !== undefined)
    if (!isArrayOfLength(defaultSpaceIds, found, '/default_space_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(defaultSpaceIds); index += 1)
    if (!isInteger(defaultSpaceIds[index]))
      if (within(found, '/default_space_ids/' + index, isInteger, defaultSpaceIds[index])) return false;
  return fits(found);
};
export const communitySettingPartsSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySettingParts);

export const checkConnectSettings = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkConnectSetting(value.connect) && inMember(found, value, '/connect', checkConnectSetting)) return false;
  if (!checkMemberDirectorySetting(value.member_directory))
    if (inMember(found, value, '/member_directory', checkMemberDirectorySetting)) return false;
  if (!checkMessagingSetting(value.messaging))
    if (inMember(found, value, '/messaging', checkMessagingSetting)) return false;
  return fits(found);
};
export const connectSettingsSchema = /* @__PURE__ */ toStandardSchema(checkConnectSettings);

export const checkConnectSettingsUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const connect = value.connect;
  if (connect !== undefined && !checkConnectSettingAttributes(connect))
    if (inMember(found, value, '/connect', checkConnectSettingAttributes)) return false;
  const memberDirectory = value.member_directory;
  if (memberDirectory !== undefined && !checkMemberDirectorySettingAttributes(memberDirectory))
    if (inMember(found, value, '/member_directory', checkMemberDirectorySettingAttributes)) return false;
  const messaging = value.messaging;
  if (messaging !== undefined && !checkMessagingSettingAttributes(messaging))
    if (inMember(found, value, '/messaging', checkMessagingSettingAttributes)) return false;
  return fits(found);
};
export const connectSettingsUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkConnectSettingsUpdateRequest);

export const checkConnectSetting = (value, found) => {
  if (isObject(value)) {
    if (value.enabled === undefined && refuse(found, '', 'required', 'enabled')) return false;
    if (value.recommendations === undefined && refuse(found, '', 'required', 'recommendations')) return false;
    if (value.exclude_admins_from_recommendations === undefined)
      if (refuse(found, '', 'required', 'exclude_admins_from_recommendations')) return false;
    if (value.exclude_moderators_from_recommendations === undefined)
      if (refuse(found, '', 'required', 'exclude_moderators_from_recommendations')) return false;
  }
  if (!checkConnectSettingAttributes(value) && within(found, '', checkConnectSettingAttributes, value)) return false;
  return fits(found);
};
export const connectSettingSchema = /* @__PURE__ */ toStandardSchema(checkConnectSetting);

export const checkConnectSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const enabled = value.enabled;
  if (enabled !== undefined && !isBoolean(enabled) && inMember(found, value, '/enabled', isBoolean)) return false;
  const recommendations = value.recommendations;
  if (recommendations !== undefined && !isBoolean(recommendations))
    if (inMember(found, value, '/recommendations', isBoolean)) return false;
  const excludeAdminsFromRecommendations = value.exclude_admins_from_recommendations;
  if (excludeAdminsFromRecommendations !== undefined && !isBoolean(excludeAdminsFromRecommendations))
    if (inMember(found, value, '/exclude_admins_from_recommendations', isBoolean)) return false;
  const excludeModeratorsFromRecommendations = value.exclude_moderators_from_recommendations;
  if (excludeModeratorsFromRecommendations !== undefined && !isBoolean(excludeModeratorsFromRecommendations))
    if (inMember(found, value, '/exclude_moderators_from_recommendations', isBoolean)) return false;
  return fits(found);
};
export const connectSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkConnectSettingAttributes);

export const checkMemberDirectorySetting = (value, found) => {
  if (isObject(value)) {
    if (value.public === undefined && refuse(found, '', 'required', 'public')) return false;
    if (value.sort === undefined && refuse(found, '', 'required', 'sort')) return false;
    if (value.view === undefined && refuse(found, '', 'required', 'view')) return false;
  }
  if (!checkMemberDirectorySettingAttributes(value))
    if (within(found, '', checkMemberDirectorySettingAttributes, value)) return false;
  return fits(found);
};
export const memberDirectorySettingSchema = /* @__PURE__ */ toStandardSchema(checkMemberDirectorySetting);

const memberDirectorySettingAttributesSortValues = /* @__PURE__ */ new Set(['alphabetical', 'oldest', 'latest']);

const memberDirectorySettingAttributesViewValues = /* @__PURE__ */ new Set(['list', 'cards']);

export const checkMemberDirectorySettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const public2 = value.public;
  if (public2 !== undefined && !isBoolean(public2) && inMember(found, value, '/public', isBoolean)) return false;
  if (value.sort !== undefined)
    if (!isListed(value.sort, found, '/sort', memberDirectorySettingAttributesSortValues)) return false;
  if (value.view !== undefined)
    if (!isListed(value.view, found, '/view', memberDirectorySettingAttributesViewValues)) return false;
  return fits(found);
};
export const memberDirectorySettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkMemberDirectorySettingAttributes);

export const checkMessagingSetting = (value, found) => {
  if (isObject(value)) {
    if (value.enabled === undefined && refuse(found, '', 'required', 'enabled')) return false;
    if (value.member_to_member_messaging_enabled === undefined)
      if (refuse(found, '', 'required', 'member_to_member_messaging_enabled')) return false;
    if (value.group_messaging_enabled === undefined)
      if (refuse(found, '', 'required', 'group_messaging_enabled')) return false;
    if (value.voice_messages_enabled === undefined)
      if (refuse(found, '', 'required', 'voice_messages_enabled')) return false;
    if (value.require_connection_before_messaging === undefined)
      if (refuse(found, '', 'required', 'require_connection_before_messaging')) return false;
  }
  if (!checkMessagingSettingAttributes(value))
    if (within(found, '', checkMessagingSettingAttributes, value)) return false;
  return fits(found);
};
export const messagingSettingSchema = /* @__PURE__ */ toStandardSchema(checkMessagingSetting);

export const checkMessagingSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const enabled = value.enabled;
  if (enabled !== undefined && !isBoolean(enabled) && inMember(found, value, '/enabled', isBoolean)) return false;
  const memberToMemberMessagingEnabled = value.member_to_member_messaging_enabled;
  if (memberToMemberMessagingEnabled !== undefined && !isBoolean(memberToMemberMessagingEnabled))
    if (inMember(found, value, '/member_to_member_messaging_enabled', isBoolean)) return false;
  const groupMessagingEnabled = value.group_messaging_enabled;
  if (groupMessagingEnabled !== undefined && !isBoolean(groupMessagingEnabled))
    if (inMember(found, value, '/group_messaging_enabled', isBoolean)) return false;
  const voiceMessagesEnabled = value.voice_messages_enabled;
  if (voiceMessagesEnabled !== undefined && !isBoolean(voiceMessagesEnabled))
    if (inMember(found, value, '/voice_messages_enabled', isBoolean)) return false;
  const requireConnectionBeforeMessaging = value.require_connection_before_messaging;
  if (requireConnectionBeforeMessaging !== undefined && !isBoolean(requireConnectionBeforeMessaging))
    if (inMember(found, value, '/require_connection_before_messaging', isBoolean)) return false;
  return fits(found);
};
export const messagingSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkMessagingSettingAttributes);

export const checkLeaderboard = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkLeaderboardEntry(item) && within(found, '/' + index, checkLeaderboardEntry, item)) return false;
  }
  return fits(found);
};
export const leaderboardSchema = /* @__PURE__ */ toStandardSchema(checkLeaderboard);

export const checkLeaderboardEntry = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.public_uid) && inMember(found, value, '/public_uid', isText)) return false;
  if (!isNullableText(value.headline) && inMember(found, value, '/headline', isNullableText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  if (!isInteger(value.total_points) && inMember(found, value, '/total_points', isInteger)) return false;
  return fits(found);
};
export const leaderboardEntrySchema = /* @__PURE__ */ toStandardSchema(checkLeaderboardEntry);

export const checkLeaderboardPeriod = (value, found) => {
  if (value !== '30_days' && value !== '7_days' && refuse(found, '', 'enum', ['30_days', '7_days'])) return false;
  return fits(found);
};
export const leaderboardPeriodSchema = /* @__PURE__ */ toStandardSchema(checkLeaderboardPeriod);

export const checkQuota = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNullableInteger(value.limit) && inMember(found, value, '/limit', isNullableInteger)) return false;
  if (!isInteger(value.used) && inMember(found, value, '/used', isInteger)) return false;
  if (!isNullableInteger(value.remaining) && inMember(found, value, '/remaining', isNullableInteger)) return false;
  if (!isTimestamp(value.period_starts_at) && inMember(found, value, '/period_starts_at', isTimestamp)) return false;
  if (!isTimestamp(value.period_ends_at) && inMember(found, value, '/period_ends_at', isTimestamp)) return false;
  return fits(found);
};
export const quotaSchema = /* @__PURE__ */ toStandardSchema(checkQuota);

export const checkApiToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableTimestamp(value.last_used_at))
    if (inMember(found, value, '/last_used_at', isNullableTimestamp)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.token_type === undefined && refuse(found, '', 'required', 'token_type')) return false;
  if (!checkApiTokenAttributes(value) && within(found, '', checkApiTokenAttributes, value)) return false;
  return fits(found);
};
export const apiTokenSchema = /* @__PURE__ */ toStandardSchema(checkApiToken);

export const checkApiTokenAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const tokenType = value.token_type;
  if (tokenType !== undefined && !checkApiTokenType(tokenType))
    if (inMember(found, value, '/token_type', checkApiTokenType)) return false;
  return fits(found);
};
export const apiTokenAttributesSchema = /* @__PURE__ */ toStandardSchema(checkApiTokenAttributes);

export const checkApiTokenType = (value, found) => {
  if (value !== 'Admin V1 or V2' && value !== 'Headless Auth')
    if (refuse(found, '', 'enum', ['Admin V1 or V2', 'Headless Auth'])) return false;
  return fits(found);
};
export const apiTokenTypeSchema = /* @__PURE__ */ toStandardSchema(checkApiTokenType);

export const checkApiTokenCreateRequest = (value, found) => {
  if (isObject(value)) {
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
    if (value.token_type === undefined && refuse(found, '', 'required', 'token_type')) return false;
  }
  if (!checkApiTokenAttributes(value) && within(found, '', checkApiTokenAttributes, value)) return false;
  return fits(found);
};
export const apiTokenCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkApiTokenCreateRequest);

export const checkIssuedApiToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.token) && inMember(found, value, '/token', isText)) return false;
  if (!checkApiToken(value) && within(found, '', checkApiToken, value)) return false;
  return fits(found);
};
export const issuedApiTokenSchema = /* @__PURE__ */ toStandardSchema(checkIssuedApiToken);

export const checkApiTokensList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkApiToken(records[index]) && within(found, '/records/' + index, checkApiToken, records[index])) return false;
  }
  return fits(found);
};
export const apiTokensListSchema = /* @__PURE__ */ toStandardSchema(checkApiTokensList);

export const checkComment = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableInteger(value.parent_comment_id))
    if (inMember(found, value, '/parent_comment_id', isNullableInteger)) return false;
  if (!isNullableTimestamp(value.flagged_for_approval_at))
    if (inMember(found, value, '/flagged_for_approval_at', isNullableTimestamp)) return false;
  if (!isInteger(value.unresolved_flagged_reports_count))
    if (inMember(found, value, '/unresolved_flagged_reports_count', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!checkCommentBody(value.body) && inMember(found, value, '/body', checkCommentBody)) return false;
  if (!checkCommentUser(value.user) && inMember(found, value, '/user', checkCommentUser)) return false;
  if (!checkPostReference(value.post) && inMember(found, value, '/post', checkPostReference)) return false;
  if (!checkSpaceReference(value.space) && inMember(found, value, '/space', checkSpaceReference)) return false;
  if (!isInteger(value.replies_count) && inMember(found, value, '/replies_count', isInteger)) return false;
  const replies = value.replies;
  if (!isArray(replies) && inMember(found, value, '/replies', isArray)) return false;
  for (let index = 0; index < countItems(replies); index += 1)
    if (!checkComment(replies[index]) && within(found, '/replies/' + index, checkComment, replies[index])) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isInteger(value.likes_count) && inMember(found, value, '/likes_count', isInteger)) return false;
  if (!isInteger(value.user_posts_count) && inMember(found, value, '/user_posts_count', isInteger)) return false;
  if (!isInteger(value.user_comments_count) && inMember(found, value, '/user_comments_count', isInteger)) return false;
  if (!isInteger(value.user_likes_count) && inMember(found, value, '/user_likes_count', isInteger)) return false;
  if (!checkCommentAuthorType(value.author_type))
    if (inMember(found, value, '/author_type', checkCommentAuthorType)) return false;
  return fits(found);
};
export const commentSchema = /* @__PURE__ */ toStandardSchema(checkComment);

export const checkCommentBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNullableInteger(value.id) && inMember(found, value, '/id', isNullableInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.body) && inMember(found, value, '/body', isText)) return false;
  if (!isText(value.record_type) && inMember(found, value, '/record_type', isText)) return false;
  if (!isInteger(value.record_id) && inMember(found, value, '/record_id', isInteger)) return false;
  if (!isNullableTimestamp(value.created_at))
    if (inMember(found, value, '/created_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.updated_at))
    if (inMember(found, value, '/updated_at', isNullableTimestamp)) return false;
  return fits(found);
};
export const commentBodySchema = /* @__PURE__ */ toStandardSchema(checkCommentBody);

export const checkCommentUser = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  if (!isText(value.email) && inMember(found, value, '/email', isText)) return false;
  return fits(found);
};
export const commentUserSchema = /* @__PURE__ */ toStandardSchema(checkCommentUser);

export const checkPostReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  return fits(found);
};
export const postReferenceSchema = /* @__PURE__ */ toStandardSchema(checkPostReference);

export const checkSpaceReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  return fits(found);
};
export const spaceReferenceSchema = /* @__PURE__ */ toStandardSchema(checkSpaceReference);

export const checkCommentAuthorType = (value, found) => {
  if (value !== 'CommunityMember' && value !== 'CommunityAiAgent')
    if (refuse(found, '', 'enum', ['CommunityMember', 'CommunityAiAgent'])) return false;
  return fits(found);
};
export const commentAuthorTypeSchema = /* @__PURE__ */ toStandardSchema(checkCommentAuthorType);

export const checkCommentsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkComment(records[index]) && within(found, '/records/' + index, checkComment, records[index])) return false;
  }
  return fits(found);
};
export const commentsListSchema = /* @__PURE__ */ toStandardSchema(checkCommentsList);

export const checkCommentAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.body, found, '/body', 1)) return false;
  return fits(found);
};
export const commentAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommentAttributes);

export const checkCommentCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.post_id) && inMember(found, value, '/post_id', isInteger)) return false;
  const parentCommentId = value.parent_comment_id;
  if (parentCommentId !== undefined && !isInteger(parentCommentId))
    if (inMember(found, value, '/parent_comment_id', isInteger)) return false;
  const createdAt = value.created_at;
  if (createdAt !== undefined && !isTimestamp(createdAt))
    if (inMember(found, value, '/created_at', isTimestamp)) return false;
  const updatedAt = value.updated_at;
  if (updatedAt !== undefined && !isTimestamp(updatedAt))
    if (inMember(found, value, '/updated_at', isTimestamp)) return false;
  const skipNotifications = value.skip_notifications;
  if (skipNotifications !== undefined && !isBoolean(skipNotifications))
    if (inMember(found, value, '/skip_notifications', isBoolean)) return false;
  if (!checkCommentAttributes(value) && within(found, '', checkCommentAttributes, value)) return false;
  return fits(found);
};
export const commentCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommentCreateRequest);

export const checkCommentBodyAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.body, found, '/body', 1)) return false;
  return fits(found);
};
export const commentBodyAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommentBodyAttributes);

const checkCommentUpdateRequestBodyString = (value, found) => {
  if (typeof value !== 'string') return mismatch(found, 'string');
  if (isShorter(value, 1) && refuse(found, '', 'minLength', 1)) return false;
  return fits(found);
};

export const checkCommentUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (body === undefined) {
    if (refuse(found, '', 'required', 'body')) return false;
  } else if (
    Number(checkCommentUpdateRequestBodyString(body)) + Number(checkCommentBodyAttributes(body)) !== 1 &&
    refuseAll(found, '/body', 'oneOf', body, [checkCommentUpdateRequestBodyString, checkCommentBodyAttributes])
  )
    return false;
  return fits(found);
};
export const commentUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommentUpdateRequest);

export const checkSpace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isNullableText(value.cover_image_url))
    if (inMember(found, value, '/cover_image_url', isNullableText)) return false;
  if (!isBoolean(value.cover_image_visible) && inMember(found, value, '/cover_image_visible', isBoolean)) return false;
  if (!checkCoverImageDisplayStyle(value.cover_image_display_style))
    if (inMember(found, value, '/cover_image_display_style', checkCoverImageDisplayStyle)) return false;
  if (!isNullableText(value.thumbnail_image_url))
    if (inMember(found, value, '/thumbnail_image_url', isNullableText)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isNullableBoolean(value.is_private) && inMember(found, value, '/is_private', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.is_hidden_from_non_members))
    if (inMember(found, value, '/is_hidden_from_non_members', isNullableBoolean)) return false;
  if (!isBoolean(value.is_draft) && inMember(found, value, '/is_draft', isBoolean)) return false;
  if (!isNullableBoolean(value.is_hidden) && inMember(found, value, '/is_hidden', isNullableBoolean)) return false;
  if (!isNullableText(value.locked_button_url))
    if (inMember(found, value, '/locked_button_url', isNullableText)) return false;
  if (!isNullableText(value.locked_button_label))
    if (inMember(found, value, '/locked_button_label', isNullableText)) return false;
  if (!isNullableText(value.locked_page_heading))
    if (inMember(found, value, '/locked_page_heading', isNullableText)) return false;
  if (!isNullableText(value.locked_page_description))
    if (inMember(found, value, '/locked_page_description', isNullableText)) return false;
  if (!isNullableText(value.emoji) && inMember(found, value, '/emoji', isNullableText)) return false;
  if (!isNullableText(value.custom_emoji_url))
    if (inMember(found, value, '/custom_emoji_url', isNullableText)) return false;
  if (!isNullableText(value.custom_emoji_dark_url))
    if (inMember(found, value, '/custom_emoji_dark_url', isNullableText)) return false;
  if (!isNullableBoolean(value.hide_post_settings))
    if (inMember(found, value, '/hide_post_settings', isNullableBoolean)) return false;
  if (!isNullableText(value.display_view) && inMember(found, value, '/display_view', isNullableText)) return false;
  if (!isNullableBoolean(value.is_post_disabled))
    if (inMember(found, value, '/is_post_disabled', isNullableBoolean)) return false;
  if (!isNullableText(value.space_type) && inMember(found, value, '/space_type', isNullableText)) return false;
  if (!isNullableText(value.host) && inMember(found, value, '/host', isNullableText)) return false;
  const postIds = value.post_ids;
  if (!isArray(postIds) && inMember(found, value, '/post_ids', isArray)) return false;
  for (let index = 0; index < countItems(postIds); index += 1)
    if (!isInteger(postIds[index]) && within(found, '/post_ids/' + index, isInteger, postIds[index])) return false;
  if (!isNullableText(value.url) && inMember(found, value, '/url', isNullableText)) return false;
  if (!checkSpaceGroupReference(value.space_group))
    if (inMember(found, value, '/space_group', checkSpaceGroupReference)) return false;
  const topics = value.topics;
  if (!isArray(topics) && inMember(found, value, '/topics', isArray)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!isInteger(topics[index]) && within(found, '/topics/' + index, isInteger, topics[index])) return false;
  if (!checkNotificationDefault(value.default_mention_in_app_notification_setting))
    if (inMember(found, value, '/default_mention_in_app_notification_setting', checkNotificationDefault)) return false;
  if (!checkNotificationDefault(value.default_mention_mobile_notification_setting))
    if (inMember(found, value, '/default_mention_mobile_notification_setting', checkNotificationDefault)) return false;
  if (!checkNotificationDefault(value.default_in_app_notification_setting))
    if (inMember(found, value, '/default_in_app_notification_setting', checkNotificationDefault)) return false;
  if (!checkNotificationDefault(value.default_mobile_notification_setting))
    if (inMember(found, value, '/default_mobile_notification_setting', checkNotificationDefault)) return false;
  const defaultNotificationSetting = value.default_notification_setting;
  if (defaultNotificationSetting === undefined) {
    if (refuse(found, '', 'required', 'default_notification_setting')) return false;
  } else if (
    !checkNotificationDefault(defaultNotificationSetting) &&
    within(found, '/default_notification_setting', checkNotificationDefault, defaultNotificationSetting)
  )
    return false;
  if (!isBoolean(value.event_auto_rsvp_enabled))
    if (inMember(found, value, '/event_auto_rsvp_enabled', isBoolean)) return false;
  if (!isNullableText(value.default_sort) && inMember(found, value, '/default_sort', isNullableText)) return false;
  if (!isNullableBoolean(value.hide_sorting))
    if (inMember(found, value, '/hide_sorting', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.require_topic_selection))
    if (inMember(found, value, '/require_topic_selection', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.prevent_members_from_adding_others))
    if (inMember(found, value, '/prevent_members_from_adding_others', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.hide_from_featured_areas))
    if (inMember(found, value, '/hide_from_featured_areas', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.disable_member_post_covers))
    if (inMember(found, value, '/disable_member_post_covers', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.hide_members_count))
    if (inMember(found, value, '/hide_members_count', isNullableBoolean)) return false;
  if (!isNullableText(value.pinned_posts_label))
    if (inMember(found, value, '/pinned_posts_label', isNullableText)) return false;
  if (!isNullableBoolean(value.show_lock_icon_for_non_members))
    if (inMember(found, value, '/show_lock_icon_for_non_members', isNullableBoolean)) return false;
  if (!isNullableText(value.default_comment_sort))
    if (inMember(found, value, '/default_comment_sort', isNullableText)) return false;
  if (!isNullableText(value.default_member_sort))
    if (inMember(found, value, '/default_member_sort', isNullableText)) return false;
  if (!isNullableText(value.default_tab) && inMember(found, value, '/default_tab', isNullableText)) return false;
  if (!isNullableBoolean(value.show_tab_bar))
    if (inMember(found, value, '/show_tab_bar', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.show_next_event))
    if (inMember(found, value, '/show_next_event', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.hide_from_sidebar))
    if (inMember(found, value, '/hide_from_sidebar', isNullableBoolean)) return false;
  if (!isNullableBoolean(value.hide_right_sidebar))
    if (inMember(found, value, '/hide_right_sidebar', isNullableBoolean)) return false;
  const lockScreenBlocks = value.lock_screen_blocks;
  if (!Array.isArray(lockScreenBlocks) && lockScreenBlocks !== null)
    if (refuseMember(found, '', 'lock_screen_blocks', lockScreenBlocks, 'type', ['array', 'null'])) return false;
  if (!isNullableObject(value.visible_tabs) && inMember(found, value, '/visible_tabs', isNullableObject)) return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (metaTagAttributes !== null && !checkMetaTagAttributes(metaTagAttributes))
    if (inMember(found, value, '/meta_tag_attributes', checkMetaTagAttributes)) return false;
  if (!isNullableBoolean(value.chat_room_show_history))
    if (inMember(found, value, '/chat_room_show_history', isNullableBoolean)) return false;
  if (!isNullableText(value.chat_room_description))
    if (inMember(found, value, '/chat_room_description', isNullableText)) return false;
  const courseSetting = value.course_setting;
  if (courseSetting !== null && !checkCourseSetting(courseSetting))
    if (inMember(found, value, '/course_setting', checkCourseSetting)) return false;
  return fits(found);
};
export const spaceSchema = /* @__PURE__ */ toStandardSchema(checkSpace);

export const checkCoverImageDisplayStyle = (value, found) => {
  if (value !== 'normal' && value !== 'wide' && refuse(found, '', 'enum', ['normal', 'wide'])) return false;
  return fits(found);
};
export const coverImageDisplayStyleSchema = /* @__PURE__ */ toStandardSchema(checkCoverImageDisplayStyle);

export const checkNotificationDefault = (value, found) => {
  if (value !== 'never' && value !== 'all' && refuse(found, '', 'enum', ['never', 'all'])) return false;
  return fits(found);
};
export const notificationDefaultSchema = /* @__PURE__ */ toStandardSchema(checkNotificationDefault);

export const checkMetaTagAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.meta_title === undefined && refuse(found, '', 'required', 'meta_title')) return false;
  if (value.meta_description === undefined && refuse(found, '', 'required', 'meta_description')) return false;
  if (value.opengraph_title === undefined && refuse(found, '', 'required', 'opengraph_title')) return false;
  if (value.opengraph_description === undefined && refuse(found, '', 'required', 'opengraph_description')) return false;
  if (value.opengraph_image === undefined && refuse(found, '', 'required', 'opengraph_image')) return false;
  if (!checkMetaTagParts(value) && within(found, '', checkMetaTagParts, value)) return false;
  return fits(found);
};
export const metaTagAttributesSchema = /* @__PURE__ */ toStandardSchema(checkMetaTagAttributes);

export const checkSpaceCreateResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.success) && inMember(found, value, '/success', isBoolean)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!checkSpace(value.space) && inMember(found, value, '/space', checkSpace)) return false;
  return fits(found);
};
export const spaceCreateResponseSchema = /* @__PURE__ */ toStandardSchema(checkSpaceCreateResponse);

export const checkSpaces = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkSpace(records[index]) && within(found, '/records/' + index, checkSpace, records[index])) return false;
  }
  return fits(found);
};
export const spacesSchema = /* @__PURE__ */ toStandardSchema(checkSpaces);

export const checkSpaceAiSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.overview) && inMember(found, value, '/overview', isText)) return false;
  const topics = value.topics;
  if (!isArray(topics) && inMember(found, value, '/topics', isArray)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!checkSpaceTopicSummary(topics[index]))
      if (within(found, '/topics/' + index, checkSpaceTopicSummary, topics[index])) return false;
  return fits(found);
};
export const spaceAiSummarySchema = /* @__PURE__ */ toStandardSchema(checkSpaceAiSummary);

const checkSpaceTopicSummaryContributors = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  return fits(found);
};

export const checkSpaceTopicSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.topic_name) && inMember(found, value, '/topic_name', isText)) return false;
  if (!isText(value.summary) && inMember(found, value, '/summary', isText)) return false;
  const contributors = value.contributors;
  if (!isArray(contributors) && inMember(found, value, '/contributors', isArray)) return false;
  for (let index = 0; index < countItems(contributors); index += 1)
    if (!checkSpaceTopicSummaryContributors(contributors[index]))
      if (within(found, '/contributors/' + index, checkSpaceTopicSummaryContributors, contributors[index])) return false;
  const relevantPostIds = value.relevant_post_ids;
  if (!isArray(relevantPostIds) && inMember(found, value, '/relevant_post_ids', isArray)) return false;
  for (let index = 0; index < countItems(relevantPostIds); index += 1)
    if (!isInteger(relevantPostIds[index]))
      if (within(found, '/relevant_post_ids/' + index, isInteger, relevantPostIds[index])) return false;
  return fits(found);
};
export const spaceTopicSummarySchema = /* @__PURE__ */ toStandardSchema(checkSpaceTopicSummary);

export const checkMetaTagParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const metaTitle = value.meta_title;
  if (metaTitle !== undefined && !isNullableText(metaTitle))
    if (inMember(found, value, '/meta_title', isNullableText)) return false;
  const metaDescription = value.meta_description;
  if (metaDescription !== undefined && !isNullableText(metaDescription))
    if (inMember(found, value, '/meta_description', isNullableText)) return false;
  const opengraphTitle = value.opengraph_title;
  if (opengraphTitle !== undefined && !isNullableText(opengraphTitle))
    if (inMember(found, value, '/opengraph_title', isNullableText)) return false;
  const opengraphDescription = value.opengraph_description;
  if (opengraphDescription !== undefined && !isNullableText(opengraphDescription))
    if (inMember(found, value, '/opengraph_description', isNullableText)) return false;
  const opengraphImage = value.opengraph_image;
  if (opengraphImage !== undefined && !isNullableText(opengraphImage))
    if (inMember(found, value, '/opengraph_image', isNullableText)) return false;
  return fits(found);
};
export const metaTagPartsSchema = /* @__PURE__ */ toStandardSchema(checkMetaTagParts);

export const checkSpaceGroupReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  return fits(found);
};
export const spaceGroupReferenceSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupReference);

export const checkSpaceGroup = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isBoolean(value.is_hidden_from_non_members))
    if (inMember(found, value, '/is_hidden_from_non_members', isBoolean)) return false;
  if (!isBoolean(value.hide_members_count) && inMember(found, value, '/hide_members_count', isBoolean)) return false;
  if (!isBoolean(value.allow_members_to_create_spaces))
    if (inMember(found, value, '/allow_members_to_create_spaces', isBoolean)) return false;
  if (!isBoolean(value.automatically_add_members_to_new_spaces))
    if (inMember(found, value, '/automatically_add_members_to_new_spaces', isBoolean)) return false;
  if (!isBoolean(value.add_members_to_space_group_on_space_join))
    if (inMember(found, value, '/add_members_to_space_group_on_space_join', isBoolean)) return false;
  if (!isBoolean(value.hide_non_member_spaces_from_sidebar))
    if (inMember(found, value, '/hide_non_member_spaces_from_sidebar', isBoolean)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isInteger(value.space_group_members_count))
    if (inMember(found, value, '/space_group_members_count', isInteger)) return false;
  if (!isInteger(value.spaces_count) && inMember(found, value, '/spaces_count', isInteger)) return false;
  return fits(found);
};
export const spaceGroupSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroup);

export const checkSpaceGroups = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkSpaceGroup(records[index]))
        if (within(found, '/records/' + index, checkSpaceGroup, records[index])) return false;
  }
  return fits(found);
};
export const spaceGroupsSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroups);

export const checkSpaceGroupAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  if (value.slug !== undefined && !checkSlug(value.slug) && inMember(found, value, '/slug', checkSlug)) return false;
  const isHiddenFromNonMembers = value.is_hidden_from_non_members;
  if (isHiddenFromNonMembers !== undefined && !isBoolean(isHiddenFromNonMembers))
    if (inMember(found, value, '/is_hidden_from_non_members', isBoolean)) return false;
  const hideMembersCount = value.hide_members_count;
  if (hideMembersCount !== undefined && !isBoolean(hideMembersCount))
    if (inMember(found, value, '/hide_members_count', isBoolean)) return false;
  const allowMembersToCreateSpaces = value.allow_members_to_create_spaces;
  if (allowMembersToCreateSpaces !== undefined && !isBoolean(allowMembersToCreateSpaces))
    if (inMember(found, value, '/allow_members_to_create_spaces', isBoolean)) return false;
  const automaticallyAddMembersToNewSpaces = value.automatically_add_members_to_new_spaces;
  if (automaticallyAddMembersToNewSpaces !== undefined && !isBoolean(automaticallyAddMembersToNewSpaces))
    if (inMember(found, value, '/automatically_add_members_to_new_spaces', isBoolean)) return false;
  const addMembersToSpaceGroupOnSpaceJoin = value.add_members_to_space_group_on_space_join;
  if (addMembersToSpaceGroupOnSpaceJoin !== undefined && !isBoolean(addMembersToSpaceGroupOnSpaceJoin))
    if (inMember(found, value, '/add_members_to_space_group_on_space_join', isBoolean)) return false;
  const hideNonMemberSpacesFromSidebar = value.hide_non_member_spaces_from_sidebar;
  if (hideNonMemberSpacesFromSidebar !== undefined && !isBoolean(hideNonMemberSpacesFromSidebar))
    if (inMember(found, value, '/hide_non_member_spaces_from_sidebar', isBoolean)) return false;
  return fits(found);
};
export const spaceGroupAttributesSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupAttributes);

export const checkSpaceGroupCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.slug === undefined && refuse(found, '', 'required', 'slug')) return false;
  if (!checkSpaceGroupAttributes(value) && within(found, '', checkSpaceGroupAttributes, value)) return false;
  return fits(found);
};
export const spaceGroupCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupCreateRequest);

export const checkSpaceGroupUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const moderatorCommunityMemberIds = value.moderator_community_member_ids;
  if (moderatorCommunityMemberIds !== undefined)
    if (!isArrayOfLength(moderatorCommunityMemberIds, found, '/moderator_community_member_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(moderatorCommunityMemberIds); index += 1)
    if (
      !isInteger(moderatorCommunityMemberIds[index]) &&
      within(found, '/moderator_community_member_ids/' + index, isInteger, moderatorCommunityMemberIds[index])
    )
      return false;
  if (!checkSpaceGroupAttributes(value) && within(found, '', checkSpaceGroupAttributes, value)) return false;
  return fits(found);
};
export const spaceGroupUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupUpdateRequest);

export const checkMembershipParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.user_id) && inMember(found, value, '/user_id', isInteger)) return false;
  if (!isInteger(value.posts_read_count) && inMember(found, value, '/posts_read_count', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isBoolean(value.moderator) && inMember(found, value, '/moderator', isBoolean)) return false;
  if (!isText(value.access_type) && inMember(found, value, '/access_type', isText)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!checkMembershipMember(value.community_member))
    if (inMember(found, value, '/community_member', checkMembershipMember)) return false;
  return fits(found);
};
export const membershipPartsSchema = /* @__PURE__ */ toStandardSchema(checkMembershipParts);

export const checkMembershipMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.first_name) && inMember(found, value, '/first_name', isText)) return false;
  if (!isText(value.last_name) && inMember(found, value, '/last_name', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  if (!isNullableText(value.headline) && inMember(found, value, '/headline', isNullableText)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isText(value.profile_url) && inMember(found, value, '/profile_url', isText)) return false;
  if (!isText(value.public_uid) && inMember(found, value, '/public_uid', isText)) return false;
  if (!isText(value.email) && inMember(found, value, '/email', isText)) return false;
  return fits(found);
};
export const membershipMemberSchema = /* @__PURE__ */ toStandardSchema(checkMembershipMember);

export const checkSpaceMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  if (!isText(value.notification_type) && inMember(found, value, '/notification_type', isText)) return false;
  if (!isText(value.in_app_notification_setting))
    if (inMember(found, value, '/in_app_notification_setting', isText)) return false;
  if (!isText(value.mobile_notification_setting))
    if (inMember(found, value, '/mobile_notification_setting', isText)) return false;
  if (!checkMembershipParts(value) && within(found, '', checkMembershipParts, value)) return false;
  return fits(found);
};
export const spaceMemberSchema = /* @__PURE__ */ toStandardSchema(checkSpaceMember);

export const checkSpaceMembers = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkSpaceMember(records[index]))
        if (within(found, '/records/' + index, checkSpaceMember, records[index])) return false;
  }
  return fits(found);
};
export const spaceMembersSchema = /* @__PURE__ */ toStandardSchema(checkSpaceMembers);

export const checkSpaceGroupMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.space_group_id) && inMember(found, value, '/space_group_id', isInteger)) return false;
  if (!checkMembershipParts(value) && within(found, '', checkMembershipParts, value)) return false;
  return fits(found);
};
export const spaceGroupMemberSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupMember);

export const checkSpaceGroupMembers = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkSpaceGroupMember(records[index]))
        if (within(found, '/records/' + index, checkSpaceGroupMember, records[index])) return false;
  }
  return fits(found);
};
export const spaceGroupMembersSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupMembers);

export const checkMembershipStatus = (value, found) => {
  if (value !== 'active' && value !== 'inactive' && value !== 'all')
    if (refuse(found, '', 'enum', ['active', 'inactive', 'all'])) return false;
  return fits(found);
};
export const membershipStatusSchema = /* @__PURE__ */ toStandardSchema(checkMembershipStatus);

export const checkSpaceMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.email, found, '/email', 1)) return false;
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  return fits(found);
};
export const spaceMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceMemberCreateRequest);

export const checkSpaceGroupMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.space_group_id) && inMember(found, value, '/space_group_id', isInteger)) return false;
  if (!isTextOfLength(value.email, found, '/email', 1)) return false;
  return fits(found);
};
export const spaceGroupMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupMemberCreateRequest);

export const checkCourseSection = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const courseSectionSchema = /* @__PURE__ */ toStandardSchema(checkCourseSection);

export const checkCourseSectionsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCourseSection(records[index]))
        if (within(found, '/records/' + index, checkCourseSection, records[index])) return false;
  }
  return fits(found);
};
export const courseSectionsListSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionsList);

export const checkCourseLessonStatus = (value, found) => {
  if (value !== 'published' && value !== 'draft' && refuse(found, '', 'enum', ['published', 'draft'])) return false;
  return fits(found);
};
export const courseLessonStatusSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonStatus);

export const checkCourseLesson = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isInteger(value.section_id) && inMember(found, value, '/section_id', isInteger)) return false;
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  if (!isNullableObject(value.thumbnail) && inMember(found, value, '/thumbnail', isNullableObject)) return false;
  if (!isNullableObject(value.featured_media))
    if (inMember(found, value, '/featured_media', isNullableObject)) return false;
  if (value.status === undefined && refuse(found, '', 'required', 'status')) return false;
  if (value.is_comments_enabled === undefined && refuse(found, '', 'required', 'is_comments_enabled')) return false;
  if (value.is_featured_media_enabled === undefined)
    if (refuse(found, '', 'required', 'is_featured_media_enabled')) return false;
  if (value.is_featured_media_download_enabled === undefined)
    if (refuse(found, '', 'required', 'is_featured_media_download_enabled')) return false;
  if (value.body_html === undefined && refuse(found, '', 'required', 'body_html')) return false;
  if (!checkCourseLessonParts(value) && within(found, '', checkCourseLessonParts, value)) return false;
  return fits(found);
};
export const courseLessonSchema = /* @__PURE__ */ toStandardSchema(checkCourseLesson);

export const checkCourseLessonsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCourseLesson(records[index]))
        if (within(found, '/records/' + index, checkCourseLesson, records[index])) return false;
  }
  return fits(found);
};
export const courseLessonsListSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonsList);

export const checkCourseSetting = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.course_type === undefined && refuse(found, '', 'required', 'course_type')) return false;
  if (value.custom_lesson_label === undefined && refuse(found, '', 'required', 'custom_lesson_label')) return false;
  if (value.custom_section_label === undefined && refuse(found, '', 'required', 'custom_section_label')) return false;
  if (value.enforce_lessons_order === undefined && refuse(found, '', 'required', 'enforce_lessons_order')) return false;
  if (value.new_comment_notification_enabled === undefined)
    if (refuse(found, '', 'required', 'new_comment_notification_enabled')) return false;
  if (value.lesson_thumbnails_visible === undefined)
    if (refuse(found, '', 'required', 'lesson_thumbnails_visible')) return false;
  if (!checkCourseSettingParts(value) && within(found, '', checkCourseSettingParts, value)) return false;
  return fits(found);
};
export const courseSettingSchema = /* @__PURE__ */ toStandardSchema(checkCourseSetting);

const courseSettingPartsCourseTypeValues = /* @__PURE__ */ new Set(['self_paced', 'scheduled', 'structured']);

const courseSettingPartsCustomLessonLabelValues = /* @__PURE__ */ new Set([
  'activity',
  'assignment',
  'challenge',
  'class',
  'day',
  'exercise',
  'lecture',
  'lesson',
  'practice',
  'session',
  'topic',
  'tutorial',
  'workshop',
  null,
]);

const courseSettingPartsCustomSectionLabelValues = /* @__PURE__ */ new Set([
  'chapter',
  'level',
  'module',
  'part',
  'path',
  'phase',
  'section',
  'stage',
  'track',
  'unit',
  'week',
  null,
]);

export const checkCourseSettingParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.course_type !== undefined)
    if (!isListed(value.course_type, found, '/course_type', courseSettingPartsCourseTypeValues)) return false;
  if (
    value.custom_lesson_label !== undefined &&
    !isListed(value.custom_lesson_label, found, '/custom_lesson_label', courseSettingPartsCustomLessonLabelValues)
  )
    return false;
  if (
    value.custom_section_label !== undefined &&
    !isListed(value.custom_section_label, found, '/custom_section_label', courseSettingPartsCustomSectionLabelValues)
  )
    return false;
  const enforceLessonsOrder = value.enforce_lessons_order;
  if (enforceLessonsOrder !== undefined && !isBoolean(enforceLessonsOrder))
    if (inMember(found, value, '/enforce_lessons_order', isBoolean)) return false;
  const newCommentNotificationEnabled = value.new_comment_notification_enabled;
  if (newCommentNotificationEnabled !== undefined && !isBoolean(newCommentNotificationEnabled))
    if (inMember(found, value, '/new_comment_notification_enabled', isBoolean)) return false;
  const lessonThumbnailsVisible = value.lesson_thumbnails_visible;
  if (lessonThumbnailsVisible !== undefined && !isBoolean(lessonThumbnailsVisible))
    if (inMember(found, value, '/lesson_thumbnails_visible', isBoolean)) return false;
  return fits(found);
};
export const courseSettingPartsSchema = /* @__PURE__ */ toStandardSchema(checkCourseSettingParts);

export const checkCourseLessonParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const status = value.status;
  if (status !== undefined && !checkCourseLessonStatus(status))
    if (inMember(found, value, '/status', checkCourseLessonStatus)) return false;
  const isCommentsEnabled = value.is_comments_enabled;
  if (isCommentsEnabled !== undefined && !isBoolean(isCommentsEnabled))
    if (inMember(found, value, '/is_comments_enabled', isBoolean)) return false;
  const isFeaturedMediaEnabled = value.is_featured_media_enabled;
  if (isFeaturedMediaEnabled !== undefined && !isBoolean(isFeaturedMediaEnabled))
    if (inMember(found, value, '/is_featured_media_enabled', isBoolean)) return false;
  const isFeaturedMediaDownloadEnabled = value.is_featured_media_download_enabled;
  if (isFeaturedMediaDownloadEnabled !== undefined && !isBoolean(isFeaturedMediaDownloadEnabled))
    if (inMember(found, value, '/is_featured_media_download_enabled', isBoolean)) return false;
  const bodyHtml = value.body_html;
  if (bodyHtml !== undefined && !isText(bodyHtml) && inMember(found, value, '/body_html', isText)) return false;
  return fits(found);
};
export const courseLessonPartsSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonParts);

export const checkLessonProgressStatus = (value, found) => {
  if (value !== 'incomplete' && value !== 'completed')
    if (refuse(found, '', 'enum', ['incomplete', 'completed'])) return false;
  return fits(found);
};
export const lessonProgressStatusSchema = /* @__PURE__ */ toStandardSchema(checkLessonProgressStatus);

export const checkCourseLessonProgressParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.lesson_id) && inMember(found, value, '/lesson_id', isInteger)) return false;
  if (!isText(value.member_email) && inMember(found, value, '/member_email', isText)) return false;
  if (!checkLessonProgressStatus(value.status))
    if (inMember(found, value, '/status', checkLessonProgressStatus)) return false;
  return fits(found);
};
export const courseLessonProgressPartsSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgressParts);

export const checkCourseLessonProgressUpdateRequest = (value, found) => {
  if (!checkCourseLessonProgressParts(value) && within(found, '', checkCourseLessonProgressParts, value)) return false;
  return fits(found);
};
export const courseLessonProgressUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgressUpdateRequest);

export const checkCourseLessonProgress = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.lesson_name) && inMember(found, value, '/lesson_name', isText)) return false;
  if (!isInteger(value.section_id) && inMember(found, value, '/section_id', isInteger)) return false;
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!checkCourseLessonProgressParts(value) && within(found, '', checkCourseLessonProgressParts, value)) return false;
  return fits(found);
};
export const courseLessonProgressSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgress);

export const checkCourseLessonProgressList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCourseLessonProgress(records[index]))
        if (within(found, '/records/' + index, checkCourseLessonProgress, records[index])) return false;
  }
  return fits(found);
};
export const courseLessonProgressListSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgressList);

export const checkFlaggedContent = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.status) && inMember(found, value, '/status', isNullableText)) return false;
  if (!isText(value.reported_reason_type) && inMember(found, value, '/reported_reason_type', isText)) return false;
  if (!isNullableText(value.reported_reason_body))
    if (inMember(found, value, '/reported_reason_body', isNullableText)) return false;
  if (!isTimestamp(value.reported_at) && inMember(found, value, '/reported_at', isTimestamp)) return false;
  if (!isNullableTimestamp(value.action_taken_at))
    if (inMember(found, value, '/action_taken_at', isNullableTimestamp)) return false;
  if (!isNullableText(value.action_reason_body))
    if (inMember(found, value, '/action_reason_body', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isInteger(value.content_id) && inMember(found, value, '/content_id', isInteger)) return false;
  if (!isText(value.content_type) && inMember(found, value, '/content_type', isText)) return false;
  if (!isInteger(value.content_authored_by_id))
    if (inMember(found, value, '/content_authored_by_id', isInteger)) return false;
  if (!isText(value.content_authored_by_name))
    if (inMember(found, value, '/content_authored_by_name', isText)) return false;
  if (!isText(value.content_authored_by_email))
    if (inMember(found, value, '/content_authored_by_email', isText)) return false;
  if (!isNullableInteger(value.reported_by_id))
    if (inMember(found, value, '/reported_by_id', isNullableInteger)) return false;
  if (!isNullableText(value.reported_by_name))
    if (inMember(found, value, '/reported_by_name', isNullableText)) return false;
  if (!isNullableText(value.reported_by_email))
    if (inMember(found, value, '/reported_by_email', isNullableText)) return false;
  if (!isNullableInteger(value.action_by_id))
    if (inMember(found, value, '/action_by_id', isNullableInteger)) return false;
  if (!isNullableText(value.action_by_name) && inMember(found, value, '/action_by_name', isNullableText)) return false;
  if (!isNullableText(value.action_by_email))
    if (inMember(found, value, '/action_by_email', isNullableText)) return false;
  return fits(found);
};
export const flaggedContentSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContent);

export const checkFlaggedContentsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkFlaggedContent(records[index]))
        if (within(found, '/records/' + index, checkFlaggedContent, records[index])) return false;
  }
  return fits(found);
};
export const flaggedContentsListSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentsList);

export const checkForm = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.uid) && inMember(found, value, '/uid', isText)) return false;
  if (!checkFormAfterSubmissionAction(value.after_submission_action))
    if (inMember(found, value, '/after_submission_action', checkFormAfterSubmissionAction)) return false;
  if (!checkFormEmbedDisplayFormat(value.embed_display_format))
    if (inMember(found, value, '/embed_display_format', checkFormEmbedDisplayFormat)) return false;
  if (!isInteger(value.popup_delay) && inMember(found, value, '/popup_delay', isInteger)) return false;
  if (!isInteger(value.popup_frequency) && inMember(found, value, '/popup_frequency', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isNullableText(value.redirect_url) && inMember(found, value, '/redirect_url', isNullableText)) return false;
  if (!checkFormStatus(value.status) && inMember(found, value, '/status', checkFormStatus)) return false;
  if (!isNullableText(value.thank_you_page_body))
    if (inMember(found, value, '/thank_you_page_body', isNullableText)) return false;
  if (!isNullableText(value.thank_you_page_title))
    if (inMember(found, value, '/thank_you_page_title', isNullableText)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isInteger(value.submissions_count) && inMember(found, value, '/submissions_count', isInteger)) return false;
  const embedStyles = value.embed_styles;
  if (embedStyles !== null && !checkFormStyles(embedStyles))
    if (inMember(found, value, '/embed_styles', checkFormStyles)) return false;
  const standalonePageStyles = value.standalone_page_styles;
  if (standalonePageStyles !== null && !checkFormStyles(standalonePageStyles))
    if (inMember(found, value, '/standalone_page_styles', checkFormStyles)) return false;
  return fits(found);
};
export const formSchema = /* @__PURE__ */ toStandardSchema(checkForm);

export const checkFormAfterSubmissionAction = (value, found) => {
  if (value !== 'thank_you_page' && value !== 'redirect')
    if (refuse(found, '', 'enum', ['thank_you_page', 'redirect'])) return false;
  return fits(found);
};
export const formAfterSubmissionActionSchema = /* @__PURE__ */ toStandardSchema(checkFormAfterSubmissionAction);

export const checkFormEmbedDisplayFormat = (value, found) => {
  if (value !== 'inline' && value !== 'popup' && refuse(found, '', 'enum', ['inline', 'popup'])) return false;
  return fits(found);
};
export const formEmbedDisplayFormatSchema = /* @__PURE__ */ toStandardSchema(checkFormEmbedDisplayFormat);

export const checkFormStatus = (value, found) => {
  if (value !== 'draft' && value !== 'published' && refuse(found, '', 'enum', ['draft', 'published'])) return false;
  return fits(found);
};
export const formStatusSchema = /* @__PURE__ */ toStandardSchema(checkFormStatus);

export const checkFormStyles = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkFormColors(value.form) && inMember(found, value, '/form', checkFormColors)) return false;
  if (!checkFormColors(value.button) && inMember(found, value, '/button', checkFormColors)) return false;
  return fits(found);
};
export const formStylesSchema = /* @__PURE__ */ toStandardSchema(checkFormStyles);

export const checkFormColors = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.backgroundColor) && inMember(found, value, '/backgroundColor', isText)) return false;
  if (!isText(value.color) && inMember(found, value, '/color', isText)) return false;
  return fits(found);
};
export const formColorsSchema = /* @__PURE__ */ toStandardSchema(checkFormColors);

export const checkFormList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkForm(records[index]) && within(found, '/records/' + index, checkForm, records[index])) return false;
  }
  return fits(found);
};
export const formListSchema = /* @__PURE__ */ toStandardSchema(checkFormList);

export const checkFormSubmission = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  const fields = value.fields;
  if (!isArray(fields) && inMember(found, value, '/fields', isArray)) return false;
  for (let index = 0; index < countItems(fields); index += 1)
    if (!checkFormSubmissionField(fields[index]))
      if (within(found, '/fields/' + index, checkFormSubmissionField, fields[index])) return false;
  return fits(found);
};
export const formSubmissionSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmission);

export const checkFormSubmissionField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.field_id) && inMember(found, value, '/field_id', isInteger)) return false;
  if (!isText(value.label) && inMember(found, value, '/label', isText)) return false;
  const value2 = value.value;
  if (typeof value2 !== 'string' && !Array.isArray(value2) && value2 !== null) {
    if (refuseMember(found, '', 'value', value2, 'type', ['string', 'array', 'null'])) return false;
  } else if (Array.isArray(value2))
    for (let index = 0; index < value2.length; index += 1) {
      const item = value2[index];
      if (typeof item !== 'string' && refuse(found, '/value/' + index, 'type', 'string')) return false;
    }
  if (!isBoolean(value.hidden) && inMember(found, value, '/hidden', isBoolean)) return false;
  return fits(found);
};
export const formSubmissionFieldSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionField);

export const checkFormSubmissionList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkFormSubmission(records[index]))
        if (within(found, '/records/' + index, checkFormSubmission, records[index])) return false;
  }
  return fits(found);
};
export const formSubmissionListSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionList);

export const checkFormSubmissionCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const elements = value.elements;
  if (!isArrayOfLength(elements, found, '/elements', 0, 500)) return false;
  for (let index = 0; index < countItems(elements); index += 1)
    if (!checkFormSubmissionElement(elements[index]))
      if (within(found, '/elements/' + index, checkFormSubmissionElement, elements[index])) return false;
  const submissionOnBehalfOf = value.submission_on_behalf_of;
  if (submissionOnBehalfOf !== undefined && !isNullableText(submissionOnBehalfOf))
    if (inMember(found, value, '/submission_on_behalf_of', isNullableText)) return false;
  return fits(found);
};
export const formSubmissionCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionCreateRequest);

export const checkFormSubmissionElement = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  const value2 = value.value;
  if (value2 !== undefined && !isNullableText(value2) && inMember(found, value, '/value', isNullableText)) return false;
  const valueJson = value.value_json;
  if (valueJson !== undefined && !isArrayOfLength(valueJson, found, '/value_json', 0, 100)) return false;
  for (let index = 0; index < countItems(valueJson); index += 1)
    if (!isText(valueJson[index]) && within(found, '/value_json/' + index, isText, valueJson[index])) return false;
  return fits(found);
};
export const formSubmissionElementSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionElement);

export const checkFormSubmissionCreateResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.success) && inMember(found, value, '/success', isBoolean)) return false;
  return fits(found);
};
export const formSubmissionCreateResponseSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionCreateResponse);

export const checkFormUpdateRequest = (value, found) => {
  if (!checkFormAttributes(value) && within(found, '', checkFormAttributes, value)) return false;
  return fits(found);
};
export const formUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFormUpdateRequest);

export const checkFormCreateRequest = (value, found) => {
  if (isObject(value) && value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkFormAttributes(value) && within(found, '', checkFormAttributes, value)) return false;
  return fits(found);
};
export const formCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFormCreateRequest);

export const checkFormAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const afterSubmissionAction = value.after_submission_action;
  if (afterSubmissionAction !== undefined && !checkFormAfterSubmissionAction(afterSubmissionAction))
    if (inMember(found, value, '/after_submission_action', checkFormAfterSubmissionAction)) return false;
  const embedDisplayFormat = value.embed_display_format;
  if (embedDisplayFormat !== undefined && !checkFormEmbedDisplayFormat(embedDisplayFormat))
    if (inMember(found, value, '/embed_display_format', checkFormEmbedDisplayFormat)) return false;
  const redirectUrl = value.redirect_url;
  if (redirectUrl !== undefined && !isNullableText(redirectUrl))
    if (inMember(found, value, '/redirect_url', isNullableText)) return false;
  const status = value.status;
  if (status !== undefined && !checkFormStatus(status))
    if (inMember(found, value, '/status', checkFormStatus)) return false;
  const thankYouPageTitle = value.thank_you_page_title;
  if (thankYouPageTitle !== undefined && !isNullableText(thankYouPageTitle))
    if (inMember(found, value, '/thank_you_page_title', isNullableText)) return false;
  const thankYouPageBody = value.thank_you_page_body;
  if (thankYouPageBody !== undefined && !isNullableText(thankYouPageBody))
    if (inMember(found, value, '/thank_you_page_body', isNullableText)) return false;
  const popupDelay = value.popup_delay;
  if (popupDelay !== undefined && !isInteger(popupDelay))
    if (inMember(found, value, '/popup_delay', isInteger)) return false;
  const popupFrequency = value.popup_frequency;
  if (popupFrequency !== undefined && !isInteger(popupFrequency))
    if (inMember(found, value, '/popup_frequency', isInteger)) return false;
  const embedStyles = value.embed_styles;
  if (embedStyles !== undefined && embedStyles !== null && !checkFormStyles(embedStyles))
    if (inMember(found, value, '/embed_styles', checkFormStyles)) return false;
  const standalonePageStyles = value.standalone_page_styles;
  if (standalonePageStyles !== undefined && standalonePageStyles !== null && !checkFormStyles(standalonePageStyles))
    if (inMember(found, value, '/standalone_page_styles', checkFormStyles)) return false;
  const elements = value.elements;
  if (elements !== undefined && !isArrayOfLength(elements, found, '/elements', 0, 100)) return false;
  for (let index = 0; index < countItems(elements); index += 1)
    if (!checkFormElement(elements[index]))
      if (within(found, '/elements/' + index, checkFormElement, elements[index])) return false;
  return fits(found);
};
export const formAttributesSchema = /* @__PURE__ */ toStandardSchema(checkFormAttributes);

export const checkFormElement = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (id !== undefined && !isNullableInteger(id) && inMember(found, value, '/id', isNullableInteger)) return false;
  const children = value.children;
  if (children !== undefined && !isArrayOfLength(children, found, '/children', 0, 100)) return false;
  for (let index = 0; index < countItems(children); index += 1)
    if (!checkFormElement(children[index]))
      if (within(found, '/children/' + index, checkFormElement, children[index])) return false;
  if (!checkFormElementParts(value) && within(found, '', checkFormElementParts, value)) return false;
  return fits(found);
};
export const formElementSchema = /* @__PURE__ */ toStandardSchema(checkFormElement);

const formElementTypeValues = /* @__PURE__ */ new Set(['text', 'field', 'button', 'layout']);

export const checkFormElementType = (value, found) => {
  if (!formElementTypeValues.has(value) && refuse(found, '', 'enum', formElementTypeValues)) return false;
  return fits(found);
};
export const formElementTypeSchema = /* @__PURE__ */ toStandardSchema(checkFormElementType);

export const checkFormElementParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const position = value.position;
  if (position !== undefined && !isInteger(position) && inMember(found, value, '/position', isInteger)) return false;
  const type = value.type;
  if (type !== undefined && !checkFormElementType(type))
    if (inMember(found, value, '/type', checkFormElementType)) return false;
  const parentElementId = value.parent_element_id;
  if (parentElementId !== undefined && !isNullableInteger(parentElementId))
    if (inMember(found, value, '/parent_element_id', isNullableInteger)) return false;
  const attributes = value.attributes;
  if (attributes !== undefined && !isAnyObject(attributes))
    if (inMember(found, value, '/attributes', isAnyObject)) return false;
  return fits(found);
};
export const formElementPartsSchema = /* @__PURE__ */ toStandardSchema(checkFormElementParts);

export const checkStoredFormElement = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  const children = value.children;
  if (!isArray(children) && inMember(found, value, '/children', isArray)) return false;
  for (let index = 0; index < countItems(children); index += 1)
    if (!checkStoredFormElement(children[index]))
      if (within(found, '/children/' + index, checkStoredFormElement, children[index])) return false;
  if (value.position === undefined && refuse(found, '', 'required', 'position')) return false;
  if (value.type === undefined && refuse(found, '', 'required', 'type')) return false;
  if (value.parent_element_id === undefined && refuse(found, '', 'required', 'parent_element_id')) return false;
  if (value.attributes === undefined && refuse(found, '', 'required', 'attributes')) return false;
  if (!checkFormElementParts(value) && within(found, '', checkFormElementParts, value)) return false;
  return fits(found);
};
export const storedFormElementSchema = /* @__PURE__ */ toStandardSchema(checkStoredFormElement);

export const checkFormElements = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const elements = value.elements;
  if (!isArray(elements) && inMember(found, value, '/elements', isArray)) return false;
  for (let index = 0; index < countItems(elements); index += 1)
    if (!checkStoredFormElement(elements[index]))
      if (within(found, '/elements/' + index, checkStoredFormElement, elements[index])) return false;
  return fits(found);
};
export const formElementsSchema = /* @__PURE__ */ toStandardSchema(checkFormElements);

export const checkInvitationLink = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isFormatted(value.redemption_url, found, '/redemption_url', 'uri')) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  const accessGroupIds = value.access_group_ids;
  if (!isArray(accessGroupIds) && inMember(found, value, '/access_group_ids', isArray)) return false;
  for (let index = 0; index < countItems(accessGroupIds); index += 1)
    if (!isInteger(accessGroupIds[index]))
      if (within(found, '/access_group_ids/' + index, isInteger, accessGroupIds[index])) return false;
  const memberTagIds = value.member_tag_ids;
  if (!isArray(memberTagIds) && inMember(found, value, '/member_tag_ids', isArray)) return false;
  for (let index = 0; index < countItems(memberTagIds); index += 1)
    if (!isText(memberTagIds[index]))
      if (within(found, '/member_tag_ids/' + index, isText, memberTagIds[index])) return false;
  if (!isBoolean(value.active) && inMember(found, value, '/active', isBoolean)) return false;
  if (!isInteger(value.members_joined_count))
    if (inMember(found, value, '/members_joined_count', isInteger)) return false;
  if (!isNullableInteger(value.redirect_space_id))
    if (inMember(found, value, '/redirect_space_id', isNullableInteger)) return false;
  const paywall = value.paywall;
  if (paywall !== null && !checkInvitationLinkPaywall(paywall))
    if (inMember(found, value, '/paywall', checkInvitationLinkPaywall)) return false;
  return fits(found);
};
export const invitationLinkSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLink);

export const checkInvitationLinkPaywall = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.paywall_id) && inMember(found, value, '/paywall_id', isText)) return false;
  if (!isText(value.paywall_price_id) && inMember(found, value, '/paywall_price_id', isText)) return false;
  if (!isInteger(value.trial_days) && inMember(found, value, '/trial_days', isInteger)) return false;
  if (!isText(value.paywall_coupon_code) && inMember(found, value, '/paywall_coupon_code', isText)) return false;
  return fits(found);
};
export const invitationLinkPaywallSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkPaywall);

export const checkInvitationLinksList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkInvitationLink(records[index]))
        if (within(found, '/records/' + index, checkInvitationLink, records[index])) return false;
  }
  return fits(found);
};
export const invitationLinksListSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinksList);

const contactSearchRulesSchemaRuleTypeValues = /* @__PURE__ */ new Set(['all_contacts', 'all_members', 'custom_filters', 'selected_members']);

const checkContactSearchRulesSchemaRulesVariant1 = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  if (value.length > 100 && refuse(found, '', 'maxItems', 100)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkContactFilterRule(item) && within(found, '/' + index, checkContactFilterRule, item)) return false;
  }
  return fits(found);
};

const checkContactSearchRulesSchemaRulesVariant2 = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  if (value.length > 1000 && refuse(found, '', 'maxItems', 1000)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkContactMemberRule(item) && within(found, '/' + index, checkContactMemberRule, item)) return false;
  }
  return fits(found);
};

export const checkContactSearchRulesSchema = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isListed(value.rule_type, found, '/rule_type', contactSearchRulesSchemaRuleTypeValues)) return false;
  const rules = value.rules;
  if (rules === undefined) {
    if (refuse(found, '', 'required', 'rules')) return false;
  } else if (
    !checkContactSearchRulesSchemaRulesVariant1(rules) && !checkContactSearchRulesSchemaRulesVariant2(rules) &&
    refuseAll(found, '/rules', 'anyOf', rules, [checkContactSearchRulesSchemaRulesVariant1, checkContactSearchRulesSchemaRulesVariant2])
  )
    return false;
  return fits(found);
};
export const contactSearchRulesSchemaSchema = /* @__PURE__ */ toStandardSchema(checkContactSearchRulesSchema);

const contactFilterRuleFilterTypeValues = /* @__PURE__ */ new Set(['is', 'is_not', 'contains', 'does_not_contain', 'gt', 'lt', 'eq']);

export const checkContactFilterRule = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  const value2 = value.value;
  if (typeof value2 !== 'string' && typeof value2 !== 'boolean')
    if (refuseMember(found, '', 'value', value2, 'type', ['string', 'boolean'])) return false;
  if (value.id !== undefined && !isText(value.id) && inMember(found, value, '/id', isText)) return false;
  if (value.filter_type !== undefined)
    if (!isListed(value.filter_type, found, '/filter_type', contactFilterRuleFilterTypeValues)) return false;
  return fits(found);
};
export const contactFilterRuleSchema = /* @__PURE__ */ toStandardSchema(checkContactFilterRule);

export const checkContactMemberRule = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.email, found, '/email', 'email')) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  return fits(found);
};
export const contactMemberRuleSchema = /* @__PURE__ */ toStandardSchema(checkContactMemberRule);

export const checkCommunitySegmentParams = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.title !== undefined && !isTextOfLength(value.title, found, '/title', 1, 255)) return false;
  const visible = value.visible;
  if (visible !== undefined && !isBoolean(visible) && inMember(found, value, '/visible', isBoolean)) return false;
  const rules = value.rules;
  if (rules !== undefined && !checkContactSearchRulesSchema(rules))
    if (inMember(found, value, '/rules', checkContactSearchRulesSchema)) return false;
  return fits(found);
};
export const communitySegmentParamsSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentParams);

export const checkCommunitySegmentConsumerAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const consumerId = value.consumer_id;
  if (consumerId !== undefined && !isText(consumerId) && inMember(found, value, '/consumer_id', isText)) return false;
  const consumerType = value.consumer_type;
  if (consumerType !== undefined && !isText(consumerType))
    if (inMember(found, value, '/consumer_type', isText)) return false;
  if (value.title === undefined && refuse(found, '', 'required', 'title')) return false;
  if (value.visible === undefined && refuse(found, '', 'required', 'visible')) return false;
  if (value.rules === undefined && refuse(found, '', 'required', 'rules')) return false;
  if (!checkCommunitySegmentParams(value) && within(found, '', checkCommunitySegmentParams, value)) return false;
  return fits(found);
};
export const communitySegmentConsumerAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentConsumerAttributes);

export const checkCommunitySegment = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isIntegerBetween(value.id, found, '/id', 1)) return false;
  if (!isNullableText(value.title) && inMember(found, value, '/title', isNullableText)) return false;
  if (!checkContactSearchRulesSchema(value.rules))
    if (inMember(found, value, '/rules', checkContactSearchRulesSchema)) return false;
  if (!isBoolean(value.visible) && inMember(found, value, '/visible', isBoolean)) return false;
  if (!isIntegerBetween(value.audience_count, found, '/audience_count', 0)) return false;
  if (!checkSegmentCreator(value.created_by))
    if (inMember(found, value, '/created_by', checkSegmentCreator)) return false;
  if (!isText(value.created_at) && inMember(found, value, '/created_at', isText)) return false;
  if (!isText(value.updated_at) && inMember(found, value, '/updated_at', isText)) return false;
  return fits(found);
};
export const communitySegmentSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegment);

export const checkSegmentCreator = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.email) && inMember(found, value, '/email', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  if (!isText(value.public_uid) && inMember(found, value, '/public_uid', isText)) return false;
  return fits(found);
};
export const segmentCreatorSchema = /* @__PURE__ */ toStandardSchema(checkSegmentCreator);

export const checkCommunitySegmentDuplicateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.title !== undefined && !isTextOfLength(value.title, found, '/title', 1, 255)) return false;
  return fits(found);
};
export const communitySegmentDuplicateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentDuplicateRequest);

export const checkCommunitySegmentsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCommunitySegment(records[index]))
        if (within(found, '/records/' + index, checkCommunitySegment, records[index])) return false;
  }
  return fits(found);
};
export const communitySegmentsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySegmentsList);

const workflowStatusValues = /* @__PURE__ */ new Set(['draft', 'active', 'inactive', 'archived']);

export const checkWorkflowStatus = (value, found) => {
  if (!workflowStatusValues.has(value) && refuse(found, '', 'enum', workflowStatusValues)) return false;
  return fits(found);
};
export const workflowStatusSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowStatus);

export const checkWorkflowType = (value, found) => {
  if (value !== 'dynamic' && value !== 'bulk_action' && value !== 'scheduled')
    if (refuse(found, '', 'enum', ['dynamic', 'bulk_action', 'scheduled'])) return false;
  return fits(found);
};
export const workflowTypeSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowType);

export const checkWorkflow = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.id, found, '/id', 'uuid')) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!checkWorkflowStatus(value.status) && inMember(found, value, '/status', checkWorkflowStatus)) return false;
  if (!checkWorkflowType(value.workflow_type))
    if (inMember(found, value, '/workflow_type', checkWorkflowType)) return false;
  if (!isText(value.type_label) && inMember(found, value, '/type_label', isText)) return false;
  if (!isInteger(value.runs_count) && inMember(found, value, '/runs_count', isInteger)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  const communitySegmentId = value.community_segment_id;
  if (communitySegmentId !== undefined && !isNullableInteger(communitySegmentId))
    if (inMember(found, value, '/community_segment_id', isNullableInteger)) return false;
  return fits(found);
};
export const workflowSchema = /* @__PURE__ */ toStandardSchema(checkWorkflow);

export const checkWorkflowDetail = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.id, found, '/id', 'uuid')) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isText(value.workflow_type) && inMember(found, value, '/workflow_type', isText)) return false;
  if (!isText(value.type_label) && inMember(found, value, '/type_label', isText)) return false;
  if (!isInteger(value.runs_count) && inMember(found, value, '/runs_count', isInteger)) return false;
  if (!isNullableInteger(value.community_segment_id))
    if (inMember(found, value, '/community_segment_id', isNullableInteger)) return false;
  const trigger = value.trigger;
  if (trigger !== null && !checkWorkflowTrigger(trigger))
    if (inMember(found, value, '/trigger', checkWorkflowTrigger)) return false;
  const actions = value.actions;
  if (!isArray(actions) && inMember(found, value, '/actions', isArray)) return false;
  for (let index = 0; index < countItems(actions); index += 1)
    if (!checkWorkflowAction(actions[index]))
      if (within(found, '/actions/' + index, checkWorkflowAction, actions[index])) return false;
  return fits(found);
};
export const workflowDetailSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowDetail);

export const checkWorkflowTrigger = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.id, found, '/id', 'uuid')) return false;
  if (!isFormatted(value.workflow_id, found, '/workflow_id', 'uuid')) return false;
  if (value.trigger_type === undefined && refuse(found, '', 'required', 'trigger_type')) return false;
  if (value.resource_id === undefined && refuse(found, '', 'required', 'resource_id')) return false;
  if (value.resource_type === undefined && refuse(found, '', 'required', 'resource_type')) return false;
  if (value.contact_type === undefined && refuse(found, '', 'required', 'contact_type')) return false;
  if (value.community_segment_id === undefined && refuse(found, '', 'required', 'community_segment_id')) return false;
  if (value.ai_filter_prompt === undefined && refuse(found, '', 'required', 'ai_filter_prompt')) return false;
  if (value.config === undefined && refuse(found, '', 'required', 'config')) return false;
  if (!checkWorkflowTriggerParts(value) && within(found, '', checkWorkflowTriggerParts, value)) return false;
  return fits(found);
};
export const workflowTriggerSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowTrigger);

export const checkWorkflowAction = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.id, found, '/id', 'uuid')) return false;
  if (!isFormatted(value.workflow_id, found, '/workflow_id', 'uuid')) return false;
  if (!isInteger(value.position) && inMember(found, value, '/position', isInteger)) return false;
  if (!isInteger(value.list_position) && inMember(found, value, '/list_position', isInteger)) return false;
  if (value.action_type === undefined && refuse(found, '', 'required', 'action_type')) return false;
  if (value.api_params === undefined && refuse(found, '', 'required', 'api_params')) return false;
  if (value.community_segment_id === undefined && refuse(found, '', 'required', 'community_segment_id')) return false;
  if (!checkWorkflowActionParts(value) && within(found, '', checkWorkflowActionParts, value)) return false;
  return fits(found);
};
export const workflowActionSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowAction);

export const checkWorkflowTriggerParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const triggerType = value.trigger_type;
  if (triggerType !== undefined && !isText(triggerType))
    if (inMember(found, value, '/trigger_type', isText)) return false;
  const resourceId = value.resource_id;
  if (resourceId !== undefined && !isNullableInteger(resourceId))
    if (inMember(found, value, '/resource_id', isNullableInteger)) return false;
  const resourceType = value.resource_type;
  if (resourceType !== undefined && !isNullableText(resourceType))
    if (inMember(found, value, '/resource_type', isNullableText)) return false;
  const contactType = value.contact_type;
  if (contactType !== undefined && !isText(contactType))
    if (inMember(found, value, '/contact_type', isText)) return false;
  const communitySegmentId = value.community_segment_id;
  if (communitySegmentId !== undefined && !isNullableInteger(communitySegmentId))
    if (inMember(found, value, '/community_segment_id', isNullableInteger)) return false;
  const aiFilterPrompt = value.ai_filter_prompt;
  if (aiFilterPrompt !== undefined && !isNullableText(aiFilterPrompt))
    if (inMember(found, value, '/ai_filter_prompt', isNullableText)) return false;
  const config = value.config;
  if (config !== undefined && !isNullableObject(config))
    if (inMember(found, value, '/config', isNullableObject)) return false;
  return fits(found);
};
export const workflowTriggerPartsSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowTriggerParts);

export const checkWorkflowActionParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const actionType = value.action_type;
  if (actionType !== undefined && !isText(actionType) && inMember(found, value, '/action_type', isText)) return false;
  const apiParams = value.api_params;
  if (apiParams !== undefined && !isNullableObject(apiParams))
    if (inMember(found, value, '/api_params', isNullableObject)) return false;
  const communitySegmentId = value.community_segment_id;
  if (communitySegmentId !== undefined && !isNullableInteger(communitySegmentId))
    if (inMember(found, value, '/community_segment_id', isNullableInteger)) return false;
  return fits(found);
};
export const workflowActionPartsSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowActionParts);

export const checkWorkflowsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkWorkflow(records[index]) && within(found, '/records/' + index, checkWorkflow, records[index])) return false;
  }
  return fits(found);
};
export const workflowsListSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowsList);

export const checkWorkflowRunStatus = (value, found) => {
  if (value !== 'queued' && value !== 'succeeded' && value !== 'failed')
    if (refuse(found, '', 'enum', ['queued', 'succeeded', 'failed'])) return false;
  return fits(found);
};
export const workflowRunStatusSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowRunStatus);

export const checkWorkflowRun = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isFormatted(value.workflow_id, found, '/workflow_id', 'uuid')) return false;
  if (!isInteger(value.contact_id) && inMember(found, value, '/contact_id', isInteger)) return false;
  if (!checkWorkflowRunStatus(value.status) && inMember(found, value, '/status', checkWorkflowRunStatus)) return false;
  if (!isText(value.trigger_type) && inMember(found, value, '/trigger_type', isText)) return false;
  if (!isNullableText(value.resource_type) && inMember(found, value, '/resource_type', isNullableText)) return false;
  if (!isNullableInteger(value.resource_id) && inMember(found, value, '/resource_id', isNullableInteger)) return false;
  if (!isNullableText(value.error) && inMember(found, value, '/error', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isNullableTimestamp(value.finished_at))
    if (inMember(found, value, '/finished_at', isNullableTimestamp)) return false;
  return fits(found);
};
export const workflowRunSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowRun);

export const checkWorkflowRunsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkWorkflowRun(records[index]))
        if (within(found, '/records/' + index, checkWorkflowRun, records[index])) return false;
  }
  return fits(found);
};
export const workflowRunsListSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowRunsList);

export const checkPaywallStatus = (value, found) => {
  if (value !== 'draft' && value !== 'active' && value !== 'inactive')
    if (refuse(found, '', 'enum', ['draft', 'active', 'inactive'])) return false;
  return fits(found);
};
export const paywallStatusSchema = /* @__PURE__ */ toStandardSchema(checkPaywallStatus);

export const checkPaywall = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!checkPaywallStatus(value.status) && inMember(found, value, '/status', checkPaywallStatus)) return false;
  if (!isNullableText(value.currency) && inMember(found, value, '/currency', isNullableText)) return false;
  if (!isNullableText(value.subscription_group))
    if (inMember(found, value, '/subscription_group', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  const prices = value.prices;
  if (!isArray(prices) && inMember(found, value, '/prices', isArray)) return false;
  for (let index = 0; index < countItems(prices); index += 1)
    if (!checkPaywallPrice(prices[index]))
      if (within(found, '/prices/' + index, checkPaywallPrice, prices[index])) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  if (value.paywall_group_id === undefined && refuse(found, '', 'required', 'paywall_group_id')) return false;
  if (value.access_groups_enabled === undefined && refuse(found, '', 'required', 'access_groups_enabled')) return false;
  if (value.access_group_ids === undefined && refuse(found, '', 'required', 'access_group_ids')) return false;
  if (!checkPaywallParts(value) && within(found, '', checkPaywallParts, value)) return false;
  return fits(found);
};
export const paywallSchema = /* @__PURE__ */ toStandardSchema(checkPaywall);

export const checkPaywallPrice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!checkPaywallStatus(value.status) && inMember(found, value, '/status', checkPaywallStatus)) return false;
  if (!isBoolean(value.recurring) && inMember(found, value, '/recurring', isBoolean)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.price_type === undefined && refuse(found, '', 'required', 'price_type')) return false;
  if (value.amount_in_cents === undefined && refuse(found, '', 'required', 'amount_in_cents')) return false;
  if (value.interval === undefined && refuse(found, '', 'required', 'interval')) return false;
  if (value.interval_count === undefined && refuse(found, '', 'required', 'interval_count')) return false;
  if (value.upfront_payment_amount_in_cents === undefined)
    if (refuse(found, '', 'required', 'upfront_payment_amount_in_cents')) return false;
  if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  if (!checkPaywallPriceParts(value) && within(found, '', checkPaywallPriceParts, value)) return false;
  return fits(found);
};
export const paywallPriceSchema = /* @__PURE__ */ toStandardSchema(checkPaywallPrice);

export const checkPaywallsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkPaywall(records[index]) && within(found, '/records/' + index, checkPaywall, records[index])) return false;
  }
  return fits(found);
};
export const paywallsListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallsList);

export const checkPaywallGroup = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.currency_id === undefined && refuse(found, '', 'required', 'currency_id')) return false;
  if (!checkPaywallGroupAttributes(value) && within(found, '', checkPaywallGroupAttributes, value)) return false;
  return fits(found);
};
export const paywallGroupSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroup);

export const checkPaywallParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string' && isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  if (value.display_name !== undefined)
    if (!isTextOfLength(value.display_name, found, '/display_name', 1, 255)) return false;
  const paywallGroupId = value.paywall_group_id;
  if (paywallGroupId !== undefined && !isNullableInteger(paywallGroupId))
    if (inMember(found, value, '/paywall_group_id', isNullableInteger)) return false;
  const accessGroupsEnabled = value.access_groups_enabled;
  if (accessGroupsEnabled !== undefined && !isBoolean(accessGroupsEnabled))
    if (inMember(found, value, '/access_groups_enabled', isBoolean)) return false;
  const accessGroupIds = value.access_group_ids;
  if (accessGroupIds !== undefined)
    if (!isArrayOfLength(accessGroupIds, found, '/access_group_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(accessGroupIds); index += 1)
    if (!isInteger(accessGroupIds[index]))
      if (within(found, '/access_group_ids/' + index, isInteger, accessGroupIds[index])) return false;
  return fits(found);
};
export const paywallPartsSchema = /* @__PURE__ */ toStandardSchema(checkPaywallParts);

const paywallPricePartsIntervalValues = /* @__PURE__ */ new Set(['daily', 'weekly', 'monthly', 'yearly', null]);

export const checkPaywallPriceParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string' && isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  const priceType = value.price_type;
  if (priceType !== undefined && !checkPaywallPriceType(priceType))
    if (inMember(found, value, '/price_type', checkPaywallPriceType)) return false;
  const amountInCents = value.amount_in_cents;
  if (amountInCents !== undefined && !isInteger(amountInCents))
    if (inMember(found, value, '/amount_in_cents', isInteger)) return false;
  if (value.interval !== undefined)
    if (!isListed(value.interval, found, '/interval', paywallPricePartsIntervalValues)) return false;
  const intervalCount = value.interval_count;
  if (intervalCount !== undefined && !isNullableInteger(intervalCount))
    if (inMember(found, value, '/interval_count', isNullableInteger)) return false;
  const upfrontPaymentAmountInCents = value.upfront_payment_amount_in_cents;
  if (upfrontPaymentAmountInCents !== undefined && !isInteger(upfrontPaymentAmountInCents))
    if (inMember(found, value, '/upfront_payment_amount_in_cents', isInteger)) return false;
  if (value.display_name !== undefined)
    if (!isTextOfLength(value.display_name, found, '/display_name', 1, 255)) return false;
  return fits(found);
};
export const paywallPricePartsSchema = /* @__PURE__ */ toStandardSchema(checkPaywallPriceParts);

export const checkPaywallPriceType = (value, found) => {
  if (value !== 'subscription' && value !== 'onetime' && value !== 'installments')
    if (refuse(found, '', 'enum', ['subscription', 'onetime', 'installments'])) return false;
  return fits(found);
};
export const paywallPriceTypeSchema = /* @__PURE__ */ toStandardSchema(checkPaywallPriceType);

export const checkPaywallGroupAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const currencyId = value.currency_id;
  if (currencyId !== undefined && !checkCurrencyId(currencyId))
    if (inMember(found, value, '/currency_id', checkCurrencyId)) return false;
  return fits(found);
};
export const paywallGroupAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupAttributes);

export const checkPaywallGroupsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkPaywallGroup(records[index]))
        if (within(found, '/records/' + index, checkPaywallGroup, records[index])) return false;
  }
  return fits(found);
};
export const paywallGroupsListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupsList);

export const checkPaywallCoupon = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.redemptions_count) && inMember(found, value, '/redemptions_count', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (value.code === undefined && refuse(found, '', 'required', 'code')) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.discount_type === undefined && refuse(found, '', 'required', 'discount_type')) return false;
  if (value.percent_off === undefined && refuse(found, '', 'required', 'percent_off')) return false;
  if (value.amount_off_in_cents === undefined && refuse(found, '', 'required', 'amount_off_in_cents')) return false;
  if (value.paywall_ids === undefined && refuse(found, '', 'required', 'paywall_ids')) return false;
  if (value.max_redemptions === undefined && refuse(found, '', 'required', 'max_redemptions')) return false;
  if (value.expires_at === undefined && refuse(found, '', 'required', 'expires_at')) return false;
  if (!checkPaywallCouponAttributes(value) && within(found, '', checkPaywallCouponAttributes, value)) return false;
  return fits(found);
};
export const paywallCouponSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCoupon);

export const checkPaywallCouponAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.code !== undefined && !isTextOfLength(value.code, found, '/code', 1)) return false;
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string') {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  const discountType = value.discount_type;
  if (discountType !== undefined && !checkCouponDiscountType(discountType))
    if (inMember(found, value, '/discount_type', checkCouponDiscountType)) return false;
  const percentOff = value.percent_off;
  if (percentOff !== undefined) {
    if (!Number.isInteger(percentOff) && percentOff !== null) {
      if (refuse(found, '/percent_off', 'type', ['integer', 'null'])) return false;
    } else if (typeof percentOff === 'number') {
      if (percentOff < 1 && refuse(found, '/percent_off', 'minimum', 1)) return false;
      if (percentOff > 100 && refuse(found, '/percent_off', 'maximum', 100)) return false;
    }
  }
  const amountOffInCents = value.amount_off_in_cents;
  if (amountOffInCents !== undefined) {
    if (!Number.isInteger(amountOffInCents) && amountOffInCents !== null) {
      if (refuse(found, '/amount_off_in_cents', 'type', ['integer', 'null'])) return false;
    } else if (typeof amountOffInCents === 'number' && amountOffInCents < 1)
      if (refuse(found, '/amount_off_in_cents', 'minimum', 1)) return false;
  }
  const paywallIds = value.paywall_ids;
  if (paywallIds !== undefined && !isArrayOfLength(paywallIds, found, '/paywall_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(paywallIds); index += 1)
    if (!isInteger(paywallIds[index]))
      if (within(found, '/paywall_ids/' + index, isInteger, paywallIds[index])) return false;
  const maxRedemptions = value.max_redemptions;
  if (maxRedemptions !== undefined) {
    if (!Number.isInteger(maxRedemptions) && maxRedemptions !== null) {
      if (refuse(found, '/max_redemptions', 'type', ['integer', 'null'])) return false;
    } else if (typeof maxRedemptions === 'number' && maxRedemptions < 1)
      if (refuse(found, '/max_redemptions', 'minimum', 1)) return false;
  }
  const expiresAt = value.expires_at;
  if (expiresAt !== undefined && !isNullableTimestamp(expiresAt))
    if (inMember(found, value, '/expires_at', isNullableTimestamp)) return false;
  return fits(found);
};
export const paywallCouponAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCouponAttributes);

export const checkCouponDiscountType = (value, found) => {
  if (value !== 'percentage' && value !== 'amount' && refuse(found, '', 'enum', ['percentage', 'amount'])) return false;
  return fits(found);
};
export const couponDiscountTypeSchema = /* @__PURE__ */ toStandardSchema(checkCouponDiscountType);

export const checkPaywallCouponCreateRequest = (value, found) => {
  if (isObject(value)) {
    if (value.code === undefined && refuse(found, '', 'required', 'code')) return false;
    if (value.discount_type === undefined && refuse(found, '', 'required', 'discount_type')) return false;
  }
  if (!checkPaywallCouponAttributes(value) && within(found, '', checkPaywallCouponAttributes, value)) return false;
  return fits(found);
};
export const paywallCouponCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCouponCreateRequest);

export const checkPaywallCouponsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkPaywallCoupon(records[index]))
        if (within(found, '/records/' + index, checkPaywallCoupon, records[index])) return false;
  }
  return fits(found);
};
export const paywallCouponsListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCouponsList);

export const checkPaywallAffiliate = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isText(value.code) && inMember(found, value, '/code', isText)) return false;
  if (!isNullableTimestamp(value.enrolled_at))
    if (inMember(found, value, '/enrolled_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.invited_at))
    if (inMember(found, value, '/invited_at', isNullableTimestamp)) return false;
  const communityMember = value.community_member;
  if (!isObject(communityMember)) {
    if (refuseMember(found, '', 'community_member', communityMember, 'type', 'object')) return false;
  } else {
    if (!isInteger(communityMember.id))
      if (inMember(found, communityMember, '/community_member/id', isInteger)) return false;
    if (!isText(communityMember.name) && inMember(found, communityMember, '/community_member/name', isText)) return false;
    if (!isText(communityMember.email))
      if (inMember(found, communityMember, '/community_member/email', isText)) return false;
  }
  return fits(found);
};
export const paywallAffiliateSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliate);

export const checkPaywallAffiliatesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkPaywallAffiliate(records[index]))
        if (within(found, '/records/' + index, checkPaywallAffiliate, records[index])) return false;
  }
  return fits(found);
};
export const paywallAffiliatesListSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliatesList);

export const checkPaywallAffiliatePayoutExport = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.relation) && inMember(found, value, '/relation', isText)) return false;
  const communityMemberIds = value.community_member_ids;
  if (!isArray(communityMemberIds) && inMember(found, value, '/community_member_ids', isArray)) return false;
  for (let index = 0; index < countItems(communityMemberIds); index += 1)
    if (!isInteger(communityMemberIds[index]))
      if (within(found, '/community_member_ids/' + index, isInteger, communityMemberIds[index])) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  return fits(found);
};
export const paywallAffiliatePayoutExportSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliatePayoutExport);

export const checkPaywallAffiliateFilters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length < 1 && refuse(found, '', 'minProperties', 1)) return false;
  if (value.status !== undefined && !isText(value.status) && inMember(found, value, '/status', isText)) return false;
  const campaignId = value.campaign_id;
  if (campaignId !== undefined && !isInteger(campaignId))
    if (inMember(found, value, '/campaign_id', isInteger)) return false;
  const nameOrEmail = value.name_or_email;
  if (nameOrEmail !== undefined && !isText(nameOrEmail))
    if (inMember(found, value, '/name_or_email', isText)) return false;
  if (value.code !== undefined && !isText(value.code) && inMember(found, value, '/code', isText)) return false;
  return fits(found);
};
export const paywallAffiliateFiltersSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateFilters);

export const checkPaywallAffiliateInviteRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const existingMemberIds = value.existing_member_ids;
  if (!isArrayOfLength(existingMemberIds, found, '/existing_member_ids', 1, 20)) return false;
  for (let index = 0; index < countItems(existingMemberIds); index += 1)
    if (!isInteger(existingMemberIds[index]))
      if (within(found, '/existing_member_ids/' + index, isInteger, existingMemberIds[index])) return false;
  return fits(found);
};
export const paywallAffiliateInviteRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInviteRequest);

export const checkPaywallAffiliateInvitations = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const results = value.results;
  if (!isArray(results) && inMember(found, value, '/results', isArray)) return false;
  for (let index = 0; index < countItems(results); index += 1)
    if (!checkPaywallAffiliateInvitation(results[index]))
      if (within(found, '/results/' + index, checkPaywallAffiliateInvitation, results[index])) return false;
  if (!checkPaywallAffiliateInvitationSummary(value.summary))
    if (inMember(found, value, '/summary', checkPaywallAffiliateInvitationSummary)) return false;
  return fits(found);
};
export const paywallAffiliateInvitationsSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInvitations);

const paywallAffiliateInvitationStatusValues = /* @__PURE__ */ new Set(['invited', 'reinvited', 'already_active', 'failed']);

export const checkPaywallAffiliateInvitation = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isListed(value.status, found, '/status', paywallAffiliateInvitationStatusValues)) return false;
  if (!isNullableText(value.error) && inMember(found, value, '/error', isNullableText)) return false;
  return fits(found);
};
export const paywallAffiliateInvitationSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInvitation);

export const checkPaywallAffiliateInvitationSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.invited) && inMember(found, value, '/invited', isInteger)) return false;
  if (!isInteger(value.reinvited) && inMember(found, value, '/reinvited', isInteger)) return false;
  if (!isInteger(value.already_active) && inMember(found, value, '/already_active', isInteger)) return false;
  if (!isInteger(value.failed) && inMember(found, value, '/failed', isInteger)) return false;
  return fits(found);
};
export const paywallAffiliateInvitationSummarySchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateInvitationSummary);

export const checkPaywallAffiliateUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.status !== undefined && !isText(value.status) && inMember(found, value, '/status', isText)) return false;
  return fits(found);
};
export const paywallAffiliateUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallAffiliateUpdateRequest);

export const checkAffiliatePayoutSelection = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const communityMemberIds = value.community_member_ids;
  if (communityMemberIds !== undefined)
    if (!isArrayOfLength(communityMemberIds, found, '/community_member_ids', 0, 20)) return false;
  for (let index = 0; index < countItems(communityMemberIds); index += 1)
    if (!isInteger(communityMemberIds[index]))
      if (within(found, '/community_member_ids/' + index, isInteger, communityMemberIds[index])) return false;
  return fits(found);
};
export const affiliatePayoutSelectionSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutSelection);

export const checkAffiliatePayoutStartResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.processing) && inMember(found, value, '/processing', isInteger)) return false;
  return fits(found);
};
export const affiliatePayoutStartResponseSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutStartResponse);

export const checkAffiliatePayoutMarkPaidResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.expected) && inMember(found, value, '/expected', isInteger)) return false;
  if (!isInteger(value.processed) && inMember(found, value, '/processed', isInteger)) return false;
  return fits(found);
};
export const affiliatePayoutMarkPaidResponseSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutMarkPaidResponse);

export const checkAffiliatePayout = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.paywall_affiliate_id))
    if (inMember(found, value, '/paywall_affiliate_id', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.charge_id) && inMember(found, value, '/charge_id', isInteger)) return false;
  if (!checkAffiliatePayoutStatus(value.status))
    if (inMember(found, value, '/status', checkAffiliatePayoutStatus)) return false;
  if (!isInteger(value.amount) && inMember(found, value, '/amount', isInteger)) return false;
  if (!isText(value.currency) && inMember(found, value, '/currency', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isNullableTimestamp(value.paid_at) && inMember(found, value, '/paid_at', isNullableTimestamp)) return false;
  return fits(found);
};
export const affiliatePayoutSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayout);

const affiliatePayoutStatusValues = /* @__PURE__ */ new Set(['pending', 'processing', 'paid', 'canceled']);

export const checkAffiliatePayoutStatus = (value, found) => {
  if (!affiliatePayoutStatusValues.has(value) && refuse(found, '', 'enum', affiliatePayoutStatusValues)) return false;
  return fits(found);
};
export const affiliatePayoutStatusSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutStatus);

export const checkAffiliatePayoutsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkAffiliatePayout(records[index]))
        if (within(found, '/records/' + index, checkAffiliatePayout, records[index])) return false;
  }
  return fits(found);
};
export const affiliatePayoutsListSchema = /* @__PURE__ */ toStandardSchema(checkAffiliatePayoutsList);

const paymentMethodStateValues = /* @__PURE__ */ new Set(['pending_verification', 'active', 'disabled', 'unavailable']);

export const checkPaymentMethodState = (value, found) => {
  if (!paymentMethodStateValues.has(value) && refuse(found, '', 'enum', paymentMethodStateValues)) return false;
  return fits(found);
};
export const paymentMethodStateSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodState);

export const checkPaymentMethodPreference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.payment_method) && inMember(found, value, '/payment_method', isText)) return false;
  if (!isBoolean(value.value) && inMember(found, value, '/value', isBoolean)) return false;
  if (!isBoolean(value.is_enabled) && inMember(found, value, '/is_enabled', isBoolean)) return false;
  if (!isBoolean(value.is_capability_active))
    if (inMember(found, value, '/is_capability_active', isBoolean)) return false;
  if (!isBoolean(value.is_capability_pending))
    if (inMember(found, value, '/is_capability_pending', isBoolean)) return false;
  if (!isBoolean(value.can_request_capability))
    if (inMember(found, value, '/can_request_capability', isBoolean)) return false;
  if (!isBoolean(value.is_capability_available))
    if (inMember(found, value, '/is_capability_available', isBoolean)) return false;
  if (!isBoolean(value.mutable) && inMember(found, value, '/mutable', isBoolean)) return false;
  if (!checkPaymentMethodState(value.normalized_state))
    if (inMember(found, value, '/normalized_state', checkPaymentMethodState)) return false;
  const capabilityId = value.capability_id;
  if (capabilityId !== undefined && !isNullableText(capabilityId))
    if (inMember(found, value, '/capability_id', isNullableText)) return false;
  const capabilityStatus = value.capability_status;
  if (capabilityStatus !== undefined && !isNullableText(capabilityStatus))
    if (inMember(found, value, '/capability_status', isNullableText)) return false;
  return fits(found);
};
export const paymentMethodPreferenceSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodPreference);

export const checkPaymentMethodPreferencesList = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkPaymentMethodPreference(item))
      if (within(found, '/' + index, checkPaymentMethodPreference, item)) return false;
  }
  return fits(found);
};
export const paymentMethodPreferencesListSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodPreferencesList);

export const checkPaymentMethodUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.payment_method, found, '/payment_method', 1)) return false;
  if (!isBoolean(value.value) && inMember(found, value, '/value', isBoolean)) return false;
  return fits(found);
};
export const paymentMethodUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaymentMethodUpdateRequest);

export const checkTaxSetting = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.processor_status) && inMember(found, value, '/processor_status', isText)) return false;
  if (value.platform_status === undefined && refuse(found, '', 'required', 'platform_status')) return false;
  if (value.default_tax_behavior === undefined && refuse(found, '', 'required', 'default_tax_behavior')) return false;
  if (!checkTaxSettingAttributes(value) && within(found, '', checkTaxSettingAttributes, value)) return false;
  return fits(found);
};
export const taxSettingSchema = /* @__PURE__ */ toStandardSchema(checkTaxSetting);

export const checkTaxSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const platformStatus = value.platform_status;
  if (platformStatus !== undefined && !checkTaxPlatformStatus(platformStatus))
    if (inMember(found, value, '/platform_status', checkTaxPlatformStatus)) return false;
  const defaultTaxBehavior = value.default_tax_behavior;
  if (defaultTaxBehavior !== undefined && !checkTaxBehavior(defaultTaxBehavior))
    if (inMember(found, value, '/default_tax_behavior', checkTaxBehavior)) return false;
  return fits(found);
};
export const taxSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkTaxSettingAttributes);

export const checkTaxPlatformStatus = (value, found) => {
  if (value !== 'enabled' && value !== 'disabled' && refuse(found, '', 'enum', ['enabled', 'disabled'])) return false;
  return fits(found);
};
export const taxPlatformStatusSchema = /* @__PURE__ */ toStandardSchema(checkTaxPlatformStatus);

export const checkTaxBehavior = (value, found) => {
  if (value !== 'exclusive' && value !== 'inclusive' && value !== 'inferred_by_currency')
    if (refuse(found, '', 'enum', ['exclusive', 'inclusive', 'inferred_by_currency'])) return false;
  return fits(found);
};
export const taxBehaviorSchema = /* @__PURE__ */ toStandardSchema(checkTaxBehavior);

export const checkTaxSettingUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const taxSetting = value.tax_setting;
  if (taxSetting !== undefined && !checkTaxSettingAttributes(taxSetting))
    if (inMember(found, value, '/tax_setting', checkTaxSettingAttributes)) return false;
  return fits(found);
};
export const taxSettingUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkTaxSettingUpdateRequest);

export const checkPaymentParties = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNullableInteger(value.paywall_id) && inMember(found, value, '/paywall_id', isNullableInteger)) return false;
  if (!isNullableText(value.paywall_name) && inMember(found, value, '/paywall_name', isNullableText)) return false;
  if (!isNullableInteger(value.paywall_price_id))
    if (inMember(found, value, '/paywall_price_id', isNullableInteger)) return false;
  if (!isNullableText(value.paywall_price_type))
    if (inMember(found, value, '/paywall_price_type', isNullableText)) return false;
  if (!isNullableText(value.paywall_price_interval))
    if (inMember(found, value, '/paywall_price_interval', isNullableText)) return false;
  if (!isNullableText(value.paywall_coupon_code))
    if (inMember(found, value, '/paywall_coupon_code', isNullableText)) return false;
  if (!isNullableInteger(value.community_member_id))
    if (inMember(found, value, '/community_member_id', isNullableInteger)) return false;
  if (!isNullableText(value.community_member_public_uid))
    if (inMember(found, value, '/community_member_public_uid', isNullableText)) return false;
  if (!isNullableText(value.community_member_name))
    if (inMember(found, value, '/community_member_name', isNullableText)) return false;
  if (!isNullableText(value.community_member_email))
    if (inMember(found, value, '/community_member_email', isNullableText)) return false;
  return fits(found);
};
export const paymentPartiesSchema = /* @__PURE__ */ toStandardSchema(checkPaymentParties);

export const checkCommunityMemberCharge = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.processor_id) && inMember(found, value, '/processor_id', isNullableText)) return false;
  if (!isNullableText(value.invoice_processor_id))
    if (inMember(found, value, '/invoice_processor_id', isNullableText)) return false;
  if (!isNullableText(value.subscription_processor_id))
    if (inMember(found, value, '/subscription_processor_id', isNullableText)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isText(value.display_status_raw) && inMember(found, value, '/display_status_raw', isText)) return false;
  if (!isBoolean(value.refundable) && inMember(found, value, '/refundable', isBoolean)) return false;
  if (!isInteger(value.amount) && inMember(found, value, '/amount', isInteger)) return false;
  if (!isInteger(value.amount_refunded) && inMember(found, value, '/amount_refunded', isInteger)) return false;
  if (!isInteger(value.amount_to_refund) && inMember(found, value, '/amount_to_refund', isInteger)) return false;
  if (!isNullableText(value.currency) && inMember(found, value, '/currency', isNullableText)) return false;
  if (!isText(value.platform) && inMember(found, value, '/platform', isText)) return false;
  if (!isNullableText(value.payment_method_type))
    if (inMember(found, value, '/payment_method_type', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!checkPaymentParties(value) && within(found, '', checkPaymentParties, value)) return false;
  return fits(found);
};
export const communityMemberChargeSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberCharge);

export const checkCommunityMemberChargesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCommunityMemberCharge(records[index]))
        if (within(found, '/records/' + index, checkCommunityMemberCharge, records[index])) return false;
  }
  return fits(found);
};
export const communityMemberChargesListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargesList);

export const checkCommunityMemberSubscription = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.processor_id) && inMember(found, value, '/processor_id', isNullableText)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isText(value.platform) && inMember(found, value, '/platform', isText)) return false;
  if (!isNullableTimestamp(value.renews_at) && inMember(found, value, '/renews_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.trial_ends_at))
    if (inMember(found, value, '/trial_ends_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.ends_at) && inMember(found, value, '/ends_at', isNullableTimestamp)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isInteger(value.charges_quantity) && inMember(found, value, '/charges_quantity', isInteger)) return false;
  if (!isInteger(value.total_amount_paid) && inMember(found, value, '/total_amount_paid', isInteger)) return false;
  if (!isNullableText(value.currency) && inMember(found, value, '/currency', isNullableText)) return false;
  if (!isBoolean(value.refundable) && inMember(found, value, '/refundable', isBoolean)) return false;
  if (!isBoolean(value.renewing) && inMember(found, value, '/renewing', isBoolean)) return false;
  if (!isBoolean(value.completed_installment))
    if (inMember(found, value, '/completed_installment', isBoolean)) return false;
  if (!checkPaymentParties(value) && within(found, '', checkPaymentParties, value)) return false;
  return fits(found);
};
export const communityMemberSubscriptionSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscription);

export const checkCommunityMemberSubscriptionsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCommunityMemberSubscription(records[index]))
        if (within(found, '/records/' + index, checkCommunityMemberSubscription, records[index])) return false;
  }
  return fits(found);
};
export const communityMemberSubscriptionsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionsList);

export const checkPaymentExport = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.relation) && inMember(found, value, '/relation', isText)) return false;
  const fields = value.fields;
  if (!isArray(fields) && inMember(found, value, '/fields', isArray)) return false;
  for (let index = 0; index < countItems(fields); index += 1)
    if (!isText(fields[index]) && within(found, '/fields/' + index, isText, fields[index])) return false;
  if (!isAnyObject(value.filters) && inMember(found, value, '/filters', isAnyObject)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  return fits(found);
};
export const paymentExportSchema = /* @__PURE__ */ toStandardSchema(checkPaymentExport);

export const checkCommunityMemberChargeExport = (value, found) => {
  if (!checkPaymentExport(value) && within(found, '', checkPaymentExport, value)) return false;
  return fits(found);
};
export const communityMemberChargeExportSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargeExport);

export const checkCommunityMemberSubscriptionExport = (value, found) => {
  if (!checkPaymentExport(value) && within(found, '', checkPaymentExport, value)) return false;
  return fits(found);
};
export const communityMemberSubscriptionExportSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionExport);

export const checkEvent = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isInteger(value.user_id) && inMember(found, value, '/user_id', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isNullableBoolean(value.hide_meta_info))
    if (inMember(found, value, '/hide_meta_info', isNullableBoolean)) return false;
  if (!isInteger(value.comments_count) && inMember(found, value, '/comments_count', isInteger)) return false;
  if (!isTimestamp(value.ends_at) && inMember(found, value, '/ends_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isText(value.location_type) && inMember(found, value, '/location_type', isText)) return false;
  if (!checkEventSpace(value.space) && inMember(found, value, '/space', checkEventSpace)) return false;
  if (!isText(value.body) && inMember(found, value, '/body', isText)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  if (!isText(value.member_email) && inMember(found, value, '/member_email', isText)) return false;
  if (!isText(value.member_name) && inMember(found, value, '/member_name', isText)) return false;
  if (!isNullableText(value.member_avatar_url))
    if (inMember(found, value, '/member_avatar_url', isNullableText)) return false;
  if (!isText(value.integration_display_title))
    if (inMember(found, value, '/integration_display_title', isText)) return false;
  if (!isInteger(value.likes_count) && inMember(found, value, '/likes_count', isInteger)) return false;
  if (!isNullableText(value.cover_image_url))
    if (inMember(found, value, '/cover_image_url', isNullableText)) return false;
  if (!isNullableObject(value.meta_tag_attributes))
    if (inMember(found, value, '/meta_tag_attributes', isNullableObject)) return false;
  const topics = value.topics;
  if (!isArray(topics) && inMember(found, value, '/topics', isArray)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!isInteger(topics[index]) && within(found, '/topics/' + index, isInteger, topics[index])) return false;
  if (value.confirmation_message_title === undefined)
    if (refuse(found, '', 'required', 'confirmation_message_title')) return false;
  if (value.confirmation_message_button_title === undefined)
    if (refuse(found, '', 'required', 'confirmation_message_button_title')) return false;
  if (value.confirmation_message_button_link === undefined)
    if (refuse(found, '', 'required', 'confirmation_message_button_link')) return false;
  if (value.confirmation_message_description === undefined)
    if (refuse(found, '', 'required', 'confirmation_message_description')) return false;
  if (value.in_person_location === undefined && refuse(found, '', 'required', 'in_person_location')) return false;
  if (value.host === undefined && refuse(found, '', 'required', 'host')) return false;
  if (value.duration_in_seconds === undefined && refuse(found, '', 'required', 'duration_in_seconds')) return false;
  if (value.enable_custom_thank_you_message === undefined)
    if (refuse(found, '', 'required', 'enable_custom_thank_you_message')) return false;
  if (value.send_in_app_notification_confirmation === undefined)
    if (refuse(found, '', 'required', 'send_in_app_notification_confirmation')) return false;
  if (value.rsvp_disabled === undefined && refuse(found, '', 'required', 'rsvp_disabled')) return false;
  if (value.send_email_confirmation === undefined)
    if (refuse(found, '', 'required', 'send_email_confirmation')) return false;
  if (value.send_email_reminder === undefined && refuse(found, '', 'required', 'send_email_reminder')) return false;
  if (value.send_in_app_notification_reminder === undefined)
    if (refuse(found, '', 'required', 'send_in_app_notification_reminder')) return false;
  if (value.virtual_location_url === undefined && refuse(found, '', 'required', 'virtual_location_url')) return false;
  if (value.starts_at === undefined && refuse(found, '', 'required', 'starts_at')) return false;
  if (value.hide_attendees === undefined && refuse(found, '', 'required', 'hide_attendees')) return false;
  if (value.hide_location_from_non_attendees === undefined)
    if (refuse(found, '', 'required', 'hide_location_from_non_attendees')) return false;
  if (!checkEventSettingParts(value) && within(found, '', checkEventSettingParts, value)) return false;
  return fits(found);
};
export const eventSchema = /* @__PURE__ */ toStandardSchema(checkEvent);

export const checkEventSpace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  return fits(found);
};
export const eventSpaceSchema = /* @__PURE__ */ toStandardSchema(checkEventSpace);

export const checkEventList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkEvent(records[index]) && within(found, '/records/' + index, checkEvent, records[index])) return false;
  }
  return fits(found);
};
export const eventListSchema = /* @__PURE__ */ toStandardSchema(checkEventList);

export const checkEventSettingParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const startsAt = value.starts_at;
  if (startsAt !== undefined && !isTimestamp(startsAt))
    if (inMember(found, value, '/starts_at', isTimestamp)) return false;
  const durationInSeconds = value.duration_in_seconds;
  if (durationInSeconds !== undefined && !isInteger(durationInSeconds))
    if (inMember(found, value, '/duration_in_seconds', isInteger)) return false;
  const host = value.host;
  if (host !== undefined && !isNullableText(host) && inMember(found, value, '/host', isNullableText)) return false;
  const inPersonLocation = value.in_person_location;
  if (inPersonLocation !== undefined && !isNullableText(inPersonLocation))
    if (inMember(found, value, '/in_person_location', isNullableText)) return false;
  const virtualLocationUrl = value.virtual_location_url;
  if (virtualLocationUrl !== undefined && !isText(virtualLocationUrl))
    if (inMember(found, value, '/virtual_location_url', isText)) return false;
  const hideLocationFromNonAttendees = value.hide_location_from_non_attendees;
  if (hideLocationFromNonAttendees !== undefined && !isBoolean(hideLocationFromNonAttendees))
    if (inMember(found, value, '/hide_location_from_non_attendees', isBoolean)) return false;
  const hideAttendees = value.hide_attendees;
  if (hideAttendees !== undefined && !isBoolean(hideAttendees))
    if (inMember(found, value, '/hide_attendees', isBoolean)) return false;
  const rsvpDisabled = value.rsvp_disabled;
  if (rsvpDisabled !== undefined && !isBoolean(rsvpDisabled))
    if (inMember(found, value, '/rsvp_disabled', isBoolean)) return false;
  const sendEmailReminder = value.send_email_reminder;
  if (sendEmailReminder !== undefined && !isBoolean(sendEmailReminder))
    if (inMember(found, value, '/send_email_reminder', isBoolean)) return false;
  const sendInAppNotificationReminder = value.send_in_app_notification_reminder;
  if (sendInAppNotificationReminder !== undefined && !isBoolean(sendInAppNotificationReminder))
    if (inMember(found, value, '/send_in_app_notification_reminder', isBoolean)) return false;
  const sendEmailConfirmation = value.send_email_confirmation;
  if (sendEmailConfirmation !== undefined && !isBoolean(sendEmailConfirmation))
    if (inMember(found, value, '/send_email_confirmation', isBoolean)) return false;
  const sendInAppNotificationConfirmation = value.send_in_app_notification_confirmation;
  if (sendInAppNotificationConfirmation !== undefined && !isBoolean(sendInAppNotificationConfirmation))
    if (inMember(found, value, '/send_in_app_notification_confirmation', isBoolean)) return false;
  const enableCustomThankYouMessage = value.enable_custom_thank_you_message;
  if (enableCustomThankYouMessage !== undefined && !isBoolean(enableCustomThankYouMessage))
    if (inMember(found, value, '/enable_custom_thank_you_message', isBoolean)) return false;
  const confirmationMessageTitle = value.confirmation_message_title;
  if (confirmationMessageTitle !== undefined && !isNullableText(confirmationMessageTitle))
    if (inMember(found, value, '/confirmation_message_title', isNullableText)) return false;
  const confirmationMessageDescription = value.confirmation_message_description;
  if (confirmationMessageDescription !== undefined && !isNullableText(confirmationMessageDescription))
    if (inMember(found, value, '/confirmation_message_description', isNullableText)) return false;
  const confirmationMessageButtonTitle = value.confirmation_message_button_title;
  if (confirmationMessageButtonTitle !== undefined && !isNullableText(confirmationMessageButtonTitle))
    if (inMember(found, value, '/confirmation_message_button_title', isNullableText)) return false;
  const confirmationMessageButtonLink = value.confirmation_message_button_link;
  if (confirmationMessageButtonLink !== undefined && !isNullableText(confirmationMessageButtonLink))
    if (inMember(found, value, '/confirmation_message_button_link', isNullableText)) return false;
  return fits(found);
};
export const eventSettingPartsSchema = /* @__PURE__ */ toStandardSchema(checkEventSettingParts);

export const checkEventAttendee = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.event_id) && inMember(found, value, '/event_id', isInteger)) return false;
  if (!isText(value.event_name) && inMember(found, value, '/event_name', isText)) return false;
  if (!isText(value.member_name) && inMember(found, value, '/member_name', isText)) return false;
  if (!isText(value.member_email) && inMember(found, value, '/member_email', isText)) return false;
  if (!isNullableText(value.member_avatar_url))
    if (inMember(found, value, '/member_avatar_url', isNullableText)) return false;
  if (!isText(value.headline) && inMember(found, value, '/headline', isText)) return false;
  if (!isTimestamp(value.rsvp_date) && inMember(found, value, '/rsvp_date', isTimestamp)) return false;
  return fits(found);
};
export const eventAttendeeSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendee);

export const checkEventAttendeesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkEventAttendee(records[index]))
        if (within(found, '/records/' + index, checkEventAttendee, records[index])) return false;
  }
  return fits(found);
};
export const eventAttendeesListSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeesList);

export const checkEventAttendeeRequest = (value, found) => {
  if (isObject(value)) {
    if (value.member_email === undefined && refuse(found, '', 'required', 'member_email')) return false;
    if (value.event_id === undefined && refuse(found, '', 'required', 'event_id')) return false;
  }
  if (!checkEventAttendeeNames(value) && within(found, '', checkEventAttendeeNames, value)) return false;
  return fits(found);
};
export const eventAttendeeRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeeRequest);

export const checkEventAttendeeRemovalRequest = (value, found) => {
  if (!checkEventAttendeeNames(value) && within(found, '', checkEventAttendeeNames, value)) return false;
  return fits(found);
};
export const eventAttendeeRemovalRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeeRemovalRequest);

export const checkEventAttendeeNames = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.member_email !== undefined && !isTextOfLength(value.member_email, found, '/member_email', 1)) return false;
  const eventId = value.event_id;
  if (eventId !== undefined) {
    if (!Number.isInteger(eventId) && typeof eventId !== 'string') {
      if (refuse(found, '/event_id', 'type', ['integer', 'string'])) return false;
    } else if (typeof eventId === 'string' && isShorter(eventId, 1) && refuse(found, '/event_id', 'minLength', 1)) return false;
  }
  return fits(found);
};
export const eventAttendeeNamesSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeeNames);

export const checkLiveRoom = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isText(value.room_type) && inMember(found, value, '/room_type', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isNullableTimestamp(value.live_at) && inMember(found, value, '/live_at', isNullableTimestamp)) return false;
  if (!isNullableTimestamp(value.closed_at) && inMember(found, value, '/closed_at', isNullableTimestamp)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.recording_enabled === undefined && refuse(found, '', 'required', 'recording_enabled')) return false;
  if (!checkLiveRoomParts(value) && within(found, '', checkLiveRoomParts, value)) return false;
  return fits(found);
};
export const liveRoomSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoom);

export const checkLiveRoomParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const recordingEnabled = value.recording_enabled;
  if (recordingEnabled !== undefined && !isBoolean(recordingEnabled))
    if (inMember(found, value, '/recording_enabled', isBoolean)) return false;
  return fits(found);
};
export const liveRoomPartsSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomParts);

export const checkLiveRoomCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const roomType = value.room_type;
  if (roomType !== undefined && !checkLiveRoomType(roomType))
    if (inMember(found, value, '/room_type', checkLiveRoomType)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkLiveRoomParts(value) && within(found, '', checkLiveRoomParts, value)) return false;
  return fits(found);
};
export const liveRoomCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomCreateRequest);

export const checkLiveRoomType = (value, found) => {
  if (value !== 'live_room' && value !== 'live_stream')
    if (refuse(found, '', 'enum', ['live_room', 'live_stream'])) return false;
  return fits(found);
};
export const liveRoomTypeSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomType);

export const checkLiveRoomList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkLiveRoom(records[index]) && within(found, '/records/' + index, checkLiveRoom, records[index])) return false;
  }
  return fits(found);
};
export const liveRoomListSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomList);

export const checkLiveRoomTranscripts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const transcripts = value.transcripts;
  if (!isArray(transcripts) && inMember(found, value, '/transcripts', isArray)) return false;
  for (let index = 0; index < countItems(transcripts); index += 1)
    if (!isText(transcripts[index]) && within(found, '/transcripts/' + index, isText, transcripts[index])) return false;
  return fits(found);
};
export const liveRoomTranscriptsSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomTranscripts);

export const checkAccessGroup = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.description) && inMember(found, value, '/description', isText)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const accessGroupSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroup);

export const checkAccessGroups = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkAccessGroup(records[index]))
        if (within(found, '/records/' + index, checkAccessGroup, records[index])) return false;
  }
  return fits(found);
};
export const accessGroupsSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroups);

export const checkAccessGroupAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const description = value.description;
  if (description !== undefined && !isText(description) && inMember(found, value, '/description', isText)) return false;
  return fits(found);
};
export const accessGroupAttributesSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupAttributes);

export const checkAccessGroupCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkNewAccessGroup(value.access_group))
    if (inMember(found, value, '/access_group', checkNewAccessGroup)) return false;
  return fits(found);
};
export const accessGroupCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupCreateRequest);

export const checkNewAccessGroup = (value, found) => {
  if (isObject(value) && value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkAccessGroupAttributes(value) && within(found, '', checkAccessGroupAttributes, value)) return false;
  return fits(found);
};
export const newAccessGroupSchema = /* @__PURE__ */ toStandardSchema(checkNewAccessGroup);

export const checkAccessGroupUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkAccessGroupAttributes(value.access_group))
    if (inMember(found, value, '/access_group', checkAccessGroupAttributes)) return false;
  return fits(found);
};
export const accessGroupUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupUpdateRequest);

export const checkAccessGroupStatusFilter = (value, found) => {
  if (value !== 'active' && value !== 'archived' && value !== 'all')
    if (refuse(found, '', 'enum', ['active', 'archived', 'all'])) return false;
  return fits(found);
};
export const accessGroupStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupStatusFilter);

export const checkAccessGroupCommunityMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.access_group_id) && inMember(found, value, '/access_group_id', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const accessGroupCommunityMemberSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupCommunityMember);

export const checkAccessGroupCommunityMembers = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkAccessGroupCommunityMember(records[index]))
        if (within(found, '/records/' + index, checkAccessGroupCommunityMember, records[index])) return false;
  }
  return fits(found);
};
export const accessGroupCommunityMembersSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupCommunityMembers);

export const checkAccessGroupMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.email, found, '/email', 1)) return false;
  return fits(found);
};
export const accessGroupMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupMemberCreateRequest);

export const checkCommunityLead = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.type) && inMember(found, value, '/type', isText)) return false;
  if (!isNullableText(value.email) && inMember(found, value, '/email', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  const memberTags = value.member_tags;
  if (!isArray(memberTags) && inMember(found, value, '/member_tags', isArray)) return false;
  for (let index = 0; index < countItems(memberTags); index += 1)
    if (!checkMemberTag(memberTags[index]))
      if (within(found, '/member_tags/' + index, checkMemberTag, memberTags[index])) return false;
  if (!isText(value.sqid) && inMember(found, value, '/sqid', isText)) return false;
  if (!isNullableText(value.public_uid) && inMember(found, value, '/public_uid', isNullableText)) return false;
  return fits(found);
};
export const communityLeadSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLead);

export const checkCommunityLeadsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkCommunityLead(records[index]))
        if (within(found, '/records/' + index, checkCommunityLead, records[index])) return false;
  }
  return fits(found);
};
export const communityLeadsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadsList);

export const checkCommunityLeadCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.email, found, '/email', 'email')) return false;
  if (!checkCommunityLeadAttributes(value) && within(found, '', checkCommunityLeadAttributes, value)) return false;
  return fits(found);
};
export const communityLeadCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadCreateRequest);

export const checkCommunityLeadAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined && !isArrayOfLength(memberTagIds, found, '/member_tag_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(memberTagIds); index += 1)
    if (!isInteger(memberTagIds[index]))
      if (within(found, '/member_tag_ids/' + index, isInteger, memberTagIds[index])) return false;
  return fits(found);
};
export const communityLeadAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadAttributes);

export const checkCommunityLeadUpdateRequest = (value, found) => {
  if (!checkCommunityLeadAttributes(value) && within(found, '', checkCommunityLeadAttributes, value)) return false;
  return fits(found);
};
export const communityLeadUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadUpdateRequest);

export const checkContactNote = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.contact_id) && inMember(found, value, '/contact_id', isInteger)) return false;
  if (!isInteger(value.author_id) && inMember(found, value, '/author_id', isInteger)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!isNullableObject(value.tiptap_body) && inMember(found, value, '/tiptap_body', isNullableObject)) return false;
  if (!checkContactNotePolicies(value.policies))
    if (inMember(found, value, '/policies', checkContactNotePolicies)) return false;
  return fits(found);
};
export const contactNoteSchema = /* @__PURE__ */ toStandardSchema(checkContactNote);

export const checkContactNotePolicies = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.can_edit) && inMember(found, value, '/can_edit', isBoolean)) return false;
  if (!isBoolean(value.can_destroy) && inMember(found, value, '/can_destroy', isBoolean)) return false;
  return fits(found);
};
export const contactNotePoliciesSchema = /* @__PURE__ */ toStandardSchema(checkContactNotePolicies);

export const checkContactNotesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkContactNote(records[index]))
        if (within(found, '/records/' + index, checkContactNote, records[index])) return false;
  }
  return fits(found);
};
export const contactNotesListSchema = /* @__PURE__ */ toStandardSchema(checkContactNotesList);

export const checkContactNoteRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const tiptapBody = value.tiptap_body;
  if (!isObject(tiptapBody)) {
    if (refuseMember(found, '', 'tiptap_body', tiptapBody, 'type', 'object')) return false;
  } else {
    if (tiptapBody.body === undefined && refuse(found, '/tiptap_body', 'required', 'body')) return false;
    if (!checkOpenDocumentRequest(tiptapBody))
      if (within(found, '/tiptap_body', checkOpenDocumentRequest, tiptapBody)) return false;
  }
  return fits(found);
};
export const contactNoteRequestSchema = /* @__PURE__ */ toStandardSchema(checkContactNoteRequest);

export const checkChatPreferences = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (value.messaging_enabled === undefined && refuse(found, '', 'required', 'messaging_enabled')) return false;
  if (value.group_messaging_enabled === undefined)
    if (refuse(found, '', 'required', 'group_messaging_enabled')) return false;
  if (value.voice_messages_enabled === undefined)
    if (refuse(found, '', 'required', 'voice_messages_enabled')) return false;
  if (value.member_to_member_messaging_enabled === undefined)
    if (refuse(found, '', 'required', 'member_to_member_messaging_enabled')) return false;
  if (!checkChatPreferencesParts(value) && within(found, '', checkChatPreferencesParts, value)) return false;
  return fits(found);
};
export const chatPreferencesSchema = /* @__PURE__ */ toStandardSchema(checkChatPreferences);

export const checkChatPreferencesParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const messagingEnabled = value.messaging_enabled;
  if (messagingEnabled !== undefined && !isBoolean(messagingEnabled))
    if (inMember(found, value, '/messaging_enabled', isBoolean)) return false;
  const groupMessagingEnabled = value.group_messaging_enabled;
  if (groupMessagingEnabled !== undefined && !isBoolean(groupMessagingEnabled))
    if (inMember(found, value, '/group_messaging_enabled', isBoolean)) return false;
  const voiceMessagesEnabled = value.voice_messages_enabled;
  if (voiceMessagesEnabled !== undefined && !isBoolean(voiceMessagesEnabled))
    if (inMember(found, value, '/voice_messages_enabled', isBoolean)) return false;
  const memberToMemberMessagingEnabled = value.member_to_member_messaging_enabled;
  if (memberToMemberMessagingEnabled !== undefined && !isBoolean(memberToMemberMessagingEnabled))
    if (inMember(found, value, '/member_to_member_messaging_enabled', isBoolean)) return false;
  return fits(found);
};
export const chatPreferencesPartsSchema = /* @__PURE__ */ toStandardSchema(checkChatPreferencesParts);

export const checkChatPreferencesUpdateRequest = (value, found) => {
  if (!checkChatPreferencesParts(value) && within(found, '', checkChatPreferencesParts, value)) return false;
  return fits(found);
};
export const chatPreferencesUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkChatPreferencesUpdateRequest);

export const checkDirectUploadResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isText(value.filename) && inMember(found, value, '/filename', isText)) return false;
  if (!isText(value.content_type) && inMember(found, value, '/content_type', isText)) return false;
  if (!isInteger(value.byte_size) && inMember(found, value, '/byte_size', isInteger)) return false;
  if (!isText(value.checksum) && inMember(found, value, '/checksum', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isNullableObject(value.metadata) && inMember(found, value, '/metadata', isNullableObject)) return false;
  if (!isText(value.service_name) && inMember(found, value, '/service_name', isText)) return false;
  if (!isText(value.signed_id) && inMember(found, value, '/signed_id', isText)) return false;
  if (!isText(value.attachable_sgid) && inMember(found, value, '/attachable_sgid', isText)) return false;
  if (!checkDirectUploadTarget(value.direct_upload))
    if (inMember(found, value, '/direct_upload', checkDirectUploadTarget)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  return fits(found);
};
export const directUploadResponseSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadResponse);

export const checkDirectUploadTarget = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  const headers = value.headers;
  if (!isObject(headers)) {
    if (refuseMember(found, '', 'headers', headers, 'type', 'object')) return false;
  } else {
    for (const key of Object.keys(headers))
      if (typeof headers[key] !== 'string' && refuse(found, '/headers' + toToken(key), 'type', 'string')) return false;
  }
  return fits(found);
};
export const directUploadTargetSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadTarget);

export const checkDirectUploadCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkDirectUploadBlob(value.blob) && inMember(found, value, '/blob', checkDirectUploadBlob)) return false;
  return fits(found);
};
export const directUploadCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadCreateRequest);

export const checkDirectUploadBlob = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isTextOfLength(value.filename, found, '/filename', 1, 255)) return false;
  if (!isText(value.content_type) && inMember(found, value, '/content_type', isText)) return false;
  if (!isIntegerBetween(value.byte_size, found, '/byte_size', 0)) return false;
  if (!isText(value.checksum) && inMember(found, value, '/checksum', isText)) return false;
  return fits(found);
};
export const directUploadBlobSchema = /* @__PURE__ */ toStandardSchema(checkDirectUploadBlob);

export const checkLocationSearchResults = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const results = value.results;
  if (!isArray(results) && inMember(found, value, '/results', isArray)) return false;
  for (let index = 0; index < countItems(results); index += 1)
    if (!checkLocationResult(results[index]))
      if (within(found, '/results/' + index, checkLocationResult, results[index])) return false;
  return fits(found);
};
export const locationSearchResultsSchema = /* @__PURE__ */ toStandardSchema(checkLocationSearchResults);

export const checkLocationResult = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.source) && inMember(found, value, '/source', isText)) return false;
  const name = value.name;
  if (name !== undefined && !isNullableText(name) && inMember(found, value, '/name', isNullableText)) return false;
  const fullAddress = value.full_address;
  if (fullAddress !== undefined && !isNullableText(fullAddress))
    if (inMember(found, value, '/full_address', isNullableText)) return false;
  const featureType = value.feature_type;
  if (featureType !== undefined && !isNullableText(featureType))
    if (inMember(found, value, '/feature_type', isNullableText)) return false;
  const sourceId = value.source_id;
  if (sourceId !== undefined && !isNullableText(sourceId))
    if (inMember(found, value, '/source_id', isNullableText)) return false;
  return fits(found);
};
export const locationResultSchema = /* @__PURE__ */ toStandardSchema(checkLocationResult);

export const checkFilterKitControl = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isText(value.filter_type) && inMember(found, value, '/filter_type', isText)) return false;
  if (!isBoolean(value.enabled) && inMember(found, value, '/enabled', isBoolean)) return false;
  const id = value.id;
  if (id !== undefined && !isNullableInteger(id) && inMember(found, value, '/id', isNullableInteger)) return false;
  const communityId = value.community_id;
  if (communityId !== undefined && !isNullableInteger(communityId))
    if (inMember(found, value, '/community_id', isNullableInteger)) return false;
  const spaceId = value.space_id;
  if (spaceId !== undefined && !isNullableInteger(spaceId))
    if (inMember(found, value, '/space_id', isNullableInteger)) return false;
  const profileFieldId = value.profile_field_id;
  if (profileFieldId !== undefined && !isNullableInteger(profileFieldId))
    if (inMember(found, value, '/profile_field_id', isNullableInteger)) return false;
  const sortKey = value.sort_key;
  if (sortKey !== undefined && !isNullableInteger(sortKey))
    if (inMember(found, value, '/sort_key', isNullableInteger)) return false;
  const createdAt = value.created_at;
  if (createdAt !== undefined && !isNullableText(createdAt))
    if (inMember(found, value, '/created_at', isNullableText)) return false;
  const updatedAt = value.updated_at;
  if (updatedAt !== undefined && !isNullableText(updatedAt))
    if (inMember(found, value, '/updated_at', isNullableText)) return false;
  const profileField = value.profile_field;
  if (profileField !== undefined) {
    if (!isObject(profileField) && profileField !== null) {
      if (refuse(found, '/profile_field', 'type', ['object', 'null'])) return false;
    } else if (isObject(profileField)) {
      if (!isInteger(profileField.id) && inMember(found, profileField, '/profile_field/id', isInteger)) return false;
      if (!isText(profileField.key) && inMember(found, profileField, '/profile_field/key', isText)) return false;
      if (!isText(profileField.label) && inMember(found, profileField, '/profile_field/label', isText)) return false;
    }
  }
  const space = value.space;
  if (space !== undefined) {
    if (!isObject(space) && space !== null) {
      if (refuse(found, '/space', 'type', ['object', 'null'])) return false;
    } else if (isObject(space)) {
      if (!isInteger(space.id) && inMember(found, space, '/space/id', isInteger)) return false;
      if (!isText(space.name) && inMember(found, space, '/space/name', isText)) return false;
    }
  }
  return fits(found);
};
export const filterKitControlSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControl);

export const checkFilterKitControlsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkFilterKitControl(records[index]))
        if (within(found, '/records/' + index, checkFilterKitControl, records[index])) return false;
  }
  return fits(found);
};
export const filterKitControlsListSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlsList);

const filterKitKeyValues = /* @__PURE__ */ new Set([
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

export const checkFilterKitKey = (value, found) => {
  if (!filterKitKeyValues.has(value) && refuse(found, '', 'enum', filterKitKeyValues)) return false;
  return fits(found);
};
export const filterKitKeySchema = /* @__PURE__ */ toStandardSchema(checkFilterKitKey);

export const checkFilterKitControlAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const key = value.key;
  if (key !== undefined && !checkFilterKitKey(key) && inMember(found, value, '/key', checkFilterKitKey)) return false;
  const enabled = value.enabled;
  if (enabled !== undefined && !isBoolean(enabled) && inMember(found, value, '/enabled', isBoolean)) return false;
  const spaceId = value.space_id;
  if (spaceId !== undefined && !isNullableInteger(spaceId))
    if (inMember(found, value, '/space_id', isNullableInteger)) return false;
  const profileFieldId = value.profile_field_id;
  if (profileFieldId !== undefined && !isNullableInteger(profileFieldId))
    if (inMember(found, value, '/profile_field_id', isNullableInteger)) return false;
  const sortKey = value.sort_key;
  if (sortKey !== undefined && !isNullableInteger(sortKey))
    if (inMember(found, value, '/sort_key', isNullableInteger)) return false;
  return fits(found);
};
export const filterKitControlAttributesSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlAttributes);

const filterKitControlCreateRequestFilterKitControlAttributesNames = /* @__PURE__ */ new Set(['key', 'enabled', 'space_id', 'profile_field_id', 'sort_key']);

export const checkFilterKitControlCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.key === undefined && refuse(found, '', 'required', 'key')) return false;
  if (value.enabled === undefined && refuse(found, '', 'required', 'enabled')) return false;
  for (const key of Object.keys(value))
    if (!filterKitControlCreateRequestFilterKitControlAttributesNames.has(key))
      if (refuse(found, '', 'unevaluatedProperties', key)) return false;
  if (!checkFilterKitControlAttributes(value))
    if (within(found, '', checkFilterKitControlAttributes, value)) return false;
  return fits(found);
};
export const filterKitControlCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlCreateRequest);

export const checkFilterKitControlUpdateRequest = (value, found) => {
  if (!checkFilterKitControlAttributes(value))
    if (within(found, '', checkFilterKitControlAttributes, value)) return false;
  return fits(found);
};
export const filterKitControlUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFilterKitControlUpdateRequest);

export const checkFilterResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterConfigurations = value.filter_configurations;
  if (!isArray(filterConfigurations) && inMember(found, value, '/filter_configurations', isArray)) return false;
  for (let index = 0; index < countItems(filterConfigurations); index += 1)
    if (!checkConfiguration(filterConfigurations[index]))
      if (within(found, '/filter_configurations/' + index, checkConfiguration, filterConfigurations[index])) return false;
  if (!isBoolean(value.enabled) && inMember(found, value, '/enabled', isBoolean)) return false;
  if (!checkBaseSearchParams(value.base_search_params))
    if (inMember(found, value, '/base_search_params', checkBaseSearchParams)) return false;
  return fits(found);
};
export const filterResponseSchema = /* @__PURE__ */ toStandardSchema(checkFilterResponse);

export const checkBaseSearchParams = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.exclude_empty_name) && inMember(found, value, '/exclude_empty_name', isBoolean)) return false;
  if (!checkMemberSearchStatus(value.status))
    if (inMember(found, value, '/status', checkMemberSearchStatus)) return false;
  if (!checkMemberSearchOrderBy(value.order))
    if (inMember(found, value, '/order', checkMemberSearchOrderBy)) return false;
  const filters = value.filters;
  if (!isArray(filters) && inMember(found, value, '/filters', isArray)) return false;
  for (let index = 0; index < countItems(filters); index += 1)
    if (!checkBaseSearchFilter(filters[index]))
      if (within(found, '/filters/' + index, checkBaseSearchFilter, filters[index])) return false;
  return fits(found);
};
export const baseSearchParamsSchema = /* @__PURE__ */ toStandardSchema(checkBaseSearchParams);

export const checkBaseSearchFilter = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.id) && inMember(found, value, '/id', isText)) return false;
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isText(value.value) && inMember(found, value, '/value', isText)) return false;
  return fits(found);
};
export const baseSearchFilterSchema = /* @__PURE__ */ toStandardSchema(checkBaseSearchFilter);

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
export const configurationSchema = /* @__PURE__ */ toStandardSchema(checkConfiguration);

const configurationBaseTypeValues = /* @__PURE__ */ new Set(['standard', 'search']);

export const checkConfigurationBase = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isListed(value.type, found, '/type', configurationBaseTypeValues)) return false;
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (!isText(value.label) && inMember(found, value, '/label', isText)) return false;
  if (!isNullableText(value.icon) && inMember(found, value, '/icon', isNullableText)) return false;
  if (!isBoolean(value.allow_multiple) && inMember(found, value, '/allow_multiple', isBoolean)) return false;
  if (!isBoolean(value.pinned) && inMember(found, value, '/pinned', isBoolean)) return false;
  if (!isBoolean(value.visible_by_default) && inMember(found, value, '/visible_by_default', isBoolean)) return false;
  if (!checkFilterGroup(value.filter_group) && inMember(found, value, '/filter_group', checkFilterGroup)) return false;
  const customizable = value.customizable;
  if (customizable !== undefined && !isBoolean(customizable))
    if (inMember(found, value, '/customizable', isBoolean)) return false;
  const enabled = value.enabled;
  if (enabled !== undefined && !isBoolean(enabled) && inMember(found, value, '/enabled', isBoolean)) return false;
  const filterKitControl = value.filter_kit_control;
  if (filterKitControl !== undefined && filterKitControl !== null && !checkFilterKitControl(filterKitControl))
    if (inMember(found, value, '/filter_kit_control', checkFilterKitControl)) return false;
  return fits(found);
};
export const configurationBaseSchema = /* @__PURE__ */ toStandardSchema(checkConfigurationBase);

export const checkFilterGroup = (value, found) => {
  if (value !== 'global' && value !== 'presets' && value !== 'profile')
    if (refuse(found, '', 'enum', ['global', 'presets', 'profile'])) return false;
  return fits(found);
};
export const filterGroupSchema = /* @__PURE__ */ toStandardSchema(checkFilterGroup);

export const checkStringConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'string' && refuseMember(found, '', 'input_type', inputType, 'const', 'string')) return false;
  if (!checkStringFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkStringFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const stringConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkStringConfiguration);

export const checkNumberConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'number' && refuseMember(found, '', 'input_type', inputType, 'const', 'number')) return false;
  if (!checkNumberFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkNumberFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const numberConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkNumberConfiguration);

export const checkBooleanConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'boolean' && refuseMember(found, '', 'input_type', inputType, 'const', 'boolean')) return false;
  const payload = value.payload;
  if (!isObject(payload) && payload !== null) {
    if (refuseMember(found, '', 'payload', payload, 'type', ['object', 'null'])) return false;
  } else if (isObject(payload) && Object.keys(payload).length > 0)
    if (refuse(found, '/payload', 'maxProperties', 0)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const booleanConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkBooleanConfiguration);

export const checkRadioConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'radio' && refuseMember(found, '', 'input_type', inputType, 'const', 'radio')) return false;
  if (!checkRadioFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkRadioFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const radioConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkRadioConfiguration);

export const checkArrayConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'array' && refuseMember(found, '', 'input_type', inputType, 'const', 'array')) return false;
  if (!checkArrayFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkArrayFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const arrayConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkArrayConfiguration);

export const checkAsyncSearchConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'async_search')
    if (refuseMember(found, '', 'input_type', inputType, 'const', 'async_search')) return false;
  if (!checkAsyncSearchFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkAsyncSearchFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const asyncSearchConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkAsyncSearchConfiguration);

export const checkNearMeConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'near_me' && refuseMember(found, '', 'input_type', inputType, 'const', 'near_me')) return false;
  if (!checkNearMeFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkNearMeFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const nearMeConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkNearMeConfiguration);

export const checkPresetConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'preset' && refuseMember(found, '', 'input_type', inputType, 'const', 'preset')) return false;
  if (!checkPresetFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkPresetFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const presetConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkPresetConfiguration);

export const checkLocationConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'location' && refuseMember(found, '', 'input_type', inputType, 'const', 'location')) return false;
  if (!checkLocationFilterPayload(value.payload))
    if (inMember(found, value, '/payload', checkLocationFilterPayload)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const locationConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkLocationConfiguration);

export const checkSearchConfiguration = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const inputType = value.input_type;
  if (inputType !== 'search' && refuseMember(found, '', 'input_type', inputType, 'const', 'search')) return false;
  const payload = value.payload;
  if (!isObject(payload) && payload !== null) {
    if (refuseMember(found, '', 'payload', payload, 'type', ['object', 'null'])) return false;
  } else if (isObject(payload) && Object.keys(payload).length > 0)
    if (refuse(found, '/payload', 'maxProperties', 0)) return false;
  if (!checkConfigurationBase(value) && within(found, '', checkConfigurationBase, value)) return false;
  return fits(found);
};
export const searchConfigurationSchema = /* @__PURE__ */ toStandardSchema(checkSearchConfiguration);

export const checkFilterContext = (value, found) => {
  if (value !== 'member_directory' && value !== 'member_space')
    if (refuse(found, '', 'enum', ['member_directory', 'member_space'])) return false;
  return fits(found);
};
export const filterContextSchema = /* @__PURE__ */ toStandardSchema(checkFilterContext);

const stringFilterPayloadFilterTypesValues = /* @__PURE__ */ new Set(['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist']);

export const checkStringFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterTypes = value.filter_types;
  if (!Array.isArray(filterTypes)) {
    if (refuseMember(found, '', 'filter_types', filterTypes, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filterTypes.length; index += 1) {
      const item = filterTypes[index];
      if (!stringFilterPayloadFilterTypesValues.has(item))
        if (refuse(found, '/filter_types/' + index, 'enum', stringFilterPayloadFilterTypesValues)) return false;
    }
  }
  const additionalParams = value.additional_params;
  if (additionalParams !== undefined && !isNullableObject(additionalParams))
    if (inMember(found, value, '/additional_params', isNullableObject)) return false;
  return fits(found);
};
export const stringFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkStringFilterPayload);

export const checkNumberFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterTypes = value.filter_types;
  if (!Array.isArray(filterTypes)) {
    if (refuseMember(found, '', 'filter_types', filterTypes, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < filterTypes.length; index += 1) {
      const item = filterTypes[index];
      if (item !== 'is' && item !== 'is_not')
        if (refuse(found, '/filter_types/' + index, 'enum', ['is', 'is_not'])) return false;
    }
  }
  const additionalParams = value.additional_params;
  if (additionalParams !== undefined && !isNullableObject(additionalParams))
    if (inMember(found, value, '/additional_params', isNullableObject)) return false;
  const numberOptions = value.number_options;
  if (numberOptions !== undefined && !checkNumberFilterOptions(numberOptions))
    if (inMember(found, value, '/number_options', checkNumberFilterOptions)) return false;
  return fits(found);
};
export const numberFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkNumberFilterPayload);

const numberFilterOptionsFormatValues = /* @__PURE__ */ new Set(['number', 'percentage', 'custom', 'unformatted']);

const numberFilterOptionsPositionValues = /* @__PURE__ */ new Set(['left', 'right', null]);

export const checkNumberFilterOptions = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isListed(value.format, found, '/format', numberFilterOptionsFormatValues)) return false;
  if (!isNullableInteger(value.decimal) && inMember(found, value, '/decimal', isNullableInteger)) return false;
  if (!isListed(value.position, found, '/position', numberFilterOptionsPositionValues)) return false;
  if (!isNullableText(value.text) && inMember(found, value, '/text', isNullableText)) return false;
  return fits(found);
};
export const numberFilterOptionsSchema = /* @__PURE__ */ toStandardSchema(checkNumberFilterOptions);

export const checkRadioFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const options = value.options;
  if (!isArray(options) && inMember(found, value, '/options', isArray)) return false;
  for (let index = 0; index < countItems(options); index += 1)
    if (!checkRadioFilterOption(options[index]))
      if (within(found, '/options/' + index, checkRadioFilterOption, options[index])) return false;
  return fits(found);
};
export const radioFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkRadioFilterPayload);

export const checkRadioFilterOption = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  const value2 = value.value;
  if (typeof value2 !== 'string' && !Number.isFinite(value2))
    if (refuseMember(found, '', 'value', value2, 'type', ['string', 'number'])) return false;
  return fits(found);
};
export const radioFilterOptionSchema = /* @__PURE__ */ toStandardSchema(checkRadioFilterOption);

export const checkArrayFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const options = value.options;
  if (!isArray(options) && inMember(found, value, '/options', isArray)) return false;
  for (let index = 0; index < countItems(options); index += 1)
    if (!checkArrayFilterOption(options[index]))
      if (within(found, '/options/' + index, checkArrayFilterOption, options[index])) return false;
  const filterTypes = value.filter_types;
  if (!isArray(filterTypes) && inMember(found, value, '/filter_types', isArray)) return false;
  for (let index = 0; index < countItems(filterTypes); index += 1)
    if (!checkArrayFilterType(filterTypes[index]))
      if (within(found, '/filter_types/' + index, checkArrayFilterType, filterTypes[index])) return false;
  if (!checkFilterMode(value.mode) && inMember(found, value, '/mode', checkFilterMode)) return false;
  const additionalParams = value.additional_params;
  if (additionalParams !== undefined && !isNullableObject(additionalParams))
    if (inMember(found, value, '/additional_params', isNullableObject)) return false;
  return fits(found);
};
export const arrayFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkArrayFilterPayload);

export const checkArrayFilterOption = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.text) && inMember(found, value, '/text', isText)) return false;
  const value2 = value.value;
  if (typeof value2 !== 'string' && !Number.isFinite(value2))
    if (refuseMember(found, '', 'value', value2, 'type', ['string', 'number'])) return false;
  if (!isNullableText(value.group) && inMember(found, value, '/group', isNullableText)) return false;
  return fits(found);
};
export const arrayFilterOptionSchema = /* @__PURE__ */ toStandardSchema(checkArrayFilterOption);

const arrayFilterTypeValues = /* @__PURE__ */ new Set(['is', 'is_not', 'not_exist', 'exist']);

export const checkArrayFilterType = (value, found) => {
  if (!arrayFilterTypeValues.has(value) && refuse(found, '', 'enum', arrayFilterTypeValues)) return false;
  return fits(found);
};
export const arrayFilterTypeSchema = /* @__PURE__ */ toStandardSchema(checkArrayFilterType);

export const checkFilterMode = (value, found) => {
  if (value !== 'inline' && value !== 'popover' && refuse(found, '', 'enum', ['inline', 'popover'])) return false;
  return fits(found);
};
export const filterModeSchema = /* @__PURE__ */ toStandardSchema(checkFilterMode);

export const checkAsyncSearchFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filterTypes = value.filter_types;
  if (!isArray(filterTypes) && inMember(found, value, '/filter_types', isArray)) return false;
  for (let index = 0; index < countItems(filterTypes); index += 1)
    if (!checkArrayFilterType(filterTypes[index]))
      if (within(found, '/filter_types/' + index, checkArrayFilterType, filterTypes[index])) return false;
  if (!checkFilterMode(value.mode) && inMember(found, value, '/mode', checkFilterMode)) return false;
  if (!isFormatted(value.url, found, '/url', 'uri')) return false;
  return fits(found);
};
export const asyncSearchFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkAsyncSearchFilterPayload);

export const checkNearMeFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkLocationSearchOptions(value.location_search_options))
    if (inMember(found, value, '/location_search_options', checkLocationSearchOptions)) return false;
  if (!isBoolean(value.require_user_to_provide_more_precise_location))
    if (inMember(found, value, '/require_user_to_provide_more_precise_location', isBoolean)) return false;
  const nearMeLocationFilterValues = value.near_me_location_filter_values;
  if (nearMeLocationFilterValues !== null && !checkNearMeLocationFilterValues(nearMeLocationFilterValues))
    if (inMember(found, value, '/near_me_location_filter_values', checkNearMeLocationFilterValues)) return false;
  const communityMemberProfileField = value.community_member_profile_field;
  if (communityMemberProfileField !== null && !checkNearMeProfileField(communityMemberProfileField))
    if (inMember(found, value, '/community_member_profile_field', checkNearMeProfileField)) return false;
  return fits(found);
};
export const nearMeFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkNearMeFilterPayload);

export const checkLocationSearchOptions = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  const source = value.source;
  if (source !== 'geocoder_v6' && refuseMember(found, '', 'source', source, 'enum', ['geocoder_v6'])) return false;
  return fits(found);
};
export const locationSearchOptionsSchema = /* @__PURE__ */ toStandardSchema(checkLocationSearchOptions);

export const checkNearMeLocationFilterValues = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.source) && inMember(found, value, '/source', isText)) return false;
  if (!isText(value.id) && inMember(found, value, '/id', isText)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  return fits(found);
};
export const nearMeLocationFilterValuesSchema = /* @__PURE__ */ toStandardSchema(checkNearMeLocationFilterValues);

export const checkNearMeProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNumber(value.id) && inMember(found, value, '/id', isNumber)) return false;
  if (!isText(value.text) && inMember(found, value, '/text', isText)) return false;
  return fits(found);
};
export const nearMeProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkNearMeProfileField);

export const checkPresetFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isAnyObject(value.preset_params) && inMember(found, value, '/preset_params', isAnyObject)) return false;
  return fits(found);
};
export const presetFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkPresetFilterPayload);

export const checkLocationFilterPayload = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkLocationSearchOptions(value.location_search_options))
    if (inMember(found, value, '/location_search_options', checkLocationSearchOptions)) return false;
  const mode = value.mode;
  if (mode !== undefined && !checkFilterMode(mode) && inMember(found, value, '/mode', checkFilterMode)) return false;
  return fits(found);
};
export const locationFilterPayloadSchema = /* @__PURE__ */ toStandardSchema(checkLocationFilterPayload);

const checkAuthTokenRequestWithCommunityMemberId = (value, found) => {
  if (isObject(value) && value.community_member_id === undefined)
    if (refuse(found, '', 'required', 'community_member_id')) return false;
  return fits(found);
};

const checkAuthTokenRequestWithEmail = (value, found) => {
  if (isObject(value) && value.email === undefined && refuse(found, '', 'required', 'email')) return false;
  return fits(found);
};

const checkAuthTokenRequestWithSsoId = (value, found) => {
  if (isObject(value) && value.sso_id === undefined && refuse(found, '', 'required', 'sso_id')) return false;
  return fits(found);
};

const checkAuthTokenRequestWithSsoUserId = (value, found) => {
  if (isObject(value) && value.sso_user_id === undefined && refuse(found, '', 'required', 'sso_user_id')) return false;
  return fits(found);
};

export const checkAuthTokenRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const communityMemberId = value.community_member_id;
  if (communityMemberId !== undefined && !isInteger(communityMemberId))
    if (inMember(found, value, '/community_member_id', isInteger)) return false;
  if (value.email !== undefined && !isTextOfLength(value.email, found, '/email', 1)) return false;
  if (value.sso_id !== undefined && !isTextOfLength(value.sso_id, found, '/sso_id', 1)) return false;
  if (value.sso_user_id !== undefined && !isTextOfLength(value.sso_user_id, found, '/sso_user_id', 1)) return false;
  if (
    Number(checkAuthTokenRequestWithCommunityMemberId(value)) + Number(checkAuthTokenRequestWithEmail(value)) + Number(checkAuthTokenRequestWithSsoId(value)) + Number(checkAuthTokenRequestWithSsoUserId(value)) !== 1 &&
    refuseAll(found, '', 'oneOf', value, [checkAuthTokenRequestWithCommunityMemberId, checkAuthTokenRequestWithEmail, checkAuthTokenRequestWithSsoId, checkAuthTokenRequestWithSsoUserId])
  )
    return false;
  return fits(found);
};
export const authTokenRequestSchema = /* @__PURE__ */ toStandardSchema(checkAuthTokenRequest);

export const checkHeadlessAuthToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.access_token) && inMember(found, value, '/access_token', isText)) return false;
  if (!isText(value.refresh_token) && inMember(found, value, '/refresh_token', isText)) return false;
  if (!isTimestamp(value.access_token_expires_at))
    if (inMember(found, value, '/access_token_expires_at', isTimestamp)) return false;
  if (!isTimestamp(value.refresh_token_expires_at))
    if (inMember(found, value, '/refresh_token_expires_at', isTimestamp)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.community_id) && inMember(found, value, '/community_id', isInteger)) return false;
  return fits(found);
};
export const headlessAuthTokenSchema = /* @__PURE__ */ toStandardSchema(checkHeadlessAuthToken);

export const checkRefreshTokenRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.refresh_token, found, '/refresh_token', 1)) return false;
  return fits(found);
};
export const refreshTokenRequestSchema = /* @__PURE__ */ toStandardSchema(checkRefreshTokenRequest);

export const checkRefreshedAccessToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.access_token) && inMember(found, value, '/access_token', isText)) return false;
  if (!isTimestamp(value.access_token_expires_at))
    if (inMember(found, value, '/access_token_expires_at', isTimestamp)) return false;
  return fits(found);
};
export const refreshedAccessTokenSchema = /* @__PURE__ */ toStandardSchema(checkRefreshedAccessToken);

export const checkAccessTokenRevocation = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.access_token, found, '/access_token', 1)) return false;
  return fits(found);
};
export const accessTokenRevocationSchema = /* @__PURE__ */ toStandardSchema(checkAccessTokenRevocation);

export const checkRefreshTokenRevocation = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.refresh_token, found, '/refresh_token', 1)) return false;
  return fits(found);
};
export const refreshTokenRevocationSchema = /* @__PURE__ */ toStandardSchema(checkRefreshTokenRevocation);

export const checkHomeFeed = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.page) && inMember(found, value, '/page', isInteger)) return false;
  if (!isInteger(value.per_page) && inMember(found, value, '/per_page', isInteger)) return false;
  if (!isBoolean(value.has_next_page) && inMember(found, value, '/has_next_page', isBoolean)) return false;
  if (!isInteger(value.count) && inMember(found, value, '/count', isInteger)) return false;
  if (!isText(value.sort) && inMember(found, value, '/sort', isText)) return false;
  const records = value.records;
  if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
  for (let index = 0; index < countItems(records); index += 1)
    if (!checkHomeFeedRecord(records[index]))
      if (within(found, '/records/' + index, checkHomeFeedRecord, records[index])) return false;
  return fits(found);
};
export const homeFeedSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeed);

const homeFeedRecordPostTypeValues = /* @__PURE__ */ new Set(['basic', 'image', 'event']);

export const checkHomeFeedRecord = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isListed(value.post_type, found, '/post_type', homeFeedRecordPostTypeValues)) return false;
  if (!isText(value.space_type) && inMember(found, value, '/space_type', isText)) return false;
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.name) && inMember(found, value, '/name', isNullableText)) return false;
  if (!isText(value.display_title) && inMember(found, value, '/display_title', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isNullableText(value.cover_image) && inMember(found, value, '/cover_image', isNullableText)) return false;
  if (!isNullableText(value.cardview_image) && inMember(found, value, '/cardview_image', isNullableText)) return false;
  if (!isBoolean(value.is_comments_closed) && inMember(found, value, '/is_comments_closed', isBoolean)) return false;
  if (!isBoolean(value.is_comments_enabled) && inMember(found, value, '/is_comments_enabled', isBoolean)) return false;
  if (!isBoolean(value.is_liking_enabled) && inMember(found, value, '/is_liking_enabled', isBoolean)) return false;
  if (!isBoolean(value.is_pinned_at_top_of_space))
    if (inMember(found, value, '/is_pinned_at_top_of_space', isBoolean)) return false;
  if (!isInteger(value.comment_count) && inMember(found, value, '/comment_count', isInteger)) return false;
  if (!isInteger(value.user_likes_count) && inMember(found, value, '/user_likes_count', isInteger)) return false;
  if (!isBoolean(value.hide_meta_info) && inMember(found, value, '/hide_meta_info', isBoolean)) return false;
  if (!isBoolean(value.is_liked) && inMember(found, value, '/is_liked', isBoolean)) return false;
  if (!isBoolean(value.is_truncation_disabled))
    if (inMember(found, value, '/is_truncation_disabled', isBoolean)) return false;
  if (!isNullableInteger(value.bookmark_id) && inMember(found, value, '/bookmark_id', isNullableInteger)) return false;
  if (!isNullableTimestamp(value.flagged_for_approval_at))
    if (inMember(found, value, '/flagged_for_approval_at', isNullableTimestamp)) return false;
  if (!isInteger(value.unresolved_flagged_reports_count))
    if (inMember(found, value, '/unresolved_flagged_reports_count', isInteger)) return false;
  const firstLikedBy = value.first_liked_by;
  if (!isArray(firstLikedBy) && inMember(found, value, '/first_liked_by', isArray)) return false;
  for (let index = 0; index < countItems(firstLikedBy); index += 1)
    if (!checkSharedCommunityMember(firstLikedBy[index]))
      if (within(found, '/first_liked_by/' + index, checkSharedCommunityMember, firstLikedBy[index])) return false;
  const body = value.body;
  if (body !== null && !checkHomeFeedBody(body) && inMember(found, value, '/body', checkHomeFeedBody)) return false;
  const tiptapBody = value.tiptap_body;
  if (tiptapBody !== null && !checkTiptapBody(tiptapBody))
    if (inMember(found, value, '/tiptap_body', checkTiptapBody)) return false;
  if (!isText(value.body_plain_text) && inMember(found, value, '/body_plain_text', isText)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!checkHomeFeedSpace(value.space) && inMember(found, value, '/space', checkHomeFeedSpace)) return false;
  if (!isNullableInteger(value.post_follower_id))
    if (inMember(found, value, '/post_follower_id', isNullableInteger)) return false;
  if (!checkSharedCommunityMember(value.author))
    if (inMember(found, value, '/author', checkSharedCommunityMember)) return false;
  const topics = value.topics;
  if (!isArray(topics) && inMember(found, value, '/topics', isArray)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!checkTopic(topics[index]) && within(found, '/topics/' + index, checkTopic, topics[index])) return false;
  if (!checkHomeFeedPolicies(value.policies))
    if (inMember(found, value, '/policies', checkHomeFeedPolicies)) return false;
  return fits(found);
};
export const homeFeedRecordSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedRecord);

export const checkHomeFeedBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isArray(value.attachments) && inMember(found, value, '/attachments', isArray)) return false;
  if (!isArray(value.attachments_array) && inMember(found, value, '/attachments_array', isArray)) return false;
  if (!isText(value.html) && inMember(found, value, '/html', isText)) return false;
  return fits(found);
};
export const homeFeedBodySchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedBody);

export const checkHomeFeedSpace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isNullableText(value.emoji) && inMember(found, value, '/emoji', isNullableText)) return false;
  return fits(found);
};
export const homeFeedSpaceSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedSpace);

export const checkHomeFeedPolicies = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isBoolean(value.can_destroy_post) && inMember(found, value, '/can_destroy_post', isBoolean)) return false;
  if (!isBoolean(value.can_duplicate_post) && inMember(found, value, '/can_duplicate_post', isBoolean)) return false;
  if (!isBoolean(value.can_manage_post) && inMember(found, value, '/can_manage_post', isBoolean)) return false;
  if (!isBoolean(value.can_report_post) && inMember(found, value, '/can_report_post', isBoolean)) return false;
  if (!isBoolean(value.can_update_post) && inMember(found, value, '/can_update_post', isBoolean)) return false;
  return fits(found);
};
export const homeFeedPoliciesSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedPolicies);

export const checkTopic = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isBoolean(value.admin_only) && inMember(found, value, '/admin_only', isBoolean)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  if (!checkTopicAuthor(value.author) && inMember(found, value, '/author', checkTopicAuthor)) return false;
  const spaceIds = value.space_ids;
  if (!isArray(spaceIds) && inMember(found, value, '/space_ids', isArray)) return false;
  for (let index = 0; index < countItems(spaceIds); index += 1)
    if (!isInteger(spaceIds[index]) && within(found, '/space_ids/' + index, isInteger, spaceIds[index])) return false;
  return fits(found);
};
export const topicSchema = /* @__PURE__ */ toStandardSchema(checkTopic);

export const checkTopicAuthor = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isNullableText(value.first_name) && inMember(found, value, '/first_name', isNullableText)) return false;
  if (!isNullableText(value.last_name) && inMember(found, value, '/last_name', isNullableText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  return fits(found);
};
export const topicAuthorSchema = /* @__PURE__ */ toStandardSchema(checkTopicAuthor);

export const checkTopicsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkTopic(records[index]) && within(found, '/records/' + index, checkTopic, records[index])) return false;
  }
  return fits(found);
};
export const topicsListSchema = /* @__PURE__ */ toStandardSchema(checkTopicsList);

export const checkTopicRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const adminOnly = value.admin_only;
  if (adminOnly !== undefined && !isBoolean(adminOnly))
    if (inMember(found, value, '/admin_only', isBoolean)) return false;
  const spaceIds = value.space_ids;
  if (spaceIds !== undefined && !isArrayOfLength(spaceIds, found, '/space_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(spaceIds); index += 1)
    if (!isInteger(spaceIds[index]) && within(found, '/space_ids/' + index, isInteger, spaceIds[index])) return false;
  return fits(found);
};
export const topicRequestSchema = /* @__PURE__ */ toStandardSchema(checkTopicRequest);

export const checkMemberSearchRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const filters = value.filters;
  if (filters !== undefined && !isArrayOfLength(filters, found, '/filters', 0, 100)) return false;
  for (let index = 0; index < countItems(filters); index += 1)
    if (!checkMemberSearchFilter(filters[index]))
      if (within(found, '/filters/' + index, checkMemberSearchFilter, filters[index])) return false;
  const searchText = value.search_text;
  if (searchText !== undefined && !isText(searchText) && inMember(found, value, '/search_text', isText)) return false;
  if (value.page !== undefined && !isIntegerBetween(value.page, found, '/page', 1)) return false;
  if (value.per_page !== undefined && !isIntegerBetween(value.per_page, found, '/per_page', 1)) return false;
  const searchAfter = value.search_after;
  if (searchAfter !== undefined && !isArrayOfLength(searchAfter, found, '/search_after', 0, 10)) return false;
  for (let index = 0; index < countItems(searchAfter); index += 1)
    if (!isText(searchAfter[index]) && within(found, '/search_after/' + index, isText, searchAfter[index])) return false;
  const order = value.order;
  if (order !== undefined && Number(checkMemberSearchOrder(order)) + Number(checkMemberSearchOrderBy(order)) !== 1)
    if (refuseAll(found, '/order', 'oneOf', order, [checkMemberSearchOrder, checkMemberSearchOrderBy])) return false;
  const status = value.status;
  if (status !== undefined && !checkMemberSearchStatus(status))
    if (inMember(found, value, '/status', checkMemberSearchStatus)) return false;
  const excludeEmptyProfiles = value.exclude_empty_profiles;
  if (excludeEmptyProfiles !== undefined && !isBoolean(excludeEmptyProfiles))
    if (inMember(found, value, '/exclude_empty_profiles', isBoolean)) return false;
  const excludeEmptyName = value.exclude_empty_name;
  if (excludeEmptyName !== undefined && !isBoolean(excludeEmptyName))
    if (inMember(found, value, '/exclude_empty_name', isBoolean)) return false;
  return fits(found);
};
export const memberSearchRequestSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchRequest);

const memberSearchOrderValues = /* @__PURE__ */ new Set(['oldest', 'alphabetical', 'latest', 'role']);

export const checkMemberSearchOrder = (value, found) => {
  if (!memberSearchOrderValues.has(value) && refuse(found, '', 'enum', memberSearchOrderValues)) return false;
  return fits(found);
};
export const memberSearchOrderSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchOrder);

export const checkMemberSearchStatus = (value, found) => {
  if (value !== 'active' && value !== 'inactive' && refuse(found, '', 'enum', ['active', 'inactive'])) return false;
  return fits(found);
};
export const memberSearchStatusSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchStatus);

const memberSearchFilterTypeValues = /* @__PURE__ */ new Set(['is', 'is_not', 'contains', 'does_not_contain', 'gt', 'lt', 'eq', 'exist', 'not_exist']);

export const checkMemberSearchFilterType = (value, found) => {
  if (!memberSearchFilterTypeValues.has(value) && refuse(found, '', 'enum', memberSearchFilterTypeValues)) return false;
  return fits(found);
};
export const memberSearchFilterTypeSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchFilterType);

export const checkMemberSearchFilter = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.key) && inMember(found, value, '/key', isText)) return false;
  if (value.id !== undefined && !isText(value.id) && inMember(found, value, '/id', isText)) return false;
  const filterType = value.filter_type;
  if (filterType !== undefined && !checkMemberSearchFilterType(filterType))
    if (inMember(found, value, '/filter_type', checkMemberSearchFilterType)) return false;
  const profileFieldType = value.profile_field_type;
  if (profileFieldType !== undefined && !isText(profileFieldType))
    if (inMember(found, value, '/profile_field_type', isText)) return false;
  const profileFieldId = value.profile_field_id;
  if (profileFieldId !== undefined && !isText(profileFieldId))
    if (inMember(found, value, '/profile_field_id', isText)) return false;
  if (value.value !== undefined && !isText(value.value) && inMember(found, value, '/value', isText)) return false;
  if (value.gte !== undefined && !isInteger(value.gte) && inMember(found, value, '/gte', isInteger)) return false;
  if (value.lte !== undefined && !isInteger(value.lte) && inMember(found, value, '/lte', isInteger)) return false;
  return fits(found);
};
export const memberSearchFilterSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchFilter);

export const checkMemberSearchResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const data = value.data;
  if (!isArray(data) && inMember(found, value, '/data', isArray)) return false;
  for (let index = 0; index < countItems(data); index += 1)
    if (!checkSearchedMember(data[index]))
      if (within(found, '/data/' + index, checkSearchedMember, data[index])) return false;
  const nextSearchAfter = value.next_search_after;
  if (nextSearchAfter !== undefined && !isArray(nextSearchAfter))
    if (inMember(found, value, '/next_search_after', isArray)) return false;
  for (let index = 0; index < countItems(nextSearchAfter); index += 1)
    if (!isText(nextSearchAfter[index]))
      if (within(found, '/next_search_after/' + index, isText, nextSearchAfter[index])) return false;
  if (!isInteger(value.total_count) && inMember(found, value, '/total_count', isInteger)) return false;
  const records = value.records;
  if (records !== undefined && !isArray(records) && inMember(found, value, '/records', isArray)) return false;
  for (let index = 0; index < countItems(records); index += 1)
    if (!checkSearchedMember(records[index]))
      if (within(found, '/records/' + index, checkSearchedMember, records[index])) return false;
  if (value.page !== undefined && !isInteger(value.page) && inMember(found, value, '/page', isInteger)) return false;
  const perPage = value.per_page;
  if (perPage !== undefined && !isInteger(perPage) && inMember(found, value, '/per_page', isInteger)) return false;
  const hasNextPage = value.has_next_page;
  if (hasNextPage !== undefined && !isBoolean(hasNextPage))
    if (inMember(found, value, '/has_next_page', isBoolean)) return false;
  const count = value.count;
  if (count !== undefined && !isInteger(count) && inMember(found, value, '/count', isInteger)) return false;
  return fits(found);
};
export const memberSearchResponseSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchResponse);

export const checkSearchedMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.user_id) && inMember(found, value, '/user_id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.first_name) && inMember(found, value, '/first_name', isText)) return false;
  if (!isText(value.last_name) && inMember(found, value, '/last_name', isText)) return false;
  if (!isText(value.headline) && inMember(found, value, '/headline', isText)) return false;
  if (!isBoolean(value.admin) && inMember(found, value, '/admin', isBoolean)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  if (!isText(value.public_uid) && inMember(found, value, '/public_uid', isText)) return false;
  if (!isBoolean(value.is_deleted) && inMember(found, value, '/is_deleted', isBoolean)) return false;
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
export const searchedMemberSchema = /* @__PURE__ */ toStandardSchema(checkSearchedMember);

export const checkMemberSearchOrderBy = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length > 1 && refuse(found, '', 'maxProperties', 1)) return false;
  const name = value.name;
  if (name !== undefined && !checkMemberSearchDirection(name))
    if (inMember(found, value, '/name', checkMemberSearchDirection)) return false;
  const createdAt = value.created_at;
  if (createdAt !== undefined && !checkMemberSearchDirection(createdAt))
    if (inMember(found, value, '/created_at', checkMemberSearchDirection)) return false;
  for (const key of Object.keys(value))
    if (key !== 'name' && key !== 'created_at' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const memberSearchOrderBySchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchOrderBy);

export const checkMemberSearchDirection = (value, found) => {
  if (value !== 'asc' && value !== 'desc' && refuse(found, '', 'enum', ['asc', 'desc'])) return false;
  return fits(found);
};
export const memberSearchDirectionSchema = /* @__PURE__ */ toStandardSchema(checkMemberSearchDirection);

export const checkTaggedMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.member_tag_id) && inMember(found, value, '/member_tag_id', isInteger)) return false;
  if (!isText(value.member_tag_name) && inMember(found, value, '/member_tag_name', isText)) return false;
  if (!isNullableText(value.member_tag_emoji))
    if (inMember(found, value, '/member_tag_emoji', isNullableText)) return false;
  if (!isInteger(value.user_id) && inMember(found, value, '/user_id', isInteger)) return false;
  if (!isText(value.user_email) && inMember(found, value, '/user_email', isText)) return false;
  if (!isNullableInteger(value.lead_id) && inMember(found, value, '/lead_id', isNullableInteger)) return false;
  if (!isNullableText(value.lead_email) && inMember(found, value, '/lead_email', isNullableText)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.contact_id) && inMember(found, value, '/contact_id', isInteger)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  if (!isTimestamp(value.updated_at) && inMember(found, value, '/updated_at', isTimestamp)) return false;
  return fits(found);
};
export const taggedMemberSchema = /* @__PURE__ */ toStandardSchema(checkTaggedMember);

export const checkTaggedMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.member_tag_id) && inMember(found, value, '/member_tag_id', isInteger)) return false;
  if (!isTextOfLength(value.user_email, found, '/user_email', 1)) return false;
  return fits(found);
};
export const taggedMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkTaggedMemberCreateRequest);

export const checkTaggedMembers = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkTaggedMember(records[index]))
        if (within(found, '/records/' + index, checkTaggedMember, records[index])) return false;
  }
  return fits(found);
};
export const taggedMembersSchema = /* @__PURE__ */ toStandardSchema(checkTaggedMembers);

export const checkPostFollower = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isInteger(value.post_id) && inMember(found, value, '/post_id', isInteger)) return false;
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  return fits(found);
};
export const postFollowerSchema = /* @__PURE__ */ toStandardSchema(checkPostFollower);

export const checkPostFollowerCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  return fits(found);
};
export const postFollowerCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPostFollowerCreateRequest);

export const checkPostFollowersList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkPostFollower(records[index]))
        if (within(found, '/records/' + index, checkPostFollower, records[index])) return false;
  }
  return fits(found);
};
export const postFollowersListSchema = /* @__PURE__ */ toStandardSchema(checkPostFollowersList);

export const checkEmbed = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  if (!isText(value.sgid) && inMember(found, value, '/sgid', isText)) return false;
  if (!isText(value.type) && inMember(found, value, '/type', isText)) return false;
  if (!isNullableText(value.embed_type) && inMember(found, value, '/embed_type', isNullableText)) return false;
  if (!isText(value.embed_provider) && inMember(found, value, '/embed_provider', isText)) return false;
  if (!isNullableText(value.html) && inMember(found, value, '/html', isNullableText)) return false;
  if (!isNullableText(value.title) && inMember(found, value, '/title', isNullableText)) return false;
  if (!isNullableInteger(value.width) && inMember(found, value, '/width', isNullableInteger)) return false;
  if (!isNullableInteger(value.height) && inMember(found, value, '/height', isNullableInteger)) return false;
  if (!isNullableText(value.thumbnail_url) && inMember(found, value, '/thumbnail_url', isNullableText)) return false;
  return fits(found);
};
export const embedSchema = /* @__PURE__ */ toStandardSchema(checkEmbed);

const embedCreateRequestUrlPattern = /* @__PURE__ */ new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://.', 'u');

export const checkEmbedCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const url = value.url;
  if (typeof url !== 'string') {
    if (refuseMember(found, '', 'url', url, 'type', 'string')) return false;
  } else if (!embedCreateRequestUrlPattern.test(url))
    if (refuse(found, '/url', 'pattern', '^[Hh][Tt][Tt][Pp][Ss]?://.')) return false;
  return fits(found);
};
export const embedCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkEmbedCreateRequest);

const advancedSearchTypeValues = /* @__PURE__ */ new Set([
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

export const checkAdvancedSearchType = (value, found) => {
  if (!advancedSearchTypeValues.has(value) && refuse(found, '', 'enum', advancedSearchTypeValues)) return false;
  return fits(found);
};
export const advancedSearchTypeSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchType);

const mentionScopeValues = /* @__PURE__ */ new Set(['space', 'group_chat', 'thread', 'direct']);

export const checkMentionScope = (value, found) => {
  if (!mentionScopeValues.has(value) && refuse(found, '', 'enum', mentionScopeValues)) return false;
  return fits(found);
};
export const mentionScopeSchema = /* @__PURE__ */ toStandardSchema(checkMentionScope);

const advancedSearchFiltersStatusValues = /* @__PURE__ */ new Set(['upcoming', 'past']);

export const checkAdvancedSearchFilters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length < 1 && refuse(found, '', 'minProperties', 1)) return false;
  const spaceIds = value.space_ids;
  if (spaceIds !== undefined && !isArrayOfLength(spaceIds, found, '/space_ids', 1, 100)) return false;
  for (let index = 0; index < countItems(spaceIds); index += 1)
    if (!isText(spaceIds[index]) && within(found, '/space_ids/' + index, isText, spaceIds[index])) return false;
  const topicIds = value.topic_ids;
  if (topicIds !== undefined && !isArrayOfLength(topicIds, found, '/topic_ids', 1, 100)) return false;
  for (let index = 0; index < countItems(topicIds); index += 1)
    if (!isText(topicIds[index]) && within(found, '/topic_ids/' + index, isText, topicIds[index])) return false;
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined && !isArrayOfLength(memberTagIds, found, '/member_tag_ids', 1, 100)) return false;
  for (let index = 0; index < countItems(memberTagIds); index += 1)
    if (!isText(memberTagIds[index]))
      if (within(found, '/member_tag_ids/' + index, isText, memberTagIds[index])) return false;
  const authorName = value.author_name;
  if (authorName !== undefined && !isText(authorName) && inMember(found, value, '/author_name', isText)) return false;
  if (value.status !== undefined)
    if (!isListed(value.status, found, '/status', advancedSearchFiltersStatusValues)) return false;
  return fits(found);
};
export const advancedSearchFiltersSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchFilters);

const advancedSearchResultTypeValues = /* @__PURE__ */ new Set(['member', 'post', 'comment', 'space', 'lesson', 'event']);

export const checkAdvancedSearchResult = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isListed(value.type, found, '/type', advancedSearchResultTypeValues)) return false;
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isNullableText(value.title) && inMember(found, value, '/title', isNullableText)) return false;
  if (!isNullableText(value.text) && inMember(found, value, '/text', isNullableText)) return false;
  if (!isText(value.url) && inMember(found, value, '/url', isText)) return false;
  const space = value.space;
  if (space !== null && !checkSpaceReference(space))
    if (inMember(found, value, '/space', checkSpaceReference)) return false;
  const author = value.author;
  if (author !== null && !checkSearchResultAuthor(author))
    if (inMember(found, value, '/author', checkSearchResultAuthor)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  return fits(found);
};
export const advancedSearchResultSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchResult);

export const checkSearchResultAuthor = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  return fits(found);
};
export const searchResultAuthorSchema = /* @__PURE__ */ toStandardSchema(checkSearchResultAuthor);

export const checkAdvancedSearchResults = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkAdvancedSearchResult(records[index]))
        if (within(found, '/records/' + index, checkAdvancedSearchResult, records[index])) return false;
  }
  return fits(found);
};
export const advancedSearchResultsSchema = /* @__PURE__ */ toStandardSchema(checkAdvancedSearchResults);

export const checkChatRoomMessage = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.chat_room_uuid) && inMember(found, value, '/chat_room_uuid', isText)) return false;
  if (!isText(value.body) && inMember(found, value, '/body', isText)) return false;
  if (!isAnyObject(value.rich_text_body) && inMember(found, value, '/rich_text_body', isAnyObject)) return false;
  if (!isNullableInteger(value.parent_message_id))
    if (inMember(found, value, '/parent_message_id', isNullableInteger)) return false;
  if (!checkChatRoomMessageSender(value.sender))
    if (inMember(found, value, '/sender', checkChatRoomMessageSender)) return false;
  if (!isTimestamp(value.sent_at) && inMember(found, value, '/sent_at', isTimestamp)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  return fits(found);
};
export const chatRoomMessageSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessage);

export const checkChatRoomMessageSender = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.email) && inMember(found, value, '/email', isText)) return false;
  if (!isNullableText(value.avatar_url) && inMember(found, value, '/avatar_url', isNullableText)) return false;
  return fits(found);
};
export const chatRoomMessageSenderSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessageSender);

const checkMessageCreateRequestWithUserEmail = (value, found) => {
  if (isObject(value) && value.user_email === undefined && refuse(found, '', 'required', 'user_email')) return false;
  return fits(found);
};

const checkMessageCreateRequestWithUserEmails = (value, found) => {
  if (isObject(value) && value.user_emails === undefined && refuse(found, '', 'required', 'user_emails')) return false;
  return fits(found);
};

const checkMessageCreateRequestWithChatRoomUuid = (value, found) => {
  if (isObject(value) && value.chat_room_uuid === undefined)
    if (refuse(found, '', 'required', 'chat_room_uuid')) return false;
  return fits(found);
};

export const checkMessageCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isAnyObject(value.rich_text_body) && inMember(found, value, '/rich_text_body', isAnyObject)) return false;
  if (value.user_email !== undefined && !isTextOfLength(value.user_email, found, '/user_email', 1)) return false;
  const userEmails = value.user_emails;
  if (userEmails !== undefined && !isArrayOfLength(userEmails, found, '/user_emails', 1, 100)) return false;
  for (let index = 0; index < countItems(userEmails); index += 1)
    if (!isText(userEmails[index]) && within(found, '/user_emails/' + index, isText, userEmails[index])) return false;
  if (value.chat_room_uuid !== undefined)
    if (!isTextOfLength(value.chat_room_uuid, found, '/chat_room_uuid', 1)) return false;
  const parentMessageId = value.parent_message_id;
  if (parentMessageId !== undefined && !isInteger(parentMessageId))
    if (inMember(found, value, '/parent_message_id', isInteger)) return false;
  if (
    Number(checkMessageCreateRequestWithUserEmail(value)) + Number(checkMessageCreateRequestWithUserEmails(value)) + Number(checkMessageCreateRequestWithChatRoomUuid(value)) !== 1 &&
    refuseAll(found, '', 'oneOf', value, [checkMessageCreateRequestWithUserEmail, checkMessageCreateRequestWithUserEmails, checkMessageCreateRequestWithChatRoomUuid])
  )
    return false;
  return fits(found);
};
export const messageCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkMessageCreateRequest);

export const checkMessageCreatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!checkChatRoomMessage(value.chat_room_message))
    if (inMember(found, value, '/chat_room_message', checkChatRoomMessage)) return false;
  return fits(found);
};
export const messageCreatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkMessageCreatedResponse);

export const checkChatRoomMessageImportRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.chat_room_uuid, found, '/chat_room_uuid', 1)) return false;
  if (!isTextOfLength(value.user_email, found, '/user_email', 1)) return false;
  if (!checkOpenDocumentRequest(value.rich_text_body))
    if (inMember(found, value, '/rich_text_body', checkOpenDocumentRequest)) return false;
  if (!isTimestamp(value.sent_at) && inMember(found, value, '/sent_at', isTimestamp)) return false;
  const parentMessageId = value.parent_message_id;
  if (parentMessageId !== undefined && !isNullableInteger(parentMessageId))
    if (inMember(found, value, '/parent_message_id', isNullableInteger)) return false;
  return fits(found);
};
export const chatRoomMessageImportRequestSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessageImportRequest);

export const checkChatRoomMessagesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkChatRoomMessage(records[index]))
        if (within(found, '/records/' + index, checkChatRoomMessage, records[index])) return false;
  }
  return fits(found);
};
export const chatRoomMessagesListSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessagesList);

export const checkChatRoom = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.uuid) && inMember(found, value, '/uuid', isText)) return false;
  if (!isNullableText(value.name) && inMember(found, value, '/name', isNullableText)) return false;
  if (!checkChatRoomKind(value.kind) && inMember(found, value, '/kind', checkChatRoomKind)) return false;
  if (!isNullableInteger(value.space_id) && inMember(found, value, '/space_id', isNullableInteger)) return false;
  if (!isInteger(value.members_count) && inMember(found, value, '/members_count', isInteger)) return false;
  if (!isNullableTimestamp(value.last_message_at))
    if (inMember(found, value, '/last_message_at', isNullableTimestamp)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  return fits(found);
};
export const chatRoomSchema = /* @__PURE__ */ toStandardSchema(checkChatRoom);

export const checkChatRoomKind = (value, found) => {
  if (value !== 'direct' && value !== 'group' && value !== 'space')
    if (refuse(found, '', 'enum', ['direct', 'group', 'space'])) return false;
  return fits(found);
};
export const chatRoomKindSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomKind);

export const checkChatRoomsList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!isArray(records) && inMember(found, value, '/records', isArray)) return false;
    for (let index = 0; index < countItems(records); index += 1)
      if (!checkChatRoom(records[index]) && within(found, '/records/' + index, checkChatRoom, records[index])) return false;
  }
  return fits(found);
};
export const chatRoomsListSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomsList);

export const checkMemberStatusFilter = (value, found) => {
  if (value !== 'active' && value !== 'all' && value !== 'inactive')
    if (refuse(found, '', 'enum', ['active', 'all', 'inactive'])) return false;
  return fits(found);
};
export const memberStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkMemberStatusFilter);

export const checkCommunityMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isFormatted(value.email, found, '/email', 'email')) return false;
  if (value.password !== undefined && !isTextOfLength(value.password, found, '/password', 1)) return false;
  const skipInvitation = value.skip_invitation;
  if (skipInvitation !== undefined && !isBoolean(skipInvitation))
    if (inMember(found, value, '/skip_invitation', isBoolean)) return false;
  const preferences = value.preferences;
  if (preferences !== undefined && !checkMemberMessagingPreference(preferences))
    if (inMember(found, value, '/preferences', checkMemberMessagingPreference)) return false;
  if (!checkCommunityMemberAttributes(value) && within(found, '', checkCommunityMemberAttributes, value)) return false;
  return fits(found);
};
export const communityMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberCreateRequest);

export const checkCommunityMemberAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.avatar !== undefined && !isText(value.avatar) && inMember(found, value, '/avatar', isText)) return false;
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 0, 255)) return false;
  const ssoProviderUserId = value.sso_provider_user_id;
  if (ssoProviderUserId !== undefined) {
    if (typeof ssoProviderUserId !== 'string' && ssoProviderUserId !== null) {
      if (refuse(found, '/sso_provider_user_id', 'type', ['string', 'null'])) return false;
    } else if (typeof ssoProviderUserId === 'string') {
      if (isShorter(ssoProviderUserId, 1) && refuse(found, '/sso_provider_user_id', 'minLength', 1)) return false;
      if (isLonger(ssoProviderUserId, 255) && refuse(found, '/sso_provider_user_id', 'maxLength', 255)) return false;
    }
  }
  const headline = value.headline;
  if (headline !== undefined && !isNullableText(headline))
    if (inMember(found, value, '/headline', isNullableText)) return false;
  const isFlagged = value.is_flagged;
  if (isFlagged !== undefined && !isBoolean(isFlagged))
    if (inMember(found, value, '/is_flagged', isBoolean)) return false;
  const spaceIds = value.space_ids;
  if (spaceIds !== undefined && !isArrayOfLength(spaceIds, found, '/space_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(spaceIds); index += 1)
    if (!isInteger(spaceIds[index]) && within(found, '/space_ids/' + index, isInteger, spaceIds[index])) return false;
  const spaceGroupIds = value.space_group_ids;
  if (spaceGroupIds !== undefined && !isArrayOfLength(spaceGroupIds, found, '/space_group_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(spaceGroupIds); index += 1)
    if (!isInteger(spaceGroupIds[index]))
      if (within(found, '/space_group_ids/' + index, isInteger, spaceGroupIds[index])) return false;
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined && !isArrayOfLength(memberTagIds, found, '/member_tag_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(memberTagIds); index += 1)
    if (!isInteger(memberTagIds[index]))
      if (within(found, '/member_tag_ids/' + index, isInteger, memberTagIds[index])) return false;
  const communityMemberProfileFields = value.community_member_profile_fields;
  if (communityMemberProfileFields !== undefined && !isAnyObject(communityMemberProfileFields))
    if (inMember(found, value, '/community_member_profile_fields', isAnyObject)) return false;
  return fits(found);
};
export const communityMemberAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberAttributes);

export const checkMemberMessagingPreference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const messagingEnabledByAdmin = value.messaging_enabled_by_admin;
  if (messagingEnabledByAdmin !== undefined && !isBoolean(messagingEnabledByAdmin))
    if (inMember(found, value, '/messaging_enabled_by_admin', isBoolean)) return false;
  return fits(found);
};
export const memberMessagingPreferenceSchema = /* @__PURE__ */ toStandardSchema(checkMemberMessagingPreference);

export const checkCommunityMemberUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const preferences = value.preferences;
  if (preferences !== undefined && !checkMemberPreferences(preferences))
    if (inMember(found, value, '/preferences', checkMemberPreferences)) return false;
  const memberSince = value.member_since;
  if (memberSince !== undefined && !isNullableTimestamp(memberSince))
    if (inMember(found, value, '/member_since', isNullableTimestamp)) return false;
  if (!checkCommunityMemberAttributes(value) && within(found, '', checkCommunityMemberAttributes, value)) return false;
  return fits(found);
};
export const communityMemberUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberUpdateRequest);

export const checkMemberPreferences = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const visibleInMemberDirectory = value.visible_in_member_directory;
  if (visibleInMemberDirectory !== undefined && !isBoolean(visibleInMemberDirectory))
    if (inMember(found, value, '/visible_in_member_directory', isBoolean)) return false;
  const makeMyEmailPublic = value.make_my_email_public;
  if (makeMyEmailPublic !== undefined && !isBoolean(makeMyEmailPublic))
    if (inMember(found, value, '/make_my_email_public', isBoolean)) return false;
  const messagingEnabled = value.messaging_enabled;
  if (messagingEnabled !== undefined && !isBoolean(messagingEnabled))
    if (inMember(found, value, '/messaging_enabled', isBoolean)) return false;
  if (!checkMemberMessagingPreference(value) && within(found, '', checkMemberMessagingPreference, value)) return false;
  return fits(found);
};
export const memberPreferencesSchema = /* @__PURE__ */ toStandardSchema(checkMemberPreferences);

export const checkProfileFieldCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkNewProfileField(value.profile_field))
    if (inMember(found, value, '/profile_field', checkNewProfileField)) return false;
  return fits(found);
};
export const profileFieldCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldCreateRequest);

const newProfileFieldFieldTypeValues = /* @__PURE__ */ new Set(['text', 'select', 'checkbox', 'textarea', 'link', 'number']);

const checkNewProfileFieldPagesAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkProfilePageName(value.name) && inMember(found, value, '/name', checkProfilePageName)) return false;
  if (!isBoolean(value.visible) && inMember(found, value, '/visible', isBoolean)) return false;
  return fits(found);
};

const checkNewProfileFieldChoicesAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.value, found, '/value', 1, 255)) return false;
  const sortKey = value.sort_key;
  if (sortKey !== undefined && !isInteger(sortKey) && inMember(found, value, '/sort_key', isInteger)) return false;
  return fits(found);
};

export const checkNewProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isListed(value.field_type, found, '/field_type', newProfileFieldFieldTypeValues)) return false;
  const pagesAttributes = value.pages_attributes;
  if (!isArrayOfLength(pagesAttributes, found, '/pages_attributes', 0, 20)) return false;
  for (let index = 0; index < countItems(pagesAttributes); index += 1)
    if (
      !checkNewProfileFieldPagesAttributes(pagesAttributes[index]) &&
      within(found, '/pages_attributes/' + index, checkNewProfileFieldPagesAttributes, pagesAttributes[index])
    )
      return false;
  const choicesAttributes = value.choices_attributes;
  if (choicesAttributes !== undefined)
    if (!isArrayOfLength(choicesAttributes, found, '/choices_attributes', 0, 50)) return false;
  for (let index = 0; index < countItems(choicesAttributes); index += 1)
    if (
      !checkNewProfileFieldChoicesAttributes(choicesAttributes[index]) &&
      within(found, '/choices_attributes/' + index, checkNewProfileFieldChoicesAttributes, choicesAttributes[index])
    )
      return false;
  const numberOptionsAttributes = value.number_options_attributes;
  if (numberOptionsAttributes !== undefined) {
    if (isObject(numberOptionsAttributes) && numberOptionsAttributes.format === undefined)
      if (refuse(found, '/number_options_attributes', 'required', 'format')) return false;
    if (
      !checkNumberOptionsAttributes(numberOptionsAttributes) &&
      within(found, '/number_options_attributes', checkNumberOptionsAttributes, numberOptionsAttributes)
    )
      return false;
  }
  if (value.label === undefined && refuse(found, '', 'required', 'label')) return false;
  if (value.key === undefined && refuse(found, '', 'required', 'key')) return false;
  if (!checkProfileFieldAttributes(value) && within(found, '', checkProfileFieldAttributes, value)) return false;
  return fits(found);
};
export const newProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkNewProfileField);

const profileFieldAttributesKeyPattern = /* @__PURE__ */ new RegExp('^[a-z0-9_]+$', 'u');

export const checkProfileFieldAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.label !== undefined && !isTextOfLength(value.label, found, '/label', 1, 255)) return false;
  const key = value.key;
  if (key !== undefined) {
    if (typeof key !== 'string') {
      if (refuse(found, '/key', 'type', 'string')) return false;
    } else {
      if (isShorter(key, 1) && refuse(found, '/key', 'minLength', 1)) return false;
      if (isLonger(key, 100) && refuse(found, '/key', 'maxLength', 100)) return false;
      if (!profileFieldAttributesKeyPattern.test(key) && refuse(found, '/key', 'pattern', '^[a-z0-9_]+$')) return false;
    }
  }
  const description = value.description;
  if (description !== undefined && !isNullableText(description))
    if (inMember(found, value, '/description', isNullableText)) return false;
  const placeholder = value.placeholder;
  if (placeholder !== undefined && !isNullableText(placeholder))
    if (inMember(found, value, '/placeholder', isNullableText)) return false;
  const required = value.required;
  if (required !== undefined && !isBoolean(required) && inMember(found, value, '/required', isBoolean)) return false;
  const allowNull = value.allow_null;
  if (allowNull !== undefined && !isBoolean(allowNull))
    if (inMember(found, value, '/allow_null', isBoolean)) return false;
  return fits(found);
};
export const profileFieldAttributesSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldAttributes);

const numberOptionsAttributesFormatValues = /* @__PURE__ */ new Set(['number', 'percentage', 'custom', 'unformatted']);

const numberOptionsAttributesPositionValues = /* @__PURE__ */ new Set(['left', 'right']);

export const checkNumberOptionsAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.format !== undefined)
    if (!isListed(value.format, found, '/format', numberOptionsAttributesFormatValues)) return false;
  if (value.decimal !== undefined && !isIntegerBetween(value.decimal, found, '/decimal', 0)) return false;
  if (value.text !== undefined && !isText(value.text) && inMember(found, value, '/text', isText)) return false;
  if (value.position !== undefined)
    if (!isListed(value.position, found, '/position', numberOptionsAttributesPositionValues)) return false;
  return fits(found);
};
export const numberOptionsAttributesSchema = /* @__PURE__ */ toStandardSchema(checkNumberOptionsAttributes);

export const checkProfileFieldUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkChangedProfileField(value.profile_field))
    if (inMember(found, value, '/profile_field', checkChangedProfileField)) return false;
  return fits(found);
};
export const profileFieldUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldUpdateRequest);

const checkChangedProfileFieldPagesAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isBoolean(value.visible) && inMember(found, value, '/visible', isBoolean)) return false;
  return fits(found);
};

const checkChangedProfileFieldChoicesAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && !isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (value.value !== undefined && !isTextOfLength(value.value, found, '/value', 1, 255)) return false;
  const sortKey = value.sort_key;
  if (sortKey !== undefined && !isInteger(sortKey) && inMember(found, value, '/sort_key', isInteger)) return false;
  const destroy = value._destroy;
  if (destroy !== undefined && !isBoolean(destroy) && inMember(found, value, '/_destroy', isBoolean)) return false;
  return fits(found);
};

export const checkChangedProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const pagesAttributes = value.pages_attributes;
  if (pagesAttributes !== undefined)
    if (!isArrayOfLength(pagesAttributes, found, '/pages_attributes', 0, 20)) return false;
  for (let index = 0; index < countItems(pagesAttributes); index += 1)
    if (
      !checkChangedProfileFieldPagesAttributes(pagesAttributes[index]) &&
      within(found, '/pages_attributes/' + index, checkChangedProfileFieldPagesAttributes, pagesAttributes[index])
    )
      return false;
  const choicesAttributes = value.choices_attributes;
  if (choicesAttributes !== undefined)
    if (!isArrayOfLength(choicesAttributes, found, '/choices_attributes', 0, 50)) return false;
  for (let index = 0; index < countItems(choicesAttributes); index += 1)
    if (
      !checkChangedProfileFieldChoicesAttributes(choicesAttributes[index]) &&
      within(found, '/choices_attributes/' + index, checkChangedProfileFieldChoicesAttributes, choicesAttributes[index])
    )
      return false;
  const numberOptionsAttributes = value.number_options_attributes;
  if (numberOptionsAttributes !== undefined) {
    if (!isObject(numberOptionsAttributes)) {
      if (refuse(found, '/number_options_attributes', 'type', 'object')) return false;
    } else {
      const id = numberOptionsAttributes.id;
      if (id !== undefined && !isInteger(id))
        if (inMember(found, numberOptionsAttributes, '/number_options_attributes/id', isInteger)) return false;
      if (
        !checkNumberOptionsAttributes(numberOptionsAttributes) &&
        within(found, '/number_options_attributes', checkNumberOptionsAttributes, numberOptionsAttributes)
      )
        return false;
    }
  }
  if (!checkProfileFieldAttributes(value) && within(found, '', checkProfileFieldAttributes, value)) return false;
  return fits(found);
};
export const changedProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkChangedProfileField);

const postOrderValues = /* @__PURE__ */ new Set(['oldest', 'latest', 'alphabetical', 'likes', 'latest_updated', 'oldest_updated']);

export const checkPostOrder = (value, found) => {
  if (!postOrderValues.has(value) && refuse(found, '', 'enum', postOrderValues)) return false;
  return fits(found);
};
export const postOrderSchema = /* @__PURE__ */ toStandardSchema(checkPostOrder);

const postCreateRequestCreatedAtPattern = /* @__PURE__ */ new RegExp('^\\d{4}-\\d{2}-\\d{2}', 'u');

export const checkPostCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.name, found, '/name', 0, 255)) return false;
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  const status = value.status;
  if (status !== undefined && !checkPostState(status))
    if (inMember(found, value, '/status', checkPostState)) return false;
  if (value.slug !== undefined && !checkSlug(value.slug) && inMember(found, value, '/slug', checkSlug)) return false;
  const createdAt = value.created_at;
  if (createdAt !== undefined) {
    if (typeof createdAt !== 'string') {
      if (refuse(found, '/created_at', 'type', 'string')) return false;
    } else if (!postCreateRequestCreatedAtPattern.test(createdAt))
      if (refuse(found, '/created_at', 'pattern', '^\\d{4}-\\d{2}-\\d{2}')) return false;
  }
  if (!checkPostAttributes(value) && within(found, '', checkPostAttributes, value)) return false;
  if (!checkPostAuthorAttributes(value) && within(found, '', checkPostAuthorAttributes, value)) return false;
  return fits(found);
};
export const postCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPostCreateRequest);

const postAttributesPublishedAtPattern = /* @__PURE__ */ new RegExp('^\\d{4}-\\d{2}-\\d{2}', 'u');

export const checkPostAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string' && isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  const tiptapBody = value.tiptap_body;
  if (tiptapBody !== undefined && tiptapBody !== null && !checkRichTextDocumentRequest(tiptapBody))
    if (inMember(found, value, '/tiptap_body', checkRichTextDocumentRequest)) return false;
  const coverImage = value.cover_image;
  if (coverImage !== undefined && !isNullableText(coverImage))
    if (inMember(found, value, '/cover_image', isNullableText)) return false;
  const internalCustomHtml = value.internal_custom_html;
  if (internalCustomHtml !== undefined && !isText(internalCustomHtml))
    if (inMember(found, value, '/internal_custom_html', isText)) return false;
  const isTruncationDisabled = value.is_truncation_disabled;
  if (isTruncationDisabled !== undefined && !isBoolean(isTruncationDisabled))
    if (inMember(found, value, '/is_truncation_disabled', isBoolean)) return false;
  const isCommentsClosed = value.is_comments_closed;
  if (isCommentsClosed !== undefined && !isBoolean(isCommentsClosed))
    if (inMember(found, value, '/is_comments_closed', isBoolean)) return false;
  const hideMetaInfo = value.hide_meta_info;
  if (hideMetaInfo !== undefined && !isBoolean(hideMetaInfo))
    if (inMember(found, value, '/hide_meta_info', isBoolean)) return false;
  const hideFromFeaturedAreas = value.hide_from_featured_areas;
  if (hideFromFeaturedAreas !== undefined && !isBoolean(hideFromFeaturedAreas))
    if (inMember(found, value, '/hide_from_featured_areas', isBoolean)) return false;
  const metaTitle = value.meta_title;
  if (metaTitle !== undefined && !isText(metaTitle) && inMember(found, value, '/meta_title', isText)) return false;
  const metaDescription = value.meta_description;
  if (metaDescription !== undefined && !isText(metaDescription))
    if (inMember(found, value, '/meta_description', isText)) return false;
  const opengraphTitle = value.opengraph_title;
  if (opengraphTitle !== undefined && !isText(opengraphTitle))
    if (inMember(found, value, '/opengraph_title', isText)) return false;
  const opengraphDescription = value.opengraph_description;
  if (opengraphDescription !== undefined && !isText(opengraphDescription))
    if (inMember(found, value, '/opengraph_description', isText)) return false;
  const publishedAt = value.published_at;
  if (publishedAt !== undefined) {
    if (typeof publishedAt !== 'string') {
      if (refuse(found, '/published_at', 'type', 'string')) return false;
    } else if (!postAttributesPublishedAtPattern.test(publishedAt))
      if (refuse(found, '/published_at', 'pattern', '^\\d{4}-\\d{2}-\\d{2}')) return false;
  }
  const skipNotifications = value.skip_notifications;
  if (skipNotifications !== undefined && !isBoolean(skipNotifications))
    if (inMember(found, value, '/skip_notifications', isBoolean)) return false;
  if (!checkCommonPostAttributes(value) && within(found, '', checkCommonPostAttributes, value)) return false;
  return fits(found);
};
export const postAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPostAttributes);

export const checkCommonPostAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const isCommentsEnabled = value.is_comments_enabled;
  if (isCommentsEnabled !== undefined && !isBoolean(isCommentsEnabled))
    if (inMember(found, value, '/is_comments_enabled', isBoolean)) return false;
  const isLikingEnabled = value.is_liking_enabled;
  if (isLikingEnabled !== undefined && !isBoolean(isLikingEnabled))
    if (inMember(found, value, '/is_liking_enabled', isBoolean)) return false;
  const topics = value.topics;
  if (topics !== undefined && !isArrayOfLength(topics, found, '/topics', 0, 100)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!isInteger(topics[index]) && within(found, '/topics/' + index, isInteger, topics[index])) return false;
  const isPinned = value.is_pinned;
  if (isPinned !== undefined && !isBoolean(isPinned) && inMember(found, value, '/is_pinned', isBoolean)) return false;
  return fits(found);
};
export const commonPostAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommonPostAttributes);

export const checkPostAuthorAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const userEmail = value.user_email;
  if (userEmail !== undefined && !isText(userEmail) && inMember(found, value, '/user_email', isText)) return false;
  const userId = value.user_id;
  if (userId !== undefined && !isInteger(userId) && inMember(found, value, '/user_id', isInteger)) return false;
  return fits(found);
};
export const postAuthorAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPostAuthorAttributes);

export const checkPostState = (value, found) => {
  if (value !== 'draft' && value !== 'published' && value !== 'scheduled')
    if (refuse(found, '', 'enum', ['draft', 'published', 'scheduled'])) return false;
  return fits(found);
};
export const postStateSchema = /* @__PURE__ */ toStandardSchema(checkPostState);

export const checkPostUpdateRequest = (value, found) => {
  if (isObject(value)) {
    const status = value.status;
    if (status !== undefined && !checkPostState(status))
      if (inMember(found, value, '/status', checkPostState)) return false;
  }
  if (!checkPostAttributes(value) && within(found, '', checkPostAttributes, value)) return false;
  return fits(found);
};
export const postUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPostUpdateRequest);

export const checkImagePostCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.slug !== undefined && !checkSlug(value.slug) && inMember(found, value, '/slug', checkSlug)) return false;
  const status = value.status;
  if (status !== undefined && !checkPostState(status))
    if (inMember(found, value, '/status', checkPostState)) return false;
  if (value.gallery_attributes === undefined && refuse(found, '', 'required', 'gallery_attributes')) return false;
  if (!checkImagePostAttributes(value) && within(found, '', checkImagePostAttributes, value)) return false;
  if (!checkPostAuthorAttributes(value) && within(found, '', checkPostAuthorAttributes, value)) return false;
  return fits(found);
};
export const imagePostCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkImagePostCreateRequest);

export const checkImagePostAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const tiptapBody = value.tiptap_body;
  if (tiptapBody !== undefined && tiptapBody !== null && !checkOpenDocumentRequest(tiptapBody))
    if (inMember(found, value, '/tiptap_body', checkOpenDocumentRequest)) return false;
  const galleryAttributes = value.gallery_attributes;
  if (galleryAttributes !== undefined && !checkGalleryAttributes(galleryAttributes))
    if (inMember(found, value, '/gallery_attributes', checkGalleryAttributes)) return false;
  if (!checkCommonPostAttributes(value) && within(found, '', checkCommonPostAttributes, value)) return false;
  return fits(found);
};
export const imagePostAttributesSchema = /* @__PURE__ */ toStandardSchema(checkImagePostAttributes);

const checkGalleryAttributesImagesAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && !isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (value.image !== undefined && !isText(value.image) && inMember(found, value, '/image', isText)) return false;
  const width = value.width;
  if (width !== undefined && !isInteger(width) && inMember(found, value, '/width', isInteger)) return false;
  const height = value.height;
  if (height !== undefined && !isInteger(height) && inMember(found, value, '/height', isInteger)) return false;
  return fits(found);
};

export const checkGalleryAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const imagesAttributes = value.images_attributes;
  if (imagesAttributes !== undefined)
    if (!isArrayOfLength(imagesAttributes, found, '/images_attributes', 0, 100)) return false;
  for (let index = 0; index < countItems(imagesAttributes); index += 1)
    if (
      !checkGalleryAttributesImagesAttributes(imagesAttributes[index]) &&
      within(found, '/images_attributes/' + index, checkGalleryAttributesImagesAttributes, imagesAttributes[index])
    )
      return false;
  const downloadableImages = value.downloadable_images;
  if (downloadableImages !== undefined && !isBoolean(downloadableImages))
    if (inMember(found, value, '/downloadable_images', isBoolean)) return false;
  return fits(found);
};
export const galleryAttributesSchema = /* @__PURE__ */ toStandardSchema(checkGalleryAttributes);

export const checkImagePostUpdateRequest = (value, found) => {
  if (isObject(value)) {
    const status = value.status;
    if (status !== undefined && !checkPostState(status))
      if (inMember(found, value, '/status', checkPostState)) return false;
  }
  if (!checkImagePostAttributes(value) && within(found, '', checkImagePostAttributes, value)) return false;
  return fits(found);
};
export const imagePostUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkImagePostUpdateRequest);

export const checkImagePostDuplicateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const post = value.post;
  if (post !== undefined) {
    if (!isObject(post)) {
      if (refuse(found, '/post', 'type', 'object')) return false;
    } else {
      const sendNotifications = post.send_notifications;
      if (sendNotifications !== undefined && !isBoolean(sendNotifications))
        if (inMember(found, post, '/post/send_notifications', isBoolean)) return false;
    }
  }
  return fits(found);
};
export const imagePostDuplicateRequestSchema = /* @__PURE__ */ toStandardSchema(checkImagePostDuplicateRequest);

const spaceOrderValues = /* @__PURE__ */ new Set([
  'active',
  'oldest',
  'alphabetical',
  'likes',
  'latest_updated',
  'oldest_updated',
  'latest_profile_confirmed',
]);

export const checkSpaceOrder = (value, found) => {
  if (!spaceOrderValues.has(value) && refuse(found, '', 'enum', spaceOrderValues)) return false;
  return fits(found);
};
export const spaceOrderSchema = /* @__PURE__ */ toStandardSchema(checkSpaceOrder);

const spaceCreateRequestSpaceTypeValues = /* @__PURE__ */ new Set(['basic', 'event', 'members', 'image', 'course', 'chat']);

export const checkSpaceCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkSlug(value.slug) && inMember(found, value, '/slug', checkSlug)) return false;
  if (value.space_type !== undefined)
    if (!isListed(value.space_type, found, '/space_type', spaceCreateRequestSpaceTypeValues)) return false;
  const courseSetting = value.course_setting;
  if (courseSetting !== undefined && !checkCourseSettingParts(courseSetting))
    if (inMember(found, value, '/course_setting', checkCourseSettingParts)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.space_group_id === undefined && refuse(found, '', 'required', 'space_group_id')) return false;
  if (!checkSpaceAttributes(value) && within(found, '', checkSpaceAttributes, value)) return false;
  return fits(found);
};
export const spaceCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceCreateRequest);

const spaceAttributesDefaultCommentSortValues = /* @__PURE__ */ new Set(['oldest', 'latest', null]);

const spaceAttributesDefaultMemberSortValues = /* @__PURE__ */ new Set(['oldest', 'latest', 'alphabetical', null]);

const spaceAttributesDisplayViewValues = /* @__PURE__ */ new Set(['posts', 'cards', 'list', 'thumbnail', 'feed', 'masonry', 'grid', 'calendar', null]);

export const checkSpaceAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const coverImage = value.cover_image;
  if (coverImage !== undefined && !isText(coverImage) && inMember(found, value, '/cover_image', isText)) return false;
  const coverImageVisible = value.cover_image_visible;
  if (coverImageVisible !== undefined && !isBoolean(coverImageVisible))
    if (inMember(found, value, '/cover_image_visible', isBoolean)) return false;
  const coverImageDisplayStyle = value.cover_image_display_style;
  if (coverImageDisplayStyle !== undefined && !checkCoverImageDisplayStyle(coverImageDisplayStyle))
    if (inMember(found, value, '/cover_image_display_style', checkCoverImageDisplayStyle)) return false;
  const thumbnailImage = value.thumbnail_image;
  if (thumbnailImage !== undefined && !isText(thumbnailImage))
    if (inMember(found, value, '/thumbnail_image', isText)) return false;
  const isPrivate = value.is_private;
  if (isPrivate !== undefined && !isNullableBoolean(isPrivate))
    if (inMember(found, value, '/is_private', isNullableBoolean)) return false;
  const isHiddenFromNonMembers = value.is_hidden_from_non_members;
  if (isHiddenFromNonMembers !== undefined && !isNullableBoolean(isHiddenFromNonMembers))
    if (inMember(found, value, '/is_hidden_from_non_members', isNullableBoolean)) return false;
  const isHidden = value.is_hidden;
  if (isHidden !== undefined && !isNullableBoolean(isHidden))
    if (inMember(found, value, '/is_hidden', isNullableBoolean)) return false;
  const lockedButtonUrl = value.locked_button_url;
  if (lockedButtonUrl !== undefined && !isNullableText(lockedButtonUrl))
    if (inMember(found, value, '/locked_button_url', isNullableText)) return false;
  const lockedButtonLabel = value.locked_button_label;
  if (lockedButtonLabel !== undefined && !isNullableText(lockedButtonLabel))
    if (inMember(found, value, '/locked_button_label', isNullableText)) return false;
  const lockedPageHeading = value.locked_page_heading;
  if (lockedPageHeading !== undefined && !isNullableText(lockedPageHeading))
    if (inMember(found, value, '/locked_page_heading', isNullableText)) return false;
  const lockedPageDescription = value.locked_page_description;
  if (lockedPageDescription !== undefined && !isNullableText(lockedPageDescription))
    if (inMember(found, value, '/locked_page_description', isNullableText)) return false;
  const lockScreenBlocks = value.lock_screen_blocks;
  if (lockScreenBlocks !== undefined) {
    if (!Array.isArray(lockScreenBlocks) && lockScreenBlocks !== null) {
      if (refuse(found, '/lock_screen_blocks', 'type', ['array', 'null'])) return false;
    } else if (Array.isArray(lockScreenBlocks)) {
      if (lockScreenBlocks.length > 100 && refuse(found, '/lock_screen_blocks', 'maxItems', 100)) return false;
      for (let index = 0; index < lockScreenBlocks.length; index += 1) {
        const item = lockScreenBlocks[index];
        if (!checkLockScreenBlock(item))
          if (within(found, '/lock_screen_blocks/' + index, checkLockScreenBlock, item)) return false;
      }
    }
  }
  const showLockIconForNonMembers = value.show_lock_icon_for_non_members;
  if (showLockIconForNonMembers !== undefined && !isNullableBoolean(showLockIconForNonMembers))
    if (inMember(found, value, '/show_lock_icon_for_non_members', isNullableBoolean)) return false;
  const isPostDisabled = value.is_post_disabled;
  if (isPostDisabled !== undefined && !isNullableBoolean(isPostDisabled))
    if (inMember(found, value, '/is_post_disabled', isNullableBoolean)) return false;
  const hidePostSettings = value.hide_post_settings;
  if (hidePostSettings !== undefined && !isNullableBoolean(hidePostSettings))
    if (inMember(found, value, '/hide_post_settings', isNullableBoolean)) return false;
  const defaultSort = value.default_sort;
  if (defaultSort !== undefined && !isNullableText(defaultSort))
    if (inMember(found, value, '/default_sort', isNullableText)) return false;
  const hideSorting = value.hide_sorting;
  if (hideSorting !== undefined && !isNullableBoolean(hideSorting))
    if (inMember(found, value, '/hide_sorting', isNullableBoolean)) return false;
  if (
    value.default_comment_sort !== undefined &&
    !isListed(value.default_comment_sort, found, '/default_comment_sort', spaceAttributesDefaultCommentSortValues)
  )
    return false;
  if (
    value.default_member_sort !== undefined &&
    !isListed(value.default_member_sort, found, '/default_member_sort', spaceAttributesDefaultMemberSortValues)
  )
    return false;
  if (value.display_view !== undefined)
    if (!isListed(value.display_view, found, '/display_view', spaceAttributesDisplayViewValues)) return false;
  const pinnedPostsLabel = value.pinned_posts_label;
  if (pinnedPostsLabel !== undefined && !isNullableText(pinnedPostsLabel))
    if (inMember(found, value, '/pinned_posts_label', isNullableText)) return false;
  const spaceGroupId = value.space_group_id;
  if (spaceGroupId !== undefined && !isInteger(spaceGroupId))
    if (inMember(found, value, '/space_group_id', isInteger)) return false;
  const topics = value.topics;
  if (topics !== undefined && !isArrayOfLength(topics, found, '/topics', 0, 100)) return false;
  for (let index2 = 0; index2 < countItems(topics); index2 += 1)
    if (!isInteger(topics[index2]) && within(found, '/topics/' + index2, isInteger, topics[index2])) return false;
  const requireTopicSelection = value.require_topic_selection;
  if (requireTopicSelection !== undefined && !isNullableBoolean(requireTopicSelection))
    if (inMember(found, value, '/require_topic_selection', isNullableBoolean)) return false;
  const emoji = value.emoji;
  if (emoji !== undefined && !isNullableText(emoji) && inMember(found, value, '/emoji', isNullableText)) return false;
  const customEmoji = value.custom_emoji;
  if (customEmoji !== undefined && !checkSpaceEmoji(customEmoji))
    if (inMember(found, value, '/custom_emoji', checkSpaceEmoji)) return false;
  const eventAutoRsvpEnabled = value.event_auto_rsvp_enabled;
  if (eventAutoRsvpEnabled !== undefined && !isBoolean(eventAutoRsvpEnabled))
    if (inMember(found, value, '/event_auto_rsvp_enabled', isBoolean)) return false;
  const defaultInAppNotificationSetting = value.default_in_app_notification_setting;
  if (defaultInAppNotificationSetting !== undefined && !checkNotificationDefault(defaultInAppNotificationSetting))
    if (inMember(found, value, '/default_in_app_notification_setting', checkNotificationDefault)) return false;
  const defaultMobileNotificationSetting = value.default_mobile_notification_setting;
  if (defaultMobileNotificationSetting !== undefined && !checkNotificationDefault(defaultMobileNotificationSetting))
    if (inMember(found, value, '/default_mobile_notification_setting', checkNotificationDefault)) return false;
  const defaultNotificationSetting = value.default_notification_setting;
  if (
    defaultNotificationSetting !== undefined &&
    !checkNotificationDefault(defaultNotificationSetting) &&
    within(found, '/default_notification_setting', checkNotificationDefault, defaultNotificationSetting)
  )
    return false;
  const defaultMentionInAppNotificationSetting = value.default_mention_in_app_notification_setting;
  if (
    defaultMentionInAppNotificationSetting !== undefined &&
    !checkNotificationDefault(defaultMentionInAppNotificationSetting) &&
    inMember(found, value, '/default_mention_in_app_notification_setting', checkNotificationDefault)
  )
    return false;
  const defaultMentionMobileNotificationSetting = value.default_mention_mobile_notification_setting;
  if (
    defaultMentionMobileNotificationSetting !== undefined &&
    !checkNotificationDefault(defaultMentionMobileNotificationSetting) &&
    inMember(found, value, '/default_mention_mobile_notification_setting', checkNotificationDefault)
  )
    return false;
  const hideFromSidebar = value.hide_from_sidebar;
  if (hideFromSidebar !== undefined && !isNullableBoolean(hideFromSidebar))
    if (inMember(found, value, '/hide_from_sidebar', isNullableBoolean)) return false;
  const hideRightSidebar = value.hide_right_sidebar;
  if (hideRightSidebar !== undefined && !isNullableBoolean(hideRightSidebar))
    if (inMember(found, value, '/hide_right_sidebar', isNullableBoolean)) return false;
  const hideFromFeaturedAreas = value.hide_from_featured_areas;
  if (hideFromFeaturedAreas !== undefined && !isNullableBoolean(hideFromFeaturedAreas))
    if (inMember(found, value, '/hide_from_featured_areas', isNullableBoolean)) return false;
  const hideMembersCount = value.hide_members_count;
  if (hideMembersCount !== undefined && !isNullableBoolean(hideMembersCount))
    if (inMember(found, value, '/hide_members_count', isNullableBoolean)) return false;
  const preventMembersFromAddingOthers = value.prevent_members_from_adding_others;
  if (preventMembersFromAddingOthers !== undefined && !isNullableBoolean(preventMembersFromAddingOthers))
    if (inMember(found, value, '/prevent_members_from_adding_others', isNullableBoolean)) return false;
  const disableMemberPostCovers = value.disable_member_post_covers;
  if (disableMemberPostCovers !== undefined && !isNullableBoolean(disableMemberPostCovers))
    if (inMember(found, value, '/disable_member_post_covers', isNullableBoolean)) return false;
  const defaultTab = value.default_tab;
  if (defaultTab !== undefined && !isNullableText(defaultTab))
    if (inMember(found, value, '/default_tab', isNullableText)) return false;
  const showTabBar = value.show_tab_bar;
  if (showTabBar !== undefined && !isNullableBoolean(showTabBar))
    if (inMember(found, value, '/show_tab_bar', isNullableBoolean)) return false;
  const showNextEvent = value.show_next_event;
  if (showNextEvent !== undefined && !isNullableBoolean(showNextEvent))
    if (inMember(found, value, '/show_next_event', isNullableBoolean)) return false;
  const visibleTabs = value.visible_tabs;
  if (visibleTabs !== undefined && visibleTabs !== null && !checkVisibleTabsRequest(visibleTabs))
    if (inMember(found, value, '/visible_tabs', checkVisibleTabsRequest)) return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (metaTagAttributes !== undefined && metaTagAttributes !== null && !checkMetaTagParts(metaTagAttributes))
    if (inMember(found, value, '/meta_tag_attributes', checkMetaTagParts)) return false;
  return fits(found);
};
export const spaceAttributesSchema = /* @__PURE__ */ toStandardSchema(checkSpaceAttributes);

export const checkLockScreenBlock = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.type !== undefined && !isText(value.type) && inMember(found, value, '/type', isText)) return false;
  const hidden = value.hidden;
  if (hidden !== undefined && !isBoolean(hidden) && inMember(found, value, '/hidden', isBoolean)) return false;
  const data = value.data;
  if (data !== undefined && !isAnyObject(data) && inMember(found, value, '/data', isAnyObject)) return false;
  return fits(found);
};
export const lockScreenBlockSchema = /* @__PURE__ */ toStandardSchema(checkLockScreenBlock);

export const checkSpaceEmoji = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.emoji !== undefined && !isText(value.emoji) && inMember(found, value, '/emoji', isText)) return false;
  return fits(found);
};
export const spaceEmojiSchema = /* @__PURE__ */ toStandardSchema(checkSpaceEmoji);

export const checkVisibleTabsRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const posts = value.posts;
  if (posts !== undefined && !isBoolean(posts) && inMember(found, value, '/posts', isBoolean)) return false;
  const members = value.members;
  if (members !== undefined && !isBoolean(members) && inMember(found, value, '/members', isBoolean)) return false;
  const upcoming = value.upcoming;
  if (upcoming !== undefined && !isBoolean(upcoming) && inMember(found, value, '/upcoming', isBoolean)) return false;
  if (value.past !== undefined && !isBoolean(value.past) && inMember(found, value, '/past', isBoolean)) return false;
  return fits(found);
};
export const visibleTabsRequestSchema = /* @__PURE__ */ toStandardSchema(checkVisibleTabsRequest);

export const checkSpaceUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const courseSettingAttributes = value.course_setting_attributes;
  if (courseSettingAttributes !== undefined && !checkCourseSettingParts(courseSettingAttributes))
    if (inMember(found, value, '/course_setting_attributes', checkCourseSettingParts)) return false;
  const chatRoomShowHistory = value.chat_room_show_history;
  if (chatRoomShowHistory !== undefined && !isNullableBoolean(chatRoomShowHistory))
    if (inMember(found, value, '/chat_room_show_history', isNullableBoolean)) return false;
  const chatRoomDescription = value.chat_room_description;
  if (chatRoomDescription !== undefined && !isNullableText(chatRoomDescription))
    if (inMember(found, value, '/chat_room_description', isNullableText)) return false;
  const isDraft = value.is_draft;
  if (isDraft !== undefined && !isBoolean(isDraft) && inMember(found, value, '/is_draft', isBoolean)) return false;
  if (!checkSpaceAttributes(value) && within(found, '', checkSpaceAttributes, value)) return false;
  return fits(found);
};
export const spaceUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceUpdateRequest);

export const checkCourseSectionCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  if (!checkCourseSectionAttributes(value) && within(found, '', checkCourseSectionAttributes, value)) return false;
  return fits(found);
};
export const courseSectionCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionCreateRequest);

export const checkCourseSectionAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  return fits(found);
};
export const courseSectionAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionAttributes);

export const checkCourseSectionUpdateRequest = (value, found) => {
  if (!checkCourseSectionAttributes(value) && within(found, '', checkCourseSectionAttributes, value)) return false;
  return fits(found);
};
export const courseSectionUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionUpdateRequest);

export const checkCourseLessonCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.section_id) && inMember(found, value, '/section_id', isInteger)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkCourseLessonAttributes(value) && within(found, '', checkCourseLessonAttributes, value)) return false;
  return fits(found);
};
export const courseLessonCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonCreateRequest);

export const checkCourseLessonAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const thumbnail = value.thumbnail;
  if (thumbnail !== undefined && typeof thumbnail !== 'string' && !isObject(thumbnail) && thumbnail !== null)
    if (refuse(found, '/thumbnail', 'type', ['string', 'object', 'null'])) return false;
  const featuredMedia = value.featured_media;
  if (
    featuredMedia !== undefined &&
    typeof featuredMedia !== 'string' && !isObject(featuredMedia) && featuredMedia !== null &&
    refuse(found, '/featured_media', 'type', ['string', 'object', 'null'])
  )
    return false;
  const richTextBody = value.rich_text_body;
  if (richTextBody !== undefined && !checkRichTextDocumentRequest(richTextBody))
    if (inMember(found, value, '/rich_text_body', checkRichTextDocumentRequest)) return false;
  if (!checkCourseLessonParts(value) && within(found, '', checkCourseLessonParts, value)) return false;
  return fits(found);
};
export const courseLessonAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonAttributes);

export const checkCourseLessonReorderRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.space_id) && inMember(found, value, '/space_id', isInteger)) return false;
  const newOrder = value.new_order;
  if (!isArrayOfLength(newOrder, found, '/new_order', 0, 1000)) return false;
  for (let index = 0; index < countItems(newOrder); index += 1)
    if (!checkCourseSectionOrder(newOrder[index]))
      if (within(found, '/new_order/' + index, checkCourseSectionOrder, newOrder[index])) return false;
  return fits(found);
};
export const courseLessonReorderRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonReorderRequest);

export const checkCourseSectionOrder = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.section_id) && inMember(found, value, '/section_id', isInteger)) return false;
  const lessonIds = value.lesson_ids;
  if (!isArrayOfLength(lessonIds, found, '/lesson_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(lessonIds); index += 1)
    if (!isInteger(lessonIds[index]) && within(found, '/lesson_ids/' + index, isInteger, lessonIds[index])) return false;
  return fits(found);
};
export const courseSectionOrderSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionOrder);

export const checkCourseLessonUpdateRequest = (value, found) => {
  if (!checkCourseLessonAttributes(value) && within(found, '', checkCourseLessonAttributes, value)) return false;
  return fits(found);
};
export const courseLessonUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonUpdateRequest);

export const checkEventOrder = (value, found) => {
  if (value !== 'oldest' && value !== 'start_date' && value !== 'start_date_desc')
    if (refuse(found, '', 'enum', ['oldest', 'start_date', 'start_date_desc'])) return false;
  return fits(found);
};
export const eventOrderSchema = /* @__PURE__ */ toStandardSchema(checkEventOrder);

export const checkEventRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkNewEventAttributes(value.event) && inMember(found, value, '/event', checkNewEventAttributes)) return false;
  if (!checkEventPlace(value) && within(found, '', checkEventPlace, value)) return false;
  return fits(found);
};
export const eventRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventRequest);

export const checkEventPlace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const spaceId = value.space_id;
  if (spaceId !== undefined && !isInteger(spaceId) && inMember(found, value, '/space_id', isInteger)) return false;
  return fits(found);
};
export const eventPlaceSchema = /* @__PURE__ */ toStandardSchema(checkEventPlace);

export const checkNewEventAttributes = (value, found) => {
  if (isObject(value) && value.status === undefined && refuse(found, '', 'required', 'status')) return false;
  if (!checkEventAttributes(value) && within(found, '', checkEventAttributes, value)) return false;
  return fits(found);
};
export const newEventAttributesSchema = /* @__PURE__ */ toStandardSchema(checkNewEventAttributes);

export const checkEventAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const slug = value.slug;
  if (slug !== undefined && !checkSlug(slug) && within(found, '/slug', checkSlug, slug)) return false;
  if (value.body !== undefined && !isText(value.body) && inMember(found, value, '/body', isText)) return false;
  const userId = value.user_id;
  if (userId !== undefined && !isInteger(userId) && inMember(found, value, '/user_id', isInteger)) return false;
  const spaceId = value.space_id;
  if (spaceId !== undefined && !isInteger(spaceId) && inMember(found, value, '/space_id', isInteger)) return false;
  const coverImage = value.cover_image;
  if (coverImage !== undefined && !isText(coverImage) && inMember(found, value, '/cover_image', isText)) return false;
  const thumbnailImage = value.thumbnail_image;
  if (thumbnailImage !== undefined && !isText(thumbnailImage))
    if (inMember(found, value, '/thumbnail_image', isText)) return false;
  const hideFromFeaturedAreas = value.hide_from_featured_areas;
  if (hideFromFeaturedAreas !== undefined && !isBoolean(hideFromFeaturedAreas))
    if (inMember(found, value, '/hide_from_featured_areas', isBoolean)) return false;
  const eventType = value.event_type;
  if (eventType !== undefined && !checkEventType(eventType))
    if (inMember(found, value, '/event_type', checkEventType)) return false;
  const status = value.status;
  if (status !== undefined && !checkEventStatus(status))
    if (inMember(found, value, '/status', checkEventStatus)) return false;
  const topics = value.topics;
  if (topics !== undefined && !isArrayOfLength(topics, found, '/topics', 0, 100)) return false;
  for (let index = 0; index < countItems(topics); index += 1)
    if (!isInteger(topics[index]) && within(found, '/topics/' + index, isInteger, topics[index])) return false;
  const eventSettingAttributes = value.event_setting_attributes;
  if (eventSettingAttributes !== undefined && !checkEventSettingAttributes(eventSettingAttributes))
    if (inMember(found, value, '/event_setting_attributes', checkEventSettingAttributes)) return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (metaTagAttributes !== undefined && metaTagAttributes !== null && !checkMetaTagParts(metaTagAttributes))
    if (inMember(found, value, '/meta_tag_attributes', checkMetaTagParts)) return false;
  const recurringSettingAttributes = value.recurring_setting_attributes;
  if (recurringSettingAttributes !== undefined && !checkEventRecurrenceAttributes(recurringSettingAttributes))
    if (inMember(found, value, '/recurring_setting_attributes', checkEventRecurrenceAttributes)) return false;
  const paywallAttributes = value.paywall_attributes;
  if (paywallAttributes !== undefined && !checkEventPaywallAttributes(paywallAttributes))
    if (inMember(found, value, '/paywall_attributes', checkEventPaywallAttributes)) return false;
  const attendeeInviteAttributes = value.attendee_invite_attributes;
  if (attendeeInviteAttributes !== undefined && !checkEventInviteAttributes(attendeeInviteAttributes))
    if (inMember(found, value, '/attendee_invite_attributes', checkEventInviteAttributes)) return false;
  return fits(found);
};
export const eventAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventAttributes);

export const checkEventType = (value, found) => {
  if (value !== 'single' && value !== 'recurring' && refuse(found, '', 'enum', ['single', 'recurring'])) return false;
  return fits(found);
};
export const eventTypeSchema = /* @__PURE__ */ toStandardSchema(checkEventType);

export const checkEventStatus = (value, found) => {
  if (value !== 'draft' && value !== 'published' && refuse(found, '', 'enum', ['draft', 'published'])) return false;
  return fits(found);
};
export const eventStatusSchema = /* @__PURE__ */ toStandardSchema(checkEventStatus);

export const checkEventSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const locationType = value.location_type;
  if (locationType !== undefined && !checkEventLocationType(locationType))
    if (inMember(found, value, '/location_type', checkEventLocationType)) return false;
  const rsvpLimitEnabled = value.rsvp_limit_enabled;
  if (rsvpLimitEnabled !== undefined && !isBoolean(rsvpLimitEnabled))
    if (inMember(found, value, '/rsvp_limit_enabled', isBoolean)) return false;
  if (value.rsvp_limit !== undefined && !isIntegerBetween(value.rsvp_limit, found, '/rsvp_limit', 1)) return false;
  const sendPublishEmail = value.send_publish_email;
  if (sendPublishEmail !== undefined && !isBoolean(sendPublishEmail))
    if (inMember(found, value, '/send_publish_email', isBoolean)) return false;
  const ticketType = value.ticket_type;
  if (ticketType !== undefined && !checkEventTicketType(ticketType))
    if (inMember(found, value, '/ticket_type', checkEventTicketType)) return false;
  const liveStreamRoomSettingAttributes = value.live_stream_room_setting_attributes;
  if (liveStreamRoomSettingAttributes !== undefined && !checkLiveRoomSettingAttributes(liveStreamRoomSettingAttributes))
    if (inMember(found, value, '/live_stream_room_setting_attributes', checkLiveRoomSettingAttributes)) return false;
  if (!checkEventSettingParts(value) && within(found, '', checkEventSettingParts, value)) return false;
  return fits(found);
};
export const eventSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventSettingAttributes);

const eventLocationTypeValues = /* @__PURE__ */ new Set(['virtual', 'in_person', 'tbd', 'live_stream', 'live_room']);

export const checkEventLocationType = (value, found) => {
  if (!eventLocationTypeValues.has(value) && refuse(found, '', 'enum', eventLocationTypeValues)) return false;
  return fits(found);
};
export const eventLocationTypeSchema = /* @__PURE__ */ toStandardSchema(checkEventLocationType);

export const checkEventTicketType = (value, found) => {
  if (value !== 'paid' && value !== 'free' && refuse(found, '', 'enum', ['paid', 'free'])) return false;
  return fits(found);
};
export const eventTicketTypeSchema = /* @__PURE__ */ toStandardSchema(checkEventTicketType);

const liveRoomSettingAttributesAccessTypeValues = /* @__PURE__ */ new Set(['open', 'secret', 'public_stream']);

const liveRoomSettingAttributesViewTypeValues = /* @__PURE__ */ new Set(['speaker_view', 'speaker_variant_view', 'grid_view']);

export const checkLiveRoomSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.access_type !== undefined)
    if (!isListed(value.access_type, found, '/access_type', liveRoomSettingAttributesAccessTypeValues)) return false;
  const recordingEnabled = value.recording_enabled;
  if (recordingEnabled !== undefined && !isBoolean(recordingEnabled))
    if (inMember(found, value, '/recording_enabled', isBoolean)) return false;
  if (value.view_type !== undefined)
    if (!isListed(value.view_type, found, '/view_type', liveRoomSettingAttributesViewTypeValues)) return false;
  const autoPostRecordingEnabled = value.auto_post_recording_enabled;
  if (autoPostRecordingEnabled !== undefined && !isBoolean(autoPostRecordingEnabled))
    if (inMember(found, value, '/auto_post_recording_enabled', isBoolean)) return false;
  const muteOnJoin = value.mute_on_join;
  if (muteOnJoin !== undefined && !isBoolean(muteOnJoin))
    if (inMember(found, value, '/mute_on_join', isBoolean)) return false;
  const hideParticipantsList = value.hide_participants_list;
  if (hideParticipantsList !== undefined && !isBoolean(hideParticipantsList))
    if (inMember(found, value, '/hide_participants_list', isBoolean)) return false;
  const limitUrlSharing = value.limit_url_sharing;
  if (limitUrlSharing !== undefined && !isBoolean(limitUrlSharing))
    if (inMember(found, value, '/limit_url_sharing', isBoolean)) return false;
  return fits(found);
};
export const liveRoomSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomSettingAttributes);

export const checkEventRecurrenceAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const frequency = value.frequency;
  if (frequency !== undefined && !checkEventFrequency(frequency))
    if (inMember(found, value, '/frequency', checkEventFrequency)) return false;
  const endsAt = value.ends_at;
  if (endsAt !== undefined && !isTimestamp(endsAt) && inMember(found, value, '/ends_at', isTimestamp)) return false;
  if (value.occurrences !== undefined && !isIntegerBetween(value.occurrences, found, '/occurrences', 1)) return false;
  const editMode = value.edit_mode;
  if (editMode !== undefined && !checkEventEditMode(editMode))
    if (inMember(found, value, '/edit_mode', checkEventEditMode)) return false;
  return fits(found);
};
export const eventRecurrenceAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventRecurrenceAttributes);

const eventFrequencyValues = /* @__PURE__ */ new Set([
  'daily',
  'weekday',
  'weekly',
  'bi_weekly',
  'monthly',
  'monthly_weekday_based',
  'annually',
  'yearly',
]);

export const checkEventFrequency = (value, found) => {
  if (!eventFrequencyValues.has(value) && refuse(found, '', 'enum', eventFrequencyValues)) return false;
  return fits(found);
};
export const eventFrequencySchema = /* @__PURE__ */ toStandardSchema(checkEventFrequency);

export const checkEventEditMode = (value, found) => {
  if (value !== 'current' && value !== 'remaining' && value !== 'all')
    if (refuse(found, '', 'enum', ['current', 'remaining', 'all'])) return false;
  return fits(found);
};
export const eventEditModeSchema = /* @__PURE__ */ toStandardSchema(checkEventEditMode);

export const checkEventPaywallAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const currencyId = value.currency_id;
  if (currencyId !== undefined && !checkCurrencyId(currencyId))
    if (inMember(found, value, '/currency_id', checkCurrencyId)) return false;
  const description = value.description;
  if (description !== undefined && !isText(description) && inMember(found, value, '/description', isText)) return false;
  const priceAmount = value.price_amount;
  if (priceAmount !== undefined) {
    if (!Number.isFinite(priceAmount)) {
      if (refuse(found, '/price_amount', 'type', 'number')) return false;
    } else if (priceAmount < 0 && refuse(found, '/price_amount', 'minimum', 0)) return false;
  }
  return fits(found);
};
export const eventPaywallAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventPaywallAttributes);

export const checkEventInviteAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const invitedEntitiesIds = value.invited_entities_ids;
  if (invitedEntitiesIds !== undefined && !checkEventInvitedEntities(invitedEntitiesIds))
    if (inMember(found, value, '/invited_entities_ids', checkEventInvitedEntities)) return false;
  const invitedCohostIds = value.invited_cohost_ids;
  if (invitedCohostIds !== undefined)
    if (!isArrayOfLength(invitedCohostIds, found, '/invited_cohost_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(invitedCohostIds); index += 1)
    if (!isInteger(invitedCohostIds[index]))
      if (within(found, '/invited_cohost_ids/' + index, isInteger, invitedCohostIds[index])) return false;
  return fits(found);
};
export const eventInviteAttributesSchema = /* @__PURE__ */ toStandardSchema(checkEventInviteAttributes);

export const checkEventInvitedEntities = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const membersIds = value.members_ids;
  if (membersIds !== undefined && !isArrayOfLength(membersIds, found, '/members_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(membersIds); index += 1)
    if (!isInteger(membersIds[index]))
      if (within(found, '/members_ids/' + index, isInteger, membersIds[index])) return false;
  const spacesIds = value.spaces_ids;
  if (spacesIds !== undefined && !isArrayOfLength(spacesIds, found, '/spaces_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(spacesIds); index += 1)
    if (!isInteger(spacesIds[index]) && within(found, '/spaces_ids/' + index, isInteger, spacesIds[index])) return false;
  const spaceGroupsIds = value.space_groups_ids;
  if (spaceGroupsIds !== undefined)
    if (!isArrayOfLength(spaceGroupsIds, found, '/space_groups_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(spaceGroupsIds); index += 1)
    if (!isInteger(spaceGroupsIds[index]))
      if (within(found, '/space_groups_ids/' + index, isInteger, spaceGroupsIds[index])) return false;
  const memberTagsIds = value.member_tags_ids;
  if (memberTagsIds !== undefined && !isArrayOfLength(memberTagsIds, found, '/member_tags_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(memberTagsIds); index += 1)
    if (!isInteger(memberTagsIds[index]))
      if (within(found, '/member_tags_ids/' + index, isInteger, memberTagsIds[index])) return false;
  return fits(found);
};
export const eventInvitedEntitiesSchema = /* @__PURE__ */ toStandardSchema(checkEventInvitedEntities);

export const checkEventUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkEventAttributes(value.event) && inMember(found, value, '/event', checkEventAttributes)) return false;
  if (!checkEventPlace(value) && within(found, '', checkEventPlace, value)) return false;
  return fits(found);
};
export const eventUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventUpdateRequest);

export const checkEventDuplicateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const event = value.event;
  if (!isObject(event)) {
    if (refuseMember(found, '', 'event', event, 'type', 'object')) return false;
  } else if (!isInteger(event.space_id) && inMember(found, event, '/event/space_id', isInteger)) return false;
  return fits(found);
};
export const eventDuplicateRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventDuplicateRequest);

export const checkCurrencyId = (value, found) => {
  if (!Number.isInteger(value) && refuse(found, '', 'type', 'integer')) return false;
  return fits(found);
};
export const currencyIdSchema = /* @__PURE__ */ toStandardSchema(checkCurrencyId);

export const checkPaywallOrder = (value, found) => {
  if (value !== 'title' && value !== 'status' && value !== 'created_at')
    if (refuse(found, '', 'enum', ['title', 'status', 'created_at'])) return false;
  return fits(found);
};
export const paywallOrderSchema = /* @__PURE__ */ toStandardSchema(checkPaywallOrder);

export const checkPaywallCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.currency) && inMember(found, value, '/currency', isText)) return false;
  const prices = value.prices;
  if (!isArrayOfLength(prices, found, '/prices', 1, 100)) return false;
  for (let index = 0; index < countItems(prices); index += 1)
    if (!checkNewPaywallPrice(prices[index]))
      if (within(found, '/prices/' + index, checkNewPaywallPrice, prices[index])) return false;
  if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  if (!checkPaywallParts(value) && within(found, '', checkPaywallParts, value)) return false;
  return fits(found);
};
export const paywallCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallCreateRequest);

export const checkNewPaywallPrice = (value, found) => {
  if (isObject(value)) {
    if (value.price_type === undefined && refuse(found, '', 'required', 'price_type')) return false;
    if (value.amount_in_cents === undefined && refuse(found, '', 'required', 'amount_in_cents')) return false;
    if (value.display_name === undefined && refuse(found, '', 'required', 'display_name')) return false;
  }
  if (!checkPaywallPriceParts(value) && within(found, '', checkPaywallPriceParts, value)) return false;
  return fits(found);
};
export const newPaywallPriceSchema = /* @__PURE__ */ toStandardSchema(checkNewPaywallPrice);

export const checkPaywallUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const prices = value.prices;
  if (prices !== undefined && !isArrayOfLength(prices, found, '/prices', 0, 100)) return false;
  for (let index = 0; index < countItems(prices); index += 1)
    if (!checkChangedPaywallPrice(prices[index]))
      if (within(found, '/prices/' + index, checkChangedPaywallPrice, prices[index])) return false;
  if (!checkPaywallParts(value) && within(found, '', checkPaywallParts, value)) return false;
  return fits(found);
};
export const paywallUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallUpdateRequest);

export const checkChangedPaywallPrice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && !isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!checkPaywallPriceParts(value) && within(found, '', checkPaywallPriceParts, value)) return false;
  return fits(found);
};
export const changedPaywallPriceSchema = /* @__PURE__ */ toStandardSchema(checkChangedPaywallPrice);

export const checkPaywallGroupCreateRequest = (value, found) => {
  if (isObject(value)) {
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
    if (value.currency_id === undefined && refuse(found, '', 'required', 'currency_id')) return false;
  }
  if (!checkPaywallGroupAttributes(value) && within(found, '', checkPaywallGroupAttributes, value)) return false;
  return fits(found);
};
export const paywallGroupCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupCreateRequest);

export const checkPaywallGroupUpdateRequest = (value, found) => {
  if (!checkPaywallGroupAttributes(value) && within(found, '', checkPaywallGroupAttributes, value)) return false;
  return fits(found);
};
export const paywallGroupUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPaywallGroupUpdateRequest);

export const checkInvitationLinkStatus = (value, found) => {
  if (value !== 'active' && value !== 'revoked' && refuse(found, '', 'enum', ['active', 'revoked'])) return false;
  return fits(found);
};
export const invitationLinkStatusSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkStatus);

export const checkInvitationLinkCreateRequest = (value, found) => {
  if (isObject(value) && value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkInvitationLinkAttributes(value) && within(found, '', checkInvitationLinkAttributes, value)) return false;
  return fits(found);
};
export const invitationLinkCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkCreateRequest);

export const checkInvitationLinkAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const redirectSpaceId = value.redirect_space_id;
  if (redirectSpaceId !== undefined && !isNullableInteger(redirectSpaceId))
    if (inMember(found, value, '/redirect_space_id', isNullableInteger)) return false;
  const accessGroupIds = value.access_group_ids;
  if (accessGroupIds !== undefined)
    if (!isArrayOfLength(accessGroupIds, found, '/access_group_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(accessGroupIds); index += 1)
    if (!isInteger(accessGroupIds[index]))
      if (within(found, '/access_group_ids/' + index, isInteger, accessGroupIds[index])) return false;
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined && !isArrayOfLength(memberTagIds, found, '/member_tag_ids', 0, 1000)) return false;
  for (let index = 0; index < countItems(memberTagIds); index += 1)
    if (!checkIdOrText(memberTagIds[index]))
      if (within(found, '/member_tag_ids/' + index, checkIdOrText, memberTagIds[index])) return false;
  const paywall = value.paywall;
  if (paywall !== undefined && paywall !== null && !checkInvitationLinkPaywallRequest(paywall))
    if (inMember(found, value, '/paywall', checkInvitationLinkPaywallRequest)) return false;
  return fits(found);
};
export const invitationLinkAttributesSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkAttributes);

const idOrTextPattern = /* @__PURE__ */ new RegExp('^\\d*$', 'u');

export const checkIdOrText = (value, found) => {
  if (!Number.isInteger(value) && typeof value !== 'string') return mismatch(found, ['integer', 'string']);
  if (typeof value === 'string' && !idOrTextPattern.test(value) && refuse(found, '', 'pattern', '^\\d*$')) return false;
  return fits(found);
};
export const idOrTextSchema = /* @__PURE__ */ toStandardSchema(checkIdOrText);

export const checkInvitationLinkPaywallRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const paywallId = value.paywall_id;
  if (paywallId !== undefined && !checkIdOrText(paywallId))
    if (inMember(found, value, '/paywall_id', checkIdOrText)) return false;
  const paywallPriceId = value.paywall_price_id;
  if (paywallPriceId !== undefined && !checkIdOrText(paywallPriceId))
    if (inMember(found, value, '/paywall_price_id', checkIdOrText)) return false;
  if (value.paywall_trial_days !== undefined)
    if (!isIntegerBetween(value.paywall_trial_days, found, '/paywall_trial_days', 1, 730)) return false;
  if (value.trial_days !== undefined && !isIntegerBetween(value.trial_days, found, '/trial_days', 0, 730)) return false;
  const paywallCouponCode = value.paywall_coupon_code;
  if (paywallCouponCode !== undefined && !isText(paywallCouponCode))
    if (inMember(found, value, '/paywall_coupon_code', isText)) return false;
  return fits(found);
};
export const invitationLinkPaywallRequestSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkPaywallRequest);

export const checkInvitationLinkUpdateRequest = (value, found) => {
  if (!checkInvitationLinkAttributes(value) && within(found, '', checkInvitationLinkAttributes, value)) return false;
  return fits(found);
};
export const invitationLinkUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkInvitationLinkUpdateRequest);

const workflowStatusFilterValues = /* @__PURE__ */ new Set(['draft', 'active', 'inactive', 'archived', 'all']);

export const checkWorkflowStatusFilter = (value, found) => {
  if (!workflowStatusFilterValues.has(value) && refuse(found, '', 'enum', workflowStatusFilterValues)) return false;
  return fits(found);
};
export const workflowStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowStatusFilter);

export const checkWorkflowCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkWorkflowType(value.workflow_type))
    if (inMember(found, value, '/workflow_type', checkWorkflowType)) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkWorkflowAttributes(value) && within(found, '', checkWorkflowAttributes, value)) return false;
  return fits(found);
};
export const workflowCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowCreateRequest);

export const checkWorkflowAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  const communitySegmentId = value.community_segment_id;
  if (communitySegmentId !== undefined && !isNullableInteger(communitySegmentId))
    if (inMember(found, value, '/community_segment_id', isNullableInteger)) return false;
  const trigger = value.trigger;
  if (trigger !== undefined && trigger !== null && !checkWorkflowTriggerAttributes(trigger))
    if (inMember(found, value, '/trigger', checkWorkflowTriggerAttributes)) return false;
  const actions = value.actions;
  if (actions !== undefined && !isArrayOfLength(actions, found, '/actions', 0, 100)) return false;
  for (let index = 0; index < countItems(actions); index += 1)
    if (!checkWorkflowActionAttributes(actions[index]))
      if (within(found, '/actions/' + index, checkWorkflowActionAttributes, actions[index])) return false;
  return fits(found);
};
export const workflowAttributesSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowAttributes);

export const checkWorkflowTriggerAttributes = (value, found) => {
  if (isObject(value)) {
    if (value.id !== undefined && !isFormatted(value.id, found, '/id', 'uuid')) return false;
    if (value.trigger_type === undefined && refuse(found, '', 'required', 'trigger_type')) return false;
  }
  if (!checkWorkflowTriggerParts(value) && within(found, '', checkWorkflowTriggerParts, value)) return false;
  return fits(found);
};
export const workflowTriggerAttributesSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowTriggerAttributes);

export const checkWorkflowActionAttributes = (value, found) => {
  if (isObject(value)) {
    if (value.id !== undefined && !isFormatted(value.id, found, '/id', 'uuid')) return false;
    if (value.action_type === undefined && refuse(found, '', 'required', 'action_type')) return false;
  }
  if (!checkWorkflowActionParts(value) && within(found, '', checkWorkflowActionParts, value)) return false;
  return fits(found);
};
export const workflowActionAttributesSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowActionAttributes);

export const checkWorkflowUpdateRequest = (value, found) => {
  if (!checkWorkflowAttributes(value) && within(found, '', checkWorkflowAttributes, value)) return false;
  return fits(found);
};
export const workflowUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkWorkflowUpdateRequest);

const flaggedContentStatusFilterValues = /* @__PURE__ */ new Set(['all', 'inbox', 'approved', 'rejected']);

export const checkFlaggedContentStatusFilter = (value, found) => {
  if (!flaggedContentStatusFilterValues.has(value))
    if (refuse(found, '', 'enum', flaggedContentStatusFilterValues)) return false;
  return fits(found);
};
export const flaggedContentStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentStatusFilter);

export const checkFlaggedContentCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkNewFlaggedContent(value.flagged_content))
    if (inMember(found, value, '/flagged_content', checkNewFlaggedContent)) return false;
  return fits(found);
};
export const flaggedContentCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentCreateRequest);

export const checkNewFlaggedContent = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.content_id) && inMember(found, value, '/content_id', isInteger)) return false;
  if (!checkFlaggedContentType(value.content_type))
    if (inMember(found, value, '/content_type', checkFlaggedContentType)) return false;
  if (!checkFlaggedContentReason(value.reported_reason_type))
    if (inMember(found, value, '/reported_reason_type', checkFlaggedContentReason)) return false;
  if (!isText(value.reported_reason_body) && inMember(found, value, '/reported_reason_body', isText)) return false;
  return fits(found);
};
export const newFlaggedContentSchema = /* @__PURE__ */ toStandardSchema(checkNewFlaggedContent);

const flaggedContentTypeValues = /* @__PURE__ */ new Set(['post', 'comment', 'connect', 'connection', 'chat_room_message']);

export const checkFlaggedContentType = (value, found) => {
  if (!flaggedContentTypeValues.has(value) && refuse(found, '', 'enum', flaggedContentTypeValues)) return false;
  return fits(found);
};
export const flaggedContentTypeSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentType);

const flaggedContentReasonValues = /* @__PURE__ */ new Set(['harassment', 'spam', 'incorrect_location', 'against_guidelines', 'other']);

export const checkFlaggedContentReason = (value, found) => {
  if (!flaggedContentReasonValues.has(value) && refuse(found, '', 'enum', flaggedContentReasonValues)) return false;
  return fits(found);
};
export const flaggedContentReasonSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentReason);

export const checkFlaggedContentDecisionRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const actionReasonBody = value.action_reason_body;
  if (actionReasonBody !== undefined && !isText(actionReasonBody))
    if (inMember(found, value, '/action_reason_body', isText)) return false;
  return fits(found);
};
export const flaggedContentDecisionRequestSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentDecisionRequest);

export const checkPaymentPlatform = (value, found) => {
  if (value !== 'web' && value !== 'app_store' && value !== 'play_store')
    if (refuse(found, '', 'enum', ['web', 'app_store', 'play_store'])) return false;
  return fits(found);
};
export const paymentPlatformSchema = /* @__PURE__ */ toStandardSchema(checkPaymentPlatform);

const chargeOrderValues = /* @__PURE__ */ new Set([
  'amount',
  'charge_term',
  'community_member_name',
  'paywall_name',
  'platform',
  'display_status',
  'created_at',
]);

export const checkChargeOrder = (value, found) => {
  if (!chargeOrderValues.has(value) && refuse(found, '', 'enum', chargeOrderValues)) return false;
  return fits(found);
};
export const chargeOrderSchema = /* @__PURE__ */ toStandardSchema(checkChargeOrder);

export const checkCommunityMemberChargeCreateRequest = (value, found) => {
  if (!checkPurchaseAttributes(value) && within(found, '', checkPurchaseAttributes, value)) return false;
  return fits(found);
};
export const communityMemberChargeCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargeCreateRequest);

export const checkPurchaseAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.community_member_id) && inMember(found, value, '/community_member_id', isInteger)) return false;
  if (!isInteger(value.paywall_price_id) && inMember(found, value, '/paywall_price_id', isInteger)) return false;
  const paywallCouponCode = value.paywall_coupon_code;
  if (paywallCouponCode !== undefined && !isText(paywallCouponCode))
    if (inMember(found, value, '/paywall_coupon_code', isText)) return false;
  const affiliateCode = value.affiliate_code;
  if (affiliateCode !== undefined && !isText(affiliateCode))
    if (inMember(found, value, '/affiliate_code', isText)) return false;
  const platform = value.platform;
  if (platform !== undefined && !checkPaymentPlatform(platform))
    if (inMember(found, value, '/platform', checkPaymentPlatform)) return false;
  return fits(found);
};
export const purchaseAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPurchaseAttributes);

export const checkCommunityMemberChargeRefundRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTextOfLength(value.reason_details, found, '/reason_details', 1, 255)) return false;
  if (value.amount !== undefined && !isIntegerBetween(value.amount, found, '/amount', 1)) return false;
  return fits(found);
};
export const communityMemberChargeRefundRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberChargeRefundRequest);

const subscriptionOrderValues = /* @__PURE__ */ new Set([
  'charges_quantity',
  'subscription_term',
  'renews_on',
  'community_member_name',
  'paywall_name',
  'platform',
  'status',
  'created_at',
]);

export const checkSubscriptionOrder = (value, found) => {
  if (!subscriptionOrderValues.has(value) && refuse(found, '', 'enum', subscriptionOrderValues)) return false;
  return fits(found);
};
export const subscriptionOrderSchema = /* @__PURE__ */ toStandardSchema(checkSubscriptionOrder);

export const checkCommunityMemberSubscriptionCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.trial_days !== undefined && !isIntegerBetween(value.trial_days, found, '/trial_days', 1, 730)) return false;
  if (!checkPurchaseAttributes(value) && within(found, '', checkPurchaseAttributes, value)) return false;
  return fits(found);
};
export const communityMemberSubscriptionCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionCreateRequest);

export const checkCommunityMemberSubscriptionCancelRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkSubscriptionEnd(value.ends_at) && inMember(found, value, '/ends_at', checkSubscriptionEnd)) return false;
  const refundType = value.refund_type;
  if (refundType !== undefined && !checkSubscriptionRefundType(refundType))
    if (inMember(found, value, '/refund_type', checkSubscriptionRefundType)) return false;
  return fits(found);
};
export const communityMemberSubscriptionCancelRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberSubscriptionCancelRequest);

export const checkSubscriptionEnd = (value, found) => {
  if (value !== 'now' && value !== 'at_period_end' && refuse(found, '', 'enum', ['now', 'at_period_end'])) return false;
  return fits(found);
};
export const subscriptionEndSchema = /* @__PURE__ */ toStandardSchema(checkSubscriptionEnd);

export const checkSubscriptionRefundType = (value, found) => {
  if (value !== 'prorated' && value !== 'full' && refuse(found, '', 'enum', ['prorated', 'full'])) return false;
  return fits(found);
};
export const subscriptionRefundTypeSchema = /* @__PURE__ */ toStandardSchema(checkSubscriptionRefundType);

export const checkCommunityUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const community = value.community;
  if (community !== undefined && !checkCommunityAttributes(community))
    if (inMember(found, value, '/community', checkCommunityAttributes)) return false;
  const communitySetting = value.community_setting;
  if (communitySetting !== undefined && !checkCommunitySettingAttributes(communitySetting))
    if (inMember(found, value, '/community_setting', checkCommunitySettingAttributes)) return false;
  return fits(found);
};
export const communityUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityUpdateRequest);

export const checkCommunityAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name !== undefined && !isTextOfLength(value.name, found, '/name', 1, 255)) return false;
  if (value.slug !== undefined && !checkSlug(value.slug) && inMember(found, value, '/slug', checkSlug)) return false;
  const locale = value.locale;
  if (locale !== undefined && !checkCommunityLocale(locale))
    if (inMember(found, value, '/locale', checkCommunityLocale)) return false;
  const defaultSearchSorting = value.default_search_sorting;
  if (defaultSearchSorting !== undefined && !checkSearchSorting(defaultSearchSorting))
    if (inMember(found, value, '/default_search_sorting', checkSearchSorting)) return false;
  if (value.logo !== undefined && !isText(value.logo) && inMember(found, value, '/logo', isText)) return false;
  const prefs = value.prefs;
  if (prefs !== undefined && !checkCommunityPrefsAttributes(prefs))
    if (inMember(found, value, '/prefs', checkCommunityPrefsAttributes)) return false;
  if (!checkCommunityParts(value) && within(found, '', checkCommunityParts, value)) return false;
  return fits(found);
};
export const communityAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityAttributes);

const communityLocaleValues = /* @__PURE__ */ new Set(['en', 'pt', 'pt-PT', 'es', 'fr', 'it']);

export const checkCommunityLocale = (value, found) => {
  if (!communityLocaleValues.has(value) && refuse(found, '', 'enum', communityLocaleValues)) return false;
  return fits(found);
};
export const communityLocaleSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLocale);

const searchSortingValues = /* @__PURE__ */ new Set(['relevance', 'latest', 'oldest', 'alphabetical']);

export const checkSearchSorting = (value, found) => {
  if (!searchSortingValues.has(value) && refuse(found, '', 'enum', searchSortingValues)) return false;
  return fits(found);
};
export const searchSortingSchema = /* @__PURE__ */ toStandardSchema(checkSearchSorting);

export const checkCommunityPrefsAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const brandColor = value.brand_color;
  if (brandColor !== undefined && !checkThemeColorParts(brandColor))
    if (inMember(found, value, '/brand_color', checkThemeColorParts)) return false;
  const brandTextColor = value.brand_text_color;
  if (brandTextColor !== undefined && !checkThemeColorParts(brandTextColor))
    if (inMember(found, value, '/brand_text_color', checkThemeColorParts)) return false;
  return fits(found);
};
export const communityPrefsAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityPrefsAttributes);

export const checkCommunitySettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const defaultLoggedOutRedirectType = value.default_logged_out_redirect_type;
  if (
    defaultLoggedOutRedirectType !== undefined &&
    defaultLoggedOutRedirectType !== null &&
    !checkLoggedOutRedirectType(defaultLoggedOutRedirectType) &&
    inMember(found, value, '/default_logged_out_redirect_type', checkLoggedOutRedirectType)
  )
    return false;
  const defaultLoggedOutRedirectId = value.default_logged_out_redirect_id;
  if (defaultLoggedOutRedirectId !== undefined && !isNullableInteger(defaultLoggedOutRedirectId))
    if (inMember(found, value, '/default_logged_out_redirect_id', isNullableInteger)) return false;
  const memberMediaUploadsEnabled = value.member_media_uploads_enabled;
  if (memberMediaUploadsEnabled !== undefined && !isBoolean(memberMediaUploadsEnabled))
    if (inMember(found, value, '/member_media_uploads_enabled', isBoolean)) return false;
  if (!checkCommunitySettingParts(value) && within(found, '', checkCommunitySettingParts, value)) return false;
  return fits(found);
};
export const communitySettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySettingAttributes);

export const checkLoggedOutRedirectType = (value, found) => {
  if (value !== 'Space' && value !== 'Site::Page' && value !== 'feed')
    if (refuse(found, '', 'enum', ['Space', 'Site::Page', 'feed'])) return false;
  return fits(found);
};
export const loggedOutRedirectTypeSchema = /* @__PURE__ */ toStandardSchema(checkLoggedOutRedirectType);
