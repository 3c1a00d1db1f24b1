import { isRecord, lookUp } from '../../codec/objects.js';
import { fieldOf, itemsOf, type Paging, pageOf } from '../paginate.js';

/** Where a cursor comes from, and where it goes. */
export interface CursorFields {
  /** A field of the request's body. */
  readonly cursor: string;
  /** Fields of the answer. */
  readonly next: string;
  readonly items: string;
  /** A field that identifies a record, to pass over those seen when a query starts again. */
  readonly key?: string;
  /** The status by which the server refuses a cursor that is no longer valid. */
  readonly invalidCursorStatus?: number;
}

/**
 * With the latest cursor until there is none. Where the server refuses a cursor by the declared status, once more from the
 * start, passing over the records already given (by the declared key), at most once without a new record in between.
 */
export function pageByCursor({ cursor: field, next, items, key, invalidCursorStatus }: CursorFields): Paging {
  return {
    items,
    async *pages(ask, request) {
      const { [field]: start, ...filters } = isRecord(request.body) ? request.body : {};
      const seen = new Set<string>();
      const asked = new Set<string | undefined>();
      let cursor = start;
      let hasRestarted = false;
      let hasYielded = false;
      for (;;) {
        const body = cursor === undefined ? filters : { ...filters, [field]: cursor };
        const result = await ask({ ...request, body });
        const isRefused = result.status === invalidCursorStatus && cursor !== undefined;
        if (isRefused && !hasRestarted && (key !== undefined || !hasYielded)) {
          hasRestarted = true;
          cursor = undefined;
          asked.clear();
          continue;
        }
        const page = pageOf(result);
        const all = itemsOf(page, items);
        const fresh = key === undefined ? all : all.filter((item) => isNew(item, key, seen));
        if (fresh.length > 0) hasRestarted = false;
        hasYielded ||= fresh.length > 0;
        if (fresh.length === all.length) yield page;
        else if (fresh.length > 0 && isRecord(page)) yield { ...page, [items]: fresh };
        const following = fieldOf(page, next);
        const isEmpty = Array.isArray(following) && following.length === 0;
        // Cursors that lead back to one that was asked for would be followed for ever.
        asked.add(textOf(cursor));
        if (following === undefined || following === null || isEmpty || asked.has(textOf(following))) return;
        cursor = following;
      }
    },
  };
}

function isNew(item: unknown, key: string, seen: Set<string>): boolean {
  const value = textOf(isRecord(item) ? lookUp(item, key) : undefined);
  if (value === undefined) return true;
  const isKnown = seen.has(value);
  seen.add(value);
  return !isKnown;
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each));
}
