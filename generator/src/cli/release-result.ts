/** The outcome of `trefoil release`. */
import type { Planned } from '../commands/release/package.js';
import type { Publication } from '../commands/release/publish.js';

/** The outcome of a release, with its plan. */
export interface Release {
  readonly kind: 'planned' | 'released' | 'finished' | 'nothing' | 'refused';
  readonly planned: readonly Planned[];
  /** Reasons why the release was refused. */
  readonly faults: readonly string[];
  readonly publication?: Publication;
}
