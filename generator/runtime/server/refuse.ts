/** Adds the issues that generated validators find. Without a list of issues, a validator stops at the first one. */
import type { ValidationIssue } from './validators.js';

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
