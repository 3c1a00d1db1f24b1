import type { Json } from '../codec/operation.js';
import type { Operation, SecurityScheme } from './operation.js';

/** An issue found by a validator: the schema keyword that a value violates. */
export interface ValidationIssue {
  /** JSON pointer (RFC 6901) into the value. */
  readonly instancePath: string;
  readonly keyword: string;
  /** Details of the keyword, such as the limit that was exceeded. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Returns whether a value is valid; adds what is wrong to `issues`, if given. */
export type Validate = (value: unknown, issues?: ValidationIssue[]) => boolean;

/** Validators for the requests of one operation. */
export interface RequestValidators {
  /** Validates `{path?, query?, headers?, cookies?}`: the locations with declared parameters, each present. */
  readonly parameters?: Validate;
  /** One validator for all media types, or one by media type. For a stream, it validates each item. */
  readonly body?: Validate | Readonly<Record<string, Validate>>;
  /** Validates the headers of the parts of a multipart body, by the same rules. */
  readonly partHeaders?: Validate | Readonly<Record<string, Validate>>;
}

/** An example of a body; its parts may be files. */
export type ExampleBody = Json | File | readonly ExampleBody[] | { readonly [name: string]: ExampleBody };

/** An example of a response. */
export interface ExampleResponse {
  readonly body?: ExampleBody;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, Json>>;
  /** Headers of the parts of a multipart body. */
  readonly partHeaders?: readonly Json[] | { readonly [name: string]: Json };
  /** Its name in the document. */
  readonly name?: string;
  /** Other examples of the response, by name. */
  readonly others?: Readonly<Record<string, ExampleResponse>>;
}

/**
 * Generates a random response that is valid for its schemas; deterministic for a given seed. Throws if none is found.
 */
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

/** By operation id, then by status. Mock mode responds with the first 2XX. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ExampleResponse>>>>;

/** The data that a generated server has of its document. */
export interface ServerDefinition {
  readonly operations: readonly Operation[];
  /** The path of the document's servers, or their paths; absent if one of them has none. */
  readonly basePath?: string | readonly string[];
  /** Methods and paths of operations that were left out; requests to them get a 501 (RFC 9110, 15.6.2). */
  readonly skipped?: readonly (readonly [method: string, path: string])[];
  /** By operation id. */
  readonly validators: Readonly<Record<string, RequestValidators>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** Template for error bodies (`x-error-body`); see `problemBody`. Absent: problem details (RFC 9457). */
  readonly errorBody?: Json;
  /** Loaded in mock mode only. */
  readonly examples?: () => Promise<Examples>;
  /** Generates mock responses for requests with `Prefer: dynamic=true`. */
  readonly dynamic?: MakeDynamic;
  /**
   * Validators of response bodies by `<operationId> <status or range or default>`, followed by the media type if there
   * are several. Loaded with `validateResponses` only.
   */
  readonly responseValidators?: () => Promise<Readonly<Record<string, Validate>>>;
}
