/** Finds the members of received values of a type. */
import type { SchemaIndex } from './schema-index.js';
import type { Property, Type } from './type.js';
import { typeOf } from './type-of.js';

/**
 * Follows references and removes `null`. Returns a union of several other types unchanged. If a reference leads back to
 * itself, returns that reference.
 */
export function followType(index: SchemaIndex, type: Type, seen: ReadonlySet<string> = new Set()): Type {
  if (type.kind === 'union') {
    const [only, ...others] = type.members.filter(({ kind }) => kind !== 'null');
    return only !== undefined && others.length === 0 ? followType(index, only, seen) : type;
  }
  if (type.kind !== 'ref' || seen.has(type.name)) return type;
  const target = typeOf(index, index.named(type.name).schema, 'received');
  return followType(index, target, new Set([...seen, type.name]));
}

/** Returns the properties of an object type, including those in references, compositions and union variants. */
export function listProperties(
  index: SchemaIndex,
  type: Type,
  seen: ReadonlySet<string> = new Set(),
): readonly Property[] {
  switch (type.kind) {
    case 'object':
      return type.properties;
    case 'intersection':
    case 'union':
      return type.members.flatMap((member) => listProperties(index, member, seen));
    case 'ref': {
      if (seen.has(type.name)) return [];
      const target = typeOf(index, index.named(type.name).schema, 'received');
      return listProperties(index, target, new Set([...seen, type.name]));
    }
    default:
      return [];
  }
}
