// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Embed, EmbedCreateRequest } from '../embed.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface CreateEmbedRequest {
  /** The page to embed. */
  body: EmbedCreateRequest;
}

export type CreateEmbedResult =
  | TypedResponse<201, Embed, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetEmbedPath {
  /** The signed id of the embed. At least 1 character. Example: `"sgid-embed-2301"`. */
  sgid: string;
}

export interface GetEmbedRequest {
  path: GetEmbedPath;
}

export type GetEmbedResult =
  | TypedResponse<200, Embed, XRequestIdHeaders>
  | Errors[401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
