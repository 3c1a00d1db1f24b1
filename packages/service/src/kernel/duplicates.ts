/** Parameters that a request may pass in its query string or in its body. */
import { invalid } from './failures.js';

/**
 * Returns a value from the query string or the body, or `undefined` if it is in neither. Throws a 422 if the two
 * differ.
 */
export const eitherOf = <T extends string | number>(
  field: string,
  inQuery: T | undefined,
  inBody: T | undefined,
): T | undefined => {
  if (inQuery !== undefined && inBody !== undefined && String(inQuery) !== String(inBody))
    throw invalid({ [field]: ['is another in the body than in the query string'] });
  return inBody ?? inQuery;
};

/** Like `eitherOf`, for a required value: throws a 422 if it is missing. */
export const oneOf = <T extends string | number>(field: string, inQuery: T | undefined, inBody: T | undefined): T => {
  const named = eitherOf(field, inQuery, inBody);
  if (named === undefined) throw invalid({ [field]: ['is missing'] });
  return named;
};
