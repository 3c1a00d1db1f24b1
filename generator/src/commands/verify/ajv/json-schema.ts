/** Converts schemas of the model to JSON Schema for Ajv, with OpenAPI features expressed in its keywords. */
import type { Direction } from '../../../ir/direction.js';
import { listLeftOut } from '../../../ir/access.js';
import { valuesByAlternative } from '../../../ir/discriminator.js';
import { isFile } from '../../../ir/files.js';
import { isOpenEnumeration, isOpenUnion } from '../../../ir/openness.js';
import type { Member, Schema } from '../../../ir/schema.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';

export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** The interpretation of schemas. */
export interface Reading {
  readonly direction: Direction;
  /** Whether a file is a `Blob` instead of its text. */
  readonly hasFiles: boolean;
  /** Whether a discriminator selects the variant. */
  readonly usesDiscriminator: boolean;
  /** Whether open enums and unions accept unlisted values. */
  readonly isTolerant: boolean;
}

export interface Printer extends Reading {
  readonly index: SchemaIndex;
  /** The URI of a named schema in this reading; `outside` contains names that outer schemas leave out. */
  readonly refer: (pointer: string, outside: ReadonlySet<string>) => string;
}

export const none: ReadonlySet<string> = new Set();

export const printSchema = (printer: Printer, schema: Schema, outside: ReadonlySet<string> = none): JsonSchema => {
  if (schema.never === true) return false;
  if (printer.hasFiles && isFile(printer.index, schema)) return { isFile: true };
  const leftOut = new Set([...outside, ...listLeftOut(printer.index, schema, printer.direction)]);
  return {
    ...printValues(printer, schema),
    ...printScalars(schema),
    ...printApplied(printer, schema, leftOut),
    ...printItems(printer, schema),
    ...printMembers(printer, schema, leftOut),
  };
};

const given = (entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

/** An object with the key `then` looks like a promise. */
const condition = (test: JsonSchema | undefined, met?: JsonSchema, unmet?: JsonSchema): object =>
  Object.fromEntries([
    ...(test === undefined ? [] : [['if', test] as const]),
    ...(met === undefined ? [] : [['then', met] as const]),
    ...(unmet === undefined ? [] : [['else', unmet] as const]),
  ]);

const printValues = ({ index, isTolerant }: Printer, schema: Schema): object => {
  const { types, const: constant, enum: listed } = schema;
  const isOpen = isTolerant && isOpenEnumeration(index, schema, listed ?? []);
  return {
    ...(types !== undefined && (types.includes('bigint') ? { wideInteger: wideOf(schema) } : { type: types })),
    ...(constant !== undefined && { const: constant }),
    ...(listed !== undefined && listed.length > 0 && (isOpen ? { enumOrText: listed } : { enum: listed })),
    ...(listed?.length === 0 && { nothing: true }),
  };
};

const wideOf = ({ types, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): object =>
  given({ types, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });

const printScalars = (schema: Schema): object => {
  const { multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, pattern } = schema;
  const format = schema.isFormatAnnotation === true || schema.types?.includes('bigint') ? undefined : schema.format;
  return given({
    multipleOf,
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    minLength,
    maxLength,
    pattern,
    format,
  });
};

const printApplied = (printer: Printer, schema: Schema, leftOut: ReadonlySet<string>): object => {
  const inside = (part: Schema | undefined): JsonSchema | undefined =>
    part === undefined ? undefined : printSchema(printer, part, leftOut);
  const all: JsonSchema[] = [
    ...(schema.ref === undefined ? [] : [{ $ref: printer.refer(schema.ref, leftOut) }]),
    ...(schema.allOf ?? []).map((part) => printSchema(printer, part, leftOut)),
    ...(schema.anyOf === undefined ? [] : [printUnion(printer, schema, 'anyOf', schema.anyOf, leftOut)]),
    ...(schema.oneOf === undefined ? [] : [printUnion(printer, schema, 'oneOf', schema.oneOf, leftOut)]),
  ];
  return {
    ...(all.length > 0 && { allOf: all }),
    ...given({ not: inside(schema.not) }),
    ...condition(inside(schema.if), inside(schema.then), inside(schema.else)),
  };
};

const printUnion = (
  printer: Printer,
  schema: Schema,
  keyword: 'anyOf' | 'oneOf',
  parts: readonly Schema[],
  leftOut: ReadonlySet<string>,
): JsonSchema => {
  const { index, usesDiscriminator, isTolerant } = printer;
  const printed = parts.map((part) => printSchema(printer, part, leftOut));
  const { propertyName: name = '' } = schema.discriminator ?? {};
  const plain: JsonSchema = { [keyword]: printed };
  if (isTolerant && isOpenUnion(index, schema)) return { anyOf: [plain, marked(name, { type: 'string' })] };
  const values = usesDiscriminator ? valuesByAlternative(index, schema, parts) : undefined;
  if (values === undefined) return plain;
  const selected = parts.map((part, at) => ({ allOf: [marked(name, { enum: values.get(part) ?? [] }), printed[at]] }));
  return { ...condition({ type: 'object' }, { anyOf: selected }, plain) };
};

/** A schema for an object whose property identifies it. */
const marked = (name: string, value: JsonSchema): JsonSchema => ({
  type: 'object',
  required: [name],
  properties: Object.fromEntries([[name, value]]),
});

const printItems = (printer: Printer, schema: Schema): object => {
  const within = (part: Schema | undefined): JsonSchema | undefined =>
    part === undefined ? undefined : printSchema(printer, part);
  const { minItems, maxItems, uniqueItems, minContains, maxContains, prefixItems } = schema;
  return given({
    minItems,
    maxItems,
    uniqueItems,
    prefixItems: prefixItems?.map((part) => printSchema(printer, part)),
    items: within(schema.items),
    contains: within(schema.contains),
    ...(schema.contains !== undefined && { minContains, maxContains }),
    unevaluatedItems: within(schema.unevaluatedItems),
  });
};

const printMembers = (printer: Printer, schema: Schema, leftOut: ReadonlySet<string>): object => {
  const within = (part: Schema | undefined): JsonSchema | undefined =>
    part === undefined ? undefined : printSchema(printer, part);
  const map = (members: readonly Member[] | undefined, print: (member: Member) => JsonSchema): object | undefined =>
    members && Object.fromEntries(members.map((member) => [member.name, print(member)]));
  const { properties = [], required, minProperties, maxProperties, dependentRequired } = schema;
  const all = new Map<string, JsonSchema>(
    properties.map((member) => [member.name, printSchema(printer, member.schema)]),
  );
  for (const name of leftOut) all.set(name, false);
  return given({
    minProperties,
    maxProperties,
    properties: all.size === 0 ? undefined : Object.fromEntries(all),
    required: required?.filter((name) => !leftOut.has(name)),
    patternProperties: map(schema.patternProperties, (member) => printSchema(printer, member.schema)),
    additionalProperties: within(schema.additionalProperties),
    propertyNames: within(schema.propertyNames),
    dependentRequired:
      dependentRequired && Object.fromEntries(dependentRequired.map((each) => [each.name, each.required])),
    dependentSchemas: map(schema.dependentSchemas, (member) => printSchema(printer, member.schema, leftOut)),
    unevaluatedProperties: within(schema.unevaluatedProperties),
  });
};
