/** Where credentials stand in a request, by security scheme (OpenAPI 3.1, 4.8.27). */
import { encodeStrict } from '../codec/percent.js';
import type { CredentialValue, Scheme } from './operation.js';

/** As the value of a header; a prefix that is there already is not doubled. */
export const applyHeader: Scheme['apply'] = ({ headers }, value, { name, key = 'authorization', prefix = '' }) => {
  const text = toText(value, name);
  headers.set(key, text.startsWith(prefix) ? text : prefix + text);
};

/** A name and password, or what is made of them, as HTTP Basic authentication (RFC 7617, 2). */
export const applyBasic: Scheme['apply'] = ({ headers }, value) => {
  const text = typeof value === 'string' ? value : encodeBase64(`${value.username}:${value.password}`);
  headers.set('authorization', `Basic ${text}`);
};

/** As a cookie, beside others; it takes the place of one of its name. */
export const applyCookie: Scheme['apply'] = ({ headers }, value, { name, key = '' }) => {
  const text = `${key}=${encodeStrict(toText(value, name))}`;
  headers.set('cookie', [...without(headers.get('cookie') ?? '', /; */, `${key}=`), text].join('; '));
};

/** As a parameter of the query; it takes the place of one of its name. */
export const applyQuery: Scheme['apply'] = (target, value, { name, key = '' }) => {
  const [path = '', ...query] = target.url.split('?');
  const start = `${encodeStrict(key)}=`;
  target.url = `${path}?${[...without(query.join('?'), '&', start), start + encodeStrict(toText(value, name))].join('&')}`;
};

/** The parts of a text that are none of a name. */
function without(text: string, separator: string | RegExp, start: string): string[] {
  return text.split(separator).filter((part) => part !== '' && !part.startsWith(start));
}

function toText(value: CredentialValue, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`The credential of ${name} is a text`);
}

/** Base64 of UTF-8 text, on every platform. */
function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
