/** Prints the changes between two documents as text. */
import type { Position } from '../../diagnostics/diagnostics.js';
import type { Paint, Style } from '../../support/terminal.js';
import { audiences, type Source, type Verdict, worstOf } from './change.js';
import { type ChangeGroup, type Described, describeVerdict, groupChanges, listUsers, summarize } from './describe.js';
import type { Accepted } from './ignore.js';

/** The changes to print. */
export interface Report {
  readonly changes: readonly Described[];
  readonly accepted: readonly Accepted[];
  readonly notes: readonly string[];
  /** Whether to print how each verdict was determined. */
  readonly isExplained: boolean;
  /** The git revision of the old document, for the summary of a comparison without changes. */
  readonly since?: string;
}

const control = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Prints text from a document on one line, without control characters. */
export function plain(text: string): string {
  return text.replaceAll(control, ' ');
}

const styles: Readonly<Record<Verdict, Style>> = {
  breaking: 'red',
  compatible: 'green',
  documentation: 'dim',
  none: 'dim',
};

export function printPosition({ file, line, column }: Position): string {
  return plain(`${file}:${line}:${column}`);
}

const sources: Readonly<Record<Source, string>> = {
  document: 'the comparison of the documents',
  surface: 'the comparison of the generated code',
  redocly: 'Redocly',
};

/** Lists the sources of a verdict. */
export function listSources(heldBy: readonly Source[]): string {
  return heldBy.map((source) => sources[source]).join(', ');
}

/** Returns the details of a change that only `--explain` prints, by name. */
export function explain(described: Described): readonly (readonly [name: string, value: string])[] {
  const { change, fingerprint, rule, where: place } = described;
  const entry = JSON.stringify({ rule, place, reason: '…' }, null, 1).replaceAll(/\n\s*/gu, ' ');
  return [
    ['reported by', listSources(change.heldBy)],
    ['pointer', change.pointer === '' ? 'the whole document' : change.pointer],
    ['fingerprint', fingerprint],
    ...(worstOf(change) === 'breaking' ? [['to accept it', entry] as const] : []),
  ];
}

function printChange(paint: Paint, described: Described, isExplained: boolean): string[] {
  const { change, within, headline, rule, position, advice } = described;
  const title = plain(within === '' ? headline : `› ${within}: ${headline}`);
  const verdict = paint(styles[worstOf(change)], describeVerdict(described));
  const place = position === undefined ? '' : `  ${printPosition(position)}`;
  // There can be many documentation changes, and they require no action.
  if (worstOf(change) === 'documentation' && !isExplained) return [`  ${title}${paint('dim', place)}`];
  return [
    `  ${paint('bold', title)}`,
    `    ${verdict}${paint('dim', `${place}  ${rule}`)}`,
    ...audiences.flatMap((audience) => {
      const text = advice[audience];
      return text === undefined ? [] : [`    ${audience}: ${text}`];
    }),
    ...(isExplained ? explain(described).map(([name, value]) => paint('dim', `    ${name}: ${plain(value)}`)) : []),
  ];
}

function printGroup(paint: Paint, { title, usedBy, changes }: ChangeGroup, isExplained: boolean): string {
  const users = usedBy.length === 0 ? '' : paint('dim', `, used by ${plain(listUsers(usedBy))}`);
  const lines = changes.flatMap((described) => printChange(paint, described, isExplained));
  return [`${paint('bold', plain(title))}${users}`, ...lines].join('\n');
}

function printAccepted(paint: Paint, accepted: readonly Accepted[]): string[] {
  if (accepted.length === 0) return [];
  const lines = accepted.map(
    ({ described: { where, headline }, reason }) =>
      `  ${plain(`${where}: ${headline}`)} ${paint('dim', `(${plain(reason)})`)}`,
  );
  return [[paint('bold', `ignored (${accepted.length})`), ...lines].join('\n')];
}

/** Prints the changes as text, by operation and schema, worst verdict first, with a summary. */
export function printText(paint: Paint, { changes, accepted, isExplained, since }: Report): string {
  const groups = groupChanges(changes).map((group) => printGroup(paint, group, isExplained));
  const isBroken = changes.some(({ change }) => worstOf(change) === 'breaking');
  const hint = 'To accept a change, add its entry to "diff.ignore" in the configuration, with a reason.';
  return [
    ...groups,
    ...printAccepted(paint, accepted),
    paint('bold', summarize(changes, accepted.length, since)),
    ...(isBroken && isExplained ? [paint('dim', hint)] : []),
  ].join('\n\n');
}
