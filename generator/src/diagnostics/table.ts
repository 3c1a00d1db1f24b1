/**
 * The diagnostics: one typed table of everything that the generator can say about a document. A construct is either
 * generated or answered by one of these; nothing is dropped silently.
 */
import { entry, quote, show } from './entry.js';

export const table = {
  'file-unreadable': entry<{ reason: string }>(
    'error',
    (p) => `the file cannot be read: ${p.reason}`,
    'check the path and the permissions',
  ),
  'file-too-large': entry<{ bytes: number; limit: number }>(
    'error',
    (p) => `the file has ${p.bytes} bytes, more than the limit of ${p.limit}`,
    'split the document into several files',
  ),
  'yaml-invalid': entry<{ format: 'YAML' | 'JSON'; reason: string }>(
    'error',
    (p) => `not valid ${p.format}: ${p.reason}`,
    'correct the line shown',
  ),
  'yaml-too-deep': entry<{ limit: number }>(
    'error',
    (p) => `nested deeper than ${p.limit} levels`,
    'name the inner parts as components and refer to them',
  ),
  'yaml-too-many-aliases': entry<{ limit: number }>(
    'error',
    (p) => `the aliases expand to more than ${p.limit} copies of a node`,
    'replace YAML aliases by $ref',
  ),
  'ref-unresolved': entry<{ reason: string }>('error', (p) => p.reason, 'correct the $ref, or add what it points to'),
  'ref-outside': entry<{ ref: string }>(
    'error',
    (p) => `$ref ${quote(p.ref)} leaves the folder that may be read`,
    'name a folder that contains both files: the setting "root" or --root (default: the folder of the document)',
  ),
  'ref-origin': entry<{ ref: string }>(
    'error',
    (p) => `$ref ${quote(p.ref)} leaves the origin of the file that refers to it`,
    'save a copy of both files, and refer to that',
  ),
  'ref-network': entry<{ ref: string; isDocument?: true }>(
    'error',
    (p) =>
      `${p.isDocument === true ? 'the document at' : '$ref'} ${quote(p.ref)} needs the network, which is switched off`,
    'save a copy beside the document, or allow it with --allow-network',
  ),
  'ref-cycle': entry<{ ref: string }>(
    'error',
    (p) => `$ref ${quote(p.ref)} leads back to itself without anything in between`,
    'a schema must say something before it refers to itself',
  ),
  'ref-too-deep': entry<{ depth: number }>(
    'error',
    (p) => `from here, $refs lead ${p.depth} levels deep, which is too deep to follow`,
    'let schemas refer to fewer others that refer to others in turn',
  ),
  'document-invalid': entry<{ reason: string }>(
    'error',
    (p) => p.reason,
    'see the OpenAPI specification for this part',
  ),
  'overlay-invalid': entry<{ reason: string }>('error', (p) => p.reason, 'see the OpenAPI Overlay specification'),
  'overlay-unmatched': entry<{ target: string }>(
    'warning',
    (p) => `${quote(p.target)} selects nothing in the document`,
    'correct the target, or remove the action',
  ),
  'audience-invalid': entry<object>(
    'error',
    () => 'x-audience is the name of an audience, or a list of names, and stands at a part of the document',
    'name those for whom this is',
  ),
  'audience-reference': entry<{ to: string; audience: string }>(
    'error',
    (p) => `this refers to ${p.to}, which is not for ${quote(p.audience)}`,
    'say x-audience of what refers to it, too, or add the audience there',
  ),
  'openapi-version-unsupported': entry<{ version: string }>(
    'error',
    (p) => `OpenAPI version ${quote(p.version)} is not supported`,
    'Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 are read',
  ),
  'swagger-converted': entry<object>(
    'warning',
    () => 'Swagger 2.0 is read as OpenAPI 3.0',
    'write the document as OpenAPI 3.1 to say more; overlays are applied to what it is read as',
  ),
  'swagger-lossy': entry<{ reason: string }>(
    'warning',
    (p) => `OpenAPI 3.0 cannot say this: ${p.reason}`,
    'change it, or write the document as OpenAPI 3.1',
  ),
  'operation-id-duplicate': entry<{ id: string; first: string; assigned: string }>(
    'warning',
    (p) => `operationId ${quote(p.id)} is that of ${p.first}, too; this one is called ${p.assigned}`,
    'make each operationId unique: documentation and other tools go by it',
  ),
  'path-template-unsupported': entry<{ path: string; segment: string }>(
    'error',
    (p) => `the segment ${quote(p.segment)} of ${p.path} is no template`,
    'braces come in pairs around a name, and between two parameters stands text that tells where the first ends',
  ),
  'path-segment-unsupported': entry<{ path: string; segment: string }>(
    'error',
    (p) => `no URL can hold the segment ${quote(p.segment)} of ${quote(p.path)}: another path would be asked for`,
    'write the path as it is sent, and a backslash as %5C',
  ),
  'path-parameter-undeclared': entry<{ name: string; path: string }>(
    'error',
    (p) => `the parameter {${p.name}} of ${p.path} is not declared`,
    'declare it with in: path and required: true',
  ),
  'path-parameter-unused': entry<{ name: string; path: string }>(
    'warning',
    (p) => `the path parameter ${quote(p.name)} does not stand in ${p.path}`,
    'remove it, or add {name} to the path',
  ),
  'path-duplicate': entry<{ path: string; other: string }>(
    'warning',
    (p) => `${p.path} and ${p.other} match the same requests`,
    'the server takes the first whose path parameters are valid: let their schemas tell the two apart',
  ),
  'parameter-duplicate': entry<{ name: string; in: string }>(
    'error',
    (p) => `the ${p.in} parameter ${quote(p.name)} is declared twice`,
    'a parameter is identified by its name and its place',
  ),
  'param-style-unsupported': entry<{ name: string; in: string; style: string }>(
    'error',
    (p) => `style ${quote(p.style)} is not defined for the ${p.in} parameter ${quote(p.name)}`,
    'path: simple, label, matrix; query: form, spaceDelimited, pipeDelimited, deepObject; header: simple; cookie: form, cookie',
  ),
  'param-shape-undefined': entry<{ what: 'parameter' | 'header'; name: string; style: string; reason: string }>(
    'warning',
    (p) => `${p.what} ${quote(p.name)}: OpenAPI does not say how style ${p.style} carries ${p.reason}`,
    'client and server write it as JSON within; say how with content: application/json',
  ),
  'param-style-undefined': entry<{ name: string; style: string; what: string }>(
    'warning',
    (p) => `parameter ${quote(p.name)}: OpenAPI does not define style ${p.style} for ${p.what}`,
    'client and server write it as style form would, or in a form of their own; choose a style that is defined for it',
  ),
  'param-shape-unsupported': entry<{ what: 'parameter' | 'header'; name: string; style: string; reason: string }>(
    'error',
    (p) => `${p.what} ${quote(p.name)}: style ${p.style} cannot carry ${p.reason}`,
    'send such a value with content: application/json, or in the body',
  ),
  'media-schema-unsuited': entry<{ mediaType: string }>(
    'warning',
    (p) => `bodies of media type ${quote(p.mediaType)} cannot be what this schema says, and are taken as they come`,
    'text is text, a number or a boolean, and a form is an object',
  ),
  'xml-form-undefined': entry<{ what: string }>(
    'warning',
    (p) => `OpenAPI does not say how XML carries ${p.what}`,
    'client and server write it in a form of their own; the keywords below xml say another',
  ),
  'schema-keyword-unsupported': entry<{ keyword: string }>(
    'error',
    (p) => `the schema keyword ${quote(p.keyword)} is not supported`,
    'say it with the keywords of JSON Schema 2020-12 that have a TypeScript type',
  ),
  'deprecation-ignored': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `${p.name} says nothing here: ${p.reason}`,
    'correct or remove it: nobody is told',
  ),
  'keyword-of-another-version': entry<{ keyword: string }>(
    'warning',
    (p) => `${quote(p.keyword)} is none of the version of this document, and is read as it is meant`,
    'nullable is a type "null" beside the others, an exclusive bound is a number, since OpenAPI 3.1',
  ),
  'schema-contradictory': entry<{ keyword: string; reading: string }>(
    'warning',
    (p) => `${quote(p.keyword)} contradicts what stands beside it; ${p.reading}`,
    'correct it: others may refuse every value',
  ),
  'value-of-another-type': entry<{ value: unknown; types: readonly string[]; reading?: unknown }>(
    'warning',
    (p) =>
      `the value ${show(p.value)} is not of type ${p.types.join(' or ')}: it is ${p.reading === undefined ? 'ignored, since no value can be it' : `read as ${show(p.reading)}`}`,
    'correct the value or the type: others may refuse every value',
  ),
  'field-unknown': entry<{ name: string; of: string; nearest: string | undefined }>(
    'warning',
    (p) => `${quote(p.name)} is no field of ${p.of}${p.nearest === undefined ? '' : `; is ${quote(p.nearest)} meant?`}`,
    'correct or remove it, or begin its name with x-: nothing is made of it',
  ),
  'field-ignored': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `${quote(p.name)} has no effect here: ${p.reason}`,
    'remove it',
  ),
  'field-missing': entry<{ name: string; reason: string }>(
    'warning',
    (p) => p.reason,
    'add it: the OpenAPI specification requires it',
  ),
  'value-invalid': entry<{ name: string; reason: string }>(
    'warning',
    (p) => p.reason,
    'see the OpenAPI specification for this field',
  ),
  'text-expected': entry<{ value: string }>(
    'warning',
    (p) => `text is expected here, and ${quote(p.value)} is read`,
    'put it in quotes: YAML and JSON read it as a number or a flag, and 1.0 as 1',
  ),
  'field-of-later-version': entry<{ name: string; version: string }>(
    'warning',
    (p) => `${quote(p.name)} came with OpenAPI ${p.version}, and is read as it is meant there`,
    'raise the version of the document, which other tools go by',
  ),
  'method-unknown': entry<{ name: string; of: string; nearest: string | undefined }>(
    'error',
    (p) => `${quote(p.name)} is no method${p.nearest === undefined ? '' : `; is ${quote(p.nearest)} meant?`}`,
    'methods are written in lower case; others stand below additionalOperations, since OpenAPI 3.2',
  ),
  'ref-sibling-ignored': entry<{ keyword: string }>(
    'warning',
    (p) => `${quote(p.keyword)} stands beside a $ref, where OpenAPI 3.0 gives it no meaning`,
    'put both into allOf, or write the document as OpenAPI 3.1',
  ),
  'schema-invalid': entry<{ reason: string }>(
    'error',
    (p) => `not a valid schema: ${p.reason}`,
    'see JSON Schema 2020-12',
  ),
  'bigint-unsupported': entry<{ reason: string }>(
    'error',
    (p) => `this integer of 64 bits cannot be a bigint: ${p.reason}`,
    'say the same of the value wherever it is spoken of, or leave "int64" out of package.json',
  ),
  'bigint-imprecise': entry<{ value: number }>(
    'warning',
    (p) => `${p.value} may not be what was written: beyond 2^53, digits of a document are lost`,
    'use a number below 9007199254740992, or a text',
  ),
  'pattern-invalid': entry<{ pattern: string; reason: string }>(
    'error',
    (p) => `the pattern ${quote(p.pattern)} is not a regular expression: ${p.reason}`,
    'patterns are ECMA-262 regular expressions, matched in Unicode mode',
  ),
  'pattern-backtracks': entry<{ pattern: string; growth: 'exponentially' | 'with its square or more' }>(
    'warning',
    (p) =>
      `some texts keep the pattern ${quote(p.pattern)} busy for a time that grows ${p.growth} with their length${p.growth === 'exponentially' ? ', and no value is checked by it' : ''}`,
    'let what is repeated begin or end with something that nothing beside it can be, or bound the text by maxLength',
  ),
  'example-invalid': entry<{ reason: string }>(
    'warning',
    (p) => `the example does not fit its schema: ${p.reason}`,
    'correct the example: samples and the mock server leave it out',
  ),
  'schema-example-invalid': entry<{ reason: string }>(
    'warning',
    (p) => `the example of this schema ${p.reason}`,
    'correct the example: samples and the mock server leave it out',
  ),
  'example-unsendable': entry<{ reason: string }>(
    'warning',
    (p) => `the client would refuse to send this example: ${p.reason}`,
    'correct the example: samples leave it out',
  ),
  'media-type-invalid': entry<{ mediaType: string; reading: string | undefined }>(
    'warning',
    (p) =>
      `${quote(p.mediaType)} is no media type (RFC 9110, 8.3.1): it is ${p.reading === undefined ? 'ignored' : `read as ${quote(p.reading)}`}`,
    'write a type and a subtype, such as application/json',
  ),
  'content-ignored': entry<{ of: string }>(
    'warning',
    (p) => `${p.of} has no content (RFC 9110): what the document says of it means nothing`,
    'remove it, or use another method or status',
  ),
  'default-invalid': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `the default of ${quote(p.name)} does not fit its schema: ${p.reason}`,
    'correct the default: the server would fill it in, and leaves it out',
  ),
  'error-body-unfit': entry<{ operations: readonly string[]; reason: string }>(
    'warning',
    (p) => `the errors that the server sends itself do not fit this body of ${p.operations.join(', ')}: ${p.reason}`,
    'pass `errorBody` to `createServer`, or give a template that fits as `x-error-body` (see the README)',
  ),
  'sample-impossible': entry<{ reason: string; hasExamples?: boolean }>(
    'warning',
    (p) =>
      `${p.hasExamples === true ? 'none of the examples can be used' : 'no example is given'} and none could be made: ${p.reason}`,
    'correct the schema, or give an example that fits it',
  ),
  'response-missing': entry<{ id: string }>(
    'warning',
    (p) => `${p.id} declares no response`,
    'declare at least one: without any, every response is accepted, and none has a body',
  ),
  'status-invalid': entry<{ status: string }>(
    'error',
    (p) => `${quote(p.status)} is not a status`,
    'use a status from 100 to 599, a range such as 4XX, or default',
  ),
  'security-scheme-unknown': entry<{ name: string }>(
    'error',
    (p) => `the security scheme ${quote(p.name)} is not declared`,
    'declare it below components.securitySchemes',
  ),
  'security-requirement-unsupported': entry<{ name: string }>(
    'error',
    (p) => `the security scheme ${quote(p.name)} is not generated, so that no server could ask for it`,
    'require an http (bearer, basic) or apiKey scheme; what requires no scheme is open to all',
  ),
  'security-unsatisfiable': entry<{ name: string; other: string; place: string; areKeys: boolean }>(
    'warning',
    (p) =>
      p.areKeys
        ? `${quote(p.other)} and ${quote(p.name)} both need ${p.place}: only one key that is valid for both satisfies them`
        : `no request can satisfy both ${quote(p.other)} and ${quote(p.name)}: each needs ${p.place}`,
    'if either is enough, make them two entries of "security": each with a hyphen of its own',
  ),
  'security-scheme-unsupported': entry<{ name: string; type: string }>(
    'warning',
    (p) => `security scheme ${quote(p.name)}: ${p.type} is not supported`,
    'the types are http with a scheme, apiKey, oauth2, openIdConnect and mutualTLS',
  ),
  'extension-ignored': entry<{ extension: string; reason: string }>(
    'warning',
    (p) => `${p.extension} is ignored: ${p.reason}`,
    'if it belongs to another tool, leave it as it is; the README lists the extensions of this one with their fields',
  ),
  'construct-unsupported': entry<{ construct: string }>(
    'error',
    (p) => `${p.construct} is not supported`,
    'remove it, or leave out the operations that need it with --skip-unsupported',
  ),
  'parameter-is-credential': entry<{ name: string; in: string; scheme: string }>(
    'warning',
    (p) => `${p.in} parameter ${quote(p.name)} is the key of the security scheme ${quote(p.scheme)}, and is left out`,
    'a client sends it once, as a credential; declare it as one of the two',
  ),
  'construct-ignored': entry<{ construct: string }>(
    'warning',
    (p) => `nothing is generated for ${p.construct}`,
    'the packages are right without it; it stands in the reference',
  ),
  'expression-invalid': entry<{ expression: string }>(
    'warning',
    (p) => `${quote(p.expression)} is no runtime expression`,
    'such as {$request.body#/url}, or $response.header.location; nothing evaluates it as it is',
  ),
  'link-unresolved': entry<{ name: string; reason: string }>(
    'warning',
    (p) => `the link ${quote(p.name)} cannot be followed as it is: ${p.reason}`,
    'name an operation of the document by operationId, or by operationRef with a # before its place, and its parameters',
  ),
  'selection-unmatched': entry<{ selector: string }>(
    'error',
    (p) => `no operation is meant by ${quote(p.selector)}`,
    'include and exclude take tag:<name>, path:<path, with * for anything>, operation:<operationId> and webhook:<name>',
  ),
  'output-invalid': entry<{ file: string; reason: string }>(
    'error',
    (p) => `the generated ${p.file} does not compile: ${p.reason}`,
    'this is a fault of the generator: please report the document that led to it',
  ),
} as const;
