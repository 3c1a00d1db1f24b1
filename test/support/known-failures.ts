/** Cases that are right and fail, with the reason: a fault of the generator that is known. */
import { readFileSync } from 'node:fs';

interface KnownFailure {
  readonly case: string;
  readonly reason: string;
}

const isKnownFailure = (value: unknown): value is KnownFailure =>
  typeof value === 'object' &&
  value !== null &&
  'case' in value &&
  typeof value.case === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';

/** The reasons by case. */
export const readKnownFailures = (): Map<string, string> => {
  const list: unknown = JSON.parse(readFileSync(new URL('../known-failures.json', import.meta.url), 'utf8'));
  if (!Array.isArray(list) || !list.every(isKnownFailure))
    throw new Error('known-failures.json: a list of { case, reason }');
  return new Map(list.map((each) => [each.case, each.reason]));
};

/** Runs the checks of a case; one that is known to fail must fail. */
export const expectKnown = (reason: string | undefined, check: () => void): void => {
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
};
