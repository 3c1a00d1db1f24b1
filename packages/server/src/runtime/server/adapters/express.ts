import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MountOptions, Server } from '../options.js';
import { isOwn } from '../target.js';
import { respondToNode } from './node-response.js';
import { NodeRequest } from './node-request.js';

/** A request of Express, or of what calls its handlers alike. */
export interface ExpressRequest extends IncomingMessage {
  /** Where the handler is mounted. */
  readonly baseUrl?: string;
}

/**
 * A handler for Express 5, `app.use(toExpressHandler(server))`, and for all that takes such handlers.
 *
 * Mounted below a path, the base path of the document may stand before it, after it, or be missing. A body that a parser
 * before it has read is taken from `request.body`; one that cannot be made again of that is answered by a 500.
 */
export function toExpressHandler(
  server: Server,
  options: MountOptions = {},
): (request: ExpressRequest, response: ServerResponse, next: (error?: unknown) => void) => void {
  return (req, res, next) => {
    const request = new MountedRequest(req, res);
    if (isOwn(server, request, options)) respondToNode(server, request, req, res);
    else next();
  };
}

class MountedRequest extends NodeRequest {
  readonly mount: string;
  readonly host: ExpressRequest;

  constructor(req: ExpressRequest, res: ServerResponse) {
    const { baseUrl = '', url = '/' } = req;
    super(req, res, `${baseUrl}${url}`);
    this.mount = baseUrl;
    this.host = req;
  }
}
