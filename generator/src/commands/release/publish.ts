/** From packed packages to the registry and to tags: what is there already is not done again. */
import type { Candidate } from './package.js';
import { hashFile, type Registry } from '../run/registry.js';
import type { Repository } from './repository.js';
import { distTagOf } from './versions.js';

/** A package with the tarball of the version that is published. */
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
  /** What a person should know. */
  readonly notes: readonly string[];
}

/**
 * Publishes packages in the order that they are given in, under a dist-tag that is named or that of each version, then tags the commit: one that the registry has is only
 * compared, so that what is left of an interrupted release is done by calling this again.
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
