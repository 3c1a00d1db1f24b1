/** The orders of the member search, each total and with a cursor: the sort key and the id of the last record. */
import type { MemberSearchOrder, MemberSearchRequest } from '@community-platform/types';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isoText } from '../../../database/iso-text.js';
import { invalid } from '../../../kernel/failures.js';

export interface Order {
  /** What is sorted by, as text for the cursor. */
  readonly key: RawBuilder<string>;
  readonly orderBy: readonly RawBuilder<unknown>[];
  /** What comes after the record that a cursor stands for. */
  readonly after: (key: string, id: number) => Expression<SqlBool>;
}

/** A cursor that this service did not make, or made for another order (document, 4.3, rule 4). */
const invalidCursor = () =>
  invalid({ search_after: ['is not valid any more'] }, 'The cursor is not valid: start again without search_after');

const timeOf = (key: string): Date => {
  const time = new Date(key);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(key) || Number.isNaN(time.getTime())) throw invalidCursor();
  return time;
};

const rankOf = (key: string): number => {
  if (!/^[012]$/u.test(key)) throw invalidCursor();
  return Number(key);
};

const created = sql<Date>`members.created_at`;
const id = sql<number>`members.id`;
const name = sql<string>`lower(members.name) collate "C"`;
const role = sql<number>`case when members.is_admin then 0 when members.is_moderator then 1 else 2 end`;

type OrderName = MemberSearchOrder | 'reverse_alphabetical';

const orders: Readonly<Record<OrderName, Order>> = {
  latest: {
    key: isoText(created),
    orderBy: [sql`${created} desc`, sql`${id} desc`],
    after: (key, last) => sql`(${created}, ${id}) < (${timeOf(key)}, ${last})`,
  },
  oldest: {
    key: isoText(created),
    orderBy: [created, id],
    after: (key, last) => sql`(${created}, ${id}) > (${timeOf(key)}, ${last})`,
  },
  alphabetical: {
    key: sql<string>`lower(members.name)`,
    orderBy: [name, id],
    after: (key, last) => sql`(${name}, ${id}) > (${key}::text collate "C", ${last})`,
  },
  reverse_alphabetical: {
    key: sql<string>`lower(members.name)`,
    orderBy: [sql`${name} desc`, sql`${id} desc`],
    after: (key, last) => sql`(${name}, ${id}) < (${key}::text collate "C", ${last})`,
  },
  role: {
    key: sql<string>`(${role})::text`,
    orderBy: [role, id],
    after: (key, last) => sql`(${role}, ${id}) > (${rankOf(key)}, ${last})`,
  },
};

/** The orders that are named by a field and a direction, as the filter configuration does (document, 2.17). */
const directed: Readonly<Record<string, OrderName>> = {
  'name asc': 'alphabetical',
  'name desc': 'reverse_alphabetical',
  'created_at asc': 'oldest',
  'created_at desc': 'latest',
};

const nameOf = (order: MemberSearchRequest['order']): OrderName => {
  if (order === undefined) return 'latest';
  if (typeof order === 'string') return order;
  const [entry, ...others] = Object.entries(order);
  // One without a field asks for nothing.
  if (entry === undefined) return 'latest';
  const found = others.length === 0 ? directed[entry.join(' ')] : undefined;
  if (found === undefined) throw invalid({ order: ['is one of name and created_at, with asc or desc'] });
  return found;
};

export const orderOf = (order: MemberSearchRequest['order']): readonly [OrderName, Order] => {
  const chosen = nameOf(order);
  return [chosen, orders[chosen]];
};

export const writeCursor = (order: OrderName, key: string, last: number): string[] => [key, String(last), order];

/** The condition for what comes after a cursor; refuses one that is not of this order. */
export const readCursor = (cursor: readonly string[], [name_, order]: readonly [OrderName, Order]) => {
  const [key, last, made] = cursor;
  if (cursor.length !== 3 || key === undefined || last === undefined || made !== name_) throw invalidCursor();
  if (!/^\d{1,10}$/u.test(last) || Number(last) > 2_147_483_647 || key.includes('\0')) throw invalidCursor();
  return order.after(key, Number(last));
};
