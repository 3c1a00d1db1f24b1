/** The data of an operation as a server needs it: to read requests and to write answers. */
import type { Json, Media, Method, Parameter, Print, Shape, Write } from '../codec/operation.js';

/** The body of a request, by media type. */
export interface RequestBody {
  readonly required?: true;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared answer; no `content` means that the answer has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers (lower case) and what they hold. */
  readonly headers?: Readonly<Record<string, Shape | HeaderForm>>;
  /** Of an error: the template of the body that the server sends itself; see `problemBody`. */
  readonly errorBody?: Json;
}

/** How a header is written that is not of the usual form. */
export interface HeaderForm {
  readonly shape: Shape;
  /** Members as `key=value`. */
  readonly explode?: true;
  /** A media type: JSON, unless there is a medium. */
  readonly content?: string;
  readonly medium?: Media;
  /** What writes it by the medium. */
  readonly write?: Write;
  /** What writes JSON that holds bigints. */
  readonly print?: Print;
  /** What writes it, where it has lines of its own. */
  readonly writeLines?: (value: unknown) => readonly string[];
}

/** Schemes that are needed together, with the scopes each needs; `{}` is anonymous access. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** A declared security scheme (OpenAPI 3.1, 4.8.27). */
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

export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** The path template: `/posts/{id}`. */
  readonly path: string;
  /** What stands in the query of every request. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  /** By status (`200`), range (`4XX`) or `default`, in source order. */
  readonly responses: Readonly<Record<string, ResponseDescriptor>>;
  /** Alternatives, in source order; absent or empty means that no security is declared. */
  readonly security?: readonly SecurityRequirement[];
  /** Headers of all its answers that say since when it is deprecated, and when it ends (RFC 9745, RFC 8594). */
  readonly deprecation?: readonly (readonly [name: string, value: string])[];
}
