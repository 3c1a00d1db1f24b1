/**
 * A schema of the model: every keyword of JSON Schema 2020-12 and OpenAPI as plain data. Each node contains its
 * location. References are pointers to named schemas; after lowering, the document itself is not needed.
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
  /** Describes the constraints that the type does not express (`limits.ts`). */
  readonly limits?: string;
}

/** The types of JSON Schema (2020-12 validation, 6.1.1). */
export const typeNames = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** `bigint` stands for 64-bit integers if the configuration enables bigints. */
export type TypeName = (typeof typeNames)[number] | 'bigint';

/** A schema with the property name, or the pattern of property names, to which it applies. */
export interface Member {
  readonly name: string;
  readonly schema: Schema;
}

/** The discriminator of a union (OpenAPI 3.1, 4.8.25). */
export interface Discriminator {
  readonly propertyName: string;
  /** Discriminator values with the pointers of the schemas that they select. */
  readonly mapping: readonly { readonly value: string; readonly ref: string }[];
  /** Pointer of the default schema, which applies if no value matches. */
  readonly otherwise?: string;
}

/** TypeScript type of dates, if they are not strings. */
export type DateType = 'Date';

export interface Schema extends Docs {
  readonly pointer: string;
  /** Whether no value is valid, as for the schema `false`. The schema `true` has no keywords. */
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
  /** TypeScript type of dates, if the configuration converts them. */
  readonly date?: DateType;
  /** Whether `format` is only an annotation, according to the schema's dialect. */
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
  /** `readOnly` properties occur only in responses, `writeOnly` properties only in requests. */
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly discriminator?: Discriminator;
  /** Whether the enum or union is open, if declared by `x-open`. */
  readonly isOpen?: boolean;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly xml?: Readonly<Record<string, string | boolean>>;
}

export interface NamedSchema {
  /** Key in `components.schemas`, or pointer of a different target of a `$ref`. */
  readonly name: string;
  /** Identifier set by `x-name`. */
  readonly pinned?: string;
  /**
   * Module of the schema in the types package: the source file without its extension or, if that file is itself the
   * schema, its folder.
   */
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
export function partsOf(schema: Schema): Schema[] {
  // Called many times for every schema, so it creates only one array.
  const parts: Schema[] = [];
  for (const list of [schema.prefixItems, schema.allOf, schema.anyOf, schema.oneOf])
    if (list !== undefined) parts.push(...list);
  for (const members of [schema.properties, schema.patternProperties, schema.dependentSchemas])
    if (members !== undefined) for (const member of members) parts.push(member.schema);
  for (const keyword of single) {
    const part = schema[keyword];
    if (part !== undefined) parts.push(part);
  }
  return parts;
}
