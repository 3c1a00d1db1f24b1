/** Operation descriptors: the data that a server needs to decode requests and to encode responses. */

import type { Json, Media, Method, Parameter, Print, Shape, Write } from '../codec/operation.js';
import type { OperationDates } from '../codec/places.js';

/** A request body by media type. */
export interface RequestBody {
  readonly required?: true;
  readonly content: Readonly<Record<string, Media>>;
}

/** A declared response; without `content`, the response has no body. */
export interface ResponseDescriptor {
  readonly content?: Readonly<Record<string, Media>>;
  /** Declared headers by lower-case name, with the shapes of their values. */
  readonly headers?: Readonly<Record<string, Shape | HeaderForm>>;
  /** For error responses, the template for bodies that the server itself sends; see `problemBody`. */
  readonly errorBody?: Json;
}

/** Declared responses by status (`200`), range (`4XX`) or `default`. */
export type ResponseTable = Readonly<Record<string, ResponseDescriptor>>;

/** How a header is written, if not in the default way. */
export interface HeaderForm {
  readonly shape: Shape;
  /** Whether object members are written as `key=value`. */
  readonly explode?: true;
  /** Media type of the value; JSON unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
  /** Writes the value in the media type `medium`. */
  readonly write?: Write;
  /** Prints JSON that contains bigints. */
  readonly print?: Print;
  /** Writes the value as more than one header line. */
  readonly writeLines?: (value: unknown) => readonly string[];
}

/** Schemes that are required together, with the required scopes of each; `{}` means anonymous access. */
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
  /** Query parameters that all requests have in common. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly parameters?: readonly Parameter[];
  readonly body?: RequestBody;
  /** Declared responses by status (`200`), range (`2XX`) or `default`, in document order. */
  readonly responses: ResponseTable;
  /** Error responses, with the same kinds of keys (`404`, `4XX`, `default`). */
  readonly errors?: ResponseTable;
  /** Security alternatives, in document order; absent or empty if no security is declared. */
  readonly security?: readonly SecurityRequirement[];
  /** Locations of dates in requests and responses, if dates are converted. */
  readonly dates?: OperationDates;
  /** Headers that announce deprecation and sunset in all responses (RFC 9745, RFC 8594). */
  readonly deprecation?: readonly (readonly [name: string, value: string])[];
}
