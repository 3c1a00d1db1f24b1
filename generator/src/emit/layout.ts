/**
 * Output layouts: three packages, one package with three parts, or one folder of sources within a project. Each defines
 * the paths of files and the specifiers of imports.
 */
import { type Config, packageNames } from '../config/codegen-config.js';
import type { PackageName, Part } from '../config/settings.js';

/** The path of the document in a released package. */
export const publishedDocument = 'openapi.json';

/** Returns whether a package contains the document. */
export const carriesDocument = (name: PackageName): boolean => name === 'types' || name === 'api';

/** Returns the name of the package that contains the document. */
export const carrierOf = (config: Config): string =>
  packageNames(config)[config.layout === 'package' ? 'api' : 'types'];

export interface Layout {
  /**
   * Whether packages are generated. If so, the modules that the server imports by subpath are JavaScript, next to its
   * sources.
   */
  readonly hasManifests: boolean;
  /** Returns the output path of a source file of a part. */
  readonly source: (part: Part, path: string) => string;
  /** Returns the output path of a module of checks, without extension. */
  readonly check: (path: string) => string;
  /** Returns the specifier of a types module (`''` for all) for a module of the client or server, at a folder depth. */
  readonly types: (module: string, depth: number) => string;
  /** Returns the specifier of a types module for a module of schema checks. */
  readonly typesOfChecks: (module: string) => string;
  /** Returns the specifier of the validation runtime for a module of checks. */
  readonly validation: (file: string) => string;
  /** Returns the specifier of a table of checks for the server's own modules. */
  readonly checks: (file: string) => string;
  /** The module with mock responses: its path, its declaration file if it is JavaScript, and its specifier. */
  readonly examples: { readonly path: string; readonly declaration?: string; readonly specifier: string };
  /** The folder of the server's compiled modules. */
  readonly serverFolder: string;
}

const up = (depth: number): string => '../'.repeat(depth);

const depthOf = (file: string): number => file.split('/').length - 1;

const relativeTypes = (module: string, depth: number): string =>
  `${up(depth + 1)}types/${module === '' ? 'index' : module}.js`;

// Checks and examples are JavaScript, because type checking finds nothing in them and would take most of the compile
// time.
const beside = (folder: 'server' | 'api') => ({
  hasManifests: true,
  check: (path: string): string => `${folder}/validators/${path}`,
  validation: (): string => '#validation',
  checks: (file: string): string => `#validators/${file}.js`,
  examples: { path: `${folder}/examples.js`, declaration: `${folder}/examples.d.ts`, specifier: '#examples' },
});

const inPackages = (config: Config): Layout => {
  const { types: name } = packageNames(config);
  const types = (module: string): string => (module === '' ? name : `${name}/${module}`);
  return {
    ...beside('server'),
    source: (part, path) => `${part}/src/${path}`,
    types,
    typesOfChecks: types,
    serverFolder: 'server/dist',
  };
};

const inPackage: Layout = {
  ...beside('api'),
  source: (part, path) => `api/src/${part}/${path}`,
  types: relativeTypes,
  // They are outside the compiled sources: the specifier refers to sources during compilation, and to declarations
  // later.
  typesOfChecks: (module) => `#types/${module}`,
  serverFolder: 'api/dist/server',
};

const inFolder: Layout = {
  hasManifests: false,
  source: (part, path) => `${part}/${path}`,
  check: (path) => `server/validators/${path}`,
  types: relativeTypes,
  typesOfChecks: (module) => relativeTypes(module, 2),
  validation: (file) => `${up(depthOf(file) + 1)}runtime/server/validation.js`,
  checks: (file) => `./validators/${file}.js`,
  examples: { path: 'server/examples.ts', specifier: './examples.js' },
  serverFolder: 'server',
};

/** Returns the layout that is configured. */
export const layoutOf = (config: Config): Layout => {
  if (config.layout === 'folder') return inFolder;
  return config.layout === 'package' ? inPackage : inPackages(config);
};
