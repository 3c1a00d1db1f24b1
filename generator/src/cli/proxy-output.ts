/** Prints the traffic that `trefoil proxy` observed. */
import type { CountedDifference, Event, Observer } from '../commands/proxy/observe.js';
import { type Paint, plural, showLine } from '../support/terminal.js';

/** Maximum number of lines per list in the summary; `--json` contains all. */
const mostLines = 20;

interface Summary {
  /** Whether there were no differences and no undeclared paths. */
  readonly ok: boolean;
  /** Number of requests that match an operation. */
  readonly requests: number;
  readonly operations: readonly {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly requests: number;
    readonly differences: readonly CountedDifference[];
  }[];
  /** Ids of the operations without requests. */
  readonly unseen: readonly string[];
  readonly undeclared: readonly { readonly request: string; readonly count: number }[];
}

/** Returns the line for a difference that occurs for the first time. */
export function eventLine({ operation, request, status, check, message, position }: Event, paint: Paint): string {
  const place = position === undefined ? '' : paint('dim', `  ${position.file}:${position.line}:${position.column}`);
  const head = `${request.method} ${request.path}  ${status}  ${operation.id}`;
  return `${showLine(head)}  ${paint('red', check)} ${showLine(message)}${place}`;
}

/** Summarizes a run in numbers. */
export function summaryOf({ operations, undeclared }: Observer): Summary {
  const all = [...operations.values()];
  return {
    ok: undeclared.size === 0 && all.every(({ differences }) => differences.size === 0),
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    operations: all
      .filter(({ requests }) => requests > 0)
      .map(({ operation: { id, method, path }, requests, differences }) => ({
        id,
        method,
        path,
        requests,
        differences: [...differences.values()],
      })),
    unseen: all.filter(({ requests }) => requests === 0).map(({ operation }) => operation.id),
    undeclared: [...undeclared].map(([request, count]) => ({ request, count })),
  };
}

/** Returns the lines of the summary: the differences of each operation, undeclared paths, and unseen operations. */
export function summaryLines({ operations, requests, unseen, undeclared }: Summary, paint: Paint): string[] {
  const differing = operations.filter(({ differences }) => differences.length > 0);
  const found = differing.reduce((sum, { differences }) => sum + differences.length, 0);
  const total = operations.length + unseen.length;
  return [
    ...differing.flatMap((each) => [
      `${paint('red', 'differs')} ${each.id} (${each.method} ${each.path}): ${plural(each.requests, 'request')}`,
      ...each.differences.map(
        ({ check, message, count }) => `  ${paint('bold', check)} ${showLine(message)} (${plural(count, 'time')})`,
      ),
    ]),
    ...shorten(
      undeclared.map(
        ({ request, count }) => `${paint('red', 'not declared')} ${showLine(request)} (${plural(count, 'time')})`,
      ),
    ),
    ...shorten(unseen.map((id) => `${paint('yellow', 'not seen')} ${id}`)),
    paint(
      'bold',
      `${plural(requests, 'request')}, ${operations.length} of ${plural(total, 'operation')} seen; ${plural(found, 'difference')}, ${plural(undeclared.length, 'undeclared path')}`,
    ),
  ];
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `and ${plural(more, 'more line')}; --json prints all`] : [...lines];
}
