/**
 * Where output goes, and how its modules name each other: three packages, one that holds the three parts, or one folder
 * of sources within a project that has a manifest.
 */
import { type Config, packageNames } from '../config/codegen-config.js';
import type { PackageName, Part } from '../config/settings.js';

/** Where a release carries the document that it was made from. */
export const publishedDocument = 'openapi.json';

/** Whether a package is the one of its document that carries it. */
export const carriesDocument = (name: PackageName): boolean => name === 'types' || name === 'api';

/** Its name. */
export const carrierOf = (config: Config): string =>
  packageNames(config)[config.layout === 'package' ? 'api' : 'types'];

export interface Layout {
  /** Whether there are packages; what the server looks up when it runs is JavaScript then, beside its sources. */
  readonly hasManifests: boolean;
  /** Below the output folder, of a file by its path within the sources of its part. */
  readonly source: (part: Part, path: string) => string;
  /** The same of a check of values, without extension. */
  readonly check: (path: string) => string;
  /** How a module of the types (`''` for all of them) is named by one of client or server, so many folders deep. */
  readonly types: (module: string, depth: number) => string;
  /** The same by a module of checks of schemas. */
  readonly typesOfChecks: (module: string) => string;
  /** How what checks stand on is named by one of them. */
  readonly validation: (file: string) => string;
  /** How a table of checks is named by the server's own modules. */
  readonly checks: (file: string) => string;
  /** The module of what mock mode answers, what declares it where it is JavaScript, and how the server names it. */
  readonly examples: { readonly path: string; readonly declaration?: string; readonly specifier: string };
  /** The folder of the server's modules, as JavaScript. */
  readonly serverFolder: string;
}

const up = (depth: number): string => '../'.repeat(depth);

const depthOf = (file: string): number => file.split('/').length - 1;

const relativeTypes = (module: string, depth: number): string =>
  `${up(depth + 1)}types/${module === '' ? 'index' : module}.js`;

// A compiler has nothing to say of checks and examples, and would need longer for them than for all the rest.
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
  // They stand outside of what is compiled, and mean the sources while it is, the declarations of it later.
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

export const layoutOf = (config: Config): Layout => {
  if (config.layout === 'folder') return inFolder;
  return config.layout === 'package' ? inPackage : inPackages(config);
};
