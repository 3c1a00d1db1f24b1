/** Prints the suggestions of `trefoil suggest`. */
import type { ErrorOverlay } from '../commands/suggest/errors.js';
import { printMembers, toMembers } from '../commands/suggest/print-members.js';
import { type Certainty, isCertain, type Suggestion, type SuggestionKind } from '../commands/suggest/suggestion.js';
import type { LoadedDocument } from '../openapi/document.js';
import type { UnmatchedKey } from '../openapi/overlay/customization.js';
import type { CustomizationSettings } from '../openapi/overlay/customization-settings.js';
import { groupBy } from '../support/group-by.js';
import { type Paint, paintFor, plural, print, showLine } from '../support/terminal.js';
import { commandLine } from './command-line.js';

/** Maximum number of suggestions of a type that are printed without `--all`, unless only a few more exist. */
const few = 5;
const fewHidden = 2;

/** Maximum number of lines of an overlay without `--all`: three at the start, and two for each operation. */
const fewLines = 3 + 2 * (few + fewHidden);

const titles: Readonly<Record<SuggestionKind, string>> = {
  pagination: 'pagination',
  name: 'names',
  group: 'groups',
  errors: 'errors that are not declared',
};

const words: Readonly<Record<Certainty, string>> = { high: 'certain', medium: 'likely', low: 'a guess' };

export interface Printed {
  readonly settings: CustomizationSettings;
  /** The overlay that declares the undeclared error responses. */
  readonly overlay: ErrorOverlay | undefined;
  /** Name of the configuration file, if there is one. */
  readonly file: string | undefined;
  /** The result of `--write`: `refused` if code computes the configuration. */
  readonly written: 'done' | 'refused' | undefined;
  readonly isAll: boolean;
  /** Name of the document, if the configuration has several. */
  readonly project: string | undefined;
}

/** Prints one line that names the command, if it would suggest settings. */
export function printSuggestHint(found: readonly Suggestion[], spec: string | undefined): void {
  const usable = found.filter((each) => each.settings !== undefined && isCertain(each, 'medium'));
  const counts = [...groupBy(usable, ({ kind }) => kind)].map(
    ([kind, { length }]) => `${titles[kind]} for ${plural(length, 'operation')}`,
  );
  if (counts.length === 0) return;
  print(`\n\`${commandLine('suggest', spec)}\` proposes ${counts.join(', ')}.`);
}

/** Prints suggestions by type, and how to use their settings. */
export function printSuggestions(found: readonly Suggestion[], document: LoadedDocument, printed: Printed): void {
  const paint = paintFor(process.stdout);
  if (found.length === 0) {
    print('no suggestions');
    return;
  }
  for (const [kind, own] of groupBy(found, (each) => each.kind)) {
    print(paint('bold', `${titles[kind]} (${own.length})`));
    // A setting that is written to the configuration is always listed.
    const isWhole = printed.isAll || (printed.written === 'done' && kind !== 'errors') || own.length <= few + fewHidden;
    const shown = isWhole ? own : own.slice(0, few);
    if (kind === 'pagination') printPagination(shown, document);
    else if (kind === 'name') printNames(paint, shown);
    else if (kind === 'group') printGroups(own, isWhole && (printed.isAll || printed.written === 'done'));
    else printErrors(paint, shown, document);
    if (shown.length < own.length && kind !== 'group')
      print(paint('dim', `  … and ${own.length - shown.length} more; list them with --all`));
    if (kind === 'errors') printOverlay(printed);
    print('');
  }
  if (printed.written === 'done') printRenamed(found);
  printSettings(
    paint,
    printed,
    found.some(({ certainty }) => certainty !== 'high'),
  );
}

function printLine(text: string): void {
  print(showLine(text));
}

/** Prints the suggested pagination as it would appear in the configuration, with the reasons as comments. */
function printPagination(shown: readonly Suggestion[], document: LoadedDocument): void {
  print('  operations: {');
  for (const { certainty, reason, settings, pointer } of shown) {
    const { file, line, column } = document.locate(pointer);
    printLine(`    // ${words[certainty]}: ${reason} (${file}:${line}:${column})`);
    for (const text of linesOf(settings?.operations ?? {})) printLine(`    ${text}`);
  }
  print('  },');
}

/** Prints a table for each reason: operations with their current and suggested names. */
function printNames(paint: Paint, shown: readonly Suggestion[]): void {
  const width = Math.max(...shown.map(({ operation }) => operation.length));
  for (const own of groupBy(shown, ({ certainty, reason }) => `${words[certainty]}: ${reason}`)) {
    const [heading, suggestions] = own;
    printLine(`  ${heading}`);
    for (const { operation, current = '', settings } of suggestions) {
      const [setting] = Object.values(settings?.operations ?? {});
      const name = paint('bold', setting?.name ?? '');
      print(`    ${showLine(operation).padEnd(width)}  ${current} → ${name}`);
    }
  }
}

/** Prints how many operations each group gets, largest first; with `isAll`, also which operations. */
function printGroups(own: readonly Suggestion[], isAll: boolean): void {
  const groupOf = ({ settings }: Suggestion): string => Object.values(settings?.operations ?? {})[0]?.group ?? '';
  const groups = [...groupBy(own, groupOf)].sort(([, a], [, b]) => b.length - a.length);
  const shown = isAll || groups.length <= few + fewHidden ? groups : groups.slice(0, few);
  const sizes = shown.map(([group, { length }]) => `${group} ${length}`).join(', ');
  const more = shown.length < groups.length ? ', …' : '';
  const counts = `${plural(own.length, 'operation')} → ${plural(groups.length, 'group')} by path`;
  const isLikely = own.every(({ certainty }) => certainty !== 'low');
  printLine(`  ${words[isLikely ? 'medium' : 'low']}: the operations have no tags; ${counts} (${sizes}${more})`);
}

function printErrors(paint: Paint, shown: readonly Suggestion[], document: LoadedDocument): void {
  for (const [heading, own] of groupBy(shown, ({ certainty, reason }) => `${words[certainty]}: ${reason}`)) {
    printLine(`  ${heading}`);
    for (const { operation, pointer } of own) {
      const { file, line, column } = document.locate(pointer);
      print(`    ${showLine(operation)}  ${paint('dim', showLine(`${file}:${line}:${column}`))}`);
    }
  }
}

/** Prints an overlay that declares errors, and how to use it. */
function printOverlay({ overlay, isAll }: Printed): void {
  if (overlay === undefined) return;
  const { text, schema } = overlay;
  const lines = text.trimEnd().split('\n');
  if (!isAll && lines.length > fewLines) {
    print('  To print an overlay that declares them, use --all.');
    return;
  }
  const content = schema === undefined ? 'add the content of your errors to the response' : `its schema is ${schema}`;
  printLine(`  This overlay declares a response for errors; ${content}. Save it as errors.overlay.yaml,`);
  print("  and add `overlays: ['errors.overlay.yaml']` to the configuration:\n");
  for (const line of lines) printLine(`    ${line}`);
}

/** Prints which names change in code that uses the generated packages. */
function printRenamed(found: readonly Suggestion[]): void {
  const renamed = found.flatMap(({ current, settings }) => {
    const [own] = Object.values(settings?.operations ?? {});
    return current !== undefined && own?.name !== undefined ? [`${current} → ${own.name}`] : [];
  });
  if (renamed.length === 0) return;
  print('Names change in code that uses the generated packages, such as the file with your first call:');
  for (const each of renamed) printLine(`  ${each}`);
  print('');
}

function printSettings(paint: Paint, { settings, file, written, isAll, project }: Printed, hasDoubts: boolean): void {
  const count = Object.keys(settings.operations ?? {}).length;
  if (count === 0) return;
  const name = file ?? 'the configuration';
  if (written === 'done') {
    print(`${name} has settings for ${plural(count, 'operation')} now; generate with \`npx trefoil generate\``);
    return;
  }
  const isJson = name.endsWith('.json');
  const text = isJson ? JSON.stringify(settings, null, 2) : `  ${linesOf(settings).join('\n  ')}`;
  const place = project === undefined ? name : `the settings of "${project}" in ${name}`;
  const paste = `Paste this into ${place}; if it has "operations", merge the lines`;
  if (written === 'refused') print(`${name} was not changed, because code computes its settings. ${paste}:\n\n${text}`);
  else if (isAll) print(`${paste}:\n\n${text}`);
  else if (file !== undefined) print(`To add these settings to ${name}, use --write; to print all of them, use --all.`);
  else print(`To print the lines to paste into ${place}, use --all.`);
  if (written === undefined && !isAll && hasDoubts)
    print(paint('dim', 'For certain proposals only, use --sure high; for guesses as well, use --sure low.'));
}

/** Prints the entries of the configuration that match nothing. Those that resemble a valid key are not removed. */
export function printUnmatched(
  unmatched: readonly UnmatchedKey[],
  { file = 'the configuration', written }: Pick<Printed, 'file' | 'written'>,
): void {
  const similar = unmatched.filter(({ suggestion }) => suggestion !== undefined);
  const show = (shown: readonly UnmatchedKey[], title: (entries: string) => string): void => {
    const entries = plural(shown.length, 'entry that matches', 'entries that match');
    if (shown.length > 0) print(title(`${entries} nothing in the document`));
    for (const { reason } of shown) printLine(`  ${reason}`);
  };
  show(
    unmatched.filter((each) => !similar.includes(each)),
    (entries) => {
      if (written === 'done') return `Removed ${entries} from ${file}:`;
      if (written === 'refused') return `Remove ${entries} from ${file}, or rename the keys:`;
      return `${file} has ${entries}. To remove them, use --write; or rename the keys:`;
    },
  );
  show(similar, (entries) => `${file} has ${entries}. Rename the keys, or remove the entries:`);
}

/** Prints the members of an object as lines of TypeScript. */
function linesOf(settings: object): string[] {
  return printMembers(toMembers(settings)).join('\n').split('\n');
}
