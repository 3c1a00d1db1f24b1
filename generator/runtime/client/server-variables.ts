import { lookUp } from '../codec/objects.js';
import type { ServerAddress } from './operation.js';
import type { ClientOptions } from './options.js';

/** Returns the URL of a server for the given values of variables; other variables have their default values. */
export type ChooseServer = Extract<ClientOptions['baseUrl'], (...server: never) => string>;

/**
 * Creates a function that fills in the variables of server URLs (OpenAPI 3.1, 4.8.6): `createClient({ baseUrl:
 * serverUrl(…) })`. If a value is not in the variable's `enum`, using the server throws `TypeError`.
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
            throw new TypeError(`The server variable ${name} must be one of ${variable.enum.join(', ')}, not ${value}`);
          return value;
        });
