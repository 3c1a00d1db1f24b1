import type { ValidationIssue } from './definition.js';
import { describeIssue } from './words.js';

/** What a value is refused for (Standard Schema 1.0). */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** A schema as libraries take it that know no other of ours (Standard Schema 1.0). */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: T } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** A check as a Standard Schema; the value that it gives is the one that it was given. */
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

/** The keys on the way to what an issue is about; of lists they are numbers. */
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
