// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Album } from '../schemas.js';

export interface SendAlbumRequest {
  body: Album;
}

export type SendAlbumResult =
  | TypedResponse<200, Album, Record<never, never>, 'multipart/form-data'>
  | Errors[422];

export interface SendListRequest {
  body: readonly [SendListBody1, readonly string[], string, File?, ...unknown[]];
}

export interface SendListBody1 {
  /** Format: binary. */
  icon: string;
}

export type SendListResult = TypedResponse<204>;
