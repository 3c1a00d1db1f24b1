/**
 * Results of a pure function by a text that says all of its input. A process that stays finds those of its last run;
 * there are at most twice `limit` of them, and the ones that are used stay.
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
