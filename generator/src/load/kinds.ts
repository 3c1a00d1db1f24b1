/**
 * What the fields of every object of a document hold (OpenAPI 3.1, 4.8, and JSON Schema 2020-12). A field that is not
 * listed holds anything.
 */

export type Shape =
  | 'any'
  | 'text'
  | 'texts'
  | 'number'
  | 'flag'
  /** Text or a list of texts. */
  | 'type'
  | 'list'
  | Kind
  | { readonly listOf: Shape }
  /** `isOpen`: names that begin with `x-` are extensions. */
  | { readonly mapOf: Shape; readonly isOpen: boolean };

export type Kind =
  | 'document'
  | 'info'
  | 'server'
  | 'variable'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'media'
  | 'encoding'
  | 'response'
  | 'header'
  | 'example'
  | 'link'
  | 'tag'
  | 'scheme'
  | 'schema'
  | 'discriminator'
  | 'object';

interface KindEntry {
  readonly fields: Readonly<Record<string, Shape>>;
  /** Fields without which the object says nothing. */
  readonly required?: readonly string[];
  /** Whether a reference may stand for it: alone, or beside fields of its own. */
  readonly reference?: 'alone' | 'beside';
}

const listOf = (shape: Shape): Shape => ({ listOf: shape });
const mapOf = (shape: Shape, isOpen = false): Shape => ({ mapOf: shape, isOpen });

const docs = { summary: 'text', description: 'text' } as const;
const requirements = listOf(mapOf('texts'));
const origin = { 'x-origin': 'text', 'x-origin-reason': 'text' } as const;

const value = {
  description: 'text',
  required: 'flag',
  deprecated: 'flag',
  allowEmptyValue: 'flag',
  style: 'text',
  explode: 'flag',
  allowReserved: 'flag',
  schema: 'schema',
  examples: mapOf('example'),
  content: mapOf('media'),
} as const;

/** Fields of one shape, their names parted by spaces. */
const fields = (names: string, shape: Shape): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, shape]));

/** The keywords that say which values are valid. */
export const schemaKeywords: Readonly<Record<string, Shape>> = {
  ...fields('$ref format pattern', 'text'),
  ...fields('not if then else items contains additionalProperties propertyNames', 'schema'),
  ...fields('unevaluatedItems unevaluatedProperties', 'schema'),
  ...fields('allOf anyOf oneOf prefixItems', listOf('schema')),
  ...fields('properties patternProperties dependentSchemas', mapOf('schema')),
  ...fields('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength', 'number'),
  ...fields('minItems maxItems minContains maxContains minProperties maxProperties', 'number'),
  type: 'type',
  enum: 'list',
  const: 'any',
  required: 'texts',
  dependentRequired: mapOf('texts'),
  uniqueItems: 'flag',
};

/** The keywords that say nothing of it. */
export const annotations: Readonly<Record<string, Shape>> = {
  ...fields('title description $comment contentEncoding contentMediaType', 'text'),
  ...fields('default example', 'any'),
  ...fields('deprecated readOnly writeOnly', 'flag'),
  ...fields('xml externalDocs', 'object'),
  discriminator: 'discriminator',
  ...fields('$defs definitions', mapOf('schema')),
  examples: 'list',
  contentSchema: 'schema',
};

export const kinds: Readonly<Record<Kind, KindEntry>> = {
  document: {
    fields: {
      ...fields('openapi jsonSchemaDialect', 'text'),
      info: 'info',
      servers: listOf('server'),
      paths: mapOf('pathItem', true),
      webhooks: mapOf('pathItem'),
      components: 'components',
      security: requirements,
      tags: listOf('tag'),
      externalDocs: 'object',
    },
    required: ['info'],
  },
  info: { fields: { title: 'text', version: 'text', ...docs, contact: 'object', license: 'object' } },
  server: { fields: { url: 'text', description: 'text', variables: mapOf('variable') }, required: ['url'] },
  variable: { fields: { default: 'text', enum: 'texts', description: 'text' } },
  components: {
    fields: {
      schemas: mapOf('schema'),
      responses: mapOf('response'),
      parameters: mapOf('parameter'),
      examples: mapOf('example'),
      requestBodies: mapOf('body'),
      headers: mapOf('header'),
      securitySchemes: mapOf('scheme'),
      links: mapOf('link'),
      callbacks: mapOf('object'),
      pathItems: mapOf('pathItem'),
    },
  },
  pathItem: {
    fields: {
      ...docs,
      ...fields('get put post delete options head patch trace', 'operation'),
      servers: listOf('server'),
      parameters: listOf('parameter'),
    },
    reference: 'beside',
  },
  operation: {
    fields: {
      ...docs,
      ...origin,
      tags: 'texts',
      externalDocs: 'object',
      operationId: 'text',
      parameters: listOf('parameter'),
      requestBody: 'body',
      responses: mapOf('response', true),
      callbacks: mapOf('object'),
      deprecated: 'flag',
      security: requirements,
      servers: listOf('server'),
    },
  },
  parameter: { fields: { name: 'text', in: 'text', ...value }, reference: 'alone' },
  body: {
    fields: { description: 'text', content: mapOf('media'), required: 'flag' },
    required: ['content'],
    reference: 'alone',
  },
  media: { fields: { schema: 'schema', examples: mapOf('example'), encoding: mapOf('encoding') } },
  encoding: {
    fields: { contentType: 'text', headers: mapOf('header'), style: 'text', explode: 'flag', allowReserved: 'flag' },
  },
  response: {
    fields: { ...docs, headers: mapOf('header'), content: mapOf('media'), links: mapOf('link') },
    reference: 'alone',
  },
  header: { fields: value, reference: 'alone' },
  example: { fields: { ...docs, externalValue: 'text' }, reference: 'alone' },
  link: {
    fields: { operationRef: 'text', operationId: 'text', parameters: 'object', description: 'text' },
    reference: 'alone',
  },
  tag: { fields: { name: 'text', description: 'text', externalDocs: 'object' }, required: ['name'] },
  scheme: {
    fields: {
      ...fields('type description name in scheme bearerFormat openIdConnectUrl', 'text'),
      flows: 'object',
    },
    reference: 'alone',
  },
  schema: { fields: { ...schemaKeywords, ...annotations, ...origin, 'x-name': 'text' }, reference: 'beside' },
  discriminator: { fields: { propertyName: 'text', mapping: mapOf('text') } },
  object: { fields: {} },
};

/** Whether a shape is that of an object with fields. */
export const isKind = (shape: Shape): shape is Kind => typeof shape === 'string' && Object.hasOwn(kinds, shape);
