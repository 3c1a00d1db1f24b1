/** Finds cycles in graphs of schemas. */
import type { Schema } from '../../ir/schema.js';

interface Visit {
  readonly schema: Schema;
  readonly next: readonly Schema[];
  readonly index: number;
  /** The lowest index of the pending schemas that can be reached from this one. */
  lowest: number;
  at: number;
}

/**
 * Returns the strongly connected components of a graph of schemas (Tarjan's algorithm), in dependency order. A schema
 * that is not in a cycle is a separate component.
 */
export const findCycles = (roots: readonly Schema[], leadsTo: (schema: Schema) => readonly Schema[]): Schema[][] => {
  const rings: Schema[][] = [];
  const visits = new Map<Schema, Visit>();
  const pending: Schema[] = [];
  const isPending = new Set<Schema>();
  const begin = (schema: Schema): Visit => {
    const index = visits.size;
    const visit = { schema, next: leadsTo(schema), index, lowest: index, at: 0 };
    visits.set(schema, visit);
    pending.push(schema);
    isPending.add(schema);
    return visit;
  };
  const end = ({ schema, index, lowest }: Visit): void => {
    if (lowest < index) return;
    const ring = pending.splice(pending.lastIndexOf(schema));
    for (const each of ring) isPending.delete(each);
    rings.push(ring);
  };
  for (const root of roots) {
    // This is not recursive, because a chain may have thousands of schemas.
    const trail = visits.has(root) ? [] : [begin(root)];
    for (let visit = trail.at(-1); visit !== undefined; visit = trail.at(-1)) {
      const next = visit.next[visit.at];
      visit.at += 1;
      if (next === undefined) {
        trail.pop();
        const before = trail.at(-1);
        if (before !== undefined) before.lowest = Math.min(before.lowest, visit.lowest);
        end(visit);
      } else {
        const known = visits.get(next);
        if (known === undefined) trail.push(begin(next));
        else if (isPending.has(next)) visit.lowest = Math.min(visit.lowest, known.index);
      }
    }
  }
  return rings;
};
