import { isRecord, lookUp } from './objects.js';
import { encodeKeeping, encodeStrict } from './percent.js';
import { splitPointer } from './pointer.js';

/**
 * Runtime expressions (OpenAPI 3.1, 4.8.20.3), such as `$request.body#/url`, which read values of a call and its
 * response.
 */

/** A runtime expression. `name` is the name of a parameter or header, or a JSON pointer (RFC 6901) into a body. */
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

/** Text and expressions. A template that is a single expression evaluates to its value, of any type. */
export type Template = readonly (string | Expression)[];

/** The parts of a call that expressions can read. */
export interface ExpressionCall {
  readonly method: string;
  readonly url?: string | undefined;
  readonly request?: unknown;
  readonly result?: unknown;
}

/** Evaluates a template; `undefined` if one of its expressions has no value. */
export function evaluate(template: Template, call: ExpressionCall): unknown {
  const [only] = template;
  if (template.length === 1 && only !== undefined) return typeof only === 'string' ? only : readExpression(only, call);
  let whole = '';
  for (const part of template) {
    const text = typeof part === 'string' ? part : textOf(readExpression(part, call));
    if (text === undefined) return undefined;
    whole += text;
  }
  return whole;
}

/**
 * Evaluates a template to a URL. Throws `TypeError` if an expression has no value or if the URL is not http or https. A
 * value at the beginning is used unchanged as a URL; later values are percent-encoded, so that each stays within its
 * URL component.
 */
export function evaluateAddress(template: Template, call: ExpressionCall): string {
  let address = '';
  for (const part of template) {
    const text = typeof part === 'string' ? part : textOf(readExpression(part, call));
    // After an empty part, the following text could become the host.
    if (!text) throw new TypeError(`The URL cannot be built: the call has no ${describe(part)}`);
    address += typeof part === 'string' || address === '' ? text : encodePart(address, text);
  }
  return toWebAddress(address).href;
}

/** Percent-encodes a value for its position in a URL. If the value is a host, it may include a port. */
function encodePart(before: string, text: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/$/iu.test(before) ? encodeKeeping(text, ':[]') : encodeStrict(text);
}

/** Parses a URL to which requests can be sent. Throws `TypeError` unless it is http or https. */
export function toWebAddress(address: string | URL): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new TypeError(`Not an http or https URL: ${JSON.stringify(String(address).slice(0, 200))}`);
}

function describe(part: string | Expression): string {
  return typeof part === 'string' ? part : `$${part.from}${part.name === undefined ? '' : ` ${part.name}`}`;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return ['number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

function readExpression({ from, name = '' }: Expression, { method, url, request, result }: ExpressionCall): unknown {
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

/** Reads a header by case-insensitive name. In a received response, also finds undeclared headers. */
function readHeader(message: unknown, name: string): unknown {
  const headers = memberOf(message, 'headers');
  const key = isRecord(headers)
    ? Object.keys(headers).find((header) => header.toLowerCase() === name.toLowerCase())
    : undefined;
  if (key !== undefined) return memberOf(headers, key);
  const response = memberOf(message, 'response');
  return response instanceof Response ? (response.headers.get(name) ?? undefined) : undefined;
}

/** Returns the value at a JSON pointer. An empty pointer refers to the whole value. */
export function readPointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const key of splitPointer(pointer)) {
    // Only items of an array can be read, not its inherited properties.
    if (Array.isArray(current)) current = /^(?:0|[1-9]\d*)$/u.test(key) ? current[Number(key)] : undefined;
    else current = memberOf(current, key);
  }
  return current;
}
