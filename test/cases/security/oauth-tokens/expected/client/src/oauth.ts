// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Session } from './runtime/client.js';
import {
  type ClientCredentials,
  createClientCredentials,
  createRefreshToken,
  type RefreshTokenGrant,
  type TokenAddresses,
} from './runtime/oauth.js';

export { OAuthError } from './runtime/oauth.js';
export type { ClientCredentials, RefreshTokenGrant } from './runtime/oauth.js';
export type { RefreshedTokens, Session } from './runtime/client.js';

/** The token endpoints and metadata URLs of the security schemes in the document. */
const addresses: Readonly<Record<string, TokenAddresses>> = {
  login: { token: '../token', refresh: 'https://case.test/refresh' },
  device: { refresh: 'https://case.test/tokens' },
  connect: { metadata: 'https://case.test/.well-known/openid-configuration' },
  found: { metadata: '../.well-known/oauth-authorization-server' },
};

/** Creates a credential that requests tokens with the id and secret of the client (RFC 6749, 4.4). */
export const clientCredentials = (client: ClientCredentials): Session => createClientCredentials(addresses, client);

/** Creates a credential that renews itself with a refresh token (RFC 6749, 6). Create one for each user. */
export const refreshToken = (client: RefreshTokenGrant): Session => createRefreshToken(addresses, client);
