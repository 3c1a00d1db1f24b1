import { join } from '../../codec/chunks.js';
import { type MutableRecord, setOwn } from '../../codec/objects.js';
import type { RawResponse, RawRequest, RequestHeaders, RequestLine, RouteMatch, Server } from '../options.js';
import { BodyTakenError } from '../taken-body.js';

/** A handler for platforms that speak the Fetch API: Deno, Bun, workers, and most frameworks. */
export function toFetchHandler(server: Server): (request: Request) => Promise<Response> {
  return (request) => server.fetch(request);
}

/**
 * A server of one function: for what stands before another server's `handle`, such as logs, limits or pages, so that
 * requests of the Fetch API pass it too. Without the other's `match` it has all paths, and none falls through to a host.
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

/** Answers a Fetch API request by a server's `handle`. */
export async function respondToFetch(
  handle: (request: RawRequest) => Promise<RawResponse>,
  request: Request,
): Promise<Response> {
  const { status, headers, body } = await handle(new FetchRequest(request));
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
  return new Response(sent, { status, headers: toInit(headers) });
}

/** Headers as platforms read them fastest: by name, unless one has several lines. */
function toInit(headers: RawResponse['headers']): Record<string, string> | [string, string][] {
  const byName: MutableRecord<string> = {};
  for (const [name, value] of headers) setOwn(byName, name, value);
  const isEach = Object.keys(byName).length === headers.length;
  return isEach ? byName : headers.map(([name, value]): [string, string] => [name, value]);
}

/** One object for each request; what a platform makes when it is asked for, such as a stream, is not asked for in vain. */
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
    return isBodiless || (!this.#isAnnounced && this.#request.body === null) ? null : readBody(this.#request);
  }

  /** A body of an announced length is taken as a whole: that is what platforms are fastest at. */
  async bytes(most: number): Promise<Uint8Array | undefined> {
    refuseTaken(this.#request);
    if (this.#isAnnounced) {
      const bytes = new Uint8Array(await this.#request.arrayBuffer());
      return bytes.length > most ? undefined : bytes;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of readBody(this.#request)) {
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

/** Path and query of an address, which has no more than a host before them. */
function targetOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('#', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/**
 * The stream is made when the first chunk is asked for. What is left unread is not cancelled: the platform reads it away,
 * and would close the connection, with the answer on its way, for a stream that was.
 */
async function* readBody(request: Request): AsyncGenerator<Uint8Array> {
  refuseTaken(request);
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) yield part.value;
  } finally {
    reader?.releaseLock();
  }
}

function refuseTaken(request: Request): void {
  if (request.bodyUsed) throw new BodyTakenError('nothing of it is left');
}
