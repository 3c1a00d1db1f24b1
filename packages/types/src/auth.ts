// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/**
 * Names the member for whom tokens are issued, by exactly one identifier. A body with none of them, or with more
 * than one, breaks this schema and is answered with 422.
 */
export type AuthTokenRequest =
  | AuthTokenRequestCommunityMemberId
  | AuthTokenRequestEmail
  | AuthTokenRequestSsoId
  | AuthTokenRequestSsoUserId;

export interface AuthTokenRequestCommunityMemberId {
  /** The member's id in this community. */
  community_member_id: number;
  email?: never;
  sso_id?: never;
  sso_user_id?: never;
}

export interface AuthTokenRequestEmail {
  community_member_id?: never;
  /** The e-mail address of the member. */
  email: string;
  sso_id?: never;
  sso_user_id?: never;
}

export interface AuthTokenRequestSsoId {
  community_member_id?: never;
  email?: never;
  /** The member's identifier in the single-sign-on system, where the community has one. Preferred over its alias. */
  sso_id: string;
  sso_user_id?: never;
}

export interface AuthTokenRequestSsoUserId {
  community_member_id?: never;
  email?: never;
  sso_id?: never;
  /** Alias of `sso_id`, kept because clients send it. Counts as the same identifier, so never send both. */
  sso_user_id: string;
}

/** A fresh pair of tokens for one member. Several pairs of one member may be valid at once. */
export interface HeadlessAuthToken {
  /** JWT signed with HS256; its claims are `community_id`, `community_member_id`, `sso_user_id`, `exp` and `jti`. */
  access_token: string;
  /** Opaque value of 43 base64url characters, with which new access tokens are obtained. */
  refresh_token: string;
  /** One hour after the access token was issued. */
  access_token_expires_at: string;
  /** One month after the refresh token was issued. */
  refresh_token_expires_at: string;
  /** The member whom the tokens stand for. */
  community_member_id: number;
  /** The community in which they are valid. */
  community_id: number;
}

/** The refresh token that is exchanged for a new access token. */
export interface RefreshTokenRequest {
  /** A refresh token that has neither expired nor been revoked. */
  refresh_token: string;
}

/** A new access token. The refresh token stays what it was, so it is not part of the answer. */
export interface RefreshedAccessToken {
  /** JWT of the same form as the first one. */
  access_token: string;
  /** One hour after this access token was issued. */
  access_token_expires_at: string;
}

/** The access token that shall no longer be accepted. */
export interface AccessTokenRevocation {
  /** An access token of this community. */
  access_token: string;
}

/** The refresh token that shall no longer be exchangeable. */
export interface RefreshTokenRevocation {
  /** A refresh token of this community. */
  refresh_token: string;
}
