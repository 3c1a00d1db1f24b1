/** Schemas of values that are written in one piece. */
import type { Schema } from '../../ir/schema.js';

const scalars: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'bigint', 'boolean']);

/** Whether all values of a schema are scalars, as its own types say. */
export const isScalar = (schema: Schema | undefined): boolean =>
  schema?.types !== undefined && schema.types.length > 0 && schema.types.every((type) => scalars.has(type));
