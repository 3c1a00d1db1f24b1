/** A module of checks under construction: its declarations, with unique names, and its imports. */
import { addHash } from '../../names/candidates.js';
import { code, joinCode, printIdentifier, printSpecifier, printString, type Code } from '../../support/code/code.js';

export interface Declaration {
  readonly name: string;
  readonly value: Code;
  readonly isExported: boolean;
  /** One line of documentation. */
  readonly doc?: Code;
}

export interface CheckModule {
  /** Relative to the folder of checks, without extension. */
  readonly file: string;
  readonly declarations: readonly Declaration[];
  /** Imported names by module. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names imported from the validation runtime. */
  readonly support: ReadonlySet<string>;
}

export interface ModuleBuilder extends CheckModule {
  readonly declare: (declaration: Declaration) => void;
  /** Reserves a name for something at a pointer: the wanted one or, if it is taken, one with a hash. */
  readonly claim: (wanted: string, pointer: string) => string;
  /** Returns a name exported by this or another module, and imports it if needed. */
  readonly take: (file: string, name: string) => Code;
  /** Returns the name of a runtime function, and imports it. */
  readonly use: (name: string) => Code;
}

/** Creates an empty module; names in `taken` are avoided. */
export const createModule = (file: string, taken: Set<string>): ModuleBuilder => {
  const declarations: Declaration[] = [];
  const imports = new Map<string, Set<string>>();
  const support = new Set<string>();
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

/** Returns the specifier of one module in another. */
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

const printDeclaration = ({ name, value, isExported, doc }: Declaration, type: Code | undefined): Code => {
  const head = doc === undefined ? code`` : code`/** ${doc} */\n`;
  return code`${head}${isExported ? code`export ` : code``}const ${printIdentifier(name)}${type === undefined ? code`` : code`: ${type}`} = ${value};`;
};

/** Settings for printing a module: in TypeScript, also the types of its declarations. */
export interface ModuleForm {
  /** Specifier of the validation runtime. */
  readonly validation: string;
  readonly head?: Code;
  readonly typeOf?: (name: string) => Code | undefined;
}

/** Prints a module for a server. */
export const printModule = (module: CheckModule, { validation, head: first, typeOf }: ModuleForm): Code => {
  const { file, declarations, imports, support } = module;
  const lines = [
    ...(support.size === 0 ? [] : [printImport(support, validation)]),
    ...[...imports]
      .map(([from, names]) => [relativeTo(file, from), names] as const)
      .sort(([a], [b]) => compare(a, b))
      .map(([specifier, names]) => printImport(names, specifier)),
  ];
  const head = lines.length === 0 ? code`` : code`${joinCode(lines, '\n')}\n\n`;
  const body = declarations.map((each) => printDeclaration(each, typeOf?.(each.name)));
  return code`${first ?? code``}${head}${joinCode(body, '\n\n')}\n`;
};

/**
 * Evaluates modules and returns the functions that they export. Text of the document is data in this code, as in
 * generated packages, because it is printed by the same functions.
 */
export const loadModules = (
  modules: readonly CheckModule[],
  support: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> => {
  const exported = modules.flatMap(({ declarations }) =>
    declarations.filter(({ isExported }) => isExported).map(({ name }) => printIdentifier(name)),
  );
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
