import { readStream } from '../../codec/chunks.js';
import type { RawAnswer, RawRequest, Server } from '../options.js';

/** A handler for platforms that speak the Fetch API: Deno, Bun, workers, and most frameworks. */
export function toFetchHandler(server: Server): (request: Request) => Promise<Response> {
  return (request) => server.fetch(request);
}

/**
 * A server of one function: for what stands before another server's `handle`, such as logs, limits or pages, so that
 * requests of the Fetch API pass it too.
 */
export function toServer(handle: (request: RawRequest) => Promise<RawAnswer>): Server {
  return {
    handle,
    fetch: (input, init) => {
      const isRequest = typeof input === 'object' && 'headers' in input && init === undefined;
      return answerFetch(handle, isRequest ? input : new Request(input, init));
    },
  };
}

/** Answers a Fetch API request by a server's `handle`. */
export async function answerFetch(
  handle: (request: RawRequest) => Promise<RawAnswer>,
  request: Request,
): Promise<Response> {
  const { method, headers, signal } = request;
  const url = new URL(request.url);
  const answer = await handle({
    method,
    target: url.pathname + url.search,
    headers: {
      get: (name) => headers.get(name) ?? undefined,
      get count() {
        return [...headers.keys()].length;
      },
    },
    body: request.body && readStream(request.body),
    signal,
  });
  const body = answer.body instanceof Uint8Array ? new Uint8Array(answer.body) : answer.body;
  const sent = new Headers();
  for (const [name, value] of answer.headers) sent.append(name, value);
  return new Response(body, { status: answer.status, headers: sent });
}
