// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { applyBasic, applyCookie, applyHeader, applyQuery, type Scheme } from './runtime/client.js';

/** The scheme `same_query_key` of the document. */
export const sameQueryKeyScheme: Scheme = { name: 'same_query_key', apply: applyQuery, key: 'api key' };

/** The scheme `same_token` of the document. */
export const sameTokenScheme: Scheme = { name: 'same_token', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `same_cookie_key` of the document. */
export const sameCookieKeyScheme: Scheme = { name: 'same_cookie_key', apply: applyCookie, key: 'session' };

/** The scheme `token` of the document. */
export const tokenScheme: Scheme = { name: 'token', apply: applyHeader, prefix: 'Bearer ' };

/** The scheme `login` of the document. */
export const loginScheme: Scheme = { name: 'login', apply: applyBasic };

/** The scheme `header_key` of the document. */
export const headerKeyScheme: Scheme = { name: 'header_key', apply: applyHeader, key: 'X-Key', prefix: 'Key ' };

/** The scheme `query_key` of the document. */
export const queryKeyScheme: Scheme = { name: 'query_key', apply: applyQuery, key: 'api key' };

/** The scheme `cookie_key` of the document. */
export const cookieKeyScheme: Scheme = { name: 'cookie_key', apply: applyCookie, key: 'session' };
