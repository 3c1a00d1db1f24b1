/** Compares the diagnostics of two runs. */
import { groupBy } from '../support/group-by.js';
import type { Diagnostic } from './diagnostics.js';

/** Groups diagnostics that differ only in their positions, which move with every edit before them. */
function groupEqual(diagnostics: readonly Diagnostic[]) {
  return groupBy(diagnostics, ({ code, message, position }) => JSON.stringify([position.file, code, message]));
}

/**
 * Returns the diagnostics that the other run does not have. If several differ only in position, returns as many as were
 * added, starting at the first changed position.
 */
export function listMissing(diagnostics: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = groupEqual(others);
  const missing = [...groupEqual(diagnostics)].flatMap(([key, own]) => {
    const known = groups.get(key)?.map(({ position }) => `${position.line}:${position.column}`) ?? [];
    const start = own.findIndex(({ position }, index) => `${position.line}:${position.column}` !== known[index]);
    return own.slice(start, start + Math.max(0, own.length - known.length));
  });
  const listed = new Set(missing);
  return diagnostics.filter((each) => listed.has(each));
}
