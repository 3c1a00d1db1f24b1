/**
 * Every diagnostic that the generator can report about a document, in one typed table. A construct is either generated
 * or reported; nothing is dropped silently.
 */
import { chapterTable } from './chapter-table.js';
import { entry, listResponses, quote, show } from './entry.js';

export const table = {
  'file-unreadable': entry<{ reason: string }>(
    'error',
    (p) => `cannot read the file: ${p.reason}`,
    'check the path and the permissions',
  ),
  'file-too-large': entry<{ bytes: number; limit: number }>(
    'error',
    (p) => `the file has ${p.bytes} bytes; the limit is ${p.limit}`,
    'split the document into several files',
  ),
  'yaml-invalid': entry<{ format: 'YAML' | 'JSON'; reason: string }>(
    'error',
    (p) => `invalid ${p.format}: ${p.reason}`,
    'correct the syntax at this position',
  ),
  'yaml-too-deep': entry<{ limit: number }>(
    'error',
    (p) => `the document is nested more than ${p.limit} levels deep`,
    'move inner parts to "components" and reference them with $ref',
  ),
  'yaml-too-many-aliases': entry<{ limit: number }>(
    'error',
    (p) => `the YAML aliases expand to more than ${p.limit} copies of a node`,
    'replace YAML aliases with $ref',
  ),
  'ref-unresolved': entry<{ reason: string }>('error', (p) => p.reason, 'correct the $ref, or add its target'),
  'ref-outside': entry<{ ref: string }>(
    'error',
    (p) => `$ref ${quote(p.ref)} points outside the root folder`,
    'set "root" or --root to a folder that contains both files (default: the folder of the document)',
  ),
  'ref-origin': entry<{ ref: string }>(
    'error',
    (p) => `$ref ${quote(p.ref)} points to a different origin than the file that contains it`,
    'save local copies of both files, and point the $ref at the local copy',
  ),
  'ref-network': entry<{ ref: string; isDocument?: true }>(
    'error',
    (p) =>
      `${p.isDocument === true ? 'the document at' : '$ref'} ${quote(p.ref)} requires network access, which is disabled`,
    'pass --allow-network, or save a local copy',
  ),
  'document-changed': entry<{ address: string }>(
    'error',
    (p) => `the content of ${quote(p.address)} does not match the digest recorded in trefoil.lock.json`,
    'review the change, then run `npx trefoil generate --update` to accept it',
  ),
  'ref-cycle': entry<{ ref: string }>(
    'error',
    (p) => `$ref ${quote(p.ref)} is circular: it leads back to itself without a definition in between`,
    'replace one $ref of the cycle with a definition',
  ),
  'ref-too-deep': entry<{ depth: number }>(
    'error',
    (p) => `the $refs from here are nested ${p.depth} levels deep, which is too deep to process`,
    'shorten the chain of schemas that reference each other',
  ),
  'document-invalid': entry<{ reason: string }>(
    'error',
    (p) => p.reason,
    'correct the document at this position so that it follows the OpenAPI specification',
  ),
  'overlay-invalid': entry<{ reason: string }>(
    'error',
    (p) => p.reason,
    'correct the overlay at this position so that it follows the OpenAPI Overlay specification',
  ),
  'overlay-unmatched': entry<{ target: string }>(
    'warning',
    (p) => `the target ${quote(p.target)} matches nothing in the document`,
    'correct the target, or remove the action',
  ),
  'audience-invalid': entry<object>(
    'error',
    () => 'x-audience must be the name of an audience or a list of names',
    'set x-audience to the audiences that may see this part',
  ),
  'audience-reference': entry<{ to: string; audience: string }>(
    'error',
    (p) => `this refers to ${p.to}, which the audience ${quote(p.audience)} does not see`,
    'add the audience to the x-audience of the target, or restrict this part with x-audience too',
  ),
  'openapi-version-unsupported': entry<{ version: string }>(
    'error',
    (p) => `OpenAPI version ${quote(p.version)} is not supported`,
    'use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2',
  ),
  'swagger-converted': entry<object>(
    'warning',
    () => 'Swagger 2.0 is converted to OpenAPI 3.0',
    'migrate the document to OpenAPI 3.1 to use its features; overlays apply to the converted document',
  ),
  'swagger-lossy': entry<{ reason: string }>(
    'warning',
    (p) => `this cannot be converted to OpenAPI 3.0: ${p.reason}`,
    'change this part, or migrate the document to OpenAPI 3.1',
  ),
  'operation-id-duplicate': entry<{ id: string; first: string; assigned: string }>(
    'warning',
    (p) =>
      `duplicate operationId ${quote(p.id)}: ${p.first} uses it too; this operation is renamed ${quote(p.assigned)}`,
    'make each operationId unique: documentation and other tools rely on it',
  ),
  'path-template-unsupported': entry<{ path: string; segment: string }>(
    'error',
    (p) => `invalid path template: segment ${quote(p.segment)} in ${quote(p.path)}`,
    'write each parameter as {name}, and separate two parameters with text that shows where the first one ends',
  ),
  'path-segment-unsupported': entry<{ path: string; segment: string }>(
    'error',
    (p) => `the segment ${quote(p.segment)} of ${quote(p.path)} cannot be sent: URL parsers rewrite it`,
    'write the path as it is sent, without "." and ".." segments, and a backslash as %5C',
  ),
  'path-parameter-undeclared': entry<{ name: string; path: string }>(
    'error',
    (p) => `the path parameter ${quote(p.name)} of ${quote(p.path)} is not declared`,
    'declare it with in: path and required: true',
  ),
  'path-parameter-unused': entry<{ name: string; path: string }>(
    'warning',
    (p) => `the path parameter ${quote(p.name)} does not occur in ${quote(p.path)}`,
    'remove the parameter, or add {name} to the path',
  ),
  'path-duplicate': entry<{ path: string; other: string }>(
    'warning',
    (p) => `${quote(p.path)} and ${quote(p.other)} match the same requests`,
    'make the schemas of the path parameters mutually exclusive: the server uses the first path whose parameters are valid',
  ),
  'parameter-duplicate': entry<{ name: string; in: string }>(
    'error',
    (p) => `the ${p.in} parameter ${quote(p.name)} is declared twice`,
    'remove one of the two: "name" and "in" together identify a parameter',
  ),
  'param-style-unsupported': entry<{ name: string; in: string; style: string }>(
    'error',
    (p) => `style ${quote(p.style)} is not defined for the ${p.in} parameter ${quote(p.name)}`,
    'use a style that is defined for the location (path: simple, label, matrix; query: form, spaceDelimited, pipeDelimited, deepObject; header: simple; cookie: form, cookie)',
  ),
  'param-shape-undefined': entry<{ what: 'parameter' | 'header'; name: string; style: string; reason: string }>(
    'warning',
    (p) => `${p.what} ${quote(p.name)}: OpenAPI does not define how style ${quote(p.style)} serializes ${p.reason}`,
    'use content: application/json instead; with a style, the generated client and server write nested values as JSON',
  ),
  'param-style-undefined': entry<{ name: string; style: string; what: string }>(
    'warning',
    (p) => `parameter ${quote(p.name)}: OpenAPI does not define style ${quote(p.style)} for ${p.what}`,
    'choose a style that is defined for this value; client and server fall back to style form or a non-standard format',
  ),
  'param-shape-unsupported': entry<{ what: 'parameter' | 'header'; name: string; style: string; reason: string }>(
    'error',
    (p) => `${p.what} ${quote(p.name)}: style ${quote(p.style)} cannot serialize ${p.reason}`,
    'use content: application/json, or move the value to the body',
  ),
  'media-schema-unsuited': entry<{ mediaType: string }>(
    'warning',
    (p) => `the schema cannot describe a body of media type ${quote(p.mediaType)} and is ignored`,
    'use a string, number or boolean for text, and an object for a form',
  ),
  'xml-form-undefined': entry<{ what: string }>(
    'warning',
    (p) => `OpenAPI does not define how XML represents ${p.what}`,
    'describe the XML with the "xml" object; without it, client and server use a non-standard format',
  ),
  'schema-keyword-unsupported': entry<{ keyword: string }>(
    'error',
    (p) => `the schema keyword ${quote(p.keyword)} is not supported`,
    'replace it with JSON Schema 2020-12 keywords that TypeScript types can express',
  ),
  'deprecation-ignored': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `${quote(p.name)} is ignored: ${p.reason}`,
    'correct or remove it',
  ),
  'keyword-of-another-version': entry<{ keyword: string }>(
    'warning',
    (p) =>
      `${quote(p.keyword)} is not defined in the OpenAPI version of this document; it keeps the meaning of the version that defines it`,
    'in OpenAPI 3.1 and later, add "null" to "type" instead of nullable, and write exclusive bounds as numbers',
  ),
  'schema-contradictory': entry<{ keyword: string; reading: string }>(
    'warning',
    (p) => `${quote(p.keyword)} contradicts the keywords beside it; ${p.reading}`,
    'correct the schema: other tools may reject all data that uses it',
  ),
  'value-of-another-type': entry<{ value: unknown; types: readonly string[]; reading?: unknown }>(
    'warning',
    (p) =>
      `the value ${show(p.value)} is not of type ${p.types.join(' or ')}; it is ${p.reading === undefined ? 'ignored' : `read as ${show(p.reading)}`}`,
    'correct the value or the type: other tools may reject all data that uses this schema',
  ),
  'field-unknown': entry<{ name: string; of: string; nearest: string | undefined }>(
    'warning',
    (p) =>
      `unknown field ${quote(p.name)} in ${p.of}${p.nearest === undefined ? '' : `; did you mean ${quote(p.nearest)}?`}`,
    'correct the name, remove the field, or prefix it with x-: unknown fields are ignored',
  ),
  'field-ignored': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `${quote(p.name)} has no effect here: ${p.reason}`,
    'remove it',
  ),
  'field-missing': entry<{ name: string; reason: string }>(
    'warning',
    (p) => p.reason,
    'add the field: the OpenAPI specification requires it',
  ),
  'value-invalid': entry<{ name: string; reason: string }>(
    'warning',
    (p) => p.reason,
    'correct or remove this field: the OpenAPI specification does not allow its value here',
  ),
  'text-expected': entry<{ value: string }>(
    'warning',
    (p) => `expected a string, but ${quote(p.value)} is a number or a boolean`,
    'put the value in quotes: without them, YAML and JSON read 1.0 as 1',
  ),
  'field-of-later-version': entry<{ name: string; version: string }>(
    'warning',
    (p) => `${quote(p.name)} requires OpenAPI ${p.version}; its meaning in that version applies`,
    'raise the OpenAPI version of the document: other tools rely on it',
  ),
  'method-unknown': entry<{ name: string; of: string; nearest: string | undefined }>(
    'error',
    (p) =>
      `unknown HTTP method ${quote(p.name)}${p.nearest === undefined ? '' : `; did you mean ${quote(p.nearest)}?`}`,
    'write the method in lower case, or declare it under additionalOperations (OpenAPI 3.2)',
  ),
  'ref-sibling-ignored': entry<{ keyword: string }>(
    'warning',
    (p) => `OpenAPI 3.0 ignores ${quote(p.keyword)} beside a $ref`,
    'combine the two with allOf, or migrate the document to OpenAPI 3.1',
  ),
  'schema-invalid': entry<{ reason: string }>(
    'error',
    (p) => `invalid schema: ${p.reason}`,
    'correct the schema so that it follows JSON Schema 2020-12',
  ),
  'bigint-unsupported': entry<{ reason: string }>(
    'error',
    (p) => `this 64-bit integer cannot be a bigint: ${p.reason}`,
    'use the same integer type in every schema that applies to the value, use a string instead, or remove the setting "int64"',
  ),
  'bigint-imprecise': entry<{ value: number }>(
    'warning',
    (p) => `${p.value} may differ from the document: numbers beyond 2^53 lose precision when they are parsed`,
    'use a number below 9007199254740992, or a string',
  ),
  'pattern-invalid': entry<{ pattern: string; reason: string }>(
    'error',
    (p) => `the pattern ${quote(p.pattern)} is not a valid regular expression: ${p.reason}`,
    'correct the pattern: it must be an ECMA-262 regular expression in Unicode mode',
  ),
  'pattern-backtracks': entry<{ pattern: string; growth: 'exponential' | 'quadratic' }>(
    'warning',
    (p) =>
      `the pattern ${quote(p.pattern)} is vulnerable to catastrophic backtracking ${p.growth === 'exponential' ? '(exponential time), so values are not checked against it' : '(quadratic time or worse)'}`,
    'make the repeated part start or end with a character that its neighbors cannot match, or limit the length with maxLength',
  ),
  'example-invalid': entry<{ reason: string }>(
    'warning',
    (p) => `the example does not match its schema: ${p.reason}`,
    'correct the example: samples and the mock server leave it out',
  ),
  'schema-example-invalid': entry<{ reason: string }>(
    'warning',
    (p) => `the example of this schema ${p.reason}`,
    'correct the example: samples and the mock server leave it out',
  ),
  'example-unsendable': entry<{ reason: string }>(
    'warning',
    (p) => `the client cannot send this example: ${p.reason}`,
    'correct the example: samples leave it out',
  ),
  'media-type-invalid': entry<{ mediaType: string; reading: string | undefined }>(
    'warning',
    (p) =>
      `${quote(p.mediaType)} is not a valid media type (RFC 9110, 8.3.1); it is ${p.reading === undefined ? 'ignored' : `read as ${quote(p.reading)}`}`,
    'write a type and a subtype, such as application/json',
  ),
  'content-ignored': entry<{ of: string }>(
    'warning',
    (p) => `${p.of} cannot have content (RFC 9110); its content is ignored`,
    'remove the content, or use another method or status',
  ),
  'default-invalid': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `the default of ${quote(p.name)} does not match its schema: ${p.reason}`,
    'correct the default: the server does not apply it',
  ),
  'error-body-unfit': entry<{ operations: readonly string[]; reason: string }>(
    'warning',
    (p) =>
      `the server's built-in error responses do not match this schema, used by ${listResponses(p.operations)}: ${p.reason}`,
    'pass `errorBody` to `createServer`, or set `x-error-body` to a template that matches (see the README)',
  ),
  'sample-impossible': entry<{ reason: string; hasExamples?: boolean }>(
    'warning',
    (p) =>
      `${p.hasExamples === true ? 'none of the examples can be used' : 'no example is given'}, and no sample can be generated: ${p.reason}`,
    'add an example that matches the schema, or correct the schema',
  ),
  'response-missing': entry<{ id: string }>(
    'warning',
    (p) => `the operation ${quote(p.id)} does not declare a response`,
    'declare at least one response: without any, every status is accepted, and no response has a body',
  ),
  'status-invalid': entry<{ status: string }>(
    'error',
    (p) => `${quote(p.status)} is not a valid status`,
    'use a status from 100 to 599, a range such as 4XX, or default',
  ),
  'security-scheme-unknown': entry<{ name: string }>(
    'error',
    (p) => `the security scheme ${quote(p.name)} is not declared`,
    'declare it under components.securitySchemes',
  ),
  'security-requirement-unsupported': entry<{ name: string }>(
    'error',
    (p) => `the security scheme ${quote(p.name)} is not supported, so the server cannot enforce it`,
    'require an http (bearer, basic) or apiKey scheme instead; without a requirement, an operation is public',
  ),
  'security-unsatisfiable': entry<{ name: string; other: string; place: string; areKeys: boolean }>(
    'warning',
    (p) =>
      p.areKeys
        ? `${quote(p.other)} and ${quote(p.name)} both use ${p.place}: only a key that is valid for both satisfies them`
        : `no request can satisfy both ${quote(p.other)} and ${quote(p.name)}: both use ${p.place}`,
    'if either scheme is enough, list them as two entries of "security", each with its own hyphen',
  ),
  'security-scheme-unsupported': entry<{ name: string; type: string }>(
    'warning',
    (p) => `security scheme ${quote(p.name)}: ${p.type} is not supported`,
    'use http with a scheme, apiKey, oauth2, openIdConnect or mutualTLS',
  ),
  'extension-ignored': entry<{ extension: string; reason: string }>(
    'warning',
    (p) => `${p.extension} is ignored: ${p.reason}`,
    'correct it as the README of trefoil describes; if it belongs to another tool, leave it as it is',
  ),
  'construct-unsupported': entry<{ construct: string }>(
    'error',
    (p) => `${p.construct} is not supported`,
    'remove it, or pass --skip-unsupported to leave out the operations that need it',
  ),
  'parameter-is-credential': entry<{ name: string; in: string; scheme: string }>(
    'warning',
    (p) =>
      `the ${p.in} parameter ${quote(p.name)} is the key of the security scheme ${quote(p.scheme)} and is left out`,
    'declare it either as a parameter or as a security scheme: the client sends it once, as a credential',
  ),
  'construct-ignored': entry<{ construct: string; reason?: string }>(
    'warning',
    (p) => (p.reason ? `${p.construct} is ignored: ${p.reason}` : `nothing is generated for ${p.construct}`),
    'remove it, or keep it as documentation: the generated packages are correct without it',
  ),
  'expression-invalid': entry<{ expression: string }>(
    'warning',
    (p) => `${quote(p.expression)} is not a valid runtime expression and is not evaluated`,
    'write it like {$request.body#/url} or $response.header.location',
  ),
  'link-unresolved': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `the link ${quote(p.name)} cannot be followed: ${p.reason}`,
    'refer to an operation in this document by operationId, or by an operationRef that starts with #, and set only parameters and a request body that the operation declares',
  ),
  'setting-invalid': entry<{ reason: string }>(
    'error',
    (p) => p.reason,
    'if it was removed from the document or renamed, remove the entry (`npx trefoil suggest --write` removes those that resemble no other key) or rename it; otherwise, correct the key: identify an operation by its operationId or by its method and path, a schema by its name, and a group by its tag',
  ),
  'selection-unmatched': entry<{ selector: string }>(
    'error',
    (p) => `no operation matches ${quote(p.selector)}`,
    'use tag:<name>, path:<path> with * as a wildcard, operation:<operationId> or webhook:<name>',
  ),
  'output-invalid': entry<{ file: string; reason: string }>(
    'error',
    (p) => `the generated file ${quote(p.file)} does not compile: ${p.reason}`,
    'report this bug of trefoil together with the document that causes it',
  ),
  'custom-output-failed': entry<{ index: number; reason: string }>(
    'error',
    (p) => `outputs[${p.index}] threw an exception: ${p.reason}`,
    'correct the function in the configuration',
  ),
  'custom-output-invalid': entry<{ index: number; reason: string }>(
    'error',
    (p) => `outputs[${p.index}]: ${p.reason}`,
    'return valid files from the function: unique paths, relative to the output folder, that trefoil does not write',
  ),
  ...chapterTable,
} as const;
