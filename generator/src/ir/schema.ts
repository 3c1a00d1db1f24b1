/**
 * A schema as the model holds it: every keyword of JSON Schema 2020-12 and of OpenAPI in plain data, each node with its
 * place. References lead to the pointers of named schemas; nothing after lowering reads a schema of the document itself.
 */
import type { Json } from '../../runtime/codec/operation.js';

export interface Docs {
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: true;
  /** Seconds in UTC: `2026-01-01T00:00:00Z`. */
  readonly deprecatedSince?: string;
  readonly sunset?: string;
  readonly externalDocs?: { readonly url: string; readonly description?: string };
}

/** The types of JSON Schema (2020-12 validation, 6.1.1). */
export const typeNames = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** `bigint` is an integer of 64 bits in a document whose configuration asks for it. */
export type TypeName = (typeof typeNames)[number] | 'bigint';

/** A schema by the name of a property, or by a pattern of such names. */
export interface Member {
  readonly name: string;
  readonly schema: Schema;
}

/** What tells the alternatives of a union apart (OpenAPI 3.1, 4.8.25). */
export interface Discriminator {
  readonly propertyName: string;
  /** Pointers of schemas by value. */
  readonly mapping: readonly { readonly value: string; readonly ref: string }[];
  /** The pointer of the schema that is meant by any other value, or by none. */
  readonly otherwise?: string;
}

export interface Schema extends Docs {
  readonly pointer: string;
  /** The schema `false`, which no value fits; `true` is a schema without keywords. */
  readonly never?: true;
  /** The pointer of the named schema that the value has to fit besides. */
  readonly ref?: string;
  readonly types?: readonly TypeName[];
  readonly enum?: readonly Json[];
  readonly const?: Json;

  readonly multipleOf?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;

  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  /** Whether the dialect of the schema checks no format. */
  readonly isFormatAnnotation?: true;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;

  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  readonly unevaluatedItems?: Schema;

  readonly properties?: readonly Member[];
  readonly required?: readonly string[];
  readonly patternProperties?: readonly Member[];
  readonly additionalProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly dependentRequired?: readonly { readonly name: string; readonly required: readonly string[] }[];
  readonly dependentSchemas?: readonly Member[];
  readonly unevaluatedProperties?: Schema;

  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;

  readonly title?: string;
  /** `readOnly` is what only answers hold, `writeOnly` what only requests do. */
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly discriminator?: Discriminator;
  /** `x-open`: whether an enumeration or a union may come to hold more, where its author says so. */
  readonly isOpen?: boolean;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly xml?: Readonly<Record<string, string | boolean>>;
}

export interface NamedSchema {
  /** The key below `components.schemas`; of a part of something else that a `$ref` leads to, its pointer. */
  readonly name: string;
  /** `x-name`: the identifier that the author pinned. */
  readonly pinned?: string;
  /** The file of the document that declares it, without extension: what the modules of a package are split by. */
  readonly group: string;
  readonly pointer: string;
  readonly schema: Schema;
}

/** Keywords that hold one schema. */
const single = [
  ...['contentSchema', 'items', 'contains', 'unevaluatedItems', 'additionalProperties', 'propertyNames'],
  ...['unevaluatedProperties', 'not', 'if', 'then', 'else'],
] as const satisfies readonly (keyof Schema)[];

/** The schemas directly within a schema, in no order that means anything. */
export const partsOf = (schema: Schema): Schema[] => [
  ...[schema.prefixItems, schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []),
  ...[schema.properties, schema.patternProperties, schema.dependentSchemas].flatMap((list) =>
    (list ?? []).map((member) => member.schema),
  ),
  ...single.flatMap((keyword) => schema[keyword as 'items'] ?? []),
];
