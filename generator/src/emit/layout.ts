/**
 * Output layouts: three packages, one package with three parts, or a folder of sources within a project. Each layout
 * defines file paths and import specifiers.
 */
import { type Config, packageNames, partsOf } from '../config/codegen-config.js';
import type { PackageName, Part } from '../config/settings.js';
import { isPackaged, packagedSpecifier } from './runtime/package.js';

/** The path of the document in a released package. */
export const publishedDocument = 'openapi.json';

/** Returns whether a package contains the OpenAPI document. */
export function carriesDocument(name: PackageName): boolean {
  return name === 'types' || name === 'api';
}

/** Returns the name of the package that contains the OpenAPI document. */
export function carrierOf(config: Config): string {
  return packageNames(config)[config.layout === 'package' ? 'api' : 'types'];
}

export interface Layout {
  /**
   * Whether packages are generated. If so, the modules that the server imports by subpath are JavaScript files next to
   * its sources.
   */
  readonly hasManifests: boolean;
  /** Returns the output path of a source file, given its path within the part. */
  readonly source: (part: Part, path: string) => string;
  /** Returns the output path of a module with checks, given its path within the part. */
  readonly check: (part: Part, path: string) => string;
  /** Returns the specifier with which client and server modules at a depth import a types module (`''`: the index). */
  readonly types: (module: string, depth: number) => string;
  /** Import specifier of the types, as used by the module that checks schemas. */
  readonly typesOfChecks: string;
  /** Returns the specifier with which a module with checks imports the validation runtime. */
  readonly validation: (file: string) => string;
  /** Returns the specifier with which other modules of the same part import a module with checks. */
  readonly checks: (file: string) => string;
  /** The module with mock responses: its path, its specifier and, if it is JavaScript, its declaration file. */
  readonly examples: { readonly path: string; readonly declaration?: string; readonly specifier: string };
  /** The folder of the server's compiled modules. */
  readonly serverFolder: string;
}

function up(depth: number): string {
  return '../'.repeat(depth);
}

function depthOf(file: string): number {
  return file.split('/').length - 1;
}

function relativeTypes(module: string, depth: number): string {
  return `${up(depth + 1)}types/${module === '' ? 'index' : module}.js`;
}

// Modules with checks and examples are JavaScript, because type checking finds no errors in them and would take most of
// the compile time.
function beside(folder?: 'api') {
  const own = folder ?? 'server';
  return {
    hasManifests: true,
    check: (part: Part, path: string): string => `${folder ?? part}/validators/${path}`,
    validation: (): string => '#validation',
    checks: (file: string): string => `#validators/${file}.js`,
    examples: { path: `${own}/examples.js`, declaration: `${own}/examples.d.ts`, specifier: '#examples' },
  };
}

function inPackages(config: Config): Layout {
  const { types: name } = packageNames(config);
  const types = (module: string): string => (module === '' ? name : `${name}/${module}`);
  return {
    ...beside(),
    source: (part, path) => `${part}/src/${path}`,
    types,
    typesOfChecks: name,
    serverFolder: 'server/dist',
  };
}

const inPackage: Layout = {
  ...beside('api'),
  source: (part, path) => `api/src/${part}/${path}`,
  types: relativeTypes,
  // The checks are outside the compiled sources: the specifier refers to sources during compilation, and to
  // declarations afterwards.
  typesOfChecks: '#types/index',
  serverFolder: 'api/dist/server',
};

const inFolder: Layout = {
  hasManifests: false,
  source: (part, path) => `${part}/${path}`,
  check: (part, path) => `${part}/validators/${path}`,
  types: relativeTypes,
  typesOfChecks: relativeTypes('', 1),
  validation: (file) => `${up(depthOf(file) + 1)}runtime/validation.js`,
  checks: (file) => `./validators/${file}.js`,
  examples: { path: 'server/examples.ts', specifier: './examples.js' },
  serverFolder: 'server',
};

function placesOf(config: Config): Layout {
  if (config.layout === 'folder') return inFolder;
  return config.layout === 'package' ? inPackage : inPackages(config);
}

/** Returns the layout set in the configuration. */
export function layoutOf(config: Config): Layout {
  const layout = placesOf(config);
  return isPackaged(config) ? { ...layout, validation: () => packagedSpecifier('validation') } : layout;
}

/** Where the client's modules import validators from. */
export interface ClientValidation {
  /** The part that contains the checks: the client in a separate package, otherwise the server if there is one. */
  readonly part: 'client' | 'server';
  /** Returns the specifier with which client modules import a module with checks. */
  readonly checks: (file: string) => string;
  /** Specifier of the validation runtime, which has to be the same module instance that the checks use. */
  readonly runtime: string;
}

/** Returns where the client's modules import validators from. */
export function validationOfClient(config: Config): ClientValidation {
  const layout = layoutOf(config);
  const isSeparate = config.layout !== 'folder' && config.layout !== 'package';
  const part = isSeparate || !partsOf(config).includes('server') ? 'client' : 'server';
  const reach = (specifier: string): string => specifier.replace(/^\.\//u, part === 'client' ? './' : '../server/');
  return {
    part,
    checks: (file) => reach(layout.checks(file)),
    runtime: layout.hasManifests || isPackaged(config) ? layout.validation('') : reach('./runtime/validation.js'),
  };
}
