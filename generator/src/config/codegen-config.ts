/** What decides the output besides the document. */
import type { PackageName, Part, Settings } from './settings.js';
import type { Versions } from './versions.js';

/** Settings that mean the same wherever they come from. */
type Shared = Pick<Settings, 'layout' | 'openEnumerations' | 'int64' | 'packages' | 'names' | 'out' | 'manifest'>;

export interface Config extends Shared {
  /** npm scope of the packages, with `@`. */
  readonly scope: string;
  readonly version: string;
  /** Of those that were released: by the names of the packages, in place of `version`. */
  readonly versions?: Versions;
  /** SPDX identifier. */
  readonly license: string;
  /** The text of the licence, for a file in each package. */
  readonly licenseText?: string;
  readonly skipUnsupported: boolean;
  /** Operations that packages are made of, all where there are none, and those that are left out of them. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export const packageNames = ({ scope, names }: Config): Readonly<Record<PackageName, string>> => ({
  types: `${scope}/types`,
  client: `${scope}/client`,
  server: `${scope}/server`,
  api: `${scope}/api`,
  ...names,
});

const parts: readonly Part[] = ['types', 'client', 'server'];

/** The parts that are made, in the order in which they need each other. */
export const partsOf = ({ packages }: Pick<Config, 'packages'>): readonly Part[] =>
  parts.filter((part) => packages?.includes(part) ?? true);

/** The packages that are made, each a folder of that name, in the order in which they are compiled. */
export const packagesOf = (config: Pick<Config, 'layout' | 'packages'>): readonly PackageName[] => {
  if (config.layout === 'folder') return [];
  return config.layout === 'package' ? ['api'] : partsOf(config);
};

/** What code that uses a part imports it as. */
export const entriesOf = (config: Config): Readonly<Record<Part, string>> => {
  const { api, ...names } = packageNames(config);
  if (config.layout !== 'package') return names;
  return { types: `${api}/types`, client: `${api}/client`, server: `${api}/server` };
};

/** The version of a package: that of its last release, else the first one. */
export const versionOf = (config: Config, part: PackageName): string =>
  config.versions?.[packageNames(config)[part]] ?? config.version;
