import { type ExpressionCall, evaluate, type Template } from '../codec/expression.js';
import { isRecord } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { Operation } from './operation.js';
import type { OnUndeclared, Received, RequestOptions, RequestParts, Sender } from './options.js';

/** A value that a link passes to the next request: a parameter or the body. */
export interface Filling {
  readonly in: 'path' | 'query' | 'headers' | 'cookies' | 'body';
  /** The parameter name; absent for the body. */
  readonly name?: string;
  readonly value: Template | { readonly constant: Json };
}

/** Omits parts from each member of a request union. */
export type Without<Request, Part extends PropertyKey> = Request extends unknown ? Omit<Request, Part> : never;

/**
 * Sends the request that a link describes, with values from the previous call and its response, and `rest`. An
 * expression without a value sets nothing (OpenAPI 3.1, 4.8.20.2); if the parameter is required, the call rejects with
 * `RequestError`.
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
