/** What decides the output besides the document. */
import type { PackageName, Settings } from './settings/settings.js';

/** Settings that mean the same wherever they come from. */
type Shared = Pick<Settings, 'layout' | 'openEnumerations' | 'int64' | 'packages' | 'names' | 'out' | 'manifest'>;

export interface Config extends Shared {
  /** npm scope of the packages, with `@`. */
  readonly scope: string;
  readonly version: string;
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
  ...names,
});
