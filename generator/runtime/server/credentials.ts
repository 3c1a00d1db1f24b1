import { plusToSpace, splitPairs } from '../codec/decode.js';
import { decodePercent } from '../codec/percent.js';
import type { SecurityScheme } from './operation.js';
import type { BasicCredentials, RawRequest } from './options.js';

/** The parts of a request that can contain credentials. */
export type CredentialSource = Pick<RawRequest, 'headers' | 'target'>;

/** Returns the credential for a scheme; `undefined` if the request contains none of that type. */
export function readCredential(
  scheme: SecurityScheme,
  request: CredentialSource,
): string | BasicCredentials | undefined {
  switch (scheme.type) {
    case 'http':
      return readHttp(scheme.scheme.toLowerCase(), request);
    case 'oauth2':
    case 'openIdConnect':
      return readHttp('bearer', request);
    case 'apiKey':
      return readKey(scheme, request);
    case 'mutualTLS':
      return '';
  }
}

/** Reads `Authorization: <scheme> <credentials>` (RFC 9110, 11.6.2); scheme names are case-insensitive. */
function readHttp(scheme: string, request: CredentialSource): string | BasicCredentials | undefined {
  const value = request.headers.get('authorization');
  const space = value?.indexOf(' ') ?? -1;
  if (value === undefined || space < 0 || value.slice(0, space).toLowerCase() !== scheme) return undefined;
  const credential = value.slice(space + 1).trim();
  return scheme === 'basic' ? readBasic(credential) : credential || undefined;
}

function readBasic(encoded: string): BasicCredentials | undefined {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const colon = text.indexOf(':');
    return colon < 0 ? undefined : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
}

type ApiKey = Extract<SecurityScheme, { readonly type: 'apiKey' }>;

function readKey(scheme: ApiKey, request: CredentialSource): string | undefined {
  if (scheme.in === 'header') {
    const value = request.headers.get(scheme.name.toLowerCase());
    const prefix = scheme.prefix ?? '';
    if (value?.slice(0, prefix.length).toLowerCase() !== prefix.toLowerCase()) return undefined;
    return value.slice(prefix.length).trim() || undefined;
  }
  const { target, headers } = request;
  const question = target.indexOf('?');
  const text = scheme.in === 'cookie' ? (headers.get('cookie') ?? '') : question < 0 ? '' : target.slice(question + 1);
  const pairs = splitPairs(text, scheme.in === 'cookie' ? /; */ : '&', scheme.in);
  const values = pairs.get(scheme.name);
  if (values?.length !== 1) return undefined;
  const [raw = ''] = values;
  return decodePercent(scheme.in === 'query' ? plusToSpace(raw) : raw) || undefined;
}

/** Returns the challenge for a scheme (RFC 9110, 11.6.1). Without a registered scheme, API keys use `ApiKey`. */
export function challengeOf(scheme: SecurityScheme, isRefused: boolean): string | undefined {
  const bearer = isRefused ? 'Bearer error="invalid_token"' : 'Bearer';
  switch (scheme.type) {
    case 'http': {
      const name = scheme.scheme.toLowerCase();
      if (name === 'basic') return 'Basic realm="api", charset="UTF-8"';
      return name === 'bearer' ? bearer : scheme.scheme;
    }
    case 'oauth2':
    case 'openIdConnect':
      return bearer;
    case 'apiKey':
      return scheme.prefix?.trim() || `ApiKey realm="${scheme.name.replace(/[^\w-]/g, '')}"`;
    case 'mutualTLS':
      return undefined;
  }
}
