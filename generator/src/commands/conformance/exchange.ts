/** Sends requests to a running server, with limits on time and size. */

/** A request with its whole body. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: Uint8Array | undefined;
}

export interface Arrived {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` if the body was not read to the end: it is a stream, or longer than the limit. */
  readonly body: Uint8Array | undefined;
}

/** The reason why no response arrived. */
export interface Missing {
  readonly kind: 'timeout' | 'no-response';
  readonly reason: string;
}

export interface ExchangeLimits {
  /** Timeout for the whole response, in milliseconds. */
  readonly timeout: number;
  /** Maximum size, in bytes, of a body to read. */
  readonly bytes: number;
}

/** Media types whose bodies may never end. */
const streams = /^(?:text\/event-stream|application\/(?:jsonl|x-ndjson|json-seq)|multipart\/mixed)\b/iu;

/** Returns why a `fetch` failed: the system's error code, or the message of the cause. */
export function reasonOfFetch(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code: unknown = Object(cause)['code'];
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Sends a request. Redirects are not followed, so credentials never reach another origin. */
export async function exchange(
  { method, url, headers, body }: Outgoing,
  { timeout, bytes }: ExchangeLimits,
): Promise<Arrived | Missing> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal,
      ...(body !== undefined && { body: Buffer.from(body) }),
    });
    const isStream = streams.test(response.headers.get('content-type') ?? '');
    const read = await readBody(response, isStream ? 0 : bytes);
    return { status: response.status, headers: response.headers, body: read };
  } catch (error) {
    if (signal.aborted) return { kind: 'timeout', reason: `no complete response within ${timeout} ms` };
    return {
      kind: 'no-response',
      reason: `the connection failed before the response was complete: ${reasonOfFetch(error)}`,
    };
  }
}

/** Reads a body of at most `most` bytes. Cancels a longer body and returns `undefined`. */
async function readBody({ body }: Response, most: number): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    if (most === 0) break;
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > most) break;
    chunks.push(value);
  }
  await reader.cancel().catch(() => {});
  return undefined;
}
