/** The imports of a generated module, sorted by code unit. */
import { type Code, code, joinCode, printIdentifier, printSpecifier } from '../../support/code/code.js';

export interface Imports {
  /** Records the use of a name of a module, and returns it as code. */
  readonly use: (specifier: string, name: string) => Code;
  readonly print: () => Code;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const nothing: ReadonlySet<string> = new Set();

/**
 * Collects imports; names of the module itself (`own`) are not imported. Runtime names that collide with names of the
 * document (`taken`) are imported under another name.
 */
export const collectImports = (
  own: string,
  keyword: 'import type' | 'import' = 'import type',
  taken: ReadonlySet<string> = nothing,
): Imports => {
  const modules = new Map<string, Map<string, string>>();
  const nameOf = (specifier: string, name: string): string => {
    let local = name;
    while (specifier.includes('/runtime/') && taken.has(local)) local = `${local}_`;
    return local;
  };
  return {
    use: (specifier, name) => {
      const local = nameOf(specifier, name);
      if (specifier !== own) {
        const names = modules.get(specifier) ?? new Map<string, string>();
        modules.set(specifier, names.set(name, local));
      }
      return printIdentifier(local);
    },
    print: () =>
      joinCode(
        [...modules]
          .sort(([a], [b]) => compare(a, b))
          .map(([specifier, names]) => printImport(code`${keyword as Code}`, specifier, names)),
        '',
      ),
  };
};

const printImport = (keyword: Code, specifier: string, names: ReadonlyMap<string, string>): Code => {
  const identifiers = [...names]
    .sort(([a], [b]) => compare(a, b))
    .map(([name, local]) =>
      name === local ? printIdentifier(name) : code`${printIdentifier(name)} as ${printIdentifier(local)}`,
    );
  const line = code`${keyword} { ${joinCode(identifiers, ', ')} } from ${printSpecifier(specifier)};\n`;
  if (line.length <= 121) return line;
  return code`${keyword} {\n${joinCode(
    identifiers.map((name) => code`  ${name},`),
    '\n',
  )}\n} from ${printSpecifier(specifier)};\n`;
};
