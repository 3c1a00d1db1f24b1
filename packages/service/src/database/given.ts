/** A step of a query for a value that a request may leave out: without the value the query stays as it is. */
export const given =
  <V, Q>(value: V | undefined, narrow: (query: Q, value: V) => Q) =>
  (query: Q): Q =>
    value === undefined ? query : narrow(query, value);
