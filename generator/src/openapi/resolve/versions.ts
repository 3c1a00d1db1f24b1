/** The OpenAPI version that introduced each field. */
import { annotations, schemaKeywords } from './keywords.js';
import type { Kind } from './shapes.js';

/** Minor version, such as 1 for OpenAPI 3.1. */
export type Minor = 0 | 1 | 2;

function since(minor: Minor, names: string): Readonly<Record<string, Minor>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, minor]));
}

/** The schema keywords of OpenAPI 3.0 (3.0.4, 4.7.24), in which a `$ref` replaces the whole schema. */
const keywords30 = new Set(
  (
    '$ref title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems ' +
    'minItems uniqueItems maxProperties minProperties required enum type not allOf oneOf anyOf items properties ' +
    'additionalProperties description format default nullable discriminator readOnly writeOnly xml externalDocs ' +
    'example deprecated'
  ).split(' '),
);

const introductions: Readonly<Partial<Record<Kind, Readonly<Record<string, Minor>>>>> = {
  document: { ...since(1, 'jsonSchemaDialect webhooks'), ...since(2, '$self') },
  info: since(1, 'summary'),
  license: since(1, 'identifier'),
  server: since(2, 'name'),
  components: { ...since(1, 'pathItems'), ...since(2, 'mediaTypes') },
  pathItem: since(2, 'query additionalOperations'),
  media: since(2, 'itemSchema prefixEncoding itemEncoding'),
  encoding: since(2, 'encoding prefixEncoding itemEncoding'),
  response: since(2, 'summary'),
  example: since(2, 'dataValue serializedValue'),
  tag: since(2, 'summary parent kind'),
  scheme: since(2, 'oauth2MetadataUrl deprecated'),
  flows: since(2, 'deviceAuthorization'),
  flow: since(2, 'deviceAuthorizationUrl'),
  discriminator: since(2, 'defaultMapping'),
  xml: since(2, 'nodeType'),
  schema: Object.fromEntries(
    Object.keys({ ...schemaKeywords, ...annotations })
      .filter((keyword) => !keywords30.has(keyword))
      .map((keyword) => [keyword, 1] as const),
  ),
};

/** Returns the minor version that introduced a field of an object; 0 for fields of OpenAPI 3.0. */
export function introductionOf(kind: Kind, name: string): Minor {
  const fields = introductions[kind] ?? {};
  return (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? 0;
}

/** Returns the minor version for a supported OpenAPI version. */
export function minorOf(version: string): Minor {
  return version.startsWith('3.0.') ? 0 : version.startsWith('3.1.') ? 1 : 2;
}
