/** Composes a request from the controls of a form in the same way as the client's runtime. */
import type { Target } from '../runtime/client/operation.js';
import { headersOf } from '../runtime/client/request-headers.js';
import { encodeRequest } from '../runtime/codec/encode.js';
import { reviveWriter } from './codec.js';
import type { SentBody } from './try-body.js';
import type { TryData, TryParameter } from './try-data.js';

export interface TryRequest {
  readonly method: string;
  readonly url: string;
  /** All headers, including those that a browser does not let a page set. */
  readonly headers: Headers;
  readonly body: SentBody | undefined;
}

/** The entered values; `undefined` for unset ones. */
export type EnteredValues = ReadonlyMap<TryParameter, unknown>;

function valuesIn(entered: EnteredValues, location: TryParameter['in']): object {
  const own = [...entered].filter(([parameter, value]) => parameter.in === location && value !== undefined);
  return Object.fromEntries(own.map(([{ name }, value]) => [name, value]));
}

/** Composes a request. Throws `RequestError` or `TypeError` if a value cannot be sent. */
export function composeRequest(
  { method, path, accept }: TryData,
  baseUrl: string,
  entered: EnteredValues,
  body: SentBody | undefined,
  authorize: (target: Target) => void,
): TryRequest {
  const [route = '', ...fixed] = path.split('?');
  const parameters = [...entered.keys()].map(({ writer }) => reviveWriter(writer));
  const { pathname, query, headers, cookie } = encodeRequest(
    { path: route, query: fixed.join('?'), parameters },
    {
      path: valuesIn(entered, 'path'),
      query: valuesIn(entered, 'query'),
      headers: valuesIn(entered, 'header'),
      cookies: valuesIn(entered, 'cookie'),
    },
  );
  const target: Target = {
    url: baseUrl + pathname + (query && `?${query}`),
    headers: headersOf({ accept: accept ?? undefined, 'content-type': body?.type }, headers, {
      cookie: cookie || undefined,
    }),
    fetch,
  };
  authorize(target);
  return { method, url: target.url, headers: target.headers, body };
}

const forbidden =
  /^(?:accept-(?:charset|encoding)|access-control-request-(?:headers|method)|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|(?:proxy|sec)-.*)$/iu;

/** Whether a browser ignores a header that a page sets (Fetch, "forbidden request-header"). */
export function isForbiddenHeader(name: string): boolean {
  return forbidden.test(name);
}

/** Throws `TypeError` if a browser cannot send a request. */
export function checkSendable({ method, body }: TryRequest): void {
  if (/^(?:CONNECT|TRACE|TRACK)$/iu.test(method))
    throw new TypeError(`Browsers do not send the method ${method}. Use the curl command.`);
  if (/^(?:GET|HEAD)$/iu.test(method) && body !== undefined)
    throw new TypeError(`Browsers do not send ${method} requests with a body. Use the curl command, or no body.`);
}
