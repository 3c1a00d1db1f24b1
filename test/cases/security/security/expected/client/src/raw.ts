// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { paths } from '@case/types/openapi';
import type { Client } from './client.js';
import type { OnUndeclared } from './runtime/client.js';
import { createRuntimeRawClient, type RawClient as RuntimeRawClient, type RawSecurity } from './runtime/raw.js';
import {
  cookieKeyScheme,
  headerKeyScheme,
  loginScheme,
  queryKeyScheme,
  sameCookieKeyScheme,
  sameQueryKeyScheme,
  sameTokenScheme,
  tokenScheme,
} from './security.js';

const security: RawSecurity = {
  default: [[tokenScheme]],
  byOperation: {
    'GET /open': [],
    'GET /either': [[tokenScheme], [loginScheme]],
    'GET /together': [[headerKeyScheme, queryKeyScheme, cookieKeyScheme]],
    'GET /optional': [[tokenScheme], []],
    'GET /twice': [[tokenScheme], [tokenScheme], [tokenScheme]],
    'GET /same': [
      [queryKeyScheme, sameQueryKeyScheme, tokenScheme, sameTokenScheme, cookieKeyScheme, sameCookieKeyScheme],
    ],
  },
};

/** The client of openapi-fetch, typed by all paths of the document. */
export type RawClient = RuntimeRawClient<paths>;

/** Creates an openapi-fetch client with the authentication, retries and timeouts of a client. */
export const createRawClient = (client: Client<OnUndeclared>): RawClient => createRuntimeRawClient<paths>(client, security);
