/**
 * Deliberate differences between Ajv and the emitted checks, with reasons. In these cases, Ajv is configured to agree,
 * or its result is ignored; in all other cases, its result counts. `ARCHITECTURE.md` explains which validator is used
 * where.
 */

export interface Difference {
  /** The behavior of Ajv. */
  readonly ajv: string;
  /** The behavior of the emitted checks. */
  readonly emitted: string;
  readonly reason: string;
  /** How the difference is handled. */
  readonly adapted: string;
}

/** Formats that `ajv-formats` checks, but for which no check is emitted: here they are annotations. */
export const annotatedFormats = [
  ...(['regex', 'uri-template', 'relative-json-pointer', 'json-pointer-uri-fragment', 'url'] as const),
  ...(['iso-time', 'iso-date-time', 'password', 'binary', 'float', 'double'] as const),
] as const;

/** The differences, by topic. */
export const differences = {
  discriminator: {
    ajv: 'has a keyword of this name with different rules',
    emitted: 'the value of its property selects the variant',
    reason: 'OpenAPI 3.1, 4.8.25; a reader that uses it ignores the other variants',
    adapted: 'expressed as conditions; values that are valid by the keywords alone are unclear, and are not sent',
  },
  access: {
    ajv: 'readOnly and writeOnly are annotations',
    emitted: 'a property that is not part of a direction is rejected there, and never required',
    reason: 'OpenAPI 3.1, 4.8.24.1',
    adapted: 'one schema is generated for each direction',
  },
  'open enumerations and unions': {
    ajv: 'rejects unlisted values',
    emitted: 'clients accept values of a newer server that the document does not list yet',
    reason: 'forward compatibility: a client has to work with a newer server',
    adapted: 'received values that are valid only in this way are unclear, and are not sent',
  },
  'formats as annotations': {
    ajv: `checks ${annotatedFormats.join(', ')}`,
    emitted: 'checks none of these, and no formats at all in the dialect of JSON Schema itself',
    reason: 'JSON Schema 2020-12 validation, 7.2.1; most documents use these names loosely',
    adapted: 'they are switched off',
  },
  int64: {
    ajv: 'accepts any integer',
    emitted: 'accepts integers up to 2^53, or 64-bit bigints if the configuration enables them',
    reason: 'JSON.parse rounds longer numbers',
    adapted: 'the format is defined again; bigints have a separate keyword',
  },
  files: {
    ajv: 'does not support files',
    emitted: 'a binary string that is a part of a multipart body is a Blob',
    reason: 'OpenAPI 3.1, 4.8.14.3',
    adapted: 'a file is a single value that only schemas of files accept',
  },
  nullable: {
    ajv: 'is a separate keyword next to type',
    emitted: 'is a type "null", also within enumerations',
    reason: 'one form for all versions of OpenAPI',
    adapted: 'a document is normalized before either reads it',
  },
  'unicode patterns': {
    ajv: 'compiles patterns with the flag u if configured',
    emitted:
      'matches with the flag u; patterns of other dialects are translated, and patterns that take exponential time are not checked',
    reason: 'JSON Schema 2020-12 core, 6.4; one string must not block a server',
    adapted: 'the flag is set, for the translated patterns',
  },
  multipleOf: {
    ajv: 'divides binary fractions, so that 0.07 is not a multiple of 0.01',
    emitted: 'divides decimal numbers exactly',
    reason: 'a price of 0.07 has two decimals',
    adapted: 'a quotient may differ from an integer by 1e-9',
  },
  'empty enumerations': {
    ajv: 'does not compile them',
    emitted: 'no value matches one',
    reason: 'JSON Schema 2020-12 validation, 6.1.2: an empty list is discouraged but allowed',
    adapted: 'expressed as a schema that matches nothing',
  },
  'members that all objects have': {
    ajv: 'checks inherited properties by default, and never __proto__',
    emitted: 'checks own properties only, including __proto__',
    reason: 'a property named constructor is data',
    adapted: 'ownProperties; a property __proto__ is not checked',
  },
} as const satisfies Readonly<Record<string, Difference>>;
