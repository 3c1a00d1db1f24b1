/** Expressions that tell types and values apart. */
import type { Schema, TypeName } from '../api/schema.js';
import type { Json } from '../../runtime/codec/operation.js';
import { code, joinCode, printScalar, printString, type Code } from '../print/code.js';
import { printLiteral } from '../print/literal.js';
import type { Site } from './site.js';

export type Scalar = string | number | boolean | null;

export const isScalar = (value: Json): value is Scalar =>
  (typeof value !== 'object' && typeof value !== 'bigint') || value === null;

/** Keywords that no value is refused for. */
export const silent: ReadonlySet<string> = new Set([
  ...['pointer', 'title', 'summary', 'description', 'deprecated', 'default', 'examples', 'externalDocs', 'xml'],
  ...['readOnly', 'writeOnly', 'contentEncoding', 'contentMediaType', 'contentSchema', 'discriminator'],
]);

/** Whether a schema only says which named one is meant. */
export const isReference = (schema: Schema): boolean =>
  schema.ref !== undefined && Object.keys(schema).every((key) => key === 'ref' || silent.has(key));

/** The types of a schema, an integer being a number. */
export const typesOf = ({ types }: Schema): readonly TypeName[] | undefined =>
  types?.filter((type) => type !== 'integer' || !types.includes('number'));

/** Whether a value is of a type. */
export const isType = (site: Site, type: TypeName, value: Code): Code => {
  switch (type) {
    case 'null':
      return code`${value} === null`;
    case 'string':
    case 'bigint':
    case 'boolean':
      return code`typeof ${value} === ${printString(type)}`;
    case 'number':
      return code`Number.isFinite(${value})`;
    case 'integer':
      return code`Number.isInteger(${value})`;
    case 'array':
      return code`Array.isArray(${value})`;
    case 'object':
      return code`${site.module.use('isObject')}(${value})`;
  }
};

/** Whether a value is not of a type. */
const isNotType = (site: Site, type: TypeName, value: Code): Code => {
  if (type === 'null') return code`${value} !== null`;
  if (type === 'string' || type === 'bigint' || type === 'boolean')
    return code`typeof ${value} !== ${printString(type)}`;
  return code`!${isType(site, type, value)}`;
};

/** The name of a type as those know it who send its values. */
export const printTypeName = (type: TypeName): Code => printString(type === 'bigint' ? 'integer' : type);

export const isNoneOf = (site: Site, types: readonly TypeName[], value: Code): Code =>
  joinCode(
    types.map((type) => isNotType(site, type, value)),
    ' && ',
  );

export const isAnyOf = (site: Site, types: readonly TypeName[], value: Code): Code =>
  joinCode(
    types.map((type) => isType(site, type, value)),
    ' || ',
  );

const isOfType = (value: Json, type: TypeName): boolean => {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
};

/** The values that an enumeration or constant allows, those of other types than the schema's left out. */
export const valuesOf = (schema: Schema): readonly Json[] | undefined => {
  const given = schema.const !== undefined ? [schema.const] : schema.enum;
  const { types } = schema;
  if (given === undefined) return undefined;
  const both =
    schema.const === undefined || schema.enum === undefined ? given : given.filter((each) => isIn(each, schema.enum));
  return types === undefined ? both : both.filter((value) => types.some((type) => isOfType(value, type)));
};

const isIn = (value: Json, list: readonly Json[] = []): boolean =>
  list.some((each) => JSON.stringify(sortKeys(each)) === JSON.stringify(sortKeys(value)));

/** A value that is written the same as any that is equal to it. */
const sortKeys = (value: Json): Json => {
  if (isScalar(value)) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, item]) => [key, sortKeys(item)]) };
};

/** Whether a value is a constant. */
export const isValue = (site: Site, constant: Json, value: Code): Code =>
  isScalar(constant)
    ? code`${value} === ${printScalar(constant)}`
    : code`${site.module.use('equal')}(${value}, ${printLiteral(constant)})`;

export const isNotValue = (site: Site, constant: Json, value: Code): Code =>
  isScalar(constant) ? code`${value} !== ${printScalar(constant)}` : code`!${isValue(site, constant, value)}`;
