/**
 * Where output goes, and how its modules name each other: three packages with manifests, or one folder of sources within
 * a project that has its own.
 */
import { type Config, packageNames } from './config.js';

export type Part = 'types' | 'client' | 'server';

/** Where released types carry the document that they were made from. */
export const publishedDocument = 'openapi.json';

export interface Layout {
  readonly hasManifests: boolean;
  /** Below the output folder, of a file by its path within the sources of its part. */
  readonly source: (part: Part, path: string) => string;
  /** The same of a check of values, without extension. */
  readonly check: (path: string) => string;
  /** How a module of the types (`''` for all of them) is named by one of client or server, so many folders deep. */
  readonly types: (module: string, depth: number) => string;
  /** How what checks stand on is named by one of them. */
  readonly validation: (file: string) => string;
  /** How a table of checks is named by the server's own modules. */
  readonly checks: (file: string) => string;
  /** The module of what mock mode answers, what declares it where it is JavaScript, and how the server names it. */
  readonly examples: { readonly path: string; readonly declaration?: string; readonly specifier: string };
}

const up = (depth: number): string => '../'.repeat(depth);

const depthOf = (file: string): number => file.split('/').length - 1;

const inPackages = (config: Config): Layout => {
  const { types } = packageNames(config);
  return {
    hasManifests: true,
    source: (part, path) => `${part}/src/${path}`,
    check: (path) => `server/validators/${path}`,
    types: (module) => (module === '' ? types : `${types}/${module}`),
    validation: () => '#validation',
    checks: (file) => `#validators/${file}.js`,
    // A compiler has nothing to say of them, and would need longer for them than for all the rest.
    examples: { path: 'server/examples.js', declaration: 'server/examples.d.ts', specifier: '#examples' },
  };
};

const inFolder: Layout = {
  hasManifests: false,
  source: (part, path) => `${part}/${path}`,
  check: (path) => `server/validators/${path}`,
  types: (module, depth) => `${up(depth + 1)}types/${module === '' ? 'index' : module}.js`,
  validation: (file) => `${up(depthOf(file) + 1)}runtime/server/validation.js`,
  checks: (file) => `./validators/${file}.js`,
  examples: { path: 'server/examples.ts', specifier: './examples.js' },
};

export const layoutOf = (config: Config): Layout => (config.layout === 'folder' ? inFolder : inPackages(config));
