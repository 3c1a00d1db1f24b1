/** Returns a query step for an optional value: it applies `narrow`, or changes nothing if the value is undefined. */
export function given<V, Q>(value: V | undefined, narrow: (query: Q, value: V) => Q) {
  return (query: Q): Q => (value === undefined ? query : narrow(query, value));
}
