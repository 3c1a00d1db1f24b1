import { lookUp } from '../codec/objects.js';
import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

type Options = Pick<ClientOptions, 'baseUrl' | 'serverVariables'>;

/** The address of the first server with its variables filled in. */
function addressOf([server]: readonly ServerAddress[], given: Options['serverVariables']): string | undefined {
  return server?.url.replace(/\{([^{}]+)\}/g, (match, name: string) => {
    const variable = lookUp(server.variables, name);
    const value = lookUp(given, name) ?? variable?.default ?? match;
    if (variable?.enum?.includes(value) === false)
      throw new TypeError(`The server variable ${name} is one of ${variable.enum.join(', ')}, not ${value}`);
    return value;
  });
}

/** Where requests go; throws `TypeError` if neither the options nor the servers say it. */
export function baseUrlOf(servers: readonly ServerAddress[], { baseUrl, serverVariables }: Options): string {
  const address = typeof baseUrl === 'string' ? baseUrl : addressOf(servers, serverVariables);
  const url = typeof baseUrl === 'function' ? baseUrl(address ?? '') : address;
  // A relative address belongs to the page, where there is one.
  const { location }: { readonly location?: unknown } = globalThis;
  const page = location ? String(location) : undefined;
  if (url === undefined || url.includes('{') || !URL.canParse(url, page))
    throw new TypeError(`The address of the server is not complete (${url ?? 'none is declared'}): give baseUrl`);
  return new URL(url, page).href.replace(/\/$/, '');
}
