/** From a JSON Schema of the document to the typed model that types are printed from. */
import type { ObjectSchema, Property, Schema } from '../ir.js';
import { mayExpand } from './expansion.js';
import { join, pointerOf, resolveRef } from '../read/pointer.js';
import {
  asArray,
  asString,
  componentName,
  docsOf,
  isRaw,
  optional,
  type Context,
  type Located,
  type Raw,
} from './raw.js';

type Scalar = string | number | boolean | null;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const objectKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'minProperties',
  'maxProperties',
];
const arrayKeywords = ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];

/** A schema that only names required properties: an alternative of its parent's properties. */
const isRequiredOnly = (value: unknown): value is Raw =>
  isRaw(value) &&
  Array.isArray(value['required']) &&
  Object.keys(value).every((k) => ['required', 'title', 'description'].includes(k));

/** Lowers a schema; what has no type in TypeScript (`not`, lengths, patterns) only narrows the validator. */
export const lowerSchema = (
  context: Context,
  value: unknown,
  pointer: string,
  trail: readonly string[] = [],
): Schema => {
  if (value === true || value === undefined) return { kind: 'any', pointer };
  if (value === false) return { kind: 'never', pointer };
  if (!isRaw(value) || !mayExpand(context, pointer, trail)) return { kind: 'any', pointer };
  const base = { ...docsOf(value), pointer };
  const members = [
    ...lowerReference(context, value, pointer, trail),
    ...lowerComposition(context, value, pointer, trail),
  ];
  const own = lowerOwn(context, value, pointer, trail);
  const all = (own === undefined ? members : [...members, own]).map((member) =>
    declareNarrowed(context, value, pointer, member, trail),
  );
  const [only] = all;
  if (only === undefined) return { kind: 'any', ...base };
  return all.length === 1 ? { ...only, ...base } : { kind: 'intersection', members: all, ...base };
};

/** Gives properties that a part of a schema only makes required the type that another part declares. */
const declareNarrowed = (
  context: Context,
  whole: Raw,
  pointer: string,
  member: Schema,
  trail: readonly string[],
): Schema => {
  if (member.kind !== 'object' || !member.properties.some((property) => property.narrows)) return member;
  const properties = member.properties.map((property) => {
    const found = property.narrows ? findProperty(context, whole, pointer, property.name, 0) : undefined;
    return found === undefined
      ? property
      : { ...property, schema: lowerSchema(context, found.value, found.pointer, trail) };
  });
  return { ...member, properties };
};

const findProperty = (
  context: Context,
  value: unknown,
  pointer: string,
  name: string,
  depth: number,
): Located<unknown> | undefined => {
  if (!isRaw(value) || depth > 20) return undefined;
  const { properties } = value;
  if (isRaw(properties) && Object.hasOwn(properties, name))
    return { value: properties[name], pointer: join(pointer, 'properties', name) };
  const ref = asString(value['$ref']);
  const target =
    ref === undefined
      ? undefined
      : findProperty(context, resolveRef(context.root, ref), pointerOf(ref), name, depth + 1);
  if (target !== undefined) return target;
  for (const [index, item] of asArray(value['allOf']).entries()) {
    const found = findProperty(context, item, join(pointer, 'allOf', index), name, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

const lowerReference = (context: Context, value: Raw, pointer: string, trail: readonly string[]): Schema[] => {
  const ref = asString(value['$ref']);
  if (ref === undefined) return [];
  const name = componentName(value, 'schemas');
  if (name !== undefined) return [{ kind: 'ref', name, pointer }];
  // A cycle is reported where the validator's schema is made.
  if (trail.includes(ref)) return [{ kind: 'any', pointer }];
  return [lowerSchema(context, resolveRef(context.root, ref), pointerOf(ref), [...trail, ref])];
};

const lowerComposition = (context: Context, value: Raw, pointer: string, trail: readonly string[]): Schema[] => {
  const lowered: Schema[] = asArray(value['allOf']).map((item, index) =>
    lowerSchema(context, item, join(pointer, 'allOf', index), trail),
  );
  for (const keyword of ['oneOf', 'anyOf']) {
    const alternatives = asArray(value[keyword]);
    if (alternatives.length === 0) continue;
    const place = join(pointer, keyword);
    if (alternatives.every(isRequiredOnly)) {
      lowered.push(lowerAlternatives(context, value, alternatives, keyword === 'oneOf', place, trail));
      continue;
    }
    const members = alternatives.map((item, index) => lowerSchema(context, item, join(place, index), trail));
    const [only] = members;
    lowered.push(members.length === 1 && only !== undefined ? only : { kind: 'union', members, pointer: place });
  }
  return lowered;
};

/** `oneOf: [{required: [a]}, {required: [b]}]` beside properties: one object type for each alternative. */
const lowerAlternatives = (
  context: Context,
  value: Raw,
  alternatives: readonly Raw[],
  exclusive: boolean,
  pointer: string,
  trail: readonly string[],
): Schema => {
  const named = alternatives.map((alternative) =>
    asArray(alternative['required']).filter((name) => typeof name === 'string'),
  );
  const every = [...new Set(named.flat())];
  const members = named.map((required, index): ObjectSchema => {
    const place = join(pointer, index);
    const properties = every.flatMap((name): Property[] => {
      if (required.includes(name)) return [{ name, required: true, schema: { kind: 'any', pointer: place } }];
      // Only where every alternative has one property of its own does a second one break `oneOf`.
      const excluded = exclusive && named.every((names) => names.length === 1);
      return excluded ? [{ name, required: false, schema: { kind: 'never', pointer: place } }] : [];
    });
    const own = properties.map((property) =>
      property.required
        ? { ...property, schema: lowerPropertyOf(context, value, property.name, pointer, trail) }
        : property,
    );
    return { kind: 'object', properties: own, additional: false, pointer: place };
  });
  return { kind: 'union', members, pointer };
};

const lowerPropertyOf = (
  context: Context,
  value: Raw,
  name: string,
  pointer: string,
  trail: readonly string[],
): Schema => {
  const properties = value['properties'];
  const place = join(pointer.replace(/\/[^/]+$/u, ''), 'properties', name);
  return isRaw(properties) && Object.hasOwn(properties, name)
    ? lowerSchema(context, properties[name], place, trail)
    : { kind: 'any', pointer };
};

/** What the schema says besides references and composition. */
const lowerOwn = (context: Context, value: Raw, pointer: string, trail: readonly string[]): Schema | undefined => {
  if (Object.hasOwn(value, 'const') && isScalar(value['const']))
    return { kind: 'enum', values: [value['const']], pointer };
  if (Array.isArray(value['enum']) && value['enum'].every(isScalar)) {
    const values = [...new Set(value['enum'])];
    return values.length === 0 ? { kind: 'never', pointer } : { kind: 'enum', values, pointer };
  }
  const types = typesOf(context, value, pointer);
  const has = (keywords: readonly string[]): boolean => keywords.some((keyword) => Object.hasOwn(value, keyword));
  if (types === undefined) {
    if (has(objectKeywords)) return coversAlternatives(value) ? undefined : lowerObject(context, value, pointer, trail);
    return has(arrayKeywords) ? lowerArray(context, value, pointer, trail) : undefined;
  }
  const members = types.flatMap((type): Schema[] => {
    const lowered = lowerType(context, type, value, pointer, trail);
    return lowered === undefined ? [] : [lowered];
  });
  const [only] = members;
  if (only === undefined) return undefined;
  return members.length === 1 ? only : { kind: 'union', members, pointer };
};

/** Whether required-only alternatives already spell out every property of the schema. */
const coversAlternatives = (value: Raw): boolean => {
  const alternatives = [...asArray(value['oneOf']), ...asArray(value['anyOf'])];
  if (alternatives.length === 0 || !alternatives.every(isRequiredOnly)) return false;
  const named = new Set(alternatives.flatMap((alternative) => asArray(alternative['required'])));
  return Object.keys(isRaw(value['properties']) ? value['properties'] : {}).every((name) => named.has(name));
};

const typeNames = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

const typesOf = (context: Context, value: Raw, pointer: string): readonly string[] | undefined => {
  const type = value['type'];
  if (type === undefined) return undefined;
  const types = Array.isArray(type) ? type : [type];
  const bad: unknown = types.find((each) => !typeNames.includes(String(each)));
  if (bad !== undefined || types.length === 0) {
    context.report('schema-invalid', join(pointer, 'type'), {
      reason: `type ${JSON.stringify(bad ?? type)} is not one of ${typeNames.join(', ')}`,
    });
  }
  return types.map(String);
};

const lowerType = (
  context: Context,
  type: string,
  value: Raw,
  pointer: string,
  trail: readonly string[],
): Schema | undefined => {
  switch (type) {
    case 'null':
    case 'boolean':
    case 'integer':
    case 'number':
      return { kind: type, pointer };
    case 'string':
      return { kind: 'string', ...optional('format', asString(value['format'])), pointer };
    case 'array':
      return lowerArray(context, value, pointer, trail);
    case 'object':
      return coversAlternatives(value) ? undefined : lowerObject(context, value, pointer, trail);
    default:
      return { kind: 'any', pointer };
  }
};

const lowerArray = (context: Context, value: Raw, pointer: string, trail: readonly string[]): Schema => {
  const prefix = asArray(value['prefixItems']);
  const items = lowerSchema(context, value['items'], join(pointer, 'items'), trail);
  if (prefix.length === 0) return { kind: 'array', items, pointer };
  const rest = value['items'] === undefined ? true : items.kind === 'never' ? false : items;
  const members = prefix.map((item, index) => lowerSchema(context, item, join(pointer, 'prefixItems', index), trail));
  return { kind: 'tuple', items: members, rest, pointer };
};

const lowerObject = (context: Context, value: Raw, pointer: string, trail: readonly string[]): ObjectSchema => {
  const required = new Set(asArray(value['required']));
  const declared = isRaw(value['properties']) ? Object.entries(value['properties']) : [];
  const properties = declared.map(
    ([name, schema]): Property => ({
      name,
      required: required.delete(name),
      schema: lowerSchema(context, schema, join(pointer, 'properties', name), trail),
    }),
  );
  for (const name of required) {
    if (typeof name === 'string')
      properties.push({ name, required: true, narrows: true, schema: { kind: 'any', pointer } });
  }
  return {
    kind: 'object',
    properties,
    additional: lowerAdditional(context, value, properties.length > 0, pointer, trail),
    pointer,
  };
};

const lowerAdditional = (
  context: Context,
  value: Raw,
  hasProperties: boolean,
  pointer: string,
  trail: readonly string[],
): boolean | Schema => {
  const additional = value['additionalProperties'];
  const patterns = isRaw(value['patternProperties']) ? Object.entries(value['patternProperties']) : [];
  const schemas = patterns.map(([pattern, schema]) =>
    lowerSchema(context, schema, join(pointer, 'patternProperties', pattern), trail),
  );
  if (isRaw(additional)) schemas.push(lowerSchema(context, additional, join(pointer, 'additionalProperties'), trail));
  const [only] = schemas;
  // An object that says nothing of its members holds anything.
  if (only === undefined || additional === true)
    return additional === true || (additional === undefined && !hasProperties);
  return schemas.length === 1 ? only : { kind: 'union', members: schemas, pointer };
};
