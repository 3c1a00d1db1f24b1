/** Operation data that client and server share; see `operation.ts` of each. */

import type { IntegersPlace } from './exact-json.js';
import type { XmlNode } from './xml-node.js';

/** In upper case, except a custom method (OpenAPI 3.2, 4.9), which is spelled as in the document. */
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
 * The part of a schema that is needed to read a value from text: its JSON types, without constraints. Alternatives are
 * tried in order; text that matches none stays a string, for the validator to reject. Strings are `listed` if one of
 * them could be mistaken for a value of another alternative.
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
  /** On the wire. */
  readonly name: string;
  readonly in: ParameterLocation;
  /** Text between this parameter and the next one in the same path segment. */
  readonly before?: string;
}

/** Encodes a piece of a value so that it contains no delimiter; `isPart` is true for an item or a member. */
export type Quote = (text: string, place: Place, isPart: boolean) => string;

/**
 * Writes a value that is not `undefined`: the text of a path or header parameter, or the pairs of a query or cookie
 * parameter; `undefined` if it is omitted. Throws `RequestError` if it cannot be written.
 */
export type Write = (value: unknown, parameter: WrittenParameter) => string | undefined;

/** Writes JSON that may contain bigints. */
export type Print = (value: unknown) => string | undefined;

/** Reader of JSON that contains bigints. */
export interface ExactForm {
  readonly parse?: (text: string, integers: IntegersPlace | undefined) => Json;
  readonly integers?: IntegersPlace;
}

/** A parameter (OpenAPI 3.1, 4.8.12) or a form member, as it is written. */
export interface WrittenParameter extends Place {
  readonly write: Write;
  readonly explode?: true;
  /** Default: encodes all except unreserved characters. */
  readonly quote?: Quote;
  /** Prints JSON that contains bigints. */
  readonly print?: Print;
  /** Media type and medium, if the parameter has neither a style nor JSON content. */
  readonly content?: string;
  readonly medium?: Media;
}

/** A member of a form, or of a multipart body with a style, as it is written. */
export interface WrittenMember extends WrittenParameter {
  /** For a member that a style writes as parts: whether each item of an array is a part with its own headers. */
  readonly isList?: true;
  /** The headers of these parts, as they are written. */
  readonly headers?: readonly WrittenParameter[];
}

/** A parameter, or a form member, as it is read. */
export interface Parameter extends Place, ExactForm {
  readonly required?: true;
  readonly shape: Shape;
  /** Absent for a parameter with `content`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** The media type of a parameter with `content`: JSON, unless `medium` is set. */
  readonly content?: string;
  readonly medium?: Media;
  /** Whether it is an array whose items are separate pairs in its media type. */
  readonly isRepeated?: true;
  /** Reads the value from its text in the media type `medium`. */
  readonly read?: (text: string, parameter: Parameter) => Json | undefined;
  /** Whether it is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value is treated as absent. */
  readonly allowEmptyValue?: true;
  /** Whether no item can contain a comma, so that an encoded comma is a delimiter, too. */
  readonly splitsEncoded?: true;
  /** The value to use if the parameter is absent. */
  readonly default?: Json;
}

/** A member of a form, or of a multipart body with a style, as it is read; the counterpart of `WrittenMember`. */
export interface Field extends Parameter {
  readonly isList?: true;
  readonly headerFields?: readonly Parameter[];
}

/** Bytes in an unshared buffer, which every platform accepts as a body. */
export type OwnBytes = ReturnType<typeof Uint8Array.from>;

/** The body of a message. */
export type OutgoingBody = string | OwnBytes | Blob | ReadableStream<Uint8Array>;

/** A body to send and its `Content-Type`. */
export interface Outgoing {
  readonly type: string;
  readonly body: OutgoingBody;
  /**
   * For a stream, which can be sent only once: makes the single attempt, and ends the source if nobody reads the rest.
   */
  readonly once?: <T extends { readonly response: Response }>(attempt: () => Promise<T>) => Promise<T>;
}

/** A received body. */
export interface Incoming {
  /** `Content-Type` as received. */
  readonly type: string;
  /** The whole body, for media that are not streams. */
  readonly bytes: Uint8Array;
  /** The body as a stream, for media that are streams; it can be read once. */
  readonly stream: () => ReadableStream<Uint8Array>;
  /** Maximum nesting depth of JSON. */
  readonly maxDepth: number;
  /** The decoded message of the body; the headers of parts are stored here if any are declared. */
  readonly message?: { partHeaders?: object };
  /** The number of further parts allowed, including nested ones. */
  readonly partsLeft?: { count: number };
}

/** Encodes a body. `partHeaders` are the headers of the parts of a multipart body. */
export type Encode = (value: unknown, type: string, media: Media, partHeaders?: object) => Outgoing;
export type Decode = (incoming: Incoming, media: Media) => unknown;

/** A media type of a body. One side writes it and the other reads it; each has only the function that it needs. */
export interface Media {
  readonly encode?: Encode;
  readonly decode?: Decode;
  /** Whether it is read as a stream rather than as a whole. */
  readonly isStream?: true;
  /** The members of a form, as they are read. */
  readonly fields?: readonly Field[];
  /** The members of a form, as they are written. */
  readonly members?: readonly WrittenMember[];
  /** The parts of a multipart body: the named ones, or the first unnamed ones. */
  readonly parts?: readonly Part[];
  /** The other unnamed parts. */
  readonly rest?: Part;
  /** The shape of text, if it is not a string. */
  readonly shape?: Shape;
  /** The XML form of values. */
  readonly xml?: XmlNode;
  /** The locations of bigints in JSON. */
  readonly integers?: IntegersPlace;
}

/** A part of a multipart body (OpenAPI 3.2, 4.15), or each item of an array. */
export interface Part extends ExactForm {
  /** Prints JSON that contains bigints. */
  readonly print?: Print;
  readonly name: string;
  /** Absent if there is a medium and the part cannot be a file. */
  readonly shape?: Shape;
  /** Whether it is an array whose items are separate parts. */
  readonly isList?: true;
  /** The media type of the part. Default: that of the file, JSON for objects, and plain text for other values. */
  readonly contentType?: string;
  /** The accepted media types if there are several; a part without a media type is accepted, too. */
  readonly types?: readonly string[];
  /** Writes and reads the part if it is itself a body: a form, a multipart body, or XML. */
  readonly medium?: Media;
  /** Its headers, as they are written. */
  readonly headers?: readonly WrittenParameter[];
  /** Its headers, as they are read; also present if only nested parts have headers. */
  readonly headerFields?: readonly Parameter[];
}
