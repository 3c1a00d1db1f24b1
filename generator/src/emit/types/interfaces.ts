/** Decides which named schemas are declared as interfaces: objects, and objects that extend others. */

import type { Api } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import type { NamedSchema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import type { ObjectType, Type } from '../../ir/type.js';
import { typeOf } from '../../ir/type-of.js';

export interface InterfaceParts {
  /** Names of the schemas that the interface extends. */
  readonly bases: readonly string[];
  readonly own?: ObjectType;
}

/** Returns the bases and own members of a schema that is declared as an interface; `undefined` for any other schema. */
export type FindInterface = (schema: NamedSchema, direction: Direction) => InterfaceParts | undefined;

interface Found {
  readonly parts: InterfaceParts;
  readonly properties: ReadonlySet<string>;
}

function isPlainObject(schema: ObjectType): boolean {
  return schema.additional === false && schema.properties.length > 0;
}

/** Creates a function that finds interfaces. Results are cached, because many schemas may extend the same one. */
export function createFindInterface(api: Api): FindInterface {
  const index = indexOf(api);
  const known = { received: new Map<string, Found | undefined>(), sent: new Map<string, Found | undefined>() };

  const find = (name: string, direction: Direction): Found | undefined => {
    if (known[direction].has(name)) return known[direction].get(name);
    // This stops recursion: a schema that extends itself is not an interface.
    known[direction].set(name, undefined);
    const found = findParts(typeOf(index, index.named(name).schema, direction), direction);
    known[direction].set(name, found);
    return found;
  };

  /** Finds the parts of an object, or of a composition of interfaces with at most one object that extends them. */
  const findParts = (schema: Type, direction: Direction): Found | undefined => {
    if (schema.kind === 'object') return isPlainObject(schema) ? describe([], [], schema) : undefined;
    if (schema.kind !== 'intersection') return undefined;
    const bases = schema.members.flatMap((member) => (member.kind === 'ref' ? [member.name] : []));
    const objects = schema.members.flatMap((member) => (member.kind === 'object' ? [member] : []));
    const [own] = objects;
    if (objects.length > 1 || bases.length + objects.length !== schema.members.length) return undefined;
    if (own !== undefined && !isPlainObject(own)) return undefined;
    const inherited = bases.flatMap((base) => find(base, direction) ?? []);
    return inherited.length === bases.length ? describe(bases, inherited, own) : undefined;
  };

  return ({ name }, direction) => find(name, direction)?.parts;
}

function describe(
  bases: readonly string[],
  inherited: readonly Found[],
  own: ObjectType | undefined,
): Found | undefined {
  const given = inherited.flatMap(({ properties }) => [...properties]);
  const added = own?.properties.filter((property) => !property.narrows).map((property) => property.name) ?? [];
  const said = [...given, ...added];
  // If a property is declared twice, an intersection allows types that `extends` does not allow.
  if (new Set(said).size !== said.length) return undefined;
  const properties = new Set([...given, ...(own?.properties.map((property) => property.name) ?? [])]);
  return { parts: own === undefined ? { bases } : { bases, own }, properties };
}
