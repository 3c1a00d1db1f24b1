import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

/**
 * Returns the base URL for requests. Throws `TypeError` if neither the options nor the server define one. `baseUrl`
 * replaces an absolute server URL; the path of a relative one, such as `/api`, is appended to `baseUrl` unless
 * `baseUrl` already ends with that path. A relative result is resolved against the base URL of an in-memory `fetch`.
 */
export function baseUrlOf(server: ServerAddress, { baseUrl, fetch }: Pick<ClientOptions, 'baseUrl' | 'fetch'>): string {
  // In a browser, relative URLs are resolved against the page.
  const { location }: { readonly location?: { readonly href: string } } = globalThis;
  const url = typeof baseUrl === 'function' ? baseUrl(server.url, server) : addPath(baseUrl, server.url);
  const page = fetch?.baseUrl ?? location?.href;
  if (URL.canParse(url, page)) return new URL(url, page).href.replace(/\/$/, '');
  const missing = url === '' || url === '/' ? 'The document has no server' : `"${url}" is not an absolute URL`;
  throw new TypeError(`${missing}: pass baseUrl, such as createClient({ baseUrl: 'https://api.example.com' })`);
}

function addPath(baseUrl: string | undefined, server: string): string {
  if (baseUrl === undefined || URL.canParse(server)) return baseUrl ?? server;
  const path = new URL(server, 'http://relative').pathname.replace(/\/$/, '');
  const base = baseUrl.replace(/\/$/, '');
  return base.endsWith(path) ? base : base + path;
}
