/** Functions that generated validators use. */
import type { ValidationIssue } from './definition.js';

export type { Examples, RequestValidators, Validate, ValidationIssue } from './definition.js';
export { formats } from './formats.js';
export { type StandardSchema, toStandardSchema } from './standard-schema.js';
export { describeIssue } from './words.js';

/**
 * Returns whether a value is valid. With a list, up to 20 issues are added to it; without one, the check stops at the
 * first.
 */
export type Check<T = unknown> = (value: unknown, issues?: ValidationIssue[]) => value is T;

/** Parents prepend to its path as the check returns. */
type Finding = ValidationIssue & { instancePath: string };
type Findings = Finding[] | undefined;
type AnyCheck = (value: unknown, issues?: ValidationIssue[]) => boolean;
type AnyObject = Readonly<Record<string, unknown>>;

/** The number of issues in an error response; collecting all would allow requests to cause unbounded work. */
const MOST_FINDINGS = 20;

type Params = ValidationIssue['params'];

/**
 * The parameters of each keyword's issues, unless they are a limit. Written out so that the objects have the same
 * hidden class.
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

/** Adds an issue. Returns whether the check can stop: no list is given, or it is full. */
export function refuse(issues: Findings, instancePath: string, keyword: string, argument?: unknown): boolean {
  if (issues === undefined) return true;
  if (issues.length < MOST_FINDINGS) {
    const value = argument instanceof Set ? [...(argument as ReadonlySet<unknown>)] : argument;
    const params = argument === undefined ? {} : (PARAMETERS[keyword] ?? toLimit)(value);
    issues.push({ instancePath, keyword, params });
  }
  return issues.length >= MOST_FINDINGS;
}

/** Adds a type issue; returns false as the result of the check. */
export function mismatch(issues: Findings, type: string | readonly string[]): false {
  refuse(issues, '', 'type', type);
  return false;
}

/** Whether checks accept strings that the document does not know yet. */
let isTolerant = false;

/**
 * Returns a check that also accepts data of a newer sender: unlisted strings of open enums and discriminators of open
 * unions.
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

/** Returns whether a check that has reached its end has passed. */
export function fits(issues: Findings): boolean {
  return issues === undefined || issues.length === 0;
}

/** Adds the issues that another check finds in a part of the value. Returns whether the check can stop. */
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

/** Adds an issue about a member: that it is missing, or the given keyword. */
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

/** Adds an issue about a missing member, or the issues that another check finds in it. */
export function withinMember(issues: Findings, path: string, name: string, check: AnyCheck, value: unknown): boolean {
  if (issues === undefined) return true;
  return value === undefined
    ? refuse(issues, path, 'required', name)
    : within(issues, path + toToken(name), check, value);
}

/** Adds an issue if no variant matches, or if several match where exactly one must. */
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

/** Cached results of checks by value, while the outermost of them runs. */
let resultCache: Map<AnyCheck, Map<unknown, boolean>> | undefined;

/**
 * Returns a check that caches its results, so that a value is checked once however often it is reached: recursive
 * variants would otherwise need 2^n checks for a value of n levels.
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

/** Returns whether a value is an object and not an array. */
export function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property of an object, never an inherited one. */
export function own(value: AnyObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns a name as a JSON pointer token with its slash (RFC 6901, 3). */
export function toToken(name: string): string {
  const isPlain = !name.includes('~') && !name.includes('/');
  return `/${isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

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

/** Returns whether a number is an integer multiple of `step`, using their decimal representations. */
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

/** Returns the digits of a number and its decimal exponent. */
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

/** Returns whether a value equals one of several. */
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
