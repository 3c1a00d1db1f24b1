/** Functions and types of generated validators. */
import { type Json, lookUp, splitPointer } from './codec.js';

// Adds the issues that generated validators find. Without a list of issues, a validator stops at the first one.

/** An issue whose path is still relative: each parent prepends its part of the path when its check returns. */
type Finding = ValidationIssue & { instancePath: string };
/** The list to which a check adds issues; absent if nobody needs them. */
export type Findings = Finding[] | undefined;
/** A check of a value of any type. */
export type AnyCheck = (value: unknown, issues?: ValidationIssue[]) => boolean;

/** Maximum number of issues in an error response. Collecting all would let a request cause unbounded work. */
const MOST_FINDINGS = 20;

type Params = ValidationIssue['params'];

/**
 * Creates the `params` of issues by keyword. Those of other keywords contain a limit. The object literals are written
 * out so that all objects of a keyword have the same hidden class.
 */
const PARAMETERS: Readonly<Record<string, (value: unknown) => Params>> = {
  type: (type) => ({ type }),
  enum: (allowedValues) => ({ allowedValues }),
  const: (allowedValue) => ({ allowedValue }),
  format: (format) => ({ format }),
  pattern: (pattern) => ({ pattern }),
  multipleOf: (multipleOf) => ({ multipleOf }),
  required: (missingProperty) => ({ missingProperty }),
  dependentRequired: (missingProperty) => ({ missingProperty }),
  additionalProperties: (additionalProperty) => ({ additionalProperty }),
  unevaluatedProperties: (unevaluatedProperty) => ({ unevaluatedProperty }),
};

const toLimit = (limit: unknown): Params => ({ limit });

/** Adds an issue. Returns whether the check can stop: there is no list, or the list is full. */
export function refuse(issues: Findings, instancePath: string, keyword: string, argument?: unknown): boolean {
  if (issues === undefined) return true;
  if (issues.length < MOST_FINDINGS) {
    const value = argument instanceof Set ? [...(argument as ReadonlySet<unknown>)] : argument;
    const params = argument === undefined ? {} : (PARAMETERS[keyword] ?? toLimit)(value);
    issues.push({ instancePath, keyword, params });
  }
  return issues.length >= MOST_FINDINGS;
}

/** Adds an issue about the type, and returns `false` as the result of the check. */
export function mismatch(issues: Findings, type: string | readonly string[]): false {
  refuse(issues, '', 'type', type);
  return false;
}

/** Returns the result of a check that was not stopped: whether it found no issues. */
export function fits(issues: Findings): boolean {
  return issues === undefined || issues.length === 0;
}

/** Adds the issues that another check finds in a value inside the current one. Returns whether the check can stop. */
export function within(issues: Findings, path: string, check: AnyCheck, value: unknown): boolean {
  if (issues === undefined) return true;
  let index = issues.length;
  check(value, issues);
  for (; index < issues.length; index += 1) {
    const finding = issues[index];
    if (finding !== undefined) finding.instancePath = path + finding.instancePath;
  }
  return issues.length >= MOST_FINDINGS;
}

/** Adds an issue with the keyword about a member, or reports the member as missing. */
export function refuseMember(
  issues: Findings,
  path: string,
  name: string,
  value: unknown,
  keyword: string,
  argument?: unknown,
): boolean {
  if (issues === undefined) return true;
  return value === undefined
    ? refuse(issues, path, 'required', name)
    : refuse(issues, path + toToken(name), keyword, argument);
}

/** Adds the issues that another check finds in a member, or reports the member as missing. */
export function withinMember(issues: Findings, path: string, name: string, check: AnyCheck, value: unknown): boolean {
  if (issues === undefined) return true;
  return value === undefined
    ? refuse(issues, path, 'required', name)
    : within(issues, path + toToken(name), check, value);
}

/** Adds an issue if no variant matches, or if more than one matches where exactly one must. */
export function refuseAll(
  issues: Findings,
  path: string,
  keyword: 'anyOf' | 'oneOf',
  value: unknown,
  checks: readonly AnyCheck[],
): boolean {
  if (issues === undefined) return true;
  const count = checks.filter((check) => check(value)).length;
  if (count === 0) for (const check of checks) if (within(issues, path, check, value)) return true;
  return refuse(issues, path, keyword);
}

/** Converts a name to a JSON pointer token, preceded by a slash (RFC 6901, 3). */
export function toToken(name: string): string {
  const isPlain = !name.includes('~') && !name.includes('/');
  return `/${isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

type Words = (params: Readonly<Record<string, unknown>>) => string;

const required: Words = () => 'is required';
const notAllowed: Words = () => 'is not allowed';
const list = (value: unknown): string =>
  [value]
    .flat()
    .map((item) => JSON.stringify(item))
    .join(', ');

/** Functions that create the messages, by keyword. */
const WORDS: Readonly<Record<string, Words>> = {
  required,
  dependentRequired: required,
  additionalProperties: notAllowed,
  unevaluatedProperties: notAllowed,
  'false schema': notAllowed,
  readOnly: () => 'must not be sent',
  writeOnly: () => 'must not be sent',
  type: ({ type }) => `must be ${[type].flat().map(withArticle).join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => `must be a valid ${format}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minLength: ({ limit }) => `must have at least ${count(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  uniqueItems: () => 'must not contain duplicate items',
  minProperties: ({ limit }) => `must have at least ${count(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${count(limit, 'field')}`,
  contains: ({ limit }) => `must contain at least ${count(limit, 'matching item')}`,
  maxContains: ({ limit }) => `must contain at most ${count(limit, 'matching item')}`,
  propertyNames: () => 'is not an allowed name',
  not: () => 'is not allowed',
  unevaluatedItems: () => 'must not have additional items',
  oneOf: () => 'must match exactly one of the variants',
  anyOf: () => 'must match one of the variants',
};

function withArticle(type: unknown): string {
  return type === 'null' ? type : `${/^[aio]/u.test(String(type)) ? 'an' : 'a'} ${type}`;
}

function count(limit: unknown, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? '' : 's'}`;
}

/** Returns the message for an issue, which continues a sentence that begins with the name of the value. */
export function describeIssue({ keyword, params }: ValidationIssue): string {
  return lookUp(WORDS, keyword)?.(params) ?? 'is not valid';
}

/** An issue as Standard Schema 1.0 defines it. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** A schema as Standard Schema 1.0 defines it, for libraries that accept such schemas. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: T } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** Converts a check to a Standard Schema, whose validation returns the value unchanged. */
export function toStandardSchema<T>(
  check: (value: unknown, issues?: ValidationIssue[]) => value is T,
): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'trefoil',
      validate: (value) => {
        if (check(value)) return { value };
        const issues: ValidationIssue[] = [];
        check(value, issues);
        return { issues: issues.map((issue) => ({ message: describeIssue(issue), path: pathOf(issue, value) })) };
      },
    },
  };
}

/** Returns the keys that lead to the value of an issue; array indexes are numbers. */
function pathOf({ instancePath, params }: ValidationIssue, value: unknown): (string | number)[] {
  const names = splitPointer(instancePath);
  const last = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (typeof last === 'string') names.push(last);
  let current = value;
  return names.map((name) => {
    const key = Array.isArray(current) ? Number(name) : name;
    current =
      typeof current === 'object' && current !== null && Object.hasOwn(current, name)
        ? Reflect.get(current, name)
        : undefined;
    return key;
  });
}

// Compares values for generated validators.

/** Returns whether text has more than `most` characters, as JSON Schema counts them (2020-12 validation, 6.3.1). */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && countCharacters(text) > most;
}

/** Returns whether text has fewer than `least` characters. */
export function isShorter(text: string, least: number): boolean {
  return text.length < least || (text.length < 2 * least && countCharacters(text) < least);
}

function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** Returns whether a number is an integer multiple of `step`, based on decimal representations. */
export function isMultiple(value: number | bigint, step: number): boolean {
  if (typeof value === 'number') {
    const quotient = value / step;
    if (Number.isInteger(quotient)) return true;
    if (!Number.isFinite(quotient) || Number.isInteger(step)) return false;
  }
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const least = Math.min(exponent, stepExponent);
  const scale = (count: bigint, from: number): bigint => count * 10n ** BigInt(from - least);
  return scale(digits, exponent) % scale(stepDigits, stepExponent) === 0n;
}

/** Returns the digits of a number as an integer, and the decimal exponent. */
function toDecimal(value: number | bigint): readonly [digits: bigint, exponent: number] {
  const [mantissa = '0', power = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(power) - fraction.length];
}

/** Returns whether two JSON values are equal, regardless of member order (JSON Schema 2020-12 core, 4.2.2). */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]))
    );
  }
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}

/** Returns whether a value equals one of the given values. */
export function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.some((candidate) => equal(value, candidate));
}

/** Returns whether a list contains equal items, in linear time. */
export function hasDuplicates(items: readonly unknown[]): boolean {
  const seen = new Set<unknown>();
  for (const item of items) {
    const key =
      typeof item === 'object' && item !== null ? `{${canonical(item)}` : typeof item === 'string' ? `"${item}` : item;
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

/** Returns the same text for equal values. */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

/**
 * Checks formats of JSON Schema (2020-12 validation, 7.3) and of the OpenAPI format registry. Every check takes time
 * linear in the length of the text: no regular expression has nested repetition. Dates are parsed digit by digit,
 * because a regular expression with groups is several times slower.
 */
type TextCheck = (text: string) => boolean;
type NumberCheck = (value: number) => boolean;
export type TextFormat =
  | 'date'
  | 'time'
  | 'date-time'
  | 'duration'
  | 'email'
  | 'hostname'
  | 'ipv4'
  | 'ipv6'
  | 'uuid'
  | 'uri'
  | 'uri-reference'
  | 'json-pointer'
  | 'byte';

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns the number that two digits represent, or NaN. */
function pair(text: string, index: number): number {
  const [tens, ones] = [text.charCodeAt(index) - 48, text.charCodeAt(index + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN;
}

function isDateAt(text: string): boolean {
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  const [century, year, month, day] = [pair(text, 0), pair(text, 2), pair(text, 5), pair(text, 8)];
  // Comparisons with NaN are false.
  if (!(century >= 0 && year >= 0 && month >= 1 && month <= 12 && day >= 1)) return false;
  const isLeap = year === 0 ? century % 4 === 0 : year % 4 === 0;
  return day <= (month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0));
}

function isDate(text: string): boolean {
  return text.length === 10 && isDateAt(text);
}

/** Returns the index after a fraction, which is `from` if there is none; -1 for a point without digits. */
function skipFraction(text: string, from: number): number {
  if (text.charCodeAt(from) !== 46) return from;
  let index = from + 1;
  while (text.charCodeAt(index) >= 48 && text.charCodeAt(index) <= 57) index += 1;
  return index === from + 1 ? -1 : index;
}

/** Checks RFC 3339 `full-time`, starting at an index. A leap second is valid only at 23:59:60 UTC. */
function isTimeAt(text: string, from: number): boolean {
  const [hour, minute, second] = [pair(text, from), pair(text, from + 3), pair(text, from + 6)];
  if (text.charCodeAt(from + 2) !== 58 || text.charCodeAt(from + 5) !== 58) return false;
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  const zone = skipFraction(text, from + 8);
  const sign = zone < 0 ? '' : text.charAt(zone);
  let offset = 0;
  if (sign === 'Z' || sign === 'z') {
    if (text.length !== zone + 1) return false;
  } else {
    if ((sign !== '+' && sign !== '-') || text.length !== zone + 6 || text.charCodeAt(zone + 3) !== 58) return false;
    const [hours, minutes] = [pair(text, zone + 1), pair(text, zone + 4)];
    if (!(hours <= 23 && minutes <= 59)) return false;
    offset = (hours * 60 + minutes) * (sign === '-' ? -1 : 1);
  }
  return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

function isTime(text: string): boolean {
  return isTimeAt(text, 0);
}

/** Checks RFC 3339 `date-time`. */
export function isDateTime(text: string): boolean {
  const separator = text.charAt(10);
  return (separator === 'T' || separator === 't') && isDateAt(text) && isTimeAt(text, 11);
}

const DURATION = /^P(?=[\dT])(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/u;

/**
 * Checks durations (RFC 3339, appendix A). As in ISO 8601-1, 5.5.2.3, the last component may have a fraction after a
 * point or comma.
 */
function isDuration(text: string): boolean {
  return DURATION.test(text.replace(/(\d)[.,]\d+(?=[A-Z]$)/u, '$1'));
}

function isHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every(isLabel);
}

function isLabel(label: string): boolean {
  return /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

function isEmail(text: string): boolean {
  const separator = text.lastIndexOf('@');
  const local = text.slice(0, separator);
  const isLocal =
    separator >= 1 && separator <= 64 && local.split('.').every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom));
  const host = text.slice(separator + 1);
  return isLocal && host.includes('.') && isHostname(host);
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1) ?? '';
  const hasIpv4 = last.includes('.') && text.endsWith(last);
  if (hasIpv4 && !isIpv4(last)) return false;
  const hex = hasIpv4 ? all.slice(0, -1) : all;
  const size = hex.length + (hasIpv4 ? 2 : 0);
  return hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (halves.length === 2 ? size <= 7 : size === 8);
}

/** Checks that text has only characters of RFC 3986, well-formed percent-encoding and at most one fragment. */
function isUriReference(text: string): boolean {
  if (!/^[\w.~:/?[\]@!$&'()*+,;=%-]*(?:#[\w.~:/?@!$&'()*+,;=%-]*)?$/.test(text)) return false;
  return !text.includes('%') || !/%(?![0-9a-f]{2})/i.test(text);
}

/** Format checks by name. The limit for `int64` is 2^53, because larger numbers lose precision when parsed. */
export const formats: Readonly<Record<TextFormat, TextCheck> & Record<'int32' | 'int64', NumberCheck>> = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  duration: isDuration,
  email: isEmail,
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uuid: (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  uri: (text: string) => /^[a-z][a-z0-9+.-]*:./i.test(text) && isUriReference(text),
  'uri-reference': isUriReference,
  'json-pointer': (text: string) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text),
  byte: (text: string) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
  int32: (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31,
  int64: (value: number) => Number.isSafeInteger(value),
};

/** An example of a body, which may be or contain files. */
export type ExampleBody = Json | File | readonly ExampleBody[] | { readonly [name: string]: ExampleBody };

/** An example of a response. */
export interface ExampleResponse {
  readonly body?: ExampleBody;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, Json>>;
  /** Headers of the parts of a multipart body. */
  readonly partHeaders?: readonly Json[] | { readonly [name: string]: Json };
  /** Name of the example in the document. */
  readonly name?: string;
  /** Other examples of the response, by name. */
  readonly others?: Readonly<Record<string, ExampleResponse>>;
}

/** Examples by operation id, then by status. Mock mode responds with the first 2XX. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ExampleResponse>>>>;

// Checks for the kinds of values that most properties have. The check of a type is as short as possible, so that V8
// inlines it; if it fails, `inMember` calls it again to add the issue. Other checks also take the path of the value and
// the requirements of the schema. They return whether the calling validator continues: the value is valid, or there is
// room in the list of issues. An absent member is reported as missing.

export type AnyObject = Readonly<Record<string, unknown>>;

/** Adds an issue about a value, or reports the value as missing. Returns whether the validator continues. */
function reject(
  value: unknown,
  found: Findings,
  path: string | undefined,
  keyword: string,
  argument?: unknown,
): boolean {
  if (found === undefined) return false;
  if (value !== undefined || path === undefined) return !refuse(found, path ?? '', keyword, argument);
  return !refuse(found, path.slice(0, path.lastIndexOf('/')), 'required', readName(path).name);
}

interface MemberName {
  readonly name: string;
  /** Whether all objects inherit a member with this name, such as `constructor`. */
  readonly isInherited: boolean;
}

/** Cache of the last names of paths. It stays small, because only paths of generated validators are looked up. */
const names = new Map<string, MemberName>();

/** Returns the name at the end of a path. */
function readName(path: string): MemberName {
  const known = names.get(path);
  if (known !== undefined) return known;
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  const read: MemberName = { name, isInherited: name in Object.prototype };
  names.set(path, read);
  return read;
}

/** Returns whether a value is an object and not an array. */
export function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// V8 inlines short functions without limit, and a call within the same module is shorter than others.

function notText(found: Findings): false {
  return mismatch(found, 'string');
}

/** Checks that a value is a string. */
export function isText(value: unknown, found?: Findings): boolean {
  return typeof value === 'string' || notText(found);
}

function notTextOrNull(found: Findings): false {
  return mismatch(found, ['string', 'null']);
}

/** Checks that a value is a string or null. */
export function isNullableText(value: unknown, found?: Findings): boolean {
  return typeof value === 'string' || value === null || notTextOrNull(found);
}

function notInteger(found: Findings): false {
  return mismatch(found, 'integer');
}

/** Checks that a value is an integer. */
export function isInteger(value: unknown, found?: Findings): boolean {
  return Number.isInteger(value) || notInteger(found);
}

function notIntegerOrNull(found: Findings): false {
  return mismatch(found, ['integer', 'null']);
}

/** Checks that a value is an integer or null. */
export function isNullableInteger(value: unknown, found?: Findings): boolean {
  return Number.isInteger(value) || value === null || notIntegerOrNull(found);
}

function notNumber(found: Findings): false {
  return mismatch(found, 'number');
}

/** Checks that a value is a finite number. */
export function isNumber(value: unknown, found?: Findings): boolean {
  return Number.isFinite(value) || notNumber(found);
}

function notNumberOrNull(found: Findings): false {
  return mismatch(found, ['number', 'null']);
}

/** Checks that a value is a finite number or null. */
export function isNullableNumber(value: unknown, found?: Findings): boolean {
  return Number.isFinite(value) || value === null || notNumberOrNull(found);
}

function notBoolean(found: Findings): false {
  return mismatch(found, 'boolean');
}

/** Checks that a value is a boolean. */
export function isBoolean(value: unknown, found?: Findings): boolean {
  return typeof value === 'boolean' || notBoolean(found);
}

function notBooleanOrNull(found: Findings): false {
  return mismatch(found, ['boolean', 'null']);
}

/** Checks that a value is a boolean or null. */
export function isNullableBoolean(value: unknown, found?: Findings): boolean {
  return typeof value === 'boolean' || value === null || notBooleanOrNull(found);
}

function notObject(found: Findings): false {
  return mismatch(found, 'object');
}

/** Checks that a value is an object, with any members. */
export function isAnyObject(value: unknown, found?: Findings): boolean {
  return isObject(value) || notObject(found);
}

function notObjectOrNull(found: Findings): false {
  return mismatch(found, ['object', 'null']);
}

/** Checks that a value is null or an object with any members. */
export function isNullableObject(value: unknown, found?: Findings): boolean {
  return isObject(value) || value === null || notObjectOrNull(found);
}

function notArray(found: Findings): false {
  return mismatch(found, 'array');
}

/** Checks that a value is an array, with any items. */
export function isArray(value: unknown, found?: Findings): boolean {
  return Array.isArray(value) || notArray(found);
}

/** Checks that a value is a date-time, which is the most frequent format. */
export function isTimestamp(value: unknown, found?: Findings): boolean {
  return (typeof value === 'string' && isDateTime(value)) || notFormatted(value, found, undefined, 'date-time');
}

/** Checks that a value is null or a date-time. */
export function isNullableTimestamp(value: unknown, found?: Findings): boolean {
  const isRight = value === null || (typeof value === 'string' && isDateTime(value));
  return isRight || notFormatted(value, found, undefined, 'date-time', ['string', 'null']);
}

function notFormatted(
  value: unknown,
  found: Findings,
  path: string | undefined,
  format: string,
  type: string | readonly string[] = 'string',
): boolean {
  return typeof value === 'string'
    ? reject(value, found, path, 'format', format)
    : reject(value, found, path, 'type', type);
}

/** Checks that a value is a string with the given format. */
export function isFormatted(value: unknown, found: Findings, path: string, format: TextFormat): boolean {
  return (typeof value === 'string' && formats[format](value)) || notFormatted(value, found, path, format);
}

/** Checks that a value is null or a string with the given format. */
export function isNullableFormatted(value: unknown, found: Findings, path: string, format: TextFormat): boolean {
  if (value === null || (typeof value === 'string' && formats[format](value))) return true;
  return notFormatted(value, found, path, format, ['string', 'null']);
}

/** Checks that a value is a string of `least` to `most` characters. */
export function isTextOfLength(value: unknown, found: Findings, path: string, least: number, most?: number): boolean {
  const isFine =
    typeof value === 'string' && !isShorter(value, least) && (most === undefined || !isLonger(value, most));
  return isFine || notTextOfLength(value, found, path, least, most);
}

function notTextOfLength(
  value: unknown,
  found: Findings,
  path: string,
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): boolean {
  if (typeof value !== 'string') return reject(value, found, path, 'type', 'string');
  if (isShorter(value, least) && !reject(value, found, path, 'minLength', least)) return false;
  return !isLonger(value, most) || reject(value, found, path, 'maxLength', most);
}

/** Checks that a value is an integer from `minimum` to `maximum`. */
export function isIntegerBetween(
  value: unknown,
  found: Findings,
  path: string,
  minimum: number,
  maximum?: number,
): boolean {
  const isFine = typeof value === 'number' && value >= minimum && !(maximum !== undefined && value > maximum);
  return (isFine && Number.isInteger(value)) || notIntegerBetween(value, found, path, minimum, maximum);
}

function notIntegerBetween(
  value: unknown,
  found: Findings,
  path: string,
  minimum: number,
  maximum: number = Number.POSITIVE_INFINITY,
): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value)) return reject(value, found, path, 'type', 'integer');
  if (value < minimum && !reject(value, found, path, 'minimum', minimum)) return false;
  return value <= maximum || reject(value, found, path, 'maximum', maximum);
}

/** Checks that a value is an integer with the given format. */
export function isFormattedInteger(value: unknown, found: Findings, path: string, format: 'int32' | 'int64'): boolean {
  if (typeof value !== 'number' || !Number.isInteger(value)) return reject(value, found, path, 'type', 'integer');
  return formats[format](value) || reject(value, found, path, 'format', format);
}

/** Checks that a value is in a set of values. */
export function isListed(value: unknown, found: Findings, path: string, values: ReadonlySet<unknown>): boolean {
  return values.has(value) || reject(value, found, path, 'enum', values);
}

/**
 * Adds the issues of a member of `object` that a check has rejected, or reports the member as missing. The member's
 * name is the last one in the path. Returns whether the validator stops.
 */
export function inMember(found: Findings, object: AnyObject, path: string, check: AnyCheck): boolean {
  if (found === undefined) return true;
  const { name, isInherited } = readName(path);
  const value = isInherited && !Object.hasOwn(object, name) ? undefined : object[name];
  return value === undefined ? !reject(value, found, path, 'required') : within(found, path, check, value);
}

/** Returns the number of items in an array; 0 for other values. Validators loop over items themselves. */
export function countItems(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Checks that a value is an array of `least` to `most` items. */
export function isArrayOfLength(value: unknown, found: Findings, path: string, least: number, most?: number): boolean {
  const isWithin = Array.isArray(value) && value.length >= least && (most === undefined || value.length <= most);
  return isWithin || notOfLength(value, found, path, least, most);
}

function notOfLength(
  value: unknown,
  found: Findings,
  path: string,
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): boolean {
  if (!Array.isArray(value)) return reject(value, found, path, 'type', 'array');
  if (value.length < least && !reject(value, found, path, 'minItems', least)) return false;
  return value.length <= most || reject(value, found, path, 'maxItems', most);
}

// Functions for generated validators.

/** Returns whether a value is valid. Adds up to 20 issues to the list, if given; otherwise stops at the first issue. */
export type Check<T = unknown> = (value: unknown, issues?: ValidationIssue[]) => value is T;

/** Whether checks accept strings that the document does not contain. */
let isTolerant = false;

/**
 * Returns a check that also accepts data from a newer sender: unlisted strings in open enums, and unlisted
 * discriminator values in open unions.
 */
export function tolerate(check: AnyCheck): AnyCheck {
  return (value, issues) => {
    // A value that is valid without tolerance stays valid, even if tolerance would make several variants match.
    if (check(value)) return true;
    isTolerant = true;
    try {
      return check(value, issues);
    } finally {
      isTolerant = false;
    }
  };
}

/** Returns whether an unlisted value is accepted as an unknown string. */
export function isUnknownText(value: unknown): boolean {
  return isTolerant && typeof value === 'string';
}

/** Results of checks by value, cached while the outermost check runs. */
let resultCache: Map<AnyCheck, Map<unknown, boolean>> | undefined;

/**
 * Returns a check that caches its results, so that each value is checked once, no matter how often it is reached.
 * Otherwise, recursive variants would need 2^n checks for a value with n levels.
 */
export function once(check: AnyCheck): AnyCheck {
  const look: AnyCheck = (value, issues) => {
    if (resultCache === undefined) {
      resultCache = new Map();
      try {
        return look(value, issues);
      } finally {
        resultCache = undefined;
      }
    }
    if (issues !== undefined) return check(value, issues);
    const results = resultCache.get(look) ?? new Map<unknown, boolean>();
    resultCache.set(look, results);
    const known = results.get(value);
    if (known !== undefined) return known;
    const isFit = check(value);
    results.set(value, isFit);
    return isFit;
  };
  return look;
}

/** Returns an own property of an object; inherited ones are ignored. */
export function own(value: AnyObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** An issue found by a validator: a value that violates a schema keyword. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) into the value. */
  readonly instancePath: string;
  readonly keyword: string;
  /** Details about the keyword, such as the limit that was exceeded. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns whether a value is valid. Adds the issues to `issues`, if given. */
export type Validate = (value: unknown, issues?: ValidationIssue[]) => boolean;

/** One validator for all media types, or validators by media type. */
export type ContentValidators = Validate | Readonly<Record<string, Validate>>;

/** Validators for the requests of one operation. */
export interface RequestValidators {
  /** Validates `{path?, query?, headers?, cookies?}`: an object for each location with declared parameters. */
  readonly parameters?: Validate;
  /** Validates the body. For a stream, it validates each item. */
  readonly body?: ContentValidators;
  /** Validates the headers of the parts of a multipart body; by media type, like `body`. */
  readonly partHeaders?: ContentValidators;
}

/** Validators for the response bodies of one operation, by status, range (`4XX`) or `default`. */
export type ResponseValidators = Readonly<Record<string, ContentValidators>>;
