/** Publishes packed packages and creates tags. Completed steps are skipped. */
import type { Candidate } from './package.js';
import { hashFile, type Registry } from '../run/registry.js';
import type { Repository } from './repository.js';
import { distTagOf } from './versions.js';

/** A package with the tarball to publish. */
export interface Packed {
  readonly candidate: Candidate;
  readonly version: string;
  readonly tarball: string;
}

export const tagOf = ({ candidate, version }: Pick<Packed, 'candidate' | 'version'>): string =>
  `${candidate.name}@${version}`;

export interface Publication {
  readonly published: readonly string[];
  readonly tagged: readonly string[];
  /** Notes for the user. */
  readonly notes: readonly string[];
}

/**
 * Publishes packages in the given order, under the given dist-tag or that of each version, and then tags the commit.
 * Published versions are only compared, so a second call finishes an interrupted release.
 */
export const publishAll = async (
  packed: readonly Packed[],
  { registry, repository, tag }: { registry: Registry; repository: Repository; tag: string | undefined },
  step: (done: number, all: number) => void,
): Promise<Publication> => {
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
};
