/** The outcome of `trefoil release`. */
import type { Planned } from '../commands/release/package.js';
import type { Publication } from '../commands/release/publish.js';

/** The outcome of a release, and the plan for it. */
export interface Release {
  readonly kind: 'planned' | 'prepared' | 'released' | 'finished' | 'nothing' | 'refused';
  readonly planned: readonly Planned[];
  /** Reasons why the release was refused. */
  readonly faults: readonly string[];
  /** For a plan: the files that would change, and the given dist-tag. */
  readonly files?: readonly string[];
  readonly tag?: string;
  /** For a plan: the steps that a release still requires (in the imperative), and the warnings. */
  readonly requirements?: readonly string[];
  readonly warnings?: readonly string[];
  /** For a plan: the URLs of the registries that npm would publish to. */
  readonly registries?: readonly string[];
  readonly publication?: Publication;
  /** For a prepared release: the folder with the packages to publish. */
  readonly folder?: string;
}
