/** Detects schemas that allow only scalars. */
import type { Schema } from '../../ir/schema.js';

const scalars: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'bigint', 'boolean']);

/** Whether a schema allows only scalars. */
export function isScalar(schema: Schema | undefined): boolean {
  return schema?.types !== undefined && schema.types.length > 0 && schema.types.every((type) => scalars.has(type));
}
