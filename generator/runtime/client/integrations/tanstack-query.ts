import type { RequestError } from '../../codec/errors.js';
import type {
  ApiErrorOf,
  MissingCredentialError,
  NetworkError,
  TimeoutError,
  TokenRefreshError,
  UnexpectedResponseError,
} from '../errors.js';
import type { Operation } from '../operation.js';
import type { OnUndeclared, RequestOptions, RequestParts, Sender } from '../options.js';
import { isRepeated, type PageSteps } from '../pages/steps.js';
import { type PageResult, pageOf } from '../paginate.js';
import type { SuccessBody } from '../unwrap.js';
import type { OperationKey, PagesKey } from './key.js';
import type { QueryData } from './query-data.js';

/** Options for the calls that a query or mutation makes. The library provides the signal. */
export type CallOptions = Omit<RequestOptions, 'signal'>;

/** The possible errors of a call: declared responses outside 2XX, and errors of the client. */
export type CallError<Result> =
  | ApiErrorOf<Result>
  | MissingCredentialError
  | NetworkError
  | RequestError
  | TimeoutError
  | TokenRefreshError
  | UnexpectedResponseError;

/** Defines the error type of a query. The property is never set, so the application's defaults apply. */
interface TypedErrors<Result> {
  readonly retry?: (failureCount: number, error: CallError<Result>) => boolean;
}

/** The argument that the library passes to a query function. In version 4, the signal is optional. */
interface QueryContext {
  readonly signal?: AbortSignal;
}

/** Options of a query, for `useQuery`, `queryOptions`, `fetchQuery` and similar functions. */
export interface OperationQuery<Id extends string, Request, Result> extends TypedErrors<Result> {
  readonly queryKey: OperationKey<Id, Request>;
  readonly queryFn: (context: QueryContext) => Promise<QueryData<Result>>;
}

/** How to request the pages of an infinite query. `Param` identifies a page. */
export interface InfinitePages<Page, Param> {
  readonly initialPageParam: Param;
  readonly queryFn: (context: QueryContext & { readonly pageParam?: unknown }) => Promise<Page>;
  /** Version 4 calls this function with two arguments. */
  readonly getNextPageParam: (lastPage: Page, allPages: Page[], lastPageParam?: Param) => Param | undefined;
}

/** Options of an infinite query, for `useInfiniteQuery` and similar functions. */
export interface OperationPages<Id extends string, Request, Result, Page, Param>
  extends InfinitePages<Page, Param>,
    TypedErrors<Result> {
  readonly queryKey: PagesKey<Id, Request>;
}

/** Options of a mutation, for `useMutation` and similar functions. The variables are the request. */
export interface OperationMutation<Id extends string, Request, Result> extends TypedErrors<Result> {
  readonly mutationKey: readonly [operation: Id];
  readonly mutationFn: (request: Request) => Promise<SuccessBody<Result>>;
}

/** Returns the functions that request the pages of an operation. */
export function requestPages<Page, Param>(
  client: Sender<OnUndeclared>,
  operation: Operation,
  steps: PageSteps<Param> & { readonly read?: (result: PageResult) => unknown },
  request: RequestParts,
  options: CallOptions | undefined,
): InfinitePages<Page, Param> {
  // The caller's types ensure that the request belongs to the operation, and provide the type of its pages.
  const any = operation as Operation<RequestParts, { readonly status: number; readonly body?: unknown }>;
  const first = steps.first(request);
  return {
    initialPageParam: first,
    queryFn: async ({ signal, pageParam = first }) => {
      const { parts, address } = steps.request(request, pageParam as Param);
      const result = await client.send(any, parts, { ...options, signal, ...(address !== undefined && { address }) });
      return (steps.read ?? pageOf)(result) as Page;
    },
    getNextPageParam: (lastPage, allPages, lastPageParam) => {
      if (isRepeated(steps, lastPage, allPages.at(-2))) return undefined;
      if (lastPageParam !== undefined) return steps.next(lastPage, lastPageParam);
      let param: Param | undefined = first;
      for (const page of allPages) if (param !== undefined) param = steps.next(page, param);
      return param;
    },
  };
}
