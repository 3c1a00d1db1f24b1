// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';

/** Whether a value is a `Leaderboard`. */
export const checkLeaderboard = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkLeaderboardEntry(item) && within(found, '/' + index, checkLeaderboardEntry, item)) return false;
  }
  return fits(found);
};

/** A `Leaderboard` as a Standard Schema. */
export const leaderboardSchema = /* @__PURE__ */ toStandardSchema(checkLeaderboard);

/** Whether a value is a `LeaderboardEntry`. */
export const checkLeaderboardEntry = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.public_uid !== 'string' &&
    refuseMember(found, '', 'public_uid', value.public_uid, 'type', 'string')
  )
    return false;
  if (
    typeof value.headline !== 'string' && value.headline !== null &&
    refuseMember(found, '', 'headline', value.headline, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.total_points) &&
    refuseMember(found, '', 'total_points', value.total_points, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `LeaderboardEntry` as a Standard Schema. */
export const leaderboardEntrySchema = /* @__PURE__ */ toStandardSchema(checkLeaderboardEntry);

/** Whether a value is a `LeaderboardPeriod`. */
export const checkLeaderboardPeriod = (value, found) => {
  if (value !== '30_days' && value !== '7_days' && refuse(found, '', 'enum', ['30_days', '7_days'])) return false;
  return fits(found);
};

/** A `LeaderboardPeriod` as a Standard Schema. */
export const leaderboardPeriodSchema = /* @__PURE__ */ toStandardSchema(checkLeaderboardPeriod);
