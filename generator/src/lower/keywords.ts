/** The schema keywords by the type of their value, and the keywords without effect. */
import type { Schema } from '../ir/schema.js';

/** The schema fields whose values have type `T`. */
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

/** Keywords that are read by separate code. */
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
  $comment: 'a comment for readers of the document',
  $vocabulary: 'it is used in meta-schemas only',
  $id: 'references to it have been resolved',
  $anchor: 'references to it have been resolved',
  $dynamicAnchor: 'only a $dynamicRef uses it',
  $defs: 'its schemas are read where a $ref refers to them',
  definitions: 'its schemas are read where a $ref refers to them',
  example: 'normalization has added it to the examples',
  nullable: 'normalization has converted it to a type',
  'x-origin': 'the reference shows it',
  'x-origin-reason': 'the reference shows it',
};
