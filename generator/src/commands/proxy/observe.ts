/** Compares a proxy's traffic with the document, and counts requests and differences. */
import type { Position } from '../../diagnostics/diagnostics.js';
import type { Api, Operation } from '../../ir/api.js';
import { type Difference, keyOf } from '../conformance/difference.js';
import { checkResponse, createResponseContext } from '../conformance/response.js';
import { decodeBody } from './copy.js';
import { toHeaders } from './fields.js';
import type { Passed } from './forward.js';
import type { CheckRequest } from './requests.js';

/** A difference at its first occurrence. */
export interface Event extends Difference {
  readonly operation: { readonly id: string; readonly method: string; readonly path: string };
  readonly request: { readonly method: string; readonly path: string };
  readonly status: number;
  readonly position?: Position;
}

export interface CountedDifference extends Difference {
  count: number;
  readonly position?: Position;
}

/** The number of requests of an operation, and its differences. */
export interface Observed {
  readonly operation: Operation;
  requests: number;
  readonly differences: Map<string, CountedDifference>;
}

export interface Observer {
  /** Compares a request and its response. */
  readonly observe: (passed: Passed) => Promise<void>;
  readonly operations: ReadonlyMap<string, Observed>;
  /** Counts of requests that match no operation, by method and path; ids in paths are replaced with `{}`. */
  readonly undeclared: ReadonlyMap<string, number>;
}

/** Maximum number of different entries to count, which limits memory in long runs. */
const mostEntries = 1_000;

/** Creates an observer for a document. `report` receives each difference once per operation. */
export function createObserver(
  api: Api,
  checkRequest: CheckRequest,
  { locate, report }: { readonly locate: (pointer: string) => Position; readonly report: (event: Event) => void },
): Observer {
  const context = createResponseContext(api);
  const operations = new Map(
    api.operations.map((operation): [string, Observed] => [
      operation.id,
      { operation, requests: 0, differences: new Map() },
    ]),
  );
  const undeclared = new Map<string, number>();
  const observe = async (passed: Passed): Promise<void> => {
    const { method, target, status } = passed;
    const path = target.split('?')[0] ?? '';
    const requestHeaders = toHeaders(passed.requestFields);
    // A preflight request belongs to the browser, not to the API.
    if (method === 'OPTIONS' && requestHeaders.has('access-control-request-method')) return;
    const body = await decodeBody(passed.requestBody.bytes(), requestHeaders.get('content-encoding'));
    requestHeaders.delete('content-encoding');
    const { id, differences } = await checkRequest({ method, target, headers: requestHeaders, body });
    const observed = operations.get(id ?? '');
    if (observed === undefined) {
      count(undeclared, `${method} ${withoutIds(path)}`);
      return;
    }
    observed.requests += 1;
    const headers = toHeaders(passed.responseFields);
    const received = await decodeBody(passed.responseBody.bytes(), headers.get('content-encoding'));
    const isAccepted = differences.length > 0 && status >= 200 && status <= 299;
    const { pointer } = observed.operation;
    const accepted: Difference[] = isAccepted
      ? [
          {
            check: 'invalid-accepted',
            message: `status ${status}, although the request does not match the document`,
            schema: pointer,
          },
        ]
      : [];
    // A response to HEAD is that of the GET operation, without a body.
    const asked = method === 'HEAD' ? { ...observed.operation, method: 'HEAD' as const } : observed.operation;
    const found = [...differences, ...accepted, ...checkResponse(context, asked, { status, headers, body: received })];
    for (const difference of found)
      note(observed, difference, {
        locate,
        report: (event) => report({ ...event, request: { method, path }, status }),
      });
  };
  return { observe, operations, undeclared };
}

function note(
  { operation, differences }: Observed,
  difference: Difference,
  {
    locate,
    report,
  }: { locate: (pointer: string) => Position; report: (event: Omit<Event, 'request' | 'status'>) => void },
): void {
  const key = keyOf(difference);
  const known = differences.get(key);
  if (known !== undefined) {
    known.count += 1;
    return;
  }
  if (differences.size >= mostEntries) return;
  const { schema = operation.pointer } = difference;
  const counted = { ...difference, position: locate(schema), count: 1 };
  differences.set(key, counted);
  const { id, method, path } = operation;
  report({ ...difference, position: counted.position, operation: { id, method, path } });
}

function count(counts: Map<string, number>, key: string): void {
  if (counts.has(key) || counts.size < mostEntries) counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Replaces path segments that look like ids. */
function withoutIds(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,})$/iu.test(segment) ? '{}' : segment,
    )
    .join('/');
}
