/** Sort orders of the member search. Each is total; a cursor contains the sort key and the id of the last record. */
import type { MemberSearchOrder, MemberSearchRequest } from '@community-platform/types';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isoText } from '../../../database/iso-text.js';
import { invalid } from '../../../kernel/failures.js';
import { byLanguage } from '../../../kernel/orders.js';

export interface Order {
  /** The sort key, converted to the text that a cursor contains. */
  readonly key: RawBuilder<string>;
  readonly orderBy: readonly RawBuilder<unknown>[];
  /** Parses the sort key in a cursor; throws a 422 if it is invalid. */
  readonly readKey: (text: string) => Date | string | number;
  /** Returns the condition for the records that follow a sort key and an id. */
  readonly after: (key: Expression<unknown>, id: Expression<number>) => Expression<SqlBool>;
}

/** The record after which a search continues. */
export interface Cursor {
  readonly key: Date | string | number;
  readonly id: number;
}

/** Returns the error for a cursor of another sort order, or of another service. */
function invalidCursor() {
  return invalid({ search_after: ['is no longer valid'] }, 'The cursor is not valid; start again without search_after');
}

function timeOf(key: string): Date {
  const time = new Date(key);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(key) || Number.isNaN(time.getTime())) throw invalidCursor();
  return time;
}

function rankOf(key: string): number {
  if (!/^[012]$/u.test(key)) throw invalidCursor();
  return Number(key);
}

const created = sql<Date>`members.created_at`;
const id = sql<number>`members.id`;
const name = byLanguage(sql<string>`members.name`);
const role = sql<number>`case when members.is_admin then 0 when members.is_moderator then 1 else 2 end`;

export type OrderName = MemberSearchOrder | 'reverse_alphabetical';

export const orders: Readonly<Record<OrderName, Order>> = {
  latest: {
    key: isoText(created),
    orderBy: [sql`${created} desc`, sql`${id} desc`],
    readKey: timeOf,
    after: (key, last) => sql`(${created}, ${id}) < (${key}, ${last})`,
  },
  oldest: {
    key: isoText(created),
    orderBy: [created, id],
    readKey: timeOf,
    after: (key, last) => sql`(${created}, ${id}) > (${key}, ${last})`,
  },
  alphabetical: {
    key: sql<string>`members.name`,
    orderBy: [name, id],
    readKey: (text) => text,
    after: (key, last) => sql`(${name}, ${id}) > (${byLanguage(sql`${key}::text`)}, ${last})`,
  },
  reverse_alphabetical: {
    key: sql<string>`members.name`,
    orderBy: [sql`${name} desc`, sql`${id} desc`],
    readKey: (text) => text,
    after: (key, last) => sql`(${name}, ${id}) < (${byLanguage(sql`${key}::text`)}, ${last})`,
  },
  role: {
    key: sql<string>`(${role})::text`,
    orderBy: [role, id],
    readKey: rankOf,
    after: (key, last) => sql`(${role}, ${id}) > (${key}, ${last})`,
  },
};

/** Sort orders with a field and a direction, as in the filter configuration. */
const directed: Readonly<Record<string, OrderName>> = {
  'name asc': 'alphabetical',
  'name desc': 'reverse_alphabetical',
  'created_at asc': 'oldest',
  'created_at desc': 'latest',
};

/** Returns the requested sort order, which is given as a name or as an object. */
export function orderOf(order: MemberSearchRequest['order']): OrderName {
  if (order === undefined) return 'latest';
  if (typeof order === 'string') return order;
  const [entry, ...others] = Object.entries(order);
  // An object without a field means the default order.
  if (entry === undefined) return 'latest';
  const found = others.length === 0 ? directed[entry.join(' ')] : undefined;
  if (found === undefined) throw invalid({ order: ['must be name or created_at, with asc or desc'] });
  return found;
}

/** Returns the cursor after a record. */
export function writeCursor(order: OrderName, key: string, last: number): string[] {
  return [key, String(last), order];
}

/** Parses a cursor; throws a 422 if it does not belong to this order. */
export function readCursor(cursor: readonly string[], order: OrderName): Cursor {
  const [key, last, made] = cursor;
  if (cursor.length !== 3 || key === undefined || last === undefined || made !== order) throw invalidCursor();
  if (!/^\d{1,10}$/u.test(last) || Number(last) > 2_147_483_647 || key.includes('\0')) throw invalidCursor();
  return { key: orders[order].readKey(key), id: Number(last) };
}
