/** Rows of one statement: with the columns that a table here has, far from the 65,535 parameters that it takes. */
const ROWS = 1_000;

/** Writes rows in statements of a thousand, one after the other; none for no rows. */
export const inChunks = async <T>(
  rows: readonly T[],
  write: (part: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS) await write(rows.slice(start, start + ROWS));
};
