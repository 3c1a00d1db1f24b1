/** What a request may name in its query string or in its body. */
import { invalid } from './failures.js';

/**
 * What is named in one of two places, or in both the same; `undefined` where in neither. What the two places say
 * differently is refused with 422.
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

/** The same for what has to be named; what is named in neither place is a 422. */
export const oneOf = <T extends string | number>(field: string, inQuery: T | undefined, inBody: T | undefined): T => {
  const named = eitherOf(field, inQuery, inBody);
  if (named === undefined) throw invalid({ [field]: ['is missing'] });
  return named;
};
