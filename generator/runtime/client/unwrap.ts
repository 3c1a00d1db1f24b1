import { ApiError, UnexpectedResponseError } from './errors.js';

/** The body types of an operation's 2XX responses. */
export type SuccessBody<R> = R extends { readonly status: infer S extends number; readonly body?: unknown }
  ? [Extract<`${S}`, `2${string}`>] extends [never]
    ? never
    : R['body']
  : never;

export interface AnyResult {
  readonly status: number;
  readonly body?: unknown;
  readonly response: Response;
}

/** Operation ids of responses that are not declared successes, so that errors can name the operation. */
const operationIds = new WeakMap<Response, string>();

/** Records the operation of a response that is not a declared success. @internal */
export function rememberOperation(response: Response, operationId: string): void {
  operationIds.set(response, operationId);
}

/** Returns the error for a response that is not a declared success; otherwise `undefined`. @internal */
export function errorOf(result: AnyResult): ApiError | UnexpectedResponseError | undefined {
  const { body, response } = result;
  if (!response.ok) return toApiError(result);
  const id = operationIds.get(response);
  if (id === undefined) return undefined;
  return new UnexpectedResponseError('undeclared status', id, response, { excerpt: '', body });
}

/** Creates the `ApiError` for a received response. @internal */
export function toApiError(result: AnyResult): ApiError {
  const { response, status, body } = result;
  return new ApiError(operationIds.get(response) ?? response.url, status, body, response.headers);
}

/** Returns the body of a declared 2XX response. Throws `UnexpectedResponseError` for other 2XX, else `ApiError`. */
export async function unwrap<R extends AnyResult>(result: R | Promise<R>): Promise<SuccessBody<R>> {
  const received = await result;
  const error = errorOf(received);
  if (error !== undefined || !isSuccess(received)) throw error ?? toApiError(received);
  return received.body;
}

/**
 * Narrows a result to a 2XX response: its body has the type `SuccessBody` by definition, but the compiler cannot infer
 * that for a generic union.
 */
function isSuccess<R extends AnyResult>(result: R): result is R & { readonly body: SuccessBody<R> } {
  return result.status >= 200 && result.status < 300;
}
