import { isRecord, lookUp } from './objects.js';
import { encodeKeeping, encodeStrict } from './percent.js';

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

/** Text and expressions. A template of a single expression evaluates to its value, of any type. */
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
 * Evaluates a template to a URL. Throws `TypeError` if an expression has no value, and if the URL is not http or https.
 * A value at the beginning is used unchanged as a URL; later values are percent-encoded, so that each stays within its
 * part.
 */
export function evaluateAddress(template: Template, call: ExpressionCall): string {
  let address = '';
  for (const part of template) {
    const text = typeof part === 'string' ? part : textOf(read(part, call));
    // After an empty part, the following text could become the host.
    if (!text) throw new TypeError(`The call has no ${describe(part)} to make an address of`);
    address += typeof part === 'string' || address === '' ? text : encodePart(address, text);
  }
  return toWebAddress(address).href;
}

/** Encodes a value within a URL; as a host, it may have a port. */
function encodePart(before: string, text: string): string {
  return /^[a-z][a-z\d+.-]*:\/\/$/iu.test(before) ? encodeKeeping(text, ':[]') : encodeStrict(text);
}

/** Returns a URL that requests can be sent to. Throws `TypeError` unless it is http or https. */
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

/** Reads a header by case-insensitive name; of a received response, also an undeclared one. */
function readHeader(message: unknown, name: string): unknown {
  const headers = memberOf(message, 'headers');
  const key = isRecord(headers)
    ? Object.keys(headers).find((header) => header.toLowerCase() === name.toLowerCase())
    : undefined;
  if (key !== undefined) return memberOf(headers, key);
  const response = memberOf(message, 'response');
  return response instanceof Response ? (response.headers.get(name) ?? undefined) : undefined;
}

/** Returns the value at a JSON pointer; the whole value for an empty pointer. */
export function readPointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    // Only items of an array, not its inherited properties.
    if (Array.isArray(current)) current = /^(?:0|[1-9]\d*)$/u.test(key) ? current[Number(key)] : undefined;
    else current = memberOf(current, key);
  }
  return current;
}
