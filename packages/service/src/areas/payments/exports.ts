/** Exports, which are created immediately and mailed to the caller. */
import { invalid } from '../../kernel/failures.js';
import { emailOfCaller } from '../../kernel/members.js';
import type { Scope } from '../../kernel/scope.js';
import { timeText } from '../../kernel/text.js';
import { type Cell, timeFormatter, toCsv } from './csv.js';

export interface ExportOrder {
  readonly relation: string;
  readonly title: string;
  readonly fields: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Mails a table and stores the export; returns its id and time. */
export async function orderExport(scope: Scope, { relation, title, fields, rows }: ExportOrder) {
  const { db, now, ports } = scope;
  const { id } = await db
    .insertInto('payment_exports')
    .values({ relation, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ports.outbox.export(db, {
    to: await emailOfCaller(scope),
    subject: `Your export of ${title}`,
    text: `The table has ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`,
    fileName: `${relation}-${id}.csv`,
    content: toCsv(fields, rows),
  });
  return { id, relation, created_at: timeText(now) };
}

/** Returns the requested fields of an export, in order. For an unknown field, throws a 422 that lists all fields. */
export function chooseFields<F extends string>(named: readonly string[] | undefined, known: readonly F[]): F[] {
  if (named === undefined) return [...known];
  const isKnown = (name: string): name is F => known.some((field) => field === name);
  const unknown = named.filter((name) => !isKnown(name));
  if (unknown.length > 0)
    throw invalid({ fields: [`${unknown.join(', ')} is unknown; the fields are ${known.join(', ')}`] });
  return [...new Set(named.filter(isKnown))];
}

/** Returns the cells of records, with the fields in `times` formatted in the time zone. */
export function cellsOf<F extends string>(
  records: readonly Readonly<Record<F, Cell>>[],
  {
    fields,
    times,
    timezone,
  }: { readonly fields: readonly F[]; readonly times: readonly F[]; readonly timezone: string },
): Cell[][] {
  const inZone = timeFormatter(timezone);
  return records.map((record) =>
    fields.map((field) => {
      const cell: Cell = record[field];
      return times.includes(field) && typeof cell === 'string' ? inZone(cell) : cell;
    }),
  );
}

/** Returns the filters of an export as query parameters; each list is joined to one text. */
export function tellFilters(filters: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
