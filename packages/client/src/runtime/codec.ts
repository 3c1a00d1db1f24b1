/** Encodes and decodes parameters, headers and bodies. */

/** An error with additional properties. */
export class Failure extends Error {
  constructor(message: string, properties: object, cause?: ErrorOptions) {
    super(message, cause);
    Object.assign(this, properties);
  }
}

/** A value cannot be encoded as its parameter requires. Thrown before anything is sent. */
export class RequestError extends Failure {
  override readonly name = 'RequestError';
  declare readonly location: ParameterLocation | 'body';
  /** The name with which the parameter is sent. */
  declare readonly parameter: string;
  declare readonly reason: string;

  constructor(location: ParameterLocation | 'body', parameter: string, reason: string) {
    super(`${location} parameter ${parameter}: ${reason}`, { location, parameter, reason });
  }
}

/** A received text cannot be read as a value; a server responds with 400. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly location: ParameterLocation;
  readonly parameter: string;
  /** The reason, in a form suitable for an error response. */
  readonly reason: string;

  constructor(location: ParameterLocation, parameter: string, reason: string) {
    super(`${location} parameter ${parameter} ${reason}`);
    this.location = location;
    this.parameter = parameter;
    this.reason = reason;
  }
}

/**
 * A received body cannot be read; a server responds with 400. The message is suitable for an error response. If the
 * header of a part is invalid, the cause is a `DecodeError`.
 */
export class BodyError extends Error {
  override readonly name = 'BodyError';
}

/** A media type cannot represent a value. */
export class UnsendableError extends Error {
  override readonly name = 'UnsendableError';
}

// Handles objects with untrusted keys: reads no property from a prototype, and never sets a prototype.

/** A JSON object under construction. */
export type MutableRecord<Value> = { [key: string]: Value };

/** Sets an own property. As in `JSON.parse`, `__proto__` becomes an ordinary property. */
export function setOwn<Value>(record: MutableRecord<Value>, key: string, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    record[key] = value;
  }
}

/** Returns an own property; unlike indexing, never a property of `Object.prototype`. */
export function lookUp<Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined;
export function lookUp(table: object | undefined, key: string): unknown;
export function lookUp(table: object | undefined, key: string): unknown {
  return table !== undefined && Object.hasOwn(table, key) ? Reflect.get(table, key) : undefined;
}

/** Returns a member of an object or of its class, except members that every object has, such as `constructor`. */
export function getMember(object: object, name: string): unknown {
  const value: unknown = Reflect.get(object, name);
  return value === Reflect.get(Object.prototype, name) ? undefined : value;
}

/** Returns whether a value is an object that is neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The encoded parameters of a request. */
export interface EncodedRequest {
  /** Percent-encoded path, which begins with `/`. */
  readonly pathname: string;
  /** Query without `?`; empty if there is none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Value of the `Cookie` header; empty if there is none. */
  readonly cookie: string;
}

/** Parameter values by location, and by the names with which they are sent. */
export interface ParameterValues {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly headers?: object | undefined;
  readonly cookies?: object | undefined;
}

/** The data of an operation that is needed to encode its parameters. */
export interface RequestTarget {
  readonly path: string;
  /** Encoded query parameters that all requests have in common. */
  readonly query?: string;
  readonly parameters?: readonly WrittenParameter[];
}

const PARTS = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Encodes the parameters of a request. Throws `RequestError` if a value cannot be encoded. */
export function encodeRequest(
  { path, query, parameters = [] }: RequestTarget,
  values: ParameterValues,
): EncodedRequest {
  let pathname = path;
  const pairs = query ? [query] : [];
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    const { name, in: where } = parameter;
    const value = lookUp(values[PARTS[where]], name);
    const text = value === undefined ? undefined : parameter.write(value, parameter);
    if (where === 'path') {
      // Values are encoded, so they cannot contain the `{name}` of a later parameter.
      pathname = pathname.replace(`{${name}}`, () => text ?? '');
      if (!text) throw new RequestError(where, name, 'is missing or empty');
      if (countDots(pathname) > countDots(path)) throw new RequestError(where, name, 'is "." or ".."');
    } else if (where === 'header') {
      if (text !== undefined) headers[name] = text;
    } else if (text) (where === 'query' ? pairs : cookies).push(text);
  }
  return { pathname, query: pairs.join('&'), headers, cookie: cookies.join('; ') };
}

/**
 * Counts the path segments `.` and `..`, which every URL parser removes, even if they are percent-encoded (WHATWG URL,
 * "double-dot path segment"; RFC 3986, 5.2.4).
 */
const countDots = (path: string): number => path.split(/\/(?:\.|%2e){1,2}(?=\/|$)/i).length;

/** A media type (RFC 9110, 8.3.1), or a media range in `Accept` (RFC 9110, 12.5.1). */

export interface MediaType {
  /** The type in lower case. In a media range, `type` and `subtype` may be `*`. */
  readonly type: string;
  readonly subtype: string;
  /** Parameters by name in lower case. */
  readonly parameters: ReadonlyMap<string, string>;
}

const NAME = /^([!#$%&'*+.^_`|~\w-]+)\s*\/\s*([!#$%&'*+.^_`|~\w-]+)$/;

/** Parses a media type or media range; `undefined` if it is malformed. */
export function parseMediaType(text: string): MediaType | undefined {
  const [name = '', ...rest] = splitQuoted(text, ';');
  const [, type, subtype] = NAME.exec(essence(name)) ?? [];
  if (type === undefined || subtype === undefined) return undefined;
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const equals = parameter.indexOf('=');
    if (equals > 0)
      parameters.set(parameter.slice(0, equals).trim().toLowerCase(), unquote(parameter.slice(equals + 1).trim()));
  }
  return { type, subtype, parameters };
}

/**
 * Removes quotes and escapes. A backslash escapes only `"` and itself, because browsers write file names with literal
 * backslashes (HTML, 4.10.21.8).
 */
function unquote(text: string): string {
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

function splitQuoted(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === '\\' && isQuoted) index += 1;
    else if (text[index] === separator && !isQuoted) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/**
 * Finds the declared media type or range that matches a received type. Tries the same text, then the same type, then a
 * range by suffix (`*+json`, which includes plain JSON), then `type/*`, then any type.
 *
 * Declared parameters must be present with the same values (RFC 9110, 8.3.1: case-insensitive names, any order, quoted
 * or not); of several candidates, the one with the most parameters wins. Undeclared parameters, `charset` and
 * `boundary` are ignored. A received type with none of the declared parameters matches the first candidate. Returns
 * `undefined` if nothing matches or the type is malformed.
 */
export function matchDeclared(received: string, declared: readonly string[]): string | undefined {
  if (declared.includes(received)) return received;
  const [, type = '', subtype = ''] = NAME.exec(essence(received)) ?? [];
  const suffix = subtype.slice(subtype.lastIndexOf('+') + 1);
  const find = (name: string): string | undefined =>
    choose(
      received,
      declared.filter((entry) => essence(entry) === name),
    );
  // A missing type matches only a range for any type.
  if (type === '') return received === '' ? find('*/*') : undefined;
  return find(`${type}/${subtype}`) ?? find(`${type}/*+${suffix}`) ?? find(`${type}/*`) ?? find('*/*');
}

/** Matches parameters that describe the encoding of a body rather than its type. */
const CODING = /^(?:charset|boundary)$/;

function significant(text: string): [name: string, value: string][] {
  if (!text.includes(';')) return [];
  return [...(parseMediaType(text)?.parameters ?? [])].filter(([name]) => !CODING.test(name));
}

/** From types with the same name, selects the most specific one whose parameters all occur in the received type. */
function choose(received: string, declared: readonly string[]): string | undefined {
  const [only] = declared;
  if (only === undefined || (declared.length === 1 && !only.includes(';'))) return only;
  const receivedParameters = new Map(significant(received));
  let best: string | undefined;
  let most = -1;
  for (const entry of declared) {
    const wanted = significant(entry);
    if (wanted.length > most && wanted.every(([name, value]) => receivedParameters.get(name) === value)) {
      best = entry;
      most = wanted.length;
    }
  }
  const isSilent = !declared.some((entry) => significant(entry).some(([name]) => receivedParameters.has(name)));
  return best ?? (isSilent ? only : undefined);
}

/** Returns whether a media type or range is JSON (for the suffix `+json`, see RFC 6839). */
export function isJsonType(type: string): boolean {
  return /[/+]json$/.test(essence(type));
}

/** Returns a media type without parameters, in lower case. */
export function essence(text: string): string {
  return (text.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns whether the `charset` of a media type is absent, UTF-8 or US-ASCII. */
export function isUtf8(received: string): boolean {
  if (!received.includes(';')) return true;
  const charset = parseMediaType(received)?.parameters.get('charset')?.toLowerCase();
  return charset === undefined || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii';
}

/**
 * Returns the offered media type that an `Accept` header prefers; `undefined` if none is accepted. An absent or empty
 * header accepts anything. The most specific range that matches an offer determines its weight; of offers with equal
 * weight, the first one wins. Malformed ranges are ignored.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === '' || accept === '*/*') return offered[0];
  const ranges = splitQuoted(accept, ',').flatMap((range) => parseMediaType(range) ?? []);
  let best: string | undefined;
  let bestWeight = 0;
  for (const offer of offered) {
    const weight = weigh(offer, ranges);
    if (weight > bestWeight) {
      best = offer;
      bestWeight = weight;
    }
  }
  return best;
}

/** Returns whether a subtype matches an offered subtype, which may be `*` or a suffix range such as `*+json`. */
function isWithin(subtype: string, offered: string): boolean {
  if (offered === '*' || offered === subtype) return true;
  return offered.startsWith('*+') && (subtype.endsWith(offered.slice(1)) || subtype === offered.slice(2));
}

/** Counts how many parameters of a range an offered type also has; `undefined` if one has a different value. */
function countEqual(range: MediaType['parameters'], offered: MediaType['parameters']): number | undefined {
  let count = 0;
  for (const [name, value] of range) {
    const offeredValue = CODING.test(name) ? undefined : offered.get(name);
    if (offeredValue !== undefined && offeredValue !== value) return undefined;
    if (offeredValue !== undefined) count += 1;
  }
  return count;
}

function weigh(offer: string, ranges: readonly MediaType[]): number {
  const media = parseMediaType(offer);
  let specificity = -1;
  let weight = 0;
  for (const range of ranges) {
    const level = range.type === '*' ? 0 : range.subtype === '*' ? 1 : 2;
    if (media === undefined) continue;
    // An offer may itself be a range, which any type can satisfy.
    if (level > 0 && media.type !== '*' && range.type !== media.type) continue;
    if (level === 2 && !isWithin(range.subtype, media.subtype)) continue;
    const matched = countEqual(range.parameters, media.parameters);
    if (matched === undefined || level + matched < specificity) continue;
    specificity = level + matched;
    const q = Number(range.parameters.get('q') ?? 1);
    weight = q >= 0 && q <= 1 ? q : 0;
  }
  return weight;
}

/** The declared responses of an operation: by status (`200`), range (`4XX`) or `default`. */
interface HasResponses<Declared> {
  readonly responses: Readonly<Record<string, Declared>>;
  readonly errors?: Readonly<Record<string, Declared>>;
}

/** Returns all declared responses by key: successful ones first, then errors. */
export const declaredResponses = <Declared>(operation: HasResponses<Declared>): Readonly<Record<string, Declared>> => ({
  ...operation.responses,
  ...operation.errors,
});

/** Returns the key of the response for a status: the status, its range, or `default`; `undefined` if there is none. */
export function responseKey(operation: HasResponses<unknown>, status: number): string | undefined {
  const declared = declaredResponses(operation);
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((key) => Object.hasOwn(declared, key));
}

/** Returns the declared response for a status, if any. */
export function responseOf<Declared>(operation: HasResponses<Declared>, status: number): Declared | undefined {
  // Written out rather than shared, because every bundle contains this function, and every call runs it.
  const at = (key: string | number): Declared | undefined => operation.responses[key] ?? operation.errors?.[key];
  return at(status) ?? at(`${Math.floor(status / 100)}XX`) ?? at('default');
}

/** Matches a field value (RFC 9110, 5.5): visible characters, inner spaces and tabs, and Latin-1 as opaque bytes. */
const FIELD_VALUE = /^(?:[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?$/;

/** Returns whether text is a valid header field value. A line break in the text would start another header. */
export function isFieldValue(text: string): boolean {
  return FIELD_VALUE.test(text);
}

/** The shapes that are scalars. */
export type ScalarShape = Exclude<
  Shape,
  { readonly array: Shape } | { readonly object: object } | { readonly alternatives: object }
>;

/** Returns whether a shape is a scalar. */
export const isScalarShape = (shape: Shape): shape is ScalarShape => typeof shape === 'string' || 'listed' in shape;

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
/** Matches a JSON number (RFC 8259, 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads a scalar from decoded text; `undefined` if the text does not match the shape. The first matching alternative is
 * used. `null` is read from empty text and from `null`, but is never written (see `toText`).
 */
export function fromText(text: string, shape: Shape): Json | undefined {
  switch (shape) {
    case 'any':
    case 'string':
      return text;
    case 'integer':
      return readInteger(text);
    case 'bigint':
      return readBigint(text);
    case 'number':
      return readNumber(text);
    case 'boolean':
      return readBoolean(text);
    case 'null':
      return text === '' || text === 'null' ? null : undefined;
    case 'file':
      return undefined;
    default:
      if ('listed' in shape) return shape.listed.includes(text) ? text : undefined;
      return 'alternatives' in shape ? firstOf(text, shape.alternatives) : undefined;
  }
}

/** Reads an integer; `undefined` outside the safe range, where the value would change. */
export function readInteger(text: string): number | undefined {
  const value = INTEGER.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Reads a bigint of at most 20 digits, enough for 64 bits; converting millions of digits would be slow. */
export function readBigint(text: string): bigint | undefined {
  return /^-?(?:0|[1-9]\d{0,19})$/.test(text) ? BigInt(text) : undefined;
}

/** Reads a finite number; `undefined` if the text is not a JSON number. */
export function readNumber(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Reads `true` or `false`; `undefined` for any other text. */
export function readBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function firstOf(text: string, shapes: readonly Shape[]): Json | undefined {
  for (const shape of shapes) {
    const value = fromText(text, shape);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Returns the text of a scalar; `undefined` if it is omitted, like `null` (which RFC 6570, 2.3, treats as undefined);
 * and `false` for values that have no text: arrays, objects, NaN and infinities.
 */
export const toText = (value: unknown): string | undefined | false =>
  ['string', 'boolean', 'bigint'].includes(typeof value) || Number.isFinite(value)
    ? String(value)
    : value === undefined || value === null
      ? undefined
      : false;

/** Percent-encodes and decodes text (RFC 3986, 2.1). */

const BEYOND_UNRESERVED = /[!'()*]/g;

/** Encodes all characters except unreserved ones. Throws `URIError` for a lone surrogate. */
export function encodeStrict(text: string): string {
  return encodeURIComponent(text).replace(BEYOND_UNRESERVED, escapeAscii);
}

/** Encodes like `encodeStrict`, but leaves the characters in `unescaped` unchanged. */
export function encodeKeeping(text: string, unescaped: string): string {
  let out = '';
  for (const character of text) out += unescaped.includes(character) ? character : encodeStrict(character);
  return out;
}

/** Percent-encodes an ASCII character. */
export function escapeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Decodes percent-encoded text; `undefined` for malformed sequences and invalid UTF-8. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/u;
const UNRESERVED = /[\w.~-]/;
const TO_NORMALIZE = /%[\dA-Fa-f]{2}|[^\w.~!$&'()*+,;=:@%/-]/gu;

/**
 * Returns the normal form of a path (RFC 3986, 6.2.2); paths with equal normal forms identify the same resource.
 * Decodes unreserved characters, and encodes characters that a path must not contain. A reserved character and its
 * percent-encoded form stay different: `:` may be a delimiter, `%3A` is data (RFC 3986, 2.2). `undefined` for malformed
 * sequences and invalid UTF-8.
 */
export function normalizePath(path: string): string | undefined {
  if (path.search(TO_NORMALIZE) < 0 && !path.includes('%')) return path;
  return decodePercent(path) === undefined ? undefined : path.replace(TO_NORMALIZE, normalizeCharacter);
}

function normalizeCharacter(text: string): string {
  if (!text.startsWith('%')) return LONE_SURROGATE.test(text) ? text : encodeURIComponent(text);
  const character = String.fromCharCode(Number.parseInt(text.slice(1), 16));
  return UNRESERVED.test(character) ? character : text.toUpperCase();
}

/** Returns the tokens of a JSON pointer (RFC 6901, 4): the member names and indexes that lead to a value. */
export function splitPointer(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

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

/** The reason why bytes or text are not accepted as JSON. */
export type JsonFailure = 'empty' | 'encoding' | 'depth' | 'syntax';

export type JsonResult =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly reason: JsonFailure };

/** Default maximum nesting depth. At a depth of 20,000, recursive checks would overflow the stack. */
export const DEFAULT_JSON_DEPTH = 32;

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Parses JSON (RFC 8259) from UTF-8 bytes; a byte order mark is allowed. The nesting depth is checked before the bytes
 * are parsed. As with `JSON.parse`, the last of duplicate names wins, and `__proto__` is an ordinary property.
 */
export function parseJson(bytes: Uint8Array, options: { readonly maxDepth?: number } = {}): JsonResult {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (nestsDeeper(bytes, options.maxDepth ?? DEFAULT_JSON_DEPTH)) return { ok: false, reason: 'depth' };
  const text = decodeUtf8(bytes);
  return text === undefined ? { ok: false, reason: 'encoding' } : parseText(text);
}

/** Parses JSON text with the default maximum depth. */
export function parseJsonText(text: string): JsonResult {
  return parseJson(new TextEncoder().encode(text));
}

/** Decodes UTF-8 and removes a byte order mark. Throws `TypeError` if the bytes are not UTF-8. */
export const readUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes);

/** Decodes UTF-8; `undefined` if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return readUtf8(bytes);
  } catch {
    return undefined;
  }
}

function parseText(text: string): JsonResult {
  try {
    const value: Json = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, reason: 'syntax' };
  }
}

/** Returns whether JSON is nested more deeply than `maxDepth`. For malformed JSON, the result is unspecified. */
export function nestsDeeper(bytes: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  for (let offset = 0; offset < bytes.length; offset += 1) {
    const byte = bytes[offset];
    if (byte === QUOTE) {
      offset = endOfString(bytes, offset + 1);
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1;
    }
  }
  return false;
}

/** Returns the index of a closing quote. Bytes of multi-byte characters never equal ASCII bytes (RFC 3629, 3). */
function endOfString(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (offset < bytes.length && bytes[offset] !== QUOTE) offset += bytes[offset] === BACKSLASH ? 2 : 1;
  return offset;
}

/** How text is encoded. It is split before the pieces are decoded. */
export interface TextForm {
  /** Delimiter between items or members. */
  readonly delimiter: string | RegExp;
  /** Whether members are written as `key=value` (exploded) rather than as alternating keys and values. */
  readonly keyed: boolean;
  /** Decodes an undivided value. */
  readonly whole: (raw: string) => string;
  /** Decodes an item, a key or a member value. */
  readonly piece: (raw: string) => string;
}

export type ObjectShape = { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape };

/** Reads a value from encoded text. Text that does not match the shape stays a string, for the validator to reject. */
export function readText(raw: string, shape: Shape, form: TextForm): Json {
  return tryText(raw, shape, form, false) ?? form.whole(raw);
}

/**
 * Reads a value from encoded text; `undefined` if the text does not match the shape. In strict mode, used for trying
 * alternatives, all items and members must match; otherwise, those that do not match stay strings.
 */
export function tryText(raw: string, shape: Shape, form: TextForm, strict: boolean): Json | undefined {
  if (isScalarShape(shape)) return fromText(form.whole(raw), shape);
  if ('alternatives' in shape) {
    return firstFit(shape.alternatives, (alternative) => tryText(raw, alternative, form, true));
  }
  if ('array' in shape) return readTexts(raw.split(form.delimiter).map(form.piece), shape.array, strict);
  return readMembers(members(raw.split(form.delimiter), form), shape, strict);
}

/** Returns the value as read by the first matching alternative. */
export function firstFit(
  alternatives: readonly Shape[],
  attempt: (shape: Shape) => Json | undefined,
): Json | undefined {
  for (const alternative of alternatives) {
    const value = attempt(alternative);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Reads decoded items. In strict mode, returns `undefined` if an item does not match the shape. */
export function readTexts(texts: readonly string[], shape: Shape, strict: boolean): Json | undefined {
  const items: Json[] = [];
  for (const text of texts) {
    const value = readScalar(text, shape) ?? (strict ? undefined : text);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

/** Reads decoded members; `undefined` if there are none or, in strict mode, if one does not match. */
export function readMembers(
  pairs: readonly (readonly [key: string, text: string])[] | undefined,
  shape: ObjectShape,
  strict: boolean,
): Json | undefined {
  if (pairs === undefined) return undefined;
  const out: MutableRecord<Json> = {};
  for (const [key, text] of pairs) {
    const value = readScalar(text, lookUp(shape.object, key) ?? shape.rest ?? 'any') ?? (strict ? undefined : text);
    if (value === undefined) return undefined;
    setOwn(out, key, value);
  }
  return out;
}

function readScalar(text: string, shape: Shape): Json | undefined {
  if (isScalarShape(shape)) return fromText(text, shape);
  if ('alternatives' in shape) return firstFit(shape.alternatives, (inner) => readScalar(text, inner));
  // Deeper nesting is JSON.
  const parsed = parseJsonText(text);
  return parsed.ok && typeof parsed.value === 'object' ? parsed.value : undefined;
}

function members(pieces: readonly string[], form: TextForm): readonly (readonly [string, string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  if (form.keyed) {
    for (const piece of pieces) {
      const equals = piece.indexOf('=');
      if (equals < 0) return undefined;
      pairs.push([form.piece(piece.slice(0, equals)), form.piece(piece.slice(equals + 1))]);
    }
    return pairs;
  }
  if (pieces.length % 2 !== 0) return undefined;
  for (let index = 0; index + 1 < pieces.length; index += 2) {
    pairs.push([form.piece(pieces[index] ?? ''), form.piece(pieces[index + 1] ?? '')]);
  }
  return pairs;
}

// Reads the style `deepObject`, which OpenAPI defines only for flat objects (3.1.1, 4.8.12.2). Beyond that, it reads
// nested objects (`a[b][c]=1`), arrays of scalars (`a[b][]=1&a[b][]=2`) in the most common convention (Rails, PHP, qs),
// and arrays of objects with indexes (`a[0][b]=1`). It also reads repeated names (`a[b]=1&a[b]=2`) and indexes
// (`a[b][0]=1`).

/** Maximum depth of nested objects. */
const MAX_DEPTH = 32;

interface Tree {
  readonly texts: string[];
  readonly children: Map<string, Tree>;
}

/**
 * Reads a parameter from query pairs, whose values `decode` decodes. Returns `undefined` if no pair belongs to the
 * parameter. Throws `DecodeError` if a scalar is given more than once, or if the nesting is deeper than 32.
 */
export function readDeepObject(
  parameter: Parameter,
  pairs: ReadonlyMap<string, readonly string[]>,
  decode: (raw: string) => string,
): Json | undefined {
  const root: Tree = { texts: [], children: new Map() };
  for (const [name, texts] of pairs) {
    if (!name.startsWith(parameter.name)) continue;
    const keys = bracketed(parameter, name.slice(parameter.name.length));
    if (keys === undefined) continue;
    let node = root;
    for (const key of keys) node = child(node, key);
    for (const text of texts) node.texts.push(decode(text));
  }
  return isEmpty(root) ? undefined : (readTree(root, parameter, parameter.shape, false) ?? anything(root));
}

function bracketed(parameter: Parameter, rest: string): readonly string[] | undefined {
  if (rest === '') return [];
  if (!rest.startsWith('[') || !rest.endsWith(']')) return undefined;
  const keys = rest.slice(1, -1).split('][');
  if (keys.length > MAX_DEPTH) throw new DecodeError('query', parameter.name, 'is nested too deeply');
  return keys;
}

function child(node: Tree, key: string): Tree {
  const existing = node.children.get(key);
  if (existing !== undefined) return existing;
  const created: Tree = { texts: [], children: new Map() };
  node.children.set(key, created);
  return created;
}

function isEmpty(node: Tree): boolean {
  return node.texts.length === 0 && node.children.size === 0;
}

/**
 * Returns the value of a node. If a part of the value does not match the shape, returns `undefined` in strict mode;
 * otherwise, leaves that part to the validator.
 */
function readTree(node: Tree, parameter: Parameter, shape: Shape, strict: boolean): Json | undefined {
  if (shape === 'any') return anything(node);
  if (isScalarShape(shape)) {
    if (node.children.size > 0 || node.texts[0] === undefined) return undefined;
    if (node.texts.length > 1) {
      if (strict) return undefined;
      throw new DecodeError('query', parameter.name, 'is given more than once');
    }
    return fromText(node.texts[0], shape);
  }
  if ('alternatives' in shape) {
    for (const alternative of inOrder(node, shape.alternatives)) {
      const value = readTree(node, parameter, alternative, true);
      if (value !== undefined) return value;
    }
    return undefined;
  }
  return 'array' in shape
    ? readTreeList(node, parameter, shape.array, strict)
    : readTreeObject(node, parameter, shape, strict);
}

/** Returns the alternatives in the order to try them: for a single text without brackets, arrays come last. */
function inOrder(node: Tree, alternatives: readonly Shape[]): readonly Shape[] {
  if (node.texts.length !== 1 || node.children.size > 0) return alternatives;
  const isList = (shape: Shape): boolean => typeof shape === 'object' && 'array' in shape;
  return [...alternatives.filter((alternative) => !isList(alternative)), ...alternatives.filter(isList)];
}

function readTreeList(node: Tree, parameter: Parameter, shape: Shape, strict: boolean): Json | undefined {
  const items: Json[] = [];
  const leaves: Tree[] = [...node.texts, ...(node.children.get('')?.texts ?? [])].map(leaf);
  for (const [key, inner] of node.children) {
    if (/^\d+$/.test(key)) leaves.push(inner);
    else if (key !== '') return undefined;
  }
  for (const inner of leaves) {
    const value = readTree(inner, parameter, shape, strict) ?? (strict ? undefined : anything(inner));
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

function leaf(text: string): Tree {
  return { texts: [text], children: new Map() };
}

function readTreeObject(node: Tree, parameter: Parameter, shape: ObjectShape, strict: boolean): Json | undefined {
  if (node.texts.length > 0) return undefined;
  const out: MutableRecord<Json> = {};
  for (const [key, inner] of node.children) {
    const member = lookUp(shape.object, key) ?? shape.rest ?? 'any';
    const value = readTree(inner, parameter, member, strict) ?? (strict ? undefined : anything(inner));
    if (value === undefined) return undefined;
    setOwn(out, key, value);
  }
  return out;
}

/**
 * Converts a node to text, an array or an object without using a shape: for the shape `any`, or for the validator to
 * reject.
 */
function anything(node: Tree): Json {
  if (node.children.size === 0) return node.texts.length === 1 ? (node.texts[0] ?? '') : [...node.texts];
  const list = node.children.size === 1 ? node.children.get('') : undefined;
  if (list !== undefined) return [...node.texts, ...list.texts];
  const out: MutableRecord<Json> = {};
  for (const [key, inner] of node.children) setOwn(out, key, anything(inner));
  return out;
}

/** Encoded values by decoded name, from a query string, a `Cookie` header or a matrix path segment. */
export type RawPairs = ReadonlyMap<string, readonly string[]>;

/** Reads one parameter; created once per parameter. Throws `DecodeError` if the text cannot be read. */
export type Reader<Source> = (source: Source) => Json | undefined;

/** Splits a query string or similar text into pairs. Decodes names (in queries, `+` is a space), but not values. */
export function splitPairs(text: string, separator: string | RegExp, location: 'query' | 'cookie' | 'path'): RawPairs {
  const pairs = new Map<string, string[]>();
  for (const part of text.split(separator)) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const rawName = equals < 0 ? part : part.slice(0, equals);
    const decoded = decodePercent(location === 'query' ? plusToSpace(rawName) : rawName);
    // Unrelated cookies may be present, whose names may be any token (RFC 6265, 4.1.1).
    const name = location === 'cookie' ? (decoded ?? rawName) : decoded;
    if (name === undefined) throw new DecodeError(location, rawName, 'is not percent-encoded UTF-8');
    const value = equals < 0 ? '' : part.slice(equals + 1);
    const values = pairs.get(name);
    if (values === undefined) pairs.set(name, [value]);
    else values.push(value);
  }
  return pairs;
}

/** Replaces `+` with a space, as in queries (WHATWG URL, 5.1). */
export function plusToSpace(text: string): string {
  return text.includes('+') ? text.replaceAll('+', ' ') : text;
}

/** Whether the value of a cookie parameter is used without decoding (OpenAPI 3.2, 4.12.2.2). */
const isPlain = ({ style }: Parameter): boolean => style === 'cookie';

function textForm(parameter: Parameter, delimiter: string | RegExp, keyed: boolean): TextForm {
  const piece = (raw: string): string => {
    if (isPlain(parameter)) return raw;
    const text = decodePercent(parameter.in === 'query' ? plusToSpace(raw) : raw);
    if (text === undefined) throw new DecodeError(parameter.in, parameter.name, 'is not percent-encoded UTF-8');
    return text;
  };
  return { delimiter, keyed, whole: piece, piece };
}

/** Creates a reader for encoded path segments in style `simple`, `label` or `matrix`. */
export function pathReader(parameter: Parameter): Reader<string> {
  if (parameter.content !== undefined) {
    const { whole } = textForm(parameter, ',', false);
    return (raw) => readContent(parameter, whole(raw));
  }
  if (parameter.style === 'matrix') {
    const read = pairsReader(parameter, new Set());
    return (raw) => {
      if (!raw.startsWith(';')) throw new DecodeError('path', parameter.name, 'does not start with ";"');
      return read(splitPairs(raw, ';', 'path'));
    };
  }
  const isLabel = parameter.style === 'label';
  const keyed = parameter.explode === true;
  const form = textForm(parameter, isLabel && keyed ? '.' : delimiterOf(parameter), keyed);
  if (!isLabel) return (raw) => readText(raw, parameter.shape, form);
  return (raw) => {
    if (!raw.startsWith('.')) throw new DecodeError('path', parameter.name, 'does not start with "."');
    return readText(raw.slice(1), parameter.shape, form);
  };
}

/** Returns the names under which parameters of a location are sent, including the member names of exploded objects. */
export function listNames(parameters: readonly Parameter[]): ReadonlySet<string> {
  const membersOf = (shape: Shape): readonly string[] => {
    if (isScalarShape(shape) || 'array' in shape) return [];
    return 'object' in shape ? Object.keys(shape.object) : shape.alternatives.flatMap(membersOf);
  };
  const isSpread = ({ style, explode }: Parameter): boolean => style === 'form' && explode === true;
  return new Set(
    parameters.flatMap((parameter) => [parameter.name, ...(isSpread(parameter) ? membersOf(parameter.shape) : [])]),
  );
}

/**
 * Creates a reader for `name=value` pairs in a query or cookie, which returns `undefined` if the parameter is absent.
 * `others` are names that an exploded object with additional members leaves to other parameters. The reader throws if a
 * scalar is given more than once, because it is unclear which value is meant.
 */
export function pairsReader(parameter: Parameter, others: ReadonlySet<string>): Reader<RawPairs> {
  const form = textForm(parameter, delimiterOf(parameter), false);
  const { name, shape } = parameter;
  if (parameter.content !== undefined) {
    const readRaw = (raw: string): Json | undefined => readContent(parameter, form.whole(raw));
    if (parameter.isRepeated) return (pairs) => pairs.get(name)?.map((raw) => readRaw(raw) ?? null);
    return (pairs) => {
      const raw = single(parameter, pairs.get(name));
      return raw === undefined ? undefined : readRaw(raw);
    };
  }
  if (parameter.style === 'deepObject') return (pairs) => readDeepObject(parameter, pairs, form.piece);
  const isExploded = parameter.explode === true;
  const read = (pairs: RawPairs, part: Shape, strict: boolean): Json | undefined => {
    if (typeof part === 'object' && 'alternatives' in part) {
      return firstFit(part.alternatives, (alternative) => read(pairs, alternative, true));
    }
    if (isExploded && typeof part === 'object' && 'object' in part) {
      return readMembers(ownMembers(parameter, part, pairs, others, form), part, strict);
    }
    const values = pairs.get(name);
    if (values === undefined) return undefined;
    if (isExploded && typeof part === 'object' && 'array' in part)
      return readTexts(values.map(form.piece), part.array, strict);
    if (strict && values.length > 1) return undefined;
    return tryText(single(parameter, values) ?? '', part, form, strict);
  };
  const isNamed = !(isExploded && typeof shape === 'object' && 'object' in shape);
  return (pairs) => {
    if (parameter.allowEmptyValue && pairs.get(name)?.every((raw) => raw === '')) return undefined;
    const value = read(pairs, shape, false);
    if (value !== undefined || !isNamed) return value;
    const raw = single(parameter, pairs.get(name));
    return raw === undefined ? undefined : form.whole(raw);
  };
}

function single(parameter: Parameter, values: readonly string[] | undefined): string | undefined {
  if (values === undefined || values.length <= 1) return values?.[0];
  throw new DecodeError(parameter.in, parameter.name, 'is given more than once');
}

/** Returns the delimiter of a list that is not exploded, also in percent-encoded form. */
function delimiterOf(parameter: Parameter): string | RegExp {
  if (parameter.style === 'spaceDelimited') return /%20|\+/;
  if (parameter.style === 'pipeDelimited') return /\||%7C/i;
  return parameter.splitsEncoded ? /,|%2C/iu : ',';
}

function ownMembers(
  parameter: Parameter,
  shape: ObjectShape,
  pairs: RawPairs,
  others: ReadonlySet<string>,
  form: TextForm,
): readonly (readonly [string, string])[] | undefined {
  const members: (readonly [string, string])[] = [];
  // An exploded object does not write its own name, so a member may have that name.
  const isOthers = (name: string): boolean => name !== parameter.name && others.has(name);
  for (const [key, values] of pairs) {
    const isDeclared = Object.hasOwn(shape.object, key);
    if (!isDeclared && (shape.rest === undefined || isOthers(key) || isOthers(beforeBracket(key)))) continue;
    members.push([key, form.piece(single(parameter, values) ?? '')]);
  }
  return members.length === 0 ? undefined : members;
}

/** Returns the name before a bracket: `filter` for `filter[name]`, which belongs to a `deepObject` parameter. */
function beforeBracket(key: string): string {
  const bracket = key.indexOf('[');
  return bracket < 0 ? key : key.slice(0, bracket);
}

/**
 * Creates a reader for headers, which have no percent-encoding of their own: a scalar is used unchanged; items and
 * members are decoded if possible.
 */
export function headerReader(parameter: Parameter): Reader<string> {
  if (parameter.content !== undefined) return (raw) => readContent(parameter, raw);
  const piece = (raw: string): string => decodePercent(raw.trim()) ?? raw.trim();
  const form: TextForm = { delimiter: ',', keyed: parameter.explode === true, whole: (raw) => raw, piece };
  return (raw) => readText(raw, parameter.shape, form);
}

function readContent(parameter: Parameter, text: string): Json | undefined {
  if (parameter.read !== undefined) return parameter.read(text, parameter);
  const parsed = parseJsonText(text);
  if (parsed.ok) return parameter.parse === undefined ? parsed.value : parameter.parse(text, parameter.integers);
  throw new DecodeError(parameter.in, parameter.name, 'is not valid JSON');
}

/** Matches the XML declaration, which is redundant in parameters, because they are always UTF-8. */
const XML_DECLARATION = /^<\?xml [^>]*\?>\n/;

/** Writes a value as text in the parameter's media type. Throws `RequestError` if the value cannot be written. */
export function printMedium(value: unknown, { medium, content = '', name, in: location }: WrittenParameter): string {
  try {
    const body = medium?.encode?.(value, content, medium).body;
    if (typeof body === 'string') return medium?.xml === undefined ? body : body.replace(XML_DECLARATION, '');
  } catch (error) {
    throw error instanceof UnsendableError ? new RequestError(location, name, error.message) : error;
  }
  throw new RequestError(location, name, 'is not text');
}

/** Reads a value from text in the parameter's media type. Throws `DecodeError` if the text cannot be read. */
export function parseMedium(text: string, { medium, content = '', name, in: location }: Parameter): Json | undefined {
  const bytes = new TextEncoder().encode(text);
  const stream = (): ReadableStream<Uint8Array> => new Blob([]).stream();
  try {
    const value = medium?.decode?.({ type: content, bytes, stream, maxDepth: MOST_DEPTH }, medium);
    if (isJson(value)) return value;
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new DecodeError(
      location,
      name,
      error.message.replace(/^The body /u, '').replace(/^The /u, 'is invalid: the '),
    );
  }
  throw new DecodeError(location, name, 'is not text');
}

/** Whether a decoded value is JSON. Other results are files and streams, which are never read from text. */
const isJson = (value: unknown): value is Json | undefined =>
  !(value instanceof Blob || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value));

const MOST_DEPTH = 32;

/** The value of a parameter as unescaped text. All styles except `deepObject` can represent it. */
export type Flat =
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'array'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly members: readonly (readonly [key: string, text: string])[] };

/**
 * Flattens a value; `undefined` if it is omitted. `undefined`, `null` (also as items and members) and empty arrays and
 * objects are omitted: RFC 6570, 2.3, treats an empty list as undefined.
 */
export function flatten(place: Place, value: unknown): Flat | undefined {
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown) => partText(place, item) ?? []);
    return items.length === 0 ? undefined : { kind: 'array', items };
  }
  if (isRecord(value)) {
    const members: (readonly [string, string])[] = [];
    for (const [key, member] of Object.entries(value)) {
      const text = partText(place, member);
      if (text !== undefined) members.push([key, text]);
    }
    return members.length === 0 ? undefined : { kind: 'object', members };
  }
  const text = scalarText(place, value);
  return text === undefined ? undefined : { kind: 'scalar', text };
}

/** Returns the text of an item or member. Styles do not define deeper nesting, so nested values are written as JSON. */
function partText(place: Place, value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : scalarText(place, value);
}

/** Returns the text of a scalar; `undefined` if it is omitted. Throws `RequestError` for other values. */
export function scalarText(place: Place, value: unknown): string | undefined {
  const text = toText(value);
  if (text === false) {
    throw new RequestError(place.in, place.name, 'is neither text, a finite number nor a boolean');
  }
  return text;
}

/** Encodes all characters except unreserved ones (RFC 3986, 2.3). */
export const quoteStrict: Quote = (text, place) => refuseSurrogates(place, () => encodeStrict(text));

/** Leaves reserved characters unchanged (`allowReserved`), except for delimiters in the parameter's location. */
export const quoteReserved: Quote = (text, place, isPart) => {
  const unescaped = isPart ? UNESCAPED[place.in].replace(DELIMITERS, '') : UNESCAPED[place.in];
  return refuseSurrogates(place, () => encodeKeeping(text, unescaped));
};

/**
 * Like `quoteStrict`, but for values that are decoded before they are split: throws if an item or member contains the
 * delimiter.
 */
export const quotePart: Quote = (text, place, isPart) => {
  if (!isPart || !text.includes(',')) return quoteStrict(text, place, isPart);
  throw new RequestError(place.in, place.name, 'contains ",", which is the delimiter');
};

/**
 * Like `quoteStrict`, but for a parameter that is followed by another one in its path segment: also encodes characters
 * of the text between the two, which would end the value early (see `matchMixed`).
 */
export const quoteBefore: Quote = (text, place, isPart) => {
  const { before = '' } = place;
  const quote = (part: string): string => quoteStrict(part, place, isPart);
  if (`${text}${before}`.indexOf(before, isPart ? 0 : 1) === text.length) return quote(text);
  const quoteEach = (character: string): string =>
    before.includes(character) && quote(character) === character ? escapeAscii(character) : quote(character);
  return [...text].map(quoteEach).join('');
};

/**
 * Reserved characters to leave unescaped, by location. In queries, `&`, `#` and `+` are encoded: `+` would be read as a
 * space.
 */
const UNESCAPED: Readonly<Record<Place['in'], string>> = {
  path: ":@!$&'()*+,;=",
  query: ":/?@!$'()*,;=[]",
  cookie: ":/?@!$&'()*+=[]",
  header: '',
};

const DELIMITERS = /[,;=]/g;

/** Runs `encode`, and converts a `URIError` to a `RequestError`. */
export function refuseSurrogates(place: Place, encode: () => string): string {
  try {
    return encode();
  } catch {
    throw new RequestError(place.in, place.name, 'has a lone surrogate, which is not Unicode text');
  }
}

export type Pair = readonly [name: string, value: string];

/** Joins pairs to the text of a query or cookie; `undefined` if there are none. */
export function joinPairs(pairs: readonly Pair[], place: Place): string | undefined {
  if (pairs.length === 0) return undefined;
  return pairs.map(([name, text]) => `${name}=${text}`).join(place.in === 'cookie' ? '; ' : '&');
}

/** Splits an encoded pair. The value may contain `=` if reserved characters are not encoded. */
export function splitPair(text: string): Pair {
  const [name = '', ...rest] = text.split('=');
  return [name, rest.join('=')];
}

/** Writes the items of an array separately and joins their pairs; `undefined` if there are none. */
export function joinItems(value: unknown, parameter: WrittenParameter, write: Write): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  const pairs = items.flatMap((item) => write(item, parameter) ?? []);
  return pairs.length === 0 ? undefined : pairs.join('&');
}

/** Joins items, or members with their keys, using a delimiter. */
export function joinFlat(flat: Flat, quote: (text: string) => string, delimiter: string, equals: string): string {
  switch (flat.kind) {
    case 'scalar':
      return quote(flat.text);
    case 'array':
      return flat.items.map(quote).join(delimiter);
    case 'object':
      return flat.members.map(([key, text]) => `${quote(key)}${equals}${quote(text)}`).join(delimiter);
  }
}

/** Writes a value of any type into a query or cookie in style `form` (RFC 6570, 3.2.8). */
export const writeForm: Write = (value, parameter) => joinPairs(formPairs(value, parameter), parameter);

/** Writes style `spaceDelimited` (OpenAPI 3.1, 4.8.12.2). */
export const writeSpaceDelimited: Write = (value, parameter) =>
  joinPairs(formPairs(value, parameter, [' ', '%20']), parameter);

/** Writes style `pipeDelimited` (OpenAPI 3.1, 4.8.12.2). */
export const writePipeDelimited: Write = (value, parameter) =>
  joinPairs(formPairs(value, parameter, ['|', '%7C']), parameter);

type Delimiter = readonly [text: string, encoded: string];

/**
 * Returns the pairs for a value; none if the value is omitted. Spaces and bars are percent-encoded even where they are
 * delimiters (OpenAPI 3.1.1, 4.8.12.3), so an item that contains one is rejected.
 */
export function formPairs(value: unknown, parameter: WrittenParameter, delimiter?: Delimiter): readonly Pair[] {
  const flat = flatten(parameter, value);
  if (flat === undefined) return [];
  const { explode, quote = quoteStrict } = parameter;
  const isPart = flat.kind !== 'scalar';
  const encode = (text: string): string => {
    if (!isPart || explode || delimiter === undefined) return quote(text, parameter, isPart);
    const [delimiterText] = delimiter;
    if (!text.includes(delimiterText)) return quoteStrict(text, parameter, isPart);
    throw new RequestError(parameter.in, parameter.name, `contains "${delimiterText}", which is the delimiter`);
  };
  const name = quoteStrict(parameter.name, parameter, false);
  if (explode && flat.kind === 'array') return flat.items.map((item) => [name, encode(item)]);
  if (explode && flat.kind === 'object') return flat.members.map(([key, text]) => [encode(key), encode(text)]);
  const between = delimiter?.[1] ?? ',';
  return [[name, joinFlat(flat, encode, between, between)]];
}

/** Writes JSON (RFC 8259). */
export const encodeJson: Encode = (value, type) => {
  const body: string | undefined = JSON.stringify(value);
  if (body === undefined) throw new UnsendableError('cannot be represented as JSON');
  return { type: type.includes('*') ? 'application/json' : type, body };
};

/** Reads JSON of any depth. Throws the platform's error if the JSON is malformed. */
export const decodeJson: Decode = ({ bytes }) => {
  const value: Json = JSON.parse(readUtf8(bytes));
  return value;
};

export const sendsJson: Media = { encode: encodeJson };
export const readsJson: Media = { decode: decodeJson };

// Describes how values are represented in XML (OpenAPI 3.2, 4.26), to the extent that the schema defines it.

/** Types that text can have. `string` comes last, because any text is a string. */
export type XmlScalar = 'null' | 'boolean' | 'bigint' | 'integer' | 'number' | 'string';

/** Describes what an element may contain; without any property, the element may contain anything. */
export interface XmlContent {
  /** The types that its text can have, tried in order. */
  readonly scalars?: readonly XmlScalar[];
  /** The members by key, in the order in which they are written. */
  readonly members?: Readonly<Record<string, XmlNode>>;
  /** Describes undeclared members. */
  readonly rest?: XmlNode;
  /** Describes the items of an array. */
  readonly items?: XmlNode;
  /** Describes the first items of an array, each of a separate type (tuple). */
  readonly first?: readonly XmlNode[];
  /** Variants, which are distinguished by name. */
  readonly choice?: readonly XmlChoice[];
}

/** How a value is represented in XML: as one node, or as several nodes within the parent element. */
export interface XmlNode extends XmlContent {
  /** Type of node. Default: an element. With `none`, the content is part of the parent element. */
  readonly as?: 'attribute' | 'text' | 'cdata' | 'none';
  /** Local name. Default: the key of the member. */
  readonly name?: string;
  readonly prefix?: string;
  readonly namespace?: string;
  /** Whether a value exists even without a node: an empty array or empty text. */
  readonly required?: true;
  /** Returns the content, if it is defined elsewhere. */
  readonly of?: () => XmlContent;
}

/** A variant of a union. */
export interface XmlChoice {
  readonly node: XmlNode;
  /** The discriminator: a member, and the values that select this variant. */
  readonly when?: readonly [key: string, values: readonly unknown[]];
  /** Names of the required members. */
  readonly needs?: readonly string[];
}

/** Returns the content of a node. */
export function contentOf(node: XmlNode): XmlContent {
  return node.of === undefined ? node : node.of();
}

// Operation data that the client and the server have in common; see the `operation.ts` of each.

/** Method in upper case. A custom method (OpenAPI 3.2, 4.9) is spelled as in the document. */
export type Method = string;

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie';

/** A JSON value; `bigint` only where the document declares it. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The data of a schema that is needed to read a value from text: its JSON types, without constraints. Alternatives are
 * tried in order; text that matches none of them stays a string, so that the validator rejects it. Strings are `listed`
 * if one of them could be mistaken for a value of another alternative.
 */
export type Shape =
  | 'any'
  | 'null'
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'number'
  | 'string'
  | 'file'
  | { readonly listed: readonly string[] }
  | { readonly array: Shape }
  | { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape }
  | { readonly alternatives: readonly Shape[] };

/** The location of a value, as used in errors. */
export interface Place {
  /** The name with which the value is sent. */
  readonly name: string;
  readonly in: ParameterLocation;
  /** Text that follows this parameter in its path segment, before the next parameter. */
  readonly before?: string;
}

/** Encodes a piece of a value so that it contains no delimiter. `isPart`: the piece is an item or a member. */
export type Quote = (text: string, place: Place, isPart: boolean) => string;

/**
 * Writes a value other than `undefined`: the text of a path or header parameter, or the pairs of a query or cookie
 * parameter. Returns `undefined` if the value is omitted. Throws `RequestError` if it cannot be written.
 */
export type Write = (value: unknown, parameter: WrittenParameter) => string | undefined;

/** Writes JSON that may contain bigints. */
export type Print = (value: unknown) => string | undefined;

/** How JSON that contains bigints is read. */
export interface ExactForm {
  readonly parse?: (text: string, integers: IntegersPlace | undefined) => Json;
  readonly integers?: IntegersPlace;
}

/** How to write a parameter (OpenAPI 3.1, 4.8.12) or a form member. */
export interface WrittenParameter extends Place {
  readonly write: Write;
  readonly explode?: true;
  /** Encodes pieces of the value. Default: encodes all characters except unreserved ones. */
  readonly quote?: Quote;
  /** Prints JSON that contains bigints, if the value is written as such. */
  readonly print?: Print;
  /** Media type, and how to encode it, for a parameter that has neither a style nor JSON content. */
  readonly content?: string;
  readonly medium?: Media;
}

/** How to write a member of a form, or a member with a style of a multipart body. */
export interface WrittenMember extends WrittenParameter {
  /** For a member of a multipart body: whether each item of an array becomes a part with separate headers. */
  readonly isList?: true;
  /** How to write the headers of these parts. */
  readonly headers?: readonly WrittenParameter[];
}

/** How to read a parameter or a form member. */
export interface Parameter extends Place, ExactForm {
  readonly required?: true;
  readonly shape: Shape;
  /** Style of the value; absent if the parameter has `content`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** Media type of a parameter with `content`; JSON unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
  /** Whether the value is an array whose items are separate pairs, each in the media type. */
  readonly isRepeated?: true;
  /** Reads the value from text in the media type of `medium`. */
  readonly read?: (text: string, parameter: Parameter) => Json | undefined;
  /** Whether the parameter is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value is treated as absent. */
  readonly allowEmptyValue?: true;
  /** Whether items can never contain a comma; then an encoded comma is a delimiter, too. */
  readonly splitsEncoded?: true;
  /** Value to use if the parameter is absent. */
  readonly default?: Json;
}

/** How to read a member of a form, or a member with a style of a multipart body; the counterpart of `WrittenMember`. */
export interface Field extends Parameter {
  readonly isList?: true;
  readonly headerFields?: readonly Parameter[];
}

/** Bytes in an unshared buffer, which every platform accepts as a message body. */
export type OwnBytes = ReturnType<typeof Uint8Array.from>;

/** The body of a message to send. */
export type OutgoingBody = string | OwnBytes | Blob | ReadableStream<Uint8Array>;

/** A body to send, with its `Content-Type`. */
export interface Outgoing {
  readonly type: string;
  readonly body: OutgoingBody;
  /**
   * For streams, which can be sent only once: makes the single attempt, and ends the source if the rest is not read.
   */
  readonly once?: <T extends { readonly response: Response }>(attempt: () => Promise<T>) => Promise<T>;
}

/** A received body. */
export interface Incoming {
  /** `Content-Type`, as received. */
  readonly type: string;
  /** The whole body; used by media that are not streams. */
  readonly bytes: Uint8Array;
  /** Returns the body as a stream, once; used by media that are streams. */
  readonly stream: () => ReadableStream<Uint8Array>;
  /** Maximum nesting depth of JSON and XML. */
  readonly maxDepth: number;
  /** The message that the body belongs to; if headers of parts are declared, they are stored here. */
  readonly message?: { partHeaders?: object };
  /** How many more parts are allowed, including nested ones; shared by nested bodies. */
  readonly partsLeft?: { count: number };
}

/** Encodes a body. `partHeaders` contains the headers of the parts of a multipart body. */
export type Encode = (value: unknown, type: string, media: Media, partHeaders?: object) => Outgoing;
export type Decode = (incoming: Incoming, media: Media) => unknown;

/** How to write or read bodies of a media type. Client and server each have only the function that they need. */
export interface Media {
  readonly encode?: Encode;
  readonly decode?: Decode;
  /** Whether the body is read as a stream rather than as a whole. */
  readonly isStream?: true;
  /** How to read the members of a form. */
  readonly fields?: readonly Field[];
  /** How to write the members of a form. */
  readonly members?: readonly WrittenMember[];
  /** The parts of a multipart body: all named parts, or the leading unnamed parts. */
  readonly parts?: readonly Part[];
  /** Describes all remaining unnamed parts. */
  readonly rest?: Part;
  /** Shape of the value that a text body represents; absent for a string. */
  readonly shape?: Shape;
  /** How values are represented in XML. */
  readonly xml?: XmlNode;
  /** Locations of bigints in JSON. */
  readonly integers?: IntegersPlace;
}

/** A part of a multipart body (OpenAPI 3.2, 4.15); for an array, each of its items. */
export interface Part extends ExactForm {
  /** Prints JSON that contains bigints, if the part can contain any. */
  readonly print?: Print;
  readonly name: string;
  /** Shape of the value; absent if `medium` is set and the part cannot be a file. */
  readonly shape?: Shape;
  /** Whether the value is an array whose items are separate parts. */
  readonly isList?: true;
  /** Media type of the part. Default: the type of a file, JSON for objects, and plain text for other values. */
  readonly contentType?: string;
  /** Accepted media types if there are several. A part without a media type is accepted, too. */
  readonly types?: readonly string[];
  /** How to write and read a part that is itself a body: a form, a multipart body, or XML. */
  readonly medium?: Media;
  /** How to write the headers of the part. */
  readonly headers?: readonly WrittenParameter[];
  /** How to read the headers of the part; also present if only nested parts have headers. */
  readonly headerFields?: readonly Parameter[];
}

/** Locations of the values to convert within a value. A node that refers to itself is replaced with a function. */
export interface Places<Here> {
  /** Conversion of the value itself. */
  readonly here?: Here;
  /** Locations in members by name. If there is a `rest`, members without conversions are listed, too. */
  readonly members?: Readonly<Record<string, Placed<Here>>>;
  /** Locations in members with other names. */
  readonly rest?: Placed<Here>;
  /** Locations in the first items of an array. */
  readonly first?: readonly Placed<Here>[];
  /** Locations in the other items. */
  readonly items?: Placed<Here>;
  /** Further nodes for the same value. */
  readonly also?: readonly Placed<Here>[];
  /** Restricts the node to objects whose member has one of the values, as a variant with a discriminator does. */
  readonly when?: readonly [member: string, values: readonly unknown[]];
  /** Whether only the format of the text distinguishes this variant from others. Text in another format stays text. */
  readonly loose?: true;
}

export type Placed<Here> = Places<Here> | (() => Places<Here>);

/** Locations of bigints; `here` means that the value itself is a bigint if it is an integer. */
export type Integers = Places<true>;

export type IntegersPlace = Placed<true>;

/** The date formats (OpenAPI 3.1, 4.4). */
export type DateFormat = 'date' | 'date-time';

/** Locations of dates. */
export type Dates = Places<DateFormat>;

export type DatesPlace = Placed<DateFormat>;

/** Locations of dates in a message: in parameters or headers by location, and in the body by media type. */
export interface MessageDates {
  readonly parts?: DatesPlace;
  readonly content?: Readonly<Record<string, DatesPlace>>;
}

/** Locations of dates in the messages of an operation. */
export interface OperationDates {
  readonly request?: MessageDates;
  /** Locations of dates in responses, by status (`200`), range (`4XX`) or `default`. */
  readonly responses?: Readonly<Record<string, MessageDates>>;
}

/**
 * Writes style `deepObject` in the form that `readDeepObject` reads. Throws `RequestError` for names with brackets and
 * for arrays of arrays.
 */
export const writeDeepObject: Write = (value, parameter) => {
  const pairs: Pair[] = [];
  const quote = (text: string): string => (parameter.quote ?? quoteStrict)(text, parameter, false);
  const write = (name: string, member: unknown): void => {
    if (Array.isArray(member)) {
      member.forEach((item: unknown, index) => {
        if (isRecord(item)) write(`${name}%5B${index}%5D`, item);
        else add(`${name}%5B%5D`, scalarText(parameter, item));
      });
    } else if (isRecord(member)) {
      for (const [key, inner] of Object.entries(member)) write(`${name}%5B${quote(checked(parameter, key))}%5D`, inner);
    } else {
      add(name, scalarText(parameter, member));
    }
  };
  const add = (name: string, text: string | undefined): void => {
    if (text !== undefined) pairs.push([name, quote(text)]);
  };
  write(quote(parameter.name), value);
  return joinPairs(pairs, parameter);
};

function checked(parameter: WrittenParameter, key: string): string {
  if (key !== '' && !/[[\]]/.test(key)) return key;
  throw new RequestError(parameter.in, parameter.name, `has a member "${key}", which deepObject cannot name`);
}

/** Writes a scalar into a path in style `simple` (RFC 6570, 3.2.2). */
export const writeScalar: Write = (value, parameter) => {
  const text = scalarText(parameter, value);
  return text === undefined ? undefined : (parameter.quote ?? quoteStrict)(text, parameter, false);
};

/** Writes a scalar into a query or cookie in style `form` (RFC 6570, 3.2.8). */
export const writeScalarPair: Write = (value, parameter) => {
  const text = writeScalar(value, parameter);
  return text === undefined ? undefined : `${quoteStrict(parameter.name, parameter, false)}=${text}`;
};

/** Writes a scalar into a header unchanged. Throws for text that a header cannot represent. */
export const writeScalarHeader: Write = (value, parameter) => {
  const text = scalarText(parameter, value);
  if (text === undefined || isFieldValue(text)) return text;
  throw new RequestError(parameter.in, parameter.name, 'has characters that a header does not allow');
};
