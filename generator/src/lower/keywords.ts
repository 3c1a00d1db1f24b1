/** The schema keywords by type, and those without effect. */
import type { Schema } from '../ir/schema.js';

/** The keywords whose value in the model has a type. */
type Holding<T> = { readonly [K in keyof Schema]-?: Exclude<Schema[K], undefined> extends T ? K : never }[keyof Schema];

export const numbers = [
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
] as const satisfies readonly Holding<number>[];

export const texts = ['format', 'contentEncoding', 'contentMediaType', 'title'] as const;

export const flags = ['uniqueItems', 'readOnly', 'writeOnly'] as const satisfies readonly Holding<true>[];

export const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const satisfies readonly Holding<
  readonly Schema[]
>[];

export const memberLists = ['properties', 'patternProperties', 'dependentSchemas'] as const;

export const singles = [
  'contentSchema',
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
] as const;

/** Keywords that are read individually. */
export const others = [
  '$ref',
  '$schema',
  '$dynamicRef',
  'type',
  'enum',
  'const',
  'pattern',
  'required',
  'dependentRequired',
  'description',
  'deprecated',
  'discriminator',
  'default',
  'examples',
  'externalDocs',
  'xml',
  'x-name',
  'x-open',
  'x-deprecated-since',
  'x-sunset',
] as const;

/** Keywords without effect, with the reason. */
export const meaningless: Readonly<Record<string, string>> = {
  $comment: 'a note to who reads the document',
  $vocabulary: 'it stands in descriptions of dialects only',
  $id: 'what refers to it has been led to its place',
  $anchor: 'what refers to it has been led to its place',
  $dynamicAnchor: 'only a $dynamicRef leads to it',
  $defs: 'what is used of it is read where a $ref leads to it',
  definitions: 'what is used of it is read where a $ref leads to it',
  example: 'normalising made it one of the examples',
  nullable: 'normalising made it a type',
  'x-origin': 'the reference shows it',
  'x-origin-reason': 'the reference shows it',
};
