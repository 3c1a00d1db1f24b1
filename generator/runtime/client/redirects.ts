import { responseOf } from '../codec/responses.js';
import type { Fetch } from './options.js';

/** Maximum number of redirects per call. */
const MOST = 5;

/**
 * Follows redirects (RFC 9110, 15.4) within an origin: `createClient({ fetch: followRedirects() })`. Credentials and
 * other data never reach another origin.
 *
 * A redirect is returned like any other response if it leads to another origin, has no valid location, has a status
 * that the operation declares, exceeds the maximum number, or would require sending a stream again. (In browsers,
 * redirects are not followed, because browsers hide them.)
 */
export const followRedirects = (fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch => {
  const follow: Fetch = async (address, init, operation) => {
    let [url, currentInit] = [address, init];
    for (let hops = 0; ; hops += 1) {
      const response = await fetch(url, currentInit, operation);
      const next = nextOf(response, url);
      if (next === undefined || hops === MOST || (operation && responseOf(operation, response.status))) return response;
      if (next.origin !== new URL(url).origin) return response;
      currentInit = again(currentInit, response.status);
      if (currentInit.body instanceof ReadableStream) return response;
      await response.body?.cancel();
      url = next.href;
    }
  };
  return fetch.baseUrl === undefined ? follow : Object.assign(follow, { baseUrl: fetch.baseUrl });
};

/** Returns the URL that a redirect leads to; `undefined` if the response is not a redirect. */
function nextOf({ status, headers }: Response, url: string): URL | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
  return location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** Creates the request that follows a redirect; a POST may become a GET (Fetch, 4.4). */
function again(init: RequestInit, status: number): RequestInit {
  const isFetched = status === 303 ? init.method !== 'HEAD' : status < 303 && init.method === 'POST';
  if (!isFetched) return init;
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return { ...init, method: 'GET', headers, body: null };
}
