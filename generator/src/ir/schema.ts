/**
 * A schema of the model: every keyword of JSON Schema 2020-12 and OpenAPI as plain data, each node with its location.
 * References are pointers of named schemas; after lowering, the document itself is not read.
 */
import type { Json } from '../../runtime/codec/operation.js';

export interface Docs {
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: true;
  /** UTC time with seconds: `2026-01-01T00:00:00Z`. */
  readonly deprecatedSince?: string;
  readonly sunset?: string;
  readonly externalDocs?: { readonly url: string; readonly description?: string };
}

/** The types of JSON Schema (2020-12 validation, 6.1.1). */
export const typeNames = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** `bigint` is a 64-bit integer, if the configuration enables bigints. */
export type TypeName = (typeof typeNames)[number] | 'bigint';

/** A schema by property name, or by a pattern of property names. */
export interface Member {
  readonly name: string;
  readonly schema: Schema;
}

/** The discriminator of a union (OpenAPI 3.1, 4.8.25). */
export interface Discriminator {
  readonly propertyName: string;
  /** Pointers of schemas by discriminator value. */
  readonly mapping: readonly { readonly value: string; readonly ref: string }[];
  /** The pointer of the default schema, for other values or none. */
  readonly otherwise?: string;
}

export interface Schema extends Docs {
  readonly pointer: string;
  /** The schema `false`, for which no value is valid; `true` is a schema without keywords. */
  readonly never?: true;
  /** The pointer of a named schema that also applies to the value. */
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
  /** Whether the schema's dialect treats `format` as an annotation only. */
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
  /** `readOnly` properties are in responses only, `writeOnly` properties in requests only. */
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly discriminator?: Discriminator;
  /** `x-open`: whether the enum or union is open, if declared. */
  readonly isOpen?: boolean;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly xml?: Readonly<Record<string, string | boolean>>;
}

export interface NamedSchema {
  /** The key in `components.schemas`, or the pointer of another target of a `$ref`. */
  readonly name: string;
  /** `x-name`: a fixed identifier. */
  readonly pinned?: string;
  /** The source file of the schema, without extension; the modules of a package are split by it. */
  readonly group: string;
  readonly pointer: string;
  readonly schema: Schema;
}

/** Keywords whose value is a single schema. */
const single = [
  'contentSchema',
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
] as const satisfies readonly (keyof Schema)[];

/** Returns the direct subschemas of a schema, in no particular order. */
export const partsOf = (schema: Schema): Schema[] => [
  ...[schema.prefixItems, schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []),
  ...[schema.properties, schema.patternProperties, schema.dependentSchemas].flatMap((list) =>
    (list ?? []).map((member) => member.schema),
  ),
  ...single.flatMap((keyword) => schema[keyword as 'items'] ?? []),
];
