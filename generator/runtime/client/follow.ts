import { type ExpressionCall, evaluate, type Template } from '../codec/expression.js';
import { isRecord } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { Operation } from './operation.js';
import type { OnUndeclared, Received, RequestOptions, RequestParts, Sender } from './options.js';

/** A value for the next request: the value of a parameter, or the body. */
export interface Filling {
  readonly in: 'path' | 'query' | 'headers' | 'cookies' | 'body';
  /** Name of the parameter; absent for the body. */
  readonly name?: string;
  readonly value: Template | { readonly constant: Json };
}

/** Omits properties from each member of a union of request types. */
export type Without<Request, Part extends PropertyKey> = Request extends unknown ? Omit<Request, Part> : never;

/**
 * Sends the request that a link describes, with values from the previous call and its response, and with `rest`. If an
 * expression has no value, its parameter is not set (OpenAPI 3.1, 4.8.20.2); if that parameter is required, the call
 * rejects with `RequestError`.
 */
export function follow<
  Req extends RequestParts,
  Res extends { readonly status: number },
  U extends OnUndeclared = 'throw',
>(
  client: Sender<U>,
  operation: Operation<Req, Res>,
  call: ExpressionCall,
  fillings: readonly Filling[],
  rest: object,
  options: RequestOptions<U> | undefined,
): Promise<Received<Res, U>> {
  const response = isRecord(call.result) ? call.result['response'] : undefined;
  const expressionCall = { ...(response instanceof Response && { url: response.url }), ...call };
  const request: Record<string, unknown> = { ...rest };
  for (const { in: part, name, value } of fillings) {
    const filled = 'constant' in value ? value.constant : evaluate(value, expressionCall);
    if (filled === undefined) continue;
    // A name may be `__proto__`, which assignment would not set.
    request[part] = name === undefined ? filled : Object.fromEntries([...entriesOf(request[part]), [name, filled]]);
  }
  // The values of the link and `rest` together form a complete request.
  return client.send(operation, request as Req, options);
}

function entriesOf(part: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(part) ? Object.entries(part) : [];
}
