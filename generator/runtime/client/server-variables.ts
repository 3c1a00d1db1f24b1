import { lookUp } from '../codec/objects.js';
import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

/** Gives the address of a server by values of its variables; what has none has its default. */
export type ChooseServer = Extract<ClientOptions['baseUrl'], (...server: never) => string>;

/**
 * The addresses of servers by values of their variables (OpenAPI 3.1, 4.8.6): `createClient({ baseUrl: serverUrl(…) })`.
 *
 * A value that is none of those listed throws `TypeError` where the server is used.
 */
export const fillServers =
  (values: Readonly<Record<string, string | undefined>>): ChooseServer =>
  (address, { template, variables }: ServerAddress = { url: address }) =>
    template === undefined
      ? address
      : template.replace(/\{([^{}]+)\}/g, (match, name: string) => {
          const variable = lookUp(variables, name);
          const value = lookUp(values, name) ?? variable?.default ?? match;
          if (variable?.enum?.includes(value) === false)
            throw new TypeError(`The server variable ${name} is one of ${variable.enum.join(', ')}, not ${value}`);
          return value;
        });
