import { isRecord, lookUp } from './objects.js';
import { encodeKeeping, encodeStrict } from './percent.js';

/** Runtime expressions (OpenAPI 3.1, 4.8.20.3): what a call and its answer say, such as `$request.body#/url`. */

/** What an expression reads; `name` is that of a parameter or header, or a JSON pointer (RFC 6901) into a body. */
export interface Expression {
  readonly from: Source;
  readonly name?: string;
}

export type Source =
  | 'url'
  | 'method'
  | 'statusCode'
  | 'request.path'
  | 'request.query'
  | 'request.header'
  | 'request.body'
  | 'response.header'
  | 'response.body';

/** Text with expressions in it; one expression alone is its value, of whatever type that is. */
export type Template = readonly (string | Expression)[];

/** A call, as far as expressions read it. */
export interface ExpressionCall {
  readonly method: string;
  readonly url?: string | undefined;
  readonly request?: unknown;
  readonly result?: unknown;
}

/** The value of a template; `undefined` if an expression in it has none. */
export function evaluate(template: Template, call: ExpressionCall): unknown {
  const [only] = template;
  if (template.length === 1 && only !== undefined) return typeof only === 'string' ? only : read(only, call);
  let whole = '';
  for (const part of template) {
    const text = typeof part === 'string' ? part : textOf(read(part, call));
    if (text === undefined) return undefined;
    whole += text;
  }
  return whole;
}

/**
 * The address that a template makes. Throws `TypeError` if an expression in it has no value, and if it is not http or
 * https. A value at its beginning is an address as it is; one after that is percent-encoded, so that it stays a part.
 */
export function evaluateAddress(template: Template, call: ExpressionCall): string {
  let address = '';
  for (const part of template) {
    const text = typeof part === 'string' ? part : textOf(read(part, call));
    // An empty part would make a host of what follows it.
    if (!text) throw new TypeError(`The call has no ${describe(part)} to make an address of`);
    address += typeof part === 'string' || address === '' ? text : encodePart(address, text);
  }
  return toWebAddress(address).href;
}

/** A value within an address; that of a host may have a port. */
function encodePart(before: string, text: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/$/iu.test(before) ? encodeKeeping(text, ':[]') : encodeStrict(text);
}

/** An address that requests can be sent to; throws `TypeError` for any that is not http or https. */
export function toWebAddress(address: string | URL): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new TypeError(`No address of http or https: ${JSON.stringify(String(address).slice(0, 200))}`);
}

function describe(part: string | Expression): string {
  return typeof part === 'string' ? part : `$${part.from}${part.name === undefined ? '' : ` ${part.name}`}`;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return ['number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

function read({ from, name = '' }: Expression, { method, url, request, result }: ExpressionCall): unknown {
  switch (from) {
    case 'url':
      return url;
    case 'method':
      return method;
    case 'statusCode':
      return memberOf(result, 'status');
    case 'request.path':
      return memberOf(memberOf(request, 'path'), name);
    case 'request.query':
      return memberOf(memberOf(request, 'query'), name);
    case 'request.header':
      return readHeader(request, name);
    case 'request.body':
      return readPointer(memberOf(request, 'body'), name);
    case 'response.header':
      return readHeader(result, name);
    case 'response.body':
      return readPointer(memberOf(result, 'body'), name);
  }
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? lookUp(value, name) : undefined;
}

/** A header by its name in any case; of an answer that was received also one that is not declared. */
function readHeader(message: unknown, name: string): unknown {
  const headers = memberOf(message, 'headers');
  const key = isRecord(headers)
    ? Object.keys(headers).find((each) => each.toLowerCase() === name.toLowerCase())
    : undefined;
  if (key !== undefined) return memberOf(headers, key);
  const response = memberOf(message, 'response');
  return response instanceof Response ? (response.headers.get(name) ?? undefined) : undefined;
}

/** What stands at a JSON pointer; the whole without one. */
export function readPointer(value: unknown, pointer: string): unknown {
  let at = value;
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    // Of a list, its items, and nothing that every list has.
    if (Array.isArray(at)) at = /^(?:0|[1-9]\d*)$/u.test(key) ? at[Number(key)] : undefined;
    else at = memberOf(at, key);
  }
  return at;
}
