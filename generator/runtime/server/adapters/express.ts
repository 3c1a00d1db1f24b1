import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MountOptions, Server } from '../options.js';
import { isOwn } from '../target.js';
import { NodeRequest } from './node-request.js';
import { respondToNode } from './node-response.js';

/** A request of Express or of a compatible framework. */
export interface ExpressRequest extends IncomingMessage {
  /** The path at which the handler is mounted. */
  readonly baseUrl?: string;
}

/**
 * Creates a handler for Express 5 and compatible frameworks: `app.use(toExpressHandler(server))`. If the handler is
 * mounted below a path, the document's base path may come before that path, after it, or be absent. If an earlier
 * parser has read the body, the handler uses `request.body`; a body that cannot be restored causes a 500.
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
