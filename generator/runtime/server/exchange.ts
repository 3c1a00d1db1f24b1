import type { RawRequest, RawResponse, RequestContext } from './options.js';

/**
 * A request in progress, which is also the context for hooks, security handlers and handlers. There is one object per
 * request; rarely used properties are created on first access.
 */
export class Exchange implements RequestContext {
  readonly request: RawRequest;
  readonly requestId: string;
  operationId = '';
  route = '';
  state: unknown = undefined;
  security: Readonly<Record<string, unknown>> | undefined = undefined;
  principal: unknown = undefined;
  #controller: AbortController | undefined = undefined;
  #headers: Headers | undefined = undefined;
  #isReleased = false;

  constructor(request: RawRequest, requestId: string) {
    this.request = request;
    this.requestId = requestId;
  }

  get signal(): AbortSignal {
    return this.#control().signal;
  }

  #control(): AbortController {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      const { signal } = this.request;
      if (signal.aborted) this.handleEvent();
      else if (!this.#isReleased) signal.addEventListener('abort', this, { once: true });
    }
    return this.#controller;
  }

  /** Whether the signal was used and has aborted. */
  get isAborted(): boolean {
    return this.#controller?.signal.aborted === true;
  }

  get extraHeaders(): Headers {
    this.#headers ??= new Headers();
    return this.#headers;
  }

  /** Adds extra headers, except for those that are already set. */
  addHeaders(lines: RawResponse['headers']): void {
    for (const [name, value] of lines) if (!this.extraHeaders.has(name)) this.extraHeaders.set(name, value);
  }

  /** Aborts the signal because of a timeout, or because nobody reads the response anymore. */
  abort(reason: unknown): void {
    this.#control().abort(reason);
  }

  /** Removes the listener from the caller's signal. */
  release(): void {
    this.#isReleased = true;
    if (this.#controller !== undefined) this.request.signal.removeEventListener('abort', this);
  }

  /** Removes the extra headers that `finish` rejects. */
  dropFraming(): void {
    for (const name of FRAMING) this.#headers?.delete(name);
  }

  /** Adds the request id to a response, and those extra headers that the response does not contain. */
  finish(response: RawResponse): RawResponse {
    const headers: (readonly [string, string])[] = [];
    for (const header of response.headers) if (header[0] !== 'x-request-id') headers.push(header);
    if (this.#headers !== undefined) {
      const responseNames = new Set(headers.map(([name]) => name.toLowerCase()));
      for (const [name, value] of this.#headers) {
        if (FRAMING.has(name)) throw new TypeError(`${name} cannot be set: the server frames the response`);
        if (name === 'set-cookie' || !responseNames.has(name)) headers.push([name, value]);
      }
    }
    headers.push(['x-request-id', this.requestId]);
    return { status: response.status, headers, body: response.body };
  }

  /**
   * Aborts the signal when the caller's signal aborts. The exchange itself is the listener, which avoids a closure for
   * each request. @internal
   */
  handleEvent(): void {
    this.#controller?.abort(this.request.signal.reason);
  }
}

/** Headers that only the writer of a response may set (RFC 9110, 8.6 and 7.6.1). */
const FRAMING: ReadonlySet<string> = new Set([
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'upgrade',
  'trailer',
  'te',
]);
