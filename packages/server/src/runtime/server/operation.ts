/** Operation descriptors: the data that a server needs to decode requests and to encode responses. */
import type { Json, Media, Method, Parameter, Print, Shape, Write } from '../codec/operation.js';

/** A request body by media type. */
export interface RequestBody {
  readonly required?: true;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared response; without `content`, the response has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers by lower-case name, with their shapes. */
  readonly headers?: Readonly<Record<string, Shape | HeaderForm>>;
  /** For error responses: the template of the body that the server sends itself; see `problemBody`. */
  readonly errorBody?: Json;
}

/** The form of a header, if it is not the default one. */
export interface HeaderForm {
  readonly shape: Shape;
  /** Object members are written as `key=value`. */
  readonly explode?: true;
  /** The media type of the value: JSON, unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
  /** Writes the value in the media type `medium`. */
  readonly write?: Write;
  /** Prints JSON that contains bigints. */
  readonly print?: Print;
  /** Writes the value as several header lines. */
  readonly writeLines?: (value: unknown) => readonly string[];
}

/** Schemes that are required together, each with its scopes; `{}` is anonymous access. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** A declared security scheme (OpenAPI 3.1, 4.8.27). */
export type SecurityScheme =
  | { readonly type: 'http'; readonly scheme: string }
  | {
      readonly type: 'apiKey';
      readonly in: 'header' | 'query' | 'cookie';
      readonly name: string;
      /** `x-value-prefix`: text before the key in the header, such as `Token `. */
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
  /** Query parameters that every request has. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  /** By status (`200`), range (`4XX`) or `default`, in source order. */
  readonly responses: Readonly<Record<string, ResponseDescriptor>>;
  /** Alternatives, in source order; absent or empty means that no security is declared. */
  readonly security?: readonly SecurityRequirement[];
  /** Headers of all responses that announce deprecation and sunset (RFC 9745, RFC 8594). */
  readonly deprecation?: readonly (readonly [name: string, value: string])[];
}
