import type { Operation } from '../operation.js';
import type { OnUndeclared, RequestOptions, RequestParts, Sender } from '../options.js';
import { isRepeated, type PageSteps } from '../pages/steps.js';
import { type PageResult, pageOf } from '../paginate.js';
import type { SuccessBody } from '../unwrap.js';
import type { QueryData } from './query-data.js';

/** The key of a call: operation and request. SWR passes it to the fetcher, and can hash bigints and dates. */
export type SwrKey<Id extends string, Request> = readonly [operation: Id, request: Request];

/** Calls an operation with the request in a key, for `useSWR`, `preload` and similar functions. */
export type SwrFetcher<Id extends string, Request, Result> = (key: SwrKey<Id, Request>) => Promise<QueryData<Result>>;

/** Calls an operation, for `useSWRMutation`. */
export type SwrMutation<Request, Result> = (
  key: unknown,
  options: { readonly arg: Request },
) => Promise<SuccessBody<Result>>;

/** The key of a page. `Param` identifies the page. */
export type SwrPageKey<Id extends string, Request, Param> = readonly [operation: Id, request: Request, page: Param];

/** Returns the key of a page from its index and the previous page; `null` after the last page. */
export type SwrPagesKey<Id extends string, Request, Page, Param> = (
  index: number,
  previous: Page | null,
) => SwrPageKey<Id, Request, Param> | null;

/** Requests the page for a key. */
export type SwrPagesFetcher<Id extends string, Request, Page, Param> = (
  key: SwrPageKey<Id, Request, Param>,
) => Promise<Page>;

/**
 * Returns a function that returns the key of a page. SWR calls the returned function for one page after another,
 * starting with index 0; each call relies on the pages passed to earlier calls.
 */
export function keysOfPages<Id extends string, Request extends RequestParts, Page, Param>(
  id: Id,
  request: Request,
  steps: PageSteps<Param>,
): SwrPagesKey<Id, Request, Page, Param> {
  const params = [steps.first(request)];
  const pages: Page[] = [];
  return (index, previous) => {
    if (index === 0) return [id, request, steps.first(request)];
    const last = params[index - 1];
    if (previous === null || last === undefined) return null;
    pages[index - 1] = previous;
    if (isRepeated(steps, previous, pages[index - 2])) return null;
    const param = steps.next(previous, last);
    if (param === undefined) return null;
    params[index] = param;
    return [id, request, param];
  };
}

/** Returns a function that requests the pages of an operation. */
export function fetchPages<Id extends string, Request extends RequestParts, Page, Param>(
  client: Sender<OnUndeclared>,
  operation: Operation,
  steps: PageSteps<Param> & { readonly read?: (result: PageResult) => unknown },
  options: RequestOptions | undefined,
): SwrPagesFetcher<Id, Request, Page, Param> {
  // The caller's types ensure that the request belongs to the operation, and provide the type of its pages.
  const any = operation as Operation<RequestParts, { readonly status: number; readonly body?: unknown }>;
  return async ([, request, param]) => {
    const { parts, address } = steps.request(request, param);
    const result = await client.send(any, parts, { ...options, ...(address !== undefined && { address }) });
    return (steps.read ?? pageOf)(result) as Page;
  };
}
