/** Describes a package of a release and what was decided about it. */

import type { PackageName } from '../../config/settings.js';
import type { Level } from './versions.js';

/** A package, as found in the project and in the registry. */
export interface Candidate {
  readonly name: string;
  /** Folder, relative to the project. */
  readonly folder: string;
  /** Packages of a group share one version. If absent, the package has its own version. */
  readonly group?: string;
  /** The generated part; absent for packages that are not generated. */
  readonly part?: PackageName;
  /** Version for the first release. */
  readonly first: string;
  /** The recorded version of the last release; absent before the first release. */
  readonly recorded?: string;
  /** All versions in the registry. */
  readonly known: readonly string[];
  /** Names of runtime dependencies, and of those needed to compile the package. */
  readonly needs: readonly string[];
  readonly required: readonly string[];
}

/** A changelog entry: a change in words, and the code before and after it if it can be printed. */
export interface Entry {
  /** Location in words: `GET /items › query limit`. */
  readonly where: string;
  readonly headline: string;
  /** The operations that are affected because they use the changed component. */
  readonly usedBy: readonly string[];
  /** What the users of the package have to do, in sentences. */
  readonly advice: readonly string[];
  readonly before?: string;
  readonly after?: string;
}

/** The changes of a package, and the version level that they require. */
export interface Contents {
  readonly level: Level;
  readonly breaking: readonly Entry[];
  readonly compatible: readonly Entry[];
  readonly documentation: readonly Entry[];
  /** Hand-written notes for this release. */
  readonly written?: string;
}

export const nothing: Contents = { level: 'none', breaking: [], compatible: [], documentation: [] };

/** A package with its planned version. */
export interface Planned {
  readonly candidate: Candidate;
  /** Last stable version; absent for a first release. */
  readonly last?: string;
  readonly next: string;
  readonly level: Level;
  /** Short reason for the new version. */
  readonly reason: string;
  readonly contents: Contents;
}
