/** Writes the result of `trefoil diff` in the chosen format. */
import { appendFile } from 'node:fs/promises';
import { type Verdicts, verdictOf } from '../commands/diff/change.js';
import { type Described, describeChange } from '../commands/diff/describe.js';
import type { Difference } from '../commands/diff/diff.js';
import { printAnnotations } from '../commands/diff/github.js';
import { printHtml } from '../commands/diff/html.js';
import { applyIgnore, type IgnoreRule } from '../commands/diff/ignore.js';
import { withLines } from '../commands/diff/lines.js';
import { createLocate } from '../commands/diff/location.js';
import { printMarkdown } from '../commands/diff/markdown.js';
import { printText, type Report } from '../commands/diff/report.js';
import type { Position } from '../diagnostics/diagnostics.js';
import { paintFor, printError } from '../support/terminal.js';

export const diffFormats = ['text', 'markdown', 'json', 'html', 'github'] as const;

export type DiffFormat = (typeof diffFormats)[number];

/** The changes, excluding accepted ones, and their overall verdicts. */
export interface Outcome extends Report, Verdicts {}

export interface OutcomeOptions {
  readonly positionOf: (change: Described['change']) => Position;
  /** For a removal, returns the position of the innermost enclosing element that the new document still contains. */
  readonly remainingOf: (change: Described['change']) => Position | undefined;
  readonly ignore: readonly IgnoreRule[];
  readonly isExplained: boolean;
  /** Whether to print the code before and after each change. */
  readonly hasCode: boolean;
}

/** Describes changes, and separates those that the configuration accepts. */
export function outcomeOf(
  difference: Difference,
  { positionOf, remainingOf, ignore, isExplained, hasCode }: OutcomeOptions,
): Outcome {
  const locate = createLocate(difference);
  const reported = difference.changes.map((change) => {
    const remaining = remainingOf(change);
    return { change, position: positionOf(change), ...(remaining !== undefined && { remaining }) };
  });
  const described = (hasCode ? withLines(difference, reported) : reported).map((each) => describeChange(each, locate));
  const { counted, accepted, unused } = applyIgnore(described, ignore);
  const unusedNotes = unused.map(({ origin }) => `${origin} matches no change; remove it`);
  return {
    ...verdictOf(counted.map(({ change }) => change)),
    changes: counted,
    accepted,
    notes: [...difference.notes, ...(isExplained ? listOverruled(difference) : []), ...unusedNotes],
    isExplained,
  };
}

function listOverruled({ overruled: count }: Difference): string[] {
  if (count === 0) return [];
  const [changes, they] = count === 1 ? ['a change', 'it does'] : [`${count} changes`, 'they do'];
  const reason = 'the documents mean the same there, or only an open enum or union has grown';
  return [`Redocly reports ${changes} as breaking, but ${they} not count: ${reason}`];
}

/** Returns a change as an object for JSON output. */
export function describedToJson({ change, position, rule, where, fingerprint, usedBy, advice }: Described): object {
  const { pointer, callers, implementers, message, heldBy, isUnstable } = change;
  return {
    pointer,
    callers,
    implementers,
    message,
    heldBy,
    ...(position !== undefined && { place: position }),
    rule,
    where,
    fingerprint,
    ...(usedBy.length > 0 && { usedBy }),
    ...(Object.keys(advice).length > 0 && { advice }),
    ...(isUnstable === true && { isUnstable }),
  };
}

function printDiffJson({ callers, implementers, changes, accepted, notes }: Outcome): string {
  const ignored = accepted.map(({ described, reason }) => ({ ...describedToJson(described), reason }));
  const result = { callers, implementers, changes: changes.map(describedToJson), ignored, notes };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** Prints annotations. If GitHub Actions runs the command, also appends the Markdown to the job summary. */
async function writeForGithub(outcome: Outcome, isFailing: boolean): Promise<void> {
  process.stdout.write(printAnnotations(outcome.changes, isFailing ? 'error' : 'warning'));
  const markdown = printMarkdown(outcome);
  const { GITHUB_STEP_SUMMARY: summary = '' } = process.env;
  if (summary === '') process.stdout.write(markdown);
  else await appendFile(summary, markdown);
}

/** Writes the outcome to stdout, and notes to stderr if the format cannot contain them. */
export async function writeOutcome(outcome: Outcome, format: DiffFormat, isFailing: boolean): Promise<void> {
  switch (format) {
    case 'json':
      process.stdout.write(printDiffJson(outcome));
      return;
    case 'markdown':
      process.stdout.write(printMarkdown(outcome));
      return;
    case 'html':
      process.stdout.write(printHtml(outcome));
      return;
    case 'github':
      await writeForGithub(outcome, isFailing);
      return;
    case 'text':
      process.stdout.write(`${printText(paintFor(process.stdout), outcome)}\n`);
      for (const note of outcome.notes) printError(`note: ${note}`);
  }
}
