/** Collects the imports of a generated module. */
import type { Config } from '../../config/codegen-config.js';
import { type Code, code, joinCode, printIdentifier } from '../../support/code/code.js';
import { type RuntimeKey, runtimeFiles } from '../runtime/files.js';
import { findRuntime, type RuntimeName, type UseRuntime } from '../runtime/names.js';
import { isPackaged, packagedSpecifier } from '../runtime/package.js';
import { type ImportLine, printImports, printNames } from './import-lines.js';
import type { TemplateViews } from './template-views.js';

export interface Imports {
  /** Records that a name is imported from a module, and returns the name as code. */
  readonly use: (specifier: string, name: string) => Code;
  /** Records that a name is imported from the runtime, and returns the name as code. */
  readonly runtime: UseRuntime<Code>;
  readonly lines: () => readonly ImportLine[];
  /** Returns the runtime modules that declare the imported names. */
  readonly uses: () => readonly string[];
  readonly print: () => Code;
}

/** Imports and exports at the start of a generated module. */
export interface ModuleHead {
  readonly imports: Code;
  /** Declarations that re-export names of the runtime. */
  readonly exports: Code;
  /** Runtime modules that the module needs. */
  readonly uses: readonly string[];
}

/** A generated module. */
export interface EmittedModule {
  readonly text: string;
  /** Runtime modules that the module needs. */
  readonly uses: readonly string[];
}

/** The view of a template that renders a module. */
export type ModuleView<T extends keyof TemplateViews> = TemplateViews[T] & ModuleHead;

/** The settings that determine from where modules import the runtime. */
type RuntimeConfig = Pick<Config, 'runtime'>;

export interface ImportOptions {
  /** The specifier of the module itself, whose names are not imported. */
  readonly own?: string;
  /** Whether the names are used as types only. Default: `true`. */
  readonly areTypes?: boolean;
  /** Names from the document. A runtime name that collides with one of them is imported under a different name. */
  readonly taken?: ReadonlySet<string>;
  /** Relative path from the module's folder to the source folder of the part. Default: `.`. */
  readonly base?: string;
}

function specifierOf(config: RuntimeConfig, key: RuntimeKey, base: string): string {
  return isPackaged(config) ? packagedSpecifier(key) : `${base}/${runtimeFiles[key].path.replace(/\.ts$/u, '.js')}`;
}

const nothing: ReadonlySet<string> = new Set();

/** Creates a collection of imports for a module. */
export function collectImports(
  config: RuntimeConfig,
  { own, areTypes = true, taken = nothing, base = '.' }: ImportOptions = {},
): Imports {
  const lines = new Map<string, ImportLine>();
  const uses = new Set<string>();
  const add = (specifier: string, name: string, local: string): Code => {
    if (specifier !== own) lines.set(`${specifier} ${name} ${local}`, { specifier, name, local, isType: areTypes });
    return printIdentifier(local);
  };
  const runtime: UseRuntime<Code> = (key, name, wanted = name) => {
    let local = wanted;
    while (taken.has(local)) local = `${local}_`;
    uses.add(findRuntime(key, name));
    return add(specifierOf(config, key, base), name, local);
  };
  return {
    use: (specifier, name) => add(specifier, name, name),
    runtime,
    lines: () => [...lines.values()],
    uses: () => [...uses],
    print: () => printImports([...lines.values()]),
  };
}

interface Reexports {
  readonly exports: Code;
  readonly uses: readonly string[];
}

/** Returns the imports and re-exports at the start of a module. */
export function printHead(collections: readonly Imports[], reexports: readonly Reexports[] = []): ModuleHead {
  return {
    imports: printImports(collections.flatMap((each) => each.lines())),
    exports: joinCode(
      reexports.map(({ exports }) => exports),
      '',
    ),
    uses: [...collections.flatMap((each) => each.uses()), ...reexports.flatMap(({ uses }) => uses)],
  };
}

/** Re-exports names of a runtime file, by default as types. A pair also contains the name that is exported. */
export function printReexports<K extends RuntimeKey>(
  config: RuntimeConfig,
  key: K,
  names: readonly (RuntimeName<K> | readonly [RuntimeName<K>, string])[],
  { areTypes = true, base = '.' }: Pick<ImportOptions, 'areTypes' | 'base'> = {},
): Reexports {
  const pairs = names.map((name) => (typeof name === 'string' ? ([name, name] as const) : name));
  const printed = pairs.map(([name, outside]) =>
    name === outside ? printIdentifier(name) : code`${printIdentifier(name)} as ${printIdentifier(outside)}`,
  );
  return {
    exports: printNames(areTypes ? code`export type ` : code`export `, printed, specifierOf(config, key, base)),
    uses: pairs.map(([name]) => findRuntime(key, name)),
  };
}
