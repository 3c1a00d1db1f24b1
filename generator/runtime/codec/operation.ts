/** Operation data that the client and the server have in common; see the `operation.ts` of each. */

import type { IntegersPlace } from './places.js';
import type { XmlNode } from './xml-node.js';

/** Method in upper case. A custom method (OpenAPI 3.2, 4.9) is spelled as in the document. */
export type Method = string;

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie';

/** A JSON value; `bigint` only where the document declares it. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The data of a schema that is needed to read a value from text: its JSON types, without constraints. Alternatives are
 * tried in order; text that matches none of them stays a string, so that the validator rejects it. Strings are `listed`
 * if one of them could be mistaken for a value of another alternative.
 */
export type Shape =
  | 'any'
  | 'null'
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'number'
  | 'string'
  | 'file'
  | { readonly listed: readonly string[] }
  | { readonly array: Shape }
  | { readonly object: Readonly<Record<string, Shape>>; readonly rest?: Shape }
  | { readonly alternatives: readonly Shape[] };

/** The location of a value, as used in errors. */
export interface Place {
  /** The name with which the value is sent. */
  readonly name: string;
  readonly in: ParameterLocation;
  /** Text that follows this parameter in its path segment, before the next parameter. */
  readonly before?: string;
}

/** Encodes a piece of a value so that it contains no delimiter. `isPart`: the piece is an item or a member. */
export type Quote = (text: string, place: Place, isPart: boolean) => string;

/**
 * Writes a value other than `undefined`: the text of a path or header parameter, or the pairs of a query or cookie
 * parameter. Returns `undefined` if the value is omitted. Throws `RequestError` if it cannot be written.
 */
export type Write = (value: unknown, parameter: WrittenParameter) => string | undefined;

/** Writes JSON that may contain bigints. */
export type Print = (value: unknown) => string | undefined;

/** How JSON that contains bigints is read. */
export interface ExactForm {
  readonly parse?: (text: string, integers: IntegersPlace | undefined) => Json;
  readonly integers?: IntegersPlace;
}

/** How to write a parameter (OpenAPI 3.1, 4.8.12) or a form member. */
export interface WrittenParameter extends Place {
  readonly write: Write;
  readonly explode?: true;
  /** Encodes pieces of the value. Default: encodes all characters except unreserved ones. */
  readonly quote?: Quote;
  /** Prints JSON that contains bigints, if the value is written as such. */
  readonly print?: Print;
  /** Media type, and how to encode it, for a parameter that has neither a style nor JSON content. */
  readonly content?: string;
  readonly medium?: Media;
}

/** How to write a member of a form, or a member with a style of a multipart body. */
export interface WrittenMember extends WrittenParameter {
  /** For a member of a multipart body: whether each item of an array becomes a part with separate headers. */
  readonly isList?: true;
  /** How to write the headers of these parts. */
  readonly headers?: readonly WrittenParameter[];
}

/** How to read a parameter or a form member. */
export interface Parameter extends Place, ExactForm {
  readonly required?: true;
  readonly shape: Shape;
  /** Style of the value; absent if the parameter has `content`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** Media type of a parameter with `content`; JSON unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
  /** Whether the value is an array whose items are separate pairs, each in the media type. */
  readonly isRepeated?: true;
  /** Reads the value from text in the media type of `medium`. */
  readonly read?: (text: string, parameter: Parameter) => Json | undefined;
  /** Whether the parameter is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value is treated as absent. */
  readonly allowEmptyValue?: true;
  /** Whether items can never contain a comma; then an encoded comma is a delimiter, too. */
  readonly splitsEncoded?: true;
  /** Value to use if the parameter is absent. */
  readonly default?: Json;
}

/** How to read a member of a form, or a member with a style of a multipart body; the counterpart of `WrittenMember`. */
export interface Field extends Parameter {
  readonly isList?: true;
  readonly headerFields?: readonly Parameter[];
}

/** Bytes in an unshared buffer, which every platform accepts as a message body. */
export type OwnBytes = ReturnType<typeof Uint8Array.from>;

/** The body of a message to send. */
export type OutgoingBody = string | OwnBytes | Blob | ReadableStream<Uint8Array>;

/** A body to send, with its `Content-Type`. */
export interface Outgoing {
  readonly type: string;
  readonly body: OutgoingBody;
  /**
   * For streams, which can be sent only once: makes the single attempt, and ends the source if the rest is not read.
   */
  readonly once?: <T extends { readonly response: Response }>(attempt: () => Promise<T>) => Promise<T>;
}

/** A received body. */
export interface Incoming {
  /** `Content-Type`, as received. */
  readonly type: string;
  /** The whole body; used by media that are not streams. */
  readonly bytes: Uint8Array;
  /** Returns the body as a stream, once; used by media that are streams. */
  readonly stream: () => ReadableStream<Uint8Array>;
  /** Maximum nesting depth of JSON and XML. */
  readonly maxDepth: number;
  /** The message that the body belongs to; if headers of parts are declared, they are stored here. */
  readonly message?: { partHeaders?: object };
  /** How many more parts are allowed, including nested ones; shared by nested bodies. */
  readonly partsLeft?: { count: number };
}

/** Encodes a body. `partHeaders` contains the headers of the parts of a multipart body. */
export type Encode = (value: unknown, type: string, media: Media, partHeaders?: object) => Outgoing;
export type Decode = (incoming: Incoming, media: Media) => unknown;

/** How to write or read bodies of a media type. Client and server each have only the function that they need. */
export interface Media {
  readonly encode?: Encode;
  readonly decode?: Decode;
  /** Whether the body is read as a stream rather than as a whole. */
  readonly isStream?: true;
  /** How to read the members of a form. */
  readonly fields?: readonly Field[];
  /** How to write the members of a form. */
  readonly members?: readonly WrittenMember[];
  /** The parts of a multipart body: all named parts, or the leading unnamed parts. */
  readonly parts?: readonly Part[];
  /** Describes all remaining unnamed parts. */
  readonly rest?: Part;
  /** Shape of the value that a text body represents; absent for a string. */
  readonly shape?: Shape;
  /** How values are represented in XML. */
  readonly xml?: XmlNode;
  /** Locations of bigints in JSON. */
  readonly integers?: IntegersPlace;
}

/** A part of a multipart body (OpenAPI 3.2, 4.15); for an array, each of its items. */
export interface Part extends ExactForm {
  /** Prints JSON that contains bigints, if the part can contain any. */
  readonly print?: Print;
  readonly name: string;
  /** Shape of the value; absent if `medium` is set and the part cannot be a file. */
  readonly shape?: Shape;
  /** Whether the value is an array whose items are separate parts. */
  readonly isList?: true;
  /** Media type of the part. Default: the type of a file, JSON for objects, and plain text for other values. */
  readonly contentType?: string;
  /** Accepted media types if there are several. A part without a media type is accepted, too. */
  readonly types?: readonly string[];
  /** How to write and read a part that is itself a body: a form, a multipart body, or XML. */
  readonly medium?: Media;
  /** How to write the headers of the part. */
  readonly headers?: readonly WrittenParameter[];
  /** How to read the headers of the part; also present if only nested parts have headers. */
  readonly headerFields?: readonly Parameter[];
}
