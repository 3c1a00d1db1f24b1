/**
 * The Api: the contents of an OpenAPI document as plain JSON-serialisable data. After lowering, there are no OpenAPI
 * versions, no implicit defaults and no references except those to named schemas. Every node keeps its location in the
 * bundled document (`pointer`), with which diagnostics find the source line.
 */

import type { Template } from '../../runtime/codec/expression.js';
import type { Json, Method, ParameterLocation, ParameterStyle } from '../../runtime/codec/operation.js';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { BodyKind } from './body-kind.js';
import type { Docs, NamedSchema, Schema } from './schema.js';

/** An example in the document and its location. */
export interface Example {
  /** Its key in `examples`. Examples of parameters and of a response with the same name belong to the same call. */
  readonly name?: string;
  readonly value: Json;
  /** Whether it is invalid for its schema or cannot be sent; samples omit it. */
  readonly isRefused?: true;
  readonly pointer: string;
}

export interface Parameter extends Docs {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  /** Whether its path item declares it for all operations. */
  readonly isOfPath?: true;
  readonly style?: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** The media type of its value, if declared. */
  readonly content?: string;
  /** Its content, if it has neither a style nor JSON content. */
  readonly medium?: Content;
  /** Whether it is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value is treated as absent. */
  readonly allowEmptyValue?: true;
  readonly schema: Schema;
  readonly default?: Json;
  /** The sample value of the parameter. For an optional parameter, only if the document has an example. */
  readonly example?: Json;
  readonly examples: readonly Example[];
  readonly pointer: string;
}

/** The name of the encoding for all unnamed parts without their own. */
export const restOfParts = '*';

/** The declared encoding of a form member or of a part of a multipart body. */
export interface Encoding {
  /** For an unnamed part, its position or `*`. */
  readonly name: string;
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** The content of the part if it is itself a body: a form, a multipart body, or XML. */
  readonly content?: Content;
  /** Headers of the part in a multipart body. */
  readonly headers: readonly Header[];
}

export interface Content {
  readonly mediaType: string;
  readonly kind: BodyKind;
  readonly schema: Schema;
  /** The schema of the items of a stream. */
  readonly item?: Schema;
  /** Encodings of form members or parts. */
  readonly encodings: readonly Encoding[];
  /** The sample: the first valid example of the document, else one generated from the schema, if possible. */
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
  /** In lower case. */
  readonly name: string;
  /** As spelled in the document. */
  readonly spelling: string;
  readonly required: boolean;
  readonly explode: boolean;
  /** The media type of its value, if declared. */
  readonly content?: string;
  /** Its content, if it has neither a style nor JSON content. */
  readonly medium?: Content;
  readonly schema: Schema;
  /** A sample value, if it is required or the document has an example. */
  readonly example?: Json;
  /** All examples of the document. */
  readonly examples: readonly Example[];
  readonly pointer: string;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  /** Name of the component that declares it, if any. */
  readonly component?: string;
  readonly headers: readonly Header[];
  readonly content: readonly Content[];
  readonly pointer: string;
}

/** `x-pagination`: the pagination of an operation. Fields are those of the response body, unless noted. */
export type Pagination =
  | {
      readonly style: 'page';
      /** Query parameters. */
      readonly page: string;
      readonly pageSize?: string;
      readonly items: string;
      readonly hasMore: string;
    }
  | {
      readonly style: 'offset';
      /** Query parameters. */
      readonly offset: string;
      readonly limit?: string;
      /** Absent if the response body is the list. */
      readonly items?: string;
      readonly hasMore?: string;
      readonly total?: string;
    }
  | {
      readonly style: 'cursor';
      /** A field of the request body. */
      readonly cursor: string;
      readonly next: string;
      readonly items: string;
      readonly key?: string;
      readonly invalidCursorStatus?: number;
    }
  | { readonly style: 'link'; readonly items?: string }
  | {
      readonly style: 'next';
      /** A JSON pointer to the URL of the next page. */
      readonly next: string;
      readonly items?: string;
    };

/** A value that a link sets: a template or a constant. */
export type LinkValue = Template | { readonly constant: Json };

/** A link: an operation that can follow a response (OpenAPI 3.1, 4.8.20). */
export interface Link extends Docs {
  readonly name: string;
  /** Status of the response: `200`, `4XX` or `default`. */
  readonly status: string;
  /** The id of the linked operation. */
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
      /** The id of the operation that declares it. */
      readonly of: string;
      /** The URL it is sent to; absent if it is not a valid runtime expression. */
      readonly address?: Template;
    };

export type EventKind = Event['kind'];

/** A server of an API (OpenAPI 3.1, 4.8.5). */
export interface Server {
  /** With `{name}` for each variable. */
  readonly url: string;
  readonly variables: readonly { readonly name: string; readonly default: string; readonly enum?: readonly string[] }[];
}

export interface Operation extends Docs {
  readonly id: string;
  readonly method: Method;
  /** As spelled in the document; for an event, its name. */
  readonly path: string;
  /** The part of `path` before the query. */
  readonly route: string;
  /** The fixed query parameters in `path`. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly Response[];
  readonly security: readonly SecurityRequirement[];
  readonly pagination?: Pagination;
  /** The servers of the operation or its path, if declared. */
  readonly servers?: readonly Server[];
  /** The links of its responses, if any. */
  readonly links?: readonly Link[];
  /** Set if the operation is an event. */
  readonly event?: Event;
  readonly pointer: string;
}

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
}

export interface Api {
  /** Whether enums and unions of responses are open, because a newer server may send more than the document lists. */
  readonly isOpen: boolean;
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly security: readonly SecurityRequirement[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** `x-error-body`: the template for errors that the server itself sends. */
  readonly errorBody?: Json;
  /** The schemas in `components.schemas` and all other targets of a `$ref`, each once. */
  readonly schemas: readonly NamedSchema[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  readonly callbacks: readonly Operation[];
}

/** The parts of an Api that contain operations. */
export type Operations = Pick<Api, 'operations' | 'webhooks' | 'callbacks'>;

/** Returns all operations, webhooks and callbacks. */
export const listAll = ({ operations, webhooks, callbacks }: Operations): readonly Operation[] => [
  ...operations,
  ...webhooks,
  ...callbacks,
];

/** Returns bodies and, recursively, the parts of them that are themselves bodies. */
export const withParts = (contents: readonly Content[]): Content[] =>
  contents.flatMap((content) => [content, ...withParts(content.encodings.flatMap((each) => each.content ?? []))]);

/** Returns all contents of an operation: bodies with their parts, parameters and headers. */
export const listContents = ({ parameters, body, responses }: Operation): Content[] => {
  const bodies = [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)];
  const headers = [...responses.flatMap((response) => response.headers), ...headersOfParts(bodies)];
  return withParts([...bodies, ...[...parameters, ...headers].flatMap(({ medium }) => medium ?? [])]);
};

/** Returns the headers of the parts of bodies, recursively. */
export const headersOfParts = (contents: readonly Content[]): Header[] =>
  withParts(contents).flatMap(({ encodings }) => encodings.flatMap(({ headers }) => headers));

/** Returns the names of the response components that operations use, in order. */
export const listResponseComponents = ({ operations }: Pick<Api, 'operations'>): readonly string[] => [
  ...new Set(operations.flatMap(({ responses }) => responses.flatMap(({ component }) => component ?? []))),
];

export const eventKinds = ['webhook', 'callback'] as const satisfies readonly EventKind[];

/** Returns the events of a kind. */
export const eventsOf = ({ webhooks, callbacks }: Operations, kind: EventKind): readonly Operation[] =>
  kind === 'webhook' ? webhooks : callbacks;

/** An operation that was skipped because it cannot be generated. */
export interface SkippedOperation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly reasons: readonly Diagnostic[];
}
