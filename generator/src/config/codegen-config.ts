/** The options that determine the output, besides the document. */
import type { PackageName, Part, Settings } from './settings.js';
import type { Versions } from './versions.js';

/** Settings with the same meaning in the configuration and here. */
type Shared = Pick<Settings, 'layout' | 'openEnumerations' | 'int64' | 'packages' | 'names' | 'out' | 'manifest'>;

export interface Config extends Shared {
  /** npm scope of the packages, including the `@`. */
  readonly scope: string;
  readonly version: string;
  /** Versions of released packages by package name; they replace `version`. */
  readonly versions?: Versions;
  /** SPDX identifier. */
  readonly license: string;
  /** License text; each package gets a file with it. */
  readonly licenseText?: string;
  readonly skipUnsupported: boolean;
  /** Selectors of the operations to generate (default: all), and of those to leave out. */
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

/** The parts to generate, each after the parts that it depends on. */
export const partsOf = ({ packages }: Pick<Config, 'packages'>): readonly Part[] =>
  parts.filter((part) => packages?.includes(part) ?? true);

/** The packages to generate, in build order. Each is a folder of that name; the layout `folder` has none. */
export const packagesOf = (config: Pick<Config, 'layout' | 'packages'>): readonly PackageName[] => {
  if (config.layout === 'folder') return [];
  return config.layout === 'package' ? ['api'] : partsOf(config);
};

/** The import specifier of each part. */
export const entriesOf = (config: Config): Readonly<Record<Part, string>> => {
  const { api, ...names } = packageNames(config);
  if (config.layout !== 'package') return names;
  return { types: `${api}/types`, client: `${api}/client`, server: `${api}/server` };
};

/** The version of a package: that of its last release, or the initial version. */
export const versionOf = (config: Config, part: PackageName): string =>
  config.versions?.[packageNames(config)[part]] ?? config.version;
