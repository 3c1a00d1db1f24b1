/** Parameters that a request may contain in the query string, in the body, or in both. */
import { invalid } from './failures.js';

/**
 * Returns a value from the query string or the body; `undefined` if neither contains it. Throws a 422 if both contain
 * different values.
 */
export function eitherOf<T extends string | number>(
  field: string,
  inQuery: T | undefined,
  inBody: T | undefined,
): T | undefined {
  if (inQuery !== undefined && inBody !== undefined && String(inQuery) !== String(inBody))
    throw invalid({ [field]: ['differs between the body and the query string'] });
  return inBody ?? inQuery;
}

/** Like `eitherOf`, for a required value: throws a 422 if neither contains it. */
export function oneOf<T extends string | number>(field: string, inQuery: T | undefined, inBody: T | undefined): T {
  const named = eitherOf(field, inQuery, inBody);
  if (named === undefined) throw invalid({ [field]: ['is missing'] });
  return named;
}
