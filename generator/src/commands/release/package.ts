/** A package that may be released, and what is decided of it. */
import type { Change } from '../diff/change.js';
import type { PackageName } from '../../config/settings.js';
import type { Level } from './versions.js';

/** As it stands: in the project, and in the registry. */
export interface Candidate {
  readonly name: string;
  /** Its folder, from that of the project. */
  readonly folder: string;
  /** What it is of a document; absent for one that is not made of any. */
  readonly part?: PackageName;
  /** The first version, if it was never released. */
  readonly first: string;
  /** What the last release has made of it; absent before the first one. */
  readonly recorded?: string;
  /** All versions that the registry has. */
  readonly known: readonly string[];
  /** The names of packages that it needs, and of those of them that have to be there. */
  readonly needs: readonly string[];
  readonly required: readonly string[];
}

/** A note of a changelog: what changed and where in the document, with both sides as a caller writes them where that can be written. */
export interface Entry {
  readonly change: Pick<Change, 'message' | 'pointer'>;
  readonly before?: string;
  readonly after?: string;
}

/** What changed of a package, and how much of its version that is. */
export interface Contents {
  readonly level: Level;
  readonly breaking: readonly Entry[];
  readonly compatible: readonly Entry[];
  readonly documentation: readonly Entry[];
  /** What a person has written for this release. */
  readonly written?: string;
}

export const nothing: Contents = { level: 'none', breaking: [], compatible: [], documentation: [] };

/** A package that is published. */
export interface Planned {
  readonly candidate: Candidate;
  /** The last stable version; absent for a first release. */
  readonly last?: string;
  readonly next: string;
  readonly level: Level;
  /** Why, in few words. */
  readonly reason: string;
  readonly contents: Contents;
}
