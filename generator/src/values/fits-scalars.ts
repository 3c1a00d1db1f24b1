/** Evaluates the keywords for scalar values: types, listed values, and the number and string keywords. */
import { formats } from '../../runtime/server/formats.js';
import type { Schema, TypeName } from '../ir/schema.js';
import { isEqual, isMultipleOf } from './equal.js';

/** Returns whether a value matches the types, listed values, number and string keywords of a schema. */
export function fitsScalars(schema: Schema, value: unknown): boolean {
  if (schema.types !== undefined && !hasType(schema.types, value)) return false;
  if (schema.const !== undefined && !isEqual(schema.const, value)) return false;
  if (schema.enum !== undefined && !schema.enum.some((each) => isEqual(each, value))) return false;
  if (typeof value === 'number' || typeof value === 'bigint') return fitsNumber(schema, value);
  return typeof value !== 'string' || fitsText(schema, value);
}

function typeOf(value: unknown): TypeName | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  if (typeof value === 'boolean' || typeof value === 'string' || typeof value === 'bigint')
    return typeof value as TypeName;
  return typeof value === 'object' && !(value instanceof Blob) ? 'object' : undefined;
}

/** Returns whether a value has one of the types. A bigint may be a number, as in examples before conversion. */
function hasType(types: readonly TypeName[], value: unknown): boolean {
  const own = typeOf(value);
  const isWhole = own === 'number' && Number.isInteger(value);
  return (
    own !== undefined && (types.includes(own) || (isWhole && (types.includes('integer') || types.includes('bigint'))))
  );
}

function fitsNumber(schema: Schema, value: number | bigint): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (value < minimum || value > maximum || value <= exclusiveMinimum || value >= exclusiveMaximum) return false;
  return (schema.multipleOf === undefined || isMultipleOf(value, schema.multipleOf)) && fitsFormat(schema, value);
}

function fitsText(schema: Schema, value: string): boolean {
  const length = [...value].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity)) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false;
  return fitsFormat(schema, value);
}

/** The minimum and maximum of 64-bit integers. */
const ends = { int64: [-(2n ** 63n), 2n ** 63n - 1n], uint64: [0n, 2n ** 64n - 1n] } as const;

/** Returns whether a value conforms to the `format` of a schema; `true` if that format is not checked. */
export function fitsFormat(
  { format, isFormatAnnotation, types }: Pick<Schema, 'format' | 'isFormatAnnotation' | 'types'>,
  value: string | number | bigint,
): boolean {
  if (types?.includes('bigint') === true && typeof value !== 'string') {
    const [least, most] = ends[format === 'uint64' ? 'uint64' : 'int64'];
    // The limits cannot be represented exactly as numbers.
    const [first, last] = typeof value === 'number' ? [Number(least), Number(most)] : [least, most];
    return isFormatAnnotation === true || (value >= first && value <= last);
  }
  if (format === undefined || isFormatAnnotation === true || !Object.hasOwn(formats, format)) return true;
  const check: unknown = Reflect.get(formats, format);
  const isOfNumbers = format === 'int32' || format === 'int64';
  return isOfNumbers !== (typeof value === 'number') || (typeof check === 'function' && check(value) === true);
}
