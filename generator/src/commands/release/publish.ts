/** Publishes packed packages and creates git tags. Steps that are complete already are skipped. */

import { hashFile, type Registry } from '../run/registry.js';
import type { Candidate } from './package.js';
import type { Repository } from './repository.js';
import { distTagOf } from './versions.js';

/** A package with the tarball to publish. */
export interface Packed {
  readonly candidate: Candidate;
  readonly version: string;
  readonly tarball: string;
}

/** Returns the git tag of a published version: `name@version`. */
export function tagOf({ candidate, version }: Pick<Packed, 'candidate' | 'version'>): string {
  return `${candidate.name}@${version}`;
}

export interface Publication {
  readonly published: readonly string[];
  readonly tagged: readonly string[];
  /** Messages for the user. */
  readonly notes: readonly string[];
}

/**
 * Publishes packages in order, with the given dist-tag or the default of each version, and then tags the commit.
 * Versions that exist are only compared, so that a second call completes an interrupted release.
 */
export async function publishAll(
  packed: readonly Packed[],
  { registry, repository, tag }: { registry: Registry; repository: Repository; tag: string | undefined },
  step: (done: number, all: number) => void,
): Promise<Publication> {
  const published: string[] = [];
  const notes: string[] = [];
  for (const [index, each] of packed.entries()) {
    step(index, packed.length);
    const { name } = each.candidate;
    if (!each.candidate.known.includes(each.version)) {
      await registry.publish(each.tarball, tag ?? distTagOf(each.version));
      published.push(tagOf(each));
    } else if ((await registry.integrity(name, each.version)) !== (await hashFile(each.tarball)))
      notes.push(`${tagOf(each)} is already published with a different tarball`);
  }
  const known = await repository.tags();
  const tagged = packed.map(tagOf).filter((name) => !known.has(name));
  for (const name of tagged) await repository.tag(name);
  return { published, tagged, notes };
}
