/** Finds the most frequent items. */

/** An item with the key for which it competes. Items with the same identity count as the same. */
export interface Candidate<T> {
  readonly key: string;
  readonly identity: string;
  readonly item: T;
}

/** Returns the most frequent item for each key; the first of them if several are equally frequent. */
export function mostFrequent<T>(candidates: readonly Candidate<T>[]): Map<string, T> {
  const counts = new Map<string, Map<string, { readonly item: T; count: number }>>();
  for (const { key, identity, item } of candidates) {
    const known = counts.get(key) ?? new Map<string, { readonly item: T; count: number }>();
    counts.set(key, known);
    const entry = known.get(identity) ?? { item, count: 0 };
    known.set(identity, entry);
    entry.count += 1;
  }
  return new Map(
    [...counts].flatMap(([key, known]) => {
      const [first, ...others] = known.values();
      if (first === undefined) return [];
      return [[key, others.reduce((best, each) => (each.count > best.count ? each : best), first).item]];
    }),
  );
}
