import type { Json } from '../codec/operation.js';

/** An example of a body, which may be or contain files. */
export type ExampleBody = Json | File | readonly ExampleBody[] | { readonly [name: string]: ExampleBody };

/** An example of a response. */
export interface ExampleResponse {
  readonly body?: ExampleBody;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, Json>>;
  /** Headers of the parts of a multipart body. */
  readonly partHeaders?: readonly Json[] | { readonly [name: string]: Json };
  /** Name of the example in the document. */
  readonly name?: string;
  /** Other examples of the response, by name. */
  readonly others?: Readonly<Record<string, ExampleResponse>>;
}

/** Examples by operation id, then by status. Mock mode responds with the first 2XX. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ExampleResponse>>>>;
