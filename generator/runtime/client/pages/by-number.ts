import type { Paging } from '../paginate.js';
import { type NumberFields, stepByNumber, walkPages } from './steps.js';

/**
 * Paginates by number, from the request's page or 1, until a page is empty or the response says that it is the last.
 */
export function pageByNumber(fields: NumberFields): Paging {
  const { items } = fields;
  const steps = stepByNumber(fields);
  return { ...(items !== undefined && { items }), pages: (ask, request) => walkPages(steps, ask, request) };
}
