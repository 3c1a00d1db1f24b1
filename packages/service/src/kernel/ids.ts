/** The numbers that records can have. */

/** The last that the database gives: it counts in 32 bits. */
const LAST = 2_147_483_647;

/** No record has it. */
const NONE = 0;

/** Whether a record can have a number: the database takes no other, not even to look for it. */
export const isPossibleId = (id: number): boolean => Math.abs(id) <= LAST;

const nearest = (value: unknown): unknown => (typeof value === 'number' && !isPossibleId(value) ? NONE : value);

const mapValues = (values: object, change: (value: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, change(value, name)]));

/**
 * An input whose path and query name no id beyond those that records can have: whoever asks for one is told what is true of
 * it, that there is none.
 */
export const withPossibleIds = <Input extends { readonly path?: object; readonly query?: object | undefined }>(
  input: Input,
): Input => ({
  ...input,
  ...(input.path !== undefined && { path: mapValues(input.path, nearest) }),
  ...(input.query !== undefined && {
    query: mapValues(input.query, (value, name) => (/(?:^|_)id$/u.test(name) ? nearest(value) : value)),
  }),
});
