import { lookUp } from '../codec/objects.js';
import type { SecurityRequirement, SecurityScheme } from '../codec/operation.js';
import { encodeStrict } from '../codec/percent.js';
import { MissingCredentialError } from './errors.js';
import type { BasicCredential, Credential, Credentials, TokenSession } from './options.js';

/** A scheme and the credential given for it. */
export interface Chosen {
  readonly name: string;
  readonly scheme: SecurityScheme;
  readonly credential: Credential;
}

type Schemes = Readonly<Record<string, SecurityScheme>>;

/**
 * The credentials to send: those of the first alternative that has them all.
 *
 * An empty text is no credential. Anonymous access (`{}`) is taken only if no other alternative is complete. Mutual TLS
 * needs no credential of ours. Without any complete alternative: `MissingCredentialError`.
 */
export function choose(security: readonly SecurityRequirement[], schemes: Schemes, given: Credentials): Chosen[] {
  if (security.length === 0) return [];
  const names = security.map((requirement) => Object.keys(requirement));
  for (const alternative of names) {
    const chosen = alternative.length === 0 ? undefined : complete(alternative, schemes, given);
    if (chosen !== undefined) return chosen;
  }
  if (names.some((alternative) => alternative.length === 0)) return [];
  throw new MissingCredentialError(names);
}

function complete(names: readonly string[], schemes: Schemes, given: Credentials): Chosen[] | undefined {
  const chosen: Chosen[] = [];
  for (const name of names) {
    const scheme = lookUp(schemes, name);
    const credential = lookUp(given, name);
    if (scheme?.type === 'mutualTLS') continue;
    if (scheme === undefined || credential === undefined || credential === '') return undefined;
    chosen.push({ name, scheme, credential });
  }
  return chosen;
}

export function isSession(credential: Credential): credential is TokenSession {
  return typeof credential === 'object' && 'refreshToken' in credential;
}

/** A credential's value: a token or key, or a name and password. */
export type CredentialValue = string | BasicCredential;

/** Puts a credential where its scheme wants it: into the headers given, or into the URL returned. */
export function apply(scheme: SecurityScheme, value: CredentialValue, headers: Headers, url: string): string {
  if (typeof value !== 'string') {
    headers.set('authorization', `Basic ${base64(`${value.username}:${value.password}`)}`);
    return url;
  }
  if (scheme.type !== 'apiKey') {
    const name = scheme.type === 'http' ? scheme.scheme : 'bearer';
    headers.set('authorization', `${name.charAt(0).toUpperCase()}${name.slice(1)} ${value}`);
    return url;
  }
  switch (scheme.in) {
    case 'header': {
      const prefix = scheme.prefix ?? '';
      headers.set(scheme.name, value.startsWith(prefix) ? value : prefix + value);
      return url;
    }
    case 'cookie': {
      const cookie = headers.get('cookie');
      headers.set('cookie', `${cookie === null ? '' : `${cookie}; `}${scheme.name}=${encodeStrict(value)}`);
      return url;
    }
    case 'query':
      return `${url}${url.includes('?') ? '&' : '?'}${encodeStrict(scheme.name)}=${encodeStrict(value)}`;
  }
}

/** Base64 of UTF-8 text (RFC 7617 2.1), on every platform. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
