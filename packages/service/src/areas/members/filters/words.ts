/** Free-text filter of the member search. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import type { Condition } from './filter.js';

/**
 * Returns the condition that a text occurs in the name, headline, e-mail address or profile answers. It is a union of
 * ids, so that each column uses its own trigram index: an `or` over two tables would read all members.
 */
export function matchesText(communityId: number, text: string): Condition {
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
}
