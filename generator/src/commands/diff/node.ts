/** A schema for comparison: all schemas that a value must match at once, in any notation. */
import { followIn } from '../../ir/access.js';
import { listedValues } from '../../ir/listed-values.js';
import { listParts } from '../../ir/parts.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** The schemas that apply to one value, with `$ref` and `allOf` resolved. */
export type Node = readonly Schema[];

export const nodeOf = (index: SchemaIndex, schemas: readonly Schema[]): Node => {
  const follow = followIn(index);
  return [...new Set(schemas.flatMap((schema) => listParts(follow, schema)))];
};

/** The first part of a node that has a keyword. */
export const partWith = (node: Node, keyword: keyof Schema): Schema | undefined =>
  node.find((part) => part[keyword] !== undefined);

/** The values of a keyword in all parts. */
export const valuesOf = <K extends keyof Schema>(node: Node, keyword: K): NonNullable<Schema[K]>[] =>
  node.flatMap((part) => {
    const value = part[keyword];
    return value === undefined ? [] : [value];
  });

/** The types of JSON Schema, with integers and fractions as separate types. */
export type Kind = Exclude<TypeName, 'number'> | 'fraction';

const all: readonly Kind[] = ['null', 'boolean', 'integer', 'bigint', 'fraction', 'string', 'array', 'object'];

const kindsOfType = (type: TypeName): readonly Kind[] => {
  return type === 'number' ? ['integer', 'fraction'] : [type];
};

const kindOfValue = (value: unknown): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
};

/** The types that a node allows; `undefined` if all are allowed. */
export const kindsOf = (node: Node): ReadonlySet<Kind> | undefined => {
  const listed = valuesOf(node, 'types').map((types) => new Set(types.flatMap(kindsOfType)));
  const values = enumOf(node)?.map(kindOfValue);
  if (listed.length === 0 && values === undefined) return undefined;
  const kinds = all.filter((kind) => listed.every((each) => each.has(kind)));
  return new Set(values === undefined ? kinds : kinds.filter((kind) => values.includes(kind)));
};

/** The values that a node lists, if any. */
export const enumOf = (node: Node): readonly unknown[] | undefined => {
  const lists = node.flatMap((part) => {
    const values = listedValues(part);
    return values === undefined ? [] : [values];
  });
  const [first, ...rest] = lists;
  if (first === undefined) return undefined;
  const texts = rest.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first.filter((value) => texts.every((each) => each.has(JSON.stringify(value))));
};

/** The part of a node that lists values. */
export const enumPart = (node: Node): { readonly part: Schema; readonly keyword: 'const' | 'enum' } | undefined => {
  const part = node.find((each) => each.const !== undefined || each.enum !== undefined);
  return part && { part, keyword: part.enum === undefined ? 'const' : 'enum' };
};
