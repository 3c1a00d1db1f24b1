/** Returns whether a value matches the types, listed values, number and string keywords of a schema. */
import { formats } from '../../runtime/server/formats.js';
import type { Schema, TypeName } from '../ir/schema.js';
import { isEqual, isMultipleOf } from './equal.js';

/** Returns whether a value matches the types, listed values, number and string keywords of a schema. */
export const fitsScalars = (schema: Schema, value: unknown): boolean => {
  if (schema.types !== undefined && !hasType(schema.types, value)) return false;
  if (schema.const !== undefined && !isEqual(schema.const, value)) return false;
  if (schema.enum !== undefined && !schema.enum.some((each) => isEqual(each, value))) return false;
  if (typeof value === 'number' || typeof value === 'bigint') return fitsNumber(schema, value);
  return typeof value !== 'string' || fitsText(schema, value);
};

const typeOf = (value: unknown): TypeName | undefined => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : undefined;
  if (typeof value === 'boolean' || typeof value === 'string' || typeof value === 'bigint')
    return typeof value as TypeName;
  return typeof value === 'object' && !(value instanceof Blob) ? 'object' : undefined;
};

/** Before examples are converted, 64-bit integers are numbers. */
const hasType = (types: readonly TypeName[], value: unknown): boolean => {
  const own = typeOf(value);
  const isWhole = own === 'number' && Number.isInteger(value);
  return (
    own !== undefined && (types.includes(own) || (isWhole && (types.includes('integer') || types.includes('bigint'))))
  );
};

const fitsNumber = (schema: Schema, value: number | bigint): boolean => {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (value < minimum || value > maximum || value <= exclusiveMinimum || value >= exclusiveMaximum) return false;
  return (schema.multipleOf === undefined || isMultipleOf(value, schema.multipleOf)) && fitsFormat(schema, value);
};

const fitsText = (schema: Schema, value: string): boolean => {
  const length = [...value].length;
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity)) return false;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false;
  return fitsFormat(schema, value);
};

/** The minimum and maximum of 64-bit integers. */
const ends = { int64: [-(2n ** 63n), 2n ** 63n - 1n], uint64: [0n, 2n ** 64n - 1n] } as const;

/** Returns whether a value has the format of a schema, if that format is checked. */
export const fitsFormat = (
  { format, isFormatAnnotation, types }: Pick<Schema, 'format' | 'isFormatAnnotation' | 'types'>,
  value: string | number | bigint,
): boolean => {
  if (types?.includes('bigint') === true && typeof value !== 'string') {
    const [least, most] = ends[format === 'uint64' ? 'uint64' : 'int64'];
    // These limits are not exactly representable as numbers.
    const [first, last] = typeof value === 'number' ? [Number(least), Number(most)] : [least, most];
    return isFormatAnnotation === true || (value >= first && value <= last);
  }
  if (format === undefined || isFormatAnnotation === true || !Object.hasOwn(formats, format)) return true;
  const check: unknown = Reflect.get(formats, format);
  const isOfNumbers = format === 'int32' || format === 'int64';
  return isOfNumbers !== (typeof value === 'number') || (typeof check === 'function' && check(value) === true);
};
