/** The states by which the number of members is kept. */
export const statesOf = (status: 'active' | 'inactive' | 'all', { onlyNamed = false } = {}): string[] =>
  (status === 'all' ? ['active', 'inactive'] : [status]).flatMap((state) =>
    onlyNamed ? [state] : [state, `${state} unnamed`],
  );
