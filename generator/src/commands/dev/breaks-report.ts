/** After each save, reports the changes that break callers. */
import { paintFor, print, printError } from '../../support/terminal.js';

export interface BreaksReport {
  /** Requests a report, because the document may have changed. */
  readonly request: () => void;
  /** Prints the requested report. If the signal aborts first, prints nothing and leaves the report to the next call. */
  readonly print: (signal: AbortSignal) => Promise<void>;
}

/** The maximum number of changes that are printed. */
const FEW = 5;

function listSome(lines: readonly string[]): readonly string[] {
  if (lines.length <= FEW) return lines;
  return [...lines.slice(0, FEW), `and ${lines.length - FEW} more; \`trefoil diff HEAD:\` compares with the commit`];
}

/** Creates the report. `list` resolves to the changes that break callers, or to `undefined` at the start. */
export function createBreaksReport(list: () => Promise<readonly string[] | undefined>): BreaksReport {
  const paint = paintFor(process.stdout);
  let isRequested = false;
  let wasBroken = false;
  return {
    request: () => {
      isRequested = true;
    },
    print: async (signal) => {
      if (!isRequested) return;
      const breaks = await list().catch((error: unknown) => {
        printError(`cannot determine what breaks callers: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
      if (breaks === undefined) wasBroken = false;
      if (signal.aborted || breaks === undefined) return;
      isRequested = false;
      const title = paint('yellow', 'breaks callers, compared with the start of this run:');
      if (breaks.length > 0) print([title, ...listSome(breaks)].join('\n  '));
      else if (wasBroken) print(paint('green', 'no longer breaks callers'));
      wasBroken = breaks.length > 0;
    },
  };
}
