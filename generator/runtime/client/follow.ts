import { type ExpressionCall, evaluate, type Template } from '../codec/expression.js';
import { isRecord } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { Operation } from './operation.js';
import type { OnUndeclared, Received, RequestOptions, RequestParts, Sender } from './options.js';

/** What a link gives to the request that follows: a parameter, or the body. */
export interface Filling {
  readonly in: 'path' | 'query' | 'headers' | 'cookies' | 'body';
  /** Of a parameter. */
  readonly name?: string;
  readonly value: Template | { readonly constant: Json };
}

/** Of each alternative of a request without some of its parts. */
export type Without<Request, Part extends PropertyKey> = Request extends unknown ? Omit<Request, Part> : never;

/**
 * Sends the request that a link leads to: with what the call and its answer say, and the rest as it is given.
 *
 * An expression that has no value gives nothing (OpenAPI 3.1, 4.8.20.2): what is required then is a `RequestError`.
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
  const made = { ...(response instanceof Response && { url: response.url }), ...call };
  const request: Record<string, unknown> = { ...rest };
  for (const { in: part, name, value } of fillings) {
    const given = 'constant' in value ? value.constant : evaluate(value, made);
    if (given === undefined) continue;
    // A name may be `__proto__`.
    request[part] = name === undefined ? given : Object.fromEntries([...entriesOf(request[part]), [name, given]]);
  }
  // What the link gives and what the type of `rest` asks for are a request together.
  return client.send(operation, request as Req, options);
}

function entriesOf(part: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(part) ? Object.entries(part) : [];
}
