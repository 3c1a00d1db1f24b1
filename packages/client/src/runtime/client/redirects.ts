import type { Fetch } from './options.js';

/** How many redirects of one call are followed. */
const MOST = 5;

/**
 * Fetches, and follows redirects (RFC 9110, 15.4) within the origin: nothing that is sent, credentials above all, reaches
 * another. What is not followed is returned: to another origin or to no address, one that is an answer of the operation, one too many, and
 * one that asks for a stream again. (A browser keeps redirects to itself; none is followed there.)
 */
export async function followRedirects(
  address: string,
  init: RequestInit,
  fetch: Fetch,
  isAnswer: (status: number) => boolean,
): Promise<Response> {
  let [url, made] = [address, init];
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(url, made);
    const { status } = response;
    const location = [301, 302, 303, 307, 308].includes(status) ? response.headers.get('location') : null;
    if (location === null || hops === MOST || isAnswer(status) || !URL.canParse(location, url)) return response;
    const next = new URL(location, url);
    if (next.origin !== new URL(url).origin) return response;
    // What answers a POST elsewhere is fetched by GET (Fetch, 4.4).
    if (status === 303 ? made.method !== 'HEAD' : status < 303 && made.method === 'POST') {
      const { body: _, ...rest } = made;
      const headers = new Headers(rest.headers);
      headers.delete('content-type');
      made = { ...rest, method: 'GET', headers };
    }
    if (made.body instanceof ReadableStream) return response;
    await response.body?.cancel();
    url = next.href;
  }
}
