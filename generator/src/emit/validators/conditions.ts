/** Prints expressions that test types and values. */

import type { Json } from '../../../runtime/codec/operation.js';
import { isScalar } from '../../ir/listed-values.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import { type Code, code, joinCode, printScalar, printString } from '../../support/code/code.js';
import { printLiteral } from '../../support/code/literal.js';
import type { Site } from './codegen-context.js';

/** Keywords that never make a value invalid. */
export const silent: ReadonlySet<string> = new Set([
  'pointer',
  'title',
  'summary',
  'description',
  'deprecated',
  'deprecatedSince',
  'sunset',
  'default',
  'examples',
  'externalDocs',
  'xml',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'discriminator',
]);

/** Returns whether a schema is only a reference to a named schema. */
export const isReference = (schema: Schema): boolean =>
  schema.ref !== undefined && Object.keys(schema).every((key) => key === 'ref' || silent.has(key));

/** Returns the types of a schema, without `integer` if `number` is present. */
export const typesOf = ({ types }: Schema): readonly TypeName[] | undefined =>
  types?.filter((type) => type !== 'integer' || !types.includes('number'));

/** Prints an expression that tests whether a value is of a type. */
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

/** Prints an expression that tests whether a value is not of a type. */
const isNotType = (site: Site, type: TypeName, value: Code): Code => {
  if (type === 'null') return code`${value} !== null`;
  if (type === 'string' || type === 'bigint' || type === 'boolean')
    return code`typeof ${value} !== ${printString(type)}`;
  return code`!${isType(site, type, value)}`;
};

/** Prints the name that a type has in issues. */
export const printTypeName = (type: TypeName): Code => printString(type === 'bigint' ? 'integer' : type);

/** Prints an expression that tests whether a value is of none of the given types. */
export const isNoneOf = (site: Site, types: readonly TypeName[], value: Code): Code =>
  joinCode(
    types.map((type) => isNotType(site, type, value)),
    ' && ',
  );

/** Prints an expression that tests whether a value is of one of the given types. */
export const isAnyOf = (site: Site, types: readonly TypeName[], value: Code): Code =>
  joinCode(
    types.map((type) => isType(site, type, value)),
    ' || ',
  );

/** Prints an expression that tests whether a value equals a constant. */
export const isValue = (site: Site, constant: Json, value: Code): Code =>
  isScalar(constant)
    ? code`${value} === ${printScalar(constant)}`
    : code`${site.module.use('equal')}(${value}, ${printLiteral(constant)})`;

/** Prints an expression that tests whether a value differs from a constant. */
export const isNotValue = (site: Site, constant: Json, value: Code): Code =>
  isScalar(constant) ? code`${value} !== ${printScalar(constant)}` : code`!${isValue(site, constant, value)}`;
