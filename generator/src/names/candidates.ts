/** Assigns names so that none collides with another. */
import { createHash } from 'node:crypto';

export interface Named {
  /** Name in the document. */
  readonly key: string;
  /** Possible names, best first. */
  readonly candidates: readonly string[];
}

/** Returns a hash that depends only on the spelling. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns distinct candidates: the name with 4, 8 and all 64 digits of the hash of `key`. */
export function addHash(name: string, key: string, separator = '_'): readonly string[] {
  const hash = hashOf(key);
  return [4, 8, 64].map((length) => `${name}${name === '' ? '' : separator}${hash.slice(0, length)}`);
}

/**
 * Assigns a name to each key. In each round, every key without a name tries its next candidate. If several keys try the
 * same candidate, the key with exactly that spelling wins, else the first key by code unit, so that the result does not
 * depend on the order of the keys. The identifiers that a name occupies (by default the name itself; see `takes`) are
 * added to `taken`.
 */
export function resolveCollisions(
  nameRequests: readonly Named[],
  taken: Set<string>,
  takes: (name: string) => readonly string[] = (name) => [name],
): Map<string, string> {
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
}
