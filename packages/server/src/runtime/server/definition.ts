import type { Json } from '../codec/operation.js';
import type { Operation, SecurityScheme } from './operation.js';

/** One finding of a check: which keyword of its schema a value does not fit. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) into the value. */
  readonly instancePath: string;
  readonly keyword: string;
  /** What the keyword says, such as the limit that was passed. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a value fits its schema; what it does not fit is noted in `found`, if that is given. */
export type Validate = (value: unknown, found?: ValidationIssue[]) => boolean;

/** The checks of one operation's request. */
export interface RequestValidators {
  /** Over `{path?, query?, headers?, cookies?}`: the locations with declared parameters, each present. */
  readonly parameters?: Validate;
  /** One for all media types, or by media type; over each item, where a body is a stream of them. */
  readonly body?: Validate | Readonly<Record<string, Validate>>;
  /** Of the headers of the parts of a multipart body; likewise. */
  readonly partHeaders?: Validate | Readonly<Record<string, Validate>>;
}

/** An example of a body; parts of it may be files. */
export type ExampleBody = Json | File | readonly ExampleBody[] | { readonly [name: string]: ExampleBody };

/** An example of one answer. */
export interface ExampleResponse {
  readonly body?: ExampleBody;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, Json>>;
  /** Of the parts of a multipart body. */
  readonly partHeaders?: readonly Json[] | { readonly [name: string]: Json };
  /** What the document calls it. */
  readonly name?: string;
  /** Other examples of the response by their names. */
  readonly others?: Readonly<Record<string, ExampleResponse>>;
}

/** Makes a random response that fits its schemas; the same for a seed. Throws where none is found. */
export type MakeDynamic = (
  operationId: string,
  asked: { readonly key: string; readonly status: number; readonly seed: number | undefined },
) => {
  readonly status: number;
  readonly headers?: object;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly partHeaders?: object;
};

/** By operation id, then by status; the first 2XX is what mock mode answers. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ExampleResponse>>>>;

/** What a generated server knows of its document. */
export interface ServerDefinition {
  readonly operations: readonly Operation[];
  /** The path of the servers of the document, or their paths; absent if one of them has none. */
  readonly basePath?: string | readonly string[];
  /** Methods and paths of operations that are left out: what asks for them is told that (RFC 9110, 15.6.2). */
  readonly skipped?: readonly (readonly [method: string, path: string])[];
  /** By operation id. */
  readonly validators: Readonly<Record<string, RequestValidators>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** The template of the bodies of errors (`x-error-body`); see `problemBody`. Absent: problem details (RFC 9457). */
  readonly errorBody?: Json;
  /** Loaded in mock mode only. */
  readonly examples?: () => Promise<Examples>;
  /** What mock mode responds with where `Prefer: dynamic=true` asks for it. */
  readonly dynamic?: MakeDynamic;
  /**
   * Over answer bodies, by `<operationId> <status or range or default>`, and by media type, too, where there are several;
   * loaded with `validateResponses` only.
   */
  readonly responseValidators?: () => Promise<Readonly<Record<string, Validate>>>;
}
