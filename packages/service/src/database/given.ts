/** Query step for an optional value: applies `narrow` if there is a value, else returns the query unchanged. */
export const given =
  <V, Q>(value: V | undefined, narrow: (query: Q, value: V) => Q) =>
  (query: Q): Q =>
    value === undefined ? query : narrow(query, value);
