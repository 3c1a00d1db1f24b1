import { splitPointer } from '../codec/pointer.js';
import type { ValidationIssue } from './validators.js';
import { describeIssue } from './words.js';

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
