/** Who is called what, where several things would have one name. */
import { createHash } from 'node:crypto';

export interface Named {
  /** What it is called in the document. */
  readonly key: string;
  /** The names that it would have, the best first. */
  readonly candidates: readonly string[];
}

/** A part of a name that comes from a spelling alone. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Names that nothing else has: a name with more and more of a hash of what it is the name of. */
export const addHash = (name: string, key: string, separator = '_'): readonly string[] => {
  const hash = hashOf(key);
  return [4, 8, 64].map((length) => `${name}${name === '' ? '' : separator}${hash.slice(0, length)}`);
};

/**
 * Gives each claimant a name. In each round those without one claim their next candidate; of several that claim the same,
 * the one has it whose key is spelled so, else the first by code unit: neither the order nor the number of others counts.
 * What a name takes (itself, unless `takes` says more) is added to `taken`.
 */
export const resolveCollisions = (
  claimants: readonly Named[],
  taken: Set<string>,
  takes: (name: string) => readonly string[] = (name) => [name],
): Map<string, string> => {
  const names = new Map<string, string>();
  let waiting = [...claimants].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  for (let round = 0; waiting.length > 0; round += 1) {
    const left: Named[] = [];
    const isExact = ({ key, candidates }: Named): boolean => candidates[round] === key;
    for (const claimant of [...waiting.filter(isExact), ...waiting.filter((each) => !isExact(each))]) {
      const { key, candidates } = claimant;
      const name = candidates[round];
      if (name === undefined) throw new Error(`no name is left for ${key}`);
      if (takes(name).some((each) => taken.has(each))) left.push(claimant);
      else {
        for (const each of takes(name)) taken.add(each);
        names.set(key, name);
      }
    }
    waiting = left;
  }
  return names;
};
