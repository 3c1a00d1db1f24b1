/**
 * The data that describes an operation at run time: one literal per operation in the generated code,
 * read by the client (to encode requests and decode answers) and by the server (the reverse).
 */

/** In upper case, but for one of its own (OpenAPI 3.2, 4.9), which is spelled as the document does. */
export type Method = string;

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type ParameterStyle = 'matrix' | 'label' | 'simple' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * As much of a schema as is needed to read a value from text: its JSON types, not its constraints.
 * A list of alternatives is tried in order; text that fits none stays a string, for the validator to refuse.
 */
export type Shape =
  | 'any'
  | 'null'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'string'
  | 'file'
  | { readonly array: Shape }
  | { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape }
  | { readonly alternatives: readonly Shape[] };

/** A parameter of an operation (OpenAPI 3.1, 4.8.12). */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly required?: true;
  readonly shape: Shape;
  /** Absent for a parameter with `content`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** `allowReserved`: RFC 3986 reserved characters are sent as they are. */
  readonly allowReserved?: true;
  /** The media type of a parameter with `content`; only JSON media types are generated. */
  readonly content?: string;
  /** Filled in by the server when the parameter is absent. */
  readonly default?: Json;
}

/** What a message carries. */
export type OutgoingBody = string | Uint8Array | Blob | ReadableStream<Uint8Array>;

/** A body as it is sent, and its `Content-Type`. */
export interface Outgoing {
  readonly type: string;
  readonly body: OutgoingBody;
}

/** A body as it is received. */
export interface Incoming {
  /** `Content-Type` as received. */
  readonly type: string;
  /** All of it, for media that are read as a whole. */
  readonly bytes: Uint8Array;
  /** As it comes, for those that are not; it can be read once. */
  readonly stream: () => ReadableStream<Uint8Array>;
  /** How deep JSON may nest. */
  readonly maxDepth: number;
}

export type Encode = (value: unknown, type: string, media: Media) => Outgoing;
export type Decode = (incoming: Incoming, media: Media) => unknown;

/** A media type of a body. One side of a call writes it and the other reads it: each has the function that it needs. */
export interface Media {
  readonly encode?: Encode;
  readonly decode?: Decode;
  /** Whether it is read as it comes, and not as a whole. */
  readonly isStream?: true;
  /** What is known of the members of a form. */
  readonly fields?: readonly Parameter[];
  /** What is known of the parts of a multipart body. */
  readonly parts?: readonly Part[];
  /** What text is read as, where that is not text. */
  readonly shape?: Shape;
}

/** A part of a multipart body (OpenAPI 3.1, 4.8.15), or each item of a list. */
export interface Part {
  readonly name: string;
  readonly shape: Shape;
  /** Whether it is a list, each of whose items is a part. */
  readonly isList?: true;
  /** The media type of the part; absent, it is that of a file, JSON for objects, and plain text for the rest. */
  readonly contentType?: string;
}

/** The request body of an operation, by media type in source order; the first that is JSON, else the first, is sent. */
export interface RequestBody {
  readonly required?: true;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared answer; no `content` means that the answer has no body. */
export interface Answer {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers (lower case) and how they are read. */
  readonly headers?: Readonly<Record<string, Shape | HeaderForm>>;
}

/** How a header is read that is not of the usual form. */
export interface HeaderForm {
  readonly shape: Shape;
  /** Members as `key=value`. */
  readonly explode?: true;
  /** A JSON media type. */
  readonly content?: string;
}

/** Schemes that are needed together, with the scopes each needs; `{}` is anonymous access. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** `x-pagination`: how the pages of an operation follow each other. */
export type Pagination =
  | {
      readonly style: 'page';
      /** Query parameters. */
      readonly page: string;
      readonly pageSize?: string;
      /** Fields of the answer's body. */
      readonly items: string;
      readonly hasMore: string;
    }
  | {
      readonly style: 'cursor';
      /** Field of the request body. */
      readonly cursor: string;
      /** Fields of the answer's body. */
      readonly next: string;
      readonly items: string;
      /** Field that identifies a record, to pass over those seen when a query starts again. */
      readonly key?: string;
      /** Status by which the server refuses a cursor that is no longer valid. */
      readonly invalidCursorStatus?: number;
    };

/** Where an API is reached: an address with `{name}` for each variable. */
export interface ServerAddress {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly enum?: readonly string[] }>>;
}

/** A phantom that carries the request and result types of an operation; it has no value. */
declare const types: unique symbol;

/** An operation; without type arguments, any operation (`never`: a request parameter is contravariant). */
export interface Operation<Request = never, Result = unknown> {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** What stands in the query of every request. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  /** By status (`200`), range (`4XX`) or `default`, in source order. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** Alternatives, in source order; absent or empty means that no security is declared. */
  readonly security?: readonly SecurityRequirement[];
  readonly pagination?: Pagination;
  /** Its own; absent, those of the document. */
  readonly servers?: readonly ServerAddress[];
  readonly [types]?: (request: Request) => Result;
}

/** A declared security scheme (OpenAPI 3.1, 4.8.27), as far as a client and a server act on it. */
export type SecurityScheme =
  | { readonly type: 'http'; readonly scheme: string }
  | {
      readonly type: 'apiKey';
      readonly in: 'header' | 'query' | 'cookie';
      readonly name: string;
      /** `x-value-prefix`: stands before the key in the header, such as `Token `. */
      readonly prefix?: string;
    }
  | { readonly type: 'oauth2' }
  | { readonly type: 'openIdConnect' }
  | { readonly type: 'mutualTLS' };

/** `x-token-refresh`: how a bearer token of a scheme is renewed. */
export interface TokenRefresh {
  readonly operation: Operation;
  /** Fields of the request body and of the answer's body. */
  readonly request: { readonly refreshToken: string };
  readonly response: { readonly accessToken: string; readonly expiresAt: string };
}
