/** Computes the minimum depth of values for each schema, so that values of recursive schemas can be finite. */

import { listReached } from '../ir/reach.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';

export type MinimumDepths = (schema: Schema) => number;

/** Maximum number of iterations, which is enough for any document: deeper values could not be sent. */
const mostRounds = 64;

function most(heights: readonly number[]): number {
  return heights.reduce((a, b) => Math.max(a, b), 0);
}
function least(heights: readonly number[]): number {
  return heights.reduce((a, b) => Math.min(a, b), Infinity);
}

/**
 * Returns the minimum depths of all schemas reachable from the roots; `Infinity` for a schema without finite values.
 */
export function computeMinimumDepths(index: SchemaIndex, roots: readonly Schema[]): MinimumDepths {
  const schemas = [...listReached(index, roots)].reverse();
  const known = new Map<Schema, number>(schemas.map((schema) => [schema, Infinity]));
  const at = (schema: Schema): number => known.get(schema) ?? 0;
  for (let round = 0, changes = 1; changes > 0 && round < mostRounds; round += 1) {
    changes = 0;
    for (const schema of schemas) {
      // Depths only decrease, so a depth of 0 is final.
      if (known.get(schema) === 0) continue;
      const height = measure(index, at, schema);
      if (height === known.get(schema)) continue;
      known.set(schema, height);
      changes += 1;
    }
  }
  return at;
}

/** Returns the depths of required items, and of optional tuple items if their depth is finite. */
function neededItems(at: MinimumDepths, { minItems = 0, prefixItems = [], items }: Schema): number[] {
  if (minItems === 0) return [];
  const [needed, others] = [prefixItems.slice(0, minItems), prefixItems.slice(minItems)];
  const rest = items !== undefined && minItems > prefixItems.length ? [items] : [];
  return [...[...needed, ...rest].map(at), ...others.map(at).filter((height) => height < Infinity)];
}

function measure(index: SchemaIndex, at: MinimumDepths, schema: Schema): number {
  if (schema.never === true) return Infinity;
  if (schema.const !== undefined || schema.enum !== undefined) return 0;
  const required = new Set(schema.required);
  const members = (schema.properties ?? []).filter(({ name }) => required.has(name)).map((member) => at(member.schema));
  const items = neededItems(at, schema);
  const isNullable = schema.types?.some((type) => type !== 'object' && type !== 'array') ?? false;
  const inner = [...members, ...items];
  const own = isNullable || inner.length === 0 ? 0 : 1 + most(inner);
  return most([
    own,
    ...(schema.ref === undefined ? [] : [at(index.at(schema.ref).schema)]),
    ...(schema.allOf ?? []).map(at),
    ...[schema.anyOf, schema.oneOf].flatMap((parts) =>
      parts === undefined || parts.length === 0 ? [] : [least(parts.map(at))],
    ),
  ]);
}
