import { lookUp } from '../codec/objects.js';
import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

type Options = Pick<ClientOptions, 'baseUrl' | 'serverVariables'>;

/** The address of the first server with its variables filled in. */
function addressOf(servers: readonly ServerAddress[], given: Options['serverVariables']): string | undefined {
  const [server] = servers;
  return server?.url.replace(/\{([^{}]+)\}/g, (match, name: string) => {
    const variable = lookUp(server.variables, name);
    const value = lookUp(given, name) ?? variable?.default;
    if (value !== undefined && variable?.enum !== undefined && !variable.enum.includes(value))
      throw new TypeError(`The server variable ${name} is one of ${variable.enum.join(', ')}, not ${value}`);
    return value ?? match;
  });
}

/** Where requests go; throws `TypeError` if neither the options nor the servers say it. */
export function baseUrlOf(servers: readonly ServerAddress[], { baseUrl, serverVariables }: Options): string {
  const address = typeof baseUrl === 'string' ? baseUrl : addressOf(servers, serverVariables);
  const url = typeof baseUrl === 'function' ? baseUrl(address ?? '') : address;
  if (url === undefined || url.includes('{'))
    throw new TypeError('The document has no complete server URL: give baseUrl');
  // A relative address belongs to the page, where there is one.
  const page: unknown = Reflect.get(globalThis, 'location');
  if (!page && !/^[a-z][a-z\d+.-]*:/i.test(url))
    throw new TypeError(`The server URL ${url} names no host: give baseUrl`);
  return new URL(url, page ? String(page) : undefined).href.replace(/\/$/, '');
}
