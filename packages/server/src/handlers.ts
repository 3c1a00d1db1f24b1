// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext, SecurityHandler } from './runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateAuthTokenRequest,
  CreateAuthTokenResult,
  RefreshAccessTokenRequest,
  RefreshAccessTokenResult,
  RevokeAccessTokenRequest,
  RevokeAccessTokenResult,
  RevokeRefreshTokenRequest,
  RevokeRefreshTokenResult,
} from '@community-platform/types/operations/access-tokens';
import type {
  GetCommunityMemberRequest,
  GetCommunityMemberResult,
} from '@community-platform/types/operations/community-members';
import type {
  GetHomeFeedQuery,
  GetHomeFeedRequest,
  GetHomeFeedResult,
} from '@community-platform/types/operations/home-feed';
import type {
  GetFilterConfigurationRequest,
  GetFilterConfigurationResult,
} from '@community-platform/types/operations/member-filters';
import type {
  SearchCommunityMembersRequest,
  SearchCommunityMembersResult,
} from '@community-platform/types/operations/member-search';
import type { ListPostsQuery, ListPostsRequest, ListPostsResult } from '@community-platform/types/operations/posts';

/** What the handler of `listPosts` receives: every part is there, defaults are filled in. */
export interface ListPostsInput extends ListPostsRequest {
  query: ListPostsQuery & { page: number; per_page: number };
}

/** What the handler of `getHomeFeed` receives: every part is there, defaults are filled in. */
export interface GetHomeFeedInput extends GetHomeFeedRequest {
  query: GetHomeFeedQuery & { page: number; per_page: number; sort: string };
}

/** One method for each operation. `Principal` is what the security handlers return: who calls. */
export interface Handlers<Principal = unknown> {
  /**
   * List posts.
   *
   * Returns one page of the community's posts, in all spaces or in one.
   *
   * The path belongs to the comments of the Admin API, yet what it lists is posts.
   *
   * `GET /api/admin/v2/comments/posts`
   */
  listPosts(input: ListPostsInput, context: RequestContext<Principal>): Awaitable<Reply<ListPostsResult>>;
  /**
   * Get a community member.
   *
   * Returns one member of the community. An id that is not a whole number is answered with 400, one that
   * matches no member of this community with 404.
   *
   * `GET /api/admin/v2/community_members/{id}`
   */
  getCommunityMember(input: GetCommunityMemberRequest, context: RequestContext<Principal>): Awaitable<Reply<GetCommunityMemberResult>>;
  /**
   * Get the member filter configuration.
   *
   * Describes which filters the members of a surface can be searched with: the defaults, changed by what
   * admins have saved as filter controls. `context` is required, and `space_id` too when the context is
   * `member_space`; a missing one is answered with 400, and a space that the community does not have with
   * 404.
   *
   * `GET /api/admin/v2/filter_kit_configuration`
   */
  getFilterConfiguration(input: GetFilterConfigurationRequest, context: RequestContext<Principal>): Awaitable<Reply<GetFilterConfigurationResult>>;
  /**
   * Create the tokens of a member.
   *
   * Exchanges the identifier of a member for an access token, with which requests are made on the member's
   * behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
   * `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, is answered with
   * 422; a member whom the community does not have, with 404.
   *
   * The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
   * valid. An API token of another type than `Headless Auth` is answered with 403.
   *
   * `POST /api/v1/headless/auth_token`
   */
  createAuthToken(input: CreateAuthTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<CreateAuthTokenResult>>;
  /**
   * Refresh an access token.
   *
   * Exchanges a refresh token for a new access token. The refresh token is neither replaced nor returned,
   * and can be used again until it expires or is revoked.
   *
   * The `refresh_token` in the body authenticates this request. In the `Authorization` header clients send
   * the API token, the refresh token itself or nothing; each is accepted. A refresh token that has
   * expired, was revoked or was never issued is answered with 401, and one whose member is gone with 404.
   *
   * `PATCH /api/v1/headless/access_token/refresh`
   */
  refreshAccessToken(input: RefreshAccessTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RefreshAccessTokenResult>>;
  /**
   * Revoke an access token.
   *
   * Ends an access token before its time. A request that is made with it afterwards is answered with 401.
   * The refresh token it came with is not touched. A token that this community does not have is answered
   * with 404.
   *
   * `POST /api/v1/headless/access_token/revoke`
   */
  revokeAccessToken(input: RevokeAccessTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RevokeAccessTokenResult>>;
  /**
   * Revoke a refresh token.
   *
   * Ends a refresh token before its time. No access token can be obtained with it afterwards; those that
   * it brought before last to their own end. A token that this community does not have is answered with
   * 404.
   *
   * `POST /api/v1/headless/refresh_token/revoke`
   */
  revokeRefreshToken(input: RevokeRefreshTokenRequest, context: RequestContext<Principal>): Awaitable<Reply<RevokeRefreshTokenResult>>;
  /**
   * Get the home feed.
   *
   * Returns one page of the posts of all spaces that the signed-in member may see. Drafts are never among
   * them, nor posts of a space that is hidden from the member, or private and not the member's.
   *
   * `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes,
   * `alphabetical` by `display_title`, and `new_activity` by the latest post, comment or like. `popular`
   * goes by
   *
   *     (user_likes_count + 2 * comment_count) / (age_in_hours + 2) ^ 1.5
   *
   * where the age counts from `created_at`, with the highest value first. Posts that are equal in the
   * order stand with the higher `id` first.
   *
   * `GET /api/headless/v1/home`
   */
  getHomeFeed(input: GetHomeFeedInput, context: RequestContext<Principal>): Awaitable<Reply<GetHomeFeedResult>>;
  /**
   * Search community members.
   *
   * Searches the members of the community. All filters and the free text narrow the result together. Which
   * comparisons a field takes depends on the field; another one is answered with 422.
   *
   * To go through the result, send the same request again with `search_after` set to the latest
   * `next_search_after`, until an answer comes without it. No member is then returned twice and none is
   * skipped, also when members join meanwhile. When the filters change, start again without
   * `search_after`. A cursor that is not valid any more is answered with 422, and the search is to be
   * started again without it.
   *
   * `page` is the other way, and reaches the first 10,000 records.
   *
   * `POST /api/headless/v1/search/community_members`
   */
  searchCommunityMembers(input: SearchCommunityMembersRequest, context: RequestContext<Principal>): Awaitable<Reply<SearchCommunityMembersResult>>;
}

/** One function for each security scheme that an operation asks for: credential in, principal out. */
export interface SecurityHandlers<Principal = unknown> {
  /** An API token of type `Admin V1 or V2`. */
  AdminBearer: SecurityHandler<Principal>;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  AdminToken: SecurityHandler<Principal>;
  /** An API token of type `Headless Auth`. */
  HeadlessBearer: SecurityHandler<Principal>;
  /** The same API token in the older form. The value of the header is `Token <API_KEY>`. */
  HeadlessToken: SecurityHandler<Principal>;
  /**
   * The access token of a member, as `createAuthToken` returns it. It lasts one hour, and `refreshAccessToken`
   * brings a new one.
   */
  MemberAccessToken: SecurityHandler<Principal>;
}
