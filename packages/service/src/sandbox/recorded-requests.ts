/**
 * The last requests of a sandbox with their answers. Credentials are left out: of headers, only those are kept that are
 * named here. What is kept is bounded, in number and in length.
 */
import { type RawResponse, type RawRequest, type Server, toServer } from '@community-platform/server';
import type { Clock } from '../kernel/clock.js';
import { timeText } from '../kernel/text.js';
import type { Asked } from '../service.js';

/** Requests that are kept. */
const KEPT_REQUESTS = 200;
/** Bytes that are kept of a body. */
const KEPT_BYTES = 16_384;

const requestHeaders = [
  ...['accept', 'content-length', 'content-type', 'host', 'idempotency-key', 'origin', 'referer', 'user-agent'],
  'x-request-id',
];

const responseHeaders: ReadonlySet<string> = new Set([
  ...['allow', 'content-disposition', 'content-type', 'deprecation', 'location', 'ratelimit-limit'],
  ...['ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'www-authenticate', 'x-request-id'],
]);

export interface RecordedBody {
  readonly headers: Readonly<Record<string, string>>;
  /** The text, cut off after the bytes that are kept; null where there is none, or none that is text. */
  readonly body: string | null;
  readonly is_cut: boolean;
}

export interface RecordedRequest {
  /** By the clock of the sandbox. */
  readonly time: string;
  /** Milliseconds until the answer began, by that of the system. */
  readonly duration: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  /** Null for what was refused before it was known which operation is asked for, and by whom. */
  readonly operation_id: string | null;
  readonly community_id: number | null;
  readonly request: RecordedBody;
  readonly response: RecordedBody;
}

export interface RecordedRequests {
  /** The newest first. */
  readonly list: () => readonly RecordedRequest[];
  readonly clear: () => void;
  /** Notes whose a request is. */
  readonly note: (request: Asked) => void;
  /** A server whose requests are kept. */
  readonly record: (server: Pick<Server, 'handle'>) => Server;
}

const isText = (type: string | undefined): boolean => /json|^text\/|x-www-form-urlencoded/u.test(type ?? '');

const cut = (bytes: Uint8Array, type: string | undefined): Omit<RecordedBody, 'headers'> => ({
  body: bytes.byteLength > 0 && isText(type) ? Buffer.from(bytes.subarray(0, KEPT_BYTES)).toString('utf8') : null,
  is_cut: bytes.byteLength > KEPT_BYTES,
});

/** A request whose body is listened to while it is read. */
const listenTo = (request: RawRequest, hear: (part: Uint8Array) => void): RawRequest => {
  const { body, headers } = request;
  const listened = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of body ?? []) {
      hear(part);
      yield part;
    }
  };
  return {
    ...{ method: request.method, target: request.target, headers },
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
    ...{ remoteAddress: request.remoteAddress, mount: request.mount, host: request.host },
  };
};

const keptOf = (headers: RawResponse['headers']): RecordedBody['headers'] =>
  Object.fromEntries(headers.filter(([name]) => responseHeaders.has(name)));

const recordResponse = ({ headers, body }: RawResponse): RecordedBody => {
  const kept = keptOf(headers);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body instanceof Uint8Array ? body : new Uint8Array();
  return { headers: kept, ...cut(bytes, kept['content-type']) };
};

export const createRecordedRequests = (clock: Clock): RecordedRequests => {
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
          ...{ time, duration: Math.round((performance.now() - begun) * 10) / 10 },
          ...{ method: request.method, path: request.target, status: response.status },
          ...{ operation_id: note?.operationId ?? null, community_id: note?.communityId ?? null },
          request: { headers, ...cut(Buffer.concat(parts), headers['content-type']) },
          response: recordResponse(response),
        });
        if (kept.length > KEPT_REQUESTS) kept.shift();
        return response;
      }),
  };
};
