/**
 * The Api: what an OpenAPI document says, in plain JSON-serialisable data. After lowering there is no OpenAPI
 * version, no optional default and no reference but those to named schemas. Every node keeps its place in the
 * bundled document (`pointer`), by which diagnostics find the hand-written line.
 */
import type { Diagnostic } from './diagnostics.js';
import type { Json, Method, ParameterLocation, ParameterStyle } from '../runtime/codec/operation.js';

/** A JSON Schema 2020-12 whose only references are `#/components/schemas/<name>`; what validators are compiled from. */
export type JsonSchema = boolean | { readonly [keyword: string]: Json };

export interface Docs {
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: true;
}

interface SchemaBase extends Docs {
  readonly pointer: string;
}

export interface Property {
  readonly name: string;
  readonly required: boolean;
  /** Set where the schema only makes a property required that another part of it declares. */
  readonly narrows?: true;
  readonly schema: Schema;
}

export interface ObjectSchema extends SchemaBase {
  readonly kind: 'object';
  readonly properties: readonly Property[];
  /** `true`: any further property; `false`: nothing is said of them or none is allowed; a schema: their type. */
  readonly additional: boolean | Schema;
}

/** A closed set of values; `name` in the names table when it is declared as an enumeration. */
export interface EnumSchema extends SchemaBase {
  readonly kind: 'enum';
  readonly values: readonly (string | number | boolean | null)[];
}

export type Schema =
  | (SchemaBase & { readonly kind: 'any' | 'never' | 'null' | 'boolean' | 'integer' | 'number' })
  | (SchemaBase & { readonly kind: 'string'; readonly format?: string })
  | EnumSchema
  | (SchemaBase & { readonly kind: 'array'; readonly items: Schema })
  | (SchemaBase & { readonly kind: 'tuple'; readonly items: readonly Schema[]; readonly rest: boolean | Schema })
  | ObjectSchema
  | (SchemaBase & { readonly kind: 'union' | 'intersection'; readonly members: readonly Schema[] })
  | (SchemaBase & { readonly kind: 'ref'; readonly name: string });

export interface NamedSchema {
  /** The key below `components.schemas`. */
  readonly name: string;
  /** `x-name`: the identifier that the author pinned. */
  readonly pinned?: string;
  /** The file of the spec that declares it, without extension: what a package's modules are split by. */
  readonly group: string;
  readonly pointer: string;
  readonly schema: Schema;
  readonly json: JsonSchema;
}

/** An example that the document gives, and where it stands. */
export interface Example {
  readonly value: Json;
  readonly pointer: string;
}

export interface Parameter extends Docs {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  readonly style?: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly content?: string;
  readonly schema: Schema;
  readonly json: JsonSchema;
  readonly default?: Json;
  readonly example?: Json;
  readonly examples: readonly Example[];
  readonly pointer: string;
}

export interface Content {
  readonly mediaType: string;
  readonly kind: 'json' | 'text';
  readonly schema: Schema;
  readonly json: JsonSchema;
  /** The first example that the document gives, else one made from the schema, if one can be made. */
  readonly example?: Json;
  /** All that the document gives. */
  readonly examples: readonly Example[];
  readonly pointer: string;
}

export interface RequestBody extends Docs {
  readonly required: boolean;
  readonly content: readonly Content[];
  readonly pointer: string;
}

export interface Header extends Docs {
  /** Lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly json: JsonSchema;
  readonly pointer: string;
}

export interface Answer {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  /** Of the component it is declared as, if it is one. */
  readonly component?: string;
  readonly headers: readonly Header[];
  readonly content: readonly Content[];
  readonly pointer: string;
}

export type Pagination =
  | {
      readonly style: 'page';
      readonly page: string;
      readonly pageSize?: string;
      readonly items: string;
      readonly hasMore: string;
    }
  | {
      readonly style: 'cursor';
      readonly cursor: string;
      readonly next: string;
      readonly items: string;
      readonly key?: string;
      readonly invalidCursorStatus?: number;
    };

export interface Operation extends Docs {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly answers: readonly Answer[];
  readonly security: readonly SecurityRequirement[];
  readonly pagination?: Pagination;
  readonly pointer: string;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface TokenRefresh {
  readonly operationId: string;
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly expiresAt: string;
}

export interface SecurityScheme {
  readonly name: string;
  readonly description?: string;
  readonly scheme:
    | { readonly type: 'http'; readonly scheme: string }
    | {
        readonly type: 'apiKey';
        readonly in: 'header' | 'query' | 'cookie';
        readonly name: string;
        readonly prefix?: string;
      }
    | { readonly type: 'oauth2' | 'openIdConnect' | 'mutualTLS' };
  readonly tokenRefresh?: TokenRefresh;
  readonly pointer: string;
}

export interface Tag {
  readonly name: string;
  readonly description?: string;
}

export interface Api {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly servers: readonly string[];
  readonly tags: readonly Tag[];
  readonly security: readonly SecurityRequirement[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** `x-error-body`: the template of the errors that a server answers by itself. */
  readonly errorBody?: Json;
  readonly schemas: readonly NamedSchema[];
  readonly operations: readonly Operation[];
}

/** An operation that is left out, since it cannot be generated. */
export interface SkippedOperation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly reasons: readonly Diagnostic[];
}
