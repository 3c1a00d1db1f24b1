/** Adds credentials to requests by security scheme (OpenAPI 3.1, 4.8.27). */
import { encodeStrict } from '../codec/percent.js';
import type { CredentialValue, Scheme } from './operation.js';

/** Adds a credential as a header. The prefix is not added if the value already has it. */
export const applyHeader: Scheme['apply'] = ({ headers }, value, { name, key = 'authorization', prefix = '' }) => {
  const text = toText(value, name);
  headers.set(key, text.startsWith(prefix) ? text : prefix + text);
};

/** Adds HTTP Basic authentication (RFC 7617, 2) from a user name and password, or from their Base64 encoding. */
export const applyBasic: Scheme['apply'] = ({ headers }, value) => {
  const text = typeof value === 'string' ? value : encodeBase64(`${value.username}:${value.password}`);
  headers.set('authorization', `Basic ${text}`);
};

/** Adds a credential as a cookie, replacing a cookie with the same name. */
export const applyCookie: Scheme['apply'] = ({ headers }, value, { name, key = '' }) => {
  const text = `${key}=${encodeStrict(toText(value, name))}`;
  headers.set('cookie', [...without(headers.get('cookie') ?? '', /; */, `${key}=`), text].join('; '));
};

/** Adds a credential as a query parameter, replacing a parameter with the same name. */
export const applyQuery: Scheme['apply'] = (target, value, { name, key = '' }) => {
  const [path = '', ...query] = target.url.split('?');
  const start = `${encodeStrict(key)}=`;
  target.url = `${path}?${[...without(query.join('?'), '&', start), start + encodeStrict(toText(value, name))].join('&')}`;
};

/** Splits text, and removes empty pieces and those that begin with `start`. */
function without(text: string, separator: string | RegExp, start: string): string[] {
  return text.split(separator).filter((part) => part !== '' && !part.startsWith(start));
}

function toText(value: CredentialValue, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`The credential of ${name} must be a string`);
}

/** Encodes UTF-8 text as Base64 on every platform. */
function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
