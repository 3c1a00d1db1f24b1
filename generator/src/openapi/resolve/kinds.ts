/**
 * The fields of every kind of object in a document (section 4 of OpenAPI 3.0 to 3.2, and JSON Schema 2020-12), with the
 * shapes of their values. Fields that are not listed are reported, except extensions.
 */
import { annotations, schemaKeywords } from './keywords.js';
import { fields, type Kind, listOf, mapOf, type Shape } from './shapes.js';

interface KindEntry {
  readonly fields: Readonly<Record<string, Shape>>;
  /** Shape of fields that are not listed, except extensions. */
  readonly rest?: Shape;
  /** Names of required fields. */
  readonly required?: readonly string[];
  /** Whether a reference may replace the object: `alone`, or `beside` other fields. */
  readonly reference?: 'alone' | 'beside';
}

const docs = { summary: 'text', description: 'text' } as const;
const requirements = listOf(mapOf('texts'));
const deprecation = { 'x-deprecated-since': 'any', 'x-sunset': 'any' } as const;
const origin = { 'x-origin': 'any', 'x-origin-reason': 'any' } as const;

const value = {
  description: 'text',
  required: 'flag',
  deprecated: 'flag',
  ...deprecation,
  allowEmptyValue: 'flag',
  style: 'text',
  explode: 'flag',
  allowReserved: 'flag',
  schema: 'schema',
  example: 'any',
  examples: mapOf('example'),
  content: mapOf('media'),
} as const;

const encodings = {
  encoding: mapOf('encoding'),
  prefixEncoding: listOf('encoding'),
  itemEncoding: 'encoding',
} as const;

export const kinds: Readonly<Record<Kind, KindEntry>> = {
  document: {
    fields: {
      ...fields('openapi jsonSchemaDialect $self', 'text'),
      info: 'info',
      servers: listOf('server'),
      paths: 'paths',
      webhooks: mapOf('pathItem'),
      components: 'components',
      security: requirements,
      tags: listOf('tag'),
      externalDocs: 'externalDocs',
    },
    required: ['info'],
  },
  info: {
    fields: { ...fields('title version termsOfService', 'text'), ...docs, contact: 'contact', license: 'license' },
  },
  contact: { fields: fields('name url email', 'text') },
  license: { fields: fields('name identifier url', 'text') },
  externalDocs: { fields: fields('description url', 'text') },
  server: { fields: { ...fields('url name description', 'text'), variables: mapOf('variable') }, required: ['url'] },
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
      callbacks: mapOf('callback'),
      pathItems: mapOf('pathItem'),
      mediaTypes: mapOf('media'),
    },
  },
  paths: { fields: {}, rest: 'pathItem' },
  callback: { fields: {}, rest: 'pathItem', reference: 'alone' },
  pathItem: {
    fields: {
      ...docs,
      ...fields('get put post delete options head patch trace query', 'operation'),
      additionalOperations: mapOf('operation'),
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
      externalDocs: 'externalDocs',
      operationId: 'text',
      parameters: listOf('parameter'),
      requestBody: 'body',
      responses: mapOf('response', true),
      callbacks: mapOf('callback'),
      deprecated: 'flag',
      ...deprecation,
      'x-stability-level': 'any',
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
  media: {
    fields: { ...fields('schema itemSchema', 'schema'), example: 'any', examples: mapOf('example'), ...encodings },
    reference: 'alone',
  },
  encoding: {
    fields: {
      ...fields('contentType style', 'text'),
      headers: mapOf('header'),
      ...fields('explode allowReserved', 'flag'),
      ...encodings,
    },
  },
  response: {
    fields: { ...docs, headers: mapOf('header'), content: mapOf('media'), links: mapOf('link') },
    reference: 'alone',
  },
  header: { fields: value, reference: 'alone' },
  example: {
    fields: { ...docs, ...fields('value dataValue', 'any'), ...fields('serializedValue externalValue', 'text') },
    reference: 'alone',
  },
  link: {
    fields: {
      ...fields('operationRef operationId description', 'text'),
      parameters: mapOf('any'),
      requestBody: 'any',
      server: 'server',
    },
    reference: 'alone',
  },
  tag: {
    fields: { ...fields('name parent kind', 'text'), ...docs, externalDocs: 'externalDocs' },
    required: ['name'],
  },
  scheme: {
    fields: {
      ...fields('type description name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl', 'text'),
      flows: 'flows',
      deprecated: 'flag',
    },
    reference: 'alone',
  },
  flows: { fields: fields('implicit password clientCredentials authorizationCode deviceAuthorization', 'flow') },
  flow: {
    fields: {
      ...fields('authorizationUrl deviceAuthorizationUrl tokenUrl refreshUrl', 'text'),
      scopes: mapOf('text'),
    },
  },
  schema: {
    fields: { ...schemaKeywords, ...annotations, ...deprecation, ...origin, 'x-name': 'any', 'x-open': 'any' },
    reference: 'beside',
  },
  discriminator: { fields: { propertyName: 'text', mapping: mapOf('target'), defaultMapping: 'target' } },
  xml: {
    fields: { ...fields('name namespace prefix nodeType', 'text'), ...fields('attribute wrapped', 'flag') },
  },
};

/** Returns whether a shape is an object with fields. */
export function isKind(shape: Shape): shape is Kind {
  return typeof shape === 'string' && Object.hasOwn(kinds, shape);
}

/** Returns the shape of an array's items. */
export function itemsOf(shape: Shape): Shape {
  if (typeof shape === 'object') return 'listOf' in shape ? shape.listOf : 'any';
  return shape === 'texts' || shape === 'type' ? 'name' : 'any';
}

/** Returns the shape of an object's member. */
export function memberShape(shape: Shape, name: string): Shape {
  if (isKind(shape)) {
    const { fields, rest } = kinds[shape];
    return (Object.hasOwn(fields, name) ? fields[name] : name.startsWith('x-') ? undefined : rest) ?? 'any';
  }
  if (typeof shape !== 'object' || !('mapOf' in shape)) return 'any';
  return shape.isOpen && name.startsWith('x-') ? 'any' : shape.mapOf;
}
