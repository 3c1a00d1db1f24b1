/** Settings without a fixed structure: a key that nothing reads is refused, since its setting would be lost without a word. */
import { invalid } from './failures.js';
import { findNearest, isMisspelled } from './did-you-mean.js';

/** Reasons by field, for `invalid`. */
export type Reasons = Record<string, string[]>;

const didYouMean = (nearest: string | undefined): string =>
  nearest === undefined ? '' : `; did you mean "${nearest}"?`;

/** Why keys cannot be there: of settings that have these names and no others. */
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

/** Why keys cannot be there: of settings that may have others, but no name that is nearly one of these. */
export const findMisspelledKeys = (settings: object, names: readonly string[], field: string): Reasons =>
  Object.fromEntries(
    Object.keys(settings).flatMap((key) => {
      const meant = names.includes(key) ? undefined : names.find((name) => isMisspelled(key, name));
      return meant === undefined ? [] : [[`${field}.${key}`, [`is not a setting${didYouMean(meant)}`]]];
    }),
  );

/** Refuses with 422 where there are reasons. */
export const refuseFor = (reasons: Reasons): void => {
  if (Object.keys(reasons).length > 0) throw invalid(reasons);
};
