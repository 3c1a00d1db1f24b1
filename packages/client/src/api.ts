// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createPostsApi, type PostsApi } from './facade/posts.js';
import { createCommunityMembersApi, type CommunityMembersApi } from './facade/community-members.js';
import { createMemberFiltersApi, type MemberFiltersApi } from './facade/member-filters.js';
import { createAccessTokensApi, type AccessTokensApi } from './facade/access-tokens.js';
import { createHomeFeedApi, type HomeFeedApi } from './facade/home-feed.js';
import { createMemberSearchApi, type MemberSearchApi } from './facade/member-search.js';
import type { Sender } from './runtime/client/index.js';

/** All operations, grouped: each returns the body of a success and throws an `ApiError` for any other answer. */
export interface Api {
  readonly posts: PostsApi;
  readonly communityMembers: CommunityMembersApi;
  readonly memberFilters: MemberFiltersApi;
  readonly accessTokens: AccessTokensApi;
  readonly homeFeed: HomeFeedApi;
  readonly memberSearch: MemberSearchApi;
}

/** Binds all operations to a client. */
export const createApi = (client: Sender): Api => ({
  posts: createPostsApi(client),
  communityMembers: createCommunityMembersApi(client),
  memberFilters: createMemberFiltersApi(client),
  accessTokens: createAccessTokensApi(client),
  homeFeed: createHomeFeedApi(client),
  memberSearch: createMemberSearchApi(client),
});
