// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  AccessTokenRevocation,
  AuthTokenRequest,
  HeadlessAuthToken,
  RefreshTokenRequest,
  RefreshTokenRevocation,
  RefreshedAccessToken,
} from '@community-platform/types/auth';

export declare const checkAuthTokenRequest: Check<AuthTokenRequest>;
export declare const authTokenRequestSchema: StandardSchema<AuthTokenRequest>;
export declare const checkHeadlessAuthToken: Check<HeadlessAuthToken>;
export declare const headlessAuthTokenSchema: StandardSchema<HeadlessAuthToken>;
export declare const checkRefreshTokenRequest: Check<RefreshTokenRequest>;
export declare const refreshTokenRequestSchema: StandardSchema<RefreshTokenRequest>;
export declare const checkRefreshedAccessToken: Check<RefreshedAccessToken>;
export declare const refreshedAccessTokenSchema: StandardSchema<RefreshedAccessToken>;
export declare const checkAccessTokenRevocation: Check<AccessTokenRevocation>;
export declare const accessTokenRevocationSchema: StandardSchema<AccessTokenRevocation>;
export declare const checkRefreshTokenRevocation: Check<RefreshTokenRevocation>;
export declare const refreshTokenRevocationSchema: StandardSchema<RefreshTokenRevocation>;
