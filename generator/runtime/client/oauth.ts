/** Tokens that a client gets for itself (RFC 6749): by its own credentials (4.4), and by a refresh token (6). */
import { lookUp } from '../codec/objects.js';
import { bounded } from './abort.js';
import { systemClock } from './clock.js';
import type { RefreshedTokens, Session, SessionCall } from './options.js';
import { keepToken, type Token, toShortToken, toToken } from './token.js';

export type { RefreshedTokens, Session } from './options.js';

/** Where a document says that the tokens of a scheme are: that of the client credentials, and those that are refreshed. */
export interface TokenAddresses {
  readonly token?: string;
  readonly refresh?: string;
  /** Where the authorization server says it, if the document does not. */
  readonly metadata?: string;
}

/** A client of an authorization server, and how it asks for tokens. */
interface TokenClient {
  /** Default: what the document, or the authorization server, says. A relative address belongs to the server of the API. */
  readonly tokenUrl?: string | undefined;
  readonly clientId: string;
  /** Default: what the authorization server gives. */
  readonly scopes?: readonly string[] | undefined;
  /** Sent besides, such as `audience` or `resource` (RFC 8707). */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Where the secret stands: in `Authorization` (RFC 6749, 2.3.1), the default, or in the body. */
  readonly secretIn?: 'header' | 'body' | undefined;
}

/** What a client has to show for itself. */
export interface ClientCredentials extends TokenClient {
  readonly clientSecret: string;
}

/** A refresh token, and whose it is. */
export interface RefreshTokenGrant extends TokenClient {
  /** Absent: a public client, which shows nothing but its id. */
  readonly clientSecret?: string | undefined;
  readonly refreshToken: string;
  /** Absent: one is fetched before the first call. */
  readonly accessToken?: string | undefined;
  /** ISO 8601 text or milliseconds since the epoch; absent: the token is renewed after a 401 only. */
  readonly expiresAt?: string | number | undefined;
  /**
   * Called after each renewal with the refresh token to use from then on, and awaited before the calls that needed it go
   * on. If it fails, these calls reject with `TokenRefreshError`; later calls use the new tokens, and it is not called
   * again for them. Calls that start while it runs, such as its own, do not wait for it.
   */
  readonly onRefresh?: ((tokens: RefreshedTokens) => void | Promise<void>) | undefined;
}

/** The refusal of an authorization server (RFC 6749, 5.2), or an answer that is none of its; it holds nothing secret. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  /** Such as `invalid_client`; absent where the answer has no such. */
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

/** A token of the client credentials grant, which is asked for again when it ends, or is refused (see `keepToken`). */
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
 * A token that is renewed by a refresh token when it ends, or is refused (see `keepToken`). A new refresh token takes the
 * place of the one that it was given for (RFC 6749, 6); the object that is given is never changed.
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
 * Where tokens are, once it is known: what the authorization server says is asked for once. Throws `TypeError` where nobody
 * says it.
 */
function createFinder(
  { tokenUrl }: TokenClient,
  addresses: Readonly<Record<string, TokenAddresses>>,
  kind: 'token' | 'refresh',
): (call: SessionCall) => Promise<string> {
  const found = new Map<string, string>();
  return async (call) => {
    const declared = lookUp(addresses, call.scheme.name);
    const address = tokenUrl ?? declared?.[kind] ?? found.get(call.scheme.name);
    if (address !== undefined) return new URL(address, call.baseUrl).href;
    if (declared?.metadata === undefined)
      throw new TypeError(`The document says of ${call.scheme.name} not where its tokens are: give tokenUrl`);
    const discovered = await discover(call, declared.metadata);
    found.set(call.scheme.name, discovered);
    return discovered;
  };
}

/** Sends a request to an authorization server, once. */
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

/** The token endpoint that an authorization server names (OpenID Connect Discovery 1.0, 4; RFC 8414, 3). */
async function discover(call: SessionCall, metadata: string): Promise<string> {
  const url = new URL(metadata, call.baseUrl).href;
  const { status, text } = await ask(call, url, {
    method: 'GET',
    headers: new Headers({ accept: 'application/json' }),
  });
  const endpoint = status === 200 ? lookUp(parse(text), 'token_endpoint') : undefined;
  // A secret does not leave what is encrypted.
  const isFit = typeof endpoint === 'string' && URL.canParse(endpoint) && /^https?:/.test(endpoint);
  if (!isFit || (url.startsWith('https:') && !endpoint.startsWith('https:')))
    throw new OAuthError(status, 'no token_endpoint');
  return endpoint;
}

/** Asks for a token; throws `OAuthError`, `NetworkError` and `TimeoutError`. */
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

/** A request of a token (RFC 6749, 4.4.2 and 6); it follows no redirect, where the credentials would go along. */
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
  // Encoded, both are ASCII, and neither holds a colon.
  if (isInHeader) headers.set('authorization', `Basic ${btoa(`${encodeForm(clientId)}:${encodeForm(clientSecret)}`)}`);
  return { method: 'POST', headers, body: body.toString() };
}

/** As in a form (RFC 6749, 2.3.1 and appendix B). */
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
    // A server might repeat what it was sent.
    const hide = (told: string | undefined): string | undefined =>
      secrets.reduce((left, secret) => (secret ? left?.replaceAll(secret, '…') : left), told);
    const [error, description] = [hide(textOf('error')), hide(textOf('error_description'))];
    const reason = [error ?? 'no error of OAuth', description].filter((each) => each !== undefined).join(', ');
    throw new OAuthError(status, reason, error, description);
  }
  if (accessToken === undefined || accessToken === '') throw new OAuthError(status, 'no access_token');
  // A token of a type that is not understood is not used (RFC 6749, 7.1).
  if (!/^bearer$/i.test(textOf('token_type') ?? 'bearer'))
    throw new OAuthError(status, 'a token that is no bearer token');
  const rotated = textOf('refresh_token');
  // Some servers send it as a text.
  const given = lookUp(body, 'expires_in');
  const seconds = typeof given === 'string' && given !== '' ? Number(given) : given;
  if (typeof seconds !== 'number' || !(seconds >= 0)) return { token: toToken(accessToken, undefined), rotated };
  return { token: toShortToken(accessToken, begun, seconds * 1_000), rotated };
}

/** The members of a JSON object; none where it is no such. */
function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
