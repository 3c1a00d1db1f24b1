// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { type ChooseServer, fillServers } from './runtime/client/server-variables.js';
import type { ServerAddress } from './runtime/client/operation.js';

/** Where requests go unless told otherwise: the first server of the document. */
export const server: ServerAddress = {
  url: 'https://eu.example.com/v1',
  template: 'https://{region}.example.com/{base}',
  variables: { region: { default: 'eu' }, base: { default: 'v1' } },
};

/** Values of the variables in the addresses of servers (OpenAPI 3.1, 4.8.6); what is left out has its default. */
export interface ServerVariables {
  readonly region?: string | undefined;
  readonly base?: string | undefined;
}

/** Where requests go by these values: `createClient({ baseUrl: serverUrl({ … }) })`. */
export const serverUrl = (variables: ServerVariables): ChooseServer => fillServers({ ...variables });
