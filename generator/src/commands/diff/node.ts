/** Represents schemas for comparison: a node lists all schemas that apply to a value at the same time. */
import { followIn } from '../../ir/access.js';
import { listedValues } from '../../ir/listed-values.js';
import { listParts } from '../../ir/parts.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';

/** The schemas that apply to one value, with `$ref` and `allOf` resolved. */
export type Node = readonly Schema[];

/** Returns the node of schemas that apply to the same value: resolves `$ref` and adds the members of `allOf`. */
export function nodeOf(index: SchemaIndex, schemas: readonly Schema[]): Node {
  const follow = followIn(index);
  return [...new Set(schemas.flatMap((schema) => listParts(follow, schema)))];
}

/** Returns the first schema of a node that has the given keyword. */
export function partWith(node: Node, keyword: keyof Schema): Schema | undefined {
  return node.find((part) => part[keyword] !== undefined);
}

/** Returns the values that a keyword has in the schemas of a node. */
export function valuesOf<K extends keyof Schema>(node: Node, keyword: K): NonNullable<Schema[K]>[] {
  return node.flatMap((part) => {
    const value = part[keyword];
    return value === undefined ? [] : [value];
  });
}

/** The types of JSON Schema; `number` is split into integers, bigints and fractions. */
export type Kind = Exclude<TypeName, 'number'> | 'fraction';

const all: readonly Kind[] = ['null', 'boolean', 'integer', 'bigint', 'fraction', 'string', 'array', 'object'];

function kindsOfType(type: TypeName): readonly Kind[] {
  return type === 'number' ? ['integer', 'fraction'] : [type];
}

function kindOfValue(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
}

/** Returns the types that a node allows; `undefined` if all are allowed. */
export function kindsOf(node: Node): ReadonlySet<Kind> | undefined {
  const listed = valuesOf(node, 'types').map((types) => new Set(types.flatMap(kindsOfType)));
  const values = enumOf(node)?.map(kindOfValue);
  if (listed.length === 0 && values === undefined) return undefined;
  const kinds = all.filter((kind) => listed.every((each) => each.has(kind)));
  return new Set(values === undefined ? kinds : kinds.filter((kind) => values.includes(kind)));
}

/** Returns the values that `enum` and `const` allow in a node; `undefined` without these keywords. */
export function enumOf(node: Node): readonly unknown[] | undefined {
  const lists = node.flatMap((part) => {
    const values = listedValues(part);
    return values === undefined ? [] : [values];
  });
  const [first, ...rest] = lists;
  if (first === undefined) return undefined;
  const texts = rest.map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return first.filter((value) => texts.every((each) => each.has(JSON.stringify(value))));
}

/** Returns the first schema of a node with `enum` or `const`, and which of the two it has. */
export function enumPart(node: Node): { readonly part: Schema; readonly keyword: 'const' | 'enum' } | undefined {
  const part = node.find((each) => each.const !== undefined || each.enum !== undefined);
  return part && { part, keyword: part.enum === undefined ? 'const' : 'enum' };
}
