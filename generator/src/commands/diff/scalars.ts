/** Detects schemas of scalars. */
import type { Schema } from '../../ir/schema.js';

const scalars: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'bigint', 'boolean']);

/** Whether the types of a schema are all scalars. */
export const isScalar = (schema: Schema | undefined): boolean =>
  schema?.types !== undefined && schema.types.length > 0 && schema.types.every((type) => scalars.has(type));
