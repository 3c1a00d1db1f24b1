import { join } from '../../codec/chunks.js';
import { type MutableRecord, setOwn } from '../../codec/objects.js';
import type { RawRequest, RawResponse, RequestHeaders, RequestLine, RouteMatch, Server } from '../options.js';
import { BodyTakenError } from '../taken-body.js';

/** Creates a handler for platforms with the Fetch API: Deno, Bun, workers and most frameworks. */
export function toFetchHandler(server: Server): (request: Request) => Promise<Response> {
  return (request) => server.fetch(request);
}

/**
 * Creates a server from a `handle` function, for example one that adds logging, limits or pages to another server's
 * `handle`, so that Fetch API requests pass through it, too. Without `match`, the server owns all paths and nothing
 * falls through to a host.
 */
export function toServer(
  handle: (request: RawRequest) => Promise<RawResponse>,
  match?: (request: RequestLine) => RouteMatch,
): Server {
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const isRequest = typeof input === 'object' && 'headers' in input && init === undefined;
    return respondToFetch(handle, isRequest ? input : new Request(input, init));
  };
  return {
    handle,
    ...(match && { match }),
    fetch: Object.assign(fetch, { baseUrl: 'http://localhost' }),
  };
}

/** Responds to a Fetch API request with a server's `handle`. Adds the length of a blob, which Deno does not send. */
export async function respondToFetch(
  handle: (request: RawRequest) => Promise<RawResponse>,
  request: Request,
): Promise<Response> {
  const { status, headers, body } = await handle(new FetchRequest(request));
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
  const all = body instanceof Blob ? [...headers, ['content-length', String(body.size)] as const] : headers;
  return new Response(sent, { status, headers: toInit(all) });
}

/** Converts headers to the form that platforms process fastest: a record, unless a header has several lines. */
function toInit(headers: RawResponse['headers']): Record<string, string> | [string, string][] {
  const byName: MutableRecord<string> = {};
  for (const [name, value] of headers) setOwn(byName, name, value);
  const isEach = Object.keys(byName).length === headers.length;
  return isEach ? byName : headers.map(([name, value]): [string, string] => [name, value]);
}

/** A request based on a Fetch API `Request`. Expensive properties, such as the stream, are created on demand. */
export class FetchRequest implements RawRequest, RequestHeaders {
  readonly method: string;
  readonly target: string;
  readonly #request: Request;

  constructor(request: Request) {
    this.method = request.method;
    this.target = targetOf(request.url);
    this.#request = request;
  }

  get headers(): RequestHeaders {
    return this;
  }

  get(name: string): string | undefined {
    return this.#request.headers.get(name) ?? undefined;
  }

  get count(): number {
    return [...this.#request.headers.keys()].length;
  }

  get body(): AsyncIterable<Uint8Array> | null {
    const isBodiless = this.method === 'GET' || this.method === 'HEAD';
    return isBodiless || (!this.#isAnnounced && this.#request.body === null) ? null : readStreamOf(this.#request);
  }

  /** Reads the body. If its length is declared, reads it in one call, which is fastest on all platforms. */
  async bytes(most: number): Promise<Uint8Array | undefined> {
    refuseTaken(this.#request);
    if (this.#isAnnounced) {
      const bytes = new Uint8Array(await this.#request.arrayBuffer());
      return bytes.length > most ? undefined : bytes;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of readStreamOf(this.#request)) {
      size += chunk.length;
      if (size > most) return undefined;
      chunks.push(chunk);
    }
    return join(chunks);
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get #isAnnounced(): boolean {
    return this.get('content-length') !== undefined;
  }
}

/** Returns the path and query of an absolute URL. */
function targetOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('#', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/**
 * Reads the body in chunks. The stream is created when the first chunk is requested. The unread rest is left for the
 * platform to drain: if it were canceled, the platform would close the connection before the response is sent.
 */
async function* readStreamOf(request: Request): AsyncGenerator<Uint8Array> {
  refuseTaken(request);
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) yield part.value;
  } finally {
    reader?.releaseLock();
  }
}

function refuseTaken(request: Request): void {
  if (request.bodyUsed) throw new BodyTakenError('its stream has already been consumed');
}
