/** The schema keywords (JSON Schema 2020-12 and OpenAPI) with the shapes of their values. */
import { fields, listOf, mapOf, type Shape } from './shapes.js';

/** Keywords that constrain values. */
export const schemaKeywords: Readonly<Record<string, Shape>> = {
  ...fields('$ref $dynamicRef format pattern', 'text'),
  ...fields('not if then else items contains additionalProperties propertyNames', 'schema'),
  ...fields('unevaluatedItems unevaluatedProperties', 'schema'),
  ...fields('allOf anyOf oneOf prefixItems', listOf('schema')),
  ...fields('properties patternProperties dependentSchemas', mapOf('schema')),
  ...fields('minimum maximum multipleOf minLength maxLength', 'number'),
  ...fields('exclusiveMinimum exclusiveMaximum', 'bound'),
  ...fields('minItems maxItems minContains maxContains minProperties maxProperties', 'number'),
  type: 'type',
  enum: 'list',
  const: 'any',
  required: 'texts',
  dependentRequired: mapOf('texts'),
  uniqueItems: 'flag',
};

/** Keywords that do not constrain values. */
export const annotations: Readonly<Record<string, Shape>> = {
  ...fields('title description $comment contentEncoding contentMediaType', 'text'),
  ...fields('$schema $anchor $dynamicAnchor $id', 'text'),
  ...fields('default example', 'any'),
  ...fields('deprecated readOnly writeOnly nullable', 'flag'),
  xml: 'xml',
  externalDocs: 'externalDocs',
  $vocabulary: 'any',
  discriminator: 'discriminator',
  ...fields('$defs definitions', mapOf('schema')),
  // The value should be an array; any other value is ignored.
  examples: 'any',
  contentSchema: 'schema',
};
