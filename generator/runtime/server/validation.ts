/** Functions for generated validators. */
import type { AnyCheck } from './refuse.js';
import type { ValidationIssue } from './validators.js';
import type { AnyObject } from './value-checks.js';

export { equal, hasDuplicates, isLonger, isMultiple, isOneOf, isShorter } from './comparison.js';
export type { Examples } from './examples.js';
export { formats } from './formats.js';
export { fits, mismatch, refuse, refuseAll, refuseMember, toToken, within, withinMember } from './refuse.js';
export { type StandardSchema, toStandardSchema } from './standard-schema.js';
export type { RequestValidators, ResponseValidators, Validate, ValidationIssue } from './validators.js';
export {
  countItems,
  inMember,
  isAnyObject,
  isArray,
  isArrayOfLength,
  isBoolean,
  isFormatted,
  isFormattedInteger,
  isInteger,
  isIntegerBetween,
  isListed,
  isNullableBoolean,
  isNullableFormatted,
  isNullableInteger,
  isNullableNumber,
  isNullableObject,
  isNullableText,
  isNullableTimestamp,
  isNumber,
  isObject,
  isText,
  isTextOfLength,
  isTimestamp,
} from './value-checks.js';
export { describeIssue } from './words.js';

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
