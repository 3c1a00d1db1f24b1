/**
 * Creates a cache for a pure function, by a key that identifies its input. Contains at most twice `limit` results;
 * recently used ones are retained.
 */
export const createMemo = <T>(limit: number): ((key: string, make: () => T) => T) => {
  let young = new Map<string, { readonly value: T }>();
  let old = young;
  return (key, make) => {
    const known = young.get(key);
    if (known !== undefined) return known.value;
    const found = old.get(key) ?? { value: make() };
    if (young.size >= limit) {
      old = young;
      young = new Map();
    }
    young.set(key, found);
    return found.value;
  };
};
