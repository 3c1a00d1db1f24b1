/** Conditions of a member search: filters, free text and exclusions (document, 4.3). */
import type { MemberSearchRequest } from '@community-platform/types';
import { type Expression, sql } from 'kysely';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import type { Condition, ContactFilter } from '../filters/filter.js';
import { memberCondition, readFilterContext } from '../filters/member.js';
import { matchesText } from '../filters/words.js';

/** Condition that a profile contains more than the name. */
const hasProfile = sql<boolean>`(coalesce(members.headline, '') <> '' or members.avatar_url is not null or exists (
  select from profile_answers where profile_answers.community_id = members.community_id
    and profile_answers.member_id = members.id))`;

const hasName = sql<boolean>`trim(members.name) <> ''`;

export type SearchedStatus = NonNullable<MemberSearchRequest['status']>;

/**
 * Conditions for a status. Deactivated members are found only with that status; members who are hidden from the
 * directory are found only by themselves.
 */
export const ofState = (
  status: SearchedStatus,
  onlyNamed: boolean,
  callerId: number | Expression<number>,
): Condition[] => [
  sql<boolean>`members.active = ${status === 'active'}`,
  sql<boolean>`(members.visible_in_member_directory or members.id = ${callerId})`,
  ...(onlyNamed ? [hasName] : []),
];

/** Conditions for the members of a status who are hidden from the caller: few, and covered by an index. */
export const isUnlisted = (
  status: SearchedStatus,
  onlyNamed: boolean,
  callerId: number | Expression<number>,
): Condition[] => [
  sql<boolean>`not members.visible_in_member_directory and members.id <> ${callerId}`,
  sql<boolean>`members.active = ${status === 'active'}`,
  ...(onlyNamed ? [hasName] : []),
];

const toFilters = ({ filters = [] }: MemberSearchRequest): ContactFilter[] =>
  filters.map(({ key, filter_type, value, profile_field_id, profile_field_type, gte, lte }) => ({
    key,
    filterType: filter_type,
    value,
    profileFieldId: profile_field_id,
    profileFieldType: profile_field_type,
    gte,
    lte,
  }));

/**
 * Returns all conditions of a search. Throws a 422 with field and comparison if a field does not support a comparison.
 */
export const readConditions = async (scope: Scope, body: MemberSearchRequest): Promise<Condition[]> => {
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
};

/** Whether a search filters by more than status and name, so that its results must be counted. */
export const isNarrowed = ({
  filters = [],
  search_text = '',
  exclude_empty_profiles = false,
}: MemberSearchRequest): boolean => filters.length > 0 || search_text.trim() !== '' || exclude_empty_profiles;
