// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  type ClientCredentials,
  createClientCredentials,
  createRefreshToken,
  type RefreshTokenGrant,
  type Session,
  type TokenAddresses,
} from './runtime/client/oauth.js';

export { type ClientCredentials, OAuthError, type RefreshedTokens, type RefreshTokenGrant, type Session } from './runtime/client/oauth.js';

/** Where the document says that the tokens of its schemes are. */
const addresses: Readonly<Record<string, TokenAddresses>> = {
  login: { token: '../token', refresh: 'https://case.test/refresh' },
  device: { refresh: 'https://case.test/tokens' },
  connect: { metadata: 'https://case.test/.well-known/openid-configuration' },
  found: { metadata: '../.well-known/oauth-authorization-server' },
};

/** A credential that the client gets for itself, by its id and secret (RFC 6749, 4.4). */
export const clientCredentials = (client: ClientCredentials): Session => createClientCredentials(addresses, client);

/** A credential that renews itself by a refresh token (RFC 6749, 6); one for each that signs in. */
export const refreshToken = (client: RefreshTokenGrant): Session => createRefreshToken(addresses, client);
