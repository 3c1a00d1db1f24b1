/** Groups rows by a key. Groups and their rows keep the order of the input. */
export function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** Like `groupBy`, but groups a part of each row. */
export function groupParts<T, K, V>(rows: readonly T[], keyOf: (row: T) => K, partOf: (row: T) => V): Map<K, V[]> {
  return new Map([...groupBy(rows, keyOf)].map(([key, group]) => [key, group.map(partOf)]));
}
