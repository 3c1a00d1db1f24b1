/**
 * The model (`Api`): the contents of an OpenAPI document as plain data that is serializable as JSON. After lowering,
 * there are no differences between OpenAPI versions, no implicit defaults, and no references except to named schemas.
 * Every node contains its location in the bundled document (`pointer`), with which diagnostics find the source line.
 */

import type { Template } from '../../runtime/codec/expression.js';
import type { Json, Method, ParameterLocation, ParameterStyle } from '../../runtime/codec/operation.js';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { BodyKind } from './body-kind.js';
import type { Docs, NamedSchema, Schema } from './schema.js';

/** An example in the document and its location. */
export interface Example {
  /** Key in `examples`. Examples of parameters and of a response with the same key belong to the same call. */
  readonly name?: string;
  readonly value: Json;
  /** Whether the example does not match its schema or cannot be sent, so that samples must not use it. */
  readonly isRefused?: true;
  readonly pointer: string;
}

export interface Parameter extends Docs {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  /** Whether the path item declares the parameter for all of its operations. */
  readonly isOfPath?: true;
  readonly style?: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Media type of the value, if declared. */
  readonly content?: string;
  /** The content, for a whole query string or a value other than JSON and plain text. */
  readonly medium?: Content;
  /** Whether the parameter is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value means that the parameter is absent. */
  readonly allowEmptyValue?: true;
  readonly schema: Schema;
  readonly default?: Json;
  /** Sample value. An optional parameter has one only if the document contains an example. */
  readonly example?: Json;
  readonly examples: readonly Example[];
  readonly pointer: string;
}

/** Name of the encoding for all unnamed parts that are not described individually. */
export const restOfParts = '*';

/** The declared encoding of a form field or of a part in a multipart body. */
export interface Encoding {
  /** Name of the field or part; for an unnamed part, its position or `*`. */
  readonly name: string;
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** The content of the part, if the part is itself a body, such as a form, a multipart body or XML. */
  readonly content?: Content;
  /** Headers of the part; only in multipart bodies. */
  readonly headers: readonly Header[];
}

export interface Content {
  readonly mediaType: string;
  readonly kind: BodyKind;
  readonly schema: Schema;
  /** For a stream, the schema of each item. */
  readonly item?: Schema;
  /** Encodings of form fields or parts. */
  readonly encodings: readonly Encoding[];
  /** Sample: the first valid example in the document, else a value generated from the schema, if possible. */
  readonly example?: Json;
  /** All examples of the document. */
  readonly examples: readonly Example[];
  readonly pointer: string;
}

export interface RequestBody extends Docs {
  readonly required: boolean;
  readonly content: readonly Content[];
  readonly pointer: string;
}

export interface Header extends Docs {
  /** Name of the header in lower case. */
  readonly name: string;
  /** The name as spelled in the document. */
  readonly spelling: string;
  readonly required: boolean;
  readonly explode: boolean;
  /** Media type of the value, if declared. */
  readonly content?: string;
  /** The content, unless the value is JSON or plain text. */
  readonly medium?: Content;
  readonly schema: Schema;
  /** Sample value, if the header is required or the document contains an example. */
  readonly example?: Json;
  /** All examples of the document. */
  readonly examples: readonly Example[];
  readonly pointer: string;
}

export interface Response {
  /** Status code, range or default: `200`, `4XX`, `default`. */
  readonly status: string;
  readonly description: string;
  /** Name of the component that declares it, if any. */
  readonly component?: string;
  readonly headers: readonly Header[];
  readonly content: readonly Content[];
  readonly pointer: string;
}

/** The pagination of an operation (`x-pagination`). Unless noted, strings are names of response body fields. */
export type Pagination =
  | {
      readonly style: 'page';
      /** Names of query parameters. */
      readonly page: string;
      readonly pageSize?: string;
      /** Field with the items; absent if the response body is the list. */
      readonly items?: string;
      /** Field that says whether more pages follow. Without it and `totalPages`, an empty page is the last one. */
      readonly hasMore?: string;
      readonly totalPages?: string;
    }
  | {
      readonly style: 'offset';
      /** Names of query parameters. */
      readonly offset: string;
      readonly limit?: string;
      /** Field with the items; absent if the response body is the list. */
      readonly items?: string;
      readonly hasMore?: string;
      readonly total?: string;
    }
  | {
      readonly style: 'cursor';
      /** Name of a query parameter, or of a field in the request body. */
      readonly cursor: string;
      readonly in?: 'query';
      /** Field with the next cursor. If absent, the next cursor is the field `key` of the last item. */
      readonly next?: string;
      readonly items: string;
      readonly key?: string;
      readonly hasMore?: string;
      readonly invalidCursorStatus?: number;
    }
  | { readonly style: 'link'; readonly items?: string }
  | {
      readonly style: 'next';
      /** A JSON pointer to the URL of the next page. */
      readonly next: string;
      readonly items?: string;
    };

/** A value that a link passes to its target: a template or a constant. */
export type LinkValue = Template | { readonly constant: Json };

/** A link to an operation that can follow a response (OpenAPI 3.1, 4.8.20). */
export interface Link extends Docs {
  readonly name: string;
  /** Status of the response that declares the link: `200`, `4XX` or `default`. */
  readonly status: string;
  /** Id of the operation that the link leads to. */
  readonly target: string;
  readonly parameters: readonly {
    readonly in: ParameterLocation;
    readonly name: string;
    readonly value: LinkValue;
  }[];
  readonly body?: LinkValue;
  readonly server?: Server;
  readonly pointer: string;
}

/** A request that the API sends to its client: a webhook, or a method of a callback. */
export type Event =
  | { readonly kind: 'webhook'; readonly name: string }
  | {
      readonly kind: 'callback';
      readonly name: string;
      /** Id of the operation that declares the callback. */
      readonly of: string;
      /** URL to which the request is sent; absent if the expression in the document is invalid. */
      readonly address?: Template;
    };

export type EventKind = Event['kind'];

/** A server of an API (OpenAPI 3.1, 4.8.5). */
export interface Server {
  /** URL, with `{name}` for each variable. */
  readonly url: string;
  readonly variables: readonly { readonly name: string; readonly default: string; readonly enum?: readonly string[] }[];
}

export interface Operation extends Docs {
  readonly id: string;
  /** Function name set by `x-name`. */
  readonly pinned?: string;
  readonly method: Method;
  /** Path as spelled in the document; for an event, the name of the event. */
  readonly path: string;
  /** `path` without the query. */
  readonly route: string;
  /** The fixed query parameters in `path`. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** The group of the operation: `x-group` if set, else the first tag, else `default`. */
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly Response[];
  readonly security: readonly SecurityRequirement[];
  readonly pagination?: Pagination;
  /** Servers declared by the operation or its path item, if any. */
  readonly servers?: readonly Server[];
  /** Links declared by the responses, if any. */
  readonly links?: readonly Link[];
  /** Set if the operation is an event. */
  readonly event?: Event;
  /** `x-stability-level`, if declared. */
  readonly stability?: Stability;
  readonly pointer: string;
}

/** The stability of an operation. Breaking changes to an alpha operation do not require a major version. */
export type Stability = 'alpha' | 'beta' | 'stable';

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface TokenRefresh {
  readonly operationId: string;
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly expiresAt: string;
}

/** An OAuth flow (OpenAPI 3.2, 4.30). */
export interface OAuthFlow {
  readonly name: string;
  readonly tokenUrl?: string;
  readonly authorizationUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly string[];
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
    | { readonly type: 'oauth2'; readonly flows: readonly OAuthFlow[]; readonly metadataUrl?: string }
    | { readonly type: 'openIdConnect'; readonly url: string }
    | { readonly type: 'mutualTLS' };
  readonly tokenRefresh?: TokenRefresh;
  readonly pointer: string;
}

export interface Tag extends Docs {
  readonly name: string;
  /** Group name set by `x-name`. */
  readonly pinned?: string;
  readonly pointer: string;
}

/** A heading in the reference, with the tags below it. */
export interface TagSection {
  readonly name: string;
  readonly tags: readonly string[];
}

export interface Api {
  /** Whether enums and unions in responses are open: a newer server may send values that the document does not list. */
  readonly isOpen: boolean;
  /** Whether clients can validate responses; validators then accept values that a newer server may send. */
  readonly validatesResponses: boolean;
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  /** Headings of tags; empty if the document has none. */
  readonly tagSections: readonly TagSection[];
  readonly security: readonly SecurityRequirement[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** Template for the errors that a server sends without a handler (`x-error-body`). */
  readonly errorBody?: Json;
  /** The schemas in `components.schemas`, and all other targets of `$ref`s. */
  readonly schemas: readonly NamedSchema[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  readonly callbacks: readonly Operation[];
}

/** The fields of the model that contain operations. */
export type Operations = Pick<Api, 'operations' | 'webhooks' | 'callbacks'>;

/** Returns all operations, webhooks and callbacks. */
export function listAll({ operations, webhooks, callbacks }: Operations): readonly Operation[] {
  return [...operations, ...webhooks, ...callbacks];
}

/** Returns bodies, together with all nested parts that are themselves bodies. */
export function withParts(contents: readonly Content[]): Content[] {
  return contents.flatMap((content) => [
    content,
    ...withParts(content.encodings.flatMap((each) => each.content ?? [])),
  ]);
}

/** Returns all contents of an operation: bodies with their parts, parameters and headers. */
export function listContents({ parameters, body, responses }: Operation): Content[] {
  const bodies = [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)];
  const headers = [...responses.flatMap((response) => response.headers), ...headersOfParts(bodies)];
  return withParts([...bodies, ...[...parameters, ...headers].flatMap(({ medium }) => medium ?? [])]);
}

/** Returns the headers of all parts in bodies, including nested parts. */
export function headersOfParts(contents: readonly Content[]): Header[] {
  return withParts(contents).flatMap(({ encodings }) => encodings.flatMap(({ headers }) => headers));
}

/** Returns the names of the response components that operations use, in order of first use. */
export function listResponseComponents({ operations }: Pick<Api, 'operations'>): readonly string[] {
  return [...new Set(operations.flatMap(({ responses }) => responses.flatMap(({ component }) => component ?? [])))];
}

export const eventKinds = ['webhook', 'callback'] as const satisfies readonly EventKind[];

/** Returns all events of the given kind. */
export function eventsOf({ webhooks, callbacks }: Operations, kind: EventKind): readonly Operation[] {
  return kind === 'webhook' ? webhooks : callbacks;
}

/** An operation that was skipped because it cannot be generated. */
export interface SkippedOperation {
  /** The HTTP method in upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly reasons: readonly Diagnostic[];
}
