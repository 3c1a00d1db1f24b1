/** Helpers for generated servers other than the API. These servers import a different copy of the runtime. */
import { HttpError } from '@community-platform/server';
import { httpError, type Server, toServer } from 'trefoil-runtime/server';
import { responseOfDatabase } from '../database/sqlstate.js';

/** Wraps a handler or hook so that errors of the API and the database become errors of the generated server. */
export function handle<Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await work(...args);
    } catch (error) {
      const known = error instanceof HttpError ? error : responseOfDatabase(error);
      throw known === undefined ? error : httpError(known.status, known.message, known.details, known.headers);
    }
  };
}

/** Returns a server that handles requests to the paths of `own`, and passes all others to `server`. */
export function inFront(own: Server, server: Pick<Server, 'handle'>): Server {
  return toServer((request) => (own.match?.(request) === 'nothing' ? server : own).handle(request));
}
