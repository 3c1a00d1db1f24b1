// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CommunityMemberProfileField,
  CommunityMemberProfileFieldsList,
} from '@community-platform/types/community-member';
import type { ListProfileAnswersRequest } from '@community-platform/types/operations/profile-answers';
import * as operations from '../operations/profile-answers.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What a member has filled into the profile fields. */
export interface ProfileAnswersApi {
  /**
   * List the profile answers of a member.
   *
   * Returns one page of a member's answers to the profile fields. The `id` of an answer is that of the profile
   * field.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/profile_fields`
   */
  list(request: ListProfileAnswersRequest, options?: RequestOptions): Promise<CommunityMemberProfileFieldsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListProfileAnswersRequest, options?: RequestOptions): Paginator<CommunityMemberProfileField, CommunityMemberProfileFieldsList>;
}

/** Binds the operations to a client. */
export const createProfileAnswersApi = (client: Sender<OnUndeclared>): ProfileAnswersApi => ({
  list: (request, options) => unwrap(client.send(operations.listProfileAnswersOperation, request, options)),
  paginateList: (request, options) => operations.paginateListProfileAnswers(client, request, options),
});
