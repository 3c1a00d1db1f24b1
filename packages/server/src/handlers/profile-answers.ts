// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListProfileAnswersQuery,
  ListProfileAnswersRequest,
  ListProfileAnswersResult,
} from '@community-platform/types/operations/profile-answers';

/** What the handler of `listProfileAnswers` receives: every part is there, defaults are filled in. */
export interface ListProfileAnswersInput extends ListProfileAnswersRequest {
  query: ListProfileAnswersQuery & { page: number; per_page: number };
}

/** What a member has filled into the profile fields. */
export interface ProfileAnswersHandlers<Principal = unknown, State = unknown> {
  /**
   * List the profile answers of a member.
   *
   * Returns one page of a member's answers to the profile fields. The `id` of an answer is that of the profile
   * field.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
   */
  listProfileAnswers(input: ListProfileAnswersInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListProfileAnswersResult>>;
}
