/** Prints import declarations, sorted by specifier and name. */
import { type Code, code, joinCode, printIdentifier, printSpecifier } from '../../support/code/code.js';

/** An imported name. */
export interface ImportLine {
  readonly specifier: string;
  readonly name: string;
  /** Name in the importing module. */
  readonly local: string;
  readonly isType: boolean;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares names regardless of case, as formatters do. */
function compareNames(a: string, b: string): number {
  return compare(a.toLowerCase(), b.toLowerCase()) || compare(a, b);
}

/** Compares specifiers. Packages come before relative paths, as is usual. */
function compareSpecifiers(a: string, b: string): number {
  return Number(a.startsWith('.')) - Number(b.startsWith('.')) || compare(a, b);
}

function printName({ name, local, isType }: ImportLine, isPrefixed: boolean): Code {
  const prefix = isPrefixed && isType ? code`type ` : code``;
  const identifier = printIdentifier(local);
  return name === local ? code`${prefix}${identifier}` : code`${prefix}${printIdentifier(name)} as ${identifier}`;
}

/** Prints names in braces, on one line if they fit. */
export function printNames(head: Code, names: readonly Code[], specifier: string): Code {
  const line = code`${head}{ ${joinCode(names, ', ')} } from ${printSpecifier(specifier)};\n`;
  if (line.length <= 121) return line;
  const lines = names.map((name) => code`  ${name},\n`);
  return code`${head}{\n${joinCode(lines, '')}} from ${printSpecifier(specifier)};\n`;
}

function printImport(specifier: string, lines: readonly ImportLine[]): Code {
  const areTypes = lines.every(({ isType }) => isType);
  const standard = lines.find(({ name }) => name === 'default');
  const names = lines
    .filter((line) => line !== standard)
    .sort((a, b) => compareNames(a.name, b.name) || compare(a.local, b.local))
    .map((line) => printName(line, !areTypes));
  const head = areTypes ? code`import type ` : code`import `;
  if (standard === undefined) return printNames(head, names, specifier);
  const local = printIdentifier(standard.local);
  if (names.length > 0) return printNames(code`${head}${local}, `, names, specifier);
  return code`${head}${local} from ${printSpecifier(specifier)};\n`;
}

/** Prints one declaration for each module; a name that is used as a value and as a type is imported as a value. */
export function printImports(lines: readonly ImportLine[]): Code {
  const modules = new Map<string, Map<string, ImportLine>>();
  for (const line of lines) {
    const names = modules.get(line.specifier) ?? new Map<string, ImportLine>();
    modules.set(line.specifier, names);
    const id = `${line.name} ${line.local}`;
    const isType = line.isType && names.get(id)?.isType !== false;
    names.set(id, { ...line, isType });
  }
  const printed = [...modules]
    .sort(([a], [b]) => compareSpecifiers(a, b))
    .map(([specifier, names]) => printImport(specifier, [...names.values()]));
  return joinCode(printed, '');
}
