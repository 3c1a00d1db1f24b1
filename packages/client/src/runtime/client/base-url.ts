import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

/** Where requests go; throws `TypeError` if neither the options nor the server say it. */
export function baseUrlOf(server: ServerAddress, { baseUrl = server.url }: Pick<ClientOptions, 'baseUrl'>): string {
  const url = typeof baseUrl === 'function' ? baseUrl(server.url, server) : baseUrl;
  // A relative address belongs to the page, where there is one.
  const { location }: { readonly location?: { readonly href: string } } = globalThis;
  if (!URL.canParse(url, location?.href)) throw new TypeError(`"${url}" is no complete address: give baseUrl`);
  return new URL(url, location?.href).href.replace(/\/$/, '');
}
