// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
} from '#validation';

const checkAuthTokenRequestOneOf1 = (value, found) => {
  if (
    isObject(value) &&
    value.community_member_id === undefined &&
    refuse(found, '', 'required', 'community_member_id')
  )
    return false;
  return fits(found);
};

const checkAuthTokenRequestOneOf2 = (value, found) => {
  if (isObject(value) && value.email === undefined && refuse(found, '', 'required', 'email')) return false;
  return fits(found);
};

const checkAuthTokenRequestOneOf3 = (value, found) => {
  if (isObject(value) && value.sso_id === undefined && refuse(found, '', 'required', 'sso_id')) return false;
  return fits(found);
};

const checkAuthTokenRequestOneOf4 = (value, found) => {
  if (isObject(value) && value.sso_user_id === undefined && refuse(found, '', 'required', 'sso_user_id')) return false;
  return fits(found);
};

/** Whether a value is a `AuthTokenRequest`. */
export const checkAuthTokenRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.community_member_id !== undefined &&
    !Number.isInteger(value.community_member_id) &&
    refuse(found, '/community_member_id', 'type', 'integer')
  )
    return false;
  const email = value.email;
  if (email !== undefined) {
    if (typeof email !== 'string') {
      if (refuse(found, '/email', 'type', 'string')) return false;
    } else if (isShorter(email, 1) && refuse(found, '/email', 'minLength', 1)) return false;
  }
  const ssoId = value.sso_id;
  if (ssoId !== undefined) {
    if (typeof ssoId !== 'string') {
      if (refuse(found, '/sso_id', 'type', 'string')) return false;
    } else if (isShorter(ssoId, 1) && refuse(found, '/sso_id', 'minLength', 1)) return false;
  }
  const ssoUserId = value.sso_user_id;
  if (ssoUserId !== undefined) {
    if (typeof ssoUserId !== 'string') {
      if (refuse(found, '/sso_user_id', 'type', 'string')) return false;
    } else if (isShorter(ssoUserId, 1) && refuse(found, '/sso_user_id', 'minLength', 1)) return false;
  }
  if (
    Number(checkAuthTokenRequestOneOf1(value)) + Number(checkAuthTokenRequestOneOf2(value)) + Number(checkAuthTokenRequestOneOf3(value)) + Number(checkAuthTokenRequestOneOf4(value)) !== 1 &&
    refuseAll(found, '', 'oneOf', value, [checkAuthTokenRequestOneOf1, checkAuthTokenRequestOneOf2, checkAuthTokenRequestOneOf3, checkAuthTokenRequestOneOf4])
  )
    return false;
  return fits(found);
};

/** A `AuthTokenRequest` as a Standard Schema. */
export const authTokenRequestSchema = /* @__PURE__ */ toStandardSchema(checkAuthTokenRequest);

/** Whether a value is a `HeadlessAuthToken`. */
export const checkHeadlessAuthToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.access_token !== 'string' &&
    refuseMember(found, '', 'access_token', value.access_token, 'type', 'string')
  )
    return false;
  if (
    typeof value.refresh_token !== 'string' &&
    refuseMember(found, '', 'refresh_token', value.refresh_token, 'type', 'string')
  )
    return false;
  const accessTokenExpiresAt = value.access_token_expires_at;
  if (typeof accessTokenExpiresAt !== 'string') {
    if (refuseMember(found, '', 'access_token_expires_at', accessTokenExpiresAt, 'type', 'string')) return false;
  } else if (
    !formats['date-time'](accessTokenExpiresAt) &&
    refuse(found, '/access_token_expires_at', 'format', 'date-time')
  )
    return false;
  const refreshTokenExpiresAt = value.refresh_token_expires_at;
  if (typeof refreshTokenExpiresAt !== 'string') {
    if (refuseMember(found, '', 'refresh_token_expires_at', refreshTokenExpiresAt, 'type', 'string')) return false;
  } else if (
    !formats['date-time'](refreshTokenExpiresAt) &&
    refuse(found, '/refresh_token_expires_at', 'format', 'date-time')
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `HeadlessAuthToken` as a Standard Schema. */
export const headlessAuthTokenSchema = /* @__PURE__ */ toStandardSchema(checkHeadlessAuthToken);

/** Whether a value is a `RefreshTokenRequest`. */
export const checkRefreshTokenRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const refreshToken = value.refresh_token;
  if (typeof refreshToken !== 'string') {
    if (refuseMember(found, '', 'refresh_token', refreshToken, 'type', 'string')) return false;
  } else if (isShorter(refreshToken, 1) && refuse(found, '/refresh_token', 'minLength', 1)) return false;
  return fits(found);
};

/** A `RefreshTokenRequest` as a Standard Schema. */
export const refreshTokenRequestSchema = /* @__PURE__ */ toStandardSchema(checkRefreshTokenRequest);

/** Whether a value is a `RefreshedAccessToken`. */
export const checkRefreshedAccessToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.access_token !== 'string' &&
    refuseMember(found, '', 'access_token', value.access_token, 'type', 'string')
  )
    return false;
  const accessTokenExpiresAt = value.access_token_expires_at;
  if (typeof accessTokenExpiresAt !== 'string') {
    if (refuseMember(found, '', 'access_token_expires_at', accessTokenExpiresAt, 'type', 'string')) return false;
  } else if (
    !formats['date-time'](accessTokenExpiresAt) &&
    refuse(found, '/access_token_expires_at', 'format', 'date-time')
  )
    return false;
  return fits(found);
};

/** A `RefreshedAccessToken` as a Standard Schema. */
export const refreshedAccessTokenSchema = /* @__PURE__ */ toStandardSchema(checkRefreshedAccessToken);

/** Whether a value is a `AccessTokenRevocation`. */
export const checkAccessTokenRevocation = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const accessToken = value.access_token;
  if (typeof accessToken !== 'string') {
    if (refuseMember(found, '', 'access_token', accessToken, 'type', 'string')) return false;
  } else if (isShorter(accessToken, 1) && refuse(found, '/access_token', 'minLength', 1)) return false;
  return fits(found);
};

/** A `AccessTokenRevocation` as a Standard Schema. */
export const accessTokenRevocationSchema = /* @__PURE__ */ toStandardSchema(checkAccessTokenRevocation);

/** Whether a value is a `RefreshTokenRevocation`. */
export const checkRefreshTokenRevocation = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const refreshToken = value.refresh_token;
  if (typeof refreshToken !== 'string') {
    if (refuseMember(found, '', 'refresh_token', refreshToken, 'type', 'string')) return false;
  } else if (isShorter(refreshToken, 1) && refuse(found, '/refresh_token', 'minLength', 1)) return false;
  return fits(found);
};

/** A `RefreshTokenRevocation` as a Standard Schema. */
export const refreshTokenRevocationSchema = /* @__PURE__ */ toStandardSchema(checkRefreshTokenRevocation);
