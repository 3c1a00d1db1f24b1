import { isRecord, lookUp } from '../../codec/objects.js';
import { itemsOf, type Paging, pageOf } from '../paginate.js';
import { type CursorFields, nextCursor, readCursor, textOf, withCursor } from './steps.js';

/**
 * Paginates by cursor, until a page has no next cursor. If the server rejects a cursor with `invalidCursorStatus`, the
 * query restarts from the beginning and skips records that were already returned (by `key`), but does not restart twice
 * without a new record in between.
 */
export function pageByCursor(fields: CursorFields): Paging {
  const { items, key, invalidCursorStatus } = fields;
  return {
    items,
    async *pages(ask, request) {
      const seen = new Set<string>();
      const asked = new Set<string | undefined>();
      let cursor = readCursor(fields, request);
      let hasRestarted = false;
      let hasYielded = false;
      for (;;) {
        const result = await ask(withCursor(fields, request, cursor));
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
        else if (fresh.length > 0)
          yield replaceItems(page, items.startsWith('/') ? items.split('/').slice(1) : [items], fresh);
        const following = nextCursor(fields, page);
        // Following a cursor that was already used would loop forever.
        asked.add(textOf(cursor));
        if (following === undefined || asked.has(textOf(following))) return;
        cursor = following;
      }
    },
  };
}

/** Returns a copy of a page in which the items at a path (of escaped member names) are replaced. */
function replaceItems(page: unknown, [name, ...rest]: readonly string[], items: readonly unknown[]): unknown {
  if (name === undefined || !isRecord(page)) return items;
  const member = name.replaceAll('~1', '/').replaceAll('~0', '~');
  return { ...page, [member]: replaceItems(lookUp(page, member), rest, items) };
}

function isNew(item: unknown, key: string, seen: Set<string>): boolean {
  const value = textOf(isRecord(item) ? lookUp(item, key) : undefined);
  if (value === undefined) return true;
  const isKnown = seen.has(value);
  seen.add(value);
  return !isKnown;
}
