import { isRecord, lookUp } from '../../codec/objects.js';
import { fieldOf, itemsOf, type Paging, pageOf } from '../paginate.js';

/** The names of the fields that a cursor is read from and written to. */
export interface CursorFields {
  /** Field of the request body. */
  readonly cursor: string;
  /** Fields of the response body. */
  readonly next: string;
  readonly items: string;
  /** Field that identifies a record, to skip records already returned when a query restarts. */
  readonly key?: string;
  /** The status with which the server rejects a cursor that is no longer valid. */
  readonly invalidCursorStatus?: number;
}

/**
 * Pagination by cursor, until a page has no next cursor. If the server rejects a cursor with `invalidCursorStatus`, the
 * query restarts from the beginning and skips known records (by `key`), at most once without a new record in between.
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
        // A cursor that was already used would loop forever.
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
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member));
}
