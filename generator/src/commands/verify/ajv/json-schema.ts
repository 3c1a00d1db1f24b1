/** Converts schemas of the model to JSON Schema for Ajv, and expresses OpenAPI features in its keywords. */

import { listLeftOut } from '../../../ir/access.js';
import type { Direction } from '../../../ir/direction.js';
import { valuesByAlternative } from '../../../ir/discriminator.js';
import { isFile } from '../../../ir/files.js';
import { isOpenEnumeration, isOpenUnion } from '../../../ir/openness.js';
import type { Member, Schema } from '../../../ir/schema.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';

export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** How to interpret schemas. */
export interface Reading {
  readonly direction: Direction;
  /** Whether files are `Blob`s; otherwise, files are strings. */
  readonly hasFiles: boolean;
  /** Whether the discriminator selects the variant. */
  readonly usesDiscriminator: boolean;
  /** Whether open enums and unions accept unlisted values. */
  readonly isTolerant: boolean;
  /** Whether each printed schema contains its pointer in the document, as `$comment`. */
  readonly isLocated?: boolean;
}

export interface Printer extends Reading {
  readonly index: SchemaIndex;
  /** Returns the URI of a named schema; `outside` contains the property names that outer schemas exclude. */
  readonly refer: (pointer: string, outside: ReadonlySet<string>) => string;
}

export const none: ReadonlySet<string> = new Set();

/** Prints a schema of the model as JSON Schema; `outside` contains the property names that outer schemas exclude. */
export function printSchema(printer: Printer, schema: Schema, outside: ReadonlySet<string> = none): JsonSchema {
  if (schema.never === true) return false;
  if (printer.hasFiles && isFile(printer.index, schema)) return { isFile: true };
  const leftOut = new Set([...outside, ...listLeftOut(printer.index, schema, printer.direction)]);
  return {
    ...(printer.isLocated === true && { $comment: schema.pointer }),
    ...printValues(printer, schema),
    ...printScalars(schema),
    ...printApplied(printer, schema, leftOut),
    ...printItems(printer, schema),
    ...printMembers(printer, schema, leftOut),
  };
}

function given(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** Builds `if`, `then` and `else` from entries: an object literal with the key `then` would look like a promise. */
function condition(test: JsonSchema | undefined, met?: JsonSchema, unmet?: JsonSchema): object {
  return Object.fromEntries([
    ...(test === undefined ? [] : [['if', test] as const]),
    ...(met === undefined ? [] : [['then', met] as const]),
    ...(unmet === undefined ? [] : [['else', unmet] as const]),
  ]);
}

function printValues({ index, isTolerant }: Printer, schema: Schema): object {
  const { types, const: constant, enum: listed } = schema;
  const isOpen = isTolerant && isOpenEnumeration(index, schema, listed ?? []);
  return {
    ...(types !== undefined && (types.includes('bigint') ? { wideInteger: wideOf(schema) } : { type: types })),
    ...(constant !== undefined && { const: constant }),
    ...(listed !== undefined && listed.length > 0 && (isOpen ? { enumOrText: listed } : { enum: listed })),
    ...(listed?.length === 0 && { nothing: true }),
  };
}

function wideOf({ types, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): object {
  return given({ types, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });
}

function printScalars(schema: Schema): object {
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
}

function printApplied(printer: Printer, schema: Schema, leftOut: ReadonlySet<string>): object {
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
}

function printUnion(
  printer: Printer,
  schema: Schema,
  keyword: 'anyOf' | 'oneOf',
  parts: readonly Schema[],
  leftOut: ReadonlySet<string>,
): JsonSchema {
  const { index, usesDiscriminator, isTolerant } = printer;
  const printed = parts.map((part) => printSchema(printer, part, leftOut));
  const { propertyName: name = '' } = schema.discriminator ?? {};
  const plain: JsonSchema = { [keyword]: printed };
  if (isTolerant && isOpenUnion(index, schema)) return { anyOf: [plain, marked(name, { type: 'string' })] };
  const values = usesDiscriminator ? valuesByAlternative(index, schema, parts) : undefined;
  if (values === undefined) return plain;
  const selected = parts.map((part, at) => ({ allOf: [marked(name, { enum: values.get(part) ?? [] }), printed[at]] }));
  return { ...condition({ type: 'object' }, { anyOf: selected }, plain) };
}

/** Returns a schema for an object that is recognized by one of its properties. */
function marked(name: string, value: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: [name],
    properties: Object.fromEntries([[name, value]]),
  };
}

function printItems(printer: Printer, schema: Schema): object {
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
}

function printMembers(printer: Printer, schema: Schema, leftOut: ReadonlySet<string>): object {
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
}
