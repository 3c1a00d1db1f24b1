import { responseOf } from '../codec/responses.js';
import type { Fetch } from './options.js';

/** How many redirects of one call are followed. */
const MOST = 5;

/**
 * Follows redirects (RFC 9110, 15.4) within the origin: `createClient({ fetch: followRedirects() })`. Nothing that is
 * sent, credentials above all, reaches another.
 *
 * What is not followed is an answer like any other: to another origin or to no address, one that the operation declares,
 * one too many, and one that asks for a stream again. (A browser keeps redirects to itself; none is followed there.)
 */
export const followRedirects = (fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch => {
  const follow: Fetch = async (address, init, operation) => {
    let [url, made] = [address, init];
    for (let hops = 0; ; hops += 1) {
      const response = await fetch(url, made, operation);
      const next = nextOf(response, url);
      if (next === undefined || hops === MOST || (operation && responseOf(operation, response.status))) return response;
      if (next.origin !== new URL(url).origin) return response;
      made = again(made, response.status);
      if (made.body instanceof ReadableStream) return response;
      await response.body?.cancel();
      url = next.href;
    }
  };
  return fetch.baseUrl === undefined ? follow : Object.assign(follow, { baseUrl: fetch.baseUrl });
};

/** Where a redirect leads to. */
function nextOf({ status, headers }: Response, url: string): URL | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.get('location') : null;
  return location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** The request that follows a redirect: what answers a POST elsewhere is fetched by GET (Fetch, 4.4). */
function again(init: RequestInit, status: number): RequestInit {
  const isFetched = status === 303 ? init.method !== 'HEAD' : status < 303 && init.method === 'POST';
  if (!isFetched) return init;
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return { ...init, method: 'GET', headers, body: null };
}
