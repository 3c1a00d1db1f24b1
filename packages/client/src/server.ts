// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { type ChooseServer, fillServers } from './runtime/client/server-variables.js';
import type { ServerAddress } from './runtime/client/operation.js';

/** Where requests go unless told otherwise: the first server of the document. */
export const server: ServerAddress = {
  url: 'https://api.community.example',
  template: '{base_url}',
  variables: { base_url: { default: 'https://api.community.example' } },
};

/** Values of the variables in the addresses of servers (OpenAPI 3.1, 4.8.6); what is left out has its default. */
export interface ServerVariables {
  readonly base_url?: string | undefined;
}

/** Where requests go by these values: `createClient({ baseUrl: serverUrl({ … }) })`. */
export const serverUrl = (variables: ServerVariables): ChooseServer => fillServers({ ...variables });
