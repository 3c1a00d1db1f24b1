import { lookUp } from '../codec/objects.js';
import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

/** Returns a server's URL for given values of its variables; the other variables have their defaults. */
export type ChooseServer = Extract<ClientOptions['baseUrl'], (...server: never) => string>;

/**
 * Fills in the variables of server URLs (OpenAPI 3.1, 4.8.6): `createClient({ baseUrl: serverUrl(…) })`. A value
 * outside the variable's `enum` throws `TypeError` when the server is used.
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
