/** Returns the states of the stored member counts that a status comprises. */
export const statesOf = (status: 'active' | 'inactive' | 'all', { onlyNamed = false } = {}): string[] =>
  (status === 'all' ? ['active', 'inactive'] : [status]).flatMap((state) =>
    onlyNamed ? [state] : [state, `${state} unnamed`],
  );
