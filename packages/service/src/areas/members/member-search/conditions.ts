/** Conditions of a member search: its filters, free text and exclusions. */
import type { MemberSearchRequest } from '@community-platform/types';
import { type Expression, sql } from 'kysely';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import type { Condition, ContactFilter } from '../filters/filter.js';
import { memberCondition, readFilterContext } from '../filters/member.js';
import { matchesText } from '../filters/words.js';

/** SQL condition that a profile contains more than a name. */
const hasProfile = sql<boolean>`(coalesce(members.headline, '') <> '' or members.avatar_url is not null or exists (
  select from profile_answers where profile_answers.community_id = members.community_id
    and profile_answers.member_id = members.id))`;

const hasName = sql<boolean>`trim(members.name) <> ''`;

export type SearchedStatus = NonNullable<MemberSearchRequest['status']>;

/**
 * Returns the conditions for a member status. Deactivated members are found only with that status. Members who are
 * hidden from the directory are found only by themselves.
 */
export function ofState(
  status: SearchedStatus,
  onlyNamed: boolean,
  callerId: number | Expression<number>,
): Condition[] {
  return [
    sql<boolean>`members.active = ${status === 'active'}`,
    sql<boolean>`(members.visible_in_member_directory or members.id = ${callerId})`,
    ...(onlyNamed ? [hasName] : []),
  ];
}

/** Returns the conditions, covered by an index, for members with a status who are hidden from the caller. */
export function isUnlisted(
  status: SearchedStatus,
  onlyNamed: boolean,
  callerId: number | Expression<number>,
): Condition[] {
  return [
    sql<boolean>`not members.visible_in_member_directory and members.id <> ${callerId}`,
    sql<boolean>`members.active = ${status === 'active'}`,
    ...(onlyNamed ? [hasName] : []),
  ];
}

function toFilters({ filters = [] }: MemberSearchRequest): ContactFilter[] {
  return filters.map(({ key, filter_type, value, profile_field_id, profile_field_type, gte, lte }) => ({
    key,
    filterType: filter_type,
    value,
    profileFieldId: profile_field_id,
    profileFieldType: profile_field_type,
    gte,
    lte,
  }));
}

/** Returns all conditions of a search. If a field does not support a comparison, throws a 422 that names both. */
export async function readConditions(scope: Scope, body: MemberSearchRequest): Promise<Condition[]> {
  const filters = toFilters(body);
  const context = await readFilterContext(scope, filters);
  const read = filters.map((filter) => memberCondition(filter, context));
  const reasons = read.filter((condition) => typeof condition === 'string');
  if (reasons.length > 0) throw invalid({ filters: reasons });
  const text = body.search_text?.trim() ?? '';
  return [
    ...read.filter((condition) => typeof condition !== 'string'),
    ...(text === '' ? [] : [matchesText(scope.communityId, text)]),
    ...ofState(body.status ?? 'active', body.exclude_empty_name === true, scope.memberId),
    ...(body.exclude_empty_profiles === true ? [hasProfile] : []),
  ];
}

/** Whether a search filters by more than status and name. If it does not, its results need not be counted. */
export function isNarrowed({
  filters = [],
  search_text = '',
  exclude_empty_profiles = false,
}: MemberSearchRequest): boolean {
  return filters.length > 0 || search_text.trim() !== '' || exclude_empty_profiles;
}
