// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { paths } from '@case/types/openapi';
import type { Client } from './client.js';
import type { OnUndeclared } from './runtime/client/index.js';
import { createRuntimeRawClient, type RawClient as RuntimeRawClient, type RawSecurity } from './runtime/client/raw.js';
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

/** The client of openapi-fetch, over all paths of the document. */
export type RawClient = RuntimeRawClient<paths>;

/** Makes one whose calls are authenticated, retried and bounded as the client's own are. */
export const createRawClient = (client: Client<OnUndeclared>): RawClient => createRuntimeRawClient<paths>(client, security);
