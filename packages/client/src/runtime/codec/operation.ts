/** What the data of operations is made of that both sides of a call have; see `operation.ts` of client and server. */

import type { IntegersPlace } from './exact-json.js';
import type { XmlNode } from './xml-node.js';

/** In upper case, but for one of its own (OpenAPI 3.2, 4.9), which is spelled as the document does. */
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

/** A JSON value; `bigint` only where a document asks for it. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * As much of a schema as is needed to read a value from text: its JSON types, not its constraints.
 * A list of alternatives is tried in order; text that fits none stays a string, for the validator to refuse. Texts are
 * listed where one of them could be taken for what another alternative is.
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

/** Where a value stands, as errors name it. */
export interface Place {
  /** On the wire. */
  readonly name: string;
  readonly in: ParameterLocation;
  /** What parts it from the parameter behind it in one segment of a path. */
  readonly before?: string;
}

/** Turns a piece of a value into text that no delimiter occurs in; `isPart` if it is an item or a member. */
export type Quote = (text: string, place: Place, isPart: boolean) => string;

/**
 * Writes a value other than `undefined`: the text of a path or header, the pairs of a query or cookie; `undefined` if it is
 * left out. Throws `RequestError` for what has no form.
 */
export type Write = (value: unknown, parameter: WrittenParameter) => string | undefined;

/** Writes JSON that may hold bigints. */
export type Print = (value: unknown) => string | undefined;

/** How JSON is read that holds bigints. */
export interface ExactForm {
  readonly parse?: (text: string, integers: IntegersPlace | undefined) => Json;
  readonly integers?: IntegersPlace;
}

/** A parameter (OpenAPI 3.1, 4.8.12), or a member of a form, as it is written. */
export interface WrittenParameter extends Place {
  readonly write: Write;
  readonly explode?: true;
  /** Default: all but unreserved characters are encoded. */
  readonly quote?: Quote;
  /** What writes JSON that holds bigints. */
  readonly print?: Print;
  /** The media type and medium of what has neither a style nor is JSON. */
  readonly content?: string;
  readonly medium?: Media;
}

/** A member of a form, or of a multipart body with a style, as it is written. */
export interface WrittenMember extends WrittenParameter {
  /** Of parts that a style writes: whether each item of a list is one, with headers of its own. */
  readonly isList?: true;
  /** The headers of these parts, as they are written. */
  readonly headers?: readonly WrittenParameter[];
}

/** A parameter, or a member of a form, as it is read. */
export interface Parameter extends Place, ExactForm {
  readonly required?: true;
  readonly shape: Shape;
  /** Absent for a parameter with `content`. */
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  /** The media type of a parameter with `content`: JSON, unless there is a medium. */
  readonly content?: string;
  readonly medium?: Media;
  /** Whether it is a list, each of whose items stands by its media type in a pair of its own. */
  readonly isRepeated?: true;
  /** What reads it from its text by the medium. */
  readonly read?: (text: string, parameter: Parameter) => Json | undefined;
  /** Whether it is the whole query string. */
  readonly isWhole?: true;
  /** Whether an empty value says that it is not used. */
  readonly allowEmptyValue?: true;
  /** Whether no item can hold a comma, so that an encoded one can only be a delimiter. */
  readonly splitsEncoded?: true;
  /** Filled in when the parameter is absent. */
  readonly default?: Json;
}

/** A member of a form, or of a multipart body with a style, as it is read; the counterpart of `WrittenMember`. */
export interface Field extends Parameter {
  readonly isList?: true;
  readonly headerFields?: readonly Parameter[];
}

/** Bytes in memory that nothing else shares: what every platform takes for a body. */
export type OwnBytes = ReturnType<typeof Uint8Array.from>;

/** What a message carries. */
export type OutgoingBody = string | OwnBytes | Blob | ReadableStream<Uint8Array>;

/** A body as it is sent, and its `Content-Type`. */
export interface Outgoing {
  readonly type: string;
  readonly body: OutgoingBody;
  /** Of a stream, which is gone once it was sent: makes the one attempt at it, and ends its source where nobody reads on. */
  readonly once?: <T extends { readonly response: Response }>(attempt: () => Promise<T>) => Promise<T>;
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
  /** What is made of all that the body comes with; where any are declared, the headers of its parts are put there. */
  readonly message?: { partHeaders?: object };
  /** How many parts there may still be, those within parts among them. */
  readonly partsLeft?: { count: number };
}

/** `partHeaders`: those of the parts of a multipart body. */
export type Encode = (value: unknown, type: string, media: Media, partHeaders?: object) => Outgoing;
export type Decode = (incoming: Incoming, media: Media) => unknown;

/** A media type of a body. One side of a call writes it and the other reads it: each has the function that it needs. */
export interface Media {
  readonly encode?: Encode;
  readonly decode?: Decode;
  /** Whether it is read as it comes, and not as a whole. */
  readonly isStream?: true;
  /** What is known of the members of a form that is read. */
  readonly fields?: readonly Field[];
  /** What is known of the members of a form that is written. */
  readonly members?: readonly WrittenMember[];
  /** What is known of the parts of a multipart body: of those with names, or of the first without. */
  readonly parts?: readonly Part[];
  /** What is known of the other parts without names. */
  readonly rest?: Part;
  /** What text is read as, where that is not text. */
  readonly shape?: Shape;
  /** How a value stands in XML. */
  readonly xml?: XmlNode;
  /** Where bigints stand in JSON. */
  readonly integers?: IntegersPlace;
}

/** A part of a multipart body (OpenAPI 3.2, 4.15), or each item of a list. */
export interface Part extends ExactForm {
  /** What writes JSON that holds bigints. */
  readonly print?: Print;
  readonly name: string;
  /** Absent where there is a medium and the part can be no file. */
  readonly shape?: Shape;
  /** Whether it is a list, each of whose items is a part. */
  readonly isList?: true;
  /** The media type of the part; absent, it is that of a file, JSON for objects, and plain text for the rest. */
  readonly contentType?: string;
  /** Those that are read, where there are several; what names none is read, too. */
  readonly types?: readonly string[];
  /** What writes and reads it, where it is a body of its own: a form, parts again, or XML. */
  readonly medium?: Media;
  /** Its headers, as they are written. */
  readonly headers?: readonly WrittenParameter[];
  /** Its headers, as they are read; there, too, where only parts within it have any. */
  readonly headerFields?: readonly Parameter[];
}
