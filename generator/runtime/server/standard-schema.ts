import type { ValidationIssue } from './definition.js';
import { describeIssue } from './words.js';

/** An issue in the form of Standard Schema 1.0. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** A schema in the form of Standard Schema 1.0, for libraries that accept such schemas. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: T } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** Converts a check to a Standard Schema; validation returns the value unchanged. */
export function toStandardSchema<T>(
  check: (value: unknown, found?: ValidationIssue[]) => value is T,
): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'trefoil',
      validate: (value) => {
        if (check(value)) return { value };
        const found: ValidationIssue[] = [];
        check(value, found);
        return { issues: found.map((issue) => ({ message: describeIssue(issue), path: pathOf(issue, value) })) };
      },
    },
  };
}

/** Returns the keys that lead to the value of an issue; indexes of arrays are numbers. */
function pathOf({ instancePath, params }: ValidationIssue, value: unknown): (string | number)[] {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (typeof last === 'string') names.push(last);
  let at = value;
  return names.map((name) => {
    const key = Array.isArray(at) ? Number(name) : name;
    at = typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
    return key;
  });
}
