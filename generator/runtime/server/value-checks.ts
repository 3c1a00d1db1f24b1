/**
 * Checks for the kinds of values that most properties have. The check of a type is as short as possible, so that V8
 * inlines it; if it fails, `inMember` calls it again to add the issue. Other checks also take the path of the value and
 * the requirements of the schema. They return whether the calling validator continues: the value is valid, or there is
 * room in the list of issues. An absent member is reported as missing.
 */
import { isLonger, isShorter } from './comparison.js';
import { formats, isDateTime, type TextFormat } from './formats.js';
import { type AnyCheck, type Findings, mismatch, refuse, within } from './refuse.js';

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
