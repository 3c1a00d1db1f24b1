/** Which named schemas read as interfaces: objects, and objects that add to others. */
import type { Direction } from '../../ir/direction.js';
import type { Api } from '../../ir/api.js';
import type { NamedSchema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import type { ObjectType, Type } from '../../ir/type.js';
import { typeOf } from '../../ir/type-of.js';

export interface InterfaceParts {
  /** Names of schemas. */
  readonly bases: readonly string[];
  readonly own?: ObjectType;
}

/** The parts of a schema that is declared as an interface, else `undefined`. */
export type FindInterface = (schema: NamedSchema, direction: Direction) => InterfaceParts | undefined;

interface Found {
  readonly parts: InterfaceParts;
  readonly properties: ReadonlySet<string>;
}

const isPlainObject = (schema: ObjectType): boolean => schema.additional === false && schema.properties.length > 0;

/** Looks at each schema once: many may build on one. */
export const createFindInterface = (api: Api): FindInterface => {
  const index = indexOf(api);
  const known = { received: new Map<string, Found | undefined>(), sent: new Map<string, Found | undefined>() };

  const find = (name: string, direction: Direction): Found | undefined => {
    if (known[direction].has(name)) return known[direction].get(name);
    // What builds on itself is none.
    known[direction].set(name, undefined);
    const found = findParts(typeOf(index, index.named(name).schema, direction), direction);
    known[direction].set(name, found);
    return found;
  };

  /** An object, or references to such and at most one object that adds to them. */
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
};

const describe = (
  bases: readonly string[],
  inherited: readonly Found[],
  own: ObjectType | undefined,
): Found | undefined => {
  const given = inherited.flatMap(({ properties }) => [...properties]);
  const added = own?.properties.filter((property) => !property.narrows).map((property) => property.name) ?? [];
  const said = [...given, ...added];
  // A property said twice may be narrowed in a way that `extends` refuses and an intersection allows.
  if (new Set(said).size !== said.length) return undefined;
  const properties = new Set([...given, ...(own?.properties.map((property) => property.name) ?? [])]);
  return { parts: own === undefined ? { bases } : { bases, own }, properties };
};
