/** Prints where the responses of a running server differ from its document. */
import type { FoundDifference, UrlOperationReport } from '../commands/verify/url/report.js';
import type { UrlVerified } from '../commands/verify/url/verify-url.js';
import { type Paint, plural, showLine } from '../support/terminal.js';

/** Maximum number of skipped checks to print; `--json` contains all. */
const mostOmissions = 12;

/** Returns the lines of the report: differences by operation, skipped checks, and a summary. */
export function printUrlVerified({ operations, notTried }: UrlVerified, paint: Paint): string[] {
  const omissions = groupByReason([
    ...notTried,
    ...operations.flatMap((report) =>
      report.notTried.map(({ what, reason }) => ({ what: `${labelOf(report)}, ${what}`, reason })),
    ),
  ]);
  const more = omissions.length - mostOmissions;
  const found = operations.flatMap(({ differences }) => differences);
  const calls = operations.reduce((sum, { tried }) => sum + tried, 0);
  const outcome = found.length === 0 ? 'no differences' : plural(found.length, 'difference');
  return [
    ...operations.filter(({ differences }) => differences.length > 0).flatMap((report) => printReport(report, paint)),
    ...omissions.slice(0, mostOmissions).map((line) => `${paint('yellow', 'not tried')} ${showLine(line)}`),
    ...(more > 0 ? [`${paint('yellow', 'not tried')} and ${plural(more, 'more line')}; --json lists all`] : []),
    paint('bold', `${plural(operations.length, 'operation')}, ${plural(calls, 'call')}; ${outcome}`),
  ];
}

function labelOf({ id, method, path }: UrlOperationReport): string {
  return `${id} (${method} ${path})`;
}

function printReport(report: UrlOperationReport, paint: Paint): string[] {
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status} × ${count}`);
  const head = `${paint('red', 'differs')} ${labelOf(report)}: ${plural(report.tried, 'call')}`;
  return [
    statuses.length === 0 ? head : `${head}, status ${statuses.join(', ')}`,
    ...report.differences.flatMap((difference) => printDifference(difference, paint)),
    '',
  ];
}

function printDifference({ check, message, count, invalid, position, curl }: FoundDifference, paint: Paint): string[] {
  const times = count === 1 ? '' : ` (${count} calls)`;
  const isReported = invalid === undefined || check === 'invalid-accepted';
  const cause = isReported ? '' : ` [invalid request: ${invalid}]`;
  const place =
    position === undefined ? [] : [paint('dim', `    ${position.file}:${position.line}:${position.column}`)];
  return [`  ${paint('bold', check)} ${showLine(message + cause)}${times}`, ...place, `    ${curl}`];
}

/** Groups skipped checks by reason, one line per reason. */
function groupByReason(omissions: readonly { readonly what: string; readonly reason: string }[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { what, reason } of omissions) groups.set(reason, [...(groups.get(reason) ?? []), what]);
  return [...groups].map(([reason, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${first}${more}: ${reason}`;
  });
}
