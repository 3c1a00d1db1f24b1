/** Explains in a few words why an example is invalid, by its first issue. */

import { quote } from '../diagnostics/diagnostics.js';
import type { Schema } from '../ir/schema.js';
import { isFields } from './fits.js';
import { fitsFormat, fitsScalars } from './fits-scalars.js';

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function textReason(schema: Schema, value: string): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const length = [...value].length;
  if (length < minLength) return `has fewer than ${minLength} characters`;
  if (length > maxLength) return `has more than ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return `does not match the pattern ${quote(pattern)}`;
  return fitsFormat(schema, value) ? undefined : `does not have the format ${quote(format ?? '')}`;
}

/** Returns the end of a sentence that begins with "the example". */
export function explainExample(schema: Schema, value: unknown): string {
  const { types, enum: listed, const: constant, required = [] } = schema;
  if (types !== undefined && !fitsScalars({ pointer: schema.pointer, types }, value))
    return `is of type ${kindOf(value)}, not ${types.join(' or ')}`;
  if ((listed !== undefined || constant !== undefined) && !fitsScalars(schema, value))
    return 'is not one of the allowed values';
  if (typeof value === 'string') return textReason(schema, value) ?? 'does not match the schema';
  if (typeof value === 'number' && !fitsScalars(schema, value))
    return 'is out of range, or not a multiple of "multipleOf"';
  const missing = isFields(value) ? required.find((name) => !Object.hasOwn(value, name)) : undefined;
  if (missing !== undefined) return `lacks the required property ${JSON.stringify(missing)}`;
  return 'contains a value that does not match the schema';
}
