/** Prints the suggestions of `trefoil suggest`. */
import { type Certainty, isCertain, type Suggestion, type SuggestionKind } from '../commands/suggest/suggestion.js';
import type { LoadedDocument } from '../openapi/document.js';
import type { CustomizationSettings } from '../openapi/overlay/customization-settings.js';
import { printKey } from '../support/code/code.js';
import { type Literal, printLiteral } from '../support/code/literal.js';
import { groupBy } from '../support/group-by.js';
import { type Paint, paintFor, plural, print, showLine } from '../support/terminal.js';

/** Maximum number of suggestions per type without `--all`. */
const few = 5;

const titles: Readonly<Record<SuggestionKind, string>> = {
  pagination: 'pagination',
  name: 'names',
  group: 'groups',
  errors: 'errors that are not declared',
};

const words: Readonly<Record<Certainty, string>> = { high: 'certain', medium: 'likely', low: 'a guess' };

export interface Printed {
  readonly settings: CustomizationSettings;
  /** Name of the configuration file, if there is one. */
  readonly file: string | undefined;
  /** The result of `--write`: `refused` if the configuration is not JSON. */
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
  const command = `npx trefoil suggest${spec === undefined ? '' : ` ${spec}`}`;
  print(`\n\`${command}\` proposes ${counts.join(', ')}.`);
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
    const shown = printed.isAll ? own : own.slice(0, few);
    if (kind === 'pagination') printPagination(shown, document);
    else if (kind === 'name') printNames(paint, shown);
    else if (kind === 'group') printGroups(own, printed.isAll);
    else printErrors(paint, shown, document);
    if (shown.length < own.length && kind !== 'group')
      print(paint('dim', `  … and ${own.length - shown.length} more; list them with --all`));
    print('');
  }
  printSettings(paint, printed);
}

function printLine(text: string): void {
  print(showLine(text));
}

/** Prints settings as they would be in the configuration, with reasons as comments. */
function printPagination(shown: readonly Suggestion[], document: LoadedDocument): void {
  print('  operations: {');
  for (const { certainty, reason, settings, pointer } of shown) {
    const { file, line, column } = document.locate(pointer);
    printLine(`    // ${words[certainty]}: ${reason} (${file}:${line}:${column})`);
    for (const text of printMembers(settings?.operations ?? {}).split('\n')) printLine(`    ${text}`);
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
  const shown = isAll ? groups : groups.slice(0, few);
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

function printSettings(paint: Paint, { settings, file = 'the configuration', written, isAll, project }: Printed): void {
  const count = Object.keys(settings.operations ?? {}).length;
  if (count === 0) return;
  if (written === 'done') {
    print(`${file} has settings for ${plural(count, 'operation')} now`);
    return;
  }
  const isJson = file.endsWith('.json');
  const text = isJson ? JSON.stringify(settings, null, 2) : printMembers(settings).replaceAll(/^/gmu, '  ');
  const place = project === undefined ? file : `the settings of "${project}" in ${file}`;
  const paste = `Paste this into ${place}; if it has "operations", merge the lines`;
  if (written === 'refused') print(`${file} was not changed, because it is code. ${paste}:\n\n${text}`);
  else if (isAll) print(`${paste}:\n\n${text}`);
  else if (isJson) print(`To add these settings to ${file}, use --write; to print all of them, use --all.`);
  else print(`To print the lines to paste into ${place}, use --all.`);
  if (written === undefined && !isAll)
    print(paint('dim', 'certain is --sure high, likely is --sure medium, a guess is --sure low'));
}

/** Prints the members of an object as TypeScript, each on one line if it fits. */
function printMembers(settings: object): string {
  const members = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    const key = printKey(name);
    return `${key}: ${printLiteral(toLiteral(value), key.length + 8)},`;
  });
  return members.join('\n');
}

function toLiteral(value: unknown): Literal {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]): [string, Literal] => [name, toLiteral(member)]),
  );
}
