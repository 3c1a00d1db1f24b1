/** The outcome of `trefoil release`. */
import type { Planned } from '../commands/release/package.js';
import type { Publication } from '../commands/release/publish.js';

/** How a release went, and what of it there is to tell. */
export interface Release {
  readonly kind: 'planned' | 'released' | 'finished' | 'nothing' | 'refused';
  readonly planned: readonly Planned[];
  /** Why it was refused. */
  readonly faults: readonly string[];
  readonly publication?: Publication;
}
