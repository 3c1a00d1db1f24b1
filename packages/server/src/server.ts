// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { definition } from './definition.js';
import type { Handlers, SecurityHandlers } from './handlers.js';
import { createRuntimeServer, type RuntimeServerOptions, type Server } from './runtime/server/index.js';

/** How a server is made: its handlers and security handlers, or mock mode; and limits, errors, checks of answers. */
export type ServerOptions<Principal = unknown> = RuntimeServerOptions<Handlers<Principal>, SecurityHandlers<Principal>>;

/** Makes a server of the API that any adapter can drive. */
export const createServer = <Principal = unknown>(options: ServerOptions<Principal>): Server =>
  createRuntimeServer<Handlers<Principal>, SecurityHandlers<Principal>>(definition, options);
