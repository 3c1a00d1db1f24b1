/** The data from which an operation's page draws the form "Try it". Contains only JSON, so a page can embed it. */
import type { EncoderName, QuoteName, WriterName } from './codec.js';

/** How the value of a control is entered. */
export type TryType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'any';

/** How an item of an array is entered if commas can separate the items. */
export type TryItem = Exclude<TryType, 'array' | 'object' | 'any'>;

/** How the client writes a value: `WrittenParameter` of the runtime, with the names of its functions. */
export interface TryWriter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly write: WriterName;
  readonly explode?: true;
  readonly quote?: QuoteName;
  readonly before?: string;
  readonly content?: string;
  readonly medium?: TryMedium;
}

/** How the client encodes a value in a parameter or part: `Media` of the runtime, with the names of its functions. */
export interface TryMedium {
  readonly encode: EncoderName;
  readonly members?: readonly TryWriter[];
  readonly parts?: readonly TryPart[];
  readonly rest?: TryPart;
  readonly xml?: object;
}

/** A part of a multipart body. */
export type TryPart = Pick<TryField, 'name' | 'isList' | 'contentType' | 'medium' | 'headers'>;

export interface TryServer {
  readonly url: string;
  readonly description?: string;
  readonly variables: readonly { readonly name: string; readonly default: string; readonly enum?: readonly string[] }[];
}

export interface TryScheme {
  readonly name: string;
  readonly type: 'http' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** The function of the client that adds the credential to a request; absent for certificates. */
  readonly apply?: keyof typeof import('../runtime/client/schemes.js');
  /** The HTTP authentication scheme. */
  readonly scheme?: string;
  /** The location of an API key. */
  readonly in?: 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter or cookie with an API key. */
  readonly parameter?: string;
  /** Initial credential, for the first server only, on the page of a sandbox. */
  readonly credential?: string;
  /** Text before the credential. */
  readonly prefix?: string;
}

/** A value to enter. `enum`, `example` and `default` are strings as users enter them: JSON for arrays and objects. */
export interface TryValue {
  readonly name: string;
  readonly required: boolean;
  readonly type: TryType;
  /** The type of the items of an array of scalars. */
  readonly items?: TryItem;
  readonly enum?: readonly string[];
  readonly example?: string;
  readonly default?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly contentType?: string;
}

export interface TryParameter extends TryValue {
  readonly in: TryWriter['in'];
  readonly writer: TryWriter;
}

/** A field of a form, or a part of a multipart body. The name of an unnamed part is its position, or `*`. */
export interface TryField extends TryValue {
  readonly isFile: boolean;
  readonly isList: boolean;
  /** How the value is written; absent for a part that has no style. */
  readonly writer?: TryWriter;
  /** How a part that is itself a body is encoded. */
  readonly medium?: TryMedium;
  /** The headers of the part. */
  readonly headers?: readonly TryParameter[];
}

export interface TryContent {
  readonly mediaType: string;
  readonly kind: 'json' | 'text' | 'bytes' | 'form' | 'multipart' | 'parts' | 'xml' | 'events' | 'lines' | 'sequence';
  /** The text of the example, as it is entered. */
  readonly example?: string;
  readonly fields?: readonly TryField[];
}

export interface TryData {
  readonly method: string;
  /** The path template, with fixed query parameters. */
  readonly path: string;
  /** The `Accept` header; `null` for none. */
  readonly accept: string | null;
  readonly servers: readonly TryServer[];
  /** Whether requests go to these servers only. */
  readonly isClosed?: boolean;
  /** Alternative sets of schemes; empty if the operation needs no credentials. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly schemes: readonly TryScheme[];
  readonly parameters: readonly TryParameter[];
  readonly body?: { readonly required: boolean; readonly content: readonly TryContent[] };
  readonly responses: readonly { readonly status: string; readonly description: string }[];
}
