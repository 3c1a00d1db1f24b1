/**
 * Prints breaking changes as annotations of GitHub Actions ("Workflow commands for GitHub Actions", "Setting an error
 * message").
 */
import { worstOf } from './change.js';
import { type Described, describeVerdict } from './describe.js';
import { plain } from './report.js';

/** GitHub shows at most ten annotations of each level per step. */
const mostAnnotations = 10;

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function printAnnotation(level: 'error' | 'warning', described: Described): string {
  const { change, where, headline, rule, advice } = described;
  // GitHub annotates files of the new commit, in which a removed element has no line.
  const position = change.side === 'old' ? described.remaining : described.position;
  const place =
    position === undefined ? '' : `file=${escapeProperty(position.file)},line=${position.line},col=${position.column},`;
  const todo = Object.entries(advice).map(([audience, text]) => `${audience}: ${text}`);
  const message = [`${where}: ${headline}`, `${describeVerdict(described)} (${rule})`, ...todo].map(plain).join('\n');
  return `::${level} ${place}title=${escapeProperty(plain(`Breaking change: ${where}`))}::${escapeData(message)}`;
}

/** Prints one annotation for each of the first breaking changes, and one for all others. */
export function printAnnotations(changes: readonly Described[], level: 'error' | 'warning'): string {
  const breaking = changes.filter(({ change }) => worstOf(change) === 'breaking');
  const shown = breaking.slice(0, breaking.length > mostAnnotations ? mostAnnotations - 1 : mostAnnotations);
  const rest = breaking.length - shown.length;
  const lines = shown.map((described) => printAnnotation(level, described));
  return [
    ...lines,
    ...(rest > 0
      ? [`::${level} title=Breaking changes::${rest} more breaking changes; the job summary lists them`]
      : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
