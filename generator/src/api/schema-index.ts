/** Named schemas by what they are looked up by. */
import type { NamedSchema } from './schema.js';

export interface SchemaIndex {
  /** By the pointer that references hold. */
  readonly at: (pointer: string) => NamedSchema;
  readonly named: (name: string) => NamedSchema;
  /** The named schema that stands at a pointer, if one does. */
  readonly find: (pointer: string) => NamedSchema | undefined;
}

const find = <K>(map: ReadonlyMap<K, NamedSchema>, key: K): NamedSchema => {
  const found = map.get(key);
  if (found === undefined) throw new Error(`no schema ${String(key)}`);
  return found;
};

const known = new WeakMap<readonly NamedSchema[], SchemaIndex>();

/** The index of the schemas of an Api; made once. */
export const indexOf = ({ schemas }: { readonly schemas: readonly NamedSchema[] }): SchemaIndex => {
  const made = known.get(schemas);
  if (made !== undefined) return made;
  const byPointer = new Map(schemas.map((schema) => [schema.pointer, schema]));
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const index: SchemaIndex = {
    at: (pointer) => find(byPointer, pointer),
    named: (name) => find(byName, name),
    find: (pointer) => byPointer.get(pointer),
  };
  known.set(schemas, index);
  return index;
};
