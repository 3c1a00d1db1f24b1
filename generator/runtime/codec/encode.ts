import { RequestError } from './errors.js';
import { lookUp } from './objects.js';
import type { WrittenParameter } from './operation.js';

/** The encoded parameters of a request. */
export interface EncodedRequest {
  /** Percent-encoded path, which begins with `/`. */
  readonly pathname: string;
  /** Query without `?`; empty if there is none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Value of the `Cookie` header; empty if there is none. */
  readonly cookie: string;
}

/** Parameter values by location, and by the names with which they are sent. */
export interface ParameterValues {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
}

/** The data of an operation that is needed to encode its parameters. */
export interface RequestTarget {
  readonly path: string;
  /** Encoded query parameters that all requests have in common. */
  readonly query?: string;
  readonly parameters?: readonly WrittenParameter[];
}

const PARTS = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Encodes the parameters of a request. Throws `RequestError` if a value cannot be encoded. */
export function encodeRequest(
  { path, query, parameters = [] }: RequestTarget,
  values: ParameterValues,
): EncodedRequest {
  let pathname = path;
  const pairs = query ? [query] : [];
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    const { name, in: where } = parameter;
    const value = lookUp(values[PARTS[where]], name);
    const text = value === undefined ? undefined : parameter.write(value, parameter);
    if (where === 'path') {
      // Values are encoded, so they cannot contain the `{name}` of a later parameter.
      pathname = pathname.replace(`{${name}}`, () => text ?? '');
      if (!text) throw new RequestError(where, name, 'is missing or empty');
      if (countDots(pathname) > countDots(path)) throw new RequestError(where, name, 'is "." or ".."');
    } else if (where === 'header') {
      if (text !== undefined) headers[name] = text;
    } else if (text) (where === 'query' ? pairs : cookies).push(text);
  }
  return { pathname, query: pairs.join('&'), headers, cookie: cookies.join('; ') };
}

/**
 * Counts the path segments `.` and `..`, which every URL parser removes, even if they are percent-encoded (WHATWG URL,
 * "double-dot path segment"; RFC 3986, 5.2.4).
 */
const countDots = (path: string): number => path.split(/\/(?:\.|%2e){1,2}(?=\/|$)/i).length;
