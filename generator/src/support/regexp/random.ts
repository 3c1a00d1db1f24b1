/** Creates deterministic random numbers: the same seed and name give the same values, regardless of other draws. */

export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns an integer between two bounds, both inclusive. */
  readonly between: (least: number, most: number) => number;
  /** Returns an item of a list; throws if it is empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

/** Derives the seed for a named use from the overall seed (FNV-1a). */
export function seedOf(seed: number, place: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (let index = 0; index < place.length; index += 1)
    hash = Math.imul(hash ^ place.charCodeAt(index), 16_777_619) >>> 0;
  return hash;
}

function itemAt<T>(list: readonly T[], at: number): T {
  if (!(at in list)) throw new RangeError('nothing to pick from');
  return list[at] as T;
}

/** Choices without randomness: the first item of a list, and the upper bound of a range. */
export const noChance: Random = {
  next: () => 0,
  between: (_, most) => most,
  pick: (list) => itemAt(list, 0),
  chance: () => false,
};

/** Creates a random number generator from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (list) => itemAt(list, Math.min(list.length - 1, Math.floor(next() * list.length))),
    chance: (probability) => next() < probability,
  };
}
