import type { ManifestSettings, PackageName } from './settings/settings.js';

/** What decides the output besides the document. */
export interface Config {
  /** npm scope of the packages, with `@`. */
  readonly scope: string;
  /** Version of the packages; what decides it stands outside the generator. */
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  /** The text of the licence, for a file in each package. */
  readonly licenseText?: string;
  /** Three packages with manifests, which is what there is unless told otherwise, or one folder of sources. */
  readonly layout?: 'packages' | 'folder';
  /** Whether operations that cannot be generated are left out, instead of nothing being generated. */
  readonly skipUnsupported: boolean;
  /** Whether the enumerations and unions of answers are open to values of tomorrow; they are unless this is `false`. */
  readonly openEnumerations?: boolean;
  /** What integers of 64 bits are: `number` unless this says `bigint`. */
  readonly int64?: 'number' | 'bigint';
  /** Which packages are made: all three unless this names some. */
  readonly packages?: readonly PackageName[];
  /** Names in place of those that the scope gives. */
  readonly names?: Readonly<Partial<Record<PackageName, string>>>;
  /** Folder of the packages within the project, which the repository of a manifest names. */
  readonly out?: string;
  /** Members of each manifest. */
  readonly manifest?: ManifestSettings;
  /** Operations that packages are made of, all where there are none, and those that are left out of them. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export const packageNames = ({ scope, names }: Config): Readonly<Record<PackageName, string>> => ({
  types: `${scope}/types`,
  client: `${scope}/client`,
  server: `${scope}/server`,
  ...names,
});
