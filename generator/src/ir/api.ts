/**
 * The Api: what an OpenAPI document says, in plain JSON-serialisable data. After lowering there is no OpenAPI
 * version, no optional default and no reference but those to named schemas. Every node keeps its place in the
 * bundled document (`pointer`), by which diagnostics find the hand-written line.
 */

import type { Template } from '../../runtime/codec/expression.js';
import type { Json, Method, ParameterLocation, ParameterStyle } from '../../runtime/codec/operation.js';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import type { BodyKind } from './body-kind.js';
import type { Docs, NamedSchema, Schema } from './schema.js';

/** An example that the document gives, and where it stands. */
export interface Example {
  /** Its key in `examples`: those of one name, of parameters and of an answer, belong to one call. */
  readonly name?: string;
  readonly value: Json;
  /** Whether it does not fit its schema, or cannot be sent: samples leave it out. */
  readonly isRefused?: true;
  readonly pointer: string;
}

export interface Parameter extends Docs {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required: boolean;
  /** Whether its path item declares it, for all its operations. */
  readonly isOfPath?: true;
  readonly style?: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** The media type of what it holds, where it says so. */
  readonly content?: string;
  /** What it is written in, where that is neither a style nor JSON. */
  readonly medium?: Content;
  /** Whether it is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value says that it is not used. */
  readonly allowEmptyValue?: true;
  readonly schema: Schema;
  readonly default?: Json;
  /** The sample: what calls send that are shown; of a parameter that may be left out, only where the document shows it. */
  readonly example?: Json;
  readonly examples: readonly Example[];
  readonly pointer: string;
}

/** What the encoding of all parts without names is called that have none of their own. */
export const restOfParts = '*';

/** How a member of a form or a part of a multipart body is written, where the document says so. */
export interface Encoding {
  /** Of a part without a name, its position, or `*`. */
  readonly name: string;
  readonly contentType?: string;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** What the part is, where it is a body of its own: a form, parts again, or XML. */
  readonly content?: Content;
  /** Of the part, in a multipart body. */
  readonly headers: readonly Header[];
}

export interface Content {
  readonly mediaType: string;
  readonly kind: BodyKind;
  readonly schema: Schema;
  /** Of the items of a stream. */
  readonly item?: Schema;
  /** How members of a form, or parts, are written. */
  readonly encodings: readonly Encoding[];
  /** The sample: the first example of the document that fits, else one made from the schema, if one can be made. */
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
  /** As the document spells it. */
  readonly spelling: string;
  readonly required: boolean;
  readonly explode: boolean;
  /** The media type of what it holds, where it says so. */
  readonly content?: string;
  /** What it is written in, where that is neither the style nor JSON. */
  readonly medium?: Content;
  readonly schema: Schema;
  /** What a sample of it is, where it has to be there or the document shows one. */
  readonly example?: Json;
  /** All that the document gives. */
  readonly examples: readonly Example[];
  readonly pointer: string;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  /** Of the component it is declared as, if it is one. */
  readonly component?: string;
  readonly headers: readonly Header[];
  readonly content: readonly Content[];
  readonly pointer: string;
}

/** `x-pagination`: how the pages of an operation follow each other. Fields are those of the answer. */
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
      /** Absent where the answer is the list. */
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
      /** A JSON pointer to the address of the next page. */
      readonly next: string;
      readonly items?: string;
    };

/** What a link gives: the value of a template, or always the same. */
export type LinkValue = Template | { readonly constant: Json };

/** A call that may follow an answer (OpenAPI 3.1, 4.8.20). */
export interface Link extends Docs {
  readonly name: string;
  /** Of the answer: `200`, `4XX` or `default`. */
  readonly status: string;
  /** The id of the operation that it leads to. */
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

/** A request that the API sends and its client answers: a webhook, or a method of a callback. */
export type Event =
  | { readonly kind: 'webhook'; readonly name: string }
  | {
      readonly kind: 'callback';
      readonly name: string;
      /** The id of the operation that it follows. */
      readonly of: string;
      /** Where it is sent; absent where that is no runtime expression. */
      readonly address?: Template;
    };

export type EventKind = Event['kind'];

/** Where an API is reached (OpenAPI 3.1, 4.8.5). */
export interface Server {
  /** With `{name}` for each variable. */
  readonly url: string;
  readonly variables: readonly { readonly name: string; readonly default: string; readonly enum?: readonly string[] }[];
}

export interface Operation extends Docs {
  readonly id: string;
  readonly method: Method;
  /** As the document spells it; of an event, its name. */
  readonly path: string;
  /** What of it is a path. */
  readonly route: string;
  /** What of it is a query that is always the same. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  readonly body?: RequestBody;
  readonly responses: readonly Response[];
  readonly security: readonly SecurityRequirement[];
  readonly pagination?: Pagination;
  /** Its own, or those of its path, where it has any. */
  readonly servers?: readonly Server[];
  /** Of its answers, where there are any. */
  readonly links?: readonly Link[];
  /** What it is, if the API sends it. */
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

/** A way to a token (OpenAPI 3.2, 4.30). */
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
  /** Whether the enumerations and unions of answers are open: a server of tomorrow may send more than is known today. */
  readonly isOpen: boolean;
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly security: readonly SecurityRequirement[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** `x-error-body`: the template of the errors that a server answers by itself. */
  readonly errorBody?: Json;
  /** Those below `components.schemas`, and what else a `$ref` leads to, each once. */
  readonly schemas: readonly NamedSchema[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  readonly callbacks: readonly Operation[];
}

/** The parts of an Api that are operations. */
export type Operations = Pick<Api, 'operations' | 'webhooks' | 'callbacks'>;

/** Everything that is sent and answered, whoever sends it. */
export const listAll = ({ operations, webhooks, callbacks }: Operations): readonly Operation[] => [
  ...operations,
  ...webhooks,
  ...callbacks,
];

/** Bodies, and all parts of them that are bodies of their own. */
export const withParts = (contents: readonly Content[]): Content[] =>
  contents.flatMap((content) => [content, ...withParts(content.encodings.flatMap((each) => each.content ?? []))]);

/** All that an operation writes by a media type: its bodies, what these hold, its parameters, and its headers. */
export const listContents = ({ parameters, body, responses }: Operation): Content[] => {
  const bodies = [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)];
  const headers = [...responses.flatMap((response) => response.headers), ...headersOfParts(bodies)];
  return withParts([...bodies, ...[...parameters, ...headers].flatMap(({ medium }) => medium ?? [])]);
};

/** The headers of the parts of bodies, and of the parts of these. */
export const headersOfParts = (contents: readonly Content[]): Header[] =>
  withParts(contents).flatMap(({ encodings }) => encodings.flatMap(({ headers }) => headers));

/** The names of the response components that operations answer with, in their order. */
export const listResponseComponents = ({ operations }: Pick<Api, 'operations'>): readonly string[] => [
  ...new Set(operations.flatMap(({ responses }) => responses.flatMap(({ component }) => component ?? []))),
];

export const eventKinds = ['webhook', 'callback'] as const satisfies readonly EventKind[];

export const eventsOf = ({ webhooks, callbacks }: Operations, kind: EventKind): readonly Operation[] =>
  kind === 'webhook' ? webhooks : callbacks;

/** An operation that is left out, since it cannot be generated. */
export interface SkippedOperation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly reasons: readonly Diagnostic[];
}
