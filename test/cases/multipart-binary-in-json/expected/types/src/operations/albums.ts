// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Album } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** What `sendAlbum` sends. */
export interface SendAlbumRequest {
  body: Album;
}

/** The responses of `sendAlbum`, by status. */
export type SendAlbumResult =
  | TypedResponse<200, Album, Record<never, never>, 'multipart/form-data'>
  | TypedResponse<422, unknown>;

/** What `sendList` sends. */
export interface SendListRequest {
  body: readonly [SendListBody1, readonly string[], string, File?, ...unknown[]];
}

export interface SendListBody1 {
  icon: string;
}

/** The responses of `sendList`, by status. */
export type SendListResult = TypedResponse<204>;
