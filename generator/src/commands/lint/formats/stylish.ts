/** Prints lint findings for people: grouped by rule, with the first locations of each rule. */
import type { Position } from '../../../diagnostics/diagnostics.js';
import { excerpt } from '../../../diagnostics/format.js';
import { type Paint, plural, showLine } from '../../../support/terminal.js';
import type { LintDiagnostic, Linted } from '../lint.js';

/** Maximum numbers, without `--all`, of locations per rule and of rules that are printed with locations. */
const mostPlaces = 3;
const mostRules = 15;

interface Rule {
  readonly rule: string;
  readonly severity: LintDiagnostic['severity'];
  readonly findings: readonly LintDiagnostic[];
}

/** Groups findings by severity and rule: errors first, then the most frequent rules. */
function groupByRule(findings: readonly LintDiagnostic[]): readonly Rule[] {
  const groups = new Map<string, LintDiagnostic[]>();
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const rank = ({ severity }: Rule): number => (severity === 'error' ? 0 : 1);
  return [...groups.values()]
    .flatMap((group) => group.slice(0, 1).map(({ rule, severity }) => ({ rule, severity, findings: group })))
    .sort((a, b) => rank(a) - rank(b) || b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}

function showPosition({ file, line, column }: Position): string {
  return showLine(`${file}:${line}:${column}`);
}

/** Returns the message that all findings of a rule share; `undefined` if their messages differ. */
function sharedMessage(findings: readonly LintDiagnostic[]): string | undefined {
  const messages = new Set(findings.map(({ message }) => message));
  return messages.size === 1 ? [...messages][0] : undefined;
}

function headOf(paint: Paint, { rule, severity, findings }: Rule): string {
  const style = severity === 'error' ? 'red' : 'yellow';
  return `${paint(style, `${severity} ${showLine(rule)}`)}  ${plural(findings.length, 'place')}`;
}

function printRule(paint: Paint, rule: Rule, sources: Linted['sources'], most: number): string {
  const shared = sharedMessage(rule.findings);
  const places = rule.findings.slice(0, most).map(({ position, message }) => {
    const head = `${paint('bold', showPosition(position))}${shared === undefined ? `  ${showLine(message)}` : ''}`;
    return [head, ...excerpt(position, sources.get(position.file) ?? '')].map((line) => `  ${line}`).join('\n');
  });
  const more = rule.findings.length - places.length;
  return [
    [headOf(paint, rule), ...(shared === undefined ? [] : [`  ${showLine(shared)}`])].join('\n'),
    ...places,
    ...(more > 0 ? [paint('dim', `  … and ${plural(more, 'more place', 'more places')}`)] : []),
  ].join('\n\n');
}

/**
 * Prints the findings of a document by rule: for the first 15 rules, up to three locations with excerpts; for the
 * others, the number of locations. With `isAll`, prints all locations.
 */
export function printStylish(paint: Paint, { findings, sources }: Linted, isAll: boolean): string {
  if (findings.length === 0) return paint('green', 'no problems found');
  const rules = groupByRule(findings);
  const shown = isAll ? rules : rules.slice(0, mostRules);
  const rest = rules.slice(shown.length);
  const most = isAll ? Number.POSITIVE_INFINITY : mostPlaces;
  const isCut = rest.length > 0 || shown.some((rule) => rule.findings.length > most);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sum = `${plural(errors, 'error')} and ${plural(findings.length - errors, 'warning')} of ${plural(rules.length, 'rule')}`;
  return [
    ...shown.map((rule) => printRule(paint, rule, sources, most)),
    ...(rest.length > 0 ? [rest.map((rule) => headOf(paint, rule)).join('\n')] : []),
    `${paint('bold', sum)}${isCut ? '; --all prints all locations' : ''}`,
  ].join('\n\n');
}
