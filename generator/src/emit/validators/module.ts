/** Builds a module with checks: declarations with unique names, and imports. */
import { addHash } from '../../names/candidates.js';
import {
  type Code,
  code,
  joinCode,
  printIdentifier,
  printPropertyName,
  printSpecifier,
  printString,
} from '../../support/code/code.js';
import type { SupportName } from './support.js';

/** A row of a table: the checks of one operation. */
export interface TableRow {
  /** Function name of the operation, which is the key of the row. */
  readonly operation: string;
  /** Name of the constant for the row, if it becomes one. */
  readonly constant: string;
  readonly value: Code;
}

export interface Declaration {
  readonly name: string;
  readonly value: Code;
  /** The rows, if the declaration is a table of operations. */
  readonly rows?: readonly TableRow[];
  readonly isExported: boolean;
  /** Whether the declaration follows the previous one without a blank line. */
  readonly isAttached?: true;
}

export interface CheckModule {
  /** Path relative to the folder of the checks, without extension. */
  readonly file: string;
  readonly declarations: readonly Declaration[];
  /** Imported names by module with checks. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names imported from the validation runtime. */
  readonly support: ReadonlySet<SupportName>;
}

export interface ModuleBuilder extends CheckModule {
  readonly declare: (declaration: Declaration) => void;
  /** Reserves a name for the declaration of a pointer. If the wanted name is taken, a hash is appended. */
  readonly claim: (wanted: string, pointer: string) => string;
  /** Returns a name that this or another module exports, and imports it if necessary. */
  readonly take: (file: string, name: string) => Code;
  /** Imports a runtime function, and returns its name. */
  readonly use: (name: SupportName) => Code;
}

/** Creates an empty module. Its declarations avoid the names in `taken`. */
export const createModule = (file: string, taken: Set<string>): ModuleBuilder => {
  const declarations: Declaration[] = [];
  const imports = new Map<string, Set<string>>();
  const support = new Set<SupportName>();
  return {
    file,
    declarations,
    imports,
    support,
    declare: (declaration) => void declarations.push(declaration),
    claim: (wanted, pointer) => {
      const free = [wanted, ...addHash(wanted, pointer)].find((name) => !taken.has(name));
      if (free === undefined) throw new Error(`no name is left for ${pointer}`);
      taken.add(free);
      return free;
    },
    take: (from, name) => {
      if (from !== file) imports.set(from, (imports.get(from) ?? new Set()).add(name));
      return printIdentifier(name);
    },
    use: (name) => {
      support.add(name);
      return printIdentifier(name);
    },
  };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const depthOf = (file: string): number => file.split('/').length - 1;

/** Returns the specifier with which the module `from` imports the module `to`. */
const relativeTo = (from: string, to: string): string =>
  `${depthOf(from) === 0 ? './' : '../'.repeat(depthOf(from))}${to}.js`;

const printImport = (names: Iterable<string>, specifier: string): Code => {
  const sorted = [...names].sort(compare).map(printIdentifier);
  const flat = code`import { ${joinCode(sorted, ', ')} } from ${printSpecifier(specifier)};`;
  if (flat.length <= 120) return flat;
  return code`import {\n${joinCode(
    sorted.map((name) => code`  ${name},`),
    '\n',
  )}\n} from ${printSpecifier(specifier)};`;
};

/** Prints a table with a constant for each row, so that bundles contain only rows that are used. */
const printRows = ({ name, rows = [] }: Declaration, typeOf: ModuleForm['typeOf']): Code => {
  const constants = rows.map((row) => {
    const type = typeOf?.(row.constant);
    return code`export const ${printIdentifier(row.constant)}${type === undefined ? code`` : code`: ${type}`} = ${row.value};\n\n`;
  });
  const members = rows.map(
    ({ operation, constant }) => code`\n  ${printPropertyName(operation)}: ${printIdentifier(constant)},`,
  );
  const type = typeOf?.(name);
  const head = code`export const ${printIdentifier(name)}${type === undefined ? code`` : code`: ${type}`}`;
  return code`${joinCode(constants, '')}${head} = {${joinCode(members, '')}${members.length === 0 ? code`` : code`\n`}};`;
};

const printDeclaration = ({ name, value, isExported }: Declaration, type: Code | undefined): Code => {
  return code`${isExported ? code`export ` : code``}const ${printIdentifier(name)}${type === undefined ? code`` : code`: ${type}`} = ${value};`;
};

/** Settings for printing a module. For TypeScript, they include the types of declarations. */
export interface ModuleForm {
  /** Specifier of the validation runtime. */
  readonly validation: string;
  readonly head?: Code;
  readonly typeOf?: (name: string) => Code | undefined;
  /** Whether each row of a table becomes a constant. */
  readonly hasRows?: boolean;
}

/** Prints a module with checks. */
export const printModule = (module: CheckModule, { validation, head: first, typeOf, hasRows }: ModuleForm): Code => {
  const { file, declarations, imports, support } = module;
  const lines = [
    ...(support.size === 0 ? [] : [printImport(support, validation)]),
    ...[...imports]
      .map(([from, names]) => [relativeTo(file, from), names] as const)
      .sort(([a], [b]) => compare(a, b))
      .map(([specifier, names]) => printImport(names, specifier)),
  ];
  const head = lines.length === 0 ? code`` : code`${joinCode(lines, '\n')}\n\n`;
  const body = declarations.map((each, index) => {
    const gap = index === 0 ? code`` : each.isAttached === true ? code`\n` : code`\n\n`;
    const isSplit = hasRows === true && each.rows !== undefined;
    return code`${gap}${isSplit ? printRows(each, typeOf) : printDeclaration(each, typeOf?.(each.name))}`;
  });
  return code`${first ?? code``}${head}${joinCode(body, '')}\n`;
};

/**
 * Evaluates modules and returns the functions that they export. Text of the document is only data in this code, because
 * it is printed with the same functions as in generated packages.
 */
export const loadModules = (
  modules: readonly CheckModule[],
  support: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> => {
  const exported = [
    ...new Set(
      modules.flatMap(({ declarations }) =>
        declarations.filter(({ isExported }) => isExported).map(({ name }) => printIdentifier(name)),
      ),
    ),
  ];
  const blocks = modules.map(({ declarations }) => {
    const lines = declarations.map(({ name, value, isExported }) =>
      isExported ? code`${printIdentifier(name)} = ${value};` : code`const ${printIdentifier(name)} = ${value};`,
    );
    return code`{\n${joinCode(lines, '\n')}\n}`;
  });
  const table = exported.map((name) => code`[${printString(name)}, ${name}]`);
  const names = Object.keys(support);
  const text = code`'use strict';
${exported.length === 0 ? code`` : code`let ${joinCode(exported, ', ')};`}
${joinCode(blocks, '\n')}
return new Map([${joinCode(table, ', ')}]);`;
  const load = new Function(...names, text) as (...values: unknown[]) => ReadonlyMap<string, unknown>;
  return load(...names.map((name) => support[name]));
};
