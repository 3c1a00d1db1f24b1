/** A package of a release, and the decisions about it. */
import type { Change } from '../diff/change.js';
import type { PackageName } from '../../config/settings.js';
import type { Level } from './versions.js';

/** A package as it is in the project and in the registry. */
export interface Candidate {
  readonly name: string;
  /** Folder, relative to the project. */
  readonly folder: string;
  /** The generated part; absent for packages that are not generated. */
  readonly part?: PackageName;
  /** Version for the first release. */
  readonly first: string;
  /** The recorded version of the last release; absent before the first one. */
  readonly recorded?: string;
  /** All versions in the registry. */
  readonly known: readonly string[];
  /** Names of its dependencies, and of those that must be installed. */
  readonly needs: readonly string[];
  readonly required: readonly string[];
}

/** A changelog entry: the change and its pointer, with the code before and after it, if it can be printed. */
export interface Entry {
  readonly change: Pick<Change, 'message' | 'pointer'>;
  readonly before?: string;
  readonly after?: string;
}

/** The changes of a package, and their version level. */
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
  /** Short reason for the version. */
  readonly reason: string;
  readonly contents: Contents;
}
