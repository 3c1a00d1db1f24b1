/** Names the tables of error responses that operations share. */

/**
 * Returns the name of a table that contains the given statuses, such as `errors400_404_5XX`. The name depends only on
 * the statuses, so that adding an operation does not rename the table.
 */
export function nameErrorTable(statuses: readonly string[], prefix = 'errors'): string {
  return `${prefix}${statuses.map((status) => status.replace(/^default/u, 'Default')).join('_')}`;
}
