/** Rows per statement. For the tables of this service, this stays far below the limit of 65,535 parameters. */
const ROWS = 1_000;

/** Writes rows in consecutive statements of 1,000; writes nothing if there are no rows. */
export async function inChunks<T>(rows: readonly T[], write: (part: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) await write(rows.slice(start, start + ROWS));
}
