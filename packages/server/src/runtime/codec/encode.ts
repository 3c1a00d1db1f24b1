import { deepObjectPairs } from './deep-object.js';
import { RequestError } from './errors.js';
import { type Escape, escapeFor } from './escape.js';
import { type Flat, flatten } from './flatten.js';
import { encodeHeaderValue } from './header-value.js';
import { getOwn } from './objects.js';
import type { Operation, Parameter } from './operation.js';
import { encodeStrict } from './percent.js';

/** A request's parameters as they stand on the wire. */
export interface EncodedRequest {
  /** Percent-encoded, starting with `/`. */
  readonly pathname: string;
  /** Without `?`; empty if there is none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The `Cookie` header; empty if there is none. */
  readonly cookie: string;
}

/** Values by location and by name on the wire. */
export interface ParameterValues {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
}

type Pair = readonly [name: string, value: string];

/** Encodes the parameters of a request; throws `RequestError` for what cannot be sent. */
export function encodeRequest(operation: Operation, values: ParameterValues): EncodedRequest {
  let pathname = operation.path;
  const query: Pair[] = (operation.query ?? []).map(([name, value]) => [encodeStrict(name), encodeStrict(value)]);
  const cookies: Pair[] = [];
  const headers: Record<string, string> = {};
  for (const parameter of operation.parameters ?? []) {
    const { name } = parameter;
    switch (parameter.in) {
      case 'path':
        pathname = replaceSegment(pathname, name, encodePathValue(parameter, getOwn(values.path, name)));
        break;
      case 'query':
        query.push(...encodePairs(parameter, getOwn(values.query, name)));
        break;
      case 'cookie':
        cookies.push(...encodePairs(parameter, getOwn(values.cookies, name)));
        break;
      case 'header': {
        const text = encodeHeaderValue(parameter, getOwn(values.headers, name));
        if (text !== undefined) headers[name] = text;
      }
    }
  }
  checkSegments(operation, pathname);
  return { pathname, query: join(query, '&'), headers, cookie: join(cookies, '; ') };
}

const DOTS = /^(?:\.|%2e){1,2}$/i;

/**
 * Refuses a path in which values make a segment `.` or `..`: every URL parser takes such away, in encoded form too (WHATWG
 * URL, "double-dot path segment"; RFC 3986 5.2.4).
 */
function checkSegments(operation: Operation, pathname: string): void {
  if (!pathname.includes('.') && !/%2e/i.test(pathname)) return;
  const at = pathname.split('/').findIndex((segment) => DOTS.test(segment));
  const template = at < 0 ? undefined : operation.path.split('/')[at];
  const [, name] = /\{([^{}]*)\}/u.exec(template ?? '') ?? [];
  if (name !== undefined) throw new RequestError('path', name, 'is "." or ".."');
}

function join(pairs: readonly Pair[], joiner: string): string {
  return pairs.map(([name, value]) => `${name}=${value}`).join(joiner);
}

/** Values are encoded, so that no value can hold a later parameter's `{name}`. */
function replaceSegment(path: string, name: string, segment: string): string {
  return path.replace(`{${name}}`, () => segment);
}

/**
 * Encodes a path value of style `simple`, `label` or `matrix` (RFC 6570 3.2.2, 3.2.5, 3.2.7).
 *
 * Refused are values without text.
 */
export function encodePathValue(parameter: Parameter, value: unknown): string {
  const segment = encodeSegment(parameter, value);
  if (segment === '') throw new RequestError('path', parameter.name, 'is missing or empty');
  return segment;
}

function encodeSegment(parameter: Parameter, value: unknown): string {
  const style = parameter.style ?? 'simple';
  if (style === 'matrix') {
    const pairs = encodePairs(parameter, value);
    return pairs.map(([name, text]) => (text === '' ? `;${name}` : `;${name}=${text}`)).join('');
  }
  const prefix = style === 'label' ? '.' : '';
  if (parameter.content !== undefined) return value === undefined ? '' : contentText(parameter, value);
  const flat = flatten(parameter, value);
  if (flat === undefined) return '';
  const quote = escapeFor(parameter, flat.kind !== 'scalar');
  return prefix + delimited(flat, quote, prefix === '.' && parameter.explode ? '.' : ',', parameter.explode === true);
}

function delimited(flat: Flat, quote: Escape, delimiter: string, keyed: boolean): string {
  switch (flat.kind) {
    case 'scalar':
      return quote(flat.text);
    case 'array':
      return flat.items.map(quote).join(delimiter);
    case 'object': {
      const equals = keyed ? '=' : delimiter;
      return flat.members.map(([key, text]) => `${quote(key)}${equals}${quote(text)}`).join(delimiter);
    }
  }
}

function contentText(parameter: Parameter, value: unknown): string {
  return escapeFor(parameter, false)(JSON.stringify(value));
}

/** Encodes a parameter of named style into `name=value` pairs; none if it is left out. */
export function encodePairs(parameter: Parameter, value: unknown): readonly Pair[] {
  const name = escapeFor({ name: parameter.name, in: parameter.in, shape: 'string' }, false)(parameter.name);
  if (parameter.content !== undefined) return value === undefined ? [] : [[name, contentText(parameter, value)]];
  if (parameter.style === 'deepObject') return deepObjectPairs(parameter, value);
  const flat = flatten(parameter, value);
  if (flat === undefined) return [];
  const quote = escapeFor(parameter, flat.kind !== 'scalar');
  if (parameter.explode && flat.kind === 'array') return flat.items.map((item) => [name, quote(item)]);
  if (parameter.explode && flat.kind === 'object') {
    return flat.members.map(([key, text]) => [quote(key), quote(text)]);
  }
  return [[name, delimited(flat, quote, DELIMITERS[parameter.style ?? 'form'] ?? ',', false)]];
}

/** Delimiters as they are written; read back by `delimiterOf` in `decode.ts`. */
const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
