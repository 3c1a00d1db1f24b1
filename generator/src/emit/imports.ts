/** The imports of a generated module: what its code mentions, sorted by code units. */
import { type Code, code, joinCode, printIdentifier, printSpecifier } from '../print/code.js';

export interface Imports {
  /** Notes that a type of a module is used and gives its name back as code. */
  readonly use: (specifier: string, name: string) => Code;
  readonly print: () => Code;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Collects type imports; names of the module itself (`own`) are not imported. */
export const collectImports = (own: string, keyword: 'import type' | 'import' = 'import type'): Imports => {
  const modules = new Map<string, Set<string>>();
  return {
    use: (specifier, name) => {
      if (specifier !== own) {
        const names = modules.get(specifier) ?? new Set();
        modules.set(specifier, names.add(name));
      }
      return printIdentifier(name);
    },
    print: () =>
      joinCode(
        [...modules]
          .sort(([a], [b]) => compare(a, b))
          .map(([specifier, names]) => printImport(code`${keyword as Code}`, specifier, [...names].sort(compare))),
        '',
      ),
  };
};

const printImport = (keyword: Code, specifier: string, names: readonly string[]): Code => {
  const identifiers = names.map(printIdentifier);
  const line = code`${keyword} { ${joinCode(identifiers, ', ')} } from ${printSpecifier(specifier)};\n`;
  if (line.length <= 121) return line;
  return code`${keyword} {\n${joinCode(
    identifiers.map((name) => code`  ${name},`),
    '\n',
  )}\n} from ${printSpecifier(specifier)};\n`;
};
