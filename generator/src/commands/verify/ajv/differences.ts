/**
 * Deliberate differences between Ajv and the emitted checks, with reasons. Ajv is configured to agree, or its result is
 * not used in these cases; in all other cases the result of Ajv counts. `ARCHITECTURE.md` explains which validator is
 * used where.
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

/** Formats that `ajv-formats` checks, but that are annotations here: no check is emitted for them. */
export const annotatedFormats = [
  ...(['regex', 'uri-template', 'relative-json-pointer', 'json-pointer-uri-fragment', 'url'] as const),
  ...(['iso-time', 'iso-date-time', 'password', 'binary', 'float', 'double'] as const),
] as const;

/** The differences, by topic. */
export const differences = {
  discriminator: {
    ajv: 'knows a keyword of this name with rules of its own',
    emitted: 'the value of its property decides which alternative is meant',
    reason: 'OpenAPI 3.1, 4.8.25; a reader that goes by it never looks at the other alternatives',
    adapted: 'written out as conditions; what fits by the keywords alone is unclear, and is not sent',
  },
  access: {
    ajv: 'readOnly and writeOnly are annotations',
    emitted: 'a property that is no part of a direction is refused there, and never required',
    reason: 'OpenAPI 3.1, 4.8.24.1',
    adapted: 'a schema is written out for each direction',
  },
  'open enumerations and unions': {
    ajv: 'refuses what is not listed',
    emitted: 'clients take from a newer server what the document does not list yet',
    reason: 'forward compatibility: a client has to work with a newer server',
    adapted: 'what is received and only fits so is unclear, and is not sent',
  },
  'formats as annotations': {
    ajv: `checks ${annotatedFormats.join(', ')}`,
    emitted: 'checks none of these, and none at all below the dialect of JSON Schema itself',
    reason: 'JSON Schema 2020-12 validation, 7.2.1; most documents use these names loosely',
    adapted: 'they are switched off',
  },
  int64: {
    ajv: 'takes any whole number',
    emitted: 'takes whole numbers up to 2^53, or bigints of 64 bits where the configuration asks for them',
    reason: 'JSON.parse reads a longer number as another one',
    adapted: 'the format is defined again; bigints have a keyword of their own',
  },
  files: {
    ajv: 'has no files',
    emitted: 'a binary text that is a part of a multipart body is a Blob',
    reason: 'OpenAPI 3.1, 4.8.14.3',
    adapted: 'a file is one value that only schemas of files take',
  },
  nullable: {
    ajv: 'is a keyword of its own beside type',
    emitted: 'is a type "null", also within enumerations',
    reason: 'one form for all versions of OpenAPI',
    adapted: 'a document is normalised before either reads it',
  },
  'unicode patterns': {
    ajv: 'compiles patterns with the flag u if it is asked to',
    emitted:
      'matches with the flag u; what other languages write is translated, what takes exponential time is not checked',
    reason: 'JSON Schema 2020-12 core, 6.4; one text must not stop a server',
    adapted: 'it is asked to, for the translated patterns',
  },
  multipleOf: {
    ajv: 'divides binary fractions, so that 0.07 is no multiple of 0.01',
    emitted: 'divides decimals as they are written',
    reason: 'a price of 0.07 has two decimals',
    adapted: 'a quotient may miss a whole number by 1e-9',
  },
  'empty enumerations': {
    ajv: 'does not compile them',
    emitted: 'no value fits one',
    reason: 'JSON Schema 2020-12 validation, 6.1.2: an empty list is discouraged but allowed',
    adapted: 'written as a schema that nothing fits',
  },
  'members that all objects have': {
    ajv: 'checks inherited members by default, and never __proto__',
    emitted: 'looks at own members only, __proto__ among them',
    reason: 'a member called constructor is data',
    adapted: 'ownProperties; a member __proto__ is not judged',
  },
} as const satisfies Readonly<Record<string, Difference>>;
