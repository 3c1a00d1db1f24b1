import { ApiError, UnexpectedResponseError } from './errors.js';

/** The bodies of an operation's 2XX answers. */
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

/** Operation ids by response, so that an `ApiError` made later can name its operation. */
const operationIds = new WeakMap<Response, string>();

/** Remembers which operation an answer belongs to. @internal */
export function rememberOperation(response: Response, operationId: string): void {
  operationIds.set(response, operationId);
}

const undeclared = new WeakSet<Response>();

/** Remembers that the operation of a response does not declare its status. @internal */
export function rememberUndeclared(response: Response): void {
  undeclared.add(response);
}

/** The error of a response that is no success: of another status, or a success that is not declared. @internal */
export function errorOf(result: AnyResult): ApiError | UnexpectedResponseError | undefined {
  const { body, response } = result;
  if (!response.ok) return toApiError(result);
  if (!undeclared.has(response)) return undefined;
  const id = operationIds.get(response) ?? response.url;
  return new UnexpectedResponseError('an undeclared status', id, response, { excerpt: '', body });
}

/** The `ApiError` of a received response. @internal */
export function toApiError(result: AnyResult): ApiError {
  const { response, status, body } = result;
  return new ApiError(operationIds.get(response) ?? response.url, status, body, response.headers);
}

/** The body of a declared 2XX response; any other response is thrown as an `ApiError`. */
export async function unwrap<R extends AnyResult>(result: R | Promise<R>): Promise<SuccessBody<R>> {
  const received = await result;
  const error = errorOf(received);
  if (error !== undefined || !isSuccess(received)) throw error ?? toApiError(received);
  return received.body;
}

/** A 2XX answer's body is one of `SuccessBody` by definition, which the compiler cannot see for a generic union. */
function isSuccess<R extends AnyResult>(result: R): result is R & { readonly body: SuccessBody<R> } {
  return result.status >= 200 && result.status < 300;
}
