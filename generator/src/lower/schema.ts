/** Lowers schemas of the document to schemas of the model; `keywords.ts` lists how each keyword is treated. */
import { type Discriminator, type Member, type Schema, type TypeName, typeNames } from '../ir/schema.js';
import { findEnd } from '../openapi/resolve/aliases.js';
import {
  asArray,
  asJson,
  asObject,
  asString,
  componentName,
  isJsonObject,
  type JsonObject,
  optional,
} from '../openapi/values.js';
import { child, join, pointerOf, resolve, split } from '../support/json-pointer.js';
import { type Context, docsOfDeprecable } from './context.js';
import { findMeant, unionOf } from './hierarchy.js';
import { flags, lists, memberLists, numbers, singles, texts } from './keywords.js';
import { checkNumber, readPattern } from './schema-values.js';

type Part = Partial<Schema>;

/** Keywords of a schema that is being lowered. */
type Gathered<K extends keyof Schema> = { -readonly [P in K]?: Exclude<Schema[P], undefined> };

/** Lowers a schema; cached by location. */
export function lowerSchema(context: Context, value: unknown, pointer: string): Schema {
  const known = context.schemas.get(pointer);
  if (known !== undefined) return known;
  const base = context.hierarchy.bases.get(pointer);
  const schema = isJsonObject(value)
    ? withoutOpposite(withDates(context, withBigints(context, lowerObject(context, value, pointer))))
    : lowerBoolean(value, pointer);
  if (base === undefined) {
    context.schemas.set(pointer, schema);
    return schema;
  }
  const { discriminator: _, ...own } = schema;
  context.schemas.set(base.own, { ...own, pointer: base.own });
  const { xml } = own;
  const union: Schema = {
    ...docsOfDeprecable(asObject(value)),
    ...unionOf(context.hierarchy, base),
    ...optional('xml', xml),
    pointer,
  };
  context.schemas.set(pointer, union);
  return union;
}

/** Returns the schema at the pointer of a reference. */
export function schemaAt(context: Context, pointer: string): Schema {
  const base = context.hierarchy.owns.get(pointer);
  if (base !== undefined) schemaAt(context, base.pointer);
  return lowerSchema(context, resolve(context.root, pointer), pointer);
}

/** Converts 64-bit integers to bigints if this is configured. Listed values (`enum`, `const`) remain numbers. */
function withBigints({ hasBigints }: Context, schema: Schema): Schema {
  const { types, format = '', enum: listed, const: constant } = schema;
  const isMeant = hasBigints && /^u?int64$/u.test(format) && listed === undefined && constant === undefined;
  if (!isMeant || types?.includes('integer') !== true) return schema;
  return { ...schema, types: types.map((type) => (type === 'integer' ? 'bigint' : type)) };
}

/** If configured, marks dates for conversion, except listed values and dates whose format is only an annotation. */
function withDates({ dates }: Context, schema: Schema): Schema {
  const { types, format, enum: listed, const: constant, isFormatAnnotation } = schema;
  if (dates === 'string' || (format !== 'date' && format !== 'date-time') || isFormatAnnotation === true) return schema;
  const isMeant = types?.includes('string') === true && listed === undefined && constant === undefined;
  return isMeant ? { ...schema, date: dates } : schema;
}

/** Converts `not: {}` to the schema `false`. */
function withoutOpposite(schema: Schema): Schema {
  return schema.not !== undefined && saysNothing(schema.not) ? { ...schema, never: true } : schema;
}

const annotations: ReadonlySet<string> = new Set([
  'pointer',
  'title',
  'summary',
  'description',
  'deprecated',
  'deprecatedSince',
  'sunset',
  'externalDocs',
  'default',
  'examples',
  'xml',
  'readOnly',
  'writeOnly',
  'isFormatAnnotation',
]);

/** Returns whether a schema has only annotations, and therefore allows any value. */
function saysNothing(schema: Schema): boolean {
  return Object.keys(schema).every((key) => annotations.has(key));
}

function lowerBoolean(value: unknown, pointer: string): Schema {
  return value === false ? { pointer, never: true } : { pointer };
}

function lowerObject(context: Context, value: JsonObject, pointer: string): Schema {
  return {
    pointer,
    ...docsOfDeprecable(value),
    ...lowerReference(context, value, pointer),
    ...lowerValues(context, value, pointer),
    ...lowerScalars(context, value, pointer),
    ...lowerSingles(context, value, pointer),
    ...lowerLists(context, value, pointer),
    ...lowerMembers(context, value, pointer),
    ...lowerRequired(value),
    ...lowerAnnotations(context, value, pointer),
  };
}

function lowerReference(context: Context, value: JsonObject, pointer: string): Part {
  const written = asString(value['$ref']);
  if (written === undefined) return {};
  const isNamed = componentName(value, 'schemas') !== undefined;
  const ref = pointerOf(isNamed ? written : findEnd(context.root, written, context.aliasEnds));
  // A target outside the components is lowered under its pointer.
  if (componentName({ $ref: `#${ref}` }, 'schemas') === undefined) context.targets.add(ref);
  return { ref: findMeant(context.hierarchy, ref, pointer) };
}

function lowerValues(context: Context, value: JsonObject, pointer: string): Part {
  const keyword = '$dynamicRef';
  if (Object.hasOwn(value, keyword)) context.report('schema-keyword-unsupported', join(pointer, keyword), { keyword });
  return {
    ...(value['type'] !== undefined && { types: lowerTypes(context, value['type'], join(pointer, 'type')) }),
    ...(value['enum'] !== undefined && { enum: asArray(value['enum']).map(asJson) }),
    ...(Object.hasOwn(value, 'const') && { const: asJson(value['const']) }),
  };
}

function isTypeName(each: unknown): each is TypeName {
  return typeNames.some((name) => name === each);
}

function lowerTypes(context: Context, value: unknown, pointer: string): TypeName[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const bad = given.find((each) => !isTypeName(each));
  if (bad !== undefined || given.length === 0) {
    const reason = `type ${JSON.stringify(bad ?? value)} is not one of ${typeNames.join(', ')}`;
    context.report('schema-invalid', pointer, { reason });
  }
  return [...new Set(given.filter(isTypeName))];
}

function lowerScalars(context: Context, value: JsonObject, pointer: string): Part {
  const result: Gathered<
    (typeof numbers)[number] | (typeof texts)[number] | (typeof flags)[number] | 'pattern' | 'isFormatAnnotation'
  > = {};
  for (const keyword of numbers) {
    const bound = value[keyword];
    if (typeof bound === 'number' && checkNumber(context, keyword, bound, join(pointer, keyword)))
      result[keyword] = bound;
  }
  for (const keyword of texts) {
    const text = asString(value[keyword]);
    if (text !== undefined) result[keyword] = text;
  }
  if (result.format !== undefined && isAnnotation(context, pointer)) result.isFormatAnnotation = true;
  for (const keyword of flags) if (value[keyword] === true) result[keyword] = true;
  const pattern = asString(value['pattern']);
  const read = pattern === undefined ? undefined : readPattern(context, pattern, join(pointer, 'pattern'));
  if (read?.isEndless === false) result.pattern = read.text;
  return result;
}

/** The standard JSON Schema dialect, in which `format` is an annotation (2020-12 validation, 7.2.1). */
const plainDialect = 'https://json-schema.org/draft/2020-12/schema';

/** Returns whether the innermost `$schema` around a location declares the standard dialect. */
function isAnnotation(context: Context, pointer: string): boolean {
  let dialect: unknown;
  let at: unknown = context.root;
  for (const token of split(pointer)) {
    at = child(at, token);
    if (isJsonObject(at)) dialect = at['$schema'] ?? dialect;
  }
  return typeof dialect === 'string' && dialect.replace(/#$/u, '') === plainDialect;
}

function lowerSingles(context: Context, value: JsonObject, pointer: string): Part {
  const result: Gathered<(typeof singles)[number]> = {};
  for (const keyword of singles)
    if (value[keyword] !== undefined) result[keyword] = lowerSchema(context, value[keyword], join(pointer, keyword));
  return result;
}

function lowerLists(context: Context, value: JsonObject, pointer: string): Part {
  const result: Gathered<(typeof lists)[number]> = {};
  for (const keyword of lists) {
    if (value[keyword] === undefined) continue;
    const place = join(pointer, keyword);
    const items = asArray(value[keyword]);
    if (items.length > 0) result[keyword] = items.map((item, index) => lowerSchema(context, item, join(place, index)));
    else context.report('schema-invalid', place, { reason: `"${keyword}" must have at least one item` });
  }
  return result;
}

/**
 * Lowers properties and similar members in document order, which generated interfaces preserve. Integer-like names come
 * first, in ascending order, because JavaScript orders object keys this way.
 */
function lowerMembers(context: Context, value: JsonObject, pointer: string): Part {
  const result: Gathered<(typeof memberLists)[number]> = {};
  for (const keyword of memberLists) {
    if (value[keyword] === undefined) continue;
    const place = join(pointer, keyword);
    result[keyword] = Object.entries(asObject(value[keyword])).flatMap(([name, item]): Member[] => {
      if (keyword !== 'patternProperties') return [{ name, schema: lowerSchema(context, item, join(place, name)) }];
      const read = readPattern(context, name, place);
      // The pattern is never evaluated, so it is treated as matching any name.
      if (read?.isEndless === true) return [{ name: '', schema: { pointer: join(place, name) } }];
      return read === undefined ? [] : [{ name: read.text, schema: lowerSchema(context, item, join(place, name)) }];
    });
  }
  return result;
}

function textsOf(value: unknown): string[] {
  return [...new Set(asArray(value).filter((item): item is string => typeof item === 'string'))];
}

function lowerRequired(value: JsonObject): Part {
  return {
    ...(value['required'] !== undefined && { required: textsOf(value['required']) }),
    ...(value['dependentRequired'] !== undefined && {
      dependentRequired: Object.entries(asObject(value['dependentRequired'])).map(([name, required]) => ({
        name,
        required: textsOf(required),
      })),
    }),
  };
}

function lowerAnnotations(context: Context, value: JsonObject, pointer: string): Part {
  return {
    ...(value['discriminator'] !== undefined && lowerDiscriminator(context, asObject(value['discriminator']))),
    ...(typeof value['x-open'] === 'boolean' && { isOpen: value['x-open'] }),
    ...(value['default'] !== undefined && { default: asJson(value['default']) }),
    ...(value['examples'] !== undefined && lowerExamples(context, value['examples'], join(pointer, 'examples'))),
    ...(value['xml'] !== undefined && { xml: lowerXml(asObject(value['xml'])) }),
  };
}

/** Lowers the `examples` of a schema: an array, unlike `examples` of other objects, which is a map by name. */
function lowerExamples(context: Context, value: unknown, pointer: string): Part {
  if (Array.isArray(value)) return { examples: value.map(asJson) };
  context.report('construct-ignored', pointer, { construct: '"examples" of a schema that is not an array' });
  return {};
}

/** Returns the pointer of a schema that is given by name or reference (OpenAPI 3.1, 4.8.25.2). */
function toTarget(context: Context, value: unknown): string | undefined {
  const target = asString(value);
  if (target === undefined) return undefined;
  if (Object.hasOwn(asObject(asObject(context.root['components'])['schemas']), target))
    return join('/components/schemas', target);
  return target.includes('#') ? pointerOf(target) : undefined;
}

function lowerDiscriminator(context: Context, raw: JsonObject): Part {
  const propertyName = asString(raw['propertyName']);
  if (propertyName === undefined) return {};
  const mapping = Object.entries(asObject(raw['mapping'])).flatMap(([key, item]): Discriminator['mapping'] => {
    const ref = toTarget(context, item);
    return ref === undefined ? [] : [{ value: key, ref }];
  });
  const otherwise = toTarget(context, raw['defaultMapping']);
  return { discriminator: { propertyName, mapping, ...optional('otherwise', otherwise) } };
}

function lowerXml(raw: JsonObject): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(raw).filter(
      (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );
}
