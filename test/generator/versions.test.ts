/**
 * The OpenAPI version that introduced each field, from the tables of the three specification versions. A unit test,
 * because each field would need a separate document.
 */
import { expect, test } from 'vitest';
import { introductionOf, minorOf } from '../../generator/src/openapi/resolve/versions.js';

type Kind = Parameters<typeof introductionOf>[0];

const later: readonly (readonly [Kind, 1 | 2, string])[] = [
  ['document', 1, 'jsonSchemaDialect webhooks'],
  ['document', 2, '$self'],
  ['info', 1, 'summary'],
  ['license', 1, 'identifier'],
  ['server', 2, 'name'],
  ['components', 1, 'pathItems'],
  ['components', 2, 'mediaTypes'],
  ['pathItem', 2, 'query additionalOperations'],
  ['media', 2, 'itemSchema prefixEncoding itemEncoding'],
  ['encoding', 2, 'encoding prefixEncoding itemEncoding'],
  ['response', 2, 'summary'],
  ['example', 2, 'dataValue serializedValue'],
  ['tag', 2, 'summary parent kind'],
  ['scheme', 2, 'oauth2MetadataUrl deprecated'],
  ['flows', 2, 'deviceAuthorization'],
  ['flow', 2, 'deviceAuthorizationUrl'],
  ['discriminator', 2, 'defaultMapping'],
  ['xml', 2, 'nodeType'],
  ['schema', 1, '$schema $id $anchor $dynamicRef $dynamicAnchor $defs $comment const examples prefixItems contains'],
  ['schema', 1, 'minContains maxContains unevaluatedItems patternProperties propertyNames dependentRequired'],
  ['schema', 1, 'dependentSchemas unevaluatedProperties if then else contentEncoding contentMediaType contentSchema'],
];

const first: readonly (readonly [Kind, string])[] = [
  ['document', 'openapi info servers paths components security tags externalDocs'],
  ['info', 'title description termsOfService contact license version'],
  ['components', 'schemas responses parameters examples requestBodies headers securitySchemes links callbacks'],
  ['pathItem', 'summary description get put post delete options head patch trace servers parameters'],
  ['media', 'schema example examples encoding'],
  ['encoding', 'contentType headers style explode allowReserved'],
  ['response', 'description headers content links'],
  ['example', 'summary description value externalValue'],
  ['tag', 'name description externalDocs'],
  ['schema', 'title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems'],
  ['schema', 'minItems uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf not items'],
  ['schema', 'properties additionalProperties description format default nullable discriminator readOnly writeOnly'],
  ['schema', 'xml externalDocs example deprecated'],
  ['discriminator', 'propertyName mapping'],
  ['xml', 'name namespace prefix attribute wrapped'],
];

test.each(later)('the fields of %s introduced in 3.%i are known: %s', (kind, minor, names) => {
  for (const name of names.split(' ')) expect(introductionOf(kind, name), name).toBe(minor);
});

test.each(first)('the fields of %s that exist since 3.0 are known: %s', (kind, names) => {
  for (const name of names.split(' ')) expect(introductionOf(kind, name), name).toBe(0);
});

test.each([
  ['3.0.0', 0],
  ['3.0.4', 0],
  ['3.1.0', 1],
  ['3.1.1', 1],
  ['3.2.0', 2],
])('reads the minor version of %s', (version, minor) => expect(minorOf(version)).toBe(minor));
