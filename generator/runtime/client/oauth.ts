/** Requests tokens with the grants for client credentials (RFC 6749, 4.4) and refresh tokens (RFC 6749, 6). */
import { lookUp } from '../codec/objects.js';
import { bounded } from './abort.js';
import { systemClock } from './clock.js';
import type { RefreshedTokens, Session, SessionCall } from './options.js';
import { keepToken, type Token, toShortToken, toToken } from './token.js';

/** Token endpoints that the document declares for a scheme, for client credentials and for refresh tokens. */
export interface TokenAddresses {
  readonly token?: string;
  readonly refresh?: string;
  /** URL of the authorization server's metadata, which is used if the document does not declare a token endpoint. */
  readonly metadata?: string;
}

/** Identifies a client to an authorization server, and says how the client requests tokens. */
interface TokenClient {
  /**
   * URL of the token endpoint. Default: from the document, else from the authorization server's metadata. A relative
   * URL is resolved against the API's server.
   */
  readonly tokenUrl?: string | undefined;
  readonly clientId: string;
  /** The requested scopes. Default: chosen by the authorization server. */
  readonly scopes?: readonly string[] | undefined;
  /** Additional parameters, such as `audience` or `resource` (RFC 8707). */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /**
   * Where the client secret is sent: in the `Authorization` header (RFC 6749, 2.3.1) or in the body. Default: `header`.
   */
  readonly secretIn?: 'header' | 'body' | undefined;
}

/** Settings of the client credentials grant. */
export interface ClientCredentials extends TokenClient {
  readonly clientSecret: string;
}

/** Settings of the refresh token grant. */
export interface RefreshTokenGrant extends TokenClient {
  /** The client secret; absent for a public client, which sends only the client id. */
  readonly clientSecret?: string | undefined;
  readonly refreshToken: string;
  /** The current access token. If absent, a token is requested before the first call. */
  readonly accessToken?: string | undefined;
  /** Expiry: ISO 8601 text or milliseconds since the epoch. If absent, the token is refreshed only after a 401. */
  readonly expiresAt?: string | number | undefined;
  /**
   * Called with the new tokens after each refresh. Calls that needed the refresh wait for `onRefresh`. If it fails,
   * these calls reject with `TokenRefreshError`; later calls use the new tokens without calling `onRefresh` again.
   * Calls that start while `onRefresh` runs, including its own calls, do not wait.
   */
  readonly onRefresh?: ((tokens: RefreshedTokens) => void | Promise<void>) | undefined;
}

/** An error response (RFC 6749, 5.2) or an invalid response from an authorization server. Contains no secrets. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  /** The error code, such as `invalid_client`, if the response contains one. */
  readonly error: string | undefined;
  readonly description: string | undefined;
  readonly status: number;

  constructor(status: number, reason: string, error?: string, description?: string) {
    super(`The authorization server returned ${status}: ${reason}`);
    this.status = status;
    this.error = error;
    this.description = description;
  }
}

/**
 * Creates a session with the client credentials grant. A new token is requested when the current one expires or is
 * rejected (see `keepToken`).
 */
export function createClientCredentials(
  addresses: Readonly<Record<string, TokenAddresses>>,
  client: ClientCredentials,
): Session {
  const find = createFinder(client, addresses, 'token');
  return keepToken({
    canRenew: () => true,
    fetch: async (call) => {
      const grant = { grant_type: 'client_credentials' };
      return (await request(call, client, grant, await find(call))).token;
    },
  });
}

/**
 * Creates a session with the refresh token grant. The token is refreshed when it expires or is rejected (see
 * `keepToken`). A new refresh token replaces the previous one (RFC 6749, 6), but the given object is never changed.
 */
export function createRefreshToken(
  addresses: Readonly<Record<string, TokenAddresses>>,
  client: RefreshTokenGrant,
): Session {
  let { refreshToken } = client;
  const { accessToken, expiresAt, onRefresh } = client;
  const find = createFinder(client, addresses, 'refresh');
  return keepToken(
    {
      canRenew: () => true,
      fetch: async (call) => {
        const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
        const { token, rotated } = await request(call, client, grant, await find(call));
        refreshToken = rotated ?? refreshToken;
        return token;
      },
      onRenewed: ({ margin: _, ...token }) => onRefresh?.({ ...token, refreshToken }),
    },
    accessToken === undefined ? undefined : toToken(accessToken, expiresAt),
  );
}

interface Granted {
  readonly token: Token;
  readonly rotated: string | undefined;
}

type Grant = Readonly<Record<string, string>>;

/**
 * Returns a function that finds the token endpoint. Endpoints found in metadata are cached. Throws `TypeError` if
 * neither the options nor the document nor the metadata define one.
 */
function createFinder(
  { tokenUrl }: TokenClient,
  addresses: Readonly<Record<string, TokenAddresses>>,
  kind: 'token' | 'refresh',
): (call: SessionCall) => Promise<string> {
  const discoveredUrls = new Map<string, string>();
  return async (call) => {
    const declared = lookUp(addresses, call.scheme.name);
    const address = tokenUrl ?? declared?.[kind] ?? discoveredUrls.get(call.scheme.name);
    if (address !== undefined) return new URL(address, call.baseUrl).href;
    if (declared?.metadata === undefined)
      throw new TypeError(`The document has no token URL for ${call.scheme.name}: pass tokenUrl`);
    const discovered = await discover(call, declared.metadata);
    discoveredUrls.set(call.scheme.name, discovered);
    return discovered;
  };
}

/** Sends one request to an authorization server. */
function ask({ fetch, timeout }: SessionCall, url: string, init: RequestInit): Promise<TokenResponse> {
  return bounded('token', url, timeout, undefined, async (signal) => {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { response, status: response.status, text: await response.text() };
  });
}

interface TokenResponse {
  readonly status: number;
  readonly text: string;
}

/** Reads the token endpoint from the authorization server's metadata (OpenID Connect Discovery 1.0, 4; RFC 8414, 3). */
async function discover(call: SessionCall, metadata: string): Promise<string> {
  const url = new URL(metadata, call.baseUrl).href;
  const { status, text } = await ask(call, url, {
    method: 'GET',
    headers: new Headers({ accept: 'application/json' }),
  });
  const endpoint = status === 200 ? lookUp(parse(text), 'token_endpoint') : undefined;
  // If the metadata was received over an encrypted connection, secrets must not be sent over an unencrypted one.
  const isFit = typeof endpoint === 'string' && URL.canParse(endpoint) && /^https?:/.test(endpoint);
  if (!isFit || (url.startsWith('https:') && !endpoint.startsWith('https:')))
    throw new OAuthError(status, 'no token_endpoint');
  return endpoint;
}

/** Requests a token. Rejects with `OAuthError`, `NetworkError` or `TimeoutError`. */
async function request(
  call: SessionCall,
  client: TokenClient & { readonly clientSecret?: string | undefined },
  grant: Grant,
  url: string,
): Promise<Granted> {
  const begun = (call.clock ?? systemClock).now();
  const { status, text } = await ask(call, url, initOf(client, grant));
  return readGranted(status, text, begun, [client.clientSecret, grant['refresh_token']]);
}

/**
 * Creates a token request (RFC 6749, 4.4.2 and 6). Redirects are not followed, because credentials would be sent to the
 * target.
 */
function initOf(client: TokenClient & { readonly clientSecret?: string | undefined }, grant: Grant): RequestInit {
  const { clientId, clientSecret, scopes, parameters, secretIn = 'header' } = client;
  const isInHeader = clientSecret !== undefined && secretIn === 'header';
  const body = new URLSearchParams({
    ...parameters,
    ...grant,
    ...(scopes !== undefined && { scope: scopes.join(' ') }),
    ...(!isInHeader && { client_id: clientId }),
    ...(!isInHeader && clientSecret !== undefined && { client_secret: clientSecret }),
  });
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' });
  // Form-encoded values are ASCII and contain no colon.
  if (isInHeader) headers.set('authorization', `Basic ${btoa(`${encodeForm(clientId)}:${encodeForm(clientSecret)}`)}`);
  return { method: 'POST', headers, body: body.toString() };
}

/** Encodes text like a form value (RFC 6749, 2.3.1 and appendix B). */
function encodeForm(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

function readGranted(status: number, text: string, begun: number, secrets: readonly (string | undefined)[]): Granted {
  const body = parse(text);
  const textOf = (name: string): string | undefined => {
    const value = lookUp(body, name);
    return typeof value === 'string' ? value : undefined;
  };
  const accessToken = textOf('access_token');
  if (status < 200 || status > 299) {
    // The server may echo the request, so remove secrets.
    const hide = (value: string | undefined): string | undefined =>
      secrets.reduce((left, secret) => (secret ? left?.replaceAll(secret, '…') : left), value);
    const [error, description] = [hide(textOf('error')), hide(textOf('error_description'))];
    const reason = [error ?? 'no OAuth error code', description].filter((part) => part !== undefined).join(', ');
    throw new OAuthError(status, reason, error, description);
  }
  if (accessToken === undefined || accessToken === '') throw new OAuthError(status, 'no access_token');
  // Tokens of an unknown type must not be used (RFC 6749, 7.1).
  if (!/^bearer$/i.test(textOf('token_type') ?? 'bearer'))
    throw new OAuthError(status, 'the token is not a bearer token');
  const rotated = textOf('refresh_token');
  // Some servers send the lifetime as a string.
  const expiresIn = lookUp(body, 'expires_in');
  const seconds = typeof expiresIn === 'string' && expiresIn !== '' ? Number(expiresIn) : expiresIn;
  if (typeof seconds !== 'number' || !(seconds >= 0)) return { token: toToken(accessToken, undefined), rotated };
  return { token: toShortToken(accessToken, begun, seconds * 1_000), rotated };
}

/** Parses a JSON object; returns an empty object for anything else. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
