/** Settings without a fixed schema: unknown keys are refused, because they would silently have no effect. */
import { invalid } from './failures.js';
import { findNearest, isMisspelled } from './did-you-mean.js';

/** Reasons by field, for `invalid`. */
export type Reasons = Record<string, string[]>;

const didYouMean = (nearest: string | undefined): string =>
  nearest === undefined ? '' : `; did you mean "${nearest}"?`;

/** Returns the errors for keys that are not among the allowed names. */
export const findUnknownKeys = (
  settings: object | null | undefined,
  { names, of, field }: { readonly names: readonly string[]; readonly of: string; readonly field: string },
): Reasons =>
  Object.fromEntries(
    Object.keys(settings ?? {})
      .filter((key) => !names.includes(key))
      .map((key) => {
        const known = names.length === 0 ? 'which has no settings' : `which has ${names.join(', ')}`;
        const nearest = didYouMean(findNearest(key, names));
        return [`${field}.${key}`, [`is not a setting of "${of}", ${known}${nearest}`]];
      }),
  );

/** Returns the errors for keys that look like misspellings of known names; all other keys are allowed. */
export const findMisspelledKeys = (settings: object, names: readonly string[], field: string): Reasons =>
  Object.fromEntries(
    Object.keys(settings).flatMap((key) => {
      const meant = names.includes(key) ? undefined : names.find((name) => isMisspelled(key, name));
      return meant === undefined ? [] : [[`${field}.${key}`, [`is not a setting${didYouMean(meant)}`]]];
    }),
  );

/** Throws a 422 if there are reasons. */
export const refuseFor = (reasons: Reasons): void => {
  if (Object.keys(reasons).length > 0) throw invalid(reasons);
};
