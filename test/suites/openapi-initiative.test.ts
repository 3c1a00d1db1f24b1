/**
 * The OpenAPI Initiative's tests of the OpenAPI schemas and of Overlay, as facts: names of documents with expected
 * results. The documents belong to the suites. They are tested if `OAI_SUITES` is set to a folder with clones of
 * `OpenAPI-Specification` and `Overlay-Specification`. Our own documents cover each kind and are always tested.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/src/diagnostics/diagnostics.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { readOverlay } from '../../generator/src/openapi/overlay/overlay.js';
import { prepare } from '../../generator/src/prepare.js';
import { makeFolder, testConfig } from '../support/documents.js';

/** Returns the diagnostics for a document. */
async function readDiagnostics(path: string): Promise<readonly Diagnostic[]> {
  const document = await loadDocument(path, { cwd: '/', allowNetwork: false });
  if (Array.isArray(document)) return document;
  return prepare(document, testConfig).diagnostics;
}

function errorsOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
}

/** Returns the errors of an overlay; empty if it can be applied. */
async function refuseOverlay(path: string): Promise<readonly string[]> {
  const result = await readOverlay(path, '/', undefined);
  return 'actions' in result ? [] : result.map(({ message }) => message);
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** Names of valid documents. */
const passing = words(`
  callback-object-examples comp_pathitems components-object-example deprecated-example-in-schema-object
  example-object-examples header-object-examples header-object-name info-object-example info_summary json_schema_dialect
  license_identifier link-object-examples media-type-examples mega minimal_comp minimal_hooks minimal_paths
  non-oauth-scopes openapi_object_parameters operation-object-example parameter-object-cookie-form-allowReserved
  parameter-object-examples parameter-object-path-allowReserved parameter-object-query-allowReserved
  path-item-object-example path-key-fragment path_item_servers_parameters path_no_response path_var_empty_pathitem
  paths-object-example request-body-examples response-object-examples schema-object-deprecated-example-keyword schema
  security-scheme-object-examples server_enum_empty servers specification-extensions style-defaults tag-object-example
  valid_schema_types webhook-example
`);

/** Names of documents that the OpenAPI schemas reject. Each must cause a diagnostic of any severity. */
const failing = words(`
  $self-no-string $self-with-fragment components-no-object components-object-wrong-field-types
  components-schemas-invalid-types discriminator-object-unexpected-property encoding-enc-item-exclusion
  encoding-enc-prefix-exclusion example-examples example-object-data-exclusions example-object-ext-old-vs-data
  example-object-ext-old-vs-ext-data example-object-ext-old-vs-ext-ser example-object-ext-old-vs-ser
  example-object-old-exclusions example-object-old-vs-data example-object-old-vs-ext-data example-object-old-vs-ext-ser
  example-object-old-vs-ser example-object-ser-exclusions header-object-allowReserved header-object-name
  incomplete-info-license incomplete-info-object info-contact-wrong-field-types info-license-no-name
  info-license-wrong-field-types info-missing info-no-object info-object-no-title-no-version
  info-object-wrong-field-types invalid-components-and-tags invalid-components-object invalid-components
  invalid-info-object invalid-info invalid-openapi invalid-schema-object invalid-security-scheme-objects
  invalid-security invalid-servers invalid_jsonSchemaDialect invalid_schema_types jsonSchemaDialect-no-string
  link-object-no-body media-type-enc-item-exclusion media-type-enc-prefix-exclusion missing-info no-paths no-root-object
  no_containers openapi-no-string openapi-object-query-with-querystring openapi-object-two-querystrings openapi-version
  openapi-wrong-pattern operation-object-query-with-querystring operation-object-two-querystrings
  parameter-object-content-not-with-style parameter-object-cookie-allowReserved
  parameter-object-cookie-form-allowReserved parameter-object-header-allowReserved parameter-object-header-name
  parameter-object-path-allowReserved parameter-object-path-name parameter-object-querystring-not-with-schema
  path-item-object-conflicting-additional-operation path-item-object-example path-item-object-query-with-querystring
  path-item-object-two-querystrings paths-no-object paths-no-path-item-object
  schema-object-externalDocs-unexpected-property security-no-array server-variable-enum-empty server_enum_empty
  servers-invalid-items servers-no-array servers sever_enum_unknown tags-array-invalid-items tags-no-array
  unevaluated-properties unknown_container webhooks-no-object xml-attr-exclusion xml-invalid-object xml-no-object
  xml-object-unexpected-property xml-object-wrong-field-types xml-wrapped-exclusion
`);

/**
 * Reasons why valid documents may be rejected. The suites check only the form, so some documents refer to missing
 * components, and some have a version that is not supported yet.
 */
const reasons = /^(?:ref-unresolved|openapi-version-unsupported): /u;

/** Names of documents that are valid in either 3.1 or 3.2, which order fields differently. */
const disputed = new Set(['parameter-object-path-allowReserved', 'parameter-object-cookie-form-allowReserved']);

const overlays = {
  'v1.0': {
    pass: words(`
      actions-array-modification-example-remove actions-array-modification-example-update actions-description
      actions-extensions actions-structured-overlay-example actions-targeted-overlay-example actions-traits-example
      actions-update-with-remove actions-wildcard-overlay-example array-modification-example-remove
      array-modification-example-update info-extensions minimal root-extensions structured-overlay-example
      targeted-overlay-example traits-example wildcard-overlay-example
    `),
    fail: words(`
      action-remove-invalid-type action-target-invalid-type actions-invalid-description actions-invalid-target
      actions-invalid-type actions-item-invalid-type actions-minimal actions-missing-target actions-missing
      actions-not-unique extends-invalid-type info-invalid-type info-missing-title info-missing-version
      info-title-invalid-type info-version-invalid-type overlay-invalid-pattern root-invalid-property
      invalid-overlay-version not-an-object
    `),
  },
  'v1.1': {
    pass: words(`
      actions-array-modification-example-remove actions-array-modification-example-update actions-description
      actions-extensions actions-structured-overlay-example actions-targeted-overlay-example actions-traits-example
      actions-wildcard-overlay-example copy-path-item-example info-description info-extensions minimal root-extensions
    `),
    fail: words(`
      action-copy-invalid-type action-remove-invalid-type action-target-invalid-type actions-invalid-description
      actions-invalid-target actions-invalid-type actions-item-invalid-type actions-minimal actions-missing-target
      actions-missing actions-not-unique extends-invalid-type info-description-invalid-type info-invalid-type
      info-missing-title info-missing-version info-title-invalid-type info-version-invalid-type invalid-overlay-version
      not-an-object not-remove-with-copy not-update-with-copy not-update-with-remove overlay-invalid-pattern
      root-invalid-property
    `),
  },
} as const;

const suites = process.env['OAI_SUITES'];

/** Returns the documents in a folder of the suites, with their names. */
function listDocuments(...path: readonly string[]): readonly (readonly [name: string, path: string])[] {
  const folder = join(suites ?? '', ...path);
  if (suites === undefined || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file.replace(/\.yaml$/u, ''), join(folder, file)] as const);
}

describe.skipIf(suites === undefined)('suites of the OpenAPI Initiative (set OAI_SUITES to run them)', () => {
  const folders = ['tests/schema', 'tests/v3.1', 'tests/v3.2'];
  const pass = folders.flatMap((folder) => listDocuments('OpenAPI-Specification', folder, 'pass'));
  const fail = folders.flatMap((folder) => listDocuments('OpenAPI-Specification', folder, 'fail'));

  test('every document of the OpenAPI Initiative suites is listed', () => {
    expect(pass.length).toBeGreaterThan(0);
    expect(fail.length).toBeGreaterThan(0);
    expect(pass.map(([name]) => name).filter((name) => !passing.includes(name))).toEqual([]);
    expect(fail.map(([name]) => name).filter((name) => !failing.includes(name))).toEqual([]);
  });

  test.each(pass)('accepts the valid document %s', async (_, path) => {
    expect(errorsOf(await readDiagnostics(path)).filter((error) => !reasons.test(error))).toEqual([]);
  });

  test.each(fail.filter(([name]) => !disputed.has(name)))('reports a diagnostic for invalid %s', async (_, path) => {
    expect(await readDiagnostics(path)).not.toEqual([]);
  });

  test.each(['v1.0', 'v1.1'] as const)('accepts only the valid overlays of version %s', async (version) => {
    for (const outcome of ['pass', 'fail'] as const) {
      const documents = listDocuments('Overlay-Specification', 'tests', version, outcome);
      expect(documents.map(([name]) => name).filter((name) => !overlays[version][outcome].includes(name))).toEqual([]);
      for (const [name, path] of documents)
        expect((await refuseOverlay(path)).length === 0, `${version} ${outcome} ${name}`).toBe(outcome === 'pass');
    }
  });
});

let folder: string;
let remove: () => Promise<void>;

const info = "info: { title: Case, version: '1' }";

/** Our shortest document for each kind of failing document, with the expected code. */
const kinds: readonly (readonly [kind: string, text: string, code: string])[] = [
  ['an object in place of a list', 'servers: { url: / }', 'document-invalid'],
  ['a number in place of text', 'tags: [{ name: 1 }]', 'text-expected'],
  ['an unknown field', 'components: { links: { a: { body: 1 } } }', 'field-unknown'],
  ['an unknown field of the root', 'overlays: {}', 'field-unknown'],
  [
    'an empty enum in a server variable',
    "servers: [{ url: '/{a}', variables: { a: { default: b, enum: [] } } }]",
    'value-invalid',
  ],
  [
    'a default that is not in the enum',
    "servers: [{ url: '/{a}', variables: { a: { default: b, enum: [c] } } }]",
    'value-invalid',
  ],
  [
    'style beside content',
    'components: { parameters: { a: { name: a, in: query, style: form, content: { text/plain: {} } } } }',
    'field-ignored',
  ],
  ['allowReserved of a header', 'components: { headers: { a: { allowReserved: true, schema: {} } } }', 'field-ignored'],
  [
    'allowReserved of a header parameter',
    'components: { parameters: { a: { name: a, in: header, allowReserved: false, schema: {} } } }',
    'field-ignored',
  ],
  [
    'a header with a bad name',
    "components: { parameters: { a: { name: 'a[b]', in: header, schema: {} } } }",
    'construct-ignored',
  ],
  [
    'a path parameter with braces',
    "components: { parameters: { a: { name: 'a{b}', in: path, required: true, schema: {} } } }",
    'value-invalid',
  ],
  [
    'schema of a querystring',
    'components: { parameters: { a: { name: a, in: querystring, schema: {}, content: { text/plain: {} } } } }',
    'field-ignored',
  ],
  [
    'two querystrings',
    'components: { pathItems: { a: { parameters: [{ name: a, in: querystring, content: { text/plain: {} } }, { name: b, in: querystring, content: { text/plain: {} } }], get: {} } } }',
    'document-invalid',
  ],
  ['value beside dataValue', 'components: { examples: { a: { value: 1, dataValue: 1 } } }', 'value-invalid'],
  [
    'value beside serializedValue',
    "components: { examples: { a: { value: 1, serializedValue: '1' } } }",
    'value-invalid',
  ],
  ['value beside externalValue', 'components: { examples: { a: { value: 1, externalValue: a } } }', 'value-invalid'],
  [
    'example beside examples',
    'components: { responses: { a: { description: a, content: { text/plain: { example: a, examples: {} } } } } }',
    'value-invalid',
  ],
  [
    'encoding beside prefixEncoding',
    'components: { requestBodies: { a: { content: { multipart/mixed: { encoding: {}, prefixEncoding: [] } } } } }',
    'value-invalid',
  ],
  [
    'encoding beside itemEncoding',
    'components: { requestBodies: { a: { content: { multipart/mixed: { encoding: {}, itemEncoding: {} } } } } }',
    'value-invalid',
  ],
  [
    'nodeType beside attribute',
    'components: { schemas: { a: { xml: { nodeType: attribute, attribute: true } } } }',
    'value-invalid',
  ],
  [
    'nodeType beside wrapped',
    'components: { schemas: { a: { xml: { nodeType: element, wrapped: true } } } }',
    'value-invalid',
  ],
  [
    'a method in additionalOperations',
    'components: { pathItems: { a: { additionalOperations: { GET: {} } } } }',
    'value-invalid',
  ],
  ['an unknown type', 'components: { schemas: { a: { type: text } } }', 'schema-invalid'],
  ['external documentation without a URL', 'externalDocs: { description: a }', 'field-missing'],
  [
    'an OAuth flow without its URL',
    'components: { securitySchemes: { a: { type: oauth2, flows: { password: { scopes: {} } } } } }',
    'field-missing',
  ],
  [
    'a security scheme without a type',
    'components: { securitySchemes: { a: { typo: a } } }',
    'security-scheme-unsupported',
  ],
  ['a dialect that is not a URI', 'jsonSchemaDialect: a', 'value-invalid'],
  ['$self with a fragment', "$self: 'https://example.com/#a'", 'value-invalid'],
  ['an invalid component name', 'components: { responses: { ö: { description: a } } }', 'value-invalid'],
  ['security that is not an array', 'security: { a: [] }', 'document-invalid'],
  ['a path item that is not an object', 'paths: { /: true }', 'document-invalid'],
];

beforeAll(async () => {
  const files = kinds.map(([, text], index) => {
    const paths = /^paths:/u.test(text) ? '' : 'paths: {}\n';
    return [`${index}.yaml`, `openapi: 3.2.0\n${info}\n${paths}${text}\n`] as const;
  });
  ({ folder, remove } = await makeFolder({
    ...Object.fromEntries(files),
    'empty.yaml': `openapi: 3.2.0\n${info}\npaths: {}\n`,
    'no-info.yaml': 'openapi: 3.1.0\npaths: {}\n',
    'no-title.yaml': "openapi: 3.1.0\ninfo: { license: { identifier: MIT, url: 'https://example.com' } }\npaths: {}\n",
    'nothing.yaml': `openapi: 3.1.0\n${info}\n`,
    'number.yaml': `openapi: 3.1\n${info}\npaths: {}\n`,
    'future.yaml': `openapi: 3.7.0\n${info}\npaths: {}\n`,
  }));
});
afterAll(() => remove());

describe('a document of each kind', () => {
  test.each(kinds.map(([kind, , code], index) => [kind, code, index] as const))(
    'an invalid document has the expected diagnostic: %s',
    async (_, code, index) => {
      const diagnostics = await readDiagnostics(join(folder, `${index}.yaml`));
      expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
    },
  );

  test('a valid document has no diagnostics', async () => {
    expect(await readDiagnostics(join(folder, 'empty.yaml'))).toEqual([]);
  });

  test.each([
    ['no-info.yaml', ['document-invalid']],
    ['no-title.yaml', ['field-missing', 'field-missing', 'field-missing', 'value-invalid']],
    ['nothing.yaml', ['document-invalid']],
    ['number.yaml', ['document-invalid']],
    ['future.yaml', ['openapi-version-unsupported']],
  ])('the document %s has exactly the expected diagnostics', async (file, codes) => {
    expect((await readDiagnostics(join(folder, file))).map(({ code }) => code).sort()).toEqual(codes);
  });
});
