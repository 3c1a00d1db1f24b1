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

/** A parameter with its entered value. */
export interface EnteredParameter {
  readonly parameter: TryParameter;
  readonly value: unknown;
}

function valuesIn(entered: readonly EnteredParameter[], location: TryParameter['in']): object {
  return Object.fromEntries(
    entered.flatMap(({ parameter, value }) =>
      parameter.in === location && value !== undefined ? [[parameter.name, value]] : [],
    ),
  );
}

/** Composes a request. Throws `RequestError` or `TypeError` if a value cannot be sent. */
export function composeRequest(
  { method, path, accept }: TryData,
  baseUrl: string,
  entered: readonly EnteredParameter[],
  body: SentBody | undefined,
  authorize: (target: Target) => void,
): TryRequest {
  const [route = '', ...fixed] = path.split('?');
  const parameters = entered.map(({ parameter }) => reviveWriter(parameter.writer));
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

const forbidden = new Set(
  [
    'accept-charset accept-encoding access-control-request-headers access-control-request-method connection',
    'content-length cookie cookie2 date dnt expect host keep-alive origin referer set-cookie te trailer',
    'transfer-encoding upgrade via',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a browser ignores a header that a page sets (Fetch, "forbidden request-header"). */
export function isForbiddenHeader(name: string): boolean {
  return forbidden.has(name.toLowerCase()) || /^(?:proxy|sec)-/iu.test(name);
}

/** Returns why a browser cannot send a request of an operation; `undefined` if it can. */
export function refusalOf({ method, body }: TryRequest): string | undefined {
  if (/^(?:CONNECT|TRACE|TRACK)$/iu.test(method))
    return `Browsers do not send the method ${method}. Use the curl command.`;
  if (/^(?:GET|HEAD)$/iu.test(method) && body !== undefined)
    return `Browsers do not send ${method} requests with a body. Use the curl command, or leave the body empty.`;
  return undefined;
}
