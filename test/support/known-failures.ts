/** Valid cases that fail because of a known bug in the generator, with the reason. */
import { readFileSync } from 'node:fs';

interface KnownFailure {
  readonly case: string;
  readonly reason: string;
}

function isKnownFailure(value: unknown): value is KnownFailure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'case' in value &&
    typeof value.case === 'string' &&
    'reason' in value &&
    typeof value.reason === 'string'
  );
}

/** Returns the reason for each failing case. */
export function readKnownFailures(): Map<string, string> {
  const list: unknown = JSON.parse(readFileSync(new URL('../known-failures.json', import.meta.url), 'utf8'));
  if (!Array.isArray(list) || !list.every(isKnownFailure))
    throw new Error('known-failures.json: a list of { case, reason }');
  return new Map(list.map((each) => [each.case, each.reason]));
}

/** Checks a case; a known failure must fail. */
export function expectKnown(reason: string | undefined, check: () => void): void {
  if (reason === undefined) {
    check();
    return;
  }
  try {
    check();
  } catch {
    return;
  }
  throw new Error(`passes, but is listed in known-failures.json: ${reason}`);
}
