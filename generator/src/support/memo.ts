/**
 * Creates a cache for results by a key that identifies the input. It contains at most twice `limit` results and retains
 * those that were used recently.
 */
export function createMemo<T>(limit: number): (key: string, make: () => T) => T {
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
}
