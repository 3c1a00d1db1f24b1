/** The minimum depth of each schema's values, with which values of recursive schemas terminate. */
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { listReached } from '../ir/reach.js';

export type MinimumDepths = (schema: Schema) => number;

/** Maximum number of iterations, sufficient for any document; deeper values could not be sent either. */
const mostRounds = 64;

const most = (heights: readonly number[]): number => heights.reduce((a, b) => Math.max(a, b), 0);
const least = (heights: readonly number[]): number => heights.reduce((a, b) => Math.min(a, b), Infinity);

/**
 * Returns the minimum depths of all schemas reachable from the roots; `Infinity` for a schema without finite values.
 */
export const computeMinimumDepths = (index: SchemaIndex, roots: readonly Schema[]): MinimumDepths => {
  const schemas = [...listReached(index, roots)].reverse();
  const known = new Map<Schema, number>(schemas.map((schema) => [schema, Infinity]));
  const at = (schema: Schema): number => known.get(schema) ?? 0;
  for (let round = 0, changes = 1; changes > 0 && round < mostRounds; round += 1) {
    changes = 0;
    for (const schema of schemas) {
      const height = measure(index, at, schema);
      if (height === known.get(schema)) continue;
      known.set(schema, height);
      changes += 1;
    }
  }
  return at;
};

/** Returns the depths of required items; optional tuple items with infinite depth are omitted. */
const neededItems = (at: MinimumDepths, { minItems = 0, prefixItems = [], items }: Schema): number[] => {
  if (minItems === 0) return [];
  const [needed, others] = [prefixItems.slice(0, minItems), prefixItems.slice(minItems)];
  const rest = items !== undefined && minItems > prefixItems.length ? [items] : [];
  return [...[...needed, ...rest].map(at), ...others.map(at).filter((height) => height < Infinity)];
};

const measure = (index: SchemaIndex, at: MinimumDepths, schema: Schema): number => {
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
};
