/** Checks settings without a fixed schema. Unknown keys are rejected, because they would silently have no effect. */

import { findNearest, isMisspelled } from './did-you-mean.js';
import { invalid } from './failures.js';

/** Reasons by field, for `invalid`. */
export type Reasons = Record<string, string[]>;

function didYouMean(nearest: string | undefined): string {
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

/** Returns the errors for keys that are not among the allowed names. */
export function findUnknownKeys(
  settings: object | null | undefined,
  { names, of, field }: { readonly names: readonly string[]; readonly of: string; readonly field: string },
): Reasons {
  return Object.fromEntries(
    Object.keys(settings ?? {})
      .filter((key) => !names.includes(key))
      .map((key) => {
        const known = names.length === 0 ? 'which has no settings' : `which has ${names.join(', ')}`;
        const nearest = didYouMean(findNearest(key, names));
        return [`${field}.${key}`, [`is not a setting of "${of}", ${known}${nearest}`]];
      }),
  );
}

/** Returns the errors for keys that look like misspellings of known names; all other keys are allowed. */
export function findMisspelledKeys(settings: object, names: readonly string[], field: string): Reasons {
  return Object.fromEntries(
    Object.keys(settings).flatMap((key) => {
      const meant = names.includes(key) ? undefined : names.find((name) => isMisspelled(key, name));
      return meant === undefined ? [] : [[`${field}.${key}`, [`is not a setting${didYouMean(meant)}`]]];
    }),
  );
}

/** Throws a 422 with the reasons, if there are any. */
export function refuseFor(reasons: Reasons): void {
  if (Object.keys(reasons).length > 0) throw invalid(reasons);
}
