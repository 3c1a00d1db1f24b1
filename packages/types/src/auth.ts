// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/**
 * The member for whom tokens are issued, by exactly one identifier. A body with none or with more than one
 * violates this schema and returns 422.
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
  /** The e-mail address of the member. At least 1 character. */
  email: string;
  sso_id?: never;
  sso_user_id?: never;
}

export interface AuthTokenRequestSsoId {
  community_member_id?: never;
  email?: never;
  /**
   * The member's identifier in the single-sign-on system, where the community has one. Preferred over its alias.
   *
   * At least 1 character.
   */
  sso_id: string;
  sso_user_id?: never;
}

export interface AuthTokenRequestSsoUserId {
  community_member_id?: never;
  email?: never;
  sso_id?: never;
  /**
   * Alias of `sso_id` for existing clients. It counts as the same identifier, so never send both.
   *
   * At least 1 character.
   */
  sso_user_id: string;
}

/** A new pair of tokens for one member. Several pairs of a member can be valid at the same time. */
export interface HeadlessAuthToken {
  /** JWT signed with HS256; its claims are `community_id`, `community_member_id`, `sso_user_id`, `exp` and `jti`. */
  access_token: string;
  /** Opaque value of 43 base64url characters that is exchanged for new access tokens. */
  refresh_token: string;
  /** One hour after the access token was issued. Format: date-time. */
  access_token_expires_at: string;
  /** One month after the refresh token was issued. Format: date-time. */
  refresh_token_expires_at: string;
  /** The member that the tokens belong to. */
  community_member_id: number;
  /** The community in which they are valid. */
  community_id: number;
}

/** The refresh token that is exchanged for a new access token. */
export interface RefreshTokenRequest {
  /** A refresh token that has neither expired nor been revoked. At least 1 character. */
  refresh_token: string;
}

/** A new access token. The refresh token is unchanged, so it is not part of the response. */
export interface RefreshedAccessToken {
  /** JWT of the same form as the first one. */
  access_token: string;
  /** One hour after this access token was issued. Format: date-time. */
  access_token_expires_at: string;
}

/** The access token to revoke. */
export interface AccessTokenRevocation {
  /** An access token of this community. At least 1 character. */
  access_token: string;
}

/** The refresh token to revoke. */
export interface RefreshTokenRevocation {
  /** A refresh token of this community. At least 1 character. */
  refresh_token: string;
}
