/** What a search asks of a member: its filters, its free text, and what it leaves out (document, 4.3). */
import type { MemberSearchRequest } from '@community-platform/types';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { containing } from '../../../kernel/text.js';
import { type ContactFilter, memberCondition, readFieldTypes } from '../filters.js';

type Condition = RawBuilder<boolean>;

/**
 * The members in whose name, headline, e-mail or answers a text stands. A union of ids, so that each part is looked up in
 * its own trigram index: an `or` over two tables would read every member.
 */
const matchesText = (communityId: number, text: string): Condition => {
  const pattern = containing(text);
  return sql<boolean>`members.id in (
    select found.id from members as found where found.community_id = ${communityId}
      and (found.name ilike ${pattern} or found.headline ilike ${pattern} or found.email ilike ${pattern})
    union
    select answer.member_id from profile_answers as answer
      where answer.community_id = ${communityId} and answer.text_value ilike ${pattern}
    union
    select chosen.member_id from profile_field_choices as choice
      join profile_answer_choices as chosen on chosen.community_id = choice.community_id
        and chosen.profile_field_id = choice.profile_field_id and chosen.profile_field_choice_id = choice.id
      where choice.community_id = ${communityId} and choice.value ilike ${pattern})`;
};

/** A profile has data when it says anything but the name. */
const hasProfile = sql<boolean>`(coalesce(members.headline, '') <> '' or members.avatar_url is not null or exists (
  select from profile_answers where profile_answers.community_id = members.community_id
    and profile_answers.member_id = members.id))`;

const hasName = sql<boolean>`trim(members.name) <> ''`;

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

/** All conditions of a search; a comparison that its field does not take is refused with 422, which names both. */
export const readConditions = async (scope: Scope, body: MemberSearchRequest): Promise<Condition[]> => {
  const filters = toFilters(body);
  const types = await readFieldTypes(scope, filters);
  const read = filters.map((filter) => memberCondition(filter, types));
  const reasons = read.filter((condition) => typeof condition === 'string');
  if (reasons.length > 0) throw invalid({ filters: reasons });
  const text = body.search_text?.trim() ?? '';
  return [
    ...read.filter((condition) => typeof condition !== 'string'),
    ...(text === '' ? [] : [matchesText(scope.communityId, text)]),
    // Who is deactivated is found by those alone who ask for them.
    sql<boolean>`members.active = ${(body.status ?? 'active') === 'active'}`,
    ...(body.exclude_empty_profiles === true ? [hasProfile] : []),
    ...(body.exclude_empty_name === true ? [hasName] : []),
  ];
};
