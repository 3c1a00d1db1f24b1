/** Resolution of name collisions. */
import { createHash } from 'node:crypto';

export interface Named {
  /** Name in the document. */
  readonly key: string;
  /** Possible names, best first. */
  readonly candidates: readonly string[];
}

/** Returns a hash that depends only on the spelling. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns unique candidates: a name with increasing parts of a hash of its key. */
export const addHash = (name: string, key: string, separator = '_'): readonly string[] => {
  const hash = hashOf(key);
  return [4, 8, 64].map((length) => `${name}${name === '' ? '' : separator}${hash.slice(0, length)}`);
};

/**
 * Assigns a name to each key. In each round, those without a name try their next candidate. If several have the same
 * candidate, the one whose key is spelled the same wins, else the first by code unit, so that neither the order nor the
 * number of others matters. The names that a name occupies (itself, unless `takes` says more) are added to `taken`.
 */
export const resolveCollisions = (
  nameRequests: readonly Named[],
  taken: Set<string>,
  takes: (name: string) => readonly string[] = (name) => [name],
): Map<string, string> => {
  const names = new Map<string, string>();
  let waiting = [...nameRequests].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  for (let round = 0; waiting.length > 0; round += 1) {
    const left: Named[] = [];
    const isExact = ({ key, candidates }: Named): boolean => candidates[round] === key;
    for (const nameRequest of [...waiting.filter(isExact), ...waiting.filter((each) => !isExact(each))]) {
      const { key, candidates } = nameRequest;
      const name = candidates[round];
      if (name === undefined) throw new Error(`no name is left for ${key}`);
      if (takes(name).some((each) => taken.has(each))) left.push(nameRequest);
      else {
        for (const each of takes(name)) taken.add(each);
        names.set(key, name);
      }
    }
    waiting = left;
  }
  return names;
};
