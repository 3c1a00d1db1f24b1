import type { Paging } from '../paginate.js';
import { type OffsetFields, stepByOffset, walkPages } from './steps.js';

/**
 * Paginates by offset, starting with the request's offset or 0. The offset increases by the number of received items,
 * until a page is empty or the response says that there are no more. A short page does not end the iteration, because a
 * server may return fewer items than requested.
 */
export function pageByOffset(fields: OffsetFields): Paging {
  const { items } = fields;
  const steps = stepByOffset(fields);
  return { ...(items !== undefined && { items }), pages: (ask, request) => walkPages(steps, ask, request) };
}
