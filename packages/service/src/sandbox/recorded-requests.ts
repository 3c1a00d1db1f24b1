/**
 * The latest requests of a sandbox with their responses, limited in number and size. They contain no credentials: only
 * the headers listed here are recorded.
 */
import { type RawRequest, type RawResponse, type Server, toServer } from '@community-platform/server';
import type { Clock } from '../kernel/clock.js';
import { timeText } from '../kernel/text.js';
import type { Asked } from '../service.js';

/** Maximum number of recorded requests. */
const KEPT_REQUESTS = 200;
/** Maximum number of recorded bytes of a body. */
const KEPT_BYTES = 16_384;

const requestHeaders = [
  'accept',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'referer',
  'user-agent',
  'x-request-id',
];

const responseHeaders: ReadonlySet<string> = new Set([
  'allow',
  'content-disposition',
  'content-type',
  'deprecation',
  'location',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'www-authenticate',
  'x-request-id',
]);

export interface RecordedBody {
  readonly headers: Readonly<Record<string, string>>;
  /** The body as a string, truncated to the size limit; null if there is no body or it is not text. */
  readonly body: string | null;
  readonly is_cut: boolean;
}

export interface RecordedRequest {
  /** Time of the request, by the clock of the sandbox. */
  readonly time: string;
  /** Milliseconds from the request to the start of the response, by the system clock. */
  readonly duration: number;
  readonly method: string;
  /** Path with query string. */
  readonly path: string;
  readonly status: number;
  /** Null if the request was rejected before its operation and caller were known. */
  readonly operation_id: string | null;
  readonly community_id: number | null;
  readonly request: RecordedBody;
  readonly response: RecordedBody;
}

export interface RecordedRequests {
  /** Returns the recorded requests, the newest first. */
  readonly list: () => readonly RecordedRequest[];
  readonly clear: () => void;
  /** Records the operation and the caller of a request that is being processed. */
  readonly note: (request: Asked) => void;
  /** Wraps a server so that its requests are recorded. */
  readonly record: (server: Pick<Server, 'handle'>) => Server;
}

function isText(type: string | undefined): boolean {
  return /json|^text\/|x-www-form-urlencoded/u.test(type ?? '');
}

function cut(bytes: Uint8Array, type: string | undefined): Omit<RecordedBody, 'headers'> {
  return {
    body: bytes.byteLength > 0 && isText(type) ? Buffer.from(bytes.subarray(0, KEPT_BYTES)).toString('utf8') : null,
    is_cut: bytes.byteLength > KEPT_BYTES,
  };
}

/** Wraps a request so that its body is recorded as it is read. */
function listenTo(request: RawRequest, hear: (part: Uint8Array) => void): RawRequest {
  const { body, headers } = request;
  const listened = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of body ?? []) {
      hear(part);
      yield part;
    }
  };
  return {
    method: request.method,
    target: request.target,
    headers,
    body: body === null ? null : listened(),
    ...(request.bytes !== undefined && {
      bytes: async (most: number) => {
        const all = await request.bytes?.(most);
        if (all !== undefined) hear(all);
        return all;
      },
    }),
    ...(request.isTaken !== undefined && { isTaken: request.isTaken }),
    get signal() {
      return request.signal;
    },
    remoteAddress: request.remoteAddress,
    mount: request.mount,
    host: request.host,
  };
}

function keptOf(headers: RawResponse['headers']): RecordedBody['headers'] {
  return Object.fromEntries(headers.filter(([name]) => responseHeaders.has(name)));
}

function recordResponse({ headers, body }: RawResponse): RecordedBody {
  const kept = keptOf(headers);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body instanceof Uint8Array ? body : new Uint8Array();
  return { headers: kept, ...cut(bytes, kept['content-type']) };
}

/** Creates an empty list of recorded requests. */
export function createRecordedRequests(clock: Clock): RecordedRequests {
  let kept: RecordedRequest[] = [];
  const notes = new WeakMap<object, { readonly operationId: string; readonly communityId: number | undefined }>();
  return {
    list: () => kept.toReversed(),
    clear: () => {
      kept = [];
    },
    note: ({ request, operationId, principal }) => {
      notes.set(request, { operationId, communityId: principal?.communityId });
    },
    record: (server) =>
      toServer(async (request) => {
        const begun = performance.now();
        const time = timeText(clock());
        const parts: Uint8Array[] = [];
        let length = 0;
        const listened = listenTo(request, (part) => {
          if (length <= KEPT_BYTES) parts.push(part);
          length += part.byteLength;
        });
        const response = await server.handle(listened);
        const headers = Object.fromEntries(
          requestHeaders.flatMap((name) => {
            const value = request.headers.get(name);
            return value === undefined ? [] : [[name, value]];
          }),
        );
        const note = notes.get(listened);
        kept.push({
          time,
          duration: Math.round((performance.now() - begun) * 10) / 10,
          method: request.method,
          path: request.target,
          status: response.status,
          operation_id: note?.operationId ?? null,
          community_id: note?.communityId ?? null,
          request: { headers, ...cut(Buffer.concat(parts), headers['content-type']) },
          response: recordResponse(response),
        });
        if (kept.length > KEPT_REQUESTS) kept.shift();
        return response;
      }),
  };
}
