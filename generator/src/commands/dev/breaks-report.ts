/** After each save, reports the changes that break callers. */
import { paintFor, print, printError } from '../../support/terminal.js';

/** The maximum number of changes that are printed. */
const FEW = 5;

function listSome(lines: readonly string[]): readonly string[] {
  if (lines.length <= FEW) return lines;
  return [
    ...lines.slice(0, FEW),
    `and ${lines.length - FEW} more; \`npx trefoil diff HEAD:\` compares with the commit`,
  ];
}

/**
 * Creates the function that prints the report. `list` resolves to the changes that break callers, or to `undefined` at
 * the start.
 */
export function createBreaksReport(list: () => Promise<readonly string[] | undefined>): () => Promise<void> {
  const paint = paintFor(process.stdout);
  let wasBroken = false;
  return async () => {
    const breaks = await list().catch((error: unknown) => {
      printError(`cannot determine what breaks callers: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    });
    const title = paint('yellow', 'breaks callers, compared with the start of this run:');
    if (breaks !== undefined && breaks.length > 0) print([title, ...listSome(breaks)].join('\n  '));
    else if (breaks !== undefined && wasBroken) print(paint('green', 'no longer breaks callers'));
    wasBroken = breaks !== undefined && breaks.length > 0;
  };
}
