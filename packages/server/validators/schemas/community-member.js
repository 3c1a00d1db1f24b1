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
import { checkPageEnvelope } from '../schemas/common.js';
import { checkProfileFieldChoice, checkProfilePage } from '../schemas/profile-field.js';

const communityMemberAcceptedInvitationPattern = new RegExp('^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$', 'u');

/** Whether a value is a `CommunityMember`. */
export const checkCommunityMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.first_name !== 'string' && value.first_name !== null &&
    refuseMember(found, '', 'first_name', value.first_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.last_name !== 'string' && value.last_name !== null &&
    refuseMember(found, '', 'last_name', value.last_name, 'type', ['string', 'null'])
  )
    return false;
  if (typeof value.email !== 'string' && refuseMember(found, '', 'email', value.email, 'type', 'string')) return false;
  if (
    typeof value.headline !== 'string' && value.headline !== null &&
    refuseMember(found, '', 'headline', value.headline, 'type', ['string', 'null'])
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  const lastSeenAt = value.last_seen_at;
  if (typeof lastSeenAt !== 'string' && lastSeenAt !== null) {
    if (refuseMember(found, '', 'last_seen_at', lastSeenAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof lastSeenAt === 'string' &&
    !formats['date-time'](lastSeenAt) &&
    refuse(found, '/last_seen_at', 'format', 'date-time')
  )
    return false;
  const profileConfirmedAt = value.profile_confirmed_at;
  if (typeof profileConfirmedAt !== 'string' && profileConfirmedAt !== null) {
    if (refuseMember(found, '', 'profile_confirmed_at', profileConfirmedAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof profileConfirmedAt === 'string' &&
    !formats['date-time'](profileConfirmedAt) &&
    refuse(found, '/profile_confirmed_at', 'format', 'date-time')
  )
    return false;
  const memberSince = value.member_since;
  if (typeof memberSince !== 'string' && memberSince !== null) {
    if (refuseMember(found, '', 'member_since', memberSince, 'type', ['string', 'null'])) return false;
  } else if (
    typeof memberSince === 'string' &&
    !formats['date-time'](memberSince) &&
    refuse(found, '/member_since', 'format', 'date-time')
  )
    return false;
  if (
    typeof value.member_since_overridden !== 'boolean' &&
    refuseMember(found, '', 'member_since_overridden', value.member_since_overridden, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.profile_url !== 'string' &&
    refuseMember(found, '', 'profile_url', value.profile_url, 'type', 'string')
  )
    return false;
  if (
    typeof value.public_uid !== 'string' &&
    refuseMember(found, '', 'public_uid', value.public_uid, 'type', 'string')
  )
    return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.user_id) &&
    refuseMember(found, '', 'user_id', value.user_id, 'type', 'integer')
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  const acceptedInvitation = value.accepted_invitation;
  if (typeof acceptedInvitation !== 'string') {
    if (refuseMember(found, '', 'accepted_invitation', acceptedInvitation, 'type', 'string')) return false;
  } else if (
    !communityMemberAcceptedInvitationPattern.test(acceptedInvitation) &&
    refuse(found, '/accepted_invitation', 'pattern', '^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2} UTC)?$')
  )
    return false;
  if (
    typeof value.active !== 'boolean' &&
    refuseMember(found, '', 'active', value.active, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.sso_provider_user_id !== 'string' && value.sso_provider_user_id !== null &&
    refuseMember(found, '', 'sso_provider_user_id', value.sso_provider_user_id, 'type', ['string', 'null'])
  )
    return false;
  const flattenedProfileFields = value.flattened_profile_fields;
  if (
    !isObject(flattenedProfileFields) &&
    refuseMember(found, '', 'flattened_profile_fields', flattenedProfileFields, 'type', 'object')
  )
    return false;
  if (
    !Number.isInteger(value.posts_count) &&
    refuseMember(found, '', 'posts_count', value.posts_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.comments_count) &&
    refuseMember(found, '', 'comments_count', value.comments_count, 'type', 'integer')
  )
    return false;
  const memberTags = value.member_tags;
  if (!Array.isArray(memberTags)) {
    if (refuseMember(found, '', 'member_tags', memberTags, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < memberTags.length; index += 1) {
      const item = memberTags[index];
      if (
        !checkMemberTagReference(item) &&
        within(found, '/member_tags/' + index, checkMemberTagReference, item)
      )
        return false;
    }
  }
  const profileFields = value.profile_fields;
  if (!Array.isArray(profileFields)) {
    if (refuseMember(found, '', 'profile_fields', profileFields, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < profileFields.length; index2 += 1) {
      const item2 = profileFields[index2];
      if (
        !checkMemberProfileField(item2) &&
        within(found, '/profile_fields/' + index2, checkMemberProfileField, item2)
      )
        return false;
    }
  }
  const gamificationStats = value.gamification_stats;
  if (gamificationStats === undefined) {
    if (refuse(found, '', 'required', 'gamification_stats')) return false;
  } else if (
    gamificationStats !== null &&
    !checkGamificationStats(gamificationStats) &&
    within(found, '/gamification_stats', checkGamificationStats, gamificationStats)
  )
    return false;
  if (
    !checkActivityScore(value.activity_score) &&
    withinMember(found, '', 'activity_score', checkActivityScore, value.activity_score)
  )
    return false;
  return fits(found);
};

/** A `CommunityMember` as a Standard Schema. */
export const communityMemberSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMember);

/** Whether a value is a `MemberTagReference`. */
export const checkMemberTagReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  return fits(found);
};

/** A `MemberTagReference` as a Standard Schema. */
export const memberTagReferenceSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagReference);

/** Whether a value is a `MemberProfileField`. */
export const checkMemberProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.label !== 'string' && refuseMember(found, '', 'label', value.label, 'type', 'string')) return false;
  if (
    typeof value.field_type !== 'string' &&
    refuseMember(found, '', 'field_type', value.field_type, 'type', 'string')
  )
    return false;
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (
    typeof value.placeholder !== 'string' && value.placeholder !== null &&
    refuseMember(found, '', 'placeholder', value.placeholder, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.description !== 'string' && value.description !== null &&
    refuseMember(found, '', 'description', value.description, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.required !== 'boolean' &&
    refuseMember(found, '', 'required', value.required, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.platform_field !== 'boolean' &&
    refuseMember(found, '', 'platform_field', value.platform_field, 'type', 'boolean')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `MemberProfileField` as a Standard Schema. */
export const memberProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkMemberProfileField);

/** Whether a value is a `GamificationStats`. */
export const checkGamificationStats = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.total_points) &&
    refuseMember(found, '', 'total_points', value.total_points, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.current_level) && value.current_level !== null &&
    refuseMember(found, '', 'current_level', value.current_level, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.current_level_name !== 'string' && value.current_level_name !== null &&
    refuseMember(found, '', 'current_level_name', value.current_level_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.points_to_next_level) && value.points_to_next_level !== null &&
    refuseMember(found, '', 'points_to_next_level', value.points_to_next_level, 'type', ['integer', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.level_progress) && value.level_progress !== null &&
    refuseMember(found, '', 'level_progress', value.level_progress, 'type', ['integer', 'null'])
  )
    return false;
  return fits(found);
};

/** A `GamificationStats` as a Standard Schema. */
export const gamificationStatsSchema = /* @__PURE__ */ toStandardSchema(checkGamificationStats);

/** Whether a value is a `ActivityScore`. */
export const checkActivityScore = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.activity_score !== 'string' && value.activity_score !== null &&
    refuseMember(found, '', 'activity_score', value.activity_score, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.presence !== 'string' && value.presence !== null &&
    refuseMember(found, '', 'presence', value.presence, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.participation !== 'string' && value.participation !== null &&
    refuseMember(found, '', 'participation', value.participation, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.contribution !== 'string' && value.contribution !== null &&
    refuseMember(found, '', 'contribution', value.contribution, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.connection !== 'string' && value.connection !== null &&
    refuseMember(found, '', 'connection', value.connection, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `ActivityScore` as a Standard Schema. */
export const activityScoreSchema = /* @__PURE__ */ toStandardSchema(checkActivityScore);

/** Whether a value is a `CommunityMemberList`. */
export const checkCommunityMemberList = (value, found) => {
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
        if (!checkCommunityMember(item) && within(found, '/records/' + index, checkCommunityMember, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunityMemberList` as a Standard Schema. */
export const communityMemberListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberList);

/** Whether a value is a `CommunityMemberCreated`. */
export const checkCommunityMemberCreated = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  if (
    !checkCommunityMember(value.community_member) &&
    withinMember(found, '', 'community_member', checkCommunityMember, value.community_member)
  )
    return false;
  return fits(found);
};

/** A `CommunityMemberCreated` as a Standard Schema. */
export const communityMemberCreatedSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberCreated);

/** Whether a value is a `CommunityMemberProfileField`. */
export const checkCommunityMemberProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.text !== 'string' && value.text !== null &&
    refuseMember(found, '', 'text', value.text, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.textarea !== 'string' && value.textarea !== null &&
    refuseMember(found, '', 'textarea', value.textarea, 'type', ['string', 'null'])
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  const displayValue = value.display_value;
  if (typeof displayValue !== 'string' && !Array.isArray(displayValue) && displayValue !== null) {
    if (refuseMember(found, '', 'display_value', displayValue, 'type', ['string', 'array', 'null'])) return false;
  } else if (Array.isArray(displayValue))
    for (let index = 0; index < displayValue.length; index += 1) {
      const item = displayValue[index];
      if (typeof item !== 'string' && refuse(found, '/display_value/' + index, 'type', 'string')) return false;
    }
  const communityMemberChoices = value.community_member_choices;
  if (!Array.isArray(communityMemberChoices)) {
    if (refuseMember(found, '', 'community_member_choices', communityMemberChoices, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < communityMemberChoices.length; index2 += 1) {
      const item2 = communityMemberChoices[index2];
      if (
        !checkSelectedProfileFieldChoice(item2) &&
        within(found, '/community_member_choices/' + index2, checkSelectedProfileFieldChoice, item2)
      )
        return false;
    }
  }
  const numberOptions = value.number_options;
  if (
    !isObject(numberOptions) && numberOptions !== null &&
    refuseMember(found, '', 'number_options', numberOptions, 'type', ['object', 'null'])
  )
    return false;
  const choices = value.choices;
  if (!Array.isArray(choices)) {
    if (refuseMember(found, '', 'choices', choices, 'type', 'array')) return false;
  } else {
    for (let index3 = 0; index3 < choices.length; index3 += 1) {
      const item3 = choices[index3];
      if (
        !checkOfferedProfileFieldChoice(item3) &&
        within(found, '/choices/' + index3, checkOfferedProfileFieldChoice, item3)
      )
        return false;
    }
  }
  const pages = value.pages;
  if (!Array.isArray(pages)) {
    if (refuseMember(found, '', 'pages', pages, 'type', 'array')) return false;
  } else {
    for (let index4 = 0; index4 < pages.length; index4 += 1) {
      const item4 = pages[index4];
      if (!checkProfilePage(item4) && within(found, '/pages/' + index4, checkProfilePage, item4)) return false;
    }
  }
  return fits(found);
};

/** A `CommunityMemberProfileField` as a Standard Schema. */
export const communityMemberProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberProfileField);

/** Whether a value is a `SelectedProfileFieldChoice`. */
export const checkSelectedProfileFieldChoice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const profileFieldChoice = value.profile_field_choice;
  if (!isObject(profileFieldChoice)) {
    if (refuseMember(found, '', 'profile_field_choice', profileFieldChoice, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(profileFieldChoice.id) &&
      refuseMember(found, '/profile_field_choice', 'id', profileFieldChoice.id, 'type', 'integer')
    )
      return false;
    if (
      typeof profileFieldChoice.value !== 'string' && profileFieldChoice.value !== null &&
      refuseMember(found, '/profile_field_choice', 'value', profileFieldChoice.value, 'type', ['string', 'null'])
    )
      return false;
  }
  return fits(found);
};

/** A `SelectedProfileFieldChoice` as a Standard Schema. */
export const selectedProfileFieldChoiceSchema = /* @__PURE__ */ toStandardSchema(checkSelectedProfileFieldChoice);

/** Whether a value is a `OfferedProfileFieldChoice`. */
export const checkOfferedProfileFieldChoice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !checkProfileFieldChoice(value.profile_field_choice) &&
    withinMember(found, '', 'profile_field_choice', checkProfileFieldChoice, value.profile_field_choice)
  )
    return false;
  return fits(found);
};

/** A `OfferedProfileFieldChoice` as a Standard Schema. */
export const offeredProfileFieldChoiceSchema = /* @__PURE__ */ toStandardSchema(checkOfferedProfileFieldChoice);

/** Whether a value is a `CommunityMemberProfileFieldsList`. */
export const checkCommunityMemberProfileFieldsList = (value, found) => {
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
          !checkCommunityMemberProfileField(item) &&
          within(found, '/records/' + index, checkCommunityMemberProfileField, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunityMemberProfileFieldsList` as a Standard Schema. */
export const communityMemberProfileFieldsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberProfileFieldsList);
