/** Returns the states under which the stored counts include the members with the given status. */
export function statesOf(status: 'active' | 'inactive' | 'all', { onlyNamed = false } = {}): string[] {
  return (status === 'all' ? ['active', 'inactive'] : [status]).flatMap((state) =>
    onlyNamed ? [state] : [state, `${state} unnamed`],
  );
}
