/** Converts schemas to types that TypeScript can express. */
import type { Json } from '../../runtime/codec/operation.js';
import { join } from '../support/json-pointer.js';
import { followIn, isLeftOut, listVariants } from './access.js';
import type { Direction } from './direction.js';
import { valuesOfAlternative } from './discriminator.js';
import { docsOf, docsOfSchema } from './docs.js';
import { isFile } from './files.js';
import { isScalar, listedValues, valuesOfMember } from './listed-values.js';
import { isOpenEnumeration, isOpenUnion } from './openness.js';
import { listParts } from './parts.js';
import type { Docs, Member, NamedSchema, Schema, TypeName } from './schema.js';
import type { SchemaIndex } from './schema-index.js';
import type { ObjectType, Property, Type } from './type.js';

/** A schema and the direction for which its type is created. */
interface Location {
  readonly index: SchemaIndex;
  readonly schema: Schema;
  readonly direction: Direction;
}

const objectKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'minProperties',
  'maxProperties',
] as const;
const arrayKeywords = ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'] as const;

function refTo(index: SchemaIndex, named: NamedSchema, direction: Direction, rest: Docs, pointer: string): Type {
  return {
    kind: 'ref',
    name: named.name,
    ...(direction === 'sent' && listVariants(index).has(named.pointer) && { isSent: true }),
    ...docsOf(rest),
    pointer,
  };
}

/** Returns the type with which other types refer to a schema: for a named schema, a reference. */
export function typeOfPart(index: SchemaIndex, schema: Schema, direction: Direction): Type {
  const named = index.find(schema.pointer);
  return named === undefined
    ? typeOf(index, schema, direction)
    : refTo(index, named, direction, schema, schema.pointer);
}

/** Returns the type of a schema's declaration; cached. */
export function typeOf(index: SchemaIndex, schema: Schema, direction: Direction): Type {
  const types = index.once(`${direction}Types`, () => new Map());
  const cached = types.get(schema) ?? makeType({ index, schema, direction });
  types.set(schema, cached);
  return cached;
}

function makeType(place: Location): Type {
  const { schema } = place;
  const base = { ...docsOfSchema(schema), pointer: schema.pointer };
  if (schema.never === true) return { kind: 'never', ...base };
  const own = typeOfOwn(place);
  const all = [...typesOfReference(place), ...typesOfComposition(place), ...(own === undefined ? [] : [own])].map(
    (member) => declareNarrowed(place, member),
  );
  // A type that allows anything has no effect in an intersection.
  const isDate = all.some((member) => member.kind === 'string' && member.date !== undefined);
  const said = all.filter(
    // If a string is also declared as a date, it is a date.
    (member) => member.kind !== 'any' && !(isDate && member.kind === 'string' && member.date === undefined),
  );
  const [only] = said;
  if (only === undefined) return { kind: 'any', ...base };
  return said.length === 1 ? { ...only, ...base } : { kind: 'intersection', members: said, ...base };
}

/**
 * Adds missing types to properties that a schema refines without a type, for example by `required` alone, if another
 * schema of the composition declares them. TypeScript would otherwise treat an `unknown` property as optional.
 */
function declareNarrowed(place: Location, member: Type): Type {
  if (member.kind === 'intersection' || member.kind === 'union')
    return { ...member, members: member.members.map((each) => declareNarrowed(place, each)) };
  if (member.kind !== 'object') return member;
  const properties = member.properties.flatMap((property): Property[] => {
    const type = property.narrows ? typeOfDeclared(place, property) : undefined;
    if (type === 'left-out') return [];
    if (type !== undefined) return [{ ...property, type: { ...type, ...docsOf(property.type) } }];
    return [narrowWithin(place, property)];
  });
  return properties.every((property, index) => property === member.properties[index])
    ? member
    : { ...member, properties };
}

/** Adds missing types to the nested properties of a property that several schemas declare. */
function narrowWithin(place: Location, property: Property): Property {
  if (property.type.kind !== 'object' || !property.type.properties.some(({ narrows }) => narrows)) return property;
  const declared = listDeclared(place, property.name);
  if (declared.length < 2) return property;
  const schema: Schema = { pointer: property.type.pointer, allOf: declared };
  return { ...property, type: declareNarrowed({ ...place, schema }, property.type) };
}

/** Returns the schemas that the parts of a schema declare for a property. */
function listDeclared({ index, schema }: Location, name: string): Schema[] {
  return listParts(followIn(index), schema)
    .flatMap(({ properties = [] }) => properties)
    .filter((property) => property.name === name)
    .map((property) => property.schema);
}

type Refined = Pick<Property, 'name' | 'type'>;

/** For keywords that are declared without a `type`, returns the JSON type that they apply to. */
function typeOfKeywords({ kind }: Type): TypeName | undefined {
  return kind === 'object' ? 'object' : kind === 'array' || kind === 'tuple' ? 'array' : undefined;
}

/**
 * Returns the type that the parts of a schema, or else all of its variants, declare for a property. A refinement by
 * object or array keywords without a type has no effect if another part declares the property with a different type.
 */
function typeOfDeclared(place: Location, refined: Refined): Type | 'left-out' | undefined {
  const { index, direction } = place;
  const declared = listDeclared(place, refined.name);
  if (declared.some((property) => isLeftOut(followIn(index), property, direction))) return 'left-out';
  const own = typeOfKeywords(refined.type);
  const others = declared.filter(
    (property) => own === undefined || typesOfParts(index, property)?.includes(own) === false,
  );
  const typed = others.map((property) => typeOfPart(index, property, direction)).find(({ kind }) => kind !== 'any');
  return own === undefined ? (typed ?? typeInVariants(place, refined)) : typed;
}

function typeInVariants(place: Location, refined: Refined): Type | undefined {
  for (const { oneOf, anyOf, pointer } of listParts(followIn(place.index), place.schema))
    for (const variants of [oneOf, anyOf]) {
      const members = (variants ?? []).flatMap((schema): Type[] => {
        const type = typeOfDeclared({ ...place, schema }, refined);
        return type === undefined || type === 'left-out' ? [] : [type];
      });
      if (members.length > 0 && members.length === variants?.length) return { kind: 'union', members, pointer };
    }
  return undefined;
}

function typesOfReference({ index, schema: { ref, pointer }, direction }: Location): Type[] {
  return ref === undefined ? [] : [refTo(index, index.at(ref), direction, {}, pointer)];
}

function typesOfComposition(place: Location): Type[] {
  const { index, schema, direction } = place;
  const types = (schema.allOf ?? []).map((member) => typeOfPart(index, member, direction));
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const all = schema[keyword] ?? [];
    // A variant that allows no value cannot match.
    const possible = all.filter(({ never }) => never !== true);
    const alternatives = possible.length > 0 ? possible : all;
    if (alternatives.length === 0) continue;
    const pointer = join(schema.pointer, keyword);
    if (alternatives.every(isRequiredOnly)) {
      types.push(typeOfAlternatives(place, alternatives, keyword === 'oneOf', pointer));
      continue;
    }
    const members = alternatives.map((member) => typeOfAlternative(place, member, pointer));
    members.push(...unknownMember(place, keyword));
    const [only] = members;
    types.push(members.length === 1 && only !== undefined ? only : { kind: 'union', members, pointer });
  }
  return types;
}

/** Returns the type of variants that the document does not list, if the union is open. */
function unknownMember({ index, schema, direction }: Location, keyword: 'oneOf' | 'anyOf'): Type[] {
  const { discriminator } = schema;
  if (discriminator === undefined || direction === 'sent' || !isOpenUnion(index, schema)) return [];
  const pointer = join(schema.pointer, keyword);
  return [{ kind: 'unknown-member', property: discriminator.propertyName, pointer }];
}

/** Returns the type of a variant. If the type does not contain the discriminator values, they are added. */
function typeOfAlternative({ index, schema, direction }: Location, member: Schema, pointer: string): Type {
  const type = typeOfPart(index, member, direction);
  const name = schema.discriminator?.propertyName;
  if (name === undefined) return type;
  const listed = valuesOfMember(followIn(index), member, name);
  const values = valuesOfAlternative(index, schema, member, listed);
  if (values.length === 0 || values === listed) return type;
  const tag: Property = { name, required: true, type: { kind: 'enum', values, pointer: join(member.pointer, name) } };
  return {
    kind: 'intersection',
    members: [type, { kind: 'object', properties: [tag], additional: false, pointer }],
    pointer: member.pointer,
  };
}

/** Keywords of a variant that only requires properties. The parent schema declares these. */
const docsOnly: ReadonlySet<string> = new Set(['pointer', 'required', 'title', 'description']);

function isRequiredOnly(schema: Schema): boolean {
  return schema.required !== undefined && Object.keys(schema).every((keyword) => docsOnly.has(keyword));
}

/** Returns the type of `oneOf: [{required: [a]}, {required: [b]}]` with properties: an object type for each variant. */
function typeOfAlternatives(
  { index, schema, direction }: Location,
  alternatives: readonly Schema[],
  isExclusive: boolean,
  pointer: string,
): Type {
  const named = alternatives.map((alternative) => alternative.required ?? []);
  const every = [...new Set(named.flat())];
  // `oneOf` forbids a second property only if every variant requires exactly one.
  const isExcluding = isExclusive && named.every((names) => names.length === 1);
  const members = named.map((required, at): ObjectType => {
    const place = join(pointer, at);
    const properties = every.flatMap((name): Property[] => {
      if (!required.includes(name))
        return isExcluding ? [{ name, required: false, type: { kind: 'never', pointer: place } }] : [];
      const declared = schema.properties?.find((property) => property.name === name);
      const type: Type =
        declared === undefined ? { kind: 'any', pointer } : typeOfPart(index, declared.schema, direction);
      return [{ name, required: true, type }];
    });
    return { kind: 'object', properties, additional: false, pointer: place };
  });
  return { kind: 'union', members, pointer };
}

/** Maximum length of listed arrays and objects, as JSON. A general type is more readable than longer literal types. */
const longestListed = 2_000;
/** Maximum depth of listed arrays and objects with literal types. */
const deepestListed = 16;

/** Returns the literal types of listed arrays and objects. */
function typeOfListed(values: readonly Json[], pointer: string): Type {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return typeOfValue(only, pointer);
  const members = values.map((value, index) => typeOfValue(value, join(pointer, 'enum', String(index))));
  return { kind: 'union', members, pointer };
}

function typeOfValue(value: Json, pointer: string, depth = 0): Type {
  if (isScalar(value)) return { kind: 'enum', values: [value], pointer };
  if (depth === deepestListed) return { kind: 'any', pointer };
  if (Array.isArray(value)) {
    const items = value.map((item: Json, index) => typeOfValue(item, join(pointer, String(index)), depth + 1));
    return { kind: 'tuple', items, least: items.length, rest: false, pointer };
  }
  const properties = Object.entries(value).map(([name, item]) => {
    return { name, required: true, type: typeOfValue(item, join(pointer, name), depth + 1) };
  });
  return { kind: 'object', properties, additional: false, pointer };
}

/** Returns the type that the schema declares apart from references and composition. */
function typeOfOwn(place: Location): Type | undefined {
  const { schema } = place;
  const { pointer } = schema;
  if (isFile(place.index, schema)) return { kind: 'file', pointer };
  const listed = listedValues(schema);
  if (listed?.every(isScalar)) {
    const values = [...new Set(listed)];
    if (values.length === 0) return { kind: 'never', pointer };
    return { kind: 'enum', values, ...(isOpenEnumeration(place.index, schema, values) && { open: true }), pointer };
  }
  if (listed !== undefined && JSON.stringify(listed).length <= longestListed) return typeOfListed(listed, pointer);
  const has = (keywords: readonly (keyof Schema)[]): boolean => keywords.some((each) => schema[each] !== undefined);
  if (schema.types === undefined) {
    if (has(objectKeywords) && !isSaidOtherwise(place, 'object'))
      return coversAlternatives(schema) ? undefined : typeOfObject(place);
    return has(arrayKeywords) && !isSaidOtherwise(place, 'array') ? typeOfArray(place) : undefined;
  }
  const members = schema.types.flatMap((type): Type[] => {
    const made = typeOfName(place, type);
    return made === undefined ? [] : [made];
  });
  const [only] = members;
  if (only === undefined) return undefined;
  return members.length === 1 ? only : { kind: 'union', members, pointer };
}

/** Returns the types that a schema allows, from its first part with `type`. */
function typesOfParts(index: SchemaIndex, schema: Schema): readonly TypeName[] | undefined {
  return listParts(followIn(index), schema).find(({ types }) => types !== undefined)?.types;
}

function isUntyped({ types, ref, allOf, oneOf, anyOf }: Schema): boolean {
  return [types, ref, allOf, oneOf, anyOf].every((each) => each === undefined);
}

/** Returns whether a part or variant declares types that do not include the given type. */
function isSaidOtherwise({ index, schema }: Location, type: TypeName): boolean {
  return [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(
    (each) => typesOfParts(index, each)?.includes(type) === false,
  );
}

/** Returns whether the variants that only require properties name every property of the schema. */
function coversAlternatives(schema: Schema): boolean {
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (alternatives.length === 0 || !alternatives.every(isRequiredOnly)) return false;
  const named = new Set(alternatives.flatMap((alternative) => alternative.required ?? []));
  return (schema.properties ?? []).every(({ name }) => named.has(name));
}

function typeOfName(place: Location, type: TypeName): Type | undefined {
  const { format, date, pointer } = place.schema;
  switch (type) {
    case 'null':
    case 'boolean':
    case 'integer':
    case 'bigint':
    case 'number':
      return { kind: type, pointer };
    case 'string':
      return { kind: 'string', ...(format !== undefined && { format }), ...(date && { date }), pointer };
    case 'array':
      return typeOfArray(place);
    case 'object':
      return coversAlternatives(place.schema) ? undefined : typeOfObject(place);
  }
}

function typeOfArray({ index, schema, direction }: Location): Type {
  const { pointer, prefixItems = [], items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const rest: Type =
    items === undefined ? { kind: 'any', pointer: join(pointer, 'items') } : typeOfPart(index, items, direction);
  if (prefixItems.length === 0) return { kind: 'array', items: rest, pointer };
  const isClosed = rest.kind === 'never' || maxItems <= prefixItems.length;
  return {
    kind: 'tuple',
    items: prefixItems.slice(0, maxItems).map((item) => typeOfPart(index, item, direction)),
    least: minItems,
    rest: isClosed ? false : items === undefined ? true : rest,
    pointer,
  };
}

/** Returns the type of an object. Properties are in document order, followed by those that only `required` lists. */
function typeOfObject(place: Location): ObjectType {
  const { index, schema, direction } = place;
  const required = new Set(schema.required);
  const declared = (schema.properties ?? []).flatMap(({ name, schema: property }: Member): Property[] => {
    const isRequired = required.delete(name);
    if (isLeftOut(followIn(index), property, direction)) return [];
    const type = typeOfPart(index, property, direction);
    const narrows = type.kind === 'any' || (isUntyped(property) && typeOfKeywords(type) !== undefined);
    return [{ name, required: isRequired, ...(narrows && { narrows: true }), type }];
  });
  const { pointer } = schema;
  const narrowed = [...required].map(
    (name): Property => ({ name, required: true, narrows: true, type: { kind: 'any', pointer } }),
  );
  const properties = [...declared, ...narrowed];
  const isNamed = (schema.properties ?? []).length > 0 || properties.length > 0;
  const { title } = schema;
  const additional = typeOfAdditional(place, isNamed);
  // An object with `additionalProperties: false` has no properties in any direction, so `isLeftOut` is not set.
  const isEmptied = properties.length === 0 && isNamed && schema.additionalProperties === undefined;
  return {
    kind: 'object',
    ...(title !== undefined && { title }),
    properties,
    additional,
    pointer,
    ...(isEmptied && { isLeftOut: true }),
  };
}

function isTrue(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'pointer');
}

function typeOfAdditional({ index, schema, direction }: Location, hasProperties: boolean): boolean | Type {
  const { additionalProperties: additional, patternProperties = [], pointer } = schema;
  const types = patternProperties.map((member) => typeOfPart(index, member.schema, direction));
  if (additional !== undefined && isTrue(additional)) return true;
  if (additional !== undefined && additional.never !== true) types.push(typeOfPart(index, additional, direction));
  const [only] = types;
  // A schema that does not describe members allows anything.
  if (only === undefined) return additional === undefined && !hasProperties;
  return types.length === 1 ? only : { kind: 'union', members: types, pointer };
}
