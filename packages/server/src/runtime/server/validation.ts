/** What the generated checks of values are made with. */
import type { ValidationIssue } from './definition.js';

export type { Examples, RequestValidators, Validate, ValidationIssue } from './definition.js';
export { formats } from './formats.js';
export { type StandardSchema, toStandardSchema } from './standard-schema.js';
export { describeIssue } from './words.js';

/**
 * Whether a value fits a schema. With a list, what it does not fit is noted there, at most 20 findings; without one, the
 * check ends at the first.
 */
export type Check<T = unknown> = (value: unknown, found?: ValidationIssue[]) => value is T;

/** Its path grows on the way out of the value. */
type Finding = ValidationIssue & { instancePath: string };
type Findings = Finding[] | undefined;
type AnyCheck = (value: unknown, found?: ValidationIssue[]) => boolean;
type AnyObject = Readonly<Record<string, unknown>>;

/** As many findings as an answer lists; collecting them all would let a request ask for unbounded work. */
const MOST_FINDINGS = 20;

type Params = ValidationIssue['params'];

/** What each keyword tells of itself, where that is not a limit. Objects that are written out share a form. */
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

/** Notes a finding; whether the check may end with it: nobody gathers, or there are as many as are told. */
export function refuse(found: Findings, instancePath: string, keyword: string, argument?: unknown): boolean {
  if (found === undefined) return true;
  if (found.length < MOST_FINDINGS) {
    const value = argument instanceof Set ? [...(argument as ReadonlySet<unknown>)] : argument;
    const params = argument === undefined ? {} : (PARAMETERS[keyword] ?? toLimit)(value);
    found.push({ instancePath, keyword, params });
  }
  return found.length >= MOST_FINDINGS;
}

/** Notes that a value has another type; a check that ends with that is not passed. */
export function mismatch(found: Findings, type: string | readonly string[]): false {
  refuse(found, '', 'type', type);
  return false;
}

/** Whether checks take texts that the document does not know yet. */
let isTolerant = false;

/** A check that also takes what a newer sender may send: texts that open enumerations, and marks of open unions, do not list. */
export function tolerate(check: AnyCheck): AnyCheck {
  return (value, found) => {
    // What fits as it is keeps fitting, whatever alternatives would take besides.
    if (check(value)) return true;
    isTolerant = true;
    try {
      return check(value, found);
    } finally {
      isTolerant = false;
    }
  };
}

/** Whether a value that is not listed may be one that is not known yet. */
export function isUnknownText(value: unknown): boolean {
  return isTolerant && typeof value === 'string';
}

/** Whether a check that comes to its end is passed. */
export function fits(found: Findings): boolean {
  return found === undefined || found.length === 0;
}

/** Notes what another check finds in a part of the value; whether the check may end with it. */
export function within(found: Findings, path: string, check: AnyCheck, value: unknown): boolean {
  if (found === undefined) return true;
  let at = found.length;
  check(value, found);
  for (; at < found.length; at += 1) {
    const finding = found[at];
    if (finding !== undefined) finding.instancePath = path + finding.instancePath;
  }
  return found.length >= MOST_FINDINGS;
}

/** Notes that a member is missing, or what is wrong with it. */
export function refuseMember(
  found: Findings,
  path: string,
  name: string,
  value: unknown,
  keyword: string,
  argument?: unknown,
): boolean {
  if (found === undefined) return true;
  return value === undefined
    ? refuse(found, path, 'required', name)
    : refuse(found, path + toToken(name), keyword, argument);
}

/** Notes that a member is missing, or what another check finds in it. */
export function withinMember(found: Findings, path: string, name: string, check: AnyCheck, value: unknown): boolean {
  if (found === undefined) return true;
  return value === undefined
    ? refuse(found, path, 'required', name)
    : within(found, path + toToken(name), check, value);
}

/** Notes that none of some alternatives fits, or more than one where one has to. */
export function refuseAll(
  found: Findings,
  path: string,
  keyword: 'anyOf' | 'oneOf',
  value: unknown,
  checks: readonly AnyCheck[],
): boolean {
  if (found === undefined) return true;
  const count = checks.filter((check) => check(value)).length;
  if (count === 0) for (const check of checks) if (within(found, path, check, value)) return true;
  return refuse(found, path, keyword);
}

/** What checks found of values, while the first of them runs. */
let kept: Map<AnyCheck, Map<unknown, boolean>> | undefined;

/**
 * A check that looks at a value once, on however many ways it comes to it: of alternatives that lead to themselves,
 * there are 2^n in a value of n levels.
 */
export function once(check: AnyCheck): AnyCheck {
  const look: AnyCheck = (value, found) => {
    if (kept === undefined) {
      kept = new Map();
      try {
        return look(value, found);
      } finally {
        kept = undefined;
      }
    }
    if (found !== undefined) return check(value, found);
    const own = kept.get(look) ?? new Map<unknown, boolean>();
    kept.set(look, own);
    const known = own.get(value);
    if (known !== undefined) return known;
    const isFit = check(value);
    own.set(value, isFit);
    return isFit;
  };
  return look;
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of an object itself, not of what it inherits from. */
export function own(value: AnyObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A name as a part of a JSON pointer (RFC 6901, 3). */
export function toToken(name: string): string {
  const isPlain = !name.includes('~') && !name.includes('/');
  return `/${isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Whether text has more characters than `most`, as JSON Schema counts them (2020-12 validation, 6.3.1). */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && countCharacters(text) > most;
}

/** Whether text has fewer characters than `least`. */
export function isShorter(text: string, least: number): boolean {
  return text.length < least || (text.length < 2 * least && countCharacters(text) < least);
}

function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      at += 1;
    }
  }
  return count;
}

/** Whether a number is a whole multiple of a step, both as they are written in decimals. */
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

/** The digits of a number, and the power of ten that they count. */
function toDecimal(value: number | bigint): readonly [digits: bigint, exponent: number] {
  const [mantissa = '0', power = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(power) - fraction.length];
}

/** Whether two JSON values are equal, whatever the order of their members (JSON Schema 2020-12 core, 4.2.2). */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}

/** Whether a value is one of some. */
export function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.some((each) => equal(value, each));
}

/** Whether a list holds an item twice; in time linear in its size. */
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

/** Text that equal values share. */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
