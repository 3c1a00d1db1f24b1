/** Parts of a service that do not belong to the API: uploaded files and filter options. */
import { createServer, type Server } from '../generated/service/server/index.js';
import type { Principal } from '../kernel/scope.js';
import { createFileHandlers, type FileSurroundings } from './files.js';
import { createOptionHandlers } from './filter-options.js';
import { handle, inFront } from './generated-handlers.js';

interface BesideSurroundings extends FileSurroundings {
  /** Returns the principal of a token of any kind; `undefined` for an invalid token. */
  readonly findCaller: (secret: string) => Promise<Principal | undefined>;
  readonly validateResponses: boolean;
}

/** Limits for files: the upload determines the size, and transferring a large file takes time. */
const LIMITS = { bodyBytes: Number.POSITIVE_INFINITY, handlerTimeout: 0 };

/** Wraps a server so that it also serves uploaded files and filter options. */
export function withFilesAndOptions(server: Pick<Server, 'handle'>, surroundings: BesideSurroundings): Server {
  const identify = handle(surroundings.findCaller);
  const own = createServer<Principal>({
    handlers: { ...createFileHandlers(surroundings), ...createOptionHandlers(surroundings) },
    security: { AnyBearer: identify, AnyToken: identify },
    limits: LIMITS,
    validateResponses: surroundings.validateResponses,
    errorBody: ({ message, details }) => ({ success: false, message, error_details: details }),
    hooks: {
      // Members see other options than admins (RFC 9111, 5.2.2.5). Files have their own header.
      onRequest: ({ extraHeaders }) => extraHeaders.set('cache-control', 'no-store'),
    },
  });
  return inFront(own, server);
}
