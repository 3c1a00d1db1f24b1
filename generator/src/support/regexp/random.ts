/** Chance that can be repeated: the same seed and place give the same values, whatever else is tried. */

export interface Random {
  /** From 0 on, below 1. */
  readonly next: () => number;
  /** A whole number of a range, its ends included. */
  readonly between: (least: number, most: number) => number;
  /** One of a list; throws where it is empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

/** The seed of a part: of what it is called, and of the whole (FNV-1a). */
export const seedOf = (seed: number, place: string): number => {
  let hash = (2_166_136_261 ^ seed) >>> 0;
  for (let at = 0; at < place.length; at += 1) hash = Math.imul(hash ^ place.charCodeAt(at), 16_777_619) >>> 0;
  return hash;
};

const itemAt = <T>(list: readonly T[], at: number): T => {
  if (!(at in list)) throw new RangeError('nothing to pick from');
  return list[at] as T;
};

/** No chance at all: the first of a list, and as much as there may be. */
export const noChance: Random = {
  next: () => 0,
  between: (_, most) => most,
  pick: (list) => itemAt(list, 0),
  chance: () => false,
};

/** Numbers of a seed (mulberry32). */
export const createRandom = (seed: number): Random => {
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
};
