/** The options, besides the document, that determine the output. */
import type { Position } from '../diagnostics/diagnostics.js';
import type { OutputFunction } from './output-api.js';
import type { ReferenceConfig } from './reference.js';
import type { PackageName, Part, Settings } from './settings.js';
import type { Versions } from './versions.js';

/** Settings that are passed on unchanged from the configuration. */
type Shared = Pick<
  Settings,
  | 'layout'
  | 'openEnumerations'
  | 'int64'
  | 'dates'
  | 'runtime'
  | 'raw'
  | 'integrations'
  | 'packages'
  | 'names'
  | 'out'
  | 'manifest'
>;

/** The functions of the setting `outputs`. */
export interface CustomOutputs {
  readonly functions: readonly OutputFunction[];
  /** Absolute path of the project folder. */
  readonly folder: string;
  /** Name and text of the configuration file. */
  readonly file: string;
  readonly text: string;
  /** Returns the position of a function in the configuration, by index. */
  readonly locate: (index: number) => Position;
}

export interface Config extends Shared {
  /** npm scope of the packages, including the `@`. */
  readonly scope: string;
  /** Whether the scope was derived from the title, so that packages of these names are probably not published. */
  readonly hasDerivedScope?: boolean;
  readonly version: string;
  /** Last released version by package name, which replaces `version`. */
  readonly versions?: Versions;
  /** SPDX license identifier. */
  readonly license: string;
  /** License text that is written to a file in each package. */
  readonly licenseText?: string;
  readonly skipUnsupported: boolean;
  /** Selectors of the operations to generate (default: all), and of those to leave out. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Functions that return further files. */
  readonly outputs?: CustomOutputs;
  /** Settings of the reference. Only the commands that write it read their files. */
  readonly reference?: ReferenceConfig;
}

/** Returns the npm name of each package: the configured name, or scope and part. */
export function packageNames({ scope, names }: Config): Readonly<Record<PackageName, string>> {
  return {
    types: `${scope}/types`,
    client: `${scope}/client`,
    server: `${scope}/server`,
    api: `${scope}/api`,
    ...names,
  };
}

/** Returns the configured name of the package with the client; `undefined` if the name was derived from the title. */
export function configuredClient(config: Config): string | undefined {
  const part = config.layout === 'package' ? 'api' : 'client';
  return config.hasDerivedScope === true ? config.names?.[part] : packageNames(config)[part];
}

const parts: readonly Part[] = ['types', 'client', 'server'];

/** Returns the parts to generate, each after the parts that it depends on. */
export function partsOf({ packages }: Pick<Config, 'packages'>): readonly Part[] {
  return parts.filter((part) => packages?.includes(part) ?? true);
}

/** Returns the packages to generate, in build order; each is also a folder name. None for the layout `folder`. */
export function packagesOf(config: Pick<Config, 'layout' | 'packages'>): readonly PackageName[] {
  if (config.layout === 'folder') return [];
  return config.layout === 'package' ? ['api'] : partsOf(config);
}

/** Returns the import specifier of each part. */
export function entriesOf(config: Config): Readonly<Record<Part, string>> {
  const { api, ...names } = packageNames(config);
  if (config.layout !== 'package') return names;
  return { types: `${api}/types`, client: `${api}/client`, server: `${api}/server` };
}

/** Returns the version of a package: the last released version, or the configured one. */
export function versionOf(config: Config, part: PackageName): string {
  return config.versions?.[packageNames(config)[part]] ?? config.version;
}
