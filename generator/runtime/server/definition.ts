import type { Json } from '../codec/operation.js';
import type { Examples } from './examples.js';
import type { Operation, SecurityScheme } from './operation.js';
import type { RequestValidators, ResponseValidators } from './validators.js';

/**
 * Generates a random response that is valid for its schemas; the same seed gives the same response. Throws if none is
 * found.
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

/** What a generated server knows about its document. */
export interface ServerDefinition {
  readonly operations: readonly Operation[];
  /** The path of the document's servers, or several if they differ; absent if the URL of a server has no path. */
  readonly basePath?: string | readonly string[];
  /** Methods and paths of operations that were not generated. Requests to these get a 501 (RFC 9110, 15.6.2). */
  readonly skipped?: readonly (readonly [method: string, path: string])[];
  /** Request validators by operation id. */
  readonly validators: Readonly<Record<string, RequestValidators>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  /** Template for error bodies (`x-error-body`); see `problemBody`. Default: problem details (RFC 9457). */
  readonly errorBody?: Json;
  /** Loads the examples, in mock mode only. */
  readonly examples?: () => Promise<Examples>;
  /** Generates mock responses for requests with `Prefer: dynamic=true`. */
  readonly dynamic?: MakeDynamic;
  /** Response validators by operation id, loaded only with `validateResponses`. */
  readonly responseValidators?: Readonly<Record<string, ResponseValidators>>;
}
