/** Determines which responses of an operation are errors. */
import type { Operation, Response } from './api.js';

/** Returns whether responses with a status, range or `default` can be errors. */
export function canBeError(status: string): boolean {
  return /^(?:[45]|default$)/u.test(status);
}

/**
 * Splits responses into successes and errors, both in source order. Errors are 4XX, 5XX, and `default` if a 2XX
 * response is declared as well; otherwise, `default` stands for every response.
 */
export function splitResponses({ responses }: Pick<Operation, 'responses'>): {
  readonly successes: readonly Response[];
  readonly errors: readonly Response[];
} {
  const hasSuccess = responses.some(({ status }) => status.startsWith('2'));
  const isError = ({ status }: Response): boolean => (status === 'default' ? hasSuccess : canBeError(status));
  return {
    successes: responses.filter((response) => !isError(response)),
    errors: responses.filter(isError),
  };
}
